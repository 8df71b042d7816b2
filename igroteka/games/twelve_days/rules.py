"""12 Days of Christmas, the rules. Clause numbers (T3.5) are those of rulebook.en.md and rulebook.ru.md."""

from igroteka.engine.rule import CHANCE, OVER, Ints, Record, kind_at, left_of, rule, tell
from igroteka.games.twelve_days.box import (
    DEAL,
    DEAL_BEGINS,
    DEAL_OF,
    DEAL_WON,
    DEALT,
    DECK,
    DISCARDED,
    EACH,
    ENDED,
    FOLLOW,
    FOLLOWS,
    GAME_ENDS,
    GIFT_GIVEN,
    HAND_SIZE,
    HIGHEST,
    KIND,
    LEAD,
    LEADS,
    LOW,
    NO_GIFT,
    NOBODY_PAYS,
    PASS,
    PASSES,
    ROUND_WON,
    SET,
    SET_OF,
    SINGLE,
    SINGLE_OF,
    STRAIGHT_OF,
    TAKEN_BACK,
    TOP,
)


@rule
def start(s: Record, players: int, gifts: int, first: int, last_deal_pays: int) -> None:
    s.players = players
    s.last_deal_pays = last_deal_pays
    s.supply = gifts  # T1.2
    begin_deal(s, first)  # T1.4


# --- T1: the cards are dealt --------------------------------------------------------------


@rule
def begin_deal(s: Record, leader: int) -> None:
    s.deal += 1
    s.leader = leader
    s.winning = leader
    s.unseen = 0
    for value in range(HIGHEST + 1):  # T1.3: all cards are shuffled
        s.pile[value] = DECK[value]
        s.unseen += DECK[value]
    for p in range(s.players):
        s.held[p] = 0
        s.known[p] = 0
        for value in range(HIGHEST + 1):
            s.hand[p, value] = 0
    tell(s, DEAL_BEGINS, leader, s.deal)
    s.phase = DEAL
    s.actor = CHANCE
    s.due = leader


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen; any undealt card can be next."""
    return s.unseen


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    return DEAL_OF + card_of_pile(s, way)


@rule
def outcomes(s: Record, out: Ints) -> int:
    """Chance: all that can happen; any value that is in the pile can be next."""
    n = 0
    for value in range(1, HIGHEST + 1):
        if s.pile[value] > 0:
            out[n] = DEAL_OF + value
            n += 1
    return n


@rule
def card_of_pile(s: Record, i: int) -> int:
    return kind_at(s.pile, HIGHEST + 1, i)


@rule
def take_from_pile(s: Record, p: int, value: int) -> None:
    s.pile[value] -= 1
    s.unseen -= 1
    s.hand[p, value] += 1
    s.held[p] += 1


@rule
def deal_card(s: Record, p: int, value: int) -> None:
    """T1.3: one card each, clockwise from the leader, until all hands are full."""
    take_from_pile(s, p, value)
    tell(s, DEALT, p, value)
    s.due = left_of(s, p)
    if s.due == s.leader and s.held[p] == HAND_SIZE[s.players]:
        begin_round(s, s.leader)


# --- T3: a round --------------------------------------------------------------------------


@rule
def begin_round(s: Record, leader: int) -> None:
    s.phase = LEAD
    s.leader = leader
    s.winning = leader
    s.due = leader
    s.actor = leader


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    if s.phase == LEAD:  # T3.1: any combination, and no pass
        n = add_singles(s, seat, HIGHEST, out, 0)
        n = add_sets(s, seat, HIGHEST, out, n)
        return add_straights(s, seat, HIGHEST, out, n)
    kind = KIND[s.played[s.leader]]
    low_card = LOW[s.played[s.leader]]  # T2.2
    out[0] = PASS  # T3.4
    if kind == SINGLE:  # T3.3: the leader's kind, some card no higher than his low card
        return add_singles(s, seat, low_card, out, 1)
    if kind == SET:
        return add_sets(s, seat, low_card, out, 1)
    return add_straights(s, seat, low_card, out, 1)


@rule
def add_singles(s: Record, p: int, low_card: int, out: Ints, n: int) -> int:
    for value in range(1, low_card + 1):
        out[n] = SINGLE_OF + value  # kept if he holds it; a branch that nobody can foresee is slower
        n += 1 if s.hand[p, value] > 0 else 0
    return n


@rule
def add_sets(s: Record, p: int, low_card: int, out: Ints, n: int) -> int:
    for value in range(2, low_card + 1):
        for each in range(2, s.hand[p, value] + 1):
            out[n] = SET_OF[value] + each
            n += 1
    return n


@rule
def add_straights(s: Record, p: int, low_card: int, out: Ints, n: int) -> int:
    for low in range(1, min(low_card + 1, HIGHEST)):
        if s.hand[p, low] > 0:
            top = low + 1
            while top <= HIGHEST and s.hand[p, top] > 0:
                out[n] = STRAIGHT_OF[low] + top
                n += 1
                top += 1
    return n


@rule
def cards_in(combination: int) -> int:
    return (TOP[combination] - LOW[combination] + 1) * EACH[combination]


@rule
def apply(s: Record, seat: int, action: int) -> None:
    if action > DEAL_OF:
        deal_card(s, s.due, action - DEAL_OF)
        return
    play(s, seat, action)
    s.phase = FOLLOW
    s.due = left_of(s, seat)  # T3.2: everybody is asked once
    s.actor = s.due
    if s.due == s.leader:
        end_round(s, s.winning)


@rule
def play(s: Record, p: int, combination: int) -> None:
    for value in range(LOW[combination], TOP[combination] + 1):
        s.hand[p, value] -= EACH[combination]
    s.held[p] -= cards_in(combination)
    s.played[p] = combination
    if s.held[p] == 0:
        s.known[p] = 0
    if combination == PASS:
        tell(s, PASSES, p)
    elif s.phase == LEAD:
        tell(s, LEADS, p, combination, s.held[p])
    else:
        tell(s, FOLLOWS, p, combination, s.held[p])
        if LOW[combination] <= LOW[s.played[s.winning]]:  # T3.5: of equals the last
            s.winning = p


@rule
def end_round(s: Record, winner: int) -> None:
    tell(s, ROUND_WON, winner, LOW[s.played[winner]], as_low(s, s.played[winner]))
    cards = 0
    for p in range(s.players):
        if s.held[p] == 0 and p != winner:  # T3.7
            take_back(s, p, s.played[p])
        else:
            cards += cards_in(s.played[p])
        s.played[p] = PASS  # T3.6: what lies nowhere else is on the discard
    tell(s, DISCARDED, -1, cards)
    if s.held[winner] == 0:
        end_deal(s, winner)
    else:
        begin_round(s, winner)  # T3.5


@rule
def as_low(s: Record, combination: int) -> int:
    """How many have played a combination with this one's lowest card."""
    seats = 0
    for p in range(s.players):
        seats += 1 if LOW[s.played[p]] == LOW[combination] else 0
    return seats


