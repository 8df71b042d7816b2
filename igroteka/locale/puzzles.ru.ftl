# Задачи.
puzzles-about = Позиции из партий ботов, где один ход лучше всех остальных. Найдите его.
puzzles-ask = Один ход лучше всех остальных. Какой?
puzzles-right = Верно: шанс победить { $percent }. Следующий по силе ход — { $second }: { $next }.
puzzles-wrong = { $best } — лучше: шанс победить { $percent }, а не { $mine }.
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
