# Общее для всех игр. Слова каждой игры лежат в её папке.

seat-name = Место { $number }

error-option-unknown = У игры { $game } нет настройки «{ $option }»; есть { $options }.
error-option-whole = «{ $option }» — целое число от { $low } до { $high }, а не «{ $value }».
error-option-switch = «{ $option }» — true или false, а не «{ $value }».
error-option-choice = «{ $option }» — одно из: { $choices }, а не «{ $value }».
error-game-unknown = Игры «{ $game }» нет; есть { $games }.

error-cards-unreadable = Файл карт { $file } не читается: { $reason }.

error-position-mapping = «{ $key }» — это набор ключей и значений, а не { $given }.
error-position-key = Ключа «{ $key }» здесь в позиции нет; есть { $keys }.
error-position-value = «{ $key }» не может быть { $given }; может быть { $wanted }.
error-position-too-many = Столько карт «{ $card }» в игре нет.
error-position-contradiction = «{ $key }» не может быть { $given }: из остальной позиции следует { $follows }.
error-position-unreadable = Позицию не удаётся прочитать: { $reason }.

error-move-over = Партия окончена: «{ $move }» уже не сыграть.
error-move-turn = Сейчас ход места { $actor }: «{ $move }» придётся отложить.
error-move-no-such-card = Карты «{ $card }» в игре нет.
error-move-card-used-up = Карт «{ $card }» больше не осталось.

error-record-empty = Файл пуст; запись начинается со строки «{ $first }».
error-record-first-line = Строка { $line }: запись начинается с «{ $first }», а не с «{ $found }».
error-record-format = Строка { $line }: у записи формат { $found }, а программа читает формат { $known }.
error-record-header = Строка { $line }: «{ $found }» — не строка заголовка; она выглядит так: «game: eight28».
error-record-repeated = Строка { $line }: «{ $key }» встречается дважды.
error-record-missing = Строка { $line }: в заголовке нет «{ $key }».
error-record-game = Строка { $line }: { $reason }
error-record-version = Строка { $line }: партия сыграна по версии { $found } правил { $game }, а программа играет по версии { $known }.
error-record-options = Строка { $line }: «{ $found }» — не настройка; она выглядит так: «players=4».
error-record-seats = Строка { $line }: имён { $found }, а мест { $players }.
error-record-move = Строка { $line }: «{ $move }» здесь сыграть нельзя. { $reason }
error-record-result = Строка { $line }: в заголовке «{ $found }», а ходы приводят к «{ $follows }».
error-record-hidden = Строка { $line }: «{ $move }» скрыто: запись глазами одного игрока переиграть нельзя.

error-device-cuda = Для device="cuda" нужны видеокарта NVIDIA и дополнение igroteka[cuda]: { $reason }.
error-device-unknown = Устройства «{ $device }» нет; есть cpu и cuda.

error-scenario-file = { $file } не читается: { $reason }
error-scenario-list = В { $file } должен быть список примеров.
error-scenario-form = Пример { $number }: нужен набор ключей, как минимум «clause» и «game».
error-scenario-keys = Пример { $number }: неизвестные ключи { $keys }; известны { $known }.
error-scenario-entry = Пример { $number }: { $entry } — должно быть ходом, {"{"}move, seat{"}"} или {"{"}illegal, because, seat{"}"}.
error-scenario-clause = «{ $move }» запрещает { $found }, а не { $wanted }.
error-scenario-changed = Отказ от «{ $move }» изменил позицию.
error-scenario-allowed = «{ $move }» разрешено, а должно быть запрещено по { $wanted }.
error-scenario-then = «{ $key }» должно быть { $wanted }, а получилось { $found }.
error-scenario-legal = Ходами должны быть { $wanted }, а получились { $found }.

play-you = Игрок { $number } (вы)
play-opponent = Игрок { $number }
play-which-game = Какая игра? (номер, Ctrl-D — выйти)
play-number-please = Нужен номер от 1 до { $count }.
play-your-move = Ваш ход (номер или запись, ? — показать стол, q — выйти):
play-over = { $count ->
        [one] Партия окончена. Победа: { $winners }.
       *[other] Партия окончена. Победу делят: { $winners }.
    }
