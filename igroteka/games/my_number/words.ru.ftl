game-my-number = Моё число!

my-number-wins = { $wins ->
        [one] в { $wins } случае из ста
       *[other] в { $wins } случаях из ста
    }
my-number-colour =
    { $colour ->
        [orange] оранжевая
        [pink] розовая
        [blue] синяя
        [green] зелёная
       *[purple] фиолетовая
    }
my-number-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

event-my-number-turned-up = Открыта карта { $card }: она ложится в центральный ряд.
event-my-number-columns = Карты коллекции лежат у всех одинаково, слева направо: { $columns }.
event-my-number-new-columns = Новый порядок карт коллекции: { $columns }.
event-my-number-goal = Открыта цель { $goal }, { my-number-points }: { my-number-goal }.
event-my-number-dealt = { $card ->
        [hidden] { $who } получает карту.
       *[other] { $who } получает карту { $card }.
    }
    .you = { $card ->
            [hidden] Вы получаете карту.
           *[other] Вы получаете карту { $card }.
        }
event-my-number-drew = { $card ->
        [hidden] { $who } добирает карту.
       *[other] { $who } добирает карту { $card }.
    }
    .you = { $card ->
            [hidden] Вы добираете карту.
           *[other] Вы добираете карту { $card }.
        }
event-my-number-chose = { $card ->
        [hidden] { $who }: выбор сделан.
       *[other] { $who } тайно выбирает карту { $card }.
    }
    .you = { $card ->
            [hidden] Ваш выбор сделан.
           *[other] Вы тайно выбираете карту { $card }.
        }
event-my-number-revealed = { $who } открывает карту { $card }.
    .you = Вы открываете карту { $card }.
event-my-number-takes = { $who } берёт карту { $card }: она лежит над только что сыгранной.
    .you = Вы берёте карту { $card }: она лежит над той, что вы сыграли.
event-my-number-opens = { $who }: первая { my-number-colour } карта ложится на самую левую пустую карту коллекции, { $value }.
    .you = Ваша первая { my-number-colour } карта ложится на самую левую пустую карту коллекции, { $value }.
event-my-number-joins =
    { $who }: карта ложится к { $colour ->
        [orange] оранжевым
        [pink] розовым
        [blue] синим
        [green] зелёным
       *[purple] фиолетовым
    }, в столбик на { $value }.
    .you = Карта ложится к вашим { $colour ->
            [orange] оранжевым
            [pink] розовым
            [blue] синим
            [green] зелёным
           *[purple] фиолетовым
        }, в столбик на { $value }.
event-my-number-last-card = { $who }: осталась последняя карта, { $card }, она идёт прямо в коллекцию.
    .you = У вас осталась последняя карта, { $card }: она идёт прямо в коллекцию.
event-my-number-goal-counts = { $who }: цель { $goal } выполнена ({ my-number-goal }), { my-number-points }.
    .you = Вы выполнили цель { $goal } ({ my-number-goal }): { my-number-points }.
event-my-number-round-scored = { $who }: за столбики { my-number-points }, бонусы, штрафы и цели вместе дают { $bonus }.
    .you = За столбики у вас { my-number-points }, бонусы, штрафы и цели вместе дают { $bonus }.
event-my-number-round = Раунд { $round }.
event-my-number-takes-up =
    { $who } берёт всю коллекцию на руку: { $cards ->
        [one] { $cards } карта, известная всем.
        [few] { $cards } карты, известные всем.
       *[other] { $cards } карт, известных всем.
    }
    .you = Вы берёте всю коллекцию на руку: { $cards ->
            [one] { $cards } карта, известная всем.
            [few] { $cards } карты, известные всем.
           *[other] { $cards } карт, известных всем.
        }
event-my-number-goals-discarded = Цели этого раунда сброшены.
event-my-number-result = Итог: { $who }, { my-number-points }.
    .you = Итог: у вас { my-number-points }.
