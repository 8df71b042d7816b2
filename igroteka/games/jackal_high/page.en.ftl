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
jackal-high-ask-place = { $dice ->
        [1] Put the { $face } on…
       *[other] Which die goes on which card?
    }
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
jackal-high-put = Put the { $face } on the { $card ->
        [8] Lucky 8
       *[other] { $card }
    }: { $sum } in all
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
learn-jackal-high-aim = The aim: collect the most paws by hitting the numbers of the cards exactly with your dice. This is the last round, and { $second } is one paw ahead.
learn-jackal-high-place = You rolled 4, 5 and 8. A die may lie on a card if your sum there does not exceed its number. The 8 hits the Lucky 8 exactly: put it there!
learn-jackal-high-place-other = It would fit there. But only an exact sum wins a card, and your 8 hits the Lucky 8 at once.
learn-jackal-high-stop = One die of each throw has to be placed, the others may wait. 4 and 5 hit nothing: keep them for the next throw.
learn-jackal-high-stop-other = It would fit, but it would not be exact, and a die that lies on a card stays there. Keep both.
learn-jackal-high-join = { $second } has already hit the 6. You may go there too: then both of you roll for it. Put your 6 there.
learn-jackal-high-join-other = At least one die of each throw has to be placed, and only the 6 fits, on the 6.
learn-jackal-high-keep = The 7 fits nowhere. Keep it: a single die may be thrown up to three times.
learn-jackal-high-keep-other = A 7 is too much for every card here. Keep it for the third throw.
learn-jackal-high-try = One die and three tries: a 3 would hit the last card. This is a 7, so throw again.
learn-jackal-high-try-other = A 7 fits on no card and could only go to the Valley. You still have two tries: throw again.
learn-jackal-high-once-more = A 6, and your place there is taken. One try is left: throw again!
learn-jackal-high-once-more-other = It could go to the Valley now. But one try is left: throw again.
learn-jackal-high-valley = No luck. What fits nowhere goes to Vulture Valley: put it there. Not all is lost, there is a 13 to be won!
learn-jackal-high-valley-other = All three tries are used, and the 5 fits on no card: only the Valley is left.
learn-jackal-high-pile = { $second } hit nothing else exactly: those dice are in the Valley, too. You rolled higher for the 6, and the Lucky 8 brings you the 3 that nobody won. Put the 6 down first: only the card on top can be lost.
learn-jackal-high-pile-other = Any order is allowed. But the card on top is the one that the vultures take: better the 3 than the 6.
learn-jackal-high-end = In the Valley everybody rolls: you were the highest and took the 13, { $second } was the lowest and lost the card on top. 26 paws against 22: you win!

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
