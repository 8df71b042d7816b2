# Игра на Рождество: слова страницы об этой игре.

# на коробке
pitch-twelve-days = Сбросьте все карты первым и заберите подарок из-под ёлки.

# за столом
twelve-days-sub = Раздача { $deal } · { $gifts ->
        [0] подарки розданы
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
order-twelve-days-pass-on = Пас до следующего захода
twelve-days-play = Сыграть { $cards }
twelve-days-open-hand = На руке: { $cards }
twelve-days-pick = Выберите карты
twelve-days-build = Коснитесь карт, которыми пойдёте; у стрита — двух крайних.
twelve-days-plays = Что можно сыграть
twelve-days-unpick = Снять выбор
twelve-days-key-cards = карты слева направо
twelve-days-chosen = {", "}{ $count ->
        [one] выбрана { $count }
       *[other] выбрано { $count }
    }
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
    .you = { $kind ->
            [set] Вы начали с сета
            [straight] Вы начали со стрита
           *[single] Вы начали с одной карты
        }
twelve-days-or-lower = или ниже
twelve-days-wins = победит { $low } или ниже
twelve-days-free = Ходит { $who }
    .you = Ходите вы
twelve-days-leads = любой сет, стрит или карта
twelve-days-over = Раздача { $deal } окончена
twelve-days-dealing = идёт раздача
twelve-days-won = Подарок получает { $who }
    .you = Подарок ваш!
twelve-days-paid = И ещё один — от того, у кого больше всего карт: { $who }.
    .you = { $count ->
            [one] И ещё один — от вас: карт на руке больше всех.
           *[other] И ещё по одному — от вас и от других, у кого больше всего карт: { $who }.
        }
twelve-days-next = Новая раздача

# разбор
replay-deal = раздача { $number }

# первая партия
learn-twelve-days-aim = Цель: собрать больше подарков, чем другие, избавляясь от карт раньше других. Это последняя раздача: подарок остался один, а у игроков { $second } и { $third } уже есть по одному.
learn-twelve-days-lead = Начинаете вы: одной картой, одинаковыми (сет) или идущими подряд (стрит). Нажмите на 9, потом на кнопку: уйдут обе.
learn-twelve-days-lead-other = Зайти можно чем угодно. Но здесь зайдите двумя девятками: уйдут сразу две карты, а от больших потом трудно избавиться.
learn-twelve-days-lost = Кто отвечает, играет то же самое, что вы, и должен дойти до вашей девятки или ниже: { $second } нашёл две семёрки, { $third } — ничего подходящего. Раунд выигрывает самая младшая карта, её хозяин заходит следующим.
learn-twelve-days-pass = { $second } заходит тройкой. Вы могли бы ответить двойкой, но отвечать никто не обязан. Приберегите её, лучшей последней карты не бывает: спасуйте.
learn-twelve-days-pass-other = Двойкой ответить можно. Но отвечать никто не обязан, а самая младшая карта дороже всего в самом конце: спасуйте.
learn-twelve-days-follow = Стрит от 8. Ответьте стритом, который начинается с 8 или ниже; длина не важна. Нажмите на четвёрку: 5 и 6 уйдут вместе с ней.
learn-twelve-days-follow-other = Так тоже можно. Но 4, 5 и 6 вместе — это сразу три карты, и четвёрка выигрывает раунд.
learn-twelve-days-keep = Раунд ваш, заходите вы. Осторожно: кто сыграл последнюю карту и не выиграл раунд, забирает её обратно. Поэтому зайдите сейчас с 11, а двойку оставьте.
learn-twelve-days-keep-other = Двойка сейчас выиграла бы. Но тогда последней осталась бы 11: она почти никогда не выигрывает, а такая карта возвращается.
learn-twelve-days-out = { $third } заходит девяткой, а у вас одна карта. Двойку вряд ли кто-нибудь побьёт: играйте!
learn-twelve-days-out-other = Отвечать никто не обязан. Но двойка у вас последняя, и она почти наверняка выиграет: играйте.
learn-twelve-days-end = { $second } тоже сыграл последнюю карту, но пятёрка не выиграла и вернулась. Первым без карт остались вы: последний подарок ваш, и ещё один отдаёт { $third }, у которой больше всего карт на руке. Два подарка: вы выиграли!

# цифры игрока
stat-twelve-days-deal-won = Выиграно раздач
stat-twelve-days-round-won = Выиграно раундов
stat-twelve-days-taken-back = Карты возвращались
stat-twelve-days-gift-given = Отдано подарков

# In place of the errors of the same names: people and moves as the page names them.
refused-twelve-days-deal-due = Карты ещё сдают.
refused-twelve-days-too-high = Слишком высоко: нужна карта не выше { $low }.
refused-twelve-days-not-held = Для такого хода не хватает карт на руке.

# Конец партии

finale-twelve-days-gifts = { $lead ->
        [one] Перевес в { $lead } подарок
        [few] Перевес в { $lead } подарка
       *[other] Перевес в { $lead } подарков
    }
finale-twelve-days-part = { $me ->
        [yes] Вы выиграли
       *[no] { $who }: выиграно
    } { $won } из { $deals } { $deals ->
        [one] раздачи
       *[other] раздач
    }, отдано { $given ->
        [0] 0 подарков.
        [one] { $given } подарок.
        [few] { $given } подарка.
       *[other] { $given } подарков.
    }
finale-twelve-days-deal = { $me ->
        [yes] Раздача ваша
       *[no] { $who } выигрывает раздачу
    }: { $gifts ->
        [one] { $gifts } подарок
        [few] сразу { $gifts } подарка
       *[other] сразу { $gifts } подарков
    }
finale-twelve-days-back = { $me ->
        [yes] Вы выложили последние карты и забираете назад { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[other] { $count } карт
        }
       *[no] { $who }: последние карты возвращаются, { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[other] { $count } карт
        }
    }
finale-twelve-days-straight = { $me ->
        [yes] Вы
       *[no] { $who }
    }: { $count } подряд, { $cards }
finale-twelve-days-set = { $me ->
        [yes] Вы
       *[no] { $who }
    }: { $count } одинаковых, { $cards }
