# What the games share. A game's own words are in its folder.

seat-name = Seat { $number }

error-option-form = “{ $found }” is not an option; one looks like “gifts=12”.
error-option-unknown = { $game } has no option “{ $option }”; it has { $options }.
error-option-whole = “{ $option }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-option-switch = “{ $option }” must be true or false, not “{ $value }”.
error-option-choice = “{ $option }” must be one of { $choices }, not “{ $value }”.
error-seat-none-such = There is no seat { $seat } at a table of { $players }: the seats are 0 to { $last }, and -1 is who only watches.
error-game-unknown = There is no game “{ $game }”; there are { $games }.
error-train-nothing = The advice of { $game } has no learned tables: there is nothing to train.

error-cards-none = Cards are a TOML file, a mapping like one, or "tiny", not { $given }.
error-cards-unreadable = The card file { $file } cannot be read: { $reason }.

error-position-mapping = “{ $key }” must be a set of keys and values, not { $given }.
error-position-key = A position has no key “{ $key }” here; the keys are { $keys }.
error-position-value = “{ $key }” cannot be { $given }; it can be { $wanted }.
error-position-too-many = There are not that many cards “{ $card }” in the game.
error-position-contradiction = “{ $key }” cannot be { $given }: from the rest of the position follows { $follows }.
error-position-unreadable = The position cannot be read: { $reason }.

error-move-over = The game is over: “{ $move }” comes too late.
error-move-turn = It is the turn of seat { $actor }: “{ $move }” has to wait.
error-move-not-chance = It is not chance's turn: there is nothing to draw.
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

error-scenario-file = { $file } cannot be read: { $reason }.
error-scenario-list = { $file } must hold a list of scenarios.
error-scenario-form = Scenario { $number } must be a set of keys with at least “clause” and “game”.
error-scenario-keys = Scenario { $number } has unknown keys: { $keys }; known are { $known }.
error-scenario-entry = Scenario { $number }: { $entry } must be a move, {"{"}move, seat{"}"} or {"{"}illegal, because, seat{"}"}.
error-scenario-clause = “{ $move }” is refused by { $found }, not by { $wanted }.
error-scenario-changed = Refusing “{ $move }” changed the state.
error-scenario-allowed = “{ $move }” is allowed, but should be refused by { $wanted }.
error-scenario-then = “{ $key }” should be { $wanted }, but is { $found }.
error-scenario-legal = The legal moves should be { $wanted }, but are { $found }.

play-number-please = A number from 1 to { $count }, please.

# Drawings and the rulebook (igroteka rules)

draw-over = { $count ->
        [one] The game is over. Winner: { $winners }.
       *[other] The game is over. Winners: { $winners }.
    }

rules-name-1 = Vera
rules-name-2 = Oleg
rules-name-3 = Katya
rules-name-4 = Max
rules-name-5 = Anya
rules-name-6 = Boris
rules-name-7 = Dina
rules-name-8 = Egor
rules-chance = Chance
rules-chance-alone = { $count ->
        [one] Chance alone: { $count } action.
       *[other] Chance alone: { $count } actions.
    }
rules-games = Whose rules? igroteka rules GAME, for example: igroteka rules { $game }
rules-example = Example { $number } of { $count }: { $title }
rules-seen-by = As { $who } sees it.
rules-before = At first
rules-after = In the end
rules-legal = Possible now: { $moves }
rules-move = { $who }: { $move }
rules-refused = { $who }: { $move } (not allowed)
rules-more = { $count ->
        [one] One more example: --all shows it.
       *[other] { $count } more examples: --all shows them, --example N shows one.
    }
rules-no-example = No example of its own.
rules-patience = The examples are being played; the first time this takes a little.
rules-lid-players = { $low }–{ $high } players
rules-lid-age = age { $age } and up
rules-lid-minutes = about { $minutes } minutes
rules-page-title = { $game }: the rules
rules-page-contents = Contents
rules-page-examples = { $count ->
        [one] Example
       *[other] Examples ({ $count })
    }

