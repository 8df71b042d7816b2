# What the games share. A game's own words are in its folder.

seat-name = Seat { $number }

error-option-unknown = { $game } has no option “{ $option }”; it has { $options }.
error-option-whole = “{ $option }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-option-switch = “{ $option }” must be true or false, not “{ $value }”.
error-option-choice = “{ $option }” must be one of { $choices }, not “{ $value }”.
error-game-unknown = There is no game “{ $game }”; there are { $games }.

error-cards-unreadable = The card file { $file } cannot be read: { $reason }.

error-position-mapping = “{ $key }” must be a set of keys and values, not { $given }.
error-position-key = A position has no key “{ $key }” here; the keys are { $keys }.
error-position-value = “{ $key }” cannot be { $given }; it can be { $wanted }.
error-position-too-many = There are not that many cards “{ $card }” in the game.
error-position-contradiction = “{ $key }” cannot be { $given }: from the rest of the position follows { $follows }.
error-position-unreadable = The position cannot be read: { $reason }.

error-move-over = The game is over: “{ $move }” comes too late.
error-move-turn = It is the turn of seat { $actor }: “{ $move }” has to wait.
error-move-no-such-card = There is no card “{ $card }” in the game.
error-move-card-used-up = No card “{ $card }” is left.

error-record-empty = The file is empty; a record begins with the line “{ $first }”.
error-record-first-line = Line { $line }: a record begins with “{ $first }”, not “{ $found }”.
error-record-format = Line { $line }: this record has format { $found }; this program reads format { $known }.
error-record-header = Line { $line }: “{ $found }” is not a header line; one looks like “game: eight28”.
error-record-repeated = Line { $line }: “{ $key }” is there twice.
error-record-missing = Line { $line }: the header has no “{ $key }”.
error-record-game = Line { $line }: { $reason }
error-record-version = Line { $line }: the record was played by version { $found } of the rules of { $game }; this program plays version { $known }.
error-record-options = Line { $line }: “{ $found }” is not an option; one looks like “players=4”.
error-record-seats = Line { $line }: there are { $found } names for { $players } seats.
error-record-move = Line { $line }: “{ $move }” cannot be played here. { $reason }
error-record-result = Line { $line }: the header says “{ $found }”, but the moves lead to “{ $follows }”.
error-record-hidden = Line { $line }: “{ $move }” is hidden: a record that shows one seat's view cannot be replayed.

error-device-cuda = device="cuda" needs an NVIDIA GPU and the extra igroteka[cuda]: { $reason }.
error-device-unknown = There is no device “{ $device }”; there are cpu and cuda.

error-scenario-file = { $file } cannot be read: { $reason }
error-scenario-list = { $file } must hold a list of scenarios.
error-scenario-form = Scenario { $number } must be a set of keys with at least “clause” and “game”.
error-scenario-keys = Scenario { $number } has unknown keys: { $keys }; known are { $known }.
error-scenario-entry = Scenario { $number }: { $entry } must be a move, {"{"}move, seat{"}"} or {"{"}illegal, because, seat{"}"}.
error-scenario-clause = “{ $move }” is refused by { $found }, not by { $wanted }.
error-scenario-changed = Refusing “{ $move }” changed the state.
error-scenario-allowed = “{ $move }” is allowed, but should be refused by { $wanted }.
error-scenario-then = “{ $key }” should be { $wanted }, but is { $found }.
error-scenario-legal = The legal moves should be { $wanted }, but are { $found }.

play-you = Player { $number } (you)
play-opponent = Player { $number }
play-which-game = Which game? (number, Ctrl-D to leave)
play-number-please = A number from 1 to { $count }, please.
play-your-move = Your move (number or notation, ? shows the table, q leaves):
play-over = { $count ->
        [one] The game is over. Winner: { $winners }.
       *[other] The game is over. Winners: { $winners }.
    }
