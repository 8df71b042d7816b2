game-eight28 = 8-28

eight28-wins = { $wins ->
        [1] once in a hundred
       *[other] { $wins } times in a hundred
    }

eight28-gems =
    { $blue ->
        [0] { $red ->
            [0] nothing
            [one] { $red } red gem
           *[other] { $red } red gems
        }
        [one] { $blue } blue gem{ $red ->
            [0] {""}
            [one] {" "}and { $red } red one
           *[other] {" "}and { $red } red ones
        }
       *[other] { $blue } blue gems{ $red ->
            [0] {""}
            [one] {" "}and { $red } red one
           *[other] {" "}and { $red } red ones
        }
    }

event-eight28-round = Round { $round } begins. { $round ->
        [1] { $who } is the first giver.
       *[other] { $who } is the first giver, on the left of the last one.
    }
    .you = Round { $round } begins. { $round ->
            [1] You are the first giver.
           *[other] You are the first giver, on the left of the last one.
        }
event-eight28-dealt = { $card ->
        [hidden] { $who } gets a card face down.
       *[other] { $who } gets a card face down: { $card }.
    }
    .you = { $card ->
            [hidden] You get a card face down.
           *[other] You get a card face down: { $card }.
        }
event-eight28-gem = { $colour ->
        [red] { $who } puts a red gem into the middle: the blue ones have run out.
       *[other] { $who } puts a blue gem into the middle.
    }
    .you = { $colour ->
            [red] You put a red gem into the middle: the blue ones have run out.
           *[other] You put a blue gem into the middle.
        }
event-eight28-last-round = The first red gem is in the middle: this is the last round.
event-eight28-takes = { $who } takes a card.
    .you = You take a card.
event-eight28-drew = { $who } draws { $card }.
    .you = You draw { $card }.
event-eight28-passes = { $who } passes.
    .you = You pass.
event-eight28-out = { $who } is out of the round: the face-up cards make { $total }, even with every 1/11 as 1.
    .you = You are out of the round: your face-up cards make { $total }, even with every 1/11 as 1.
event-eight28-handed-on = The pile passes to the left: { $who } is the giver now.
    .you = The pile passes to the left: you are the giver now.
event-eight28-all-passed = Nobody takes a card: the round is over. { $who } was its last giver.
    .you = Nobody takes a card: the round is over. You were its last giver.
event-eight28-pile-empty = The last card of the pile has been taken: the round is over.
event-eight28-nobody-left = There is nobody left to offer a card to: the round is over.
event-eight28-revealed = { $who } reveals { $card }.
    .you = You reveal { $card }.
event-eight28-one-way = { $who } plays for { $goal }, with { $total }: these cards leave no choice.
    .you = You play for { $goal }, with { $total }: your cards leave no choice.
event-eight28-chose = { $who } plays for { $goal }, with { $total }.
    .you = You play for { $goal }, with { $total }.
event-eight28-direct-hit = Direct hit! { $who } makes exactly 8 and exactly 28{ $hits ->
        [1] {" "}and takes all the gems.
       *[other] ; everybody with a direct hit shares the gems.
    }
    .you = Direct hit! You make exactly 8 and exactly 28{ $hits ->
            [1] {" "}and take all the gems.
           *[other] ; everybody with a direct hit shares the gems.
        }
event-eight28-hit-share = { $who } gets { eight28-gems } for the direct hit.
    .you = You get { eight28-gems } for the direct hit.
event-eight28-halved = { $value ->
        [0] The gems cannot be halved{ $rest ->
            [0] : there are none.
           *[other] : the value of { $rest } is left over.
        }
       *[other] The gems are halved: { $value ->
            [one] { $value } point
           *[other] { $value } points
        } each{ $rest ->
            [0] .
           *[other] , the value of { $rest } is left over.
        }
    }
event-eight28-share-of-8 = { $who } gets { eight28-gems }: nearest to 8.
    .you = You get { eight28-gems }: you are nearest to 8.
