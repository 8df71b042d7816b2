game-jackal-high = Джеки и Хай

jackal-high-wins = { $wins ->
        [one] в { $wins } случае из ста
       *[other] в { $wins } случаях из ста
    }
jackal-high-hits = { $number ->
        [one] в { $number } случае из ста
       *[other] в { $number } случаях из ста
    }
jackal-high-card = { $card ->
        [L8] «Счастливую 8»
       *[other] карту { $card }
    }
jackal-high-with-take2 = { $take2 ->
        [0] {""}
        [1] {" "}и «Возьми 2» под ней
        [few] {" "}и { $take2 } карты «Возьми 2» под ней
       *[other] {" "}и { $take2 } карт «Возьми 2» под ней
    }
jackal-high-rounds = { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[other] { $rounds } раундов
    }

event-jackal-high-round = Раунд { $round }. { $round ->
        [1] Начинает { $who }.
       *[other] Начинает { $who }: очередь переходит влево.
    }
    .you = Раунд { $round }. { $round ->
            [1] Начинаете вы.
           *[other] Начинаете вы: очередь переходит влево.
        }
event-jackal-high-valley = В Долину Стервятников ложится карта { $card }.
event-jackal-high-laid = На место { $place } ложится { $card ->
        [L8] «Счастливая 8».
       *[other] карта { $card }.
    }
event-jackal-high-take2-laid = На место { $place } ложится «Возьми 2»; её накроет другая карта.
event-jackal-high-second-lucky8 = Вторая «Счастливая 8» выбывает из игры, на её место идёт следующая карта.
event-jackal-high-row-unfinished = Карты кончились, а ряд не заполнен: игра окончена.
event-jackal-high-thrown = { $who } бросает: { $dice }.
    .you = Вы бросаете: { $dice }.
event-jackal-high-rolls-again = { $who } перебрасывает единственный кубик: попытка { $attempt } из 3.
    .you = Вы перебрасываете единственный кубик: попытка { $attempt } из 3.
event-jackal-high-placed = { $who } ставит { $face } на { jackal-high-card }.
    .you = Вы ставите { $face } на { jackal-high-card }.
event-jackal-high-placed-in-valley = { $who } ставит { $face } в Долину: ни один кубик броска не подходит ни к одной карте.
    .you = Вы ставите { $face } в Долину: ни один кубик броска не подходит ни к одной карте.
event-jackal-high-stopped = { $who } оставляет на следующий бросок { $dice ->
        [one] { $dice } кубик.
        [few] { $dice } кубика.
       *[other] { $dice } кубиков.
    }
    .you = Вы оставляете на следующий бросок { $dice ->
            [one] { $dice } кубик.
            [few] { $dice } кубика.
           *[other] { $dice } кубиков.
        }
event-jackal-high-missed = { $who }: { $dice } на { $card ->
        [L8] «Счастливой 8»
       *[other] карте { $card }
    } — не точно, в Долину.
    .you = У вас { $dice } на { $card ->
            [L8] «Счастливой 8»
           *[other] карте { $card }
        } — не точно, в Долину.
event-jackal-high-won-alone = { $who } берёт { jackal-high-card }{ jackal-high-with-take2 }: чужих кубиков там нет.
    .you = Вы берёте { jackal-high-card }{ jackal-high-with-take2 }: чужих кубиков там нет.
event-jackal-high-contested = На { jackal-high-card } претендуют несколько игроков, они бросают за неё.
event-jackal-high-contest-roll = { $who } бросает за карту: { $dice } (сумма { $sum }).
    .you = Вы бросаете за карту: { $dice } (сумма { $sum }).
event-jackal-high-contest-tied = Лучшие броски равны ({ $sum }): { $who } бросает снова.
    .you = Лучшие броски равны ({ $sum }): вы бросаете снова.
event-jackal-high-won-contest = { $who } побеждает в состязании и берёт { jackal-high-card }{ jackal-high-with-take2 }: сумма наибольшая, а из равных — та, где кубиков меньше.
    .you = Вы побеждаете в состязании и берёте { jackal-high-card }{ jackal-high-with-take2 }: сумма наибольшая, а из равных — та, где кубиков меньше.
