game-eight28 = 8-28

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
        [1] { $who } gives the cards first.
       *[other] { $who } gives the cards first: the turn passes to the left of the last giver.
    }
event-eight28-dealt = { $card ->
        [hidden] { $who } gets a card face down.
       *[other] { $who } gets a card face down: { $card }.
    }
event-eight28-gem = { $colour ->
        [red] { $who } puts a red gem into the middle: the blue ones are used up.
       *[other] { $who } puts a blue gem into the middle.
    }
event-eight28-last-round = The first red gem lies in the middle: this round is the last.
event-eight28-takes = { $who } takes a card.
event-eight28-drew = { $who } turns up { $card }.
event-eight28-passes = { $who } passes.
event-eight28-out = { $who } is out of the round: { $total } lies face up, even with every A as 1.
event-eight28-handed-on = The pile goes to the left: { $who } gives the cards now.
event-eight28-all-passed = Nobody takes a card: the round ends. Its last giver is { $who }.
event-eight28-pile-empty = The last card of the pile is taken: the round ends.
event-eight28-nobody-left = There is nobody left to offer a card to: the round ends.
event-eight28-revealed = { $who } reveals { $card }.
event-eight28-one-way = { $who } plays for { $goal }, with { $total }: these cards allow nothing else.
event-eight28-chose = { $who } plays for { $goal }, with { $total }.
event-eight28-direct-hit = Direct hit! { $who } makes exactly 8 and exactly 28{ $hits ->
        [1] {" "}and takes all the gems.
       *[other] ; those who hit share all the gems.
    }
event-eight28-hit-share = { $who } gets { eight28-gems } for the direct hit.
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
event-eight28-share-of-28 = { $who } gets { eight28-gems }: nearest to 28.
event-eight28-unclaimed = Nobody plays for { $goal }: that half is left over.
event-eight28-left-over = Left over, won by nobody: { eight28-gems }.
event-eight28-result = { $who } ends with { $points ->
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
error-eight28-cards-count = The deck “{ $deck }” must have 51 cards; { $counts } is something else.
error-eight28-cards-gems = The number of { $colour } gems must be from 1 to 100 (the box has { $usual }).

option-eight28-players = Players
option-eight28-first = Gives the cards first
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

# Why the advice would play a move

advice-eight28-direct-hit = Exactly 8 and exactly 28: the direct hit takes everything, so stay.
advice-eight28-near-8 = { $number } is near enough to 8: stay.
advice-eight28-small-stays = Staying with { $number } is enough for 8 if the others go past it.
advice-eight28-near-28 = { $number } is near enough to 28: stay.
advice-eight28-too-risky = Stay: { $number } unseen cards in a hundred would go over 28.
advice-eight28-pass-waits = { $number ->
        [0] Passing keeps the hand as it is, and the round may end sooner.
       *[other] Passing keeps the hand as it is: { $number } unseen cards in a hundred would go over 28.
    }
advice-eight28-far-from-8 = With { $number } there is room for a card: a small one comes nearer to 8, a big one leaves 28.
advice-eight28-no-risk = Take: no card can go over 28 yet.
advice-eight28-small-risk = Take: only { $number } unseen cards in a hundred would go over 28.
advice-eight28-big-risk = { $number } unseen cards in a hundred would go over 28, but as it stands the hand wins little.
advice-eight28-nothing-to-lose = { $number } is over 28: all that is left to decide is how long the round goes on.
advice-eight28-nobody-nearer = With { $number } nobody comes nearer.
advice-eight28-maybe-nearer = { $number } is not alone there, but somebody else may play for the other half.
advice-eight28-somebody-nearer = With { $number } somebody else is nearer.

# The board in a terminal

board-eight28-pot = In the middle
board-eight28-worth = worth { $points }
board-eight28-aside = left over
board-eight28-supply = left
board-eight28-cards = cards

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
