"""8-28: what a seat knows."""

from igroteka.engine.rule import Ints, Record, draw, rule
from igroteka.games.eight28.box import ACE, BLUE, CHOOSE, ENDED, KINDS, RED, SEATS
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
    for i in range(len(out)):
        out[i] = 0
    out[s.phase] = 1
    at = 5
    if s.due >= 0:
        out[at + (s.due - seat) % s.players] = 1
    at += SEATS
    out[at + (s.giver - seat) % s.players] = 1
    at += SEATS
    out[at] = s.taken
    out[at + 1] = s.final
    out[at + 2] = s.supply[BLUE]
    out[at + 3] = s.supply[RED]
    out[at + 4] = s.pot[BLUE]
    out[at + 5] = s.pot[RED]
    at += 6
    for p in range(s.players):
        i = (p - seat) % s.players
        if s.hidden[p] >= 0 and (p == seat or all_revealed(s)):
            out[at + i * KINDS + s.hidden[p]] = 1
        for j in range(s.shows[p]):
            out[at + (SEATS + i) * KINDS + s.shown[p, j]] += 1
        after = at + 2 * SEATS * KINDS
        out[after + i] = s.out[p]
        out[after + SEATS + i] = s.passed[p]
        if s.plays_for[p] > 0:
            out[after + 2 * SEATS + 2 * i + (0 if s.plays_for[p] == 8 else 1)] = 1
        out[after + 4 * SEATS + 2 * i] = s.gems[p, BLUE]
        out[after + 4 * SEATS + 2 * i + 1] = s.gems[p, RED]
    at += 2 * SEATS * KINDS + 6 * SEATS
    out[at] = s.deck
    out[at + 1] = s.pass_is_final
    out[at + 2] = s.low_plays_28
    out[at + 3] = s.players
    out[at + 4] = min(s.round, 127)