event-jackal-high-lucky8-brings = { $who } берёт ещё карту { $card }{ jackal-high-with-take2 }: она никому не досталась, её приносит «Счастливая 8».
    .you = Вы берёте ещё карту { $card }{ jackal-high-with-take2 }: она никому не досталась, её приносит «Счастливая 8».
event-jackal-high-lucky8-gone = «Счастливая 8» уходит в сброс.
event-jackal-high-piled = { $who } кладёт на стопку карту { $card }.
    .you = Вы кладёте на свою стопку карту { $card }.
event-jackal-high-alone-takes = { $who } в Долине без соперников и забирает оттуда карту { $card }.
    .you = Вы в Долине без соперников и забираете оттуда карту { $card }.
event-jackal-high-alone-gives = { $who } в пустой Долине без соперников и оставляет там верхнюю карту стопки: { $card }.
    .you = Вы в пустой Долине без соперников и оставляете там верхнюю карту своей стопки: { $card }.
event-jackal-high-alone-has-nothing = { $who } в пустой Долине без соперников, но оставить там нечего.
    .you = Вы в пустой Долине без соперников, но оставить там нечего.
event-jackal-high-vultures = { $card ->
        [0] В Долине кубики нескольких игроков: наименьшая сумма отдаст карту.
       *[other] В Долине кубики нескольких игроков: наибольшая сумма заберёт карту { $card }, наименьшая отдаст свою.
    }
event-jackal-high-valley-roll = { $who } бросает в Долине: { $dice } (сумма { $sum }).
    .you = Вы бросаете в Долине: { $dice } (сумма { $sum }).
event-jackal-high-top-tied = Наибольшие суммы в Долине равны ({ $sum }): { $who } бросает снова.
    .you = Наибольшие суммы в Долине равны ({ $sum }): вы бросаете снова.
event-jackal-high-bottom-tied = Наименьшие суммы в Долине равны ({ $sum }): { $who } бросает снова.
    .you = Наименьшие суммы в Долине равны ({ $sum }): вы бросаете снова.
event-jackal-high-all-tied = В Долине у всех суммы равны ({ $sum }): { $who } бросает снова.
    .you = В Долине у всех суммы равны ({ $sum }): вы бросаете снова.
event-jackal-high-highest-takes = По броскам в Долине { $who } выше всех и забирает оттуда карту { $card }.
    .you = По броскам в Долине вы выше всех и забираете оттуда карту { $card }.
event-jackal-high-lowest-gives = По броскам в Долине { $who } ниже всех и оставляет там верхнюю карту стопки: { $card }.
    .you = По броскам в Долине вы ниже всех и оставляете там верхнюю карту своей стопки: { $card }.
event-jackal-high-lowest-has-nothing = По броскам в Долине { $who } ниже всех, но оставить там нечего.
    .you = По броскам в Долине вы ниже всех, но оставить там нечего.
event-jackal-high-stalled = { $rounds ->
        [1] В этом раунде из ряда не ушло ни одной карты.
       *[other] И в этом раунде из ряда не ушло ни одной карты: { jackal-high-rounds } подряд.
    }
event-jackal-high-pile-empty = Колода пуста: это был последний раунд.
event-jackal-high-too-long-stalled = Из ряда не уходят карты уже { jackal-high-rounds }: игра окончена.
event-jackal-high-result = { $who }: { $paws ->
        [one] { $paws } лапа
        [few] { $paws } лапы
       *[other] { $paws } лап
    }{ $highest ->
        [0] , зверей нет.
       *[other] , старший зверь — { $highest }.
    }
    .you = У вас { $paws ->
            [one] { $paws } лапа
            [few] { $paws } лапы
           *[other] { $paws } лап
        }{ $highest ->
            [0] , зверей нет.
           *[other] , старший зверь — { $highest }.
        }