error-rules-clause = { $game } has no clause “{ $clause }”; the nearest are { $nearest }.
error-rules-example = { $clause } has { $count ->
        [0] no examples
        [one] one example
       *[other] { $count } examples
    }: there is no number { $number }.
error-rules-missing = { $game } has no rulebook in this language.
error-rules-form = Line { $line } of the rulebook: “{ $found }” does not belong here.

# Many games at once, and the researcher's tools
error-vector-shape = step() takes one action for every game: an array of the shape { $wanted }, not { $given }.
error-vector-action = Action { $action } is not open in game { $number }: its row of the masks says what is.
error-vector-row = There is no game { $given } among these { $n }; they are counted from 0.
error-vector-whole = step() takes actions by their numbers, an array of whole numbers, not of { $given }.
error-decide-nothing = Seat { $seat } has nothing to decide now: bots are asked for a move where one is due (state.actors).
error-observer-parameters = An observation takes no parameters, and these were given: { $given }.
error-action-whole = An action is a whole number, not { $given }.
error-game-not-made = A game is wanted here, as igroteka.game("twelve-days") makes it, not { $given }.
error-seed-whole = A seed is a whole number, not { $given }.
error-history-texts = A history is the moves one by one, as state.history has them, not { $given }.
error-games-count = How many games is a whole number from 0 on, not { $given }.
error-extra-missing = { $module } needs an extra that is not installed: pip install 'igroteka[{ $extra }]' brings it.

# igroteka bench
bench-machine = Igroteka { $igroteka }, Python { $python }, Numba { $numba }, NumPy { $numpy }; { $processor }, { $cores ->
        [one] { $cores } core
       *[other] { $cores } cores
    }
