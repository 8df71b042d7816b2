# Общее для всех игр. Слова каждой игры лежат в её папке.

seat-name = Место { $number }

error-option-form = «{ $found }» — не настройка; она выглядит так: «gifts=12».
error-option-unknown = У игры { $game } нет настройки «{ $option }»; есть { $options }.
error-option-whole = «{ $option }» — целое число от { $low } до { $high }, а не «{ $value }».
error-option-switch = «{ $option }» — true или false, а не «{ $value }».
error-option-choice = «{ $option }» — одно из: { $choices }, а не «{ $value }».
error-seat-none-such = За столом на { $players } нет места { $seat }: места идут от 0 до { $last }, а -1 — тот, кто только смотрит.
error-game-unknown = Игры «{ $game }» нет; есть { $games }.
error-train-nothing = В советах игры { $game } нет выученных таблиц: учить нечего.

error-cards-none = Карты — это файл TOML, такой же словарь или "tiny", а не { $given }.
error-cards-unreadable = Файл карт { $file } не читается: { $reason }.

error-position-mapping = «{ $key }» — это набор ключей и значений, а не { $given }.
error-position-key = Ключа «{ $key }» здесь в позиции нет; есть { $keys }.
error-position-value = «{ $key }» не может быть { $given }; может быть { $wanted }.
error-position-too-many = Столько карт «{ $card }» в игре нет.
error-position-contradiction = «{ $key }» не может быть { $given }: из остальной позиции следует { $follows }.
error-position-unreadable = Позицию не удаётся прочитать: { $reason }.

error-move-over = Партия окончена: «{ $move }» уже не сыграть.
error-move-turn = Сейчас ходит игрок на месте { $actor }: «{ $move }» придётся отложить.
error-move-not-chance = Сейчас ничего не выпадает: ход за игроком, или партия окончена.
error-move-no-such-card = Карты «{ $card }» в игре нет.
error-move-card-used-up = Карт «{ $card }» больше не осталось.

error-record-empty = Файл пуст; запись начинается со строки «{ $first }».
error-record-first-line = Строка { $line }: запись начинается с «{ $first }», а не с «{ $found }».
error-record-format = Строка { $line }: у записи формат { $found }, а программа читает формат { $known }.
error-record-header = Строка { $line }: «{ $found }» — не строка заголовка; она выглядит так: «game: eight28».
error-record-repeated = Строка { $line }: «{ $key }» встречается дважды.
error-record-missing = Строка { $line }: в заголовке нет «{ $key }».
error-record-game = Строка { $line }: { $reason }
error-record-version = Строка { $line }: партия сыграна по версии { $found } правил { $game }, а программа играет по версии { $known }.
error-record-options = Строка { $line }: «{ $found }» — не настройка; она выглядит так: «players=4».
error-record-seats = Строка { $line }: имён { $found }, а мест { $players }.
error-record-move = Строка { $line }: «{ $move }» здесь сыграть нельзя. { $reason }
error-record-result = Строка { $line }: в заголовке «{ $found }», а ходы приводят к «{ $follows }».
error-record-hidden = Строка { $line }: «{ $move }» скрыто: запись глазами одного игрока переиграть нельзя.

error-device-cuda = Для device="cuda" нужны видеокарта NVIDIA и дополнение igroteka[cuda]: { $reason }.
error-device-unknown = Устройства «{ $device }» нет; есть cpu и cuda.

error-scenario-file = { $file } не читается: { $reason }.
error-scenario-list = В { $file } должен быть список примеров.
error-scenario-form = Пример { $number }: нужен набор ключей, как минимум «clause» и «game».
error-scenario-keys = Пример { $number }: неизвестные ключи { $keys }; известны { $known }.
error-scenario-entry = Пример { $number }: { $entry } — должно быть ходом, {"{"}move, seat{"}"} или {"{"}illegal, because, seat{"}"}.
error-scenario-clause = «{ $move }» запрещает { $found }, а не { $wanted }.
error-scenario-changed = Отказ от «{ $move }» изменил позицию.
error-scenario-allowed = «{ $move }» разрешено, а должно быть запрещено по { $wanted }.
error-scenario-then = «{ $key }» должно быть { $wanted }, а получилось { $found }.
error-scenario-legal = Ходами должны быть { $wanted }, а получились { $found }.

play-number-please = Нужен номер от 1 до { $count }.

# Рисунки стола и правила (igroteka rules)

draw-over = { $count ->
        [one] Партия окончена. Победа: { $winners }.
       *[other] Партия окончена. Победу делят: { $winners }.
    }

rules-name-1 = Вера
rules-name-2 = Олег
rules-name-3 = Катя
rules-name-4 = Максим
rules-name-5 = Аня
rules-name-6 = Борис
rules-name-7 = Дина
rules-name-8 = Егор
rules-chance = Случай
rules-chance-alone = { $count ->
        [one] Дальше решает случай: { $count } действие.
        [few] Дальше решает случай: { $count } действия.
       *[other] Дальше решает случай: { $count } действий.
    }