event-my-number-wins = { $by ->
        [shared] Победа общая, среди победителей { $who }: равны и очки, и третий раунд, и бонусы.
        [round-3] Побеждает { $who }: очков поровну, но в третьем раунде больше.
        [bonuses] Побеждает { $who }: очков поровну, в третьем раунде тоже, но сумма бонусов больше.
       *[points] Побеждает { $who }!
    }
    .you = { $by ->
            [shared] Победа общая, и вы среди победителей: равны и очки, и третий раунд, и бонусы.
            [round-3] Побеждаете вы: очков поровну, но в третьем раунде больше.
            [bonuses] Побеждаете вы: очков поровну, в третьем раунде тоже, но сумма бонусов больше.
           *[points] Вы побеждаете!
        }

error-my-number-row-due = Открывают центральный ряд: «{ $move }» — не карта вроде «row 17».
error-my-number-columns-due = Выкладывают карты коллекции: «{ $move }» — не порядок всех пяти вроде «columns 2 4 1 5 3».
error-my-number-goals-due = Открывают цели: «{ $move }» — не цель вроде «goal 7».
error-my-number-deal-due = Идёт раздача: «{ $move }» — не карта вроде «deal 46».
error-my-number-draw-due = Все добирают по карте: «{ $move }» — не карта вроде «draw 8».
error-my-number-choose-due = Каждый выбирает карту с руки, например «46», а не «{ $move }».
error-my-number-has-chosen = Игрок на месте { $seat } уже выбрал карту и ждёт остальных.
error-my-number-not-in-hand = У игрока на месте { $seat } нет на руке карты { $card }.
error-my-number-no-such-order = Карты коллекции — 1, 2, 3, 4 и 5, каждая по разу; { $columns } — это другое.
error-my-number-no-such-goal = Цели { $goal } нет; есть цели от 1 до 14.
error-my-number-letter-open = Цель с той же буквой, что у цели { $goal }, уже открыта.
error-my-number-goal-used = Цель { $goal } в этой игре уже выходила, а новые ещё есть.

error-my-number-columns = Карты коллекции лежат в каком-то порядке 1, 2, 3, 4, 5 или ещё не выложены; { $columns } — это другое.
error-my-number-goals = Цель { $goal } лежать там не может: она уже выходила, или её буква уже открыта.
error-my-number-goals-used = В прежних раундах вышло целей: { $count }, в одном раунде с разными буквами.
error-my-number-goals-missing = Цели на всю игру открыты с первого раунда; их число: { $count }.
error-my-number-collection = Коллекция игрока на месте { $seat } так лежать не может: у каждого цвета свой столбик, столбики заполняются слева.
error-my-number-too-early = Из остальной позиции следует фаза «{ $phase }»: для «{ $key }» ещё рано.
error-my-number-hands = В фазе «{ $phase }» таких рук не бывает: карты получают поровну, по очереди.
error-my-number-turn = Во всех коллекциях карт поровну, а у тех, кто выбирает, осталось не меньше двух карт.
error-my-number-round-over = Этот раунд окончен: коллекции должны вернуться на руки.
error-my-number-all-chosen = Когда выбрали все, карты сразу открывают.
error-my-number-known = Рука игрока на месте { $seat } известна всем, кроме одной добранной карты.

error-my-number-cards-colour = Карт цвета «{ $colour }» может быть не больше двенадцати, у каждой бонус от −9 до 9.
error-my-number-cards-numbers = Карты с числами — от 1 до 60, ни одной дважды.
error-my-number-cards-setup = На руке от 2 до { $hand } карт, раундов от 1 до { $rounds }.
error-my-number-cards-few = Карт с числами всего { $count }: на { $players } игроков не хватит.
error-my-number-cards-row = В ряду с самого начала могут лежать до { $players } разных карт из коробки; { $row } — не могут.
error-my-number-cards-goal = У цели { $goal } должны быть буква и очки от −9 до 9.
error-my-number-cards-letters = У целей должно быть не меньше пяти разных букв.

