"""High card, the rules: X1 everybody gets a card, X2 may change it once, X3 the highest wins."""

from typing import Any

import numpy as np

from igroteka.engine.rule import CHANCE, OVER, Ints, Record, Table, facts, rule, tell

SEATS = 3
KEEP, CHANGE, CARD = 0, 1, 1  # CARD + n: chance brings the card n
MOST_MOVES = 2
STATE = np.dtype(
    [("actor", "i1"), ("players", "i1"), ("due", "i1"), ("changing", "i1"), ("left", "i2"), ("hand", "i1", (SEATS,))],
    align=True,
)
DEALT, KEPT, CHANGED, SHOWN = range(4)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    return {"HIGHEST": np.array([box["deck"]["highest"]])}


HIGHEST = tables(facts(__file__))["HIGHEST"]
ACTIONS = CARD + 1 + 9
CHOICES = 2


@rule
def start(s: Record, players: int) -> None:
    s.players = players
    s.left = (1 << (HIGHEST[0] + 1)) - 2
    s.actor = CHANCE


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    out[0] = KEEP
    out[1] = CHANGE
    return 2


@rule
def ways(s: Record) -> int:
    count = 0
    for card in range(1, HIGHEST[0] + 1):
        count += (s.left >> card) & 1
    return count


@rule
def outcome(s: Record, way: int) -> int:
    card = 1
    while way > 0 or (s.left >> card) & 1 == 0:
        way -= (s.left >> card) & 1
        card += 1
    return CARD + card


@rule
def apply(s: Record, seat: int, action: int) -> None:
    if action == CHANGE:  # X2
        tell(s, CHANGED, seat)
        s.changing = 1
        s.actor = CHANCE
        return
    if action == KEEP:
        tell(s, KEPT, seat)
    else:  # X1
        s.hand[s.due] = action - CARD
        s.left -= 1 << (action - CARD)
        tell(s, DEALT, s.due, action - CARD)
    next_seat(s)


@rule
def next_seat(s: Record) -> None:
    asking = s.actor >= 0 or s.changing == 1
    s.changing = 0
    s.due = (s.due + 1) % s.players
    if s.due == 0 and asking:
        s.actor = OVER
        for p in range(s.players):
            tell(s, SHOWN, p, s.hand[p])
    elif s.due == 0 or asking:
        s.actor = s.due
    else:
        s.actor = CHANCE


@rule
def score(s: Record, p: int) -> int:
    return s.hand[p] if s.actor == OVER else 0  # X3
