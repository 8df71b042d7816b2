# My Number!: the page's words about this game.

# on the box
pitch-my-number = Everyone plays at once, in secret. The lowest number takes the card on the left.

# at the table
my-number-sub = Round { $round } of 3 · turn { $turn } of { $turns }
my-number-ask = Which number is yours?
my-number-chosen = You will play { $card } once everyone is ready
my-number-pick = Choose a card
my-number-may-change = You may still change your mind
my-number-open-hand = Holds { $cards }
my-number-key = a card from your hand
my-number-row = The row: the lowest card takes the leftmost
my-number-reveal = All at once!
my-number-scored = Round { $round } is scored
my-number-round-sum = { $points } and bonus { $bonus }
my-number-next-round = On to round { $round }
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

# a first game
learn-my-number-aim = The aim: score the most points in three rounds by taking the right cards from the row. Three turns of the last round are left, and { $second } is 4 points ahead.
learn-my-number-columns = This is your collection: every colour has a column, and the number above it says what each card there is worth. Orange counts 5 a card, so orange is what you want. A bonus such as +2 is simply added.
learn-my-number-lowest = All play a card in secret. The lowest takes the card on the left, the highest the one on the right. You want the orange 8, on the left: play your lowest card, the 5.
learn-my-number-lowest-other = Any card may be played. But only the lowest takes the 8, and your lowest is the 5.
learn-my-number-joined = Your 5 was the lowest: the 8 is yours and joins its colour. The cards that were played are the next row.
learn-my-number-middle = Now the orange 38 lies in the middle, and it has a +1. To get it, your card must be the second lowest: try the 45.
learn-my-number-middle-other = Any card may be played. But the 24 would probably be the lowest and the 51 the highest: for the middle, try the 45.
learn-my-number-gamble = Your own 45 lies in the middle, orange with +2! Try the 24 for it, and keep the 51: the last card of a hand goes straight into the collection.
learn-my-number-gamble-other = Any card may be played. But the last card goes into your collection, and the 51 has a bonus of +2: keep it.
learn-my-number-end = Both others were lower, so you had to take the 59. A new colour goes to the leftmost empty column, here 4 a card, and your last card, the 51, is pink too. 38 points in this round, 85 in all: you win!

# figures of a player
stat-my-number-goal-counts = Goals reached
stat-my-number-joins = Cards that joined their colour
stat-my-number-opens = Colours opened

# In place of the errors of the same names: people and moves as the page names them.
refused-my-number-row-due = Cards are still being laid.
refused-my-number-columns-due = Cards are still being laid.
refused-my-number-goals-due = Goals are still being turned over.
refused-my-number-deal-due = Cards are still being dealt.
refused-my-number-draw-due = Cards are still being drawn.
refused-my-number-not-in-hand = The { $card } lies in the row. Play a card of your own: whoever's lands under it takes it.
refused-my-number-has-chosen = The card is chosen; the others still choose.

# The end of a game

finale-my-number-points = { $lead ->
        [one] { $lead } point ahead
       *[other] { $lead } points ahead
    }
finale-my-number-round3 = Equal points: round 3 decides, { $first } to { $second }
finale-my-number-bonuses = Equal points and an equal round 3: the bonuses decide, { $first } to { $second }
finale-my-number-rounds = { $rounds }
finale-my-number-part = { $me ->
        [yes] Your best round was the
       *[no] { $who }'s best round was the
    } { $round ->
        [1] first
        [2] second
       *[other] third
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
finale-my-number-round = { $me ->
        [yes] You score
       *[no] { $who } scores
    } { $points } in one round
finale-my-number-column = { $me ->
        [yes] Your column
       *[no] { $who }: a column
    } of { $count } on the { $value } makes { $points }
