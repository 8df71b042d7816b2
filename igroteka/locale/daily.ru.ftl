# Раздача дня.
daily-about = Каждый день по одной раздаче в каждой игре: удача у всех одна, и боты рядом те же самые.
daily-today = сегодня
daily-earlier = На день раньше
daily-later = На день позже
daily-play = Играть
daily-again = Продолжить
daily-play-game = { $game }: играть
daily-done = { $place ->
    [1] Вы победили
   *[other] Ваше место: { $place } из { $players }
}
daily-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
daily-better = { $share ->
    [0] Хуже пока никто не сыграл.
   *[other] Вы сыграли лучше, чем { $share } из ста.
}
daily-first = { $players ->
    [1] Вы сыграли её первым из всех.
    [one] Её сыграл { $players } человек.
    [few] Её сыграли { $players } человека.
   *[other] Её сыграли { $players } человек.
}
daily-chart = Кто сколько очков набрал
daily-chart-bar = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
daily-others-later = Как сыграли другие, будет видно, когда появится связь.
daily-others-never = Здесь никто не собирает чужие результаты. Сравните себя с мастером!
daily-master = А как сыграл бы мастер?
daily-master-thinks = Мастер играет вашу раздачу…
daily-master-was = { $place ->
    [1] Мастер на вашем месте побеждает
   *[other] Мастер на вашем месте занимает { $place }-е место
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
daily-master-look = Посмотреть
daily-look = Разбор
daily-not-counted = Сыграно после срока: этот результат только ваш.
daily-unknown = Сегодняшняя раздача придёт, когда появится связь. Пока можно сыграть прошлые, которые это устройство знает.
daily-unknown-day = Раздачи этого дня это устройство не знает.
daily-none = Раздача дня придёт, когда появится связь.
daily-exchanged = О прошедших днях сервер говорит не то, что раньше. Удачу в этих раздачах могли подобрать.
daily-calendar = Дни
daily-day = { $date }: { $played ->
    [0] ничего не сыграно
    [one] сыграна { $played } раздача
    [few] сыграно { $played } раздачи
   *[other] сыграно { $played } раздач
}
daily-week = Два момента вашей недели
daily-week-none = Разберите любую раздачу этой недели, и здесь появятся решения, к которым стоит вернуться.
daily-week-moment = { $game }, { $date }: с другим ходом вы побеждали бы на { $loss ->
    [one] { $loss } раз
    [few] { $loss } раза
   *[other] { $loss } раз
} из ста чаще
daily-share = Поделиться днём
daily-share-title = Игротека, раздачи дня: { $date }
daily-share-played = { $game } { $dots } { $place ->
    [1] победа
   *[other] { $place }-е место из { $players }
}
daily-share-not = { $game } –
daily-shared = Скопировано: пять строк, и ни слова о самих раздачах.
daily-why = Почему завтрашнюю раздачу никто не знает
daily-why-text = Каждый день открывает одно звено цепочки хешей. Вчерашнее звено следует из сегодняшнего, а завтрашнее не следует ни из какого. Кто сохранил конец цепочки, может проверить, что дни не подменили:
daily-why-files = У этой страницы нет сервера, а файлы не умеют хранить тайны: кто читает код, мог бы вычислить и завтрашнюю раздачу. Конец её цепочки хешей:
