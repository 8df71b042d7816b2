# Задачи: на странице и в терминале.
puzzles-about = Позиции из партий ботов, где один ход лучше всех остальных. Найдите его.
puzzles-ask = Один ход лучше всех остальных. Какой?
puzzles-one = Задача { $id }, рейтинг { $rating }
puzzles-you-are = Вы — { $who }.
puzzles-right = Верно: шанс победить { $percent }. Следующий по силе ход — { $second }: { $next }.
puzzles-wrong = { $best } — лучше: шанс победить { $percent }, а не { $mine }.
puzzles-theme = О чём задача: { $theme } ({ $clause }).
puzzles-rating = Ваш рейтинг в игре «{ $game }»: { $rating }
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
puzzles-solved = Верно { $right } из { $tried }
puzzles-tried-none = Ещё ни одной не решали
puzzles-next = Дальше
puzzles-again = Сначала
puzzles-see = Показать ответ
puzzles-seen = Лучший ход — { $best }: шанс победить { $percent }. Следующий по силе — { $second }: { $next }.
puzzles-themes = Темы
puzzles-solve = Решать
puzzles-solve-game = { $game }: решать задачи
puzzles-solve-theme = Решать: { $theme }
puzzles-mine = Рейтинг { $rating }
puzzles-its = Задача { $rating }
puzzles-none = Для этой игры задач пока нет.
puzzles-missing = Задачи не загрузились. Попробуйте снова, когда будет связь.
# В терминале.
puzzles-terminal-help = Ответьте номером или ходом. «стол» рассказывает позицию снова, «правила» — пункт, о котором задача, «выход» — уйти.
puzzles-terminal-move = Ваш ход:
puzzles-terminal-next = Enter — следующая задача, «выход» — уйти:
puzzles-terminal-no = «{ $typed }» — не из этих ходов.
puzzles-mined = Партий: { $games }, решений: { $decisions }; задач найдено: { $found }, проверку выдержали: { $stand }.
puzzles-written = { $taken ->
    [one] { $taken } задача
    [few] { $taken } задачи
   *[other] { $taken } задач
} в файле { $file }.
