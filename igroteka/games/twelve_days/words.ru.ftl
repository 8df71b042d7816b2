game-twelve-days = Игра на Рождество

twelve-days-rounds-won = { $wins ->
        [one] в { $wins } случае из ста
       *[other] в { $wins } случаях из ста
    }
twelve-days-left =
    { $left ->
        [0] карт на руке больше нет
        [one] на руке остаётся { $left } карта
        [few] на руке остаются { $left } карты
       *[other] на руке остаётся { $left } карт
    }

event-twelve-days-deal = Раздача { $deal }. { $deal ->
        [1] Запевала — { $who }.
       *[other] Запевала — { $who } как победитель прошлой раздачи.
    }
    .you = Раздача { $deal }. { $deal ->
            [1] Запевала — вы.
           *[other] Запевала — вы как победитель прошлой раздачи.
        }
event-twelve-days-dealt = { $card ->
        [hidden] { $who } получает карту.
       *[other] { $who } получает карту: { $card }.
    }
    .you = { $card ->
            [hidden] Вы получаете карту.
           *[other] Вы получаете карту: { $card }.
        }
event-twelve-days-leads = { $who } начинает: { $play }; { twelve-days-left }.
    .you = Вы начинаете: { $play }; { twelve-days-left }.
event-twelve-days-follows = { $who } отвечает: { $play }; { twelve-days-left }.
    .you = Вы отвечаете: { $play }; { twelve-days-left }.
event-twelve-days-passes = { $who } пасует.
    .you = Вы пасуете.
event-twelve-days-round-won = { $players ->
        [1] Раунд выигрывает { $who }: самая низкая карта — { $low }.
       *[other] Раунд выигрывает { $who }: самых низких карт несколько ({ $low }), из равных важна сыгранная последней.
    }
    .you = { $players ->
            [1] Раунд выигрываете вы: самая низкая карта — { $low }.
           *[other] Раунд выигрываете вы: самых низких карт несколько ({ $low }), из равных важна сыгранная последней.
        }
event-twelve-days-taken-back = { $who } играет последнюю карту, но раунд не выигрывает и забирает обратно { $cards }. Теперь эти карты знают все.
    .you = Вы играете последнюю карту, но раунд не выигрываете и забираете обратно { $cards }. Теперь эти карты знают все.
event-twelve-days-discarded = { $count ->
        [one] В сброс уходит { $count } карта.
        [few] В сброс уходят { $count } карты.
       *[other] В сброс уходит { $count } карт.
    }
event-twelve-days-deal-won = { $who } забирает { $supply ->
        [0] последний подарок
       *[other] подарок
    }: раунд выигран последними картами, раздача окончена.{ $supply ->
        [0] {""}
       *[other] {" "}В запасе ещё { $supply }.
    }
    .you = Вы забираете { $supply ->
            [0] последний подарок
           *[other] подарок
        }: раунд выигран последними картами, раздача окончена.{ $supply ->
            [0] {""}
           *[other] {" "}В запасе ещё { $supply }.
        }
event-twelve-days-gift-given = { $who } отдаёт победителю подарок: карт на руке больше всех ({ $cards }).
    .you = Вы отдаёте победителю подарок: карт на руке больше всех ({ $cards }).
event-twelve-days-no-gift = { $who } ничего не отдаёт: карт на руке больше всех ({ $cards }), но подарков нет.
    .you = Вы ничего не отдаёте: карт на руке больше всех ({ $cards }), но подарков нет.
event-twelve-days-nobody-pays = В последней раздаче за этим столом никто не платит.
event-twelve-days-result = { $who }: { $gifts ->
        [one] { $gifts } подарок.
        [few] { $gifts } подарка.
       *[other] { $gifts } подарков.
    }
    .you = У вас { $gifts ->
            [one] { $gifts } подарок.
            [few] { $gifts } подарка.
           *[other] { $gifts } подарков.
        }

