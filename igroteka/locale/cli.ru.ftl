# Слова командной строки: по одной строке, без переменных (см. igroteka/cli/words.py).

cli-about = Игротека: четыре небольшие числовые игры — играть, изучать, моделировать.
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
cli-play = сыграть партию в терминале
cli-play-game = код игры; если не указан, игру можно выбрать из списка
cli-play-players = сколько игроков, считая вас
cli-play-option = настройка игры, например gifts=12; можно повторять
cli-play-cards = файл с другим составом коробки (см. cards.toml игры)
cli-play-seed = делает раздачи и ходы соперников повторяемыми
cli-play-watch = все места играют сами, вы только смотрите
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
cli-verify = проверить раздачи партии, сыгранной за столом сервера
cli-verify-file = запись партии
cli-admin = присматривать за сервером: столы, игроки, резервные копии
cli-admin-deed = tables и players показывают список; remove удаляет; export пишет все записи в папку; backup и restore — резервная копия одним файлом
cli-admin-what = код стола или игрока; файл или папка

# igroteka arena и igroteka analyse
cli-arena = пусть боты играют друг с другом: кто сильнее
cli-arena-game = игра
cli-arena-bots = боты через запятую: novice, casual, strong, master, advice, random, search:2000 (розыгрышей на ход), search:100ms, oracle:2000 (видит все карты)
cli-arena-against = сажать каждого бота одного за стол из таких ботов
cli-arena-players = игроков за столом (по умолчанию — как обычно в этой игре)
cli-arena-games = партий, не больше (по умолчанию 1000)
cli-arena-option = настройка игры, например deck=zoch; можно повторять
cli-arena-cards = играть другими картами — из файла, устроенного как cards.toml игры
cli-arena-seed = одно и то же число — одни и те же раздачи (по умолчанию 0)
cli-arena-until-decided = остановиться, как только каждый бот явно выше или ниже своей равной доли
cli-arena-json = записать отчёт как JSON
cli-arena-html = записать отчёт как веб-страницу
cli-arena-ray = играть на кластере Ray: его адрес или local
cli-analyse = разобрать партию: шансы, ошибки и везение
cli-analyse-file = запись партии
cli-analyse-time = сколько миллисекунд думать над ходом
cli-analyse-playouts = сколько розыгрышей на ход (по умолчанию 3000): одно и то же число — один и тот же результат
cli-analyse-json = записать разбор как JSON
cli-analyse-html = записать разбор как веб-страницу
