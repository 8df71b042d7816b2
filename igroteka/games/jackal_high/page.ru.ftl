# Джеки и Хай: слова страницы об этой игре.

# на коробке
pitch-jackal-high = Бросайте восьмигранные кубики и попадайте точно в число.

# за столом
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
jackal-high-ask-place = { $dice ->
        [1] Куда поставить { $face }?
       *[other] Какой кубик на какую карту?
    }
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
jackal-high-put = Поставить { $face } на { $card ->
        [8] «Счастливую 8»
       *[other] { $card }
    }: всего { $sum }
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
jackal-high-contest = Состязание за карту
jackal-high-lucky = УДАЧА
jackal-high-take2 = Возьми 2
jackal-high-take2s = Возьми 2 ×{ $count }

# первая партия
learn-jackal-high-aim = Цель: собрать больше лап, чем другие, точно попадая кубиками в числа на картах. Это последний раунд, и { $second } на одну лапу впереди.
learn-jackal-high-place = Вы бросили 4, 5 и 8. Кубик можно поставить на карту, если ваша сумма там не больше её числа. Восьмёрка точно попадает в «Счастливую 8»: ставьте!
learn-jackal-high-place-other = Поставить туда можно. Но карту приносит только точная сумма, а 8 сразу попадает в «Счастливую 8».
learn-jackal-high-stop = Из каждого броска надо поставить хотя бы один кубик, остальные могут подождать. 4 и 5 никуда не попадают: оставьте их для следующего броска.
learn-jackal-high-stop-other = Поставить можно, но точно не выйдет, а поставленный кубик остаётся на карте. Оставьте оба.
learn-jackal-high-join = { $second } уже попал в шестёрку. Вам туда тоже можно: тогда вы оба бросите за неё кубики. Поставьте туда свою 6.
learn-jackal-high-join-other = Из каждого броска надо поставить хотя бы один кубик, а подходит только 6, и только на шестёрку.
learn-jackal-high-keep = Семёрка никуда не подходит. Оставьте её: единственный кубик можно бросать до трёх раз.
learn-jackal-high-keep-other = 7 слишком много для любой карты. Оставьте кубик для третьего броска.
learn-jackal-high-try = Один кубик и три попытки: тройка попала бы в последнюю карту. Выпало 7, бросайте ещё.
learn-jackal-high-try-other = 7 не подходит ни к одной карте, её ждёт только Долина. У вас ещё две попытки: бросайте.
learn-jackal-high-once-more = Выпало 6, но на шестёрке ваша 6 уже лежит. Осталась одна попытка: бросайте!
learn-jackal-high-once-more-other = В Долину можно и сейчас. Но одна попытка ещё есть: бросайте.
learn-jackal-high-valley = Не повезло. Что никуда не подходит, идёт в Долину Стервятников: ставьте туда. Ещё не всё потеряно: там лежит 13!
learn-jackal-high-valley-other = Все три попытки сделаны, а 5 не подходит ни к одной карте: осталась только Долина.
learn-jackal-high-pile = Больше { $second } никуда точно не попал: остальные его кубики тоже в Долине. За шестёрку вы бросили больше, а «Счастливая 8» приносит вам тройку, которая никому не досталась. Сначала положите 6: потерять можно только верхнюю карту.
learn-jackal-high-pile-other = Порядок любой. Но стервятники забирают верхнюю карту: пусть лучше это будет 3, а не 6.
learn-jackal-high-end = В Долине бросают все, кто там есть: больше всех выпало у вас, и 13 ваша; меньше всех бросил { $second } и потерял верхнюю карту. 26 лап против 22: вы выиграли!

# цифры игрока
stat-jackal-high-won-alone = Точные попадания
stat-jackal-high-won-contest = Выиграно состязаний
stat-jackal-high-missed = Промахи
stat-jackal-high-lowest-gives = Отдано стервятникам

# In place of the errors of the same names: people and moves as the page names them.
refused-jackal-high-valley-due = Карты ещё выкладывают.
refused-jackal-high-row-due = Карты ещё выкладывают.
refused-jackal-high-roll-due = Кубики ещё бросают.
refused-jackal-high-contest-due = Идёт состязание за карту.
refused-jackal-high-pile-due = Сначала взятые карты кладут в стопку.
refused-jackal-high-vultures-due = Идут броски в Долине.

# Конец партии

finale-jackal-high-paws = { $lead ->
        [one] Перевес в { $lead } лапу
        [few] Перевес в { $lead } лапы
       *[other] Перевес в { $lead } лап
    }
finale-jackal-high-highest = Лап поровну: решает старший зверь, { $first } против { $second ->
        [0] никого
       *[other] { $second }
    }
finale-jackal-high-top = { $highest ->
        [0] без зверей
       *[other] старший: { $highest }
    }
finale-jackal-high-part = { $me ->
        [yes] Вы взяли
       *[no] { $who }: взято
    } { $won ->
        [one] { $won } карту
        [few] { $won } карты
       *[other] { $won } карт
    } из ряда; Долина дала { $taken } и забрала { $lost }.
finale-jackal-high-won = { $me ->
        [yes] Вы берёте { $card } без состязания
       *[no] { $who } берёт { $card } без состязания
    }: +{ $paws }
finale-jackal-high-contest = { $me ->
        [yes] Вы выигрываете { $card } в состязании
       *[no] { $who } выигрывает { $card } в состязании
    }: +{ $paws }
finale-jackal-high-lucky8 = { $me ->
        [yes] «Счастливая 8» ваша
       *[no] «Счастливую 8» берёт { $who }
    }{ $count ->
        [0] {""}
        [one] , с ней ещё { $count } карта
        [few] , с ней ещё { $count } карты
       *[other] , с ней ещё { $count } карт
    }: +{ $paws }
finale-jackal-high-valley = { $me ->
        [yes] Вы уносите { $card } из Долины
       *[no] { $who } уносит { $card } из Долины
    }: +{ $paws }
finale-jackal-high-lost = { $me ->
        [yes] Долина забирает у вас { $card }
       *[no] { $who } отдаёт { $card } Долине
    }: −{ $paws }