event-eight28-share-of-28 = { $who } gets { eight28-gems }: nearest to 28.
    .you = You get { eight28-gems }: you are nearest to 28.
event-eight28-unclaimed = Nobody plays for { $goal }: that half is left over.
event-eight28-left-over = Left over, and nobody's: { eight28-gems }.
event-eight28-result = { $who } ends with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You end with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }

error-eight28-deal-due = Cards are being dealt: “{ $move }” is not a card such as “deal 7”.
error-eight28-offer-due = A card is on offer: the answer is “take” or “pass”, not “{ $move }”.
error-eight28-draw-due = A taken card is being turned up: “{ $move }” is not a card such as “draw 7”.
error-eight28-choose-due = Someone has to choose “for 8” or “for 28”, not “{ $move }”.
error-eight28-out = Seat { $seat } shows 28 or more and is out of this round.
error-eight28-has-passed = Seat { $seat } has passed, and at this table a pass is final.

error-eight28-hidden-missing = After the deal everybody has a face-down card.
error-eight28-passed = A pass is only final with the option pass_is_final.
error-eight28-gems = The { $colour } gems do not add up to { $count }.
error-eight28-over = The game ends only after a red gem was placed.
error-eight28-deal-after-final = After the round of the first red gem nothing more is dealt.
error-eight28-aside = Gems lie aside only when the game is over.
error-eight28-no-choice = Nobody has a choice to make here.
error-eight28-nobody-due = There is nobody to give a card to, or no card left: the round would be over.

error-eight28-cards-faces = The deck “{ $deck }” must give a number for each of { $faces }.
error-eight28-cards-count = The deck “{ $deck }” must have from 4 to 51 cards; { $counts } is something else.
error-eight28-cards-gems = The number of { $colour } gems must be from { $fewest } to 100 (the box has { $usual }).
error-eight28-cards-worth = What a red gem is worth and what a card A counts cannot be changed.

option-eight28-players = Players
option-eight28-first = First giver
option-eight28-deck = Deck
option-eight28-deck-zoch = as in the box
option-eight28-deck-reviewer = one more 1, one 8 fewer
option-eight28-pass_is_final = A pass is final
option-eight28-low_plays_28 = 8 or less may play for 28

# The table drawn as text

draw-eight28-round = Round { $round }.
draw-eight28-last-round = It is the last.
draw-eight28-deal = Cards are being dealt: { $giver } gives, { $who } is next.
draw-eight28-offer = { $own ->
        [1] { $who } gives and decides: take or pass.
       *[other] { $giver } gives, { $who } decides: take or pass.
    }
draw-eight28-draw = { $own ->
        [1] { $who } gives and takes a card.
       *[other] { $giver } gives, { $who } takes a card.
    }
draw-eight28-choose = The cards are revealed, { $who } chooses: for 8 or for 28.
draw-eight28-pot = In the middle: { eight28-gems }.
draw-eight28-supply = Supply: { eight28-gems }.
draw-eight28-aside = Left over: { eight28-gems }.
draw-eight28-column-hidden = face down
draw-eight28-column-shown = face up
draw-eight28-column-total = total
draw-eight28-column-blue = blue
draw-eight28-column-red = red
draw-eight28-column-points = points
draw-eight28-plays-for = plays for { $goal }
draw-eight28-out = out of the round
draw-eight28-passed = has passed

# What somebody tends to miss

theme-eight28-direct-hit = staying with a direct hit
    .clause = E4.8
theme-eight28-near-8 = stopping near 8
    .clause = E4.6
theme-eight28-small-stays = staying low for 8
    .clause = E4.6
theme-eight28-near-28 = stopping near 28
    .clause = E4.6
theme-eight28-too-risky = stopping when the risk is high
    .clause = E4.3
theme-eight28-pass-waits = passing and waiting
    .clause = E3.3
theme-eight28-far-from-8 = taking a card while there is room
    .clause = E3.2
