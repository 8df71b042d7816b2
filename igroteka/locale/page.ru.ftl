# Слова самой страницы. Общее для игр — в ru.ftl, слова игры — в её папке.

title = Игротека
hello = Игры с числами. Выбирайте коробку!
close = Закрыть
and = и
yes = Да
no = Нет
you = Вы
pass = Пас
as-written = { $move }
passed = пас
send = Отправить
language = Язык
menu = Меню
rules = Правила
side = Счёт, ход партии и чат
tray = Ваши вещи
spoken = Что происходит
to-shelf = К полке с играми
your-turn = Ваш ход
only-you = только вам
seat-empty = свободно
offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
guest-names = Лиса, Выдра, Сова, Барсук, Заяц, Кит, Рысь, Енот

level-novice = Новичок
level-casual = Любитель
level-strong = Сильный
level-master = Мастер

# боты: на каждом уровне свой герой для каждого места
bot-novice-1 = Пип
    .about = Радуется любой карте, даже плохой.
bot-novice-2 = Тото
    .about = Считает вслух и сбивается на семи.
bot-novice-3 = Бубу
    .about = Дуется минуту, а потом смеётся.
bot-novice-4 = Кики
    .about = Вечно спрашивает, что будет дальше.
bot-novice-5 = Момо
    .about = Говорит картам «пожалуйста».
bot-novice-6 = Лулу
    .about = Думает и напевает.
bot-novice-7 = Диди
    .about = Жалеет всех, кто отстал.
bot-novice-8 = Фифи
    .about = Больше всего любит картинки.
bot-casual-1 = Антон
    .about = Играет после ужина, для удовольствия.
bot-casual-2 = Мила
    .about = Приветлива до последней карты.
bot-casual-3 = Феликс
    .about = Верит в удачу, и удача верит в него.
bot-casual-4 = Нора
    .about = Никогда не злорадствует, только улыбается.
bot-casual-5 = Оскар
    .about = Ворчит, но играет дальше.
bot-casual-6 = Рита
    .about = Решает быстро и ни о чём не жалеет.
bot-casual-7 = Хуго
    .about = На каждую карту знает поговорку.
bot-casual-8 = Эмма
    .about = Никуда не спешит и пьёт чай.
bot-strong-1 = Виктор
    .about = Говорит мало, замечает многое.
bot-strong-2 = Грета
    .about = Семь раз отмерит, один раз сыграет.
bot-strong-3 = Бруно
    .about = Спокоен, когда отстаёт, и ещё спокойнее впереди.
bot-strong-4 = Стелла
    .about = Холодна, как ночное небо.
bot-strong-5 = Конрад
    .about = Строит планы и никому их не рассказывает.
bot-strong-6 = Тамара
    .about = Радушна на пороге, строга за столом.
bot-strong-7 = Леон
    .about = Любит, когда всё решает последний ход.
bot-strong-8 = Урсула
    .about = Никогда не торопится.
bot-master-1 = Евклид
    .about = Сначала доказывает, потом ходит.
bot-master-2 = Ада
    .about = Всё давно вычислила.
bot-master-3 = Зенон
    .about = Проходит полпути, потом ещё половину — и вот он уже там.
bot-master-4 = Софья
    .about = Изящна, точна, неумолима.
bot-master-5 = Гаусс
    .about = Складывает всё в уме.
bot-master-6 = Кантор
    .about = Считает то, что сосчитать нельзя.
bot-master-7 = Банах
    .about = Лучше всего думает за кофе с друзьями.
bot-master-8 = Ферма
    .about = Знает почему, но поля слишком узки для ответа.
bot-introduced = { $who } ({ $level }). { $about }

# лоток
waits-for = Ходит { $who }
    .you = Ваш ход
