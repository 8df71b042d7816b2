game-twelve-days = 12 Days of Christmas

twelve-days-rounds-won = { $wins ->
        [1] once in a hundred
       *[other] { $wins } times in a hundred
    }
twelve-days-left =
    { $left ->
        [0] has no card left
        [one] keeps { $left } card
       *[other] keeps { $left } cards
    }
    .you = { $left ->
        [0] have no card left
        [one] keep { $left } card
       *[other] keep { $left } cards
    }

event-twelve-days-deal = Deal { $deal } begins. { $deal ->
        [1] { $who } leads.
       *[other] { $who } leads, having won the last deal.
    }
    .you = Deal { $deal } begins. { $deal ->
            [1] You lead.
           *[other] You lead, having won the last deal.
        }
event-twelve-days-dealt = { $card ->
        [hidden] { $who } gets a card.
       *[other] { $who } gets a card: { $card }.
    }
    .you = { $card ->
            [hidden] You get a card.
           *[other] You get a card: { $card }.
        }
event-twelve-days-leads = { $who } leads { $play } and { twelve-days-left }.
    .you = You lead { $play } and { twelve-days-left.you }.
event-twelve-days-follows = { $who } follows with { $play } and { twelve-days-left }.
    .you = You follow with { $play } and { twelve-days-left.you }.
event-twelve-days-passes = { $who } passes.
    .you = You pass.
event-twelve-days-round-won = { $players ->
        [1] { $who } wins the round with the lowest card, { $low }.
       *[other] { $who } wins the round: several lowest cards are equal ({ $low }), and the one played last counts.
    }
    .you = { $players ->
            [1] You win the round with the lowest card, { $low }.
           *[other] You win the round: several lowest cards are equal ({ $low }), and the one played last counts.
        }
event-twelve-days-taken-back = { $who } has played the last card without winning the round, and takes back { $cards }. Now everybody knows these cards.
    .you = You have played your last card without winning the round, and take back { $cards }. Now everybody knows these cards.
event-twelve-days-discarded = { $count ->
        [one] { $count } card is discarded.
       *[other] { $count } cards are discarded.
    }
event-twelve-days-deal-won = { $who } takes { $supply ->
        [0] the last gift
       *[other] a gift
    }: the last cards won the round, so the deal is over.{ $supply ->
        [0] {""}
        [one] {" "}One gift is left.
       *[other] {" "}{ $supply } gifts are left.
    }
    .you = You take { $supply ->
            [0] the last gift
           *[other] a gift
        }: your last cards won the round, so the deal is over.{ $supply ->
            [0] {""}
            [one] {" "}One gift is left.
           *[other] {" "}{ $supply } gifts are left.
        }
event-twelve-days-gift-given = { $who } gives the winner a gift, for holding the most cards ({ $cards }).
    .you = You give the winner a gift, for holding the most cards ({ $cards }).
event-twelve-days-no-gift = { $who } holds the most cards ({ $cards }) but has no gift to give.
    .you = You hold the most cards ({ $cards }) but have no gift to give.
event-twelve-days-nobody-pays = Nobody pays in the last deal at this table.
event-twelve-days-result = { $who } ends with { $gifts ->
        [one] { $gifts } gift.
       *[other] { $gifts } gifts.
    }
    .you = You end with { $gifts ->
            [one] { $gifts } gift.
           *[other] { $gifts } gifts.
        }

error-twelve-days-deal-due = Cards are being dealt: “{ $move }” is not a card such as “deal 7”.
error-twelve-days-lead-due = The leader has to play a combination such as “9”, “8x2” or “6-10”, not “{ $move }”.
error-twelve-days-follow-due = The answer is a combination such as “9”, “8x2” or “6-10”, or “pass”, not “{ $move }”.
error-twelve-days-leader-passes = The leader may not pass.
error-twelve-days-too-few = “{ $move }”: a set has at least two cards.
error-twelve-days-not-ascending = “{ $move }”: a straight has at least two cards and is written from its lowest card up; 12 and 1 are not neighbours.
error-twelve-days-too-many = { $count ->
        [one] There is only { $count } card “{ $card }” in the game.
       *[other] There are only { $count } cards “{ $card }” in the game.
    }
error-twelve-days-not-held = “{ $move }” needs cards that are not in this hand.
error-twelve-days-other-kind = “{ $move }” does not follow: { $kind ->
        [single] a single card was led, and only a single card follows it.
        [set] a set was led, and only a set follows it.
       *[straight] a straight was led, and only a straight follows it.
    }
error-twelve-days-too-high = “{ $move }” is too high: some card of it must be no higher than the leader's low card, { $low }.

