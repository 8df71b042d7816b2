game-jackal-high = Jackal & High

jackal-high-wins = { $wins ->
        [1] once in a hundred
       *[other] { $wins } times in a hundred
    }
jackal-high-hits = { $number ->
        [1] once in a hundred
       *[other] { $number } times in a hundred
    }
jackal-high-card = { $card ->
        [L8] the Lucky 8
       *[other] card { $card }
    }
jackal-high-with-take2 = { $take2 ->
        [0] {""}
        [one] {" "}with the Take 2 under it
       *[other] {" "}with the { $take2 } Take 2s under it
    }
jackal-high-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

event-jackal-high-round = Round { $round } begins. { $round ->
        [1] { $who } goes first.
       *[other] { $who } goes first: the start passes to the left.
    }
    .you = Round { $round } begins. { $round ->
            [1] You go first.
           *[other] You go first: the start passes to the left.
        }
event-jackal-high-valley = Card { $card } is laid face up in Vulture Valley.
event-jackal-high-laid = { $card ->
        [L8] The Lucky 8
       *[other] Card { $card }
    } comes to place { $place }.
event-jackal-high-take2-laid = A Take 2 comes to place { $place }; another card will cover it.
event-jackal-high-second-lucky8 = A second Lucky 8 leaves the game; the next card takes its place.
event-jackal-high-row-unfinished = The cards have run out before the row was full: the game is over.
event-jackal-high-thrown = { $who } rolls { $dice }.
    .you = You roll { $dice }.
event-jackal-high-rolls-again = { $who } rolls the single die again: try { $attempt } of 3.
    .you = You roll the single die again: try { $attempt } of 3.
event-jackal-high-placed = { $who } puts a die showing { $face } on { jackal-high-card }.
    .you = You put a die showing { $face } on { jackal-high-card }.
event-jackal-high-placed-in-valley = { $who } puts a die showing { $face } into the Valley: no die of this throw fits on a card.
    .you = You put a die showing { $face } into the Valley: no die of this throw fits on a card.
