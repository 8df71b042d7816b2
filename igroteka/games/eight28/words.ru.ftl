game-eight28 = 8-28

eight28-wins = { $wins ->
        [one] в { $wins } случае из ста
       *[other] в { $wins } случаях из ста
    }

eight28-gems =
    { $blue ->
        [0] { $red ->
            [0] ничего
            [one] { $red } красный кристаллик
            [few] { $red } красных кристаллика
           *[other] { $red } красных кристалликов
        }
        [one] { $blue } синий кристаллик{ $red ->
            [0] {""}
            [one] {" "}и { $red } красный
           *[other] {" "}и { $red } красных
        }
        [few] { $blue } синих кристаллика{ $red ->
            [0] {""}
            [one] {" "}и { $red } красный
           *[other] {" "}и { $red } красных
        }
       *[other] { $blue } синих кристалликов{ $red ->
            [0] {""}
            [one] {" "}и { $red } красный
           *[other] {" "}и { $red } красных
        }
    }

event-eight28-round = Раунд { $round }. { $round ->
        [1] Раздачу начинает { $who }.
       *[other] Раздачу начинает { $who }: очередь переходит влево от последнего раздающего.
    }
    .you = Раунд { $round }. { $round ->
            [1] Раздачу начинаете вы.
           *[other] Раздачу начинаете вы: очередь переходит влево от последнего раздающего.
        }
event-eight28-dealt = { $card ->
        [hidden] { $who } получает закрытую карту.
       *[other] { $who } получает закрытую карту: { $card }.
    }
    .you = { $card ->
            [hidden] Вы получаете закрытую карту.
           *[other] Вы получаете закрытую карту: { $card }.
        }
event-eight28-gem = { $colour ->
        [red] { $who } кладёт в центр красный кристаллик: синие кончились.
       *[other] { $who } кладёт в центр синий кристаллик.
    }
    .you = { $colour ->
            [red] Вы кладёте в центр красный кристаллик: синие кончились.
           *[other] Вы кладёте в центр синий кристаллик.
        }
event-eight28-last-round = В центре первый красный кристаллик: этот раунд последний.
event-eight28-takes = { $who } берёт карту.
    .you = Вы берёте карту.
event-eight28-drew = { $who } открывает { $card }.
    .you = Вы открываете { $card }.
event-eight28-passes = { $who } пасует.
    .you = Вы пасуете.
event-eight28-out = { $who } выбывает из раунда: открыто { $total }, даже если каждую 1/11 считать за 1.
    .you = Вы выбываете из раунда: открыто { $total }, даже если каждую 1/11 считать за 1.
event-eight28-handed-on = Колода переходит влево: теперь раздаёт { $who }.
    .you = Колода переходит влево: теперь раздаёте вы.
event-eight28-all-passed = Карту не берёт никто: раунд окончен. Последний раздающий — { $who }.
    .you = Карту не берёт никто: раунд окончен. Последний раздающий — вы.
event-eight28-pile-empty = Взята последняя карта колоды: раунд окончен.
event-eight28-nobody-left = Предлагать карты больше некому: раунд окончен.
event-eight28-revealed = { $who } вскрывает { $card }.
    .you = Вы вскрываете { $card }.
event-eight28-one-way = { $who } играет на { $goal } с суммой { $total }: другая цель не подходит.
    .you = Вы играете на { $goal } с суммой { $total }: другая цель не подходит.
event-eight28-chose = { $who } играет на { $goal } с суммой { $total }.
    .you = Вы играете на { $goal } с суммой { $total }.
event-eight28-direct-hit = Прямое попадание! { $who } набирает и ровно 8, и ровно 28{ $hits ->
        [1] {" "}и забирает все кристаллики.
       *[other] : все кристаллики делят те, кто попал в цель.
    }
    .you = Прямое попадание! Вы набираете и ровно 8, и ровно 28{ $hits ->
            [1] {" "}и забираете все кристаллики.
           *[other] : все кристаллики делят те, кто попал в цель.
        }
event-eight28-hit-share = За прямое попадание { $who } получает { eight28-gems }.
    .you = За прямое попадание вы получаете { eight28-gems }.
event-eight28-halved = { $value ->
        [0] Пополам кристаллики не делятся{ $rest ->
            [0] : их нет.
            [one] : в остатке { $rest } очко.
            [few] : в остатке { $rest } очка.
           *[other] : в остатке { $rest } очков.
        }
       *[other] Кристаллики делятся пополам: по { $value } { $value ->
            [one] очку
            [few] очка
           *[other] очков
        }{ $rest ->
            [0] .
            [one] , в остатке { $rest } очко.
            [few] , в остатке { $rest } очка.
           *[other] , в остатке { $rest } очков.
        }
    }
