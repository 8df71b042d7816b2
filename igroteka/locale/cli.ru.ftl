# Слова командной строки: по одной строке, без переменных (см. igroteka/cli/words.py).

cli-about = Игротека: небольшие числовые игры — играть, изучать, моделировать.
cli-commands = Команды
cli-command = КОМАНДА
cli-more = Подробнее о команде
cli-options = Параметры
cli-arguments = Аргументы
cli-help = показать эту справку и выйти
cli-lang = язык: en или ru (по умолчанию — из LANG)
cli-debug = показать, откуда взялась ошибка
cli-version = показать версию
cli-see-help = Справка
cli-choosing-players = сколько игроков (по умолчанию — как обычно в этой игре)
cli-choosing-option = настройка игры, например gifts=12; можно повторять
cli-choosing-cards = файл с другим составом коробки (см. cards.toml игры)
cli-play = играть в терминале: с ботами, с друзьями рядом или за столом на сервере
cli-play-game = игра или ссылка на стол на сервере; без неё выбирают в меню
cli-play-seed = делает раздачи и ходы соперников повторяемыми
cli-play-watch = все места играют сами, вы только смотрите
cli-default = по умолчанию
cli-play-bots = уровни ботов через запятую: novice, casual, strong, master (по умолчанию: casual)
cli-play-name = ваше имя (по умолчанию: имя входа в систему); если повторить, за одной клавиатурой играют несколько человек
cli-play-server = открыть стол на этом сервере, чтобы к нему пришли другие; места без ботов ждут тех, кто придёт
cli-play-new = начать новую партию, не спрашивая о неоконченной
cli-play-resume = продолжить последнюю неоконченную партию
cli-play-plain = построчно, для программ экранного доступа и конвейеров (включается само, если терминала нет)
cli-play-no-animation = показывать всё сразу, без анимации
cli-play-example-menu = выбрать в меню игру, параметры и соперников
cli-play-example-bots = пятеро за столом: вы и четыре сильных бота
cli-play-example-hot = двое за одной клавиатурой, на других местах боты, двенадцать подарков
cli-play-example-server = сесть за стол, который другие видят на странице
cli-play-example-open = открыть стол на сервере и ждать остальных
cli-play-example-plain = построчно, по-русски
cli-replay = просмотреть запись партии по шагам, с разбором
cli-replay-file = запись партии
cli-replay-eyes = чьими глазами: open (все карты), all (что известно всем) или номер места (по умолчанию: open)
cli-replay-at = начать после стольких действий (по умолчанию: 0)
cli-replay-analysis = разбор, записанный командой igroteka analyse --json (по умолчанию: тот, что лежит рядом с записью)
cli-replay-example-open = стрелки листают вперёд и назад
cli-replay-example-eyes = глазами второго места, с 40-го действия
cli-replay-example-analysis = с шансами, ошибками и переломами
cli-completion = научить оболочку дополнять наши команды
cli-completion-shell = ваша оболочка: bash, zsh или fish
cli-completion-example-bash = строка для ~/.bashrc (для zsh: ~/.zshrc, со словом zsh)
cli-completion-example-fish = один раз
cli-examples = Примеры
cli-exit-codes = Коды выхода: 0 всё хорошо, 1 что-то не удалось, 2 неверный вызов, 130 прервано.
cli-environment = Переменные среды: LANG или IGROTEKA_LANG задают язык, NO_COLOR убирает цвета, IGROTEKA_DATA указывает, где хранить партии.
cli-argparse-usage = вызов:
cli-argparse-required = не хватает: %s
cli-argparse-unrecognized = непонятно, что это: %s
cli-argparse-argument = %(argument_name)s: %(message)s
cli-argparse-choice = %(value)r не подходит, возможны %(choices)s
cli-argparse-value = %(value)r не подходит: нужно число
cli-argparse-one = нужно значение
cli-argparse-some = нужно хотя бы одно значение
cli-argparse-not-with = нельзя вместе с %s
cli-rules-example-whole = вся книга правил
cli-rules-example-clause = один пункт с примером
cli-rules-example-list = все пункты с заголовками
cli-serve-example-home = для себя, по адресу http://127.0.0.1:8028/
cli-serve-example-network = для всех в вашей сети
cli-serve-example-postgres = один из нескольких процессов за прокси
cli-arena-example-two = два уровня друг против друга
cli-arena-example-report = с отчётом, который можно посмотреть
cli-analyse-example-read = прочесть в терминале
cli-analyse-example-page = страницей с графиком шансов
cli-scenarios-example = проверить примеры игры
cli-verify-example = пересчитать каждую тасовку
cli-admin-example-tables = все столы
cli-admin-example-backup = всё в одном файле
cli-bench-example = одна игра рядом с другими библиотеками
cli-rules = прочитать правила целиком или один пункт с примером
cli-scenarios = проверить файлы примеров: по строке на пример, код 1, если какой-то не сошёлся
cli-scenarios-files = файлы YAML с примерами
cli-scenarios-quiet = показать только те, что не сошлись
cli-bench = измерить скорость игр, при желании рядом с другими программами

