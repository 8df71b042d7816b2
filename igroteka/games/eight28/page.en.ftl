# 8-28: the page's words about this game.

# on the box
pitch-eight28 = Another card, or is that enough? Get close to 8 or 28 without going over.

# at the table
eight28-sub = Round { $round } · { $who } gives
    .you = Round { $round } · you give
eight28-sub-last = Last round · { $who } gives
    .you = Last round · you give
eight28-sub-reveal = Round { $round } · the cards are shown
eight28-ask-take = Take another card?
eight28-ask-goal = Which goal will you play for?
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

# a first game
learn-eight28-1-title = A card is offered
learn-eight28-1 = The giver offers everybody a card in turn. Take it or pass: tap a button.
learn-eight28-2-title = 1 or 11
learn-eight28-2 = The card with two numbers counts as 1 or 11, whichever you like, so a hand can have several totals.
learn-eight28-3-title = A pass is not for ever
learn-eight28-3 = After a pass you may still take a card later, as long as the round goes on.
learn-eight28-4-title = Too much
learn-eight28-4 = If your face-up cards make 28 or more whichever way you count, you are out of the round.
learn-eight28-5-title = For 8 or for 28
learn-eight28-5 = When everyone has passed, the cards are revealed. If you can play for both goals, choose one.
learn-eight28-6-title = Half and half
learn-eight28-6 = Half the gems go to whoever is nearest to 8, half to whoever is nearest to 28.
learn-eight28-7-title = A direct hit
learn-eight28-7 = Exactly 8 and exactly 28 at once: that takes everything.

# figures of a player
stat-eight28-direct-hit = Direct hits
stat-eight28-share-of-8 = Won for 8
stat-eight28-share-of-28 = Won for 28
stat-eight28-out = Went over

# In place of the errors of the same names: people and moves as the page names them.
refused-eight28-deal-due = Cards are still being dealt.
refused-eight28-draw-due = The card that was taken is still being turned over.
refused-eight28-offer-due = You choose what to play for once all cards are open. Until then, take a card or pass.
refused-eight28-choose-due = No more cards are taken: it is time to play for 8 or for 28.
refused-eight28-out = Your open cards make 28 or more: you get no more cards this round.
refused-eight28-has-passed = You have passed, and at this table a pass is final.

# The end of a game

finale-eight28-points = { $lead ->
        [one] { $lead } point ahead
       *[other] { $lead } points ahead
    }
finale-eight28-gems = { $blue } blue, { $red } red
finale-eight28-part = { $me ->
        [yes] You won gems
       *[no] { $who } won gems
    } in { $won } of { $rounds } rounds{ $out ->
        [0] .
        [one] {" "}and went over 28 once.
       *[other] {" "}and went over 28 { $out } times.
    }
finale-eight28-hit = { $me ->
        [yes] Your direct hit: 8 and 28 at once, +{ $points }
       *[no] { $who }: a direct hit, 8 and 28 at once, +{ $points }
    }
finale-eight28-share = { $me ->
        [yes] You win { $points } playing for { $goal }
       *[no] { $who } wins { $points } playing for { $goal }
    }