@rule
def take_back(s: Record, p: int, combination: int) -> None:
    for value in range(LOW[combination], TOP[combination] + 1):
        s.hand[p, value] += EACH[combination]
    s.held[p] = cards_in(combination)
    s.known[p] = 1
    tell(s, TAKEN_BACK, p, combination)


@rule
def in_discard(s: Record, value: int) -> int:
    """T3.6: how many cards of the value lie on the discard: those that lie nowhere else."""
    count = DECK[value] - s.pile[value]
    for p in range(s.players):
        count -= s.hand[p, value] + on_table(s, p, value)
    return count


@rule
def on_table(s: Record, p: int, value: int) -> int:
    """How many cards of the value p has played in this round."""
    return EACH[s.played[p]] if LOW[s.played[p]] <= value <= TOP[s.played[p]] else 0


@rule
def has_passed(s: Record, p: int) -> bool:
    """In this round; those from the leader up to the one who is due have had their turn."""
    return s.phase == FOLLOW and s.played[p] == PASS and seats_on(s, p) < seats_on(s, s.due)


@rule
def seats_on(s: Record, p: int) -> int:
    """How many seats clockwise from the leader p sits."""
    return p - s.leader + (s.players if p < s.leader else 0)


# --- T4, T5: the end of a deal and of the game --------------------------------------------


@rule
def end_deal(s: Record, winner: int) -> None:
    s.supply -= 1  # T4.1
    s.gifts[winner] += 1
    tell(s, DEAL_WON, winner, s.supply)
    if s.supply > 0 or s.last_deal_pays == 1:  # T4.3
        pay(s, winner)
    else:
        tell(s, NOBODY_PAYS, -1)
    if s.supply > 0:
        begin_deal(s, winner)  # T1.4
    else:
        end_game(s, winner)


@rule
def pay(s: Record, winner: int) -> None:
    """T4.2: who holds the most cards gives the winner a gift, if he has one."""
    most = 0
    for p in range(s.players):
        most = max(most, s.held[p])
    p = left_of(s, winner)
    while p != winner:
        if s.held[p] == most and s.gifts[p] > 0:
            s.gifts[p] -= 1
            s.gifts[winner] += 1
            tell(s, GIFT_GIVEN, p, winner, most)
        elif s.held[p] == most:
            tell(s, NO_GIFT, p, most)
        p = left_of(s, p)


@rule
def end_game(s: Record, winner: int) -> None:
    s.phase = ENDED
    s.actor = OVER
    s.leader = winner
    s.winning = winner
    s.due = -1
    for p in range(s.players):
        tell(s, GAME_ENDS, p, s.gifts[p])


@rule
def score(s: Record, p: int) -> int:
    """T5.1: most gifts win, equals share the victory."""
    return s.gifts[p]
