# 8-28: слова страницы об этой игре.

# на коробке
pitch-eight28 = Брать ещё карту или хватит? Подберитесь к 8 или к 28 и не переберите.

# за столом
eight28-sub = Раунд { $round } · раздаёт { $who }
    .you = Раунд { $round } · раздаёте вы
eight28-sub-last = Последний раунд · раздаёт { $who }
    .you = Последний раунд · раздаёте вы
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

# первая партия
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

# цифры игрока
stat-eight28-direct-hit = Прямые попадания
stat-eight28-share-of-8 = Взято на 8
stat-eight28-share-of-28 = Взято на 28
stat-eight28-out = Переборы

# In place of the errors of the same names: people and moves as the page names them.
refused-eight28-deal-due = Карты ещё раздают.
refused-eight28-draw-due = Взятую карту ещё открывают.
refused-eight28-offer-due = На что играть, решают, когда все карты открыты. Пока карту берут или пасуют.
refused-eight28-choose-due = Карт больше не берут: пора решить, играть на 8 или на 28.
refused-eight28-out = У вас открыто 28 или больше: в этом раунде карт вам больше не дадут.
refused-eight28-has-passed = Вы спасовали, а за этим столом пас окончательный.

# Конец партии

finale-eight28-points = { $lead ->
        [one] Перевес в { $lead } очко
        [few] Перевес в { $lead } очка
       *[other] Перевес в { $lead } очков
    }
finale-eight28-gems = синих { $blue }, красных { $red }
finale-eight28-part = { $me ->
        [yes] Камни достались вам
       *[no] { $who }: камни
    } в { $won } из { $rounds } раундов{ $out ->
        [0] .
        [one] , { $out } перебор.
        [few] , { $out } перебора.
       *[other] , { $out } переборов.
    }
finale-eight28-hit = { $me ->
        [yes] Ваше прямое попадание: и 8, и 28, +{ $points }
       *[no] { $who }: прямое попадание, и 8, и 28, +{ $points }
    }
finale-eight28-share = { $me ->
        [yes] Вы берёте { $points } за { $goal }
       *[no] { $who }: +{ $points } за { $goal }
    }
