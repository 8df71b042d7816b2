# Слова самой страницы. Общее для игр — в ru.ftl, слова игры — в её папке.

title = Игротека
hello = Четыре игры с числами. Выбирайте коробку!
close = Закрыть
and = и
yes = Да
no = Нет
you = Вы
pass = Пас
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

# лоток
waits-for = Ходит { $who }
waits-for-several = Ждём: { $who }
table-moves = Секунду…
game-over = Партия окончена
hint = Подсказка
hint-thinks = Думаю…
hint-best = Мой совет: { $move }.
take-back = Вернуть ход
take-back-sent = Спрашиваем остальных, можно ли вернуть ход.
take-back-asked = { $who } хочет вернуть последний ход. Согласны?
why = почему?
why-clause = Почему? Пункт { $clause }
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
key-digits = один из вариантов
key-space = Пробел
won-you = Вы победили!
won = { $count ->
        [one] Победа: { $who }
       *[other] Общая победа: { $who }
    }
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
fast = Быстрая анимация
still = Без анимации
notify = Сообщать, когда мой ход
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
doing-back = { $who } снова за столом.
doing-replaced = Место игрока { $who } до конца партии занимает бот.
doing-taken-back = { $who } возвращает ход.
doing-take-back-refused = { $who }: вернуть ход не разрешили.

# 8-28
eight28-sub = Раунд { $round } · раздаёт { $who }
eight28-sub-last = Последний раунд · раздаёт { $who }
eight28-sub-reveal = Раунд { $round } · вскрываем карты
eight28-ask-take = Взять ещё карту?
eight28-ask-goal = На какую цель играете?
eight28-take = Взять карту
eight28-goal = Играть на { $goal }
eight28-play-for = На { $goal }, с суммой { $total }
eight28-you = Вам?
eight28-open = открыто { $sums }
eight28-for = на { $goal }
eight28-out = вне раунда
eight28-points = очки
eight28-left = ещё { $count }
eight28-more = ещё { $count }
eight28-sums = Ваша сумма: { $sums }
eight28-track = Шкала от 0 до 30 с целями 8 и 28
eight28-your-sum = Ваша сумма
eight28-pot = { $count ->
        [one] на кону { $count } очко
        [few] на кону { $count } очка
       *[other] на кону { $count } очков
    }
eight28-stakes = { $rest ->
        [0] на кону: по { $half } за каждую цель
       *[other] на кону: по { $half } за каждую цель, { $rest } останется
    }
eight28-worth = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
eight28-unclaimed = никому
eight28-nearest = ближе всех
eight28-exact = точно { $goal }
eight28-rest = { $count } в новый раунд
eight28-hit = Прямое попадание!
eight28-takes-all = { $who } забирает всё
eight28-goes-to = Камни получает: { $who }
eight28-nobody = Камни не достались никому
eight28-yours = { $count ->
        [one] { $count } камень ваш!
        [few] { $count } камня ваши!
       *[other] { $count } камней ваши!
    }
eight28-why-won = { $total ->
        [8] Ровно 8.
        [28] Ровно 28.
       *[other] { $total } ближе всех к { $goal }.
    }
eight28-next = Дальше

# общие части
waiting = Секунду, накрываем на стол…
clause = Пункт { $clause }
clause-missing = Такого пункта в правилах нет.
rules-whole = Все правила

# Игра на Рождество
twelve-days-sub = Раздача { $deal } · { $gifts ->
        [one] ещё { $gifts } подарок
        [few] ещё { $gifts } подарка
       *[other] ещё { $gifts } подарков
    }
twelve-days-ask-lead = Чем пойдёте?
twelve-days-ask-follow = { $kind ->
        [set] Ответьте сетом
        [straight] Ответьте стритом
       *[single] Ответьте одной картой
    }
twelve-days-ask-pass = Ответить нечем
twelve-days-play = Сыграть { $cards }
twelve-days-open-hand = На руке: { $cards }
twelve-days-pick = Выберите карты
twelve-days-cards-left = карт на руке
twelve-days-gifts = подарки
twelve-days-hand = Ваши карты
twelve-days-column = { $count ->
        [one] { $value }, { $count } карта
        [few] { $value }, { $count } карты
       *[other] { $value }, { $count } карт
    }
twelve-days-led = первый ход
twelve-days-lowest = пока младшая
twelve-days-back = карты вернулись
twelve-days-known = Известные карты на руке
twelve-days-known-mine = все знают: { $cards }
twelve-days-supply = { $count ->
        [0] подарков нет
        [one] остался { $count } подарок
        [few] осталось { $count } подарка
       *[other] осталось { $count } подарков
    }