error-jackal-high-valley-due = Открывается первая карта Долины: «{ $move }» — не карта вроде «valley 5».
error-jackal-high-row-due = Заполняется ряд: «{ $move }» — не карта вроде «row 13».
error-jackal-high-roll-due = Бросаются кубики: «{ $move }» — не бросок вроде «roll 3 5 8».
error-jackal-high-place-due = Ставятся брошенные кубики: «{ $move }» — не ход вроде «5>2», «7>V», «stop» или «reroll».
error-jackal-high-contest-due = Идёт состязание за карту: «{ $move }» — не бросок вроде «roll 3 5».
error-jackal-high-pile-due = Взятые карты кладутся в стопку: «{ $move }» — не карта вроде «pile 6».
error-jackal-high-vultures-due = Идут броски в Долине: «{ $move }» — не бросок вроде «roll 3 5».
error-jackal-high-animals-only = В Долине может лежать только зверь, а не { $card }.
error-jackal-high-not-won = «{ $card }» нет среди взятых карт, которые ещё ждут места в стопке.
error-jackal-high-no-such-face = На кубике бывает от 1 до 8, но не «{ $face }».
error-jackal-high-roll-size = В этом броске { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[other] { $dice } кубиков
    }, значения пишутся по возрастанию.
error-jackal-high-not-rolled = Ни на одном брошенном кубике нет «{ $face }»; выпало { $rolled }.
error-jackal-high-valley-closed = Долина закрыта: один из кубиков этого броска ложится на карту.
error-jackal-high-no-such-place = В ряду места с 1 по { $places }; места «{ $place }» нет.
error-jackal-high-does-not-fit = { $face } на карту { $card } не поставить: { $sum ->
        [0] это больше её числа.
       *[other] { $sum } + { $face } больше, чем { $card }.
    }
error-jackal-high-place-one = До «stop» нужно поставить хотя бы один кубик броска.
error-jackal-high-place-it = Единственный кубик не оставляют: его ставят или перебрасывают.
error-jackal-high-three-tries = Единственный кубик брошен уже три раза: теперь его нужно поставить.
error-jackal-high-no-reroll = Перебросить можно только кубик, который остался единственным к началу второго или третьего броска.

error-jackal-high-lucky8 = В ряду лежит не больше одной «Счастливой 8».
error-jackal-high-dice = У игрока на месте { $seat } больше трёх кубиков.
error-jackal-high-valley-first = Пока не открыта первая карта, все карты в колоде и идёт раунд 1.
error-jackal-high-row-full = Карта ложится в ряд, только пока в нём есть пустое место, в колоде — карты, а пустых раундов подряд нет.
error-jackal-high-row-order = Ряд заполняют с места 1 по порядку, потом в том же порядке накрывают «Возьми 2».
error-jackal-high-row-gap = Кубики бросают, только когда на каждом месте ряда лежит карта.
error-jackal-high-not-over = Игра окончена, только если колода пуста или слишком много раундов подряд ничего не берут.
error-jackal-high-stalled = Если из ряда ничего не берут { jackal-high-rounds } подряд, игра окончена.
error-jackal-high-uncovered = «Возьми 2» лежит ненакрытой, только пока заполняется ряд или когда игра окончена.
error-jackal-high-won = Взятые карты ждут, только пока идут состязания или выбирают порядок, и их не больше, чем пустых мест в ряду.
error-jackal-high-dice-on-card = Кубики игрока на месте { $seat } сейчас не могут лежать на месте { $place } ряда.
error-jackal-high-dice-home = Кубики лежат на столе только во время раунда.
error-jackal-high-rolled = Бросок лежит на столе, только пока его кубики ставят или сравнивают; в нём все кубики в руке.
error-jackal-high-nobody-throws = Бросает или ставит ровно один игрок, и у него есть кубики.
error-jackal-high-throw = Бросок { $throw } не может быть у игрока на месте { $seat }: число кубиков у игроков этому не соответствует.
error-jackal-high-placed = «{ $move }» не может быть ходом этого броска: такого кубика там нет.
error-jackal-high-placed-valley = Бросок идёт в Долину, только если ни один его кубик не подходит ни к одной карте.
error-jackal-high-contest = Таких участников состязания или такого его предмета быть не может.
error-jackal-high-contest-rolled = В состязании бросают по очереди, теми кубиками, что там лежат, и кто-то ещё не бросил.
error-jackal-high-no-choice = Здесь никому не нужно выбирать порядок карт.

