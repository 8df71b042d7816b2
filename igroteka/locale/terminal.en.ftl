# What only the terminal says. What a table asks is in page.en.ftl, a game's words in its folder.

terminal-scroll = scroll
terminal-curtain = Only { $who } looks at the screen now. Enter draws the curtain.
terminal-closed = The table is closed.
terminal-in-words = In words
terminal-notation = Type a move
terminal-notation-ask = A move in notation, or its number
terminal-leave = Leave
terminal-quit = Quit
terminal-forget = Forget
terminal-key-arrows = look at the choices, and pick one
terminal-key-rules = the rules of the situation
terminal-key-leave = back to the shelf; a game on this computer is kept
terminal-key-quit = quit; a game on this computer is kept
terminal-key-faster = on a server: bots take less time until somebody is asked
terminal-key-vote = on a server: shall a bot replace who is away?
terminal-continue = Go on: { $game } for { $players }
terminal-on = on
terminal-off = off
terminal-animations = Animations
terminal-players = { $low }–{ $high } players
terminal-join = A table on a server …
terminal-join-ask = A table's link; or a server's address, to open a table there
terminal-records = Finished games
terminal-change = change
terminal-eyes-all = What all know
terminal-decision = decisions
terminal-played = Played: { $move }, chance to win { $chance }.
terminal-turning-point = ▲ Turning point: { $words }
terminal-key-digits = this choice; where there are more than nine, digits mark one
terminal-key-pace = what came out stands on the table
terminal-key-scroll = scroll the board, where the terminal is low
terminal-key-escape = closes what is open: a hint, a sheet; then leaves the table
terminal-pace = Results
terminal-pace-key = until a key
terminal-pace-calm = calm
terminal-pace-usual = usual
terminal-pace-brisk = brisk
terminal-pace-none = not at all
terminal-go-on = Any key goes on
terminal-may-change = You may still change your mind.
terminal-link = The link to this table:
terminal-begins = { $who } starts the game.
terminal-you-begin = You start the game.
terminal-leave-ask = Leave the table?
terminal-left-here = The game is kept: you can go on with it any time.
terminal-left-there = Your seat stays yours; come back by the same link.
terminal-stay = Stay
terminal-stop-analysis = Stop the analysis? What is done is kept.
terminal-quit-ask = Quit?
terminal-open-which = Which game shall be on the table there?

# Line by line (--plain)
plain-hello = You play { $game } as { $who }.
plain-hello-several = Several of you play { $game } at one keyboard.
plain-watching = You are watching { $game } as it is played.
plain-your-turn = { $who }, it is your turn.
plain-moves = { $count ->
        [one] One move:
       *[other] { $count } moves:
    }
plain-help = A number is always the number on the list; other moves can also be typed as they are written. Words: help, table, moves, rules, hint, undo, log, quit.
plain-help-more = help: this. table: the position. moves: the list. rules: the rules of the situation; rules E3.2: one clause. hint: what a bot would play. undo: take your last move back. log: all that happened. say TEXT: to all at a server's table. back: a bot played for you, you are back. quit: leave; a game on this computer is kept.
plain-prompt = Your move:
plain-kept = The game is kept: igroteka play --plain goes on with it.
plain-record = The record is in { $file }.
plain-pass-on = { $who } plays next. Enter, when only { $who } looks at the screen:
plain-resume = There is an unfinished game: { $game }, { $players } players, { $when }. Go on with it? (yes, no):
plain-which = Which game? A number or an id:
plain-chat = { $who } says: { $text }
plain-sit = You sit on seat { $seat }.
plain-watch-server = All seats are taken: you are watching.
plain-waits = Words: start, quit.
plain-waits-others = Words: say, quit.
plain-lost = The connection is lost; trying again.
plain-found = The connection is back.
plain-step = Action { $at } of { $all }: { $where }.
plain-replay-help = Enter or next, back, a number, end, eyes, table, analysis, rules, quit:
plain-replay-no = There is no “{ $typed }” here.
replay-at = move { $at } of { $all }
replay-end = the end

# Puzzles, and mining them.
puzzles-one = Puzzle { $id }, rating { $rating }
puzzles-you-are = You are { $who }.
puzzles-theme = What it is about: { $theme } ({ $clause }).
puzzles-rating = Your rating in { $game }: { $rating }
puzzles-terminal-help = Answer with a number or a move. “table” tells the position again, “rules” the clause it is about, “quit” leaves.
puzzles-terminal-move = Your move:
puzzles-terminal-next = Enter for the next puzzle, “quit” to leave:
puzzles-terminal-no = “{ $typed }” is none of these moves.
puzzles-mined = { $games } games, { $decisions } decisions; { $found } puzzles found, { $stand } stand after the check.
puzzles-written = { $taken } puzzles are in { $file }.
