game-my-number = My Number!

my-number-wins = { $wins ->
        [1] once in a hundred
       *[other] { $wins } times in a hundred
    }
my-number-colour =
    { $colour ->
        [orange] orange
        [pink] pink
        [blue] blue
        [green] green
       *[purple] purple
    }
my-number-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

event-my-number-turned-up = { $card } is turned up and joins the central row.
event-my-number-columns = The collection cards lie in the order { $columns }, from left to right, for everybody.
event-my-number-new-columns = The collection cards get a new order: { $columns }.
event-my-number-goal = Goal { $goal } is turned up, { my-number-points }: { my-number-goal }.
event-my-number-dealt = { $card ->
        [hidden] { $who } gets a card.
       *[other] { $who } gets the { $card }.
    }
    .you = { $card ->
            [hidden] You get a card.
           *[other] You get the { $card }.
        }
event-my-number-drew = { $card ->
        [hidden] { $who } draws a card.
       *[other] { $who } draws the { $card }.
    }
    .you = { $card ->
            [hidden] You draw a card.
           *[other] You draw the { $card }.
        }
event-my-number-chose = { $card ->
        [hidden] { $who } has chosen.
       *[other] { $who } chooses the { $card }, face down.
    }
    .you = { $card ->
            [hidden] You have chosen.
           *[other] You choose the { $card }, face down.
        }
event-my-number-revealed = { $who } shows the { $card }.
    .you = You show the { $card }.
event-my-number-takes = { $who } takes the { $card }, which lies above the card just played.
    .you = You take the { $card }, which lies above the card you have just played.
event-my-number-opens = { $who }: the first { my-number-colour } card goes on the leftmost empty collection card, the { $value }.
    .you = Your first { my-number-colour } card goes on your leftmost empty collection card, the { $value }.
event-my-number-joins = { $who }: it joins the { my-number-colour } cards on the { $value }.
    .you = It joins your { my-number-colour } cards on the { $value }.
event-my-number-last-card = { $who } has one card left, the { $card }: it goes straight into the collection.
    .you = You have one card left, the { $card }: it goes straight into your collection.
event-my-number-goal-counts = { $who }: goal { $goal } is reached ({ my-number-goal }), { my-number-points }.
    .you = You reach goal { $goal } ({ my-number-goal }): { my-number-points }.
event-my-number-round-scored = { $who } scores { my-number-points } in the columns, and { $bonus } in bonuses, penalties and goals.
    .you = You score { my-number-points } in the columns, and { $bonus } in bonuses, penalties and goals.
event-my-number-round = Round { $round } begins.
event-my-number-takes-up = { $who } takes up the whole collection as the new hand: { $cards ->
        [one] { $cards } card that everybody knows.
       *[other] { $cards } cards that everybody knows.
    }
    .you = You take up your whole collection as your new hand: { $cards ->
            [one] { $cards } card that everybody knows.
           *[other] { $cards } cards that everybody knows.
        }
event-my-number-goals-discarded = The goals of the round are discarded.
event-my-number-result = { $who } ends with { my-number-points }.
    .you = You end with { my-number-points }.
event-my-number-wins = { $by ->
        [shared] { $who } shares the victory: points, round 3 and bonuses are all equal.
        [round-3] { $who } wins: equal on points, but with more of them in round 3.
        [bonuses] { $who } wins: equal on points and in round 3, but with more in bonuses.
       *[points] { $who } wins!
    }
    .you = { $by ->
            [shared] You share the victory: points, round 3 and bonuses are all equal.
            [round-3] You win: equal on points, but with more of them in round 3.
            [bonuses] You win: equal on points and in round 3, but with more in bonuses.
           *[points] You win!
        }

error-my-number-row-due = The central row is being turned up: “{ $move }” is not a card such as “row 17”.
error-my-number-columns-due = The collection cards are being laid out: “{ $move }” is not an order of five such as “columns 2 4 1 5 3”.
error-my-number-goals-due = Goals are being turned up: “{ $move }” is not a goal such as “goal 7”.
error-my-number-deal-due = Cards are being dealt: “{ $move }” is not a card such as “deal 46”.
error-my-number-draw-due = Everybody draws a card: “{ $move }” is not a card such as “draw 8”.
error-my-number-choose-due = Everybody chooses a card of the own hand, such as “46”, not “{ $move }”.
error-my-number-has-chosen = Seat { $seat } has already chosen and waits for the others.
error-my-number-not-in-hand = The { $card } is not in the hand of seat { $seat }.
error-my-number-no-such-order = The collection cards are 1, 2, 3, 4 and 5, one of each; { $columns } is something else.
error-my-number-no-such-goal = There is no goal { $goal }; there are 1 to 14.
error-my-number-letter-open = A goal with the letter of goal { $goal } already lies open.
error-my-number-goal-used = Goal { $goal } has been used in this game, and there are unused ones left.

