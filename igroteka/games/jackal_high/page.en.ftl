# Jackal & High: the page's words about this game.

# on the box
pitch-jackal-high = Throw eight-sided dice and hit the numbers exactly.

# at the table
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

# a first game
learn-jackal-high-1-title = Dice on cards
learn-jackal-high-1 = Put a die on a card: your sum there must not go over its number.
learn-jackal-high-2-title = Three throws
learn-jackal-high-2 = Place at least one die of each throw; the others wait for the next.
learn-jackal-high-3-title = A single die
learn-jackal-high-3 = With only one die left you may roll it up to three times.
learn-jackal-high-4-title = Exactly!
learn-jackal-high-4 = Only an exact sum stays on a card. Other dice go to the Valley.
learn-jackal-high-5-title = A contest
learn-jackal-high-5 = If several players hit a card, they roll for it.
learn-jackal-high-6-title = The Lucky 8
learn-jackal-high-6 = Whoever wins it also takes every card that nobody else has won.
learn-jackal-high-7-title = Vulture Valley
learn-jackal-high-7 = In the Valley the highest roll takes the card, the lowest loses one.

# figures of a player
stat-jackal-high-won-alone = Exact hits
stat-jackal-high-won-contest = Contests won
stat-jackal-high-missed = Misses
stat-jackal-high-lowest-gives = Lost to the vultures

# In place of the errors of the same names: people and moves as the page names them.
refused-jackal-high-valley-due = Cards are still being laid.
refused-jackal-high-row-due = Cards are still being laid.
refused-jackal-high-roll-due = Dice are still being rolled.
refused-jackal-high-contest-due = A contest for a card is on.
refused-jackal-high-pile-due = Cards that were won go on the pile first.
refused-jackal-high-vultures-due = Dice are being rolled in the Valley.

# The end of a game

finale-jackal-high-paws = { $lead ->
        [one] { $lead } paw ahead
       *[other] { $lead } paws ahead
    }
finale-jackal-high-highest = Equal paws: the highest animal decides, { $first } over { $second ->
        [0] none
       *[other] { $second }
    }
finale-jackal-high-top = { $highest ->
        [0] no animal
       *[other] highest: { $highest }
    }
finale-jackal-high-part = { $me ->
        [yes] You
       *[no] { $who }
    } won { $won ->
        [one] { $won } card
       *[other] { $won } cards
    } from the row; the Valley gave { $taken } and took { $lost }.
finale-jackal-high-won = { $me ->
        [yes] You win the { $card } alone
       *[no] { $who } wins the { $card } alone
    }: +{ $paws }
finale-jackal-high-contest = { $me ->
        [yes] You win the { $card } in a contest
       *[no] { $who } wins the { $card } in a contest
    }: +{ $paws }
finale-jackal-high-lucky8 = { $me ->
        [yes] The Lucky 8 is yours
       *[no] { $who } wins the Lucky 8
    }{ $count ->
        [0] {""}
        [one] {" "}and { $count } more card
       *[other] {" "}and { $count } more cards
    }: +{ $paws }
finale-jackal-high-valley = { $me ->
        [yes] You carry the { $card } off from the Valley
       *[no] { $who } carries the { $card } off from the Valley
    }: +{ $paws }
finale-jackal-high-lost = { $me ->
        [yes] The Valley takes your { $card }
       *[no] { $who } loses the { $card } to the Valley
    }: −{ $paws }
