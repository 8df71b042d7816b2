"""12 Days of Christmas, the rules. Clause numbers (T3.5) are those of rulebook.en.md and rulebook.ru.md."""

from typing import Any

import numpy as np

from igroteka.engine.rule import CHANCE, OVER, Ints, Record, Table, draw, facts, rule, tell

SEATS = 8
HIGHEST = 12  # card values are 1 to 12; column 0 of a field by value stays 0
VALUES = range(1, HIGHEST + 1)
FEWEST_PLAYERS = 2

DEAL, LEAD, FOLLOW, ENDED = range(4)  # phases
NOTHING, SINGLE, SET, STRAIGHT = range(4)  # kinds of combination (T2.1)

# A combination is as many cards `each` of the values from `low` to `top`. A player's action is to
# play one, and PASS is to play the empty one; its number names it, also while it lies on the table.
COMBINATIONS = (
    (NOTHING, HIGHEST + 1, HIGHEST, 0),
    *((SINGLE, value, value, 1) for value in VALUES),
    *((SET, value, value, each) for value in VALUES for each in range(2, value + 1)),
    *((STRAIGHT, low, top, 1) for low in VALUES for top in range(low + 1, HIGHEST + 1)),
)
KIND, LOW, TOP, EACH = (np.array(column) for column in zip(*COMBINATIONS, strict=True))
PASS = 0
# The numbers of a single card, of a set and of a straight are these + value, + each, + top.
SINGLE_OF = COMBINATIONS.index((SINGLE, 1, 1, 1)) - 1
SET_OF = np.array([0, 0, *(COMBINATIONS.index((SET, value, value, 2)) - 2 for value in VALUES[1:])])
STRAIGHT_OF = np.array([0, *(COMBINATIONS.index((STRAIGHT, low, low + 1, 1)) - low - 1 for low in VALUES[:-1]), 0])
DEAL_OF = len(COMBINATIONS) - 1  # + value: chance deals a card
ACTIONS = DEAL_OF + HIGHEST + 1
CHOICES = len(COMBINATIONS)  # the actions below it are the players', the others chance's
MOST_MOVES = 78  # that a player can choose from at once: with one card of each value