rules-games = Правила какой игры? igroteka rules ИГРА, например: igroteka rules { $game }
rules-example = Пример { $number } из { $count }: { $title }
rules-seen-by = Так это видит { $who }.
rules-before = Сначала
rules-after = В итоге
rules-legal = Теперь можно: { $moves }
rules-move = { $who }: { $move }
rules-refused = { $who }: { $move } (нельзя)
rules-more = { $count ->
        [one] Есть ещё { $count } пример: все покажет --all, один — --example N.
        [few] Есть ещё { $count } примера: все покажет --all, один — --example N.
       *[other] Есть ещё { $count } примеров: все покажет --all, один — --example N.
    }
rules-no-example = Отдельного примера нет.
rules-patience = Примеры разыгрываются; в первый раз это занимает немного времени.
rules-lid-players = { $low }–{ $high } игроков
rules-lid-age = { $age ->
        [one] от { $age } года
       *[other] от { $age } лет
    }
rules-lid-minutes = { $minutes ->
        [one] около { $minutes } минуты
       *[other] около { $minutes } минут
    }
rules-page-title = { $game }: правила
rules-page-contents = Содержание
rules-page-examples = { $count ->
        [1] Пример
       *[other] Примеры ({ $count })
    }

error-rules-clause = В правилах «{ $game }» нет пункта «{ $clause }»; ближайшие — { $nearest }.
error-rules-example = К пункту { $clause } { $count ->
        [0] примеров нет
        [one] есть { $count } пример
        [few] есть { $count } примера
       *[other] есть { $count } примеров
    }, а номера { $number } среди них нет.
error-rules-missing = Правил игры «{ $game }» на этом языке нет.
error-rules-form = Строка { $line } правил: «{ $found }» здесь не на месте.

# Many games at once, and the researcher's tools
error-vector-shape = step() берёт по одному действию на каждую партию: массив формы { $wanted }, а не { $given }.
error-vector-action = Действие { $action } в партии { $number } недоступно: возможные отмечены в её строке masks.
error-vector-row = Партии { $given } среди этих { $n } нет; счёт идёт с 0.
error-vector-whole = step() берёт номера ходов — массив целых чисел, а не { $given }.
error-decide-nothing = Игроку на месте { $seat } сейчас решать нечего: бота спрашивают о ходе того, кто ходит (state.actors).
error-observer-parameters = У наблюдения параметров нет, а указаны: { $given }.
error-action-whole = Ход — целое число, а не { $given }.
error-game-not-made = Здесь нужна игра, какую даёт igroteka.game("twelve-days"), а не { $given }.
error-seed-whole = Seed — целое число, а не { $given }.
error-history-texts = История — это ходы по одному, как в state.history, а не { $given }.
error-games-count = Число партий — целое, от 0, а не { $given }.
error-extra-missing = Для { $module } нужно дополнение, а оно не установлено: pip install 'igroteka[{ $extra }]'.

# igroteka bench
bench-machine = Игротека { $igroteka }, Python { $python }, Numba { $numba }, NumPy { $numpy }; { $processor }, { $cores ->
        [one] { $cores } ядро
        [few] { $cores } ядра
       *[other] { $cores } ядер
    }