event-eight28-share-of-8 = { $who } получает { eight28-gems }: ближе всех к 8.
    .you = Вы получаете { eight28-gems }: вы ближе всех к 8.
event-eight28-share-of-28 = { $who } получает { eight28-gems }: ближе всех к 28.
    .you = Вы получаете { eight28-gems }: вы ближе всех к 28.
event-eight28-unclaimed = На { $goal } не играет никто: эта половина идёт в остаток.
event-eight28-left-over = В остатке: { eight28-gems }.
event-eight28-result = { $who }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
    .you = У вас { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[other] { $points } очков.
        }

error-eight28-deal-due = Идёт раздача: «{ $move }» — не карта вроде «deal 7».
error-eight28-offer-due = Предложена карта: ответ — «take» или «pass», а не «{ $move }».
error-eight28-draw-due = Открывается взятая карта: «{ $move }» — не карта вроде «draw 7».
error-eight28-choose-due = Нужно выбрать «for 8» или «for 28», а не «{ $move }».
error-eight28-out = У игрока на месте { $seat } открыто 28 или больше: в этом раунде он больше не участвует.
error-eight28-has-passed = Игрок на месте { $seat } спасовал, а за этим столом пас окончательный.

error-eight28-hidden-missing = После раздачи у каждого есть закрытая карта.
error-eight28-passed = Пас бывает окончательным только с настройкой pass_is_final.
error-eight28-gems = Кристаллики ({ $colour }) не складываются в { $count }.
error-eight28-over = Партия кончается только после того, как выложен красный кристаллик.
error-eight28-deal-after-final = После раунда с первым красным кристалликом больше не раздают.
error-eight28-aside = Кристаллики лежат в стороне только после конца партии.
error-eight28-no-choice = Здесь никому не нужно выбирать.
error-eight28-nobody-due = Карту некому дать или карт не осталось: раунд был бы окончен.

error-eight28-cards-faces = В колоде «{ $deck }» должно быть указано число для каждой из карт { $faces }.
error-eight28-cards-count = В колоде «{ $deck }» должно быть от 4 до 51 карты, а { $counts } — это не столько.
error-eight28-cards-gems = Кристалликов ({ $colour }) должно быть от { $fewest } до 100 (в коробке { $usual }).
error-eight28-cards-worth = Нельзя изменить ни цену красного кристаллика, ни очки карты A.

option-eight28-players = Игроков
option-eight28-first = Раздаёт первым
option-eight28-deck = Колода
option-eight28-deck-zoch = как в коробке
option-eight28-deck-reviewer = единиц на одну больше, восьмёрок на одну меньше
option-eight28-pass_is_final = Пас окончательный
option-eight28-low_plays_28 = С 8 и меньше можно играть на 28

# Стол, нарисованный текстом

draw-eight28-round = Раунд { $round }.
draw-eight28-last-round = Он последний.
draw-eight28-deal = Идёт сдача: раздаёт { $giver }, карту получает { $who }.
draw-eight28-offer = { $own ->
        [1] Раздаёт и решает { $who }: взять или спасовать.
       *[other] Раздаёт { $giver }, решает { $who }: взять или спасовать.
    }
draw-eight28-draw = { $own ->
        [1] { $who } раздаёт и берёт карту.
       *[other] Раздаёт { $giver }, карту берёт { $who }.
    }
draw-eight28-choose = Карты вскрыты, выбирает { $who }: на 8 или на 28.
draw-eight28-pot = В центре: { eight28-gems }.
draw-eight28-supply = Запас: { eight28-gems }.
draw-eight28-aside = Остаток: { eight28-gems }.
draw-eight28-column-hidden = закрыта
draw-eight28-column-shown = открыты
draw-eight28-column-total = сумма
draw-eight28-column-blue = синих
draw-eight28-column-red = красных
draw-eight28-column-points = очки
draw-eight28-plays-for = играет на { $goal }
draw-eight28-out = вне раунда
draw-eight28-passed = пас

# Что игрок часто упускает

theme-eight28-direct-hit = остановиться на прямом попадании
    .clause = E4.8
theme-eight28-near-8 = остановиться у 8
    .clause = E4.6
theme-eight28-small-stays = остаться с малым ради 8
    .clause = E4.6
theme-eight28-near-28 = остановиться у 28
    .clause = E4.6
theme-eight28-too-risky = остановиться, когда риск велик
    .clause = E4.3
theme-eight28-pass-waits = спасовать и подождать
    .clause = E3.3
