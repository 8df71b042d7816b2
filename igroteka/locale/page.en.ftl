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
key-digits = one of the choices
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

# 8-28
eight28-sub = Round { $round } · { $who } gives
eight28-sub-last = Last round · { $who } gives
eight28-sub-reveal = Round { $round } · the cards are shown
eight28-ask-take = Take another card?
eight28-ask-goal = Which goal do you play for?
eight28-take = Take a card
eight28-goal = Play for { $goal }
eight28-play-for = For { $goal }, with { $total }
eight28-you = For you?
eight28-open = showing { $sums }
eight28-for = for { $goal }
eight28-out = out
eight28-points = points
eight28-left = { $count } left
eight28-more = { $count } to go
eight28-sums = Your total: { $sums }
eight28-track = The track from 0 to 30, with goals at 8 and 28
eight28-your-sum = Your total
eight28-pot = { $count ->
        [one] { $count } point in the middle
       *[other] { $count } points in the middle
    }
eight28-stakes = { $rest ->
        [0] { $half } for each goal
       *[other] { $half } for each goal, { $rest } stays
    }
eight28-worth = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
eight28-unclaimed = nobody
eight28-nearest = nearest
eight28-exact = exactly { $goal }
eight28-rest = { $count } for the next round
eight28-hit = Direct hit!
eight28-takes-all = { $who } takes it all
eight28-goes-to = The gems go to { $who }
eight28-nobody = Nobody gets the gems
eight28-yours = { $count ->
        [one] One gem is yours!
       *[other] { $count } gems are yours!
    }
eight28-why-won = { $total ->
        [8] Exactly 8.
        [28] Exactly 28.
       *[other] { $total } is nearest to { $goal }.
    }
eight28-next = Go on

# shared parts
waiting = One moment, the table is being laid…
clause = Clause { $clause }
clause-missing = This clause is not in the rulebook.
rules-whole = The whole rulebook

# 12 Days
twelve-days-sub = Deal { $deal } · { $gifts ->
        [one] { $gifts } gift to go
       *[other] { $gifts } gifts to go
    }
twelve-days-ask-lead = Lead what you like
twelve-days-ask-follow = { $kind ->
        [set] Follow with a set
        [straight] Follow with a straight
       *[single] Follow with a card
    }
twelve-days-ask-pass = You cannot follow
twelve-days-play = Play { $cards }
twelve-days-open-hand = Holds { $cards }
twelve-days-pick = Choose cards
twelve-days-cards-left = cards in hand
twelve-days-gifts = gifts
twelve-days-hand = Your cards
twelve-days-column = { $count ->
        [one] { $value }
       *[other] { $value }, { $count } cards
    }
twelve-days-led = led
twelve-days-lowest = lowest so far
twelve-days-back = cards came back
twelve-days-known = Known cards in hand
twelve-days-known-mine = all know: { $cards }
twelve-days-supply = { $count ->
        [0] no gifts left
        [one] { $count } gift left
       *[other] { $count } gifts left
    }
twelve-days-my-gifts = { $count ->
        [one] { $count } gift
       *[other] { $count } gifts
    }
twelve-days-led-kind = { $kind ->
        [set] { $who } led a set
        [straight] { $who } led a straight
       *[single] { $who } led one card
    }
twelve-days-or-lower = or lower
twelve-days-wins = { $low } or lower wins it
twelve-days-free = { $who } leads
twelve-days-leads = what it will be
twelve-days-dealing = cards are dealt
twelve-days-you-won = The gift is yours!
twelve-days-won = { $who } gets the gift
twelve-days-paid = One more from who held the most cards: { $who }.
twelve-days-next = Next deal

# Jackal & High
jackal-high-sub = Round { $round } · { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }
jackal-high-to-come = { $count ->
        [one] card to come
       *[other] cards to come
    }
jackal-high-ask-place = Put the { $face } on…
jackal-high-ask-reroll = Keep the { $face }?
jackal-high-ask-pile = Which card goes on your pile first?
jackal-high-ask-stop = Go on or stop?
jackal-high-stop = { $dice ->
        [one] Keep { $dice } die for later
       *[other] Keep { $dice } dice for later
    }
jackal-high-reroll = Roll again
jackal-high-reroll-n = Roll again, try { $attempt } of 3
jackal-high-pile = Put the { $card }
jackal-high-put = Put the { $face } on the { $card }: { $sum } in all
jackal-high-die = Die showing { $face }
jackal-high-exact = = { $sum }, exact
jackal-high-or-other = or tap a lit card, or choose the other die
jackal-high-or-tap = or tap a lit card
jackal-high-key-place = the chosen die on that card
jackal-high-key-die = another die
jackal-high-paws = paws
jackal-high-in-hand = { $dice ->
        [one] { $dice } die in hand
       *[other] { $dice } dice in hand
    }
jackal-high-pile-top = on top of the pile
jackal-high-throw = Throw { $throw } of 3
jackal-high-valley = Vulture Valley
jackal-high-valley-short = Valley
jackal-high-to-valley = The { $face } into the Valley
jackal-high-contest = A contest
jackal-high-lucky = LUCKY
jackal-high-take2 = Take 2
jackal-high-take2s = Take 2 ×{ $count }

# My number
my-number-sub = Round { $round } of 3 · turn { $turn } of { $turns }
my-number-ask = Which number is yours?
my-number-chosen = You play { $card } when all are ready
my-number-pick = Choose a card
my-number-may-change = You may still change your mind
my-number-play = Play { $card } in secret
my-number-open-hand = Holds { $cards }
my-number-card-played = Play { $card }
my-number-key = a card of your hand
my-number-row = The row: the lowest card takes the left one
my-number-reveal = All at once!
my-number-slot-low = lowest
my-number-slot-second = second
my-number-slot-third = third
my-number-slot-fourth = fourth
my-number-slot-fifth = fifth
my-number-slot-high = highest
my-number-mine = My collection
my-number-worth = { $worth }, bonus { $bonus } · total { $all }
my-number-next-colour = a new colour goes here
my-number-hand = Your cards
my-number-card = { $card }, { $colour ->
        [orange] orange
        [pink] pink
        [blue] blue
        [green] green
       *[purple] purple
    }, bonus { $bonus }
