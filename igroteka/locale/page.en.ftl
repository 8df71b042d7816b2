# The page's own words. What games share is in en.ftl, a game's words in its folder.

title = Igroteka
hello = Games of numbers. Pick a box!
close = Close
and = and
yes = Yes
no = No
you = You
pass = Pass
as-written = { $move }
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

# the bots: each level has a character for each seat
bot-novice-1 = Pip
    .about = Happy with any card, even a bad one.
bot-novice-2 = Toto
    .about = Counts out loud and gets lost at seven.
bot-novice-3 = Bubu
    .about = Sulks for a minute, then laughs.
bot-novice-4 = Kiki
    .about = Can't wait to see what comes next.
bot-novice-5 = Momo
    .about = Says please to the cards.
bot-novice-6 = Lulu
    .about = Hums while thinking.
bot-novice-7 = Didi
    .about = Feels sorry for whoever comes last.
bot-novice-8 = Fifi
    .about = Likes the pictures best.
bot-casual-1 = Anton
    .about = Plays after supper, for the fun of it.
bot-casual-2 = Mila
    .about = Friendly to the last card.
bot-casual-3 = Felix
    .about = Trusts to luck, and luck likes him.
bot-casual-4 = Nora
    .about = Never gloats, only smiles.
bot-casual-5 = Oscar
    .about = Grumbles and plays on.
bot-casual-6 = Rita
    .about = Quick to decide, slow to regret.
bot-casual-7 = Hugo
    .about = Has a proverb for every card.
bot-casual-8 = Emma
    .about = In no hurry at all, and has brought tea.
bot-strong-1 = Victor
    .about = Says little, notices much.
bot-strong-2 = Greta
    .about = Measures twice, plays once.
bot-strong-3 = Bruno
    .about = Calm when behind, calmer when ahead.
bot-strong-4 = Stella
    .about = Cool as the night sky.
bot-strong-5 = Conrad
    .about = Makes plans and keeps them to himself.
bot-strong-6 = Tamara
    .about = Kind at the door, strict at the table.
bot-strong-7 = Leon
    .about = Loves a close finish.
bot-strong-8 = Ursula
    .about = Has time, and takes it.
bot-master-1 = Euclid
    .about = Proves it first, then plays it.
bot-master-2 = Ada
    .about = Has worked it all out already.
bot-master-3 = Zeno
    .about = Goes half the way, then half the rest, and is there first.
bot-master-4 = Sofya
    .about = Elegant, precise, relentless.
bot-master-5 = Gauss
    .about = Adds it all up in his head.
bot-master-6 = Cantor
    .about = Counts what cannot be counted.
bot-master-7 = Banach
    .about = Thinks best over coffee with friends.
bot-master-8 = Fermat
    .about = Knows why, but the margin is too narrow to say.
bot-introduced = { $who } ({ $level }). { $about }

# the tray
waits-for = { $who } to move
    .you = Your turn