theme-eight28-far-from-8 = взять карту, пока есть запас
    .clause = E3.2
theme-eight28-leaves-8 = отказаться от 8 ради 28
    .clause = E4.5
theme-eight28-no-risk = брать, пока перебора быть не может
    .clause = E3.2
theme-eight28-small-risk = брать при малом риске
    .clause = E3.2
theme-eight28-keeps-within = брать при умеренном риске
    .clause = E3.2
theme-eight28-big-risk = брать при большом риске
    .clause = E4.3
theme-eight28-nothing-to-lose = играть дальше после перебора
    .clause = E3.4
theme-eight28-nobody-nearer = выбрать цель, к которой никто не ближе
    .clause = E4.6
theme-eight28-maybe-nearer = выбрать из двух целей
    .clause = E4.6
theme-eight28-somebody-nearer = выбрать меньшее из зол
    .clause = E4.6

# Почему совет — такой ход

place-eight28 = раунд { $part }, ход { $number }
    .part = раунд { $part }
dealt-eight28 = раздача
hint-points-eight28 = Ваши очки к концу раунда, в среднем
advice-eight28-direct-hit = Ровно 8 и ровно 28: сильнее прямого попадания ничего нет, нужно остановиться.
advice-eight28-near-8 = { $number ->
        [8] Ровно 8: пора остановиться.
        [7] Сумма 7, до 8 не хватает лишь одного: пора остановиться.
       *[other] Сумма { $number }, до 8 не хватает лишь двух: пора остановиться.
    }
advice-eight28-small-stays = { $number } может хватить для 8, если остальные уйдут дальше.
advice-eight28-near-28 = { $number ->
        [28] Ровно 28: пора остановиться.
        [27] Сумма 27, до 28 не хватает лишь одного: пора остановиться.
        [26] Сумма 26, до 28 не хватает лишь двух: пора остановиться.
       *[other] Сумма { $number }, до 28 не хватает лишь трёх: пора остановиться.
    }
advice-eight28-too-risky = Брать опасно: риск перебора — { $number } %.
advice-eight28-pass-waits = { $number ->
        [0] Пас сохраняет карты как есть, и раунд может закончиться раньше.
       *[other] Пас сохраняет карты как есть: с новой риск перебора — { $number } %.
    }
advice-eight28-far-from-8 = { $number } — мало: маленькая карта приблизит к 8, а с большой можно идти на 28.
advice-eight28-leaves-8 = Так теряются ровно 8, остаётся идти на 28.
    .best = Хотя теряются ровно 8, так вы побеждаете { eight28-wins }.
advice-eight28-no-risk = Брать можно смело: перебора ещё быть не может.
advice-eight28-small-risk = Брать стоит: риск перебора — лишь { $number } %.
advice-eight28-keeps-within = Брать можно: из ста неизвестных карт { $number } { $number ->
        [one] не даёт
       *[other] не дают
    } перебора.
advice-eight28-big-risk = Риск перебора — { $number } %.
    .best = Хотя риск перебора — { $number } %, так вы побеждаете { eight28-wins }.
advice-eight28-nothing-to-lose = { $number } — уже перебор: остаётся решать, сколько ещё продлится раунд.
advice-eight28-nobody-nearer = С суммой { $number } ближе не подойдёт никто.
advice-eight28-maybe-nearer = С суммой { $number } эта половина может и не достаться: у кого-то не хуже.
    .best = Хотя у кого-то здесь не хуже, чем { $number }, так вы побеждаете { eight28-wins }.
advice-eight28-somebody-nearer = С суммой { $number } эту половину не взять: кто-то уже ближе.
    .best = Хотя кто-то ближе, чем { $number }, так вы побеждаете { eight28-wins }.

# Стол в терминале

board-eight28-pot = В центре
board-eight28-worth = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
board-eight28-aside = остаток
board-eight28-supply = в запасе
board-eight28-cards = карты
board-eight28-plays-for = на { $goal }
board-eight28-out = вне раунда

# Стол словами

tell-eight28-seat = { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } ({ eight28-gems }).
tell-eight28-hidden = { $card ->
        [hidden] Одна закрытая карта.
       *[other] Закрытая карта: { $card }.
    }
tell-eight28-shown = Открытые карты: { $cards }.
tell-eight28-total = Сумма: { $total }.

# Стол на картинке в правилах

picture-eight28 = Раздаёт Катя, все спасовали: сейчас откроют карты, которые лежат рубашкой вверх.
picture-eight28-deck = колода
picture-eight28-pot = в центре
picture-eight28-supply = запас
