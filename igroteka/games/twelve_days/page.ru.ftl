# Игра на Рождество: слова страницы об этой игре.

# на коробке
pitch-twelve-days = Сбросьте все карты первым и заберите подарок из-под ёлки.

# за столом
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
twelve-days-dealing = идёт раздача
twelve-days-won = Подарок получает { $who }
    .you = Подарок ваш!
twelve-days-paid = И ещё один — от того, у кого больше всех карт: { $who }.
    .you = { $count ->
            [one] И ещё один — от вас: карт на руке больше всех.
           *[other] И ещё по одному — от вас и от других, у кого больше всех карт: { $who }.
        }
twelve-days-next = Новая раздача

# разбор
replay-deal = раздача { $number }

# первая партия
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
    } { $won } из { $deals } раздач, отдано { $given ->
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