error-jackal-high-cards-numbers = В «{ $what }» должно быть число для каждого зверя от 1 до 21, кроме 8.
error-jackal-high-cards-count = Карт зверей должно быть от { $fewest } до { $most }.
error-jackal-high-cards-dice = Кубиков у каждого от 1 до { $dice }, граней у кубика от 2 до { $faces }.
error-jackal-high-cards-paws = Лап у зверя должно быть от 0 до 9.
error-jackal-high-cards-specials = Карт «{ $card }» должно быть от 0 до 9 (в коробке 4).

option-jackal-high-players = Игроков
option-jackal-high-first = Начинает первый раунд
option-jackal-high-take2_paws = Лап на карте «Возьми 2»
option-jackal-high-stall = Сколько раундов подряд без взятых карт завершают игру (0 — без ограничения)

# Стол, нарисованный текстом

draw-jackal-high-round = Раунд { $round }, начинает { $who }.
draw-jackal-high-valley = Открывается первая карта Долины.
draw-jackal-high-row = Заполняется ряд.
draw-jackal-high-roll = { $throw ->
        [1] Первый бросок:
        [2] Второй бросок:
       *[other] Третий бросок:
    } { $who } бросает{ $single ->
        [0] .
       *[other] {" "}последний кубик, попытка { $attempt } из 3.
    }
draw-jackal-high-place = { $throw ->
        [1] Первый бросок:
        [2] Второй бросок:
       *[other] Третий бросок:
    } { $who } { $single ->
        [0] ставит кубики.
       *[other] ставит последний кубик{ $attempt ->
            [3] .
           *[other] {" "}или перебрасывает.
        }
    }
draw-jackal-high-contest = На месте { $place } точны несколько игроков: за карту бросает { $who }.
draw-jackal-high-pile = { $who } кладёт выигранные карты на стопку в любом порядке.
draw-jackal-high-vultures = В Долине бросает { $who }: { $rank ->
        [top] решается, кто заберёт карту.
        [bottom] решается, кто отдаст карту.
       *[both] наибольшая сумма берёт, наименьшая отдаёт.
    }
draw-jackal-high-left = Карт в колоде: { $count }.
draw-jackal-high-stalled = Раундов подряд без взятых карт: { $rounds }.
draw-jackal-high-the-valley = Долина
draw-jackal-high-l8 = L8 — «Счастливая 8».
draw-jackal-high-t2 = T2 — «Возьми 2».
draw-jackal-high-column-place = место
draw-jackal-high-column-card = карта
draw-jackal-high-column-paws = лапы
draw-jackal-high-column-under = под ней
draw-jackal-high-column-score = лапы
draw-jackal-high-column-dice = кубики
draw-jackal-high-column-rolled = выпало
draw-jackal-high-column-take2 = «Возьми 2»
draw-jackal-high-column-won = взято
draw-jackal-high-column-pile = стопка, верхняя справа

# Что игрок часто упускает

theme-jackal-high-hits-now = набрать число точно
    .clause = J5.1
theme-jackal-high-hits-together = набрать число несколькими кубиками
    .clause = J4.2
theme-jackal-high-can-hit = начинать числа, которые ещё можно добрать
    .clause = J4.3
theme-jackal-high-hardly-hits = рискнуть числом, которое трудно добрать
    .clause = J5.1
theme-jackal-high-cannot-hit = отложить кубик с наименьшим убытком
    .clause = J5.1
theme-jackal-high-only-valley = уйти в Долину
    .clause = J4.4
theme-jackal-high-keeps-dice = оставить кубики на следующий бросок
    .clause = J4.2
theme-jackal-high-rolls-again = перебросить одинокий кубик
    .clause = J4.5