error-twelve-days-deal-due = Идёт сдача карт: «{ $move }» — не карта вроде «deal 7».
error-twelve-days-lead-due = Запевала играет комбинацию вроде «9», «8x2» или «6-10», а не «{ $move }».
error-twelve-days-follow-due = Отвечают комбинацией вроде «9», «8x2» или «6-10» или пасуют («pass»), а «{ $move }» — ни то ни другое.
error-twelve-days-leader-passes = Запевале пасовать нельзя.
error-twelve-days-too-few = «{ $move }»: в сете не меньше двух карт.
error-twelve-days-not-ascending = «{ $move }»: в стрите не меньше двух карт, и называют его от младшей к старшей; 12 и 1 не соседи.
error-twelve-days-too-many = { $count ->
        [one] Карта «{ $card }» в игре только { $count }.
       *[other] Карт «{ $card }» в игре всего { $count }.
    }
error-twelve-days-not-held = Для «{ $move }» на руке нет нужных карт.
error-twelve-days-other-kind = «{ $move }» не подходит: { $kind ->
        [single] на синглтон отвечают только синглтоном.
        [set] на сет отвечают только сетом.
       *[straight] на стрит отвечают только стритом.
    }
error-twelve-days-too-high = «{ $move }» — слишком высоко: нужна карта не выше младшей карты запевалы ({ $low }).

error-twelve-days-known = У игрока на месте { $seat } не могут быть известны именно эти карты: у того, кто забрал свои карты, других нет, поэтому известна либо вся рука, либо ничего.
error-twelve-days-hand-size = У игрока на месте { $seat } больше карт, чем сдают каждому ({ $count }).
error-twelve-days-dealt = На руках, на столе и в сбросе вместе больше карт, чем сдают ({ $count }).
error-twelve-days-not-dealt-so = Такой сдачи не бывает: карты сдают по одной, начиная с запевалы, сыграно ещё ничего не может быть, а когда у всех полные руки, ходит запевала.
error-twelve-days-leader = Первую раздачу начинает тот, кого называет настройка first, любую другую — победитель предыдущей, и подарок у него есть.
error-twelve-days-played-in-a-round = Сыгранные карты лежат на столе, только пока кто-то ещё может ответить.
error-twelve-days-empty-hand = У игрока на месте { $seat } нет карт: раздача была бы окончена.
error-twelve-days-over = Когда партия окончена, запевала — победитель последней раздачи: карт у него нет, а подарок есть.
error-twelve-days-gifts = Подарков в этой партии всего { $count }.
error-twelve-days-supply = Партия окончена, когда запас пуст, и только тогда.
error-twelve-days-no-lead = Отвечать можно, только когда запевала сыграл.
error-twelve-days-turn = Играют и пасуют по очереди, начиная с запевалы; если ответили все, раунд окончен.
error-twelve-days-cannot-follow = То, что сыграл игрок на месте { $seat }, — не ответ на комбинацию запевалы.

error-twelve-days-cards-keys = В части «{ $part }» должно быть число карт для каждого от { $low } до { $high }.
error-twelve-days-cards-whole = В части «{ $part }» должны быть целые числа, а не «{ $count }».
error-twelve-days-cards-count = Карт достоинством { $value } может быть от 0 до { $value }, а не { $count }.
error-twelve-days-cards-hands = Нельзя сдать по { $count } карт, если игроков { $players }: сдают от 1 до 12 и не больше, чем есть.

option-twelve-days-players = Игроков
option-twelve-days-gifts = Подарков
option-twelve-days-first = Первый запевала
option-twelve-days-last_deal_pays = В последней раздаче тоже платят

# Стол, нарисованный текстом

draw-twelve-days-deal = Раздача { $deal }. Идёт сдача, запевала — { $leader }.
draw-twelve-days-lead = Раздача { $deal }. Раунд начинает { $leader }.
draw-twelve-days-follow = Раздача { $deal }. Запевала — { $leader }: сыгран { $kind ->
        [single] синглтон
        [set] сет
       *[straight] стрит
    }, младшая карта — { $low }. Отвечает или пасует { $who }.