waits-for-several = Выбирают: { $who }
table-moves = Секунду…
game-over = Партия окончена
hint = Подсказка
hint-thinks = Думаю…
hint-best = Мой совет: { $move }.
hint-chance = Ваши шансы победить
hint-long-shot = До победы пока далеко при любом ходе.
hint-even = Шансы победить почти одинаковы.
hint-points = Ваш счёт к концу раунда, в среднем
hint-same = Разницы нет: ходите как нравится.
take-back = Вернуть ход
take-back-sent = Спрашиваем остальных, можно ли вернуть ход.
take-back-asked = { $who } хочет вернуть последний ход. Согласны?
why = почему?
why-clause = Почему? Пункт { $clause }
refused-move-turn = Сейчас ходит { $who }.
refused-move-over = Партия окончена.
log = Ход партии
log-empty = Пока ничего не произошло.
log-earlier = Что было раньше
chat = Чат
chat-unread = { $count ->
        [one] Чат, { $count } новое сообщение
        [few] Чат, { $count } новых сообщения
       *[other] Чат, { $count } новых сообщений
    }
chat-empty = Пока все молчат.
chat-reactions-only = За этим столом общаются только реакциями.
chat-placeholder = Сообщение столу…
reaction-hello = Привет!
reaction-well-played = Хороший ход!
reaction-oops = Ой
reaction-thinking = Думаю…
reaction-wow = Ого!
reaction-thanks = Спасибо!
reaction-hurry = Может, быстрее?
reaction-laugh = Ха-ха!
keys = Клавиши
key-enter = закрашенная кнопка
key-space = Пробел
won-you = Вы победили!
won = { $count ->
        [one] Победа: { $who }
       *[other] Общая победа: { $who }
    }
    .you = Общая победа: вы и { $who }
finale-shared = { $count ->
        [2] Оба равны во всём, что считается: победа общая
       *[other] Они равны во всём, что считается: победа общая
    }
finale-lead = { $lead ->
        [one] Перевес в { $lead } очко
        [few] Перевес в { $lead } очка
       *[other] Перевес в { $lead } очков
    }
finale-place = Вы на { $place }-м месте из { $players }.
finale-equal = { $count ->
        [one] { $places }-е место общее
       *[other] Места { $places } общие
    }
finale-ranked = { $place }-е место · { $words }
finale-place-is = Место
finale-moments = Лучшие моменты
finale-picture = Картинка о том, чем кончилась партия
finale-share = Картинка
finale-link = Поделиться ссылкой на партию
finale-friends = С друзьями
finale-table = Показать стол
goes-on = Ещё попытка · { $subtitle }
goes-on-from = Партия, с которой всё началось
analysis = Разбор
rematch = Ещё партию
rematch-join = К новой партии
to-results = Итоги партии
copy-link = Скопировать ссылку
link-copied = Ссылка скопирована.
record = Сохранить запись
table-facts = Часы: { $clock }. { $watchers ->
        [0] Зрителей нет.
        [one] Смотрит { $watchers } человек.
        [few] Смотрят { $watchers } человека.
       *[other] Смотрят { $watchers } человек.
    }

# настройки
theme = Свет
theme-auto = как на устройстве
theme-light = день
theme-dark = ночь
sound = Звук
sound-on = Звук есть
sound-off = Без звука
sound-0 = нет
sound-1 = тихо
sound-2 = средне
sound-3 = громко
contrast = Высокая контрастность
pace = Темп игры
pace-calm = спокойный
pace-usual = обычный
pace-brisk = быстрый
pace-tap = Коснитесь стола или держите пробел, и показ пойдёт быстрее.
still = Без анимации
notify = Сообщать о моём ходе, пока страница открыта в фоне
notify-refused = Браузер не разрешает этой странице сообщать о ходе. Это меняется в его настройках.

# часы
clock-left = Осталось: { $left }
clock-hurry = скорее!
clock-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
clock-hours = { $hours } ч
clock-none = нет
clock-relaxed = спокойные, две минуты на ход
clock-fast = быстрые, 25 секунд на ход
clock-days-each = несколько дней на ход