twelve-days-my-gifts = { $count ->
        [one] { $count } подарок
        [few] { $count } подарка
       *[other] { $count } подарков
    }
twelve-days-led-kind = { $kind ->
        [set] { $who }: сет
        [straight] { $who }: стрит
       *[single] { $who }: одна карта
    }
twelve-days-or-lower = или ниже
twelve-days-wins = победит { $low } или ниже
twelve-days-free = Ходит { $who }
twelve-days-leads = любой сет, стрит или карта
twelve-days-dealing = идёт раздача
twelve-days-you-won = Подарок ваш!
twelve-days-won = Подарок получает { $who }
twelve-days-paid = И ещё один — от того, у кого больше всех карт: { $who }.
twelve-days-next = Новая раздача

# Джеки и Хай
jackal-high-sub = Раунд { $round } · { $cards ->
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[other] в колоде { $cards } карт
    }
jackal-high-to-come = { $count ->
        [one] карта в колоде
        [few] карты в колоде
       *[other] карт в колоде
    }
jackal-high-ask-place = Куда поставить { $face }?
jackal-high-ask-reroll = Оставить { $face }?
jackal-high-ask-pile = Какую карту первой в стопку?
jackal-high-ask-stop = Продолжить или хватит?
jackal-high-stop = { $dice ->
        [one] Оставить { $dice } кубик на потом
        [few] Оставить { $dice } кубика на потом
       *[other] Оставить { $dice } кубиков на потом
    }
jackal-high-reroll = Перебросить
jackal-high-reroll-n = Перебросить, попытка { $attempt } из 3
jackal-high-pile = Положить { $card }
jackal-high-put = Поставить { $face } на { $card }: всего { $sum }
jackal-high-die = Кубик, выпало { $face }
jackal-high-exact = = { $sum }, точно
jackal-high-or-other = или коснитесь светящейся карты, или возьмите другой кубик
jackal-high-or-tap = или коснитесь светящейся карты
jackal-high-key-place = выбранный кубик на эту карту
jackal-high-key-die = другой кубик
jackal-high-paws = лапы
jackal-high-in-hand = { $dice ->
        [one] { $dice } кубик в руке
        [few] { $dice } кубика в руке
       *[other] { $dice } кубиков в руке
    }
jackal-high-pile-top = сверху в стопке
jackal-high-throw = Бросок { $throw } из 3
jackal-high-valley = Долина Стервятников
jackal-high-valley-short = Долина
jackal-high-to-valley = { $face } — в Долину
jackal-high-contest = Спор за карту
jackal-high-lucky = УДАЧА
jackal-high-take2 = Возьми 2
jackal-high-take2s = Возьми 2 ×{ $count }

# Моё число!
my-number-sub = Раунд { $round } из 3 · ход { $turn } из { $turns }
my-number-ask = Какое число ваше?
my-number-chosen = Вы сыграете { $card }, ждём остальных
my-number-pick = Выберите карту
my-number-may-change = Ещё можно передумать
my-number-play = Тайно сыграть { $card }
my-number-open-hand = На руке: { $cards }
my-number-card-played = Сыграть { $card }
my-number-key = карта с руки
my-number-row = Ряд: младшая карта заберёт левую
my-number-reveal = Все сразу!
my-number-slot-low = младшая
my-number-slot-second = вторая
my-number-slot-third = третья
my-number-slot-fourth = четвёртая
my-number-slot-fifth = пятая
my-number-slot-high = старшая
my-number-mine = Моя коллекция
my-number-worth = { $worth } и бонус { $bonus } · всего { $all }
my-number-next-colour = новый цвет ляжет сюда
my-number-hand = Ваши карты
my-number-card = { $card }, { $colour ->
        [orange] оранжевая
        [pink] розовая
        [blue] синяя
        [green] зелёная
       *[purple] фиолетовая
    }, бонус { $bonus }
my-number-points-short = { $points } оч.
my-number-collection = Коллекция: { $cards }
my-number-nothing = пока ничего
my-number-has-chosen = карта выбрана
my-number-thinks = выбирает
my-number-colour-orange = оранжевая
my-number-colour-pink = розовая
my-number-colour-blue = синяя
my-number-colour-green = зелёная
my-number-colour-purple = фиолетовая
my-number-letter-orange = О
my-number-letter-pink = Р
my-number-letter-blue = С
my-number-letter-green = З
my-number-letter-purple = Ф

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
example-notation = Как это записывают

