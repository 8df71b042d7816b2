"""Jackal & High: what a seat knows: everything."""

from igroteka.engine.rule import Ints, Record, rule
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
    for i in range(len(out)):
        out[i] = 0
    out[SEES_PHASE + s.phase] = 1
    out[SEES_THROW] = s.throw
    out[SEES_ATTEMPT] = s.attempt
    out[SEES_RANK + s.rank] = 1
    if s.at >= 0:
        out[SEES_CONTESTED + s.at] = 1
    for i in range(DICE):
        out[SEES_PLACED] += 1 if s.placed[i] > 0 else 0
    for place in range(PLACES + 1):
        out[SEES_CARD + place] = s.card[place]
        out[SEES_UNDER + place] = s.under[place]
    for number in range(NUMBERS):
        out[SEES_UNSEEN + number] = s.unseen[number]
    out[SEES_TABLE] = s.players
    out[SEES_TABLE + 1] = s.take2_paws
    out[SEES_TABLE + 2] = s.stall
    out[SEES_TABLE + 3] = min(s.stalled, 127)
    out[SEES_TABLE + 4] = min(s.round, 127)
    for i in range(s.players):
        p = (seat + i) % s.players
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
        for j in range(SIZE[s.rolled[p]]):
            out[SEES_ROLLED + i * FACES + FACE[s.rolled[p], j] - 1] += 1
        for j in range(s.cards[p]):
            out[SEES_PILE + i * ANIMALS + j] = s.pile[p, j]
