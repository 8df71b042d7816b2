# The page's own words. What games share is in en.ftl, a game's words in its folder.

title = Igroteka
hello = Four games with numbers. Choose a box!
close = Close
and = and
yes = Yes
no = No
you = You
pass = Pass
passed = passed
send = Send
language = Language
menu = Menu
rules = Rules
side = Scores, log and chat
tray = Your things
spoken = What happens
to-shelf = To the shelf
your-turn = Your turn
only-you = only you
seat-empty = free seat
offline = The server cannot be reached. Try again in a moment.
guest-names = Fox, Otter, Owl, Badger, Hare, Whale, Lynx, Heron

level-novice = Novice
level-casual = Casual
level-strong = Strong
level-master = Master

# the tray
waits-for = { $who } to move
waits-for-several = Waiting for { $who }
table-moves = One moment…
game-over = The game is over
hint = Hint
hint-thinks = Thinking…
hint-best = My advice: { $move }.
take-back = Take back
take-back-sent = The others are asked whether you may take your move back.
take-back-asked = { $who } would like to take the last move back. All right?
why = why?
why-clause = Why? Clause { $clause }
refused-move-turn = It is the turn of { $who }.
refused-move-over = The game is over.
log = Game log
log-empty = Nothing has happened yet.
log-earlier = Earlier
chat = Chat
chat-unread = { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something…
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-oops = Oops
reaction-thinking = Thinking…
reaction-wow = Wow!
reaction-thanks = Thank you!
reaction-hurry = Hurry up?
reaction-laugh = Ha ha!
keys = Keys
key-enter = the filled button
key-space = Space
won-you = You win!
won = { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
analysis = Look back
rematch = Play again
rematch-join = To the next game
to-results = To the results
copy-link = Copy link
link-copied = The link is copied.
record = Save the record
table-facts = Clock: { $clock }. { $watchers ->
        [0] Nobody is watching.
        [one] { $watchers } person is watching.
       *[other] { $watchers } people are watching.
    }

# settings
theme = Light
theme-auto = as the device
theme-light = day
theme-dark = night
sound = Sound
sound-on = Sound on
sound-off = Sound off
sound-0 = off
sound-1 = soft
sound-2 = medium
sound-3 = loud
contrast = High contrast
fast = Fast animations
still = No animations
notify = Tell me when it is my turn
notify-refused = The browser does not let this page tell you. Its own settings can change that.

# clocks
clock-left = Time left: { $left }
clock-hurry = hurry!
clock-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
clock-hours = { $hours } h
clock-none = none
clock-relaxed = relaxed, two minutes a move
clock-fast = fast, 25 seconds a move
clock-days-each = days for each move

# what the table does by itself
doing-started = The game begins.
doing-away = { $reason ->
        [clock] { $who } ran out of time: a bot plays on.
        [left] { $who } has left: a bot plays on.
       *[other] A bot plays for { $who }.
    }
doing-back = { $who } is back.
doing-replaced = A bot has taken the seat of { $who } for good.
doing-taken-back = { $who } takes a move back.
doing-take-back-refused = { $who } may not take the move back.

# shared parts
waiting = One moment, the table is being laid…
why-title = Why?
why-here = Here:
why-example = See it happen
why-examples = { $count ->
        [one] One more example
       *[other] { $count } more examples
    }
why-clause-title = In the rulebook: { $clause } { $title }
clause-missing = This clause is not in the rulebook.
rules-whole = The whole rulebook

# examples and lessons
back = Back
again = Again
go-on = Go on
player-letter = Player { $letter }
example-play = Play it on the table
example-next = Next move: { $move }
example-try = Try: { $move }
example-chance = Let chance decide
example-try-chance = Try what cannot be
example-published = Example

# the shelf
shelf = The shelf
play = Play
play-game = Play { $game }
laying = Laying the table…
with-friends = With friends
rules-of = { $game }: rules
minutes = { $minutes } min
continue = Continue
open = Open
sit = Sit down
watch = Watch
day = Day
night = Night
settings = Settings
save = Save
name = Name
your-name = Your name
name-ask = Your name?
name-change = You are { $name }. Change name or colour
your-colour = Your colour
colour-teal = teal
colour-red = red
colour-violet = violet
colour-blue = blue
colour-ochre = ochre
colour-pink = pink
my-games = My games
my-games-none = None yet. Choose a box!
open-tables = Open tables
open-tables-none = Nobody is waiting right now. Open a table with friends.
free-seats = { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
table-waits = { $count ->
        [0] ready to begin
        [one] waits for one person
       *[other] waits for { $count } people
    }
is-playing = playing now
place-was = you came { $place ->
        [1] first
        [2] second
        [3] third
       *[other] in place { $place }
    }
arena = Arena
arena-text = Who plays best: people and bots, by rated games.
arena-bots = The bots, strongest first
level-master-text = Plays every move out many thousand times before it decides.
level-strong-text = Looks a few thousand games ahead and plays what it thinks best.
level-casual-text = Thinks for a moment and now and then takes the second best.
level-novice-text = Thinks little and errs as people do, but never plays nonsense.
my-page = My page
learn = Learn by playing
learn-game = Learn { $game }
offline-bar = You are offline. Playing needs the server; it goes on by itself when the connection is back.

# a new table
new-table = New table
new-table-of = { $game }: a new table
who-sits = Who sits at the table?
players = Players
seat-number = Seat { $number }
seat-who = Name at seat { $number }
sitter-me = Me
sitter-open = Whoever comes
sitter-friend = A friend, by link
sitter-friend-short = a friend
friend-name = Friend's name
friend-at = Name of the friend at seat { $number }
sitter-hot = Somebody here, on this device
sitter-bot = Bot: { $level }
hot-explained = Several people play on this device. Between turns a curtain hides the cards.
table-manners = Manners
clock = Clock
clock-how-many = Days for each move
allow-hints = Hints allowed
allow-take-back = Moves may be taken back if all agree
allow-shuffle = Draw the seats at random
allow-listed = Show the table to everybody
allow-listed-small = Otherwise only who has the link finds it.
allow-rated = Rated game
more = More
stand-in = Who is away is played for by
watch-delay = Who watches sees the game
watch-delay-of = { $seconds ->
        [0] at once
        [30] half a minute later
        [60] a minute later
       *[other] { $minutes } minutes later
    }
watch-delay-told = Who watches sees it { $delay }.
cancel = Cancel
lay-table = Lay the table

# before the game
lobby-waits = { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
lobby-full = All are here!
leave = Stand up
start = Begin
start-fill = Begin, bots take the free seats
host-starts = Who opened the table begins the game.
table-full = The table is full; you can watch when the game begins.
invite = Invite
invite-friends = Invite friends
share = Share the link
qr = The table's link as a QR code

# states of a live table
lost-title = There is nothing here
lost-text = The link may be old, or a letter is missing.
table-unknown = There is no such table
table-unknown-text = The link may be old, or a letter is missing.
table-gone = The table was cleared away
table-gone-text = Whoever runs this server has removed it.
version-old = The page is older than the server
version-old-text = Load it again, and the game goes on where it was.
lost-connection = The connection is lost. Trying again…
lost-connection-move = The connection is lost. Your move is kept, trying again…
server-restarts = The server restarts. The game goes on in a moment…
you-away = A bot plays for you.
you-back = I am back
vote-about = { $who } is away. Shall a bot take the seat for good?
load-anew = Load the page anew
page-part-missing = This part of the page did not come
page-part-missing-text = The server cannot be reached, or it has a newer page by now.
people = At the table
seat-away = a bot plays instead
seat-offline = not connected
replace = Put a bot there
vote-sent = Your vote counts: as soon as most want it, a bot takes the seat.
mute = Mute
mute-who = Mute { $who }
hear = Unmute
hear-who = Unmute { $who }
leave-game = Leave: a bot plays on
rematch-open = The next game is ready.
curtain = Pass it to { $who }
curtain-me = I am { $who }

# looking back
eyes = Through whose eyes
eyes-open = Open
eyes-of = Through the eyes of { $who }
verify = Check the shuffles
verify-insecure = This browser can check shuffles only over https or on the same computer. The command “igroteka verify” checks the downloaded record anywhere.
shuffles-good = Shuffled fairly: your browser has recomputed all { $draws } draws.
shuffles-bad = Something is wrong with the shuffles.
verify-bad-commit = The secret is not the one that was promised.
verify-bad-draw = The draw at move { $ply } does not follow from the secret.
replay-of = Look back: { $game }
replay-round = round { $number }
replay-slider = Move
replay-at = move { $at } of { $all }
replay-none = This game cannot be shown
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
run = Play
pause = Pause
played = Played
better = Better
chance = chance { $percent } %
analyse = Let the bots analyse
analysing = Analysing… { $percent } %
analysis-failed = The analysis did not work out.
share-position = Link to this move
turning-points = Turning points
turning-point = { $words } { $who }: { $change } %
turning-none = No single move turned this game.
played-best = Played: the best move
how-played = How they played
accuracy = accuracy { $percent } %
accuracy-none = nothing to decide
luck = luck { $change }
chart-chance = Chances to win over the game, in percent
chart-score = Points over the game

# rules and lessons
contents = Contents
print = Print
examples = { $count ->
        [one] An example
       *[other] { $count } examples
    }
option-named = “{ $option }”
learn-play = Now play against novices
learn-step = Step { $step } of { $all }
learn-again = From the beginning
learn-offer = { $game } is new to you?
learn-offer-learn = Learn it in 2 minutes
learn-offer-play = Just play

# players
player = Player
player-unknown = There is no such player
game = Game
games = Games
rating = Rating
ratings = Ratings
ratings-none = No rated games yet.
rating-chart = Ratings over time
games-played = { $count ->
        [one] { $count } game played
       *[other] { $count } games played
    }
won-games = Won
won-mark = won
mean-score = Points on average
best-score = Best result
history = Games
history-none = No finished games yet.
who-i-am = Name and colour
saved = Saved.
my-devices = Another device
my-devices-text = A link that makes another device you. It works once, for ten minutes.
device-link = Make a link
device-done = This device is you now.
device-failed = This link does not work
webhook = Your turn, by message
webhook-text = The server can tell an address of yours that it is your turn: Slack, Discord, Telegram and others take one.
webhook-address = Address
webhook-on = The address is set.
webhook-secret = What is sent is signed with this secret. It is shown only now:
webhook-off = Switched off.