# полка
shelf = Полка с играми
play = Играть
play-game = Играть: { $game }
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
open-tables = Открытые столы
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
level-master-text = Прежде чем решить, доигрывает партию до конца много тысяч раз.
level-strong-text = Просчитывает пару тысяч продолжений и играет лучшее из них.
level-casual-text = Думает недолго и иногда выбирает второй по силе ход.
level-novice-text = Думает мало и ошибается, как люди, но глупостей не делает.
my-page = Моя страница
learn = Научиться за игрой
learn-game = { $game }: первая партия
pitch-eight28 = Брать ещё карту или хватит? Подберитесь к 8 или к 28 и не переберите.
pitch-twelve-days = Сбросьте все карты первым и заберите подарок из-под ёлки.
pitch-jackal-high = Бросайте восьмигранники и попадайте точно в число.
pitch-my-number = Все ходят тайно и сразу. Чьё число меньше, тот берёт левую карту.
offline-bar = Нет сети. Для игры нужен сервер: всё продолжится само, когда связь вернётся.

# новый стол
new-table = Новый стол
new-table-of = { $game }: новый стол
who-sits = Кто за столом?
players = Игроков
seat-number = Место { $number }
seat-who = Имя на месте { $number }
sitter-me = Я
sitter-open = Кто придёт
sitter-friend = Друг, по ссылке
sitter-friend-short = друг
friend-name = Имя друга
friend-at = Имя друга на месте { $number }
sitter-hot = Кто-то рядом, на этом устройстве
sitter-bot = Бот: { $level }
hot-explained = На этом устройстве играют несколько человек. Между ходами карты скрывает занавес.
table-manners = Порядки за столом
clock = Часы
clock-how-many = Дней на ход
allow-hints = Подсказки разрешены
allow-take-back = Ход можно вернуть, если все согласны
allow-shuffle = Места по жребию
allow-listed = Показывать стол всем
allow-listed-small = Иначе его найдут только по ссылке.
allow-rated = Партия на рейтинг
more = Ещё
stand-in = За того, кто отошёл, играет
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
table-gone = Стол убрали
table-gone-text = Его удалил хозяин сервера.
version-old = Страница старше сервера
version-old-text = Загрузите её заново, и партия продолжится с того же места.
lost-connection = Связь пропала. Пробуем снова…
lost-connection-move = Связь пропала. Ход сохранён, пробуем снова…
server-restarts = Сервер перезапускается. Партия сейчас продолжится…
you-away = За вас играет бот.
you-back = Я здесь
vote-about = { $who } не за столом. Отдать место боту до конца партии?
load-anew = Загрузить заново
page-part-missing = Эта часть страницы не загрузилась
page-part-missing-text = Сервер не отвечает, или на нём уже новая страница.
people = За столом
seat-away = играет бот
seat-offline = не на связи
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
verify = Проверить тасовку
verify-insecure = Браузер проверяет тасовки только по https или на том же компьютере. Скачанную запись где угодно проверит команда `igroteka verify`.
shuffles-good = Тасовали честно: ваш браузер пересчитал всё, что решил случай ({ $draws }).
shuffles-bad = С тасовкой что-то не так.
verify-bad-commit = Секрет не тот, который был обещан.
verify-bad-draw = То, что выпало на ходу { $ply }, не следует из секрета.
replay-of = Разбор: { $game }
replay-round = раунд { $number }
replay-deal = раздача { $number }
replay-slider = Ход
replay-at = ход { $at } из { $all }
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
turning-points = Переломы партии
turning-point = { $words } { $who }: { $change } %
turning-none = Ни один ход не переломил эту партию.
played-best = Сыграно лучшее
how-played = Кто как играл
accuracy = точность { $percent } %
accuracy-none = решать было нечего
luck = везение { $change }
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
learn-play = Теперь по-настоящему
learn-other = Можно и так. Но здесь нужен ход в пунктирной рамке: попробуйте его.
learn-begin = Начать
learn-step = Шаг { $step } из { $all }
learn-eight28-1-title = Вам предлагают карту
learn-eight28-1 = Раздающий предлагает карту каждому по очереди. Возьмите её или спасуйте: нажмите кнопку.
learn-eight28-2-title = 1 или 11
learn-eight28-2 = Карта с двумя числами считается за 1 или за 11, как вам удобнее. Поэтому у руки несколько сумм.
learn-eight28-3-title = Пас ни к чему не обязывает
learn-eight28-3 = Спасовав, можно взять карту позже, пока раунд идёт.
learn-eight28-4-title = Перебор
learn-eight28-4 = Если открытые карты при любом счёте дают 28 или больше, игрок вне раунда.
learn-eight28-5-title = На 8 или на 28
learn-eight28-5 = Когда все спасовали, карты вскрывают. Кто подходит к обеим целям, выбирает одну.
learn-eight28-6-title = Пополам
learn-eight28-6 = Половина камней — тому, кто ближе всех к 8, половина — тому, кто ближе всех к 28.
learn-eight28-7-title = Прямое попадание
learn-eight28-7 = Ровно 8 и ровно 28 сразу: такая рука забирает всё.
learn-twelve-days-1-title = Комбинации
learn-twelve-days-1 = Одинаковые карты — сет, соседние — стрит. Коснитесь столбца на руке.
learn-twelve-days-2-title = Первый ход
learn-twelve-days-2 = Запевала играет что хочет: одну карту, сет или стрит.
learn-twelve-days-3-title = Ответ
learn-twelve-days-3 = Отвечайте тем же видом и дотянитесь до младшей карты запевалы.
learn-twelve-days-4-title = Пас
learn-twelve-days-4 = Отвечать не обязательно: низкая карта может пригодиться позже.
learn-twelve-days-5-title = Побеждает младшая
learn-twelve-days-5 = Раунд берёт самая низкая карта; из равных — сыгранная последней.
learn-twelve-days-6-title = Карты возвращаются
learn-twelve-days-6 = Кто сыграл последнюю карту, но раунд не взял, забирает эти карты назад.
learn-twelve-days-7-title = Подарки
learn-twelve-days-7 = Победитель раздачи берёт подарок и ещё один — у того, у кого больше всех карт.
learn-jackal-high-1-title = Кубики на карты
learn-jackal-high-1 = Поставьте кубик на карту: ваша сумма на ней не должна превысить её число.
learn-jackal-high-2-title = Три броска
learn-jackal-high-2 = Из каждого броска ставьте хотя бы один кубик; остальные ждут следующего.
learn-jackal-high-3-title = Один кубик
learn-jackal-high-3 = Если остался один кубик, его можно бросить до трёх раз.
learn-jackal-high-4-title = Точно!
learn-jackal-high-4 = На карте остаётся только точная сумма. Остальные кубики идут в Долину.
learn-jackal-high-5-title = Спор
learn-jackal-high-5 = Если в карту попали несколько игроков, они перебрасывают кубики.
learn-jackal-high-6-title = Счастливая 8
learn-jackal-high-6 = Кто её выиграл, берёт и всё, что не досталось никому.
learn-jackal-high-7-title = Долина Стервятников
learn-jackal-high-7 = В Долине старшая сумма берёт карту, младшая теряет свою.
learn-my-number-1-title = Все сразу
learn-my-number-1 = Каждый тайно выбирает карту. Коснитесь карты, потом кнопки.
learn-my-number-2-title = Кто что берёт
learn-my-number-2 = Младшая карта берёт левую карту ряда и так далее.
learn-my-number-3-title = В коллекцию
learn-my-number-3 = Карта ложится к своему цвету; новый цвет — на самый левый пустой столбик.
learn-my-number-4-title = Новый ряд
learn-my-number-4 = Сыгранные карты становятся новым рядом.
learn-my-number-5-title = Последняя карта
learn-my-number-5 = Последняя карта с руки идёт прямо в коллекцию.
learn-my-number-6-title = Очки
learn-my-number-6 = Столбик даёт свою цену, умноженную на число карт; бонусы прибавляются.

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
my-devices-text = Ссылка, с которой вы — это вы и на другом устройстве. Работает один раз, десять минут.
device-link = Сделать ссылку
device-done = Теперь вы и на этом устройстве.
device-failed = Эта ссылка не работает
webhook = «Ваш ход» сообщением
webhook-text = Сервер может сообщать о вашем ходе на ваш адрес: такие адреса есть в мессенджерах и рабочих чатах.
webhook-address = Адрес
webhook-on = Адрес сохранён.
webhook-secret = Этим ключом подписаны сообщения. Он показан только сейчас:
webhook-off = Выключено.
stat-eight28-direct-hit = Прямые попадания
stat-eight28-share-of-8 = Взято на 8
stat-eight28-share-of-28 = Взято на 28
stat-eight28-out = Переборы
stat-twelve-days-deal-won = Выиграно раздач
stat-twelve-days-round-won = Выиграно раундов
stat-twelve-days-taken-back = Карты возвращались
stat-twelve-days-gift-given = Отдано подарков
stat-jackal-high-won-alone = Точные попадания
stat-jackal-high-won-contest = Выиграно споров
stat-jackal-high-missed = Промахи
stat-jackal-high-lowest-gives = Отдано стервятникам
stat-my-number-goal-counts = Выполнено целей
stat-my-number-joins = Карт к своему цвету
stat-my-number-opens = Открыто цветов