bench-how = Секунды — это секунды процессорного времени. Число в таблице — медиана отрезков по { NUMBER($seconds, maximumFractionDigits: 2) } с, измеренных по очереди; отрезков { $slices }.
bench-share = Пока шли измерения, процессор был занят этой программой { $percent } % времени.
bench-game = { $name } ({ $game }): игроков { $players }, состояние занимает { $bytes } Б
bench-median = медиана
bench-slowest = худший
bench-fastest = лучший
bench-way-compiled = скомпилировано, одно ядро
bench-way-python = из Python
bench-way-search = поиск, одно ядро
bench-unit-steps = шагов/с
bench-unit-decisions = решений/с
bench-unit-games = партий/с
bench-unit-moves = ходов/с
bench-unit-playouts = розыгрышей/с
bench-peers = Другие программы в том же прогоне: { $peers }
bench-missing = { $peer } не установлен и пропущен; установить: { $command }
bench-ratios = По сравнению с самой быстрой игрой OpenSpiel
bench-ratio-compiled = решений/с в скомпилированном виде ÷ { $rival }
bench-ratio-python = ходов/с из Python ÷ { $rival }
bench-ratio-search = розыгрышей/с в поиске ÷ ISMCTS на { $rival }
bench-thinking = Ход бота на одном ядре: медиана и самый долгий из многих
bench-median-slowest = { NUMBER($median, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { NUMBER($slowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
bench-startup = Запуск: { $rounds ->
        [one] лучший из { $rounds } раза
       *[other] лучший из { $rounds } раз
    }, по очереди, процессорное время
bench-numba-left-alone = import igroteka не загружает numba.
bench-numba-imported = import igroteka загружает numba, а не должен.
bench-memory = Память; случайных партий: { $games }
bench-results = результаты
bench-growth = сверх них на пике
bench-cuda = { $device }: за один запуск партий { $games }, шагов/с
bench-kernel = одно ядро CUDA
bench-whole = со всем копированием
bench-confirmed = Из них { $games } партий каждой игры сыграл и центральный процессор: всё совпало.
bench-number = { NUMBER($number, maximumFractionDigits: 0) }
bench-times = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ×
bench-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
bench-megabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ

error-device-differs = Видеокарта и процессор сыграли одни и те же партии «{ $game }» с разными результатами.
site-written = { $folder }: { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ. Подойдёт любой хостинг; посмотреть здесь: python -m http.server --directory { $folder }
error-site-page = Страница ещё не собрана: сначала запустите «make page» в папке с исходниками.
error-site-folder = В папке { $folder } лежит что-то другое. Укажите новую папку или ту, которую уже записала команда igroteka site.
error-site-write = Не удалось записать { $folder }: { $reason }.
error-site-base = «{ $base }» не похоже на путь; он выглядит так: /games/.
bench-browser = В браузере: на секунду процессорного времени, медианы отрезков, и во сколько раз это больше, чем у родного кода
bench-browser-native = родной код
bench-browser-beginning = Модуль собран и показана первая позиция; ход мастера в Chromium, медиана / самый долгий, мс
bench-browser-master = мастер
bench-browser-opening = Страницу открыли на медленном 4G из Lighthouse с процессором, замедленным вчетверо
bench-browser-shelf = полка
bench-browser-move = первый ход
bench-browser-again = то же во второй раз
error-bench-needs = Для этого нужно: { $what }. Его здесь нет.
error-file-write = Файл { $file } не записать: { $reason }.
error-docs-missing = В этой установке нет документации. В клоне репозитория её собирает make docs.
error-file-trouble = { $file }: { $reason }.

error-bot-unknown = Бота «{ $bot }» нет; есть { $bots }.
error-cards-no-tiny = Для игры { $game } нет крошечной коробки; она есть для: { $games }.

# Живые столы и сервер
error-table-not-begun = Партия за этим столом ещё не началась.
error-table-waiting = Партия за этим столом ещё не началась.
error-table-playing = Партия за этим столом уже началась.
error-table-over = Партия за этим столом окончена.
error-table-later = Вы видите этот стол с задержкой в { $delay } с, а сейчас там так сделать нельзя.
error-table-host = Это может только хозяин стола.
error-table-full = Все места за этим столом заняты.
error-table-invited = За этот стол садятся по приглашению: попросите у хозяина стола ссылку на место.
error-invite-stranger = Позвать можно тех, с кем вы доиграли партию.
error-invite-there = Этот гость уже сидит за столом.
error-bot-away = { $who } не на связи: его программа должна читать свой поток.
error-bot-many = У вас уже { $most ->
    [one] { $most } бот
    [few] { $most } бота
   *[other] { $most } ботов
}: сначала отзовите ключ одного из них.
error-bot-not-yours = Такого бота у вас нет.
error-bot-only = Это для ботов: войдите с ключом бота.
error-bot-never = Ботам это нельзя: это делают их владельцы.
error-bot-uninvited = К этому столу бота сейчас никто не зовёт.
error-bot-tables = Бот сидит не больше чем за { $most ->
    [one] { $most } столом
   *[other] { $most } столами
} сразу.
error-bot-often = Бот обращается слишком часто: попробуйте через { $seconds } с.
error-table-not-full = Есть свободные места: дождитесь игроков или посадите ботов.
error-table-empty = За этим столом никого нет.
error-table-seats = { $game }: игроков { $players }, значит, и мест { $players }, а не { $found }.
error-table-unknown = Такого стола нет; возможно, ссылка устарела или скопирована не целиком.
error-table-nobody = Кто открывает стол, тот за него и садится.
error-table-rated = Для рейтинговой партии нужны хотя бы двое разных игроков или ботов; игра на одном устройстве не подходит.
error-table-many = У вас слишком много открытых столов ({ $count }): сначала закончите или покиньте какой-нибудь.
error-seat-already = Вы уже сидите за этим столом.
error-seat-none = Вы не сидите за этим столом.
error-seat-unknown = Места { $seat } нет; всего мест { $players }.
error-seat-taken = Место { $seat } занято.
error-seat-friend = Место { $seat } оставлено для друга: ссылка на него у хозяина стола.
error-seat-not-yours = Место { $seat } не ваше.
error-move-stale = Партия уже ушла вперёд: взгляните ещё раз, прежде чем играть «{ $move }».
error-vote-nobody = Там некого заменять.
error-vote-present = Игрок на месте: голосовать можно только о том, кого нет.
error-vote-soon = Голосовать можно, когда игрока нет уже долго: { $minutes ->
        [one] ещё { $minutes } минуту
        [few] ещё { $minutes } минуты
       *[many] ещё { $minutes } минут
    } подождите.
error-vote-not-yours = Решают только остальные люди за столом.
error-vote-none = Об этом месте никто не голосует.
error-take-back-never = За этим столом ходы назад не берут.
error-take-back-enough = Возвратов в этой игре уже достаточно: просить о них можно { $most } раза.
error-take-back-proof = Согласиться на возврат можно только с того устройства, с которого вы сели: там хранится ваша доля в тасовке.
error-take-back-nobody = Никого, кто мог бы доказать согласие на возврат, сейчас нет.
error-table-beginning = Игра вот-вот начнётся: подождите немного.
error-salt-early = Доли раскрывают, когда запечатаны все.
error-salt-late = Игра уже началась.
error-salt-wrong = Это не та доля, которую вы запечатали.
error-verify-version = Тасовка в этой записи версии { $found }, известны версии до { $known }.
error-take-back-nothing = У вас нет хода, который можно взять назад.
error-take-back-asked = Просьба уже есть: сначала ответьте на неё.
error-take-back-none = Никто не просил взять ход назад.
error-daily-closed = Раздачи дня засчитываются в свой день и ещё { $days } дней после него.
error-daily-other = Это не раздача того дня, какой её сдали: другая удача, другой стол или чужое место.
error-daily-unfinished = Раздача дня засчитывается, когда она сыграна до конца.
error-record-not-yet = Полная запись будет после конца партии, а до тех пор — только глазами вашего места.
error-replay-not-yet = До конца партию можно пересмотреть только глазами своего места.
error-fairness-not-yet = Раздачи можно проверить после конца партии: раньше секрет выдал бы, что будет дальше.
error-verify-not-yet = Запись сделана до конца партии: проверить раздачи можно, когда партия окончена.
error-verify-missing = В записи нет строки «{ $key }»: проверить можно только партии, сыгранные за столом сервера.
error-verify-unreadable = Строки о честности не читаются: { $reason }.
error-hint-none = Для этой игры подсказок пока нет.
error-hint-never = За этим столом подсказок нет.
error-order-not-now = Сейчас так заранее ответить нельзя.
error-hint-turn = Подсказка — для того, кто решает: игроку на месте { $seat } сейчас решать нечего.
error-analysis-many = Сейчас разбирается сразу несколько партий: попробуйте через минуту.
error-analysis-not-yet = Партию можно разобрать после её конца.
error-rematch-not-yet = Реванш — после конца партии.
error-rematch-not-yours = Реванш может предложить только тот, кто играл за этим столом.
error-go-on-not-yet = Продолжить можно только оконченную партию: позиция открывает всё, что в ней скрыто.
error-go-on-over = { $plies ->
        [1] После единственного действия
        [one] После всех { $plies } действия
       *[other] После всех { $plies } действий
    } партия окончена: продолжать нечего.
error-guest-needed = Сначала войдите: выберите имя.
error-guest-name = В имени от 1 до 24 видимых знаков.
error-guest-unknown = Такого игрока нет.
error-link-used = Эта ссылка уже использована или устарела; создайте новую на том устройстве.
error-message-unreadable = Это не удаётся понять: { $reason }.
error-message-often = Слишком часто: подождите немного.
error-guest-name-rude = Выберите, пожалуйста, имя, которое приятно прочесть всем за столом.
error-chat-reactions = За этим столом общаются только реакциями.
error-block-many = У вас заблокировано { $most } человек: сначала разблокируйте кого-нибудь.
error-report-nobody = Пожаловаться можно только на другого, кто сидит за этим столом или писал за ним.
error-report-often = Вы только что отправили много жалоб: попробуйте через { $minutes } мин.
error-message-empty = В этом сообщении нечего читать.
error-request-unreadable = Запрос не удаётся понять: { $reason }.
error-request-often = Слишком много запросов: подождите { $seconds } с.
error-request-big = Запрос слишком велик.
error-request-header = Запросам, которые что-то меняют, нужен заголовок «X-Igroteka: 1».
error-request-origin = Эта страница с другого адреса: { $origin }.
error-request-unknown = По этому адресу ничего нет.
error-request-method = Этот адрес так не умеет.
error-request-failed = На сервере что-то пошло не так; там это записано.
error-server-closing = Сервер вот-вот перезапустится: откройте стол чуть позже.
server-not-kept = Сейчас ходы не сохраняются: { $why ->
    [full] на диске нет места
    [read-only] диск доступен только для чтения
   *[other] диск сообщает об ошибке
}.
error-server-full = Сервер переполнен: попробуйте через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
error-table-often = Из вашей сети открыто слишком много столов: попробуйте через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
error-protocol-version = Страница говорит на версии { $found } протокола, а сервер — на версии { $known }: обновите страницу.
error-ring-keys = Это не ключи браузера, которому можно звонить.
error-ring-unknown = Этому браузеру ничего не сообщают.
error-webhook-address = «{ $url }» не подходит: нужен общедоступный адрес http или https.
error-settings-file = { $file } не читается: { $reason }.
error-settings-value = «{ $value }» не подходит для { $name }: нужно { $kind ->
        [bool] on или off
        [str] { $choices }
       *[other] { $most ->
            [none] число от { $least }
           *[other] число от { $least } до { $most }
        }
    }.
error-settings-unknown = { $file }: нет настройки «{ $name }».
error-settings-listen = Сервер не может слушать { $host }, порт { $port }: { $reason }. Другое место: --host и --port.
error-settings-database = База данных { $database } недоступна: { $reason }
error-settings-scheme = В базе «{ $scheme }» партии хранить нельзя, нужна sqlite:///ФАЙЛ или postgresql://user@host/name.
error-settings-driver = Для этой базы данных нужен «{ $module }»: pip install "igroteka[postgres]"
error-settings-nothing = Базы данных { $file } нет: где она, говорят --data, --database или --config.
error-settings-taken = В { $file } уже хранит партии другой сервер: сначала остановите его или выберите другое место через --data. Несколько серверов могут делить одну PostgreSQL.
error-settings-processes = В { $file } хранит партии только один процесс; несколько делят PostgreSQL: --database postgresql://user@host/name --processes 4.
error-settings-processes-here = На этой системе несколько процессов не могут делить порт: запустите их по одному, каждый со своим --port.
error-settings-folder = { $file } — это папка, а партии хранятся в файле. Где он, говорят --data или --database.
error-settings-newer = База данных { $database } создана более новой версией Игротеки: обновите эту.
error-backup-not-empty = База не пуста: восстанавливайте в новую.
error-backup-file = { $file } — не резервная копия Игротеки: { $reason }
error-backup-none = Файла { $file } нет.
error-admin-unknown = Нет ни стола, ни игрока «{ $id }».
error-admin-not-a-file = { $file } — не обычный файл: резервная копия заняла бы его место.
error-admin-write = { $file } не записывается: { $reason }
verify-commit-holds = Секрет — тот самый, что был зафиксирован до игры (SHA-256 { $commit }).
verify-commit-fails = Секрет не тот, что был зафиксирован до игры (SHA-256 { $commit }).
verify-draw-holds = { $draws ->
        [one] { $draws } случайный исход следует из секрета и долей игроков.
        [few] Все { $draws } случайных исхода следуют из секрета и долей игроков.
       *[other] Все { $draws } случайных исходов следуют из секрета и долей игроков.
    }
verify-draw-fails = Действие { $ply } — «{ $found }», а из секрета и долей следует «{ $follows }».
verify-share-holds = { $who }: доля та самая, что была запечатана, пока чужих никто не знал.
verify-share-fails = { $who }: доля не та, что была запечатана.
verify-left-out-holds = { $who }: доля в тасовку не вошла, она была запечатана, но её не раскрыли вовремя.
verify-nobody-holds = Кроме сервера, в этой тасовке не участвовал никто.
verify-seats-drawn-holds = Места разыграны из тех же долей.
verify-seats-drawn-fails = Места не те, что выпали при розыгрыше.
verify-seats-kept-holds = Каждый сидит там, где сел.
verify-seats-kept-fails = Места поменяли, хотя разыгрывать их не собирались.
verify-take-back-holds = Возврат { $number }: всё начиная с действия { $ply } сыграно заново. { $agreed ->
        [none] Ничто не доказывает, что кто-то согласился.
       *[other] Согласны: { $agreed }.
    }{ $absent ->
        [none] {""}
       *[other] {" "}Не было за столом: { $absent }.
    }
verify-take-back-fails = На возврат { $number } (с действия { $ply }) согласия не было: доказательств нет, они неверны, или возвратов слишком много.
verify-old-holds = Это запись первого образца: секрет был известен до игры, но хозяин стола мог подобрать соли, места и возвраты.
verify-old-take-backs-holds = { $count ->
        [one] Сказано, что был { $count } возврат хода; доказательств нет.
        [few] Сказано, что было { $count } возврата хода; доказательств нет.
       *[many] Сказано, что было { $count } возвратов хода; доказательств нет.
    }
verify-kept-pledge-holds = Секрет, печати и настройки те же, что сохранены у вас до первой карты.
verify-kept-pledge-fails = Секрет, печати или настройки не те, что сохранены у вас до первой карты: их подменили.
verify-kept-salt-holds = Ваша доля вошла в тасовку.
verify-kept-salt-fails = Вашей доли в тасовке нет.
verify-kept-take-backs-holds = Возвраты ходов те самые, что вы видели.
verify-kept-take-backs-fails = { $told ->
        [one] В записи { $told } возврат хода
        [few] В записи { $told } возврата хода
       *[many] В записи { $told } возвратов хода
    }, а вы видели { $seen }.
verify-kept-seen-holds = { $seen ->
        [0] Этой партии вы не видели.
       *[other] Партия та самая, что вы видели: { $seen } из { $all } действий.
    }
verify-kept-seen-fails = Вы видели, что действие { $ply } — «{ $seen }», а в записи { $told ->
        [none] его нет
       *[other] «{ $told }»
    }: партию пересказали иначе.
verify-kept-result-holds = Итог тот самый, что вам показали.
verify-kept-result-fails = Итог не тот, что вам показали.
verify-kept-seats-holds = Вы сидели там, где выпало.
verify-kept-seats-fails = Вы сидели не там, где говорит запись.
verify-kept-late-holds = Вы сели, когда игра уже шла: вашей доли в тасовке нет.
verify-told-same-holds = О тасовке сервер говорит то же, что и запись.
verify-told-same-fails = О тасовке сервер говорит не то, что запись.
verify-given-holds = { $ply ->
        [1] Первое действие сыграно
        [one] Первые { $ply } действие сыграны
        [few] Первые { $ply } действия сыграны
       *[other] Первые { $ply } действий сыграны
    } за другим столом, с которого партия продолжается; здесь они не проверяются.
verify-end-holds = Партия сыграна по правилам до конца.
verify-end-fails = Партия не доиграна до конца.
verify-good = Всё в порядке.
verify-bad = С этой партией что-то не так.
serve-at = Игротека открыта по адресу { $url } (Ctrl-C — закрыть).
serve-home = С телефонов и других компьютеров вашей сети: { $url }
serve-alone = Открыть её можно только на этом компьютере; чтобы её видели телефоны дома, запустите с --host 0.0.0.0
serve-data = Партии хранятся в { $database }.
serve-migrating = База от прежней версии, сейчас она обновляется. Прежний вид сохранён в { $file }.
serve-warming = Готовлю игры, в первый раз это займёт немного времени…
your-turn-rings = Ваш ход
turn-rings-text = { $game }. За столом: { $others }
invites-rings = { $who } зовёт вас играть
daily-rings = Раздача дня
daily-rings-text = Новая в каждой игре, для всех одна и та же
ring-off-turns = Не сообщать о ходе
ring-off-invitations = Не сообщать о приглашениях
ring-off-daily = Не сообщать о раздаче дня
turn-notice = { $game }, ваш ход: { $link }
admin-removed = { $id }: удалено.
admin-backup-done = Записано строк: { $rows }, файл { $file }.
admin-restore-done = Прочитано строк: { $rows }, файл { $file }.
admin-export-done = Сохранено записей: { $games }, папка { $folder }.
admin-settled = Жалоба { $id } разобрана.
admin-report-words = грубости
admin-report-name = грубое имя
admin-report-play = портит игру
admin-nothing = Ничего нет.

# igroteka doctor
doctor-good = Всё в порядке.
doctor-bad = Пока это не исправлено, на сервер полагаться нельзя.
doctor-python = Игротека { $version }, Python { $python }
doctor-page = Страница на месте, правила всех игр тоже.
doctor-page-none = Страница не собрана: выполните make page в папке проекта или установите пакет wheel.
doctor-page-old = На странице нет правил этих игр: { $games }. Выполните make page.
doctor-cache = Скомпилированные игры лежат в { $folder }.
doctor-cache-empty = Для этого Python игры ещё не скомпилированы: первый запуск на минуту дольше. Они лягут в { $folder }.
doctor-cache-none = Скомпилированные игры негде хранить, и каждый запуск компилирует их заново: укажите в IGROTEKA_CACHE папку, куда можно писать.
doctor-folder = В { $folder } можно писать; свободно { NUMBER($megabytes, useGrouping: 0) } МБ.
doctor-folder-closed = В { $folder } нельзя писать: отдайте папку пользователю, под которым работает сервер, или укажите другую в --data.
doctor-folder-read-only = { $folder }: диск сейчас доступен только для чтения; причина записана в системном журнале (dmesg). Пока она не устранена, ходы не сохраняются.
doctor-folder-full = { $folder }: свободно всего { NUMBER($megabytes, useGrouping: 0) } МБ. Освободите место, пока ходы не потерялись.
doctor-database = База отвечает, её схема новейшая: { $database }
doctor-database-new = Базы ещё нет: igroteka serve создаст { $database }
doctor-database-older = { $database }: база от прежней версии. igroteka serve обновит её, но сначала сделайте резервную копию.
doctor-database-newer = { $database }: база от более новой версии. Установите её или верните резервную копию в другую базу.
doctor-database-away = { $database } не отвечает: { $reason }
doctor-clock = Часы машины согласны с тем, что здесь происходило.
doctor-clock-behind = Часы машины отстают от последнего хода на { NUMBER($seconds, useGrouping: 0) } с: поставьте их верно, лучше всего по NTP.
doctor-port = Адрес { $host }:{ $port } свободен для сервера.
doctor-port-taken = Сервер не может занять { $host }:{ $port }: { $reason }. Выберите другой --port или остановите программу, которая его держит.
doctor-running = На { $host }:{ $port } работает наш сервер и говорит «{ $status }».
doctor-files = Открытых файлов хватит на полный дом.
doctor-files-few = Разрешено открытых файлов: { NUMBER($files, useGrouping: 0) }, а каждый игрок — это файл. Поднимите LimitNOFILE или ulimit -n.
doctor-gpu = Есть видеокарта для моделирования.
doctor-gpu-none = Подходящей видеокарты нет. Для игры она не нужна.
error-parallel = В игре { $game } места не всегда выбирают одновременно: возьмите env() вместо parallel_env().
error-server-database = Сервер сейчас не может добраться до своей памяти: попробуйте чуть позже.
error-record-unreadable = { $file } не читается: { $reason }.
error-admin-what = Для «{ $deed }» нужен код, файл или папка.

error-cards-form = Состав коробки записан не так, как в cards.toml игры: { $reason }.

# Подсказки
hint-line = { $move }: шанс победить { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }. { $why }
hint-line-points = { $move }: счёт к концу раунда в среднем { NUMBER($points, maximumFractionDigits: 1) }. { $why }
hint-line-same = { $move }: не хуже и не лучше других. { $why }

# igroteka arena
arena-title = { $game }, игроков — { $players }: боты против ботов
arena-played = Сыграно партий: { $games } из { $planned }; { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[other] { $deals } раздач
    }, каждая со всех мест (seed { $seed }).
arena-options = Настройки: { $options }. Игротека { $version }.
arena-cards = Играют не теми картами, что в коробке (--cards).
arena-fair = Равная доля победы — { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; при ничьей победа делится.
arena-interval = В скобках — 95-процентные интервалы; одно наблюдение — одна раздача.
arena-anytime = В скобках — 95-процентные интервалы, верные и тогда, когда матч прекращают, едва он решён; одно наблюдение — одна раздача.
arena-column-bot = бот
arena-column-games = партий
arena-column-share = доля победы
arena-column-margin = перевес в очках
arena-column-rating = OpenSkill
arena-column-time = на ход
arena-column-against = опережает
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } мс
arena-head-to-head = Друг против друга: как часто бот в строке опережает бота в столбце (ничья — половина)
arena-shares = Доля победы с 95-процентными интервалами
arena-ratings = Рейтинги OpenSkill, плюс-минус два стандартных отклонения
arena-course = Доля победы по ходу раздач
arena-stopped = Остановлено: учтено всё, что успели сыграть.
arena-nothing = Ни одна раздача не доиграна: рассказать не о чем.
arena-written = Записано: { $file }
train-stopped = Остановлено: сыгранное сохранено в { $folder }. Та же команда продолжит с этого места.
train-report = Решений: { $decisions }, партий: { $games }, выучено чисел: { $numbers }. На партиях, не вошедших в обучение: перекрёстная энтропия была { $before }, стала { $after }; ход, который предпочитает поиск, обещает больше всех в { NUMBER($agreed, style: "percent") } решений, теперь в { NUMBER($agrees, style: "percent") }.
error-ray-missing = Для --ray нужно дополнение igroteka[ray]: pip install 'igroteka[ray]'.
error-ray-address = По адресу «{ $address }» нет кластера Ray: { $reason }
error-ray-version = На кластере Игротека { $there }, на этой машине — { $here }: нужна одна и та же версия.
error-ray-failed = Кластер не смог сыграть раздачу: { $reason }
error-arena-games = Арене нужна хотя бы одна партия, а не { $games }.
error-puzzles-words = «{ $words }» — не игра, не «list» и не «mine» с игрой.
error-puzzles-none = Таких задач нет. Какие есть, покажет «igroteka puzzles list».
error-puzzles-count-wrong = Нужна хотя бы одна задача и хотя бы один процесс.

# Числа в отчётах
report-percent-0 = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
report-percent-1 = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# igroteka analyse
analysis-title = { $game }: разбор партии
analysis-progress = Разбор
analysis-first = Это первая прикидка. Следом — более надёжный разбор.
analysis-stopped = Остановлено. Сделанное лежит в { $file }: та же команда продолжит с этого места.
analysis-chart = Шансы каждого на победу, ход за ходом
analysis-turning-points = Переломы
analysis-turn-luck = { $where }, { $lucky ->
        [yes] повезло
       *[no] не повезло
    }. { $event } (вероятность { NUMBER($odds, style: "percent", maximumFractionDigits: 1) }). { $who }: { $change }{ "\u00A0" }±{ "\u00A0" }{ $error }.
analysis-turn-stretch = { $where }, { $lucky ->
        [yes] повезло
       *[no] не повезло
    }: { $what }. { $who }: { $change }{ "\u00A0" }±{ "\u00A0" }{ $error }.
analysis-turn-decision = { $where }, решение. { $who }: { $move }; лучше: { $best } ({ $change }{ "\u00A0" }±{ "\u00A0" }{ $error }).
analysis-moments = Чему можно научиться: { $who }
analysis-missed = { $where }. { $who }: { $played } (шанс победить { NUMBER($chance_played, style: "percent", maximumFractionDigits: 0) }); лучше: { $best } ({ NUMBER($chance_best, style: "percent", maximumFractionDigits: 0) }). { $why }
analysis-found = { $where }. { $who }: { $best } (шанс победить { NUMBER($chance_best, style: "percent", maximumFractionDigits: 0) }) — хорошая находка; следующий по силе ход: { $second } ({ NUMBER($chance_second, style: "percent", maximumFractionDigits: 0) }). { $why }
first-sight = На первый взгляд лучше { $move }, но так шансы победить — { $less }{ "\u00A0" }%, а с этим ходом — { $wins }{ "\u00A0" }%.
likely-next = Дальше вероятнее всего: { $steps }.
likely-step = { $who }: { $move }
analysis-decisions = Все решения
analysis-column-player = игрок
analysis-column-accuracy = точность
analysis-column-loss = потеряно
analysis-column-start = начало
analysis-column-luck = везение
analysis-column-own = свои ходы
analysis-column-others = чужие ходы
analysis-column-result = итог
analysis-column-where = когда
analysis-column-played = сыграно
analysis-column-moves = шансы ходов
analysis-note-accuracy = Точность: 100 % — всегда лучший ход, 0 % — не лучше ходов наугад; решение весит столько, сколько от него зависит.
analysis-note-chance = Шанс — как часто отсюда побеждает игрок, если судить глазами самого сильного бота, знающего то же, что знал игрок.
analysis-note-sum = Начало, везение, свои ходы и чужие ходы вместе дают итог. Везение — что принесли раздачи, взятые карты и броски сверх того, что они приносят в среднем; свои ходы — сколько они потеряли против лучших; чужие ходы — всё остальное. ± — две стандартные ошибки.
error-analysis-budget = Разбору нужен хотя бы один розыгрыш или немного времени на каждое действие.

# Терминал
error-keep-file = Не удаётся записать { $file }: { $reason }.
error-keep-unreadable = Партию из { $file } нельзя прочесть: { $reason }
error-keep-format = { $file } сохранила другая версия «Игротеки» (формат { $found }, а эта читает { $known }).
error-link-table = «{ $url }» — не ссылка на стол; она выглядит как https://host/t/k3x9.
error-link-nobody = По адресу { $url } никто не отвечает: { $reason }
error-link-house = «{ $url }» — не адрес сервера; он выглядит как https://host.
error-keep-nothing = Неоконченных партий нет: продолжать нечего.
error-keep-nothing-of = Неоконченных партий в «{ $game }» нет: продолжать нечего.
error-move-number = Номера { $number } в списке нет: номера идут от 1 до { $count }.
error-play-people = Игроков { $found }, а мест { $players }.
error-replay-eyes = Глазами «{ $eyes }» посмотреть нельзя: есть open, all и места от 1 до { $players }.
error-replay-analysis = { $file } — не разбор партии { $record }.
error-unexpected = Внутренняя ошибка: { $reason } (--debug покажет, где).

# На что жалуется файл
trouble-no-file = такого файла нет
trouble-not-allowed = доступ к нему закрыт
trouble-folder = это папка
trouble-no-room = на диске нет места
trouble-not-text = это не текст в UTF-8
trouble-there-already = там уже что-то есть
trouble-read-only = диск доступен только для чтения
trouble-taken = порт уже занят
trouble-not-here = такого адреса у этого компьютера нет
trouble-refused = там никто не принимает соединений
trouble-torn = соединение оборвалось
trouble-no-way = по сети туда не добраться
trouble-no-answer = ответа не дождались
trouble-no-host = такого имени в сети нет
trouble-not-written-so = это не { $language }: строка { $line }, столбец { $column }

# igroteka games
games-one = { $id }: { $name }, игроков от { $low } до { $high }
games-how = Показано, что выбрано по умолчанию. Изменить: igroteka play { $game } --players N -o ИМЯ=ЗНАЧЕНИЕ
arena-itself = Назван только один бот: { $bot } играет сам с собой. Назовите нескольких (--bots strong,casual) или посадите его за стол к другому (--against casual).