error-my-number-columns = The collection cards lie in some order of 1, 2, 3, 4, 5, or not at all; { $columns } is something else.
error-my-number-goals = Goal { $goal } cannot lie there: it was used before, or its letter lies open already.
error-my-number-goals-used = In earlier rounds { $count } goals have been used, those of one round with different letters.
error-my-number-goals-missing = Goals for the whole game lie open from the first round on: { $count } of them.
error-my-number-collection = The collection of seat { $seat } cannot lie like this: one column per colour, filled from the left.
error-my-number-too-early = From the rest of the position follows the phase “{ $phase }”: “{ $key }” comes too early.
error-my-number-hands = In the phase “{ $phase }” these hands cannot be: everybody gets equally many cards, in turn.
error-my-number-turn = All collections have equally many cards, and everybody who chooses has at least two left.
error-my-number-round-over = This round is over: the collections belong back in the hands.
error-my-number-all-chosen = When everybody has chosen, the cards are revealed at once.
error-my-number-known = All know the hand of seat { $seat } but for the one card drawn.

error-my-number-cards-colour = “{ $colour }” can have up to twelve cards, each with a bonus from -9 to 9.
error-my-number-cards-numbers = The number cards are 1 to 60, none of them twice.
error-my-number-cards-setup = A hand has from 2 to { $hand } cards, and there are from 1 to { $rounds } rounds.
error-my-number-cards-few = { $count } number cards are too few for { $players } players.
error-my-number-cards-row = In the row up to { $players } different number cards of the box can lie at the start; { $row } cannot.
error-my-number-cards-goal = Goal { $goal } must have a letter and points from -9 to 9.
error-my-number-cards-letters = The goals need at least five different letters.

option-my-number-players = Players
option-my-number-goals = Goals
option-my-number-goals-none = none
option-my-number-goals-round-1 = one each round
option-my-number-goals-round-2 = two each round
option-my-number-goals-round-3 = three each round
option-my-number-goals-round-4 = four each round
option-my-number-goals-round-5 = five each round
option-my-number-goals-game-3 = three for the whole game
option-my-number-goals-game-4 = four for the whole game
option-my-number-goals-game-5 = five for the whole game

# What a goal asks for

my-number-goal = { $goal ->
        [1] 1 or 3 orange cards
        [2] 2 or 4 blue cards
        [3] fewest pink cards of all, or tied
        [4] green, and no cards to its right
        [5] a purple card, and no more orange than purple
        [6] all five colours
        [7] green on the 4 or the 5
        [8] a column of exactly 3 cards
        [9] most purple cards of all, or tied
        [10] orange on the 1 or the 2
        [11] exactly three colours
        [12] no colour more often than blue
        [13] a column of exactly 4 cards
       *[14] most pink cards of all, or tied
    }
my-number-colours = { my-number-colour }

# The table drawn as text

draw-my-number-turn = Round { $round }{ $turn ->
        [0] .
       *[other] , turn { $turn }.
    }
draw-my-number-row = The central row is being turned up.
draw-my-number-columns = The collection cards are being laid out.
draw-my-number-goals = The goals are being turned up.
draw-my-number-deal = Cards are being dealt.
draw-my-number-draw = Everybody draws a card.
draw-my-number-choose = Still to choose a card: { $waiting }.
draw-my-number-deck = Cards in the deck: { $count }.
draw-my-number-central-row = Central row: { $cards }.
draw-my-number-values = Columns from left to right: { $columns }.
draw-my-number-goal = Goal { $goal }, { $points }: { $wanted }.
draw-my-number-score = { $who }: { my-number-points }.
draw-my-number-rounds = Rounds: { $rounds }.
draw-my-number-chosen = Chosen: { $card }.
draw-my-number-has-chosen = Has chosen.
draw-my-number-hand = hand: { $cards }
draw-my-number-hidden-hand = hand: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
draw-my-number-known = All know: { $cards }
draw-my-number-collection = collection: { $columns }

# What somebody tends to miss

theme-my-number-good-place = the card for the best place in the row
    .clause = M3.2
theme-my-number-fair-place = the card for a good place in the row
    .clause = M3.2
theme-my-number-bad-place = keeping a card for later
    .clause = M3.2

# What speaks for a move

place-my-number = round { $part }, turn { $number }
    .part = round { $part }
dealt-my-number = { $first ->
        [row] the first deal
       *[other] the new columns and the cards drawn
    }
hint-points-my-number = Your points at the end of the round, on average
advice-my-number-good-place = Its likely place brings the { $number }, the most valuable card in the row.
advice-my-number-fair-place = Its likely place brings the { $number }, one of the better cards in the row.
advice-my-number-bad-place = Its likely place brings the { $number }, but there are better cards in the row.
    .best = Although its likely place brings only the { $number }, you win { my-number-wins } this way.

# The board in a terminal

board-my-number-points = pts
board-my-number-chosen = Chosen:

# The answer of who chooses

my-number-play = Play { $card } ({ my-number-colour }) in secret
    .button = Play { $card } in secret
    .brief = Play { $card }

# The picture of the table in the rulebook

picture-my-number = The first turn: all cards are up, and each brings the card above it.
picture-my-number-row = the central row
picture-my-number-collection = Vera’s collection
picture-my-number-first = the 8 is orange, her first colour
