# Джеки и Хай: слова страницы об этой игре.

# на коробке
pitch-jackal-high = Бросайте восьмигранники и попадайте точно в число.

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

# первая партия
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

# цифры игрока
stat-jackal-high-won-alone = Точные попадания
stat-jackal-high-won-contest = Выиграно споров
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
        [yes] Вы берёте { $card } без спора
       *[no] { $who } берёт { $card } без спора
    }: +{ $paws }
finale-jackal-high-contest = { $me ->
        [yes] Вы отбили { $card } в споре
       *[no] { $who } отбивает { $card } в споре
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
