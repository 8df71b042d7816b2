# Моё число!: слова страницы об этой игре.

# на коробке
pitch-my-number = Все ходят одновременно и тайно. Чем меньше число, тем левее ваша карта.

# за столом
my-number-sub = Раунд { $round } из 3 · ход { $turn } из { $turns }
my-number-ask = Какое число ваше?
my-number-chosen = Вы сыграете { $card }, ждём остальных
my-number-pick = Выберите карту
my-number-may-change = Ещё можно передумать
my-number-open-hand = На руке: { $cards }
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
learn-my-number-aim = Цель: набрать за три раунда больше очков, чем другие, забирая из ряда нужные карты. В последнем раунде осталось три хода, и { $second } на 4 очка впереди.
learn-my-number-columns = Это ваша коллекция: у каждого цвета свой столбик, а число над ним говорит, сколько стоит каждая карта. Оранжевые дают по 5, за ними и охотьтесь. Бонус, например +2, просто прибавляется.
learn-my-number-lowest = Все тайно играют по карте. Самая младшая забирает левую карту ряда, самая старшая — правую. Вам нужна оранжевая 8 слева: сыграйте самую младшую свою карту, 5.
learn-my-number-lowest-other = Сыграть можно любую карту. Но восьмёрку забирает только самая младшая, а у вас это 5.
learn-my-number-joined = Ваша 5 оказалась младше всех: восьмёрка ваша и ложится к своему цвету. А сыгранные карты стали новым рядом.
learn-my-number-middle = Теперь в середине оранжевая 38, да ещё с бонусом +1. Чтобы её взять, надо оказаться вторым снизу: попробуйте 45.
learn-my-number-middle-other = Сыграть можно любую карту. Но 24, скорее всего, окажется младше всех, а 51 старше: для середины попробуйте 45.
learn-my-number-gamble = В середине ваша же 45, оранжевая и +2! Попробуйте 24. А 51 приберегите: последняя карта с руки ложится прямо в коллекцию.
learn-my-number-gamble-other = Сыграть можно любую карту. Но последняя ляжет в вашу коллекцию, а у 51 бонус +2: приберегите её.
learn-my-number-end = Обе другие карты оказались младше, и вам досталась 59. Новый цвет занимает самый левый пустой столбик, здесь это 4 за карту, а ваша последняя карта, 51, тоже розовая. 38 очков за раунд, всего 85: вы выиграли!

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
refused-my-number-not-in-hand = Карта { $card } лежит в ряду. Сыграйте свою: чья окажется под ней, тот её и заберёт.
refused-my-number-has-chosen = Карта уже выбрана, ждём остальных.

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
        [yes] Ваш лучший раунд
       *[no] { $who }: лучший раунд
    } { $round ->
        [1] первый
        [2] второй
       *[other] третий
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
        [yes] Ваш столбик
       *[no] { $who }: столбик
    } из { $count } на { $value } даёт { $points }