error-twelve-days-known = Seat { $seat } cannot be known to hold just these cards: whoever takes cards back has no others, so all the hand is known or nothing.
error-twelve-days-hand-size = Seat { $seat } has more than the { $count } cards that everybody is dealt.
error-twelve-days-dealt = More than the { $count } cards that are dealt lie in hands, on the table and on the discard.
error-twelve-days-not-dealt-so = No deal comes to this: the cards are dealt one by one from the leader, nothing is played yet, and when all hands are full the leader is due.
error-twelve-days-leader = The first deal is led by the seat that the option “first” names, any later one by the winner of the deal before, who has a gift.
error-twelve-days-played-in-a-round = Played cards lie on the table only while others may still follow.
error-twelve-days-empty-hand = Seat { $seat } has no card: the deal would be over.
error-twelve-days-over = When the game is over, the leader is the winner of the last deal: no card left, and at least one gift.
error-twelve-days-gifts = There are only { $count } gifts in this game.
error-twelve-days-supply = The game is over when the supply is empty, and only then.
error-twelve-days-no-lead = Others can follow only when the leader has played.
error-twelve-days-turn = Everybody plays or passes in turn from the leader, and when the last one has, the round is over.
error-twelve-days-cannot-follow = What seat { $seat } has played does not follow what the leader played.

error-twelve-days-cards-keys = “{ $part }” must give a number of cards for each of { $low } to { $high }.
error-twelve-days-cards-whole = “{ $part }” must give whole numbers, not “{ $count }”.
error-twelve-days-cards-count = There can be from 0 to { $value } cards of the value { $value }, not { $count }.
error-twelve-days-cards-hands = { $players } players cannot be dealt { $count } cards each: 1 to 12, and no more than there are.

option-twelve-days-players = Players
option-twelve-days-gifts = Gifts
option-twelve-days-first = Leads first
option-twelve-days-last_deal_pays = The last deal pays too

# The table drawn as text

draw-twelve-days-deal = Deal { $deal }. Cards are being dealt, { $leader } will lead.
draw-twelve-days-lead = Deal { $deal }. { $leader } leads.
draw-twelve-days-follow = Deal { $deal }. { $leader } has led a { $kind ->
        [single] singleton
        [set] set
       *[straight] straight
    }, the low card is { $low }. { $who } follows or passes.
draw-twelve-days-supply = Gifts in the supply: { $supply }.
draw-twelve-days-discard = { $count ->
        [0] The discard is empty.
        [one] Discard ({ $count } card):
       *[other] Discard ({ $count } cards):
    }
draw-twelve-days-column-gifts = gifts
draw-twelve-days-column-cards = cards
draw-twelve-days-column-played = played
draw-twelve-days-column-hand = hand
draw-twelve-days-passed = pass
draw-twelve-days-known = (all know)

# What somebody tends to miss

theme-twelve-days-last-cards = going out with the last cards
    .clause = T4.1
theme-twelve-days-whole-groups = leading cards that go together
    .clause = T2.1
theme-twelve-days-high-cards = shedding a lonely card in the lead
    .clause = T3.1
theme-twelve-days-breaks-up = breaking up equal cards where it pays
    .clause = T2.1
theme-twelve-days-takes-lead = winning the lead
    .clause = T3.5
theme-twelve-days-breaks-for-lead = breaking up equal cards for the lead
    .clause = T3.5
theme-twelve-days-sheds = shedding cards in a lost round
    .clause = T3.6
theme-twelve-days-keeps = passing in time
    .clause = T3.4

# What speaks for a move

place-twelve-days = deal { $part }, round { $number }
    .part = deal { $part }
dealt-twelve-days = the deal
hint-points-twelve-days = Your gifts at the end of the deal, on average
advice-twelve-days-last-cards = These are the last cards: if they win the round, they win the deal, and if not, they come back.
advice-twelve-days-whole-groups = { $number ->
        [one] One card goes, and no equal cards are broken up.
       *[other] { $number } cards go at once, and no equal cards are broken up.
    }
advice-twelve-days-high-cards = A single card that goes with nothing else: best shed while leading.
advice-twelve-days-breaks-up = It breaks up equal cards.
    .best = Although it breaks up equal cards, you win { twelve-days-rounds-won } this way.
advice-twelve-days-takes-lead = Nothing lower has been played: it may win you the lead.
advice-twelve-days-breaks-for-lead = Although it breaks up equal cards, nothing lower has been played: it may win you the lead.
advice-twelve-days-sheds = { $number ->
        [one] It does not win the round, but a card is gone.
       *[other] It does not win the round, but { $number } cards are gone.
    }
advice-twelve-days-keeps = The hand stays together and waits for a better round.

# The board in a terminal

board-twelve-days-low = { $kind ->
        [single] a single card, { $low } or lower
        [set] a set, { $low } or lower
       *[straight] a straight from { $low } or lower
    }

# The table in sentences

tell-twelve-days-seat = { $who }: { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }, { $cards ->
        [one] { $cards } card in hand.
       *[other] { $cards } cards in hand.
    }
tell-twelve-days-played = Has played { $cards }.
tell-twelve-days-passed = Has passed.
tell-twelve-days-hand = Hand: { $cards }.
tell-twelve-days-known = All know these cards: { $cards }.

# The picture of the table in the rulebook

picture-twelve-days = The first round: Vera leads a straight, and Max wins with the 6 that was played last.
picture-twelve-days-pass = passes
picture-twelve-days-wins = wins
picture-twelve-days-gifts = gifts
picture-twelve-days-rest = not dealt