# что стол делает сам
doing-started = Партия началась.
doing-away = { $reason ->
        [clock] { $who }: время вышло, играет бот.
        [left] { $who } отходит, играет бот.
       *[other] За игрока { $who } играет бот.
    }
    .you = { $reason ->
            [clock] Ваше время вышло, играет бот.
            [left] Вы отошли, играет бот.
           *[other] За вас играет бот.
        }
doing-back = { $who } снова за столом.
    .you = Вы снова за столом.
doing-replaced = Место игрока { $who } до конца партии занимает бот.
    .you = Ваше место до конца партии занимает бот.
doing-taken-back = { $who } возвращает ход.
    .you = Вы возвращаете ход.
doing-take-back-refused = { $who }: вернуть ход не разрешили.
    .you = Вам не разрешили вернуть ход.
doing-left-out = { $who }: доля в тасовку вовремя не пришла, обошлись без неё.
    .you = Ваша доля в тасовку вовремя не пришла: обошлись без неё.

# общие части
waiting = Секунду, накрываем на стол…
why-title = Почему?
why-here = Здесь:
why-example = Посмотрите, как это бывает
why-examples = { $count ->
        [one] Ещё { $count } пример
        [few] Ещё { $count } примера
       *[many] Ещё { $count } примеров
    }
why-clause-title = В правилах: { $clause } { $title }
clause-missing = Такого пункта в правилах нет.
rules-whole = Все правила

# примеры и уроки
back = Назад
again = Сначала
go-on = Дальше
player-letter = Игрок { $letter }
example-play = Сыграть на столе
example-next = Следующий ход: { $move }
example-try = Попробовать: { $move }
example-chance = Дальше решает случай
example-try-chance = Попробовать невозможное
example-published = Пример

