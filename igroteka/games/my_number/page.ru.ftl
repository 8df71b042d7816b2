# Моё число!: слова страницы об этой игре.

# на коробке
pitch-my-number = Все ходят тайно и сразу. Чьё число меньше, тот берёт левую карту.

# за столом
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
my-number-scored = Раунд { $round } подсчитан
my-number-round-sum = { $points } и бонус { $bonus }
my-number-next-round = К раунду { $round }
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

# первая партия
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

# цифры игрока
stat-my-number-goal-counts = Выполнено целей
stat-my-number-joins = Карт к своему цвету
stat-my-number-opens = Открыто цветов

# In place of the errors of the same names: people and moves as the page names them.
refused-my-number-row-due = Карты ещё раскладывают.
refused-my-number-columns-due = Карты ещё раскладывают.
refused-my-number-goals-due = Цели ещё открывают.
refused-my-number-deal-due = Карты ещё раздают.
refused-my-number-draw-due = Карты ещё добирают.
refused-my-number-has-chosen = Карта уже выбрана: передумать нельзя.

# Конец партии

finale-my-number-points = { $lead ->
        [one] Перевес в { $lead } очко
        [few] Перевес в { $lead } очка
       *[other] Перевес в { $lead } очков
    }
finale-my-number-round3 = Очков поровну: решает третий раунд, { $first } против { $second }
finale-my-number-bonuses = Очков поровну, и третий раунд равный: решают бонусы, { $first } против { $second }
finale-my-number-rounds = { $rounds }
finale-my-number-part = { $me ->
        [yes] Ваш лучший раунд { $round }-й
       *[no] { $who }: лучший раунд { $round }-й
    }, { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
finale-my-number-round = { $me ->
        [yes] Вы берёте { $points } за один раунд
       *[no] { $who }: { $points } за один раунд
    }
finale-my-number-column = { $me ->
        [yes] Ваш столбец
       *[no] { $who }: столбец
    } из { $count } на { $value } даёт { $points }