theme-eight28-leaves-8 = giving up 8 for 28
    .clause = E4.5
theme-eight28-no-risk = taking while nothing can go wrong
    .clause = E3.2
theme-eight28-small-risk = taking at a small risk
    .clause = E3.2
theme-eight28-keeps-within = taking at a fair risk
    .clause = E3.2
theme-eight28-big-risk = taking at a big risk
    .clause = E4.3
theme-eight28-nothing-to-lose = playing on after going over
    .clause = E3.4
theme-eight28-nobody-nearer = choosing the goal that nobody is nearer to
    .clause = E4.6
theme-eight28-maybe-nearer = choosing between the two goals
    .clause = E4.6
theme-eight28-somebody-nearer = choosing the lesser of two evils
    .clause = E4.6

# Why the advice would play a move

place-eight28 = round { $part }, move { $number }
    .part = round { $part }
dealt-eight28 = the deal
hint-points-eight28 = Your points at the end of the round, on average
advice-eight28-direct-hit = Exactly 8 and exactly 28: nothing beats a direct hit, so stay.
advice-eight28-near-8 = { $number ->
        [8] Exactly 8: stay.
        [7] With 7, only one short of 8: stay.
       *[other] With { $number }, only two short of 8: stay.
    }
advice-eight28-small-stays = Staying with { $number } is enough for 8 if the others go past it.
advice-eight28-near-28 = { $number ->
        [28] Exactly 28: stay.
        [27] With 27, only one short of 28: stay.
        [26] With 26, only two short of 28: stay.
       *[other] With { $number }, only three short of 28: stay.
    }
advice-eight28-too-risky = Stay: { $number } unseen cards in a hundred would go over 28.
advice-eight28-pass-waits = { $number ->
        [0] Passing keeps the hand as it is, and the round may end sooner.
       *[other] Passing keeps the hand as it is: { $number } unseen cards in a hundred would go over 28.
    }
advice-eight28-far-from-8 = With { $number } there is room for a card: a small one comes nearer to 8, a big one still leaves 28.
advice-eight28-leaves-8 = It gives up exactly 8 and goes for 28.
    .best = Although it gives up exactly 8, you win { eight28-wins } this way.
advice-eight28-no-risk = Take: no card can go over 28 yet.
advice-eight28-small-risk = Take: only { $number } unseen cards in a hundred would go over 28.
advice-eight28-keeps-within = Take: { $number } unseen cards in a hundred do not go over 28.
advice-eight28-big-risk = { $number } unseen cards in a hundred would go over 28.
    .best = Although { $number } unseen cards in a hundred would go over 28, you win { eight28-wins } this way.
advice-eight28-nothing-to-lose = { $number } is over 28: all you can still decide is how long the round goes on.
advice-eight28-nobody-nearer = With { $number } nobody is nearer.
advice-eight28-maybe-nearer = Somebody may match or beat { $number } here.
    .best = Although somebody may match or beat { $number } here, you win { eight28-wins } this way.
advice-eight28-somebody-nearer = With { $number } somebody else is nearer.
    .best = Although somebody is nearer than { $number }, you win { eight28-wins } this way.

# The board in a terminal

board-eight28-pot = In the middle
board-eight28-worth = worth { $points }
board-eight28-aside = left over
board-eight28-supply = left
board-eight28-cards = cards
board-eight28-plays-for = for { $goal }
board-eight28-out = out

# The table in sentences

tell-eight28-seat = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ eight28-gems }).
tell-eight28-hidden = { $card ->
        [hidden] One card face down.
       *[other] Face down: { $card }.
    }
tell-eight28-shown = Face up: { $cards }.
tell-eight28-total = Total: { $total }.

# The picture of the table in the rulebook

picture-eight28 = Katya gives, and everybody has passed: now the cards that lie face down are turned up.
picture-eight28-deck = the pile
picture-eight28-pot = the middle
picture-eight28-supply = the supply
