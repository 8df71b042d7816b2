"""8-28: what a seat knows."""

from igroteka.engine.rule import KNOWN, Ints, Record, blank, draw, one_hot, rule, seat_from, spread
from igroteka.games.eight28.box import ACE, BLUE, CHOOSE, DEAL_CARD, DRAW_CARD, ENDED, KINDS, RED, SEATS
from igroteka.games.eight28.rules import card_of_pile, points_of, take_from_pile


@rule
def all_revealed(s: Record) -> bool:
    return s.phase == CHOOSE or s.phase == ENDED  # E4.1


@rule
def put_back(s: Record, p: int, kind: int) -> None:
    s.pile[kind] += 1
    s.left += 1
    s.low[p] -= points_of(kind)
    s.aces[p] -= 1 if kind == ACE else 0


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Deal the others' face-down cards anew from all that the seat has not seen."""
    if all_revealed(s):
        return
    for p in range(s.players):
        if p != seat and s.hidden[p] >= 0:
            put_back(s, p, s.hidden[p])
    for p in range(s.players):
        if p != seat and s.hidden[p] >= 0:
            s.hidden[p] = card_of_pile(s, draw(rng, s.left))
            take_from_pile(s, p, s.hidden[p])


@rule
def hides(then: Record, now: Record, by: int, action: int, seat: int) -> int:
    """A face-down card is its owner's secret (E2.1)."""
    return 0 if DEAL_CARD <= action < DRAW_CARD and then.due != seat else KNOWN


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 5),  # one-hot
    ("to_act", SEATS),  # one-hot: who acts or whom the card is for
    ("giver", SEATS),  # one-hot
    ("taken", 1),
    ("final", 1),
    ("supply", 2),
    ("pot", 2),
    ("hidden", SEATS * KINDS),  # one-hot per seat; zeros where the observer may not look
    ("shown", SEATS * KINDS),  # count of each kind
    ("out", SEATS),
    ("passed", SEATS),
    ("plays_for", SEATS * 2),  # 8, 28
    ("gems", SEATS * 2),
    ("deck", 1),
    ("pass_is_final", 1),
    ("low_plays_28", 1),
    ("players", 1),
    ("round", 1),
)


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    blank(out)
    one_hot(out, 0, 5, s.phase)
    for i in range(s.players):
        p = seat_from(s, seat, i)
        observe_seat(s, seat, p, i, out)
        out[5 + i] = 1 if s.due == p else 0
        out[5 + SEATS + i] = 1 if s.giver == p else 0
    at = 5 + 2 * SEATS
    out[at] = s.taken
    out[at + 1] = s.final
    out[at + 2] = s.supply[BLUE]
    out[at + 3] = s.supply[RED]
    out[at + 4] = s.pot[BLUE]
    out[at + 5] = s.pot[RED]
    at += 6 + 2 * SEATS * KINDS + 6 * SEATS
    out[at] = s.deck
    out[at + 1] = s.pass_is_final
    out[at + 2] = s.low_plays_28
    out[at + 3] = s.players
    out[at + 4] = min(s.round, 127)


@rule
def observe_seat(s: Record, seat: int, p: int, i: int, out: Ints) -> None:
    """What the seat knows of p, who sits i places to its left."""
    at = 5 + 2 * SEATS + 6
    may_look = p == seat or all_revealed(s)
    one_hot(out, at + i * KINDS, KINDS, s.hidden[p] if may_look else -1)
    shown = 0
    for j in range(s.shows[p]):
        shown += 1 << 5 * s.shown[p, j]  # at most MOST_SHOWN of a kind: five bits hold them
    spread(out, at + (SEATS + i) * KINDS, KINDS, shown, 5)
    at += 2 * SEATS * KINDS
    out[at + i] = s.out[p]
    out[at + SEATS + i] = s.passed[p]
    out[at + 2 * SEATS + 2 * i] = 1 if s.plays_for[p] == 8 else 0
    out[at + 2 * SEATS + 2 * i + 1] = 1 if s.plays_for[p] == 28 else 0
    out[at + 4 * SEATS + 2 * i] = s.gems[p, BLUE]
    out[at + 4 * SEATS + 2 * i + 1] = s.gems[p, RED]
