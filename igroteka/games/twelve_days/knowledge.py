"""12 Days of Christmas: what a seat knows."""

from igroteka.engine.rule import KNOWN, Ints, Record, blank, draw, one_hot, rule, seat_from
from igroteka.games.twelve_days.box import DEAL_OF, FOLLOW, HIGHEST, KIND, LOW, PASS, SEATS, SINGLE
from igroteka.games.twelve_days.rules import card_of_pile, has_passed, in_discard, on_table, take_from_pile


@rule
def knows_hand(s: Record, seat: int, p: int) -> bool:
    return p == seat or s.known[p] == 1  # T3.7


@rule
def hides(then: Record, now: Record, by: int, action: int, seat: int) -> int:
    """A card that is dealt is its owner's secret (T1.3)."""
    return 0 if action > DEAL_OF and then.due != seat else KNOWN


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
    blank(out)
    led = s.played[s.leader] if s.phase == FOLLOW else PASS
    one_hot(out, 0, 4, s.phase)
    at = 4 + 3 * SEATS
    one_hot(out, at, 3, KIND[led] - SINGLE if led != PASS else -1)
    out[at + 3] = LOW[led] if led != PASS else 0
    for i in range(s.players):
        p = seat_from(s, seat, i)
        observe_seat(s, seat, p, i, out)
        out[4 + i] = 1 if s.due == p else 0
        out[4 + SEATS + i] = 1 if s.leader == p else 0
        out[4 + 2 * SEATS + i] = 1 if s.winning == p else 0
    at += 4 + SEATS * (2 * HIGHEST + 4)
    for value in range(1, HIGHEST + 1):
        out[at + value - 1] = in_discard(s, value)
    at += HIGHEST
    out[at] = s.supply
    out[at + 1] = s.deal
    out[at + 2] = s.players
    out[at + 3] = s.last_deal_pays


@rule
def observe_seat(s: Record, seat: int, p: int, i: int, out: Ints) -> None:
    """What the seat knows of p, who sits i places to its left."""
    hand_at = 4 + 3 * SEATS + 4
    held_at = hand_at + SEATS * HIGHEST
    played_at = held_at + 2 * SEATS
    passed_at = played_at + SEATS * HIGHEST
    hand, played = out[hand_at + i * HIGHEST :], out[played_at + i * HIGHEST :]
    may_look = knows_hand(s, seat, p)
    for v in range(HIGHEST):
        hand[v] = s.hand[p, v + 1] if may_look else 0
        played[v] = on_table(s, p, v + 1)
    out[held_at + i] = s.held[p]
    out[held_at + SEATS + i] = s.known[p]
    out[passed_at + i] = 1 if has_passed(s, p) else 0
    out[passed_at + SEATS + i] = s.gifts[p]
