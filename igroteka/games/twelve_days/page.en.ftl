# 12 Days of Christmas: the page's words about this game.

# on the box
pitch-twelve-days = Be the first to get rid of your cards, and take a gift from under the tree.

# at the table
twelve-days-sub = Deal { $deal } · { $gifts ->
        [0] the gifts are gone
        [one] { $gifts } gift to go
       *[other] { $gifts } gifts to go
    }
twelve-days-ask-lead = Lead anything you like
twelve-days-ask-follow = { $kind ->
        [set] Follow with a set
        [straight] Follow with a straight
       *[single] Follow with a card
    }
twelve-days-ask-pass = You cannot follow
order-twelve-days-pass-on = Pass until somebody leads again
twelve-days-play = Play { $cards }
twelve-days-open-hand = Holds { $cards }
twelve-days-pick = Choose cards
twelve-days-build = Tap the cards you want to play; for a straight, its two ends are enough.
twelve-days-plays = What can be played
twelve-days-unpick = Clear your choice
twelve-days-key-cards = cards from left to right
twelve-days-chosen = {", "}{ $count } chosen
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
twelve-days-known-mine = everyone knows: { $cards }
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
    .you = { $kind ->
            [set] You led a set
            [straight] You led a straight
           *[single] You led one card
        }
twelve-days-or-lower = or lower
twelve-days-wins = { $low } or lower wins it
twelve-days-free = { $who } leads
    .you = You lead
twelve-days-leads = any set, straight or card
twelve-days-over = Deal { $deal } is over
twelve-days-dealing = dealing…
twelve-days-won = { $who } gets the gift
    .you = The gift is yours!
twelve-days-paid = Whoever holds the most cards pays one more: { $who }.
    .you = { $count ->
            [one] You hold the most cards and pay one more.
           *[other] Whoever holds the most cards pays one more: you and { $who }.
        }
twelve-days-next = Next deal

# looking back
replay-deal = deal { $number }

# a first game
learn-twelve-days-aim = The aim: collect the most gifts by getting rid of your cards before the others do. This is the last deal: one gift is left, and { $second } and { $third } have one each.
learn-twelve-days-lead = You begin: with one card, equal ones (a set) or neighbours (a straight). Tap a 9, then the button: both go.
learn-twelve-days-lead-other = Anything may be led. But lead both nines here: two cards at once are gone, and high ones are hard to get rid of later.
learn-twelve-days-lost = Whoever follows plays the same kind and has to reach your 9 or go lower: { $second } had two sevens, { $third } nothing that fits. The lowest card wins the round, and its player leads the next.
learn-twelve-days-pass = { $second } leads a 3. You could follow with your 2, but nobody has to. Keep it, it will be a wonderful last card: pass.
learn-twelve-days-pass-other = The 2 would be allowed. But nobody has to follow, and your lowest card is worth most at the very end: pass.
learn-twelve-days-follow = A straight from 8 up. Follow with a straight that begins at 8 or lower; its length does not matter. Tap the 4: the 5 and the 6 go with it.
learn-twelve-days-follow-other = You may do that. But 4, 5 and 6 rid you of three cards at once, and the 4 wins the round.
learn-twelve-days-keep = You won the round and lead. Beware: whoever plays the last card without winning the round takes it back. So lead the 11 now and keep the 2.
learn-twelve-days-keep-other = The 2 would win now. But then the 11 would be your last card: it hardly ever wins, and a last card that does not win comes back.
learn-twelve-days-out = { $third } leads a 9, and you have one card left. With a 2 you will hardly be beaten: play it!
learn-twelve-days-out-other = Nobody has to follow. But the 2 is your last card, and it is almost sure to win: play it.
learn-twelve-days-end = { $second } played the last card too, but the 5 did not win and came back. You are out first: you take the last gift, and { $third }, with the most cards in hand, has to give you another. Two gifts: you win!

# figures of a player
stat-twelve-days-deal-won = Deals won
stat-twelve-days-round-won = Rounds won
stat-twelve-days-taken-back = Cards taken back
stat-twelve-days-gift-given = Gifts given away

# In place of the errors of the same names: people and moves as the page names them.
refused-twelve-days-deal-due = Cards are still being dealt.
refused-twelve-days-too-high = Too high: the lowest card must be { $low } or lower.
refused-twelve-days-not-held = You do not hold the cards for such a play.

# The end of a game

finale-twelve-days-gifts = { $lead ->
        [one] { $lead } gift ahead
       *[other] { $lead } gifts ahead
    }
finale-twelve-days-part = { $me ->
        [yes] You
       *[no] { $who }
    } won { $won } of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } and gave away { $given ->
        [0] no gift.
        [one] { $given } gift.
       *[other] { $given } gifts.
    }
finale-twelve-days-deal = { $me ->
        [yes] You win the deal
       *[no] { $who } wins the deal
    }: { $gifts ->
        [one] a gift
       *[other] { $gifts } gifts at once
    }
finale-twelve-days-back = { $me ->
        [yes] You lay down your last { $count ->
            [one] card and take it
           *[other] { $count } cards and take them
        } back
       *[no] { $who } lays down the last { $count ->
            [one] card and takes it
           *[other] { $count } cards and takes them
        } back
    }
finale-twelve-days-straight = { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $count } in a row: { $cards }
finale-twelve-days-set = { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $count } of a kind: { $cards }