my-number-points-short = { $points } pts
my-number-collection = Collection: { $cards }
my-number-nothing = nothing yet
my-number-has-chosen = has chosen
my-number-thinks = is choosing
my-number-colour-orange = orange
my-number-colour-pink = pink
my-number-colour-blue = blue
my-number-colour-green = green
my-number-colour-purple = purple
my-number-letter-orange = O
my-number-letter-pink = P
my-number-letter-blue = B
my-number-letter-green = G
my-number-letter-purple = U

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
example-notation = How it is written down

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
pitch-eight28 = Another card, or is it enough? Get close to 8 or to 28, and not beyond.
pitch-twelve-days = Be the first to get rid of your cards, and take a gift from under the tree.
pitch-jackal-high = Throw eight-sided dice and hit the numbers exactly.
pitch-my-number = All play at once, in secret. The lowest number takes the card on the left.
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
replay-deal = deal { $number }
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
learn-play = Now for real
learn-other = That is possible too. Here the one with the dashed ring is meant: try it.
learn-begin = Begin
learn-step = Step { $step } of { $all }
learn-eight28-1-title = A card is offered
learn-eight28-1 = The giver offers everybody a card in turn. Take it or pass: tap a button.
learn-eight28-2-title = 1 or 11
learn-eight28-2 = The card with two numbers counts 1 or 11, as you like. So a hand has several totals.
learn-eight28-3-title = Passing binds nobody
learn-eight28-3 = Who passes may take again later, as long as the round goes on.
learn-eight28-4-title = Too much
learn-eight28-4 = Who shows 28 or more in any case is out of the round.
learn-eight28-5-title = For 8 or for 28
learn-eight28-5 = When all have passed, the cards are turned. Who can play for both goals chooses one.
learn-eight28-6-title = Half and half
learn-eight28-6 = Half of the gems go to who is nearest to 8, half to who is nearest to 28.
learn-eight28-7-title = A direct hit
learn-eight28-7 = Exactly 8 and exactly 28 at once: that takes everything.
learn-twelve-days-1-title = Sets and straights
learn-twelve-days-1 = Several equal cards are a set, neighbours are a straight. Tap a column of your hand.
learn-twelve-days-2-title = Leading
learn-twelve-days-2 = Who leads plays what he likes: one card, a set or a straight.
learn-twelve-days-3-title = Following
learn-twelve-days-3 = Answer with the same kind, and reach down to the leader's lowest card.
learn-twelve-days-4-title = Passing
learn-twelve-days-4 = Nobody has to follow. A low card may be worth more later.
learn-twelve-days-5-title = The lowest wins
learn-twelve-days-5 = The lowest card of the round wins it; of equal ones the last.
learn-twelve-days-6-title = Cards come back
learn-twelve-days-6 = Who plays the last card without winning takes those cards back.
learn-twelve-days-7-title = Gifts
learn-twelve-days-7 = The winner of the deal takes a gift, and one more from who holds most cards.
learn-jackal-high-1-title = Dice on cards
learn-jackal-high-1 = Put a die on a card: your sum there must not be more than its number.
learn-jackal-high-2-title = Three throws
learn-jackal-high-2 = Place at least one die of each throw; the others wait for the next.
learn-jackal-high-3-title = A single die
learn-jackal-high-3 = With only one die left you may roll it up to three times.
learn-jackal-high-4-title = Exactly!
learn-jackal-high-4 = Only an exact sum stays on a card. Other dice go to the Valley.
learn-jackal-high-5-title = A contest
learn-jackal-high-5 = If several have hit a card, they roll again for it.
learn-jackal-high-6-title = The Lucky 8
learn-jackal-high-6 = Who wins it takes everything that nobody else has won.
learn-jackal-high-7-title = Vulture Valley
learn-jackal-high-7 = In the Valley the highest roll takes the card, the lowest loses one.
learn-my-number-1-title = All at once
learn-my-number-1 = Everybody chooses a card in secret. Tap one, then the button.
learn-my-number-2-title = Who takes what
learn-my-number-2 = The lowest card takes the leftmost card of the row, and so on.
learn-my-number-3-title = Into the collection
learn-my-number-3 = A card joins its colour; a new colour goes to the leftmost empty column.
learn-my-number-4-title = The new row
learn-my-number-4 = The played cards are the next row.
learn-my-number-5-title = The last card
learn-my-number-5 = The last card of the hand goes straight into the collection.
learn-my-number-6-title = Points
learn-my-number-6 = Each column counts its value times its cards, and the bonuses are added.

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
stat-eight28-direct-hit = Direct hits
stat-eight28-share-of-8 = Won for 8
stat-eight28-share-of-28 = Won for 28
stat-eight28-out = Too much
stat-twelve-days-deal-won = Deals won
stat-twelve-days-round-won = Rounds won
stat-twelve-days-taken-back = Cards taken back
stat-twelve-days-gift-given = Gifts given away
stat-jackal-high-won-alone = Exact hits
stat-jackal-high-won-contest = Contests won
stat-jackal-high-missed = Misses
stat-jackal-high-lowest-gives = Lost to the vultures
stat-my-number-goal-counts = Goals reached
stat-my-number-joins = Cards that joined their colour
stat-my-number-opens = Colours opened