STATE = np.dtype(
    [
        ("actor", "i1"),
        ("players", "i1"),
        ("last_deal_pays", "i1"),  # option
        ("deal", "i1"),
        ("phase", "i1"),
        ("leader", "i1"),
        ("due", "i1"),  # who acts, or whom the card is for
        ("winning", "i1"),  # who has played the lowest card of the round so far, else the leader
        ("supply", "i1"),
        ("unseen", "i1"),  # how many cards have not been dealt
        ("pile", "i1", (HIGHEST + 1,)),  # which they are; their order does not exist
        ("hand", "i1", (SEATS, HIGHEST + 1)),
        ("held", "i1", (SEATS,)),  # how many cards are in the hand
        ("known", "i1", (SEATS,)),  # the hand is what its owner took back (T3.7): all know it
        ("played", "u1", (SEATS,)),  # the combination on the table; PASS where there is none
        ("gifts", "i1", (SEATS,)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    DEAL_BEGINS,
    DEALT,
    LEADS,
    FOLLOWS,
    PASSES,
    ROUND_WON,
    TAKEN_BACK,
    DISCARDED,
    DEAL_WON,
    GIFT_GIVEN,
    NO_GIFT,
    NOBODY_PAYS,
    GAME_ENDS,
) = range(13)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    numbers, hands = box["numbers"]["cards"], box["hands"]["cards"]
    return {
        "DECK": np.array([0, *(int(numbers[str(value)]) for value in VALUES)]),
        "HAND_SIZE": np.array(
            [int(hands[str(players)]) if players >= FEWEST_PLAYERS else 0 for players in range(SEATS + 1)]
        ),
    }


_BOX = tables(facts(__file__))
DECK, HAND_SIZE = _BOX["DECK"], _BOX["HAND_SIZE"]


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
def left_of(s: Record, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen; any undealt card can be next."""
    return s.unseen


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    return DEAL_OF + card_of_pile(s, way)


@rule
def card_of_pile(s: Record, i: int) -> int:
    """The value of card i of the pile, were it sorted: one more than all that lie before the card."""
    lie_before = 0
    cards = 0
    for value in range(1, HIGHEST):
        cards += s.pile[value]
        lie_before += 1 if cards <= i else 0  # to the end: a branch that nobody can foresee is slower
    return lie_before + 1


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
def pending(s: Record) -> int:
    """Bit mask of the seats that may act now."""
    return 1 << s.actor if s.actor >= 0 else 0


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
    return (p - s.leader) % s.players


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
def scores(s: Record, out: Ints) -> None:
    for p in range(s.players):
        out[p] = s.gifts[p]


@rule
def winners(s: Record) -> int:
    """Bit mask: most gifts win, equals share the victory (T5.1)."""
    most = -1
    mask = 0
    for p in range(s.players):
        if s.gifts[p] > most:
            most = s.gifts[p]
            mask = 0
        if s.gifts[p] == most:
            mask |= 1 << p
    return mask


# --- What a seat knows --------------------------------------------------------------------


@rule
def knows_hand(s: Record, seat: int, p: int) -> bool:
    return p == seat or s.known[p] == 1  # T3.7


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Deal the hands that the seat does not know anew from all the cards that it has not seen."""
    for p in range(s.players):
        if not knows_hand(s, seat, p):
            for value in range(1, HIGHEST + 1):
                s.pile[value] += s.hand[p, value]
                s.hand[p, value] = 0
            s.unseen += s.held[p]
    for p in range(s.players):
        if not knows_hand(s, seat, p):
            cards = s.held[p]
            s.held[p] = 0
            for _ in range(cards):
                take_from_pile(s, p, card_of_pile(s, draw(rng, s.unseen)))


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 4),  # one-hot
    ("to_act", SEATS),  # one-hot: who acts or whom the card is for
    ("leader", SEATS),  # one-hot
    ("winning", SEATS),  # one-hot: who has the lowest card of the round, else the leader
    ("lead_kind", 3),  # one-hot: single, set, straight; zeros where nothing is led
    ("low_card", 1),  # 0 where nothing is led
    ("hand", SEATS * HIGHEST),  # count of each value; zeros where the observer may not look
    ("held", SEATS),  # the number of cards in the hand
    ("known", SEATS),  # everybody knows this hand
    ("played", SEATS * HIGHEST),  # count of each value on the table
    ("passed", SEATS),
    ("gifts", SEATS),
    ("discard", HIGHEST),  # count of each value
    ("supply", 1),
    ("deal", 1),
    ("players", 1),
    ("last_deal_pays", 1),
)


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    for i in range(len(out)):
        out[i] = 0
    out[s.phase] = 1
    at = 4
    if s.due >= 0:
        out[at + (s.due - seat) % s.players] = 1
    at += SEATS
    out[at + (s.leader - seat) % s.players] = 1
    at += SEATS
    out[at + (s.winning - seat) % s.players] = 1
    at += SEATS
    if s.phase == FOLLOW:
        out[at + KIND[s.played[s.leader]] - SINGLE] = 1
        out[at + 3] = LOW[s.played[s.leader]]
    hand_at = at + 4
    held_at = hand_at + SEATS * HIGHEST
    played_at = held_at + 2 * SEATS
    passed_at = played_at + SEATS * HIGHEST
    for p in range(s.players):
        i = (p - seat) % s.players
        for value in range(1, HIGHEST + 1):
            if knows_hand(s, seat, p):
                out[hand_at + i * HIGHEST + value - 1] = s.hand[p, value]
            out[played_at + i * HIGHEST + value - 1] = on_table(s, p, value)
        out[held_at + i] = s.held[p]
        out[held_at + SEATS + i] = s.known[p]
        out[passed_at + i] = 1 if has_passed(s, p) else 0
        out[passed_at + SEATS + i] = s.gifts[p]
    at = passed_at + 2 * SEATS
    for value in range(1, HIGHEST + 1):
        out[at + value - 1] = in_discard(s, value)
    at += HIGHEST
    out[at] = s.supply
    out[at + 1] = s.deal
    out[at + 2] = s.players
    out[at + 3] = s.last_deal_pays