draw-twelve-days-supply = Подарков в запасе: { $supply }.
draw-twelve-days-discard = { $count ->
        [0] Сброс пуст.
        [one] Сброс ({ $count } карта):
        [few] Сброс ({ $count } карты):
       *[other] Сброс ({ $count } карт):
    }
draw-twelve-days-column-gifts = подарки
draw-twelve-days-column-cards = карт
draw-twelve-days-column-played = сыграно
draw-twelve-days-column-hand = рука
draw-twelve-days-passed = пас
draw-twelve-days-known = (все знают)

# Что игрок часто упускает

theme-twelve-days-last-cards = уйти последними картами
    .clause = T4.1
theme-twelve-days-whole-groups = заходить с карт, которые уходят вместе
    .clause = T2.1
theme-twelve-days-high-cards = избавиться от одинокой карты, пока вы запевала
    .clause = T3.1
theme-twelve-days-breaks-up = разбить одинаковые карты, когда это выгодно
    .clause = T2.1
theme-twelve-days-takes-lead = стать запевалой
    .clause = T3.5
theme-twelve-days-breaks-for-lead = разбить одинаковые карты, чтобы стать запевалой
    .clause = T3.5
theme-twelve-days-sheds = сбросить карты в проигранном раунде
    .clause = T3.6
theme-twelve-days-keeps = вовремя спасовать
    .clause = T3.4

# Что говорит в пользу хода

place-twelve-days = раздача { $part }, раунд { $number }
    .part = раздача { $part }
dealt-twelve-days = раздача
hint-points-twelve-days = Ваши подарки к концу раздачи, в среднем
advice-twelve-days-last-cards = Это последние карты: если раунд выигран, выиграна и раздача, а если нет, они вернутся.
advice-twelve-days-whole-groups = { $number ->
        [one] Уходит { $number } карта, и одинаковые карты не разбиваются.
        [few] Разом уходят { $number } карты, и одинаковые карты не разбиваются.
       *[other] Разом уходят { $number } карт, и одинаковые карты не разбиваются.
    }
advice-twelve-days-high-cards = Одинокая карта ни с чем не складывается: от неё лучше избавиться, пока вы запевала.
advice-twelve-days-breaks-up = Разбивает одинаковые карты.
    .best = Хотя разбиваются одинаковые карты, так вы побеждаете { twelve-days-rounds-won }.
advice-twelve-days-takes-lead = Младше пока никто не сыграл: так можно стать запевалой.
advice-twelve-days-breaks-for-lead = Хотя разбиваются одинаковые карты, младше пока никто не сыграл: так можно стать запевалой.
advice-twelve-days-sheds = { $number ->
        [one] Раунд не выиграть, но одной картой меньше.
        [few] Раунд не выиграть, но на { $number } карты меньше.
       *[other] Раунд не выиграть, но на { $number } карт меньше.
    }
advice-twelve-days-keeps = Рука остаётся целой и ждёт лучшего раунда.

# Стол в терминале

board-twelve-days-low = { $kind ->
        [single] одна карта, { $low } или ниже
        [set] сет, { $low } или ниже
       *[straight] стрит от { $low } или ниже
    }

# Стол словами

tell-twelve-days-seat = { $who }: { $gifts ->
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[other] { $gifts } подарков
    }, { $cards ->
        [one] на руке { $cards } карта.
        [few] на руке { $cards } карты.
       *[other] на руке { $cards } карт.
    }
tell-twelve-days-played = Сыграно: { $cards }.
tell-twelve-days-passed = Пас.
tell-twelve-days-hand = Рука: { $cards }.
tell-twelve-days-known = Эти карты известны всем: { $cards }.

# Стол на картинке в правилах

picture-twelve-days = Первый раунд: Вера начинает стритом, Максим выигрывает шестёркой, сыгранной последней.
picture-twelve-days-pass = пас
picture-twelve-days-wins = раунд его
picture-twelve-days-gifts = подарки
picture-twelve-days-rest = не розданы
