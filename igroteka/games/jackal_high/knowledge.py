"""Jackal & High: what a seat knows: everything."""

from igroteka.engine.rule import Ints, Record, blank, copy_some, one_hot, rule, seat_from, spread
from igroteka.games.jackal_high.box import ANIMALS, DICE, FACE, FACES, NUMBERS, PLACES, SEATS, SIZE, SUM


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Nothing is hidden: there is nothing to draw anew."""


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 8),  # one-hot
    ("to_act", SEATS),  # one-hot: who acts or whose dice are rolled
    ("starter", SEATS),  # one-hot
    ("throw", 1),
    ("attempt", 1),
    ("placed", 1),  # dice placed in this throw
    ("rank", 5),  # one-hot: no contest, for a card, for both ranks, for the top, for the bottom
    ("contested", PLACES + 1),  # one-hot
    ("contests", SEATS),
    ("low", SEATS),
    ("card", PLACES + 1),  # the Valley's last
    ("under", PLACES + 1),
    ("dice", SEATS * (PLACES + 1)),  # how many
    ("sum", SEATS * (PLACES + 1)),  # what they show together
    ("rolled", SEATS * FACES),  # count of each face
    ("hand", SEATS),
    ("pile", SEATS * ANIMALS),  # the numbers, bottom to top
    ("won", SEATS),  # how many of the topmost are not ordered yet
    ("take2", SEATS),
    ("unseen", NUMBERS),
    ("table", 5),  # players, take2_paws, stall, stalled, round
)
(
    SEES_PHASE, SEES_TO_ACT, SEES_STARTER, SEES_THROW, SEES_ATTEMPT, SEES_PLACED, SEES_RANK, SEES_CONTESTED,
    SEES_CONTESTS, SEES_LOW, SEES_CARD, SEES_UNDER, SEES_DICE, SEES_SUM, SEES_ROLLED, SEES_HAND, SEES_PILE,
    SEES_WON, SEES_TAKE2, SEES_UNSEEN, SEES_TABLE,
) = (sum(size for _, size in OBSERVATION[:i]) for i in range(len(OBSERVATION)))  # fmt: skip


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    blank(out)
    one_hot(out, SEES_PHASE, 8, s.phase)
    out[SEES_THROW] = s.throw
    out[SEES_ATTEMPT] = s.attempt
    placed = 0
    for i in range(DICE):
        placed += 1 if s.placed[i] > 0 else 0
    out[SEES_PLACED] = placed
    one_hot(out, SEES_RANK, 5, s.rank)
    one_hot(out, SEES_CONTESTED, PLACES + 1, s.at)
    copy_some(out, SEES_CARD, PLACES + 1, s.card, PLACES + 1)
    copy_some(out, SEES_UNDER, PLACES + 1, s.under, PLACES + 1)
    for i in range(s.players):
        observe_seat(s, seat_from(s, seat, i), i, out)
    copy_some(out, SEES_UNSEEN, NUMBERS, s.unseen, NUMBERS)
    out[SEES_TABLE] = s.players
    out[SEES_TABLE + 1] = s.take2_paws
    out[SEES_TABLE + 2] = s.stall
    out[SEES_TABLE + 3] = min(s.stalled, 127)
    out[SEES_TABLE + 4] = min(s.round, 127)


@rule
def observe_seat(s: Record, p: int, i: int, out: Ints) -> None:
    """What all know of p, who sits i places to the observer's left."""
    out[SEES_TO_ACT + i] = 1 if s.due == p else 0
    out[SEES_STARTER + i] = 1 if s.starter == p else 0
    out[SEES_CONTESTS + i] = s.seats >> p & 1
    out[SEES_LOW + i] = s.low >> p & 1
    out[SEES_HAND + i] = s.hand[p]
    out[SEES_WON + i] = s.won[p]
    out[SEES_TAKE2 + i] = s.take2[p]
    for place in range(PLACES + 1):
        out[SEES_DICE + i * (PLACES + 1) + place] = SIZE[s.dice[place, p]]
        out[SEES_SUM + i * (PLACES + 1) + place] = SUM[s.dice[place, p]]
    rolled = 0
    for j in range(SIZE[s.rolled[p]]):
        rolled += 1 << 2 * (FACE[s.rolled[p], j] - 1)  # at most DICE of a face: two bits hold them
    spread(out, SEES_ROLLED + i * FACES, FACES, rolled, 2)
    copy_some(out, SEES_PILE + i * ANIMALS, ANIMALS, s.pile[p], s.cards[p])