option-my-number-players = Игроков
option-my-number-goals = Цели
option-my-number-goals-none = без целей
option-my-number-goals-round-1 = одна на раунд
option-my-number-goals-round-2 = две на раунд
option-my-number-goals-round-3 = три на раунд
option-my-number-goals-round-4 = четыре на раунд
option-my-number-goals-round-5 = пять на раунд
option-my-number-goals-game-3 = три на всю игру
option-my-number-goals-game-4 = четыре на всю игру
option-my-number-goals-game-5 = пять на всю игру

# Что требует цель

my-number-goal = { $goal ->
        [1] 1 или 3 оранжевые карты
        [2] 2 или 4 синие карты
        [3] розовых меньше всех или поровну
        [4] зелёные есть, правее них пусто
        [5] фиолетовые есть, и их не меньше, чем оранжевых
        [6] все пять цветов
        [7] зелёные на 4 или 5
        [8] столбик ровно из 3 карт
        [9] фиолетовых больше всех или поровну
        [10] оранжевые на 1 или 2
        [11] ровно три цвета
        [12] синих не меньше, чем любого другого цвета
        [13] столбик ровно из 4 карт
       *[14] розовых больше всех или поровну
    }
my-number-colours = { $colour ->
        [orange] оранжевые
        [pink] розовые
        [blue] синие
        [green] зелёные
       *[purple] фиолетовые
    }

# Стол, нарисованный текстом

draw-my-number-turn = Раунд { $round }{ $turn ->
        [0] .
       *[other] , ход { $turn }.
    }
draw-my-number-row = Открывается центральный ряд.
draw-my-number-columns = Выкладываются карты коллекции.
draw-my-number-goals = Открываются цели.
draw-my-number-deal = Идёт раздача.
draw-my-number-draw = Каждый добирает карту.
draw-my-number-choose = Ещё выбирают карту: { $waiting }.
draw-my-number-deck = Карт в стопке: { $count }.
draw-my-number-central-row = Центральный ряд: { $cards }.
draw-my-number-values = Столбики слева направо: { $columns }.
draw-my-number-goal = Цель { $goal }, { $points }: { $wanted }.
draw-my-number-score = { $who }: { my-number-points }.
draw-my-number-rounds = По раундам: { $rounds }.
draw-my-number-chosen = Выбор: { $card }.
draw-my-number-has-chosen = Выбор сделан.
draw-my-number-hand = рука: { $cards }
draw-my-number-hidden-hand = рука: { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
draw-my-number-known = Все знают: { $cards }
draw-my-number-collection = коллекция: { $columns }

# Что игрок часто упускает

theme-my-number-good-place = карта на самое выгодное место в ряду
    .clause = M3.2
theme-my-number-fair-place = карта на хорошее место в ряду
    .clause = M3.2
theme-my-number-bad-place = придержать карту на потом
    .clause = M3.2

# Что говорит в пользу хода

place-my-number = раунд { $part }, ход { $number }
    .part = раунд { $part }
dealt-my-number = { $first ->
        [row] первая раздача
       *[other] новые столбики и взятые карты
    }
hint-points-my-number = Ваши очки к концу раунда, в среднем
advice-my-number-good-place = Скорее всего, она принесёт карту { $number } — самую выгодную в ряду.
advice-my-number-fair-place = Скорее всего, она принесёт карту { $number } — одну из лучших в ряду.
advice-my-number-bad-place = Скорее всего, она принесёт карту { $number }, а в ряду есть и выгоднее.
    .best = Хотя она, скорее всего, принесёт лишь карту { $number }, так вы побеждаете { my-number-wins }.

# Стол в терминале

board-my-number-points = очки
board-my-number-chosen = Выбрано:

# Ответ того, кто выбирает

my-number-play = Тайно сыграть { $card } ({ my-number-colour })
    .button = Тайно сыграть { $card }
    .brief = Сыграть { $card }

# Стол на картинке в правилах

picture-my-number = Первый ход: карты открыты, и каждая приносит ту, что над ней.
picture-my-number-row = центральный ряд
picture-my-number-collection = коллекция Веры
picture-my-number-first = оранжевая 8: первый цвет