waits-for-several = Choosing: { $who }
table-moves = One moment…
game-over = The game is over
hint = Hint
hint-thinks = Thinking…
hint-best = My advice: { $move }.
hint-chance = Your chance to win
hint-long-shot = Whatever you play, winning is a long shot.
hint-even = You win about as often either way.
hint-points = Your score at the end of the round, on average
hint-same = It makes no difference: play what you like.
take-back = Take back
take-back-sent = Asking the others whether you may take your move back.
take-back-asked = { $who } would like to take the last move back. Is that all right?
why = why?
why-clause = Why? Clause { $clause }
refused-move-turn = It is { $who }'s turn.
refused-move-over = The game is over.
log = Game log
log-empty = Nothing has happened yet.
log-earlier = Earlier
chat = Chat
chat-unread = { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-empty = Nobody has said anything yet.
chat-reactions-only = At this table people talk with reactions only.
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
key-enter = the main button
key-space = Space
won-you = You win!
won = { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
    .you = You win, together with { $who }!
finale-shared = { $count ->
        [2] Both are level on everything that counts: they share the win
       *[other] They are level on everything that counts: they share the win
    }
finale-lead = { $lead ->
        [one] { $lead } point ahead
       *[other] { $lead } points ahead
    }
finale-place = You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    } out of { $players }.
finale-equal = { $count ->
        [one] Place { $places } is shared
       *[other] Places { $places } are shared
    }
finale-ranked = Place { $place } · { $words }
finale-place-is = Place
finale-moments = Great moments
finale-picture = A picture of how the game ended
finale-share = Picture
finale-link = Share a link to this game
finale-friends = With friends
finale-table = Show the table
goes-on = Tried again · { $subtitle }
goes-on-from = The game this one started from
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
theme = Theme
theme-auto = same as the device
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
pace = Pace of the game
pace-calm = calm
pace-usual = usual
pace-brisk = brisk
pace-tap = Tap the table or hold the space bar, and whatever is being shown goes faster.
still = No animations
notify = Tell me when it is my turn while the page is open in the background
notify-refused = Your browser blocks notifications from this page. You can allow them in its settings.

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
clock-days-each = several days per move

# what the table does by itself
doing-started = The game begins.
doing-away = { $reason ->
        [clock] { $who } ran out of time: a bot plays on.
        [left] { $who } has left: a bot plays on.
       *[other] A bot plays for { $who }.
    }
    .you = { $reason ->
            [clock] You ran out of time: a bot plays on.
            [left] You have left: a bot plays on.
           *[other] A bot plays for you.
        }
doing-back = { $who } is back.
    .you = You are back.
doing-replaced = A bot has taken { $who }'s seat for good.
    .you = A bot has taken your seat for good.
doing-taken-back = { $who } takes a move back.
    .you = You take a move back.
doing-take-back-refused = Not everyone agreed: { $who }'s move stands.
    .you = Not everyone agreed: your move stands.
doing-left-out = { $who }'s share did not arrive in time: the cards are shuffled without it.
    .you = Your share did not arrive in time: the cards are shuffled without it.

# shared parts
waiting = One moment, setting the table…
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
example-try-chance = Try the impossible
example-published = Example

# the shelf
shelf = The shelf
play = Play
play-game = Play { $game }
against = Who with?
play-against = { $game }: play with bots, { $level }
laying = Setting the table…
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
open-tables-none = Nobody is waiting right now. Open a table for your friends.
free-seats = { $count ->
        [0] no free seat
        [one] one free seat
       *[other] { $count } free seats
    }
table-waits = { $count ->
        [0] ready to begin
        [one] waiting for one person
       *[other] waiting for { $count } people
    }
is-playing = playing now
place-was = you came { $place ->
        [1] first
        [2] second
        [3] third
       *[other] in place { $place }
    }
arena = Arena
arena-text = Who plays best? People and bots, ranked by rated games.
arena-bots = The bots, strongest first
arena-own = Bots of people’s own, among themselves
level-master-text = Plays each move out many thousands of times before deciding.
level-strong-text = Plays a few thousand games in its head and picks what looks best.
level-casual-text = Thinks for a moment and now and then settles for second best.
level-novice-text = Doesn't think for long and makes human mistakes, but never plays nonsense.
my-page = My page
learn = Learn by playing
learn-game = Learn { $game }
offline-bar = You are offline. You can still play against bots; games with others go on by themselves once you are online again.

# a new table
new-table = New table
new-table-of = { $game }: a new table
players = Players
seat-number = Seat { $number }
seat-who = Name at seat { $number }
sitter-open = Anyone
sitter-friend = A friend, by link
sitter-friend-short = a friend
friend-name = Friend's name
friend-at = Name of the friend at seat { $number }
sitter-hot = Somebody here, on this device
sitter-bot = Bot: { $level }
sitter-bot-named = { $who }, bot: { $level }
clock = Clock
more = More
watch-delay = Spectators see the game
watch-delay-of = { $seconds ->
        [0] at once
        [30] half a minute later
        [60] a minute later
       *[other] { $minutes } minutes later
    }
watch-delay-told = Spectators see it { $delay }.
cancel = Cancel
lay-table = Set the table

# before the game
lobby-waits = { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
lobby-full = Everyone is here!
lobby-begins = Everyone is here: the cards are being shuffled
leave = Stand up
start = Start
start-fill = Start, with bots in the free seats
host-starts = Whoever opened the table starts the game.
table-full = The table is full; you can watch when the game begins.
invite = Invite
invite-friends = Invite friends
share = Share the link
qr = The table's link as a QR code

# states of a live table
lost-title = There is nothing here
lost-text = The link may be old or missing a letter.
table-unknown = There is no such table
table-unknown-text = The link may be old or missing a letter.
table-later = This game cannot be opened right now
table-gone = This table has been cleared away
table-gone-text = Whoever runs this server has removed it.
version-new = A new version of the page is ready.
version-old = The page is older than the server
version-old-text = Reload it, and the game carries on where it was.
lost-connection = Connection lost. Trying again…
lost-connection-move = Connection lost. Your move is kept, trying again…
server-restarts = The server is restarting. The game will go on in a moment…
you-away = A bot is playing for you.
you-back = I am back
vote-about = { $who } is away. Should a bot play on? For good, if everyone agrees.
vote-wait = Replace: in { $minutes } min
load-anew = Reload the page
page-part-missing = This part of the page did not load
page-part-missing-text = Either the server cannot be reached, or it has a newer version of the page.
people = At the table
people-bots = Bots at the table
seat-away = a bot is playing
seat-offline = not connected
seat-watches = has no seat here
replace = Put a bot there
vote-sent = Your vote is in: once most people agree, a bot takes the seat.
mute = Mute
mute-who = Mute { $who }
hear = Unmute
hear-who = Unmute { $who }
leave-game = Leave: a bot plays on
rematch-open = The next game is ready.
curtain = Pass the device to { $who }
curtain-me = I am { $who }

# looking back
eyes = Through whose eyes
eyes-open = Open
eyes-of = Through the eyes of { $who }
    .you = Through your own eyes
verify = Check the shuffles
shuffles-good = Shuffled fairly: your browser has recomputed all { $draws } draws.
shuffles-bad = Something is wrong with the shuffles.
verify-bad-commit = The secret is not the one that was promised.
verify-bad-share = { $who }: the share is not the one that was sealed.
verify-bad-seats = The seating is not the one that was drawn.
verify-bad-take-back = The take-back from move { $ply } on was not agreed to by the people it names.
verify-bad-kept = It does not match what this browser kept before the first card: secret, seals or options were changed.
verify-bad-mine = Your own share is not in the shuffles.
verify-bad-kept-back = The take-backs are not the ones you saw.
verify-bad-seen = Action { $ply } is { $told ->
    [none] missing
   *[other] “{ $told }”
  } in the record, but this browser saw “{ $seen }”.
verify-bad-result = The result is not the one shown here.
verify-bad-seat = You did not sit where the record says you sat.
verify-note-late = You sat down after the game had begun: you have no share in its shuffles.
verify-note-given = { $plies ->
    [one] { $plies } action was
   *[other] { $plies } actions were
  } played before that, at another table or on a player’s device: the rules were kept, the luck cannot be checked here.
verify-note-left-out = { $who } was left out: that share was not revealed in time.
verify-note-nobody = Only the server had a share in these shuffles.
verify-note-take-back = { $who ->
        [none] Taken back from move { $ply } on; nothing proves that anybody agreed.
       *[other] Taken back from move { $ply } on; agreed: { $who }.
    }
verify-bad-draw = The draw at move { $ply } does not follow from the secret.
replay-of = Look back: { $game }
replay-round = round { $number }
replay-slider = Move
replay-position = { $part }, move { $at } of { $all }
replay-position-placed = { $place } · { $at } / { $all }
replay-position-short = { $part } · { $at } / { $all }
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
analysis-failed = The analysis failed.
share-position = Link to this move
findings = What the bots found
costly = Your costly moves
costly-all = All { $count }
costly-none = None of your moves cost you much.
costly-move = { $played }; better: { $best }
tendencies = What you tend to miss
tendency = { $theme }: { $times ->
        [one] once
       *[other] { $times } times
    } in { $games ->
        [one] one game
       *[other] { $games } games
    }
practise = Practise
finds = Well found
find = { $move }: clearly the best move
try-again = Try again
try-ask = What would you play now?
try-right = The best move: { $percent } % to win.
try-near = As good as { $best }: { $percent } % to win.
try-wrong = { $best } is better: { $percent } % to win, not { $mine } %.
try-then = In the game it was { $move }: { $percent } %.
try-sight = At first sight “{ $move }” looks better, but it wins { $less } % of the time, this { $wins } %.
try-likely = Then most likely: { $steps }.
try-likely-step = { $who }: { $move }
try-done = Back to the game
turn-decision = decision
turn-luck = { $lucky ->
        [yes] good luck
       *[no] bad luck
    }
turn-odds = { turn-luck }, odds { $percent } %
sum-of-game = { $start } at first, luck { $luck }, own moves { $own }, others { $others }: { $result } %
chance-meaning = A chance is how often that seat wins from here, as the strongest bot sees it, knowing what the seat knew. Luck is what deals, draws and rolls brought beyond the average; own moves are what they lost against the best ones; the rest is the others.
analysis-steadier = A first look; getting steadier… { $percent } %
go-on-here = Play on from here
go-on-short = Play on
go-on-instead = Play on from before: { $words }
turning-points = Turning points
turning-point = { $words } { $who }: { $change } ± { $error } %
turning-none = No single move turned this game.
played-best = Played: the best move
played-near = Played: as good as the best
how-played = How everyone played
accuracy = accuracy { $percent } %
accuracy-none = nothing to decide
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
learn-offer = First time playing { $game }?
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
mean-score = Average points
best-score = Best result
history = Games
history-none = No finished games yet.
who-i-am = Name and colour
saved = Saved.
my-devices = Another device
my-devices-text = A link that signs you in on another device. It works once, within ten minutes.
device-link = Make a link
device-done = You are signed in on this device now.
device-failed = This link does not work
webhook = Your turn, by message
webhook-text = The server can let an address of yours know when it is your turn. Slack, Discord, Telegram and others offer such addresses.
webhook-address = Address
webhook-on = The address is set.
webhook-secret = Messages are signed with this secret. It is shown only now:
webhook-off = Switched off.
own-bots = My bots
own-bots-text = A program of yours can sit at tables beside people. It comes in with a token, reads a stream of what happens at its tables and answers with moves.
own-bots-none = You have none yet.
own-bot = Bot of { $owner }
own-bot-text = A program that somebody has written; it plays by itself and sees what its seat may see.
own-bot-name = The bot's name
own-bot-make = Make a bot
own-bot-token = Its token. It is shown only now:
own-bot-here = connected
own-bot-away = not connected
own-bot-end = Take back
own-bot-end-who = Take the token of { $who } back
next-table = { $count ->
    [one] Your turn at another table: { $game }.
   *[other] Your turn at { $count } other tables, { $game } first.
}
next-table-go = To the table
chat-new = unread chat
retelling = Since you were here
retelling-skip = Skip
order-text = Answered for you whenever it is asked; nobody else is told. Tap again to take it back.
sitter-own = { $who }, bot of { $owner }

# somebody to play with

company = Somebody to play with now
whoever = Play with anyone who turns up (bots take the seats left over):
whoever-game = { $game }: play with anyone who turns up
whoever-soon = { $seconds ->
        [0] The game begins…
        [one] In { $seconds } second bots take the free seats.
       *[other] In { $seconds } seconds bots take the free seats.
    }
bot-seats = { $count ->
        [one] a bot is keeping a seat warm for you
       *[other] bots are keeping { $count } seats warm for you
    }
invites-you = { $who } invites you
friends = People you have played with
friend-here = here now
friend-away = not here
friend-rings = not here, but can be called
friend-invited = invited
invite-who = Invite { $who }
table-invited = Seats at this table are by invitation: ask whoever opened it for a link.
watching = You are watching this game.
watching-late = You are watching this game: you see everything { $delay }.
sit-for-bot = Sit down in place of a bot
doing-joined = { $who } sits down in place of a bot.
network-alone = Only this computer can open the link. To let in the phones at home, start the server with
network-others = If that does not open:

# without a connection

my-games-unknown = None on this device. Games on the server appear once you are online.
open-tables-unknown = You are offline, so there is no telling who is waiting.
lists-as-of = You are offline: this is how things stood at { DATETIME($time, hour: "numeric", minute: "numeric") }.
## Tables that live in the page itself.
solo-table-unknown = This table is no longer on this device.
solo-table-other-rules = This game was begun under an older version of the rules. You can still look at it, but not play on.
solo-engine-missing = The rules of this game are not on this device yet. Open the page once while you are online, and it works offline too.
solo-engine-broken = The rules of this game arrived damaged. Try again; your saved games are safe.
solo-engine-failed = Something went wrong on this device. Reload the page: your saved games are safe.
solo-engine-old = This browser is too old to play without a server. Update it, or open the page in another browser.
solo-move-stale = The game has moved on in the meantime. Have another look.
solo-move-refused = That is not possible right now.
solo-take-back-nothing = There is nothing to take back yet.
solo-hint-turn = You can have a hint when it is your turn.
solo-replay-not-yet = You can see everyone's cards once the game is over.
solo-analysis-not-yet = A game can be analysed once it is over.
solo-fairness-not-yet = The shuffles can be checked once the game is over.
solo-trouble-storage = This browser keeps nothing: you can play, but the game is gone when you close the page.
solo-trouble-full = There is no room left on this device: you can play on, but nothing more is saved. To make room, remove old games under “My games”.
solo-trouble-cleared = The browser has deleted the games it had saved. This one is saved anew.
solo-take-back-never = Moves cannot be taken back at this table.
solo-go-on-not-yet = You can play on from a position once the game is over.
solo-fairness-unknown = This record does not say how the cards were shuffled, so there is nothing to check.
solo-record-unreadable = This is not the record of a game: its first line should be “igroteka record 1”.
solo-record-other-rules = This game was played under version { $found } of the rules; this page has version { $known } and cannot show it.
solo-record-move = “{ $move }” is not possible at that point: the game does not follow the rules.
solo-record-result = Its moves make the result of this record { $follows }, not { $found }.
solo-link-broken = Part of this link is missing. Ask for it again.
table-other-rules = Different rules
my-games-all = All games ({ $count })
my-games-tidy = Tidy up
my-games-done = Done
open-record = Open a record
remove = Remove
remove-game = Remove: { $game }, { $stands }
remove-this-game = Remove this game
game-removed = The game has been removed.
put-back = Put it back
open-to-friends = Play with friends
opened-to-friends = The table is on the server now. Anyone who opens the link can take a bot’s seat.
copy-invitation = Copy the invitation
brought = Begun on a device · { $subtitle }
brought-explained = It was begun on a player’s device.
share-whole = Copy the link
share-whole-text = The whole game is in this link, { $length } characters long. Nothing is uploaded, and it opens without a server too.
share-there = Keep it on the server
share-there-text = A short link. The game is kept on the server, and anyone with the link can look at it.

# --- the deal of the day
daily = Deal of the day
puzzles = Puzzles
puzzles-shelf = One move is better than every other: find it
daily-shelf = One a day for each game, the same for everybody
daily-finale = Deal of the day: how others fared