bench-how = Seconds are seconds of processor time. A figure is the median of { $slices } slices of { NUMBER($seconds, maximumFractionDigits: 2) } s, taken in turn.
bench-share = While measuring, this program had a processor for { $percent } % of the time.
bench-game = { $name } ({ $game }): { $players } players, a state of { $bytes } bytes
bench-median = median
bench-slowest = slowest
bench-fastest = fastest
bench-way-compiled = compiled, one core
bench-way-python = Python API
bench-way-search = search, one core
bench-unit-steps = steps/s
bench-unit-decisions = decisions/s
bench-unit-games = games/s
bench-unit-moves = moves/s
bench-unit-playouts = playouts/s
bench-peers = Peers in the same run: { $peers }
bench-missing = { $peer } is not installed and was left out; this brings it: { $command }
bench-ratios = Against OpenSpiel's fastest game
bench-ratio-compiled = compiled decisions/s ÷ { $rival }
bench-ratio-python = Python API moves/s ÷ { $rival }
bench-ratio-search = playouts/s of the search ÷ ISMCTS on { $rival }
bench-thinking = A bot's move on one core: the median and the slowest of many decisions
bench-median-slowest = { NUMBER($median, minimumFractionDigits: 1, maximumFractionDigits: 1) } / { NUMBER($slowest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
bench-startup = Starting up: { $rounds ->
        [one] best of { $rounds } run
       *[other] best of { $rounds } runs
    } each, in turn, processor time
bench-numba-left-alone = import igroteka does not import numba.
bench-numba-imported = import igroteka imports numba: it should not.
bench-memory = Memory of { $games } playouts
bench-results = results
bench-growth = beyond them at the peak
bench-cuda = { $device }: { $games } games a launch, steps/s
bench-kernel = the kernel alone
bench-whole = with all copies
bench-confirmed = The CPU played { $games } of each game's games as well: all came out the same.
bench-number = { NUMBER($number, maximumFractionDigits: 0) }
bench-times = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ×
bench-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
bench-megabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB

error-device-differs = The GPU and the CPU played the same games of { $game } and got different results.
site-written = { $folder }: { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Put it on any host; to look at it here: python -m http.server --directory { $folder }
error-site-page = The page has not been built: run “make page” in the checkout first.
error-site-folder = { $folder } holds something else. Name a new folder, or one that igroteka site has written before.
error-site-write = { $folder } cannot be written: { $reason }.
error-site-base = “{ $base }” is no path on a host; it should read like /games/.
bench-browser = In the browser: per second of processor time, the medians of the slices, and how many times native code's
bench-browser-native = native
bench-browser-beginning = The module compiled and a first position shown; a move of master in Chromium, median / slowest, ms
bench-browser-master = master
bench-browser-opening = The page opened on Lighthouse's “slow 4G” with a processor slowed down four times
bench-browser-shelf = the shelf
bench-browser-move = the first move
bench-browser-again = the same, second visit
error-bench-needs = This needs { $what }, and it was not found.
error-file-write = { $file } cannot be written: { $reason }.
error-docs-missing = This installation came without the documentation. In a clone, make docs builds it.
error-file-trouble = { $file }: { $reason }.

error-bot-unknown = There is no bot “{ $bot }”; there are { $bots }.
error-cards-no-tiny = There is no tiny deck for { $game }; there is one for { $games }.

# Live tables and the server
error-table-not-begun = The game at this table has not begun yet.
error-table-waiting = The game at this table has not begun yet.
error-table-playing = The game at this table has already begun.
error-table-over = The game at this table is over.
error-table-later = You see this table { $delay } seconds later, and what you asked for is not possible there now.
error-table-host = Only the host of the table can do that.
error-table-full = All seats at this table are taken.
error-table-invited = This table is by invitation: ask who opened it for the link to a seat.
error-invite-stranger = You can invite people you have finished a game with.
error-invite-there = They sit at this table already.
error-bot-away = { $who } is not connected: its program has to read its stream.
error-bot-many = You have { $most ->
    [one] { $most } bot already
   *[other] { $most } bots already
}: take the token of one of them back first.
error-bot-not-yours = You have no such bot.
error-bot-only = This is for bots: come in with a bot's token.
error-bot-never = That is not for bots: their owners do it.
error-bot-uninvited = Nobody invites this bot to that table now.
error-bot-tables = A bot sits at { $most ->
    [one] { $most } table
   *[other] { $most } tables
} at once, no more.
error-bot-often = This bot asks too much: try again in { $seconds } s.
error-table-not-full = There are free seats: wait for players, or fill them with bots.
error-table-empty = Nobody sits at this table.
error-table-seats = { $game } with { $players } players has { $players } seats, not { $found }.
error-table-unknown = There is no such table; the link may be old or incomplete.
error-table-nobody = Whoever opens a table takes a seat at it.
error-table-rated = A rated table needs two or more different people or bots, and no hot seat.
error-table-many = You have too many open tables ({ $count }): finish or leave one first.
error-seat-already = You are already sitting at this table.
error-seat-none = You are not sitting at this table.
error-seat-unknown = There is no seat { $seat }; there are { $players }.
error-seat-taken = Seat { $seat } is taken.
error-seat-friend = Seat { $seat } is kept for a friend: the host has its link.
error-seat-not-yours = Seat { $seat } is not yours.
error-move-stale = The game has moved on: look again before “{ $move }”.
error-vote-nobody = Nobody sits there to be replaced.
error-vote-present = That player is present: votes are only about players who are away.
error-vote-soon = A vote is possible when somebody has been away for a while: in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } from now.
error-vote-not-yours = Only other people at the table have a say in this.
error-vote-none = There is no vote about this seat.
error-take-back-never = Moves cannot be taken back at this table.
error-take-back-enough = Enough has been taken back in this game: { $most } times may be asked for it.
error-take-back-proof = Only the device that you sat down with can agree to a take-back: your share in the shuffles is kept there.
error-take-back-nobody = Nobody is here who could prove that a take-back was agreed to.
error-table-beginning = The game is just beginning: a moment.
error-salt-early = Shares are laid open once all are sealed.
error-salt-late = The game has begun already.
error-salt-wrong = This is not the share that you sealed.
error-verify-version = This record's shuffles are of version { $found }; known are those up to { $known }.
error-take-back-nothing = There is no move of yours to take back.
error-take-back-asked = Somebody has asked already: answer that first.
error-take-back-none = Nobody has asked to take a move back.
error-daily-closed = Deals of the day are counted on their day and { $days } days after it.
error-daily-other = This is not that day’s deal as it was laid: other luck, another table, or another player’s seat.
error-daily-unfinished = A deal of the day is counted when it has been played to its end.
error-record-not-yet = The record is complete only after the end; until then you can have that of your own seat.
error-replay-not-yet = Before the end a game can only be seen again from a seat of your own.
error-fairness-not-yet = The shuffles can be checked after the end: before that, the secret would tell what comes.
error-verify-not-yet = This game was not over when the record was saved: the shuffles can be checked after the end.
error-verify-missing = The record has no line “{ $key }”: only games played at a server's table can be checked.
error-verify-unreadable = The fairness lines of the record cannot be read: { $reason }.
error-hint-none = There are no hints for this game yet.
error-hint-never = There are no hints at this table.
error-order-not-now = That cannot be ordered now.
error-hint-turn = Hints are for players who have to decide: seat { $seat } has nothing to decide now.
error-analysis-many = Several games are being analysed just now: try again in a minute.
error-analysis-not-yet = A game can be analysed after its end.
error-rematch-not-yet = A rematch comes after the end of the game.
error-rematch-not-yours = Only players from this table can ask for a rematch.
error-go-on-not-yet = Only a game that is over can be gone on with: a position tells all that lies hidden in it.
error-go-on-over = After { $plies ->
        [one] its only action
       *[other] all { $plies } actions
    } the game is over: there is nothing to go on with.
error-guest-needed = Come in first: choose a name.
error-guest-name = A name has from 1 to 24 visible characters.
error-guest-unknown = There is no such player.
error-link-used = This link has already been used or is too old; make a new one on the other device.
error-message-unreadable = This cannot be understood: { $reason }.
error-message-often = That was too much at once: wait a moment.
error-guest-name-rude = Please choose a name that everybody at the table would like to read.
error-chat-reactions = At this table people talk with reactions only.
error-block-many = You have blocked { $most } people: unblock somebody first.
error-report-nobody = Only somebody else who sits or has written at this table can be reported.
error-report-often = You have reported a lot just now: try again in { $minutes } minutes.
error-message-empty = There is nothing to read in this message.
error-request-unreadable = The request cannot be understood: { $reason }.
error-request-often = Too many requests: wait { $seconds } s.
error-request-big = The request is too big.
error-request-header = Requests that change something need the header “X-Igroteka: 1”.
error-request-origin = This page belongs to another address: { $origin }.
error-request-unknown = There is nothing at this address.
error-request-method = This address cannot do that.
error-request-failed = Something went wrong on the server; it was written down there.
error-server-closing = The server is about to restart: open a table in a moment.
server-not-kept = Moves cannot be kept just now: { $why ->
    [full] the disk is full
    [read-only] the disk can only be read
   *[other] the disk reports an error
}.
error-server-full = The server is full: try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-table-often = Too many tables were opened from your network: try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-protocol-version = This page speaks version { $found } of the protocol, the server version { $known }: reload the page.
error-ring-keys = These are not the keys of a browser that can be rung.
error-ring-unknown = This browser is not rung.
error-webhook-address = “{ $url }” cannot be used: it must be a public http or https address.
error-settings-file = { $file } cannot be read: { $reason }.
error-settings-value = “{ $value }” is no value for { $name }: it takes { $kind ->
        [bool] on or off
        [str] { $choices }
       *[other] { $most ->
            [none] a number from { $least } on
           *[other] a number from { $least } to { $most }
        }
    }.
error-settings-unknown = { $file }: there is no setting “{ $name }”.
error-settings-listen = The server cannot listen at { $host }, port { $port }: { $reason }. --host and --port choose another place.
error-settings-database = The database { $database } cannot be used: { $reason }
error-settings-scheme = “{ $scheme }” is no database that games can be kept in: sqlite:///FILE or postgresql://user@host/name.
error-settings-driver = For this database “{ $module }” is needed: pip install "igroteka[postgres]"
error-settings-nothing = There is no database at { $file }: --data, --database or --config say where yours is.
error-settings-taken = Another server keeps its games in { $file }: end that one first, or choose another place with --data. Several servers can share a PostgreSQL.
error-settings-processes = One process alone can keep its games in { $file }; several share a PostgreSQL: --database postgresql://user@host/name --processes 4.
error-settings-processes-here = Several processes cannot share a port on this system: start them one by one, each with a --port of its own.
error-settings-folder = { $file } is a folder: games are kept in a file. --data or --database say where.
error-settings-newer = The database { $database } was written by a newer version of Igroteka: update this one.
error-backup-not-empty = The database is not empty: restore into a fresh one.
error-backup-file = { $file } is not a backup of Igroteka: { $reason }
error-backup-none = There is no file { $file }.
error-admin-unknown = There is no table or player “{ $id }”.
error-admin-not-a-file = { $file } is no ordinary file: a backup would take its place.
error-admin-write = { $file } cannot be written: { $reason }
verify-commit-holds = The secret is the one that was fixed before the game (SHA-256 { $commit }).
verify-commit-fails = The secret is not the one that was fixed before the game (SHA-256 { $commit }).
verify-draw-holds = { $draws ->
        [one] { $draws } draw follows from the secret and the players' salts.
       *[other] All { $draws } draws follow from the secret and the players' salts.
    }
verify-draw-fails = Action { $ply } is “{ $found }”, but from the secret and the salts follows “{ $follows }”.
verify-share-holds = { $who }: the share is the one that was sealed before the others were known.
verify-share-fails = { $who }: the share is not the one that was sealed.
verify-left-out-holds = { $who } was left out of the shuffles: a share was sealed, but not laid open in time.
verify-nobody-holds = Nobody but the server has a share in these shuffles.
verify-seats-drawn-holds = The seats were drawn from the same shares.
verify-seats-drawn-fails = The seats are not those that were drawn.
verify-seats-kept-holds = Everybody sits where they sat down.
verify-seats-kept-fails = The seats were changed, though they were not to be drawn.
verify-take-back-holds = Take-back { $number }: everything from action { $ply } on was played anew. { $agreed ->
        [none] Nothing proves that anybody agreed.
       *[other] Agreed: { $agreed }.
    }{ $absent ->
        [none] {""}
       *[other] {" "}Away: { $absent }.
    }
verify-take-back-fails = Take-back { $number }, from action { $ply } on, was not agreed to: the proofs are missing or wrong, or there were too many.
verify-old-holds = This record is of the first kind: the secret was fixed before the game, but whoever ran the table could have chosen salts, seats and take-backs.
verify-old-take-backs-holds = { $count ->
        [one] { $count } take-back is said to have happened; nothing proves it.
       *[other] { $count } take-backs are said to have happened; nothing proves them.
    }
verify-kept-pledge-holds = Secret, seals and options are those that were kept on your side before the first card.
verify-kept-pledge-fails = Secret, seals or options are not those that were kept on your side before the first card: somebody has changed them.
verify-kept-salt-holds = Your own share is in the shuffles.
verify-kept-salt-fails = Your own share is not in the shuffles.
verify-kept-take-backs-holds = The take-backs are those that you have seen.
verify-kept-take-backs-fails = The record tells of { $told ->
        [one] { $told } take-back
       *[other] { $told } take-backs
    }, you have seen { $seen }.
verify-kept-seen-holds = { $seen ->
        [0] You have not seen this game.
       *[other] The game is the one that you saw: { $seen } of { $all } actions.
    }
verify-kept-seen-fails = Action { $ply } is { $told ->
        [none] missing
       *[other] “{ $told }”
    }, but you saw “{ $seen }”: the game is told otherwise than it was played.
verify-kept-result-holds = The result is the one that you were shown.
verify-kept-result-fails = The result is not the one that you were shown.
verify-kept-seats-holds = You sat where your share put you.
verify-kept-seats-fails = You did not sit where the record says that you sat.
verify-kept-late-holds = You sat down when the game had begun: you have no share in its shuffles.
verify-told-same-holds = The server tells the same of the shuffles as the record does.
verify-told-same-fails = What the server tells of the shuffles is not what the record tells.
verify-given-holds = { $ply ->
        [one] The first action was
       *[other] The first { $ply } actions were
    } played at another table, which this one goes on from; they are not checked here.
verify-end-holds = The game was played to its end by the rules.
verify-end-fails = The game was not played to its end.
verify-good = Everything is in order.
verify-bad = Something is wrong with this game.
serve-at = Igroteka is at { $url } (Ctrl-C ends it).
serve-home = Phones and other computers of your network find it at { $url }
serve-alone = Only this computer can open it; for the phones at home start it with --host 0.0.0.0
serve-data = Games are kept in { $database }.
serve-migrating = The database was written by an older version and is brought up to date now. As it was, it is kept in { $file }.
serve-warming = Compiling the games, this takes a moment the first time …
your-turn-rings = Your turn
turn-rings-text = { $game } with { $others }
invites-rings = { $who } invites you
daily-rings = The deal of the day
daily-rings-text = A new one in every game, the same for everybody
ring-off-turns = No more “your turn”
ring-off-invitations = No more invitations
ring-off-daily = No more deals of the day
turn-notice = Your turn in { $game }: { $link }
admin-removed = { $id } was removed.
admin-backup-done = { $rows } rows were written to { $file }.
admin-restore-done = { $rows } rows were read from { $file }.
admin-export-done = { $games ->
        [one] { $games } record was written to { $folder }.
       *[other] { $games } records were written to { $folder }.
    }
admin-settled = Report { $id } is settled.
admin-report-words = rude words
admin-report-name = a rude name
admin-report-play = spoils the game
admin-nothing = There is nothing.

# igroteka doctor
doctor-good = Nothing is wrong.
doctor-bad = Something has to be mended before this server can be relied on.
doctor-python = Igroteka { $version } under Python { $python }
doctor-page = The page is there, with the rules of every game.
doctor-page-none = The page has not been built: run make page in a checkout, or install the wheel.
doctor-page-old = The page lacks the rules of { $games }: run make page.
doctor-cache = Compiled games are kept in { $folder }.
doctor-cache-empty = No game has been compiled yet for this Python: the first start takes a minute longer. They will be kept in { $folder }.
doctor-cache-none = There is no place for compiled games, so every start compiles them anew: let IGROTEKA_CACHE name a folder that may be written to.
doctor-folder = { $folder } may be written to; { NUMBER($megabytes, useGrouping: 0) } MB are free.
doctor-folder-closed = { $folder } may not be written to: give it to the user that runs the server, or name another one with --data.
doctor-folder-read-only = { $folder }: the disk can only be read just now, and the system’s log (dmesg) says why. Until that is mended no move is kept.
doctor-folder-full = { $folder }: only { NUMBER($megabytes, useGrouping: 0) } MB are free. Make room before moves are lost.
doctor-database = The database answers and is up to date: { $database }
doctor-database-new = There is no database yet: igroteka serve makes { $database }
doctor-database-older = { $database } was written by an older version: igroteka serve brings it up to date. Make a backup before.
doctor-database-newer = { $database } was written by a newer version: install that one, or restore a backup into another database.
doctor-database-away = { $database } does not answer: { $reason }
doctor-clock = The machine's clock agrees with what has happened here.
doctor-clock-behind = The machine's clock is { NUMBER($seconds, useGrouping: 0) } seconds behind the last move that was made here: set it, best by NTP.
doctor-port = Nobody listens at { $host }:{ $port }: a server can.
doctor-port-taken = No server can listen at { $host }:{ $port }: { $reason }. Choose another --port, or end the program that has it.
doctor-running = A server of ours runs at { $host }:{ $port } and says “{ $status }”.
doctor-files = There may be as many open files as a full house needs.
doctor-files-few = At most { NUMBER($files, useGrouping: 0) } open files are allowed, and every player is one: raise LimitNOFILE or ulimit -n.
doctor-gpu = There is a GPU for simulating.
doctor-gpu-none = There is no GPU that could be used. None is needed to play.
error-parallel = In { $game } the seats do not always choose at once: take env() instead of parallel_env().
error-server-database = The server cannot reach its database just now: try again in a moment.
error-record-unreadable = { $file } cannot be read: { $reason }.
error-admin-what = “{ $deed }” needs an id, a file or a folder.

error-cards-form = The facts of the box are not laid out like the game's own cards.toml: { $reason }.

# Hints
hint-line = { $move }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win. { $why }
hint-line-points = { $move }: { NUMBER($points, maximumFractionDigits: 1) } in score by the end of this round, on average. { $why }
hint-line-same = { $move }: as good as any other. { $why }

# igroteka arena
arena-title = { $game } for { $players }: bots against bots
arena-played = { $games } of { $planned } games were played: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each from every seat (seed { $seed }).
arena-options = Options: { $options }. Igroteka { $version }.
arena-cards = With other cards than the box has (--cards).
arena-fair = A fair share of the victory is { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; a tie is a shared victory.
arena-interval = In brackets: 95 % intervals, a deal counting as one observation.
arena-anytime = In brackets: 95 % intervals that hold although the match may stop when it is decided, a deal counting as one observation.
arena-column-bot = bot
arena-column-games = games
arena-column-share = share of victory
arena-column-margin = points ahead
arena-column-rating = OpenSkill
arena-column-time = per move
arena-column-against = finishes before
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-head-to-head = Head to head: how often the bot of the row finishes before the bot of the column (a tie counts half)
arena-shares = Share of victory, with 95 % intervals
arena-ratings = OpenSkill ratings, plus and minus two standard deviations
arena-course = Share of victory over the deals
arena-stopped = Stopped: what was played until then counts.
arena-nothing = No deal was finished: there is nothing to report.
arena-written = Written: { $file }
train-stopped = Stopped: what was played is kept in { $folder }. The same command goes on from there.
train-report = { $decisions } decisions of { $games } games, { $numbers } numbers learned. On games that were not learned from: cross entropy { $before } before, { $after } now; the move that the search prefers is the most promising one in { NUMBER($agreed, style: "percent") } before, { NUMBER($agrees, style: "percent") } now.
error-ray-missing = --ray needs the extra igroteka[ray]: pip install 'igroteka[ray]'.
error-ray-address = There is no Ray cluster at “{ $address }”: { $reason }
error-ray-version = The cluster has Igroteka { $there }, this machine has { $here }: both need the same version.
error-ray-failed = The cluster could not play a deal: { $reason }
error-arena-games = The arena needs at least one game, not { $games }.
error-puzzles-words = “{ $words }” is neither a game, nor “list”, nor “mine” with a game.
error-puzzles-none = There are no such puzzles. “igroteka puzzles list” shows those that there are.
error-puzzles-count-wrong = At least one puzzle and one process are needed.

# Figures in reports
report-percent-0 = { NUMBER($number, style: "percent", maximumFractionDigits: 0) }
report-percent-1 = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

# igroteka analyse
analysis-title = { $game }: looking back
analysis-progress = Looking back
analysis-first = That was a first look. A steadier judgement follows.
analysis-stopped = Stopped. What is done is kept in { $file }: the same command goes on from there.
analysis-chart = Everybody's chance to win, move by move
analysis-turning-points = Turning points
analysis-turn-luck = { $where }, { $lucky ->
        [yes] good luck
       *[no] bad luck
    }. { $event } (odds { NUMBER($odds, style: "percent", maximumFractionDigits: 1) }). { $who }: { $change }{ "\u00A0" }±{ "\u00A0" }{ $error }.
analysis-turn-stretch = { $where }, { $lucky ->
        [yes] good luck
       *[no] bad luck
    }: { $what }. { $who }: { $change }{ "\u00A0" }±{ "\u00A0" }{ $error }.
analysis-turn-decision = { $where }, a decision. { $who }: { $move }; better: { $best } ({ $change }{ "\u00A0" }±{ "\u00A0" }{ $error }).
analysis-moments = To learn from: { $who }
analysis-missed = { $where }. { $who }: { $played } ({ NUMBER($chance_played, style: "percent", maximumFractionDigits: 0) } to win); better: { $best } ({ NUMBER($chance_best, style: "percent", maximumFractionDigits: 0) }). { $why }
analysis-found = { $where }. { $who }: { $best } ({ NUMBER($chance_best, style: "percent", maximumFractionDigits: 0) } to win), well found; the next best: { $second } ({ NUMBER($chance_second, style: "percent", maximumFractionDigits: 0) }). { $why }
first-sight = At first sight “{ $move }” looks better, but it wins { $less }% of the time, this { $wins }%.
likely-next = Then most likely: { $steps }.
likely-step = { $who }: { $move }
analysis-decisions = All decisions
analysis-column-player = player
analysis-column-accuracy = accuracy
analysis-column-loss = lost
analysis-column-start = start
analysis-column-luck = luck
analysis-column-own = own moves
analysis-column-others = others' moves
analysis-column-result = result
analysis-column-where = where
analysis-column-played = played
analysis-column-moves = chances of the moves
analysis-note-accuracy = Accuracy: 100% is always the best move, 0% is no better than moves picked blindly; decisions weigh by what is at stake.
analysis-note-chance = A chance is how often a seat wins from here, as the strongest bot sees it, knowing what that seat knew.
analysis-note-sum = Start, luck, own moves and the others' moves add up to the result. Luck is what deals, draws and rolls brought, less what they bring on average; own moves is what they lost against the best ones; the others' moves are the rest. ± is two standard errors.
error-analysis-budget = An analysis needs at least one playout or some time for every action.

# The terminal
error-keep-file = { $file } cannot be written: { $reason }.
error-keep-unreadable = The game kept in { $file } cannot be read: { $reason }
error-keep-format = { $file } was kept by another version of Igroteka (format { $found }; this one reads { $known }).
error-link-table = “{ $url }” is no table's link; one looks like https://host/t/k3x9.
error-link-nobody = Nobody answers at { $url }: { $reason }
error-link-house = “{ $url }” is no server's address; one looks like https://host.
error-keep-nothing = There is no unfinished game to go on with.
error-keep-nothing-of = There is no unfinished game of { $game } to go on with.
error-move-number = There is no { $number } on the list: the numbers go from 1 to { $count }.
error-play-people = { $found } people cannot sit on { $players } seats.
error-replay-eyes = There are no eyes “{ $eyes }”: open, all, or a seat from 1 to { $players }.
error-replay-analysis = { $file } is not an analysis of { $record }.
error-unexpected = Something went wrong inside: { $reason } (--debug shows where).

# What a file refused
trouble-no-file = there is no such file
trouble-not-allowed = access to it is not allowed
trouble-folder = it is a folder
trouble-no-room = there is no room left on the disk
trouble-not-text = it is not text in UTF-8
trouble-there-already = there is something already
trouble-read-only = the disk can only be read
trouble-taken = the port is taken
trouble-not-here = this computer has no such address
trouble-refused = nobody there accepts connections
trouble-torn = the connection broke
trouble-no-way = the network has no way there
trouble-no-answer = no answer came in time
trouble-no-host = the network knows no such name
trouble-not-written-so = it is not { $language }: line { $line }, column { $column }

# igroteka games
games-one = { $id }: { $name }, { $low } to { $high } players
games-how = Shown is what each option is by default. To change some: igroteka play { $game } --players N -o NAME=VALUE
arena-itself = Only one bot is named: { $bot } plays against itself. Name several (--bots strong,casual), or put it at a table of another (--against casual).
