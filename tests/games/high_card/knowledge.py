"""High card: what a seat knows of it."""

from igroteka.engine.rule import KNOWN, OVER, Ints, Record, draw, rule

from .rules import CARD, CHANGE, SEATS, outcome, ways


@rule
def hides(then: Record, now: Record, by: int, action: int, seat: int) -> int:
    return 0 if action > CHANGE and then.due != seat else KNOWN


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    if s.actor == OVER:
        return
    for p in range(s.players):
        if p != seat and s.hand[p] > 0:
            s.left += 1 << s.hand[p]
    for p in range(s.players):
        if p != seat and s.hand[p] > 0:
            s.hand[p] = outcome(s, draw(rng, ways(s))) - CARD
            s.left -= 1 << s.hand[p]


OBSERVATION = (("mine", 1), ("to_act", SEATS))


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    out[0] = s.hand[seat] if seat >= 0 else 0
    for p in range(SEATS):
        out[1 + p] = 1 if p == s.due else 0