theme-jackal-high-leaves-hit = перебросить, хотя кубик подходит
    .clause = J4.5
theme-jackal-high-dear-below = спрятать дорогую карту вниз
    .clause = J6.4
theme-jackal-high-cheap-on-top = порядок выигранных карт
    .clause = J7.1

# Что говорит в пользу хода

place-jackal-high = раунд { $part }, ход { $number }
    .part = раунд { $part }
dealt-jackal-high = { $first ->
        [roll] броски
       *[other] новый ряд и первый бросок
    }
hint-points-jackal-high = Ваши лапы к концу раунда, в среднем
advice-jackal-high-hits-now = Число набирается точно.
advice-jackal-high-hits-together = Вместе с остальными кубиками этого броска число набирается точно.
advice-jackal-high-can-hit = Если добирать, число выходит { jackal-high-hits }.
advice-jackal-high-hardly-hits = Добрать число вряд ли удастся: { $number } из ста.
    .best = Хотя добрать число удастся лишь { jackal-high-hits }, так вы побеждаете { jackal-high-wins }.
advice-jackal-high-cannot-hit = Число уже не набрать: кубик попадёт в Долину.
    .best = Хотя число уже не набрать, так вы побеждаете { jackal-high-wins }.
advice-jackal-high-only-valley = Ни один кубик не подходит к картам, а в Долине их бросают заново.
advice-jackal-high-keeps-dice = Остальные кубики в следующем броске могут лечь удачнее.
advice-jackal-high-rolls-again = Кубик пока никуда не попадает, а попытка ещё есть.
advice-jackal-high-leaves-hit = Этот кубик уже набирает число точно, а при перебросе он пропадёт.
    .best = Хотя этот кубик набирает число точно, с перебросом вы побеждаете { jackal-high-wins }.
advice-jackal-high-dear-below = Самую дорогую карту лучше спрятать вниз: Долина забирает верхнюю.
advice-jackal-high-cheap-on-top = Если дешёвая карта внизу, наверху останется дорогая, и её может забрать Долина.
    .best = Хотя наверху останется дорогая карта и её может забрать Долина, так вы побеждаете { jackal-high-wins }.

# Стол в терминале

board-jackal-high-won = только что выиграно: { $cards }
board-jackal-high-to-come = В колоде: { $animals } · «Возьми 2» ×{ $take2 } · «Счастливая 8» ×{ $lucky8 }

# Стол словами

tell-jackal-high-place = { $place ->
        [0] Долина:
       *[other] Место { $place }:
    } { $card ->
        [none] карты нет.
        [L8] «Счастливая 8»{ $take2 ->
            [0] .
           *[other] {" "}на картах «Возьми 2»: { $take2 }.
        }
       *[other] карта { $card }, { $paws ->
            [one] { $paws } лапа
            [few] { $paws } лапы
           *[other] { $paws } лап
        }{ $take2 ->
            [0] .
           *[other] , под ней карт «Возьми 2»: { $take2 }.
        }
    }
tell-jackal-high-dice = Кубики: { $dice }.
tell-jackal-high-seat = { $who }: { $paws ->
        [one] { $paws } лапа
        [few] { $paws } лапы
       *[other] { $paws } лап
    }, { $dice ->
        [one] { $dice } кубик в руке
        [few] { $dice } кубика в руке
       *[other] { $dice } кубиков в руке
    }{ $take2 ->
        [0] .
       *[other] , карт «Возьми 2»: { $take2 }.
    }
tell-jackal-high-rolled = Выпало: { $what }.
tell-jackal-high-won = Только что выиграно: { $what }.
tell-jackal-high-pile = Стопка, верхняя карта последняя: { $what }.

# Стол на картинке в правилах

picture-jackal-high = После первого броска: Вера поставила все кубики, у Олега один ждёт. Под семёркой лежит «Возьми 2».
picture-jackal-high-deck = колода
picture-jackal-high-row = ряд
picture-jackal-high-valley = Долина
picture-jackal-high-lucky = удача
picture-jackal-high-waits = ждёт
