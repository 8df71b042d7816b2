# 12 Days of Christmas: the page's words about this game.

# on the box
pitch-twelve-days = Be the first to get rid of your cards, and take a gift from under the tree.

# at the table
twelve-days-sub = Deal { $deal } · { $gifts ->
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
twelve-days-play = Play { $cards }
twelve-days-open-hand = Holds { $cards }
twelve-days-pick = Choose cards
twelve-days-build = Tap the cards you want to play: of a straight, its two ends will do.
twelve-days-plays = What can be played
twelve-days-unpick = Pick nothing
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
twelve-days-known-mine = all know: { $cards }
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
learn-twelve-days-1-title = Sets and straights
learn-twelve-days-1 = Equal cards make a set, neighbours make a straight. Tap a column of your hand.
learn-twelve-days-2-title = Leading
learn-twelve-days-2 = The leader plays anything: one card, a set or a straight.
learn-twelve-days-3-title = Following
learn-twelve-days-3 = Answer with the same kind, and reach down to the leader's lowest card.
learn-twelve-days-4-title = Passing
learn-twelve-days-4 = Nobody has to follow. A low card may be worth more later.
learn-twelve-days-5-title = The lowest wins
learn-twelve-days-5 = The lowest card of the round wins it; of equal ones, the last played.
learn-twelve-days-6-title = Cards come back
learn-twelve-days-6 = Play your last cards without winning the round, and you take them back.
learn-twelve-days-7-title = Gifts
learn-twelve-days-7 = The winner of the deal takes a gift, and one more from whoever holds the most cards.

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
