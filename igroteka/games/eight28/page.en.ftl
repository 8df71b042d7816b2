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
order-eight28-no-more = No more cards this round
eight28-play-for = For { $goal }, with { $total }
    .brief = Play for { $goal }
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
learn-eight28-aim = The aim: win the most points in gems by getting close to 8 or to 28 with your cards, and not beyond. These are the last two rounds: three blue gems are left.
learn-eight28-offer = Everybody has a secret card; yours is a 6. { $third } puts a gem in the middle and offers everybody a card, you first. Take it!
learn-eight28-offer-other = Everybody may pass. But a 6 alone seldom wins anything: take a card.
learn-eight28-ace = The card with two numbers counts 1 or 11, as you like: you have 7 or 17. 7 is very close to 8. Pass this time.
learn-eight28-ace-other = You may take as many cards as you like. But beyond 8 you would have to go all the way to 28: pass with your 7.
learn-eight28-again = Passing is not final: you may take again later. But once nobody takes a card any more, the cards are shown. Pass once more.
learn-eight28-again-other = You may take again. But 7 is good, and nearly every card would be too much for 8: pass.
learn-eight28-goal = All cards are open. With 7 you can play for 8, with 17 for 28. { $second } plays for 28 with 25, { $third } for 8 with 6. Play for 8: you are nearer!
learn-eight28-goal-other = You may choose it. But 17 is further from 28 than { $second }'s 25, and only the nearest wins.
learn-eight28-last = Half of the gems went to 8 and half to 28; the odd one waits in the middle. Now the first red gem is in the middle: this is the last round, and red gems count 2. Take a card.
learn-eight28-last-other = Everybody may pass. But 1 or 11 alone is close to nothing: take a card.
learn-eight28-dare = 7 or 17 again. Whoever shows 28 or more is out, but you are far from that. A 1 would make exactly 8, and there is one card that would be better still. Go for it!
learn-eight28-dare-other = 7 would be good enough for 8. But try it here: only a daring hand can take everything.
learn-eight28-hit = 6 and twice 1 or 11: that is exactly 8, and exactly 28 as well. There is nothing better: pass, and see what happens.
learn-eight28-hit-other = You may take another one. But any card would spoil this hand: pass.
learn-eight28-end = A direct hit takes everything in the middle, undivided: one blue gem and three red ones, 7 points. 25 in all: you win!

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