event-jackal-high-stopped = { $who } keeps { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for the next throw.
    .you = You keep { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        } for the next throw.
event-jackal-high-missed = { $who }: { $dice } on { jackal-high-card } is not exact, so off to the Valley.
    .you = You have { $dice } on { jackal-high-card }: not exact, so off to the Valley.
event-jackal-high-won-alone = { $who } wins { jackal-high-card }{ jackal-high-with-take2 }: nobody else has dice on it.
    .you = You win { jackal-high-card }{ jackal-high-with-take2 }: nobody else has dice on it.
event-jackal-high-contested = Several players have hit { jackal-high-card } and roll for it.
event-jackal-high-contest-roll = { $who } rolls { $dice } for the card (sum { $sum }).
    .you = You roll { $dice } for the card (sum { $sum }).
event-jackal-high-contest-tied = The best rolls are equal ({ $sum }): { $who } rolls again.
    .you = The best rolls are equal ({ $sum }): you roll again.
event-jackal-high-won-contest = { $who } wins the contest and takes { jackal-high-card }{ jackal-high-with-take2 }: the highest sum wins, and of equal sums the one with fewer dice.
    .you = You win the contest and take { jackal-high-card }{ jackal-high-with-take2 }: the highest sum wins, and of equal sums the one with fewer dice.
event-jackal-high-lucky8-brings = { $who } also takes card { $card }{ jackal-high-with-take2 }: nobody won it, so the Lucky 8 brings it.
    .you = You also take card { $card }{ jackal-high-with-take2 }: nobody won it, so the Lucky 8 brings it.
event-jackal-high-lucky8-gone = The Lucky 8 is discarded.
event-jackal-high-piled = { $who } puts { $card } on top of the pile.
    .you = You put { $card } on top of your pile.
event-jackal-high-alone-takes = { $who } is alone in the Valley and takes card { $card } from there.
    .you = You are alone in the Valley and take card { $card } from there.
event-jackal-high-alone-gives = { $who } is alone in the empty Valley and has to leave the top card of the pile there: { $card }.
    .you = You are alone in the empty Valley and have to leave the top card of your pile there: { $card }.
event-jackal-high-alone-has-nothing = { $who } is alone in the empty Valley and has no card to leave there.
    .you = You are alone in the empty Valley and have no card to leave there.
event-jackal-high-vultures = { $card ->
        [0] Several players have dice in the Valley: the lowest roll will lose a card.
       *[other] Several players have dice in the Valley: the highest roll takes card { $card }, the lowest loses a card.
    }
event-jackal-high-valley-roll = { $who } rolls { $dice } in the Valley (sum { $sum }).
    .you = You roll { $dice } in the Valley (sum { $sum }).
event-jackal-high-top-tied = Equal at the top of the Valley ({ $sum }): { $who } rolls again.
    .you = Equal at the top of the Valley ({ $sum }): you roll again.
event-jackal-high-bottom-tied = Equal at the bottom of the Valley ({ $sum }): { $who } rolls again.
    .you = Equal at the bottom of the Valley ({ $sum }): you roll again.
event-jackal-high-all-tied = All in the Valley are equal ({ $sum }): { $who } rolls again.
    .you = All in the Valley are equal ({ $sum }): you roll again.
event-jackal-high-highest-takes = { $who } is highest in the Valley and takes card { $card } from there.
    .you = You are highest in the Valley and take card { $card } from there.
event-jackal-high-lowest-gives = { $who } is lowest in the Valley and leaves the top card of the pile there: { $card }.
    .you = You are lowest in the Valley and leave the top card of your pile there: { $card }.
event-jackal-high-lowest-has-nothing = { $who } is lowest in the Valley and has no card to leave there.
    .you = You are lowest in the Valley and have no card to leave there.
event-jackal-high-stalled = { $rounds ->
        [1] No card left the row in this round.
       *[other] No card left the row in this round either: that makes { jackal-high-rounds } in a row.
    }
event-jackal-high-pile-empty = The draw pile is empty: that was the last round.
event-jackal-high-too-long-stalled = No card has left the row for { jackal-high-rounds }: the game is over.
event-jackal-high-result = { $who } ends with { $paws ->
        [one] { $paws } paw
       *[other] { $paws } paws
    }{ $highest ->
        [0] {" "}and no animal.
       *[other] ; the highest animal is { $highest }.
    }
    .you = You end with { $paws ->
            [one] { $paws } paw
           *[other] { $paws } paws
        }{ $highest ->
            [0] {" "}and no animal.
           *[other] ; your highest animal is { $highest }.
        }

error-jackal-high-valley-due = The Valley's first card is being turned up: “{ $move }” is not a card such as “valley 5”.
error-jackal-high-row-due = The row is being filled: “{ $move }” is not a card such as “row 13”.
error-jackal-high-roll-due = Dice are being rolled: “{ $move }” is not a roll such as “roll 3 5 8”.
error-jackal-high-place-due = Rolled dice are being placed: “{ $move }” is not a move such as “5>2”, “7>V”, “stop” or “reroll”.
error-jackal-high-contest-due = Dice are being rolled for a card: “{ $move }” is not a roll such as “roll 3 5”.
error-jackal-high-pile-due = Won cards are being put on a pile: “{ $move }” is not a card such as “pile 6”.
error-jackal-high-vultures-due = Dice are being rolled in the Valley: “{ $move }” is not a roll such as “roll 3 5”.
error-jackal-high-animals-only = Only an animal card can lie in the Valley, not { $card }.
error-jackal-high-not-won = “{ $card }” is not among the won cards that still wait for their place on the pile.
error-jackal-high-no-such-face = A die shows 1 to 8, never “{ $face }”.
error-jackal-high-roll-size = This roll is of { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, written in ascending order.
error-jackal-high-not-rolled = No rolled die shows “{ $face }”; they show { $rolled }.
error-jackal-high-valley-closed = The Valley is closed: a die of this throw fits, or did fit, on a card.
error-jackal-high-no-such-place = The row has places 1 to { $places }; there is no place “{ $place }”.
error-jackal-high-does-not-fit = { $face } does not fit on card { $card }: { $sum ->
        [0] it is more than the card's number.
       *[other] { $sum } + { $face } is more than { $card }.
    }
error-jackal-high-place-one = At least one die of a throw must be placed before “stop”.
error-jackal-high-place-it = A single die is not kept: it is placed, or rolled again.
error-jackal-high-three-tries = The single die has been rolled three times: now it is placed.
error-jackal-high-no-reroll = Only a die that is the only one from the start of a second or third throw may be rolled again.

error-jackal-high-lucky8 = At most one Lucky 8 lies in the row.
error-jackal-high-dice = Seat { $seat } has more than three dice.
error-jackal-high-valley-first = Before the first card is turned up, all cards are in the draw pile and it is round 1.
error-jackal-high-row-full = A card comes to the row only while it has a gap, the draw pile has a card and no round is stalled.
error-jackal-high-row-order = The row is filled from place 1 upward, and its Take 2s are then covered from place 1 upward.
error-jackal-high-row-gap = Dice are thrown only when every place of the row has a card.
error-jackal-high-not-over = The game is over only when the draw pile is empty or too many rounds have stalled.
error-jackal-high-stalled = After { jackal-high-rounds } in which no card left the row the game is over.
error-jackal-high-uncovered = A Take 2 lies uncovered only while the row is being filled, or when the game has ended.
error-jackal-high-won = Won cards wait only while cards are contested or piles are ordered, no more of them than the row has empty places.
error-jackal-high-dice-on-card = The dice of seat { $seat } on place { $place } cannot lie there now.
error-jackal-high-dice-home = Dice lie on the table only during a round.
error-jackal-high-rolled = A roll lies on the table only while its dice are being placed or compared, and it has all dice in hand.
error-jackal-high-nobody-throws = Exactly one player throws or places at a time, with dice in hand.
error-jackal-high-throw = Seat { $seat } cannot be due in throw { $throw }: the dice of all players do not fit that.
error-jackal-high-placed = “{ $move }” cannot be a placement of this throw: that die does not lie there.
error-jackal-high-placed-valley = A throw goes to the Valley only if none of its dice fits on a card.
error-jackal-high-contest = The players of this contest, or what it decides, cannot be so.
error-jackal-high-contest-rolled = Those who have rolled in a contest roll in turn, with the dice they have there, and one is still to roll.
error-jackal-high-no-choice = Nobody has won cards to put in order here.

error-jackal-high-cards-numbers = “{ $what }” must give a number for each animal from 1 to 21, except 8.
error-jackal-high-cards-count = There must be from { $fewest } to { $most } animal cards.
error-jackal-high-cards-dice = Everybody has from 1 to { $dice } dice, with 2 to { $faces } faces.
error-jackal-high-cards-paws = The paws of an animal must be from 0 to 9.
error-jackal-high-cards-specials = The number of “{ $card }” cards must be from 0 to 9 (the box has 4).

option-jackal-high-players = Players
option-jackal-high-first = Starts the first round
option-jackal-high-take2_paws = Paws of a Take 2
option-jackal-high-stall = Rounds without a won card that end the game (0: never)

# The table drawn as text

draw-jackal-high-round = Round { $round }, started by { $who }.
draw-jackal-high-valley = The Valley's first card is being turned up.
draw-jackal-high-row = The row is being filled.
draw-jackal-high-roll = { $throw ->
        [1] First throw:
        [2] Second throw:
       *[other] Third throw:
    } { $who } rolls{ $single ->
        [0] .
       *[other] {" "}a single die, attempt { $attempt } of 3.
    }
draw-jackal-high-place = { $throw ->
        [1] First throw:
        [2] Second throw:
       *[other] Third throw:
    } { $who } { $single ->
        [0] places dice.
       *[other] places the single die{ $attempt ->
            [3] .
           *[other] {" "}or rolls it again.
        }
    }
draw-jackal-high-contest = Several are exact on place { $place }: { $who } rolls for the card.
draw-jackal-high-pile = { $who } puts the won cards on the pile, in any order.
draw-jackal-high-vultures = In the Valley { $who } rolls { $rank ->
        [top] for the highest rank.
        [bottom] for the lowest rank.
       *[both] : the highest takes, the lowest gives.
    }
draw-jackal-high-left = Draw pile: { $count }.
draw-jackal-high-stalled = Rounds running without a card leaving the row: { $rounds }.
draw-jackal-high-the-valley = Valley
draw-jackal-high-l8 = L8 is a Lucky 8.
draw-jackal-high-t2 = T2 is a Take 2.
draw-jackal-high-column-place = place
draw-jackal-high-column-card = card
draw-jackal-high-column-paws = paws
draw-jackal-high-column-under = under
draw-jackal-high-column-score = paws
draw-jackal-high-column-dice = dice
draw-jackal-high-column-rolled = rolled
draw-jackal-high-column-take2 = Take 2
draw-jackal-high-column-won = just won
draw-jackal-high-column-pile = pile, top card last

# What somebody tends to miss

theme-jackal-high-hits-now = making a number exactly
    .clause = J5.1
theme-jackal-high-hits-together = making a number with several dice
    .clause = J4.2
theme-jackal-high-can-hit = beginning numbers that the dice can still make
    .clause = J4.3
theme-jackal-high-hardly-hits = trying for a number that is hard to make
    .clause = J5.1
theme-jackal-high-cannot-hit = laying a die where it loses least
    .clause = J5.1
theme-jackal-high-only-valley = going to the Valley
    .clause = J4.4
theme-jackal-high-keeps-dice = keeping dice for the next throw
    .clause = J4.2
theme-jackal-high-rolls-again = rolling a single die again
    .clause = J4.5
theme-jackal-high-leaves-hit = rolling again although the die fits
    .clause = J4.5
theme-jackal-high-dear-below = hiding the valuable card below
    .clause = J6.4
theme-jackal-high-cheap-on-top = the order of the cards won
    .clause = J7.1

# What speaks for a move

place-jackal-high = round { $part }, move { $number }
    .part = round { $part }
dealt-jackal-high = { $first ->
        [roll] the rolls
       *[other] the new row and the first throw
    }
hint-points-jackal-high = Your paws at the end of the round, on average
advice-jackal-high-hits-now = It makes the number exactly.
advice-jackal-high-hits-together = Together with what else was rolled it makes the number exactly.
advice-jackal-high-can-hit = Going for it, you make the number { jackal-high-hits }.
advice-jackal-high-hardly-hits = You will rarely make the number: { jackal-high-hits }.
    .best = Although you make the number only { jackal-high-hits }, you win { jackal-high-wins } this way.
advice-jackal-high-cannot-hit = The number cannot be made any more: the die will end in the Valley.
    .best = Although the number cannot be made any more, you win { jackal-high-wins } this way.
advice-jackal-high-only-valley = No die fits a card; in the Valley the dice are rolled afresh.
advice-jackal-high-keeps-dice = The other dice may fall better in the next throw.
advice-jackal-high-rolls-again = The die hits nothing yet, and there is another try.
advice-jackal-high-leaves-hit = It gives up a die that would make a number exactly.
    .best = Although this die would make a number exactly, rolling again wins { jackal-high-wins }.
advice-jackal-high-dear-below = The most valuable card goes down first: the Valley takes from the top.
advice-jackal-high-cheap-on-top = With the cheap card below, a more valuable one stays on top, where the Valley can take it.
    .best = Although a more valuable card stays on top, where the Valley can take it, you win { jackal-high-wins } this way.

# The board in a terminal

board-jackal-high-won = just won: { $cards }
board-jackal-high-to-come = To come: { $animals } · Take 2 ×{ $take2 } · Lucky 8 ×{ $lucky8 }

# The table in sentences

tell-jackal-high-place = { $place ->
        [0] The Valley:
       *[other] Place { $place }:
    } { $card ->
        [none] no card.
        [L8] the Lucky 8{ $take2 ->
            [0] .
           *[other] {" "}on { $take2 } Take 2.
        }
       *[other] card { $card }, { $paws ->
            [one] { $paws } paw
           *[other] { $paws } paws
        }{ $take2 ->
            [0] .
           *[other] , on { $take2 } Take 2.
        }
    }
tell-jackal-high-dice = Dice: { $dice }.
tell-jackal-high-seat = { $who }: { $paws ->
        [one] { $paws } paw
       *[other] { $paws } paws
    }, { $dice ->
        [one] { $dice } die in hand
       *[other] { $dice } dice in hand
    }{ $take2 ->
        [0] .
       *[other] , { $take2 } Take 2.
    }
tell-jackal-high-rolled = Rolled: { $what }.
tell-jackal-high-won = Just won: { $what }.
tell-jackal-high-pile = Pile, the top card last: { $what }.

# The picture of the table in the rulebook

picture-jackal-high = After the first throw: Vera has placed all her dice, one of Oleg’s waits. Under the 7 lies a Take 2.
picture-jackal-high-deck = the pile
picture-jackal-high-row = the row
picture-jackal-high-valley = the Valley
picture-jackal-high-lucky = Lucky
picture-jackal-high-waits = waits
