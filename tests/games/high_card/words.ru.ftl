game-high-card = Старшая карта
pitch-high-card = По карте каждому; кому своя кажется низкой, может её сменить.
event-high-card-dealt = { $card ->
        [hidden] { $who } получает карту.
       *[other] { $who } получает { $card }.
    }
    .you = Вы получаете { $card }.
event-high-card-kept = { $who } оставляет карту.
    .you = Вы оставляете карту.
event-high-card-changed = { $who } меняет карту.
    .you = Вы меняете карту.
event-high-card-shown = { $who } открывает { $card }.
    .you = Вы открываете { $card }.
move-high-card-keep = Оставить карту
move-high-card-change = Сменить
view-high-card-due = Чья карта (места с нуля)
view-high-card-changing = Идёт замена
view-high-card-used = Розданы
view-high-card-hand = Карта
error-high-card-deck = Старшая карта должна быть 9.
