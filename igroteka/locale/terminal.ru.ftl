# Слова, которые есть только в терминале. О чём спрашивает стол — в page.ru.ftl, слова игры — в её папке.

terminal-scroll = листать
terminal-curtain = Сейчас на экран смотрит только { $who }. Enter откроет занавес.
terminal-closed = Стол закрыт.
terminal-in-words = Словами
terminal-notation = Ввести ход
terminal-notation-ask = Ход, как он пишется, или его номер
terminal-leave = Встать
terminal-quit = Выйти
terminal-forget = Забыть партию
terminal-key-arrows = перейти к другому варианту и выбрать его
terminal-key-rules = правила, о которых сейчас речь
terminal-key-leave = к полке; партия на этом компьютере сохранится
terminal-key-quit = выйти; партия на этом компьютере сохранится
terminal-key-faster = на сервере: боты не тянут время, пока не спросят человека
terminal-key-vote = на сервере: голосовать, чтобы место ушедшего занял бот
terminal-continue = Продолжить: { $game }, игроков: { $players }
terminal-on = вкл.
terminal-off = выкл.
terminal-animations = Анимация
terminal-players = игроков: { $low }–{ $high }
terminal-join = Стол на сервере…
terminal-join-ask = Ссылка на стол; или адрес сервера, чтобы открыть там стол
terminal-records = Законченные партии
terminal-change = изменить
terminal-eyes-all = Что известно всем
terminal-decision = решения
terminal-played = Сыграно: { $move }, шансы на победу { $chance }.
terminal-turning-point = ▲ Перелом: { $words }
terminal-key-digits = этот вариант; если их больше девяти, цифры его отмечают
terminal-key-pace = итоги остаются на столе
terminal-key-scroll = листать поле, если терминал низкий
terminal-key-escape = закрыть открытое (подсказку, лист), потом встать из-за стола
terminal-pace = Итоги
terminal-pace-key = до нажатия
terminal-pace-calm = спокойно
terminal-pace-usual = обычно
terminal-pace-brisk = быстро
terminal-pace-none = без остановок
terminal-go-on = Любая клавиша — дальше
terminal-may-change = Ещё можно передумать.
terminal-link = Ссылка на этот стол:
terminal-begins = Начинает партию { $who }.
terminal-you-begin = Партию начинаете вы.
terminal-leave-ask = Встать из-за стола?
terminal-left-here = Партия сохранится: её можно продолжить в любое время.
terminal-left-there = Место останется за вами: вернуться можно по той же ссылке.
terminal-stay = Остаться
terminal-stop-analysis = Остановить разбор? Сделанное сохранится.
terminal-quit-ask = Выйти?
terminal-open-which = Какую игру открыть на этом сервере?

# Построчно (--plain)
plain-hello = Игра «{ $game }», вы — { $who }.
plain-hello-several = Игра «{ $game }», несколько человек за одной клавиатурой.
plain-watching = Игра «{ $game }», вы смотрите.
plain-your-turn = { $who }, ваш ход.
plain-moves = { $count ->
        [one] { $count } ход:
        [few] { $count } хода:
       *[other] { $count } ходов:
    }
plain-help = Число — всегда номер в списке; другие ходы можно вводить и так, как они пишутся. Слова: помощь, стол, ходы, правила, подсказка, назад, журнал, выход.
plain-help-more = помощь (help): эта справка. стол (table): положение. ходы (moves): список. правила (rules): правила, о которых сейчас речь; правила E3.2: один пункт. подсказка (hint): как сыграл бы бот. назад (undo): вернуть свой последний ход. журнал (log): всё, что было. сказать ТЕКСТ (say): всем за столом на сервере. вернуться (back): за вас играл бот, а вы снова здесь. выход (quit): встать; партия на этом компьютере сохранится.
plain-prompt = Ваш ход:
plain-kept = Партия сохранена: igroteka play --plain продолжит её.
plain-record = Запись партии: { $file }.
plain-pass-on = Теперь ходит { $who }. Нажмите Enter, когда на экран смотрит только { $who }:
plain-resume = Есть неоконченная партия: { $game }, игроков: { $players }, { $when }. Продолжить? (да, нет):
plain-which = Какая игра? Номер или название:
plain-chat = { $who }: { $text }
plain-sit = Ваше место: { $seat }.
plain-watch-server = Все места заняты: вы смотрите.
plain-waits = Слова: начать, выход.
plain-waits-others = Слова: сказать, выход.
plain-lost = Связь пропала, пробуем снова.
plain-found = Связь вернулась.
plain-step = Действие { $at } из { $all }: { $where }.
plain-replay-help = Enter или дальше, назад, номер, конец, глаза, стол, разбор, правила, выход:
plain-replay-no = Здесь нет «{ $typed }».
replay-at = ход { $at } из { $all }
replay-end = конец

# Задачи и их поиск.
puzzles-one = Задача { $id }, рейтинг { $rating }
puzzles-you-are = Вы — { $who }.
puzzles-theme = О чём задача: { $theme } ({ $clause }).
puzzles-rating = Ваш рейтинг в игре «{ $game }»: { $rating }
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