# полка
shelf = Полка с играми
play = Играть
play-game = Играть: { $game }
against = С кем?
play-against = { $game }: играть с ботами, { $level }
laying = Накрываем на стол…
with-friends = С друзьями
rules-of = { $game }: правила
minutes = { $minutes } мин
continue = Продолжить
open = Открыть
sit = Сесть
watch = Смотреть
day = День
night = Ночь
settings = Настройки
save = Сохранить
name = Имя
your-name = Ваше имя
name-ask = Ваше имя?
name-change = Вы — { $name }. Сменить имя или цвет
your-colour = Ваш цвет
colour-teal = бирюзовый
colour-red = красный
colour-violet = фиолетовый
colour-blue = синий
colour-ochre = охра
colour-pink = розовый
my-games = Мои партии
my-games-none = Пока ни одной. Выбирайте коробку!
open-tables-none = Сейчас никто не ждёт. Откройте стол для друзей.
free-seats = { $count ->
        [0] свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
table-waits = { $count ->
        [0] можно начинать
        [one] ждём ещё { $count } человека
       *[other] ждём ещё { $count } человек
    }
is-playing = идёт партия
place-was = ваше место: { $place }
arena = Арена
arena-text = Кто играет лучше: люди и боты, по рейтинговым партиям.
arena-bots = Боты, от сильного к слабому
arena-own = Боты игроков, между собой
level-master-text = Прежде чем решить, доигрывает партию до конца много тысяч раз.
level-strong-text = Просчитывает пару тысяч продолжений и играет лучшее из них.
level-casual-text = Думает недолго и иногда выбирает второй по силе ход.
level-novice-text = Думает мало и ошибается, как люди, но глупостей не делает.
my-page = Моя страница
learn = Научиться за игрой
learn-game = { $game }: первая партия
offline-bar = Нет сети. С ботами можно играть и так; партии с друзьями продолжатся сами, когда связь вернётся.

# новый стол
new-table = Новый стол
new-table-of = { $game }: новый стол
players = Игроков
seat-number = Место { $number }
seat-who = Имя на месте { $number }
sitter-open = Кто придёт
sitter-friend = Друг, по ссылке
sitter-friend-short = друг
friend-name = Имя друга
friend-at = Имя друга на месте { $number }
sitter-hot = Кто-то рядом, на этом устройстве
sitter-bot = Бот: { $level }
sitter-bot-named = { $who }, бот: { $level }
clock = Часы
more = Ещё
watch-delay = Зрители видят игру
watch-delay-of = { $seconds ->
        [0] сразу
        [30] через полминуты
        [60] через минуту
       *[other] через { $minutes } { $minutes ->
            [few] минуты
           *[other] минут
        }
    }
watch-delay-told = Зрители видят всё { $delay }.
cancel = Отмена
lay-table = Накрыть стол

# перед партией
lobby-waits = { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
       *[other] Свободно ещё { $count } мест
    }
lobby-full = Все в сборе!
lobby-begins = Все в сборе: тасуем карты
leave = Встать
start = Начать
start-fill = Начать, свободные места займут боты
host-starts = Начинает тот, кто открыл стол.
table-full = Все места заняты; когда партия начнётся, её можно смотреть.
invite = Позвать
invite-friends = Позовите друзей
share = Поделиться ссылкой
qr = Ссылка на стол в виде QR-кода

# состояния стола
lost-title = Здесь ничего нет
lost-text = Возможно, ссылка устарела или в ней не хватает буквы.
table-unknown = Такого стола нет
table-unknown-text = Возможно, ссылка устарела или в ней не хватает буквы.
table-later = Сейчас эту партию не открыть
table-gone = Стол убрали
table-gone-text = Его удалил хозяин сервера.
version-new = Готова новая версия страницы.
version-old = Страница старше сервера
version-old-text = Загрузите её заново, и партия продолжится с того же места.
lost-connection = Связь пропала. Пробуем снова…
lost-connection-move = Связь пропала. Ход сохранён, пробуем снова…
server-restarts = Сервер перезапускается. Партия сейчас продолжится…
you-away = За вас играет бот.
you-back = Я здесь
vote-about = { $who } не за столом. Пусть дальше играет бот? Если согласны все, то до конца партии.
vote-wait = Заменить: через { $minutes } мин
load-anew = Загрузить заново
page-part-missing = Эта часть страницы не загрузилась
page-part-missing-text = Сервер не отвечает, или на нём уже новая страница.
people = За столом
people-bots = Боты за столом
seat-away = играет бот
seat-offline = не на связи
seat-watches = не сидит за столом
replace = Посадить бота
vote-sent = Ваш голос учтён: как только согласится большинство, место займёт бот.
mute = Не слушать
mute-who = Не слушать: { $who }
hear = Слушать
hear-who = Слушать: { $who }
leave-game = Уйти: доиграет бот
rematch-open = Новая партия готова.
curtain = Теперь ходит { $who }
curtain-me = Я — { $who }

# разбор
eyes = Чьими глазами
eyes-open = Открыто
eyes-of = Глазами игрока { $who }
    .you = Вашими глазами
verify = Проверить тасовку
shuffles-good = Тасовали честно: ваш браузер пересчитал всё, что решил случай ({ $draws }).
shuffles-bad = С тасовкой что-то не так.
verify-bad-commit = Секрет не тот, который был обещан.
verify-bad-share = { $who }: доля не та, что была запечатана.
verify-bad-seats = Места не те, что выпали при розыгрыше.
verify-bad-take-back = На возврат с хода { $ply } не соглашались те, кто будто бы согласился.
verify-bad-kept = Не сходится с тем, что браузер сохранил до первой карты: подменили секрет, печати или настройки.
verify-bad-mine = Вашей доли в тасовке нет.
verify-bad-kept-back = Возвраты ходов не те, что вы видели.
verify-bad-seen = Браузер видел, что действие { $ply } — «{ $seen }», а в записи { $told ->
    [none] его нет
   *[other] «{ $told }»
  }.
verify-bad-result = Итог не тот, что показали здесь.
verify-bad-seat = Вы сидели не там, где говорит запись.
verify-note-late = Вы сели, когда игра уже шла: вашей доли в тасовке нет.
verify-note-given = До этого за другим столом или на устройстве игрока { $plies ->
    [one] было { $plies } действие
    [few] было { $plies } действия
   *[other] было { $plies } действий
  }: всё шло по правилам, а везение здесь не проверить.
verify-note-left-out = { $who }: доля не вошла, её не раскрыли вовремя.
verify-note-nobody = Кроме сервера, в тасовке не участвовал никто.
verify-note-take-back = { $who ->
        [none] Возврат с хода { $ply }; ничто не доказывает, что кто-то согласился.
       *[other] Возврат с хода { $ply }; согласны: { $who }.
    }
verify-bad-draw = То, что выпало на ходу { $ply }, не следует из секрета.
replay-of = Разбор: { $game }
replay-round = раунд { $number }
replay-slider = Ход
replay-position = { $part }, ход { $at } из { $all }
replay-position-placed = { $place } · { $at } / { $all }
replay-position-short = { $part } · { $at } / { $all }
replay-none = Эту партию показать нельзя
step-first = К началу
step-back = Шаг назад
step-on = Шаг вперёд
step-last = К концу
run = Смотреть
pause = Пауза
played = Сыграно
better = Лучше было
chance = шанс { $percent } %
analyse = Разобрать с ботами
analysing = Разбираем… { $percent } %
analysis-failed = Разобрать партию не получилось.
share-position = Ссылка на этот ход
findings = Что нашли боты
costly = Ваши дорогие ошибки
costly-all = Все: { $count }
costly-none = Ни один ваш ход не обошёлся дорого.
costly-move = { $played }; лучше: { $best }
tendencies = Что вы чаще упускаете
tendency = { $theme }: { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    } за { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    }
practise = Потренироваться
finds = Удачные находки
find = { $move }: явно лучший ход
try-again = Ещё раз
try-ask = Как бы вы сыграли сейчас?
try-right = Лучший ход: шанс победить { $percent } %.
try-near = Не хуже, чем { $best }: шанс победить { $percent } %.
try-wrong = { $best } лучше: шанс победить { $percent } %, а не { $mine } %.
try-then = В партии было { $move }: { $percent } %.
try-sight = На первый взгляд лучше { $move }, но так шансы победить — { $less }{ "\u00A0" }%, а с этим ходом — { $wins }{ "\u00A0" }%.
try-likely = Дальше вероятнее всего: { $steps }.
try-likely-step = { $who }: { $move }
try-done = Назад к партии
turn-decision = решение
turn-luck = { $lucky ->
        [yes] повезло
       *[no] не повезло
    }
turn-odds = { turn-luck }, вероятность { $percent } %
sum-of-game = вначале { $start }, везение { $luck }, свои ходы { $own }, чужие { $others }: { $result } %
chance-meaning = Шанс — как часто отсюда побеждает игрок, если судить глазами самого сильного бота, знающего то же, что игрок. Везение — что принесли раздачи, карты и броски сверх среднего; свои ходы — сколько они потеряли против лучших; остальное сделали другие.
analysis-steadier = Первая прикидка, уточняю… { $percent } %
go-on-here = Играть отсюда
go-on-short = Играть
go-on-instead = Играть с этого места: { $words }
turning-points = Переломы партии
turning-point = { $words } { $who }: { $change } ± { $error } %
turning-none = Ни один ход не переломил эту партию.
played-best = Сыгран лучший ход
played-near = Сыгран ход не хуже лучшего
how-played = Кто как играл
accuracy = точность { $percent } %
accuracy-none = решать было нечего
chart-chance = Шансы на победу по ходу партии, в процентах
chart-score = Очки по ходу партии

# правила и уроки
contents = Содержание
print = Напечатать
examples = { $count ->
        [one] { $count } пример
        [few] { $count } примера
       *[other] { $count } примеров
    }
option-named = «{ $option }»
learn-play = Теперь играть с новичками
learn-step = Шаг { $step } из { $all }
learn-again = Сначала
learn-offer = «{ $game }»: играете впервые?
learn-offer-learn = Научиться за 2 минуты
learn-offer-play = Просто играть

# игроки
player = Игрок
player-unknown = Такого игрока нет
game = Игра
games = Партии
rating = Рейтинг
ratings = Рейтинги
ratings-none = Партий на рейтинг пока не было.
rating-chart = Рейтинги по времени
games-played = { $count ->
        [one] сыграна { $count } партия
        [few] сыграно { $count } партии
       *[other] сыграно { $count } партий
    }
won-games = Победы
won-mark = победа
mean-score = Очков в среднем
best-score = Лучший результат
history = Партии
history-none = Законченных партий пока нет.
who-i-am = Имя и цвет
saved = Сохранено.
my-devices = Другое устройство
my-devices-text = По этой ссылке вас узнает и другое устройство. Она действует десять минут и открывается один раз.
device-link = Сделать ссылку
device-done = Теперь вы и на этом устройстве.
device-failed = Эта ссылка не работает
webhook = «Ваш ход» сообщением
webhook-text = Сервер может сообщать о вашем ходе на ваш адрес: такие адреса есть в мессенджерах и рабочих чатах.
webhook-address = Адрес
webhook-on = Адрес сохранён.
webhook-secret = Этим ключом подписаны сообщения. Он показан только сейчас:
webhook-off = Выключено.
own-bots = Мои боты
own-bots-text = Ваша программа может сидеть за столом рядом с людьми: она входит по ключу, читает поток событий за своими столами и отвечает ходами.
own-bots-none = Пока ни одного.
own-bot = Бот; хозяин — { $owner }
own-bot-text = Эту программу кто-то написал; она играет сама и видит то, что видно с её места.
own-bot-name = Имя бота
own-bot-make = Создать бота
own-bot-token = Его ключ. Он показан только сейчас:
own-bot-here = на связи
own-bot-away = не на связи
own-bot-end = Отозвать
own-bot-end-who = Отозвать ключ бота { $who }
next-table = { $count ->
    [one] Ваш ход за другим столом: { $game }.
    [few] Ваш ход ещё за { $count } столами, первый — { $game }.
   *[other] Ваш ход ещё за { $count } столами, первый — { $game }.
}
next-table-go = К столу
chat-new = непрочитанный чат
retelling = Пока вас не было
retelling-skip = Пропустить
order-text = Отвечаем за вас, когда об этом спросят; другие этого не видят. Чтобы отменить, нажмите ещё раз.
sitter-own = { $who }, бот; хозяин — { $owner }

# с кем сыграть

company = С кем сыграть сейчас
whoever = С кем придётся (свободные места займут боты):
whoever-game = { $game }: играть с кем придётся
whoever-soon = { $seconds ->
        [0] Начинаем…
        [one] Через { $seconds } секунду свободные места займут боты.
        [few] Через { $seconds } секунды свободные места займут боты.
       *[other] Через { $seconds } секунд свободные места займут боты.
    }
bot-seats = { $count ->
        [one] бот держит для вас { $count } место
        [few] боты держат для вас { $count } места
       *[other] боты держат для вас { $count } мест
    }
invites-you = { $who } зовёт вас за стол
friends = С кем вы играли
friend-here = сейчас здесь
friend-away = не здесь
friend-rings = не здесь, но можно позвать
friend-invited = приглашение отправлено
invite-who = Позвать: { $who }
table-invited = Сюда садятся по приглашению: попросите у хозяина стола ссылку на место.
watching = Вы смотрите эту партию.
watching-late = Вы смотрите эту партию и видите всё { $delay }.
sit-for-bot = Сесть вместо бота
doing-joined = { $who } садится вместо бота.
network-alone = Эту ссылку откроет только этот компьютер. Чтобы её открывали телефоны дома, запустите сервер так:
network-others = Если не открывается:

# без связи

my-games-unknown = На этом устройстве ни одной. Партии с сервера появятся вместе со связью.
open-tables-unknown = Без связи не узнать, кто ждёт.
lists-as-of = Нет связи: так было в { DATETIME($time, hour: "numeric", minute: "numeric") }.
## Столы, которые живут в самой странице.
solo-table-unknown = Этого стола на устройстве больше нет.
solo-table-other-rules = Эта партия начата по более старой версии правил. Её запись можно прочитать, но доиграть нельзя.
solo-engine-missing = Правила этой игры ещё не загружены. Откройте страницу один раз, когда есть сеть: потом можно играть и без неё.
solo-engine-broken = Правила этой игры пришли повреждёнными. Попробуйте ещё раз: сохранённые партии целы.
solo-engine-failed = На этом устройстве что-то пошло не так. Загрузите страницу заново: сохранённые партии целы.
solo-engine-old = Этот браузер слишком старый, чтобы играть здесь без сервера. Обновите его или откройте страницу в другом.
solo-move-stale = За столом уже новый ход: посмотрите ещё раз.
solo-move-refused = Сейчас так пойти нельзя.
solo-take-back-nothing = Возвращать пока нечего.
solo-hint-turn = Подсказка появится, когда ход будет ваш.
solo-replay-not-yet = Все карты открываются, когда партия окончена.
solo-analysis-not-yet = Партию можно разобрать после её конца.
solo-fairness-not-yet = Раздачи можно проверить, когда партия окончена.
solo-trouble-storage = Браузер ничего не хранит: играть можно, но с закрытием страницы партия пропадёт.
solo-trouble-full = На устройстве не осталось места: играть можно, но новые ходы не сохраняются. Старые партии можно убрать в «Моих партиях».
solo-trouble-cleared = Браузер удалил сохранённые партии. Эта сохраняется заново.
solo-take-back-never = За этим столом ходы назад не берут.
solo-go-on-not-yet = Играть с любого места можно, когда партия окончена.
solo-fairness-unknown = В этой записи не сказано, как тасовали: проверить нечего.
solo-record-unreadable = Это не запись партии: её первая строка была бы `igroteka record 1`.
solo-record-other-rules = Эта партия сыграна по версии правил { $found }, а здесь версия { $known }. Показать её не получится.
solo-record-move = Ход `{ $move }` там невозможен: партия идёт не по правилам.
solo-record-result = По ходам итог этой записи — { $follows }, а не { $found }.
solo-link-broken = Ссылка пришла не целиком: часть её потерялась по дороге. Попросите прислать ещё раз.
table-other-rules = Другие правила
my-games-all = Все партии ({ $count })
my-games-tidy = Навести порядок
my-games-done = Готово
open-record = Открыть запись
remove = Убрать
remove-game = Убрать: { $game }, { $stands }
remove-this-game = Убрать эту партию
game-removed = Партия убрана.
put-back = Вернуть
open-to-friends = Позвать друзей
opened-to-friends = Теперь стол на сервере. Кто откроет ссылку, сядет на место бота.
copy-invitation = Скопировать приглашение
brought = Начата на устройстве · { $subtitle }
brought-explained = Партию начали на устройстве игрока.
share-whole = Скопировать ссылку
share-whole-text = В этой ссылке вся партия, длина — { $length } зн. Ничего никуда не отправляется, и открыть её можно без сервера.
share-there = Сохранить на сервере
share-there-text = Короткая ссылка: партия хранится на сервере, и её увидит каждый, у кого есть ссылка.

# --- the deal of the day
daily = Раздача дня
puzzles = Задачи
puzzles-shelf = Один ход лучше всех остальных: найдите его
daily-shelf = Одна на всех, каждый день новая
daily-finale = Раздача дня: как сыграли другие