# igroteka rules
cli-rules-game = код игры; если не указан, показать список игр
cli-rules-clause = пункт (E3.4) или раздел (E3), который пояснить; если не указан, все правила
cli-rules-example = показать этот пример к пункту вместо первого
cli-rules-all = показать все примеры к пункту
cli-rules-list = перечислить пункты с заголовками
cli-rules-html = записать правила страницей для браузера: igroteka rules ИГРА --html > rules.html

# igroteka bench
cli-bench-games = коды игр; если не указаны, все игры
cli-bench-seconds = сколько секунд измерять каждую строку (по умолчанию 2)
cli-bench-json = записать все измерения, отрезок за отрезком, ещё и в файл
cli-bench-peers = в том же прогоне измерить OpenSpiel, RLCard и python-chess
cli-bench-cuda = измерить игры ещё и на видеокарте NVIDIA
cli-bench-browser = только браузер: игры в Node и Chromium рядом с родным кодом, и как быстро открывается страница
cli-bench-memory = узнать, сколько памяти нужно миллиону партий каждой игры (занимает минуты)

# igroteka serve
cli-serve = открыть живые столы для людей и ботов
cli-serve-port = порт (по умолчанию 8028)
cli-serve-host = адрес, на котором слушать (по умолчанию 127.0.0.1; 0.0.0.0 — вся сеть)
cli-serve-database = postgresql://… для нескольких процессов (по умолчанию файл SQLite в папке данных)
cli-serve-data = папка данных (по умолчанию — папка пользователя)
cli-serve-base-path = путь, под которым сервер виден через прокси, например /games
cli-serve-origins = другие адреса, чьим страницам можно подключаться, через запятую
cli-serve-public-url = с чего начинаются ссылки в сообщениях «ваш ход»
cli-serve-trusted-proxies = адреса прокси, чьему X-Forwarded-For можно верить (по умолчанию 127.0.0.1)
cli-serve-log-format = json или text (по умолчанию json)
cli-serve-secure-cookies = cookie только по TLS: включите за https-прокси
cli-serve-bot-pace = сколько секунд бот тратит на ход (по умолчанию 0.7)
cli-serve-bot-threads = сколько ботов думают одновременно (по умолчанию 2)
cli-serve-config = файл TOML с теми же настройками; каждая есть и как переменная среды: IGROTEKA_PORT …
cli-site = записать страницу как папку файлов для любого хостинга, без сервера
cli-site-folder = куда записать: новая папка или прежний такой сайт
cli-site-base = путь на хосте, если он известен заранее, например /games/ (по умолчанию папка работает там, где лежит)
cli-site-example = папка для GitHub Pages и любого другого хостинга
cli-site-example-base = для подпапки сайта, который отдаёт nginx
cli-verify = проверить раздачи партии, сыгранной за столом сервера
cli-verify-file = запись партии
cli-admin = присматривать за сервером: столы, игроки, резервные копии
cli-admin-deed = tables, players и reports показывают столы, игроков и жалобы; settle убирает разобранную жалобу; remove удаляет стол или игрока; export пишет все записи в папку; backup и restore — резервная копия одним файлом
cli-admin-what = код стола или игрока; файл или папка

# igroteka arena и igroteka analyse
cli-arena = пусть боты играют друг с другом: кто сильнее
cli-arena-game = игра
cli-arena-bots = боты через запятую: novice, casual, strong, master, advice, random, search:2000 (розыгрышей на ход), search:100ms, oracle:2000 (видит все карты)
cli-arena-against = сажать каждого бота одного за стол из таких ботов
cli-arena-games = партий, не больше (по умолчанию 1000)
cli-arena-seed = одно и то же число — одни и те же раздачи (по умолчанию 0)
cli-arena-until-decided = остановиться, как только каждый бот явно выше или ниже своей равной доли
cli-arena-json = записать отчёт как JSON
cli-arena-html = записать отчёт как веб-страницу
cli-arena-ray = играть на кластере Ray: его адрес или local
cli-analyse = разобрать партию: шансы, ошибки и везение
cli-analyse-file = запись партии
cli-analyse-time = сколько думать над ходом: 20ms, 2s
cli-analyse-time-form = время выглядит так: 20ms или 2s
cli-analyse-playouts = сколько розыгрышей на ход (по умолчанию 3000): одно и то же число — один и тот же результат
cli-analyse-json = записать разбор как JSON
cli-analyse-html = записать разбор как веб-страницу

# igroteka games
cli-games = показать игры и их настройки
cli-games-game = игра; без неё — все
cli-games-example-all = все игры и их настройки
cli-games-example-one = одна игра, по-русски

# igroteka train
cli-train = пусть поиск играет сам с собой, а советы игры на этом учатся
cli-train-game = игра
cli-train-games = сколько партий сыграть для обучения (по умолчанию 240); каждая пятая остаётся для проверки
cli-train-playouts = розыгрышей на каждое решение (по умолчанию 800)
cli-train-seed = одно и то же число — одни и те же партии (по умолчанию 0)
cli-train-data = папка для партий, чтобы продолжить с того же места (по умолчанию — кэш пользователя)
cli-train-out = куда записать выученное (по умолчанию рядом с советами игры, learned.toml)
cli-train-example = выучить заново на партиях с разным числом игроков
cli-train-example-try = небольшая проба, которая ничего не меняет
