"""How any game is driven: functions bound to a game's rules by name (engine.binding).

``play_many`` takes arrays of one record: calling compiled code with the record itself is ten
times slower.
"""

from typing import TYPE_CHECKING

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, draw, entry, rule, seed_stream

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import act, legal, outcome, pending, scores, settle, ways, winners

MOST_STEPS = 1 << 20  # a bound against an endless loop; no game comes near it
BURST = 32  # steps between two reckonings of games played side by side


@rule
def list_outcomes(s: Record, out: Ints, weights: Ints) -> int:
    """What chance can bring: each action once in ``out``, ascending, its ways in ``weights``; how many."""
    for action in range(len(weights)):
        weights[action] = 0
    for way in range(ways(s)):
        weights[outcome(s, way)] += 1
    n = 0
    for action in range(len(weights)):
        if weights[action] > 0:
            out[n] = action
            n += 1
    return n


@rule
def is_open(s: Record, seat: int, action: int, out: Ints) -> bool:
    if seat == CHANCE:
        if s.actor == CHANCE:
            for way in range(ways(s)):
                if outcome(s, way) == action:
                    return True
        return False
    if seat < 0 or seat >= s.players or (pending(s) >> seat) & 1 == 0:
        return False
    for i in range(legal(s, seat, out)):
        if out[i] == action:
            return True
    return False


@rule
def random_action(s: Record, rng: Ints, out: Ints) -> int:
    """What chance brings, or one of the actor's actions, each equally likely."""
    count = ways(s) if s.actor == CHANCE else legal(s, s.actor, out)
    pick = draw(rng, count)
    return outcome(s, pick) if s.actor == CHANCE else out[pick]


@rule
def play_out(s: Record, rng: Ints, out: Ints, counts: Ints) -> None:
    """A whole game at random; counts its steps and, apart, the players' decisions."""
    steps = 0
    decisions = 0
    while s.actor != OVER and steps < MOST_STEPS:
        pause = steps + BURST
        while s.actor >= CHANCE and steps < pause:
            if s.actor != CHANCE:
                decisions += 1
            act(s, s.actor, random_action(s, rng, out))
            steps += 1
        if s.actor == NOBODY:
            settle(s)
    counts[0] = steps
    counts[1] = decisions


@entry
def play_many(
    template: Record,
    states: Record,
    rng: Ints,
    key: int,
    first: int,
    out: Ints,
    all_scores: Ints,
    all_winners: Ints,
    all_counts: Ints,
) -> None:
    """Games number ``first``, ``first`` + 1, …, as many as the result arrays have rows."""
    for i in range(len(all_winners)):
        states[0] = template[0]
        s = states[0]
        seed_stream(rng, key, first + i)
        play_out(s, rng, out, all_counts[i])
        scores(s, all_scores[i])
        all_winners[i] = winners(s)
