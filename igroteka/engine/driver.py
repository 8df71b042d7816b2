"""How any game is driven: functions bound to a game's rules by name (engine.binding).

Entry points take arrays of one record: calling compiled code with the record itself is ten
times slower.
"""

from typing import TYPE_CHECKING

from igroteka.engine.rule import CHANCE, MOST_SEATS, NOBODY, OVER, Ints, Record, draw, entry, rule, seed_stream

if TYPE_CHECKING:  # any game's will do: binding puts the right one in its place
    from igroteka.games.eight28.knowing import imagine, observe
    from igroteka.games.eight28.rules import act, legal, outcome, pending, scores, settle, ways, winners

MOST_STEPS = 1 << 20  # a bound against an endless loop; no game comes near it
BURST = 32  # steps between two reckonings of games played side by side
DRAWN = 0xFFF  # in place of a menu's length: on it is only what chance was seen to bring
REFUSED = -3  # no actor, and no answer of whose_turn


@rule
def menu_place() -> int:
    """Where the menu begins on a desk (engine.desk): behind the address of those that are kept, and the points."""
    return 8 + 8 * MOST_SEATS


@rule
def record_place(actions: int) -> int:
    """Where the record begins on a desk: behind the menu, at a multiple of eight bytes."""
    return menu_place() + (2 * actions + 7) // 8 * 8


@entry
def open_to(states: Record, seat: int, out: Ints) -> int:
    """The actions open to a seat that may act; how many."""
    return legal(states[0], seat, out)


@entry
def may_act(states: Record) -> int:
    """Bit mask of the seats that may act."""
    return pending(states[0])


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
def whose_turn(s: Record, out: Ints) -> int:
    """Who acts next, counted from OVER, and times 16 how many actions are open to him, which are in ``out``.

    One call then serves both a move and the question that follows it. Chance has no menu yet:
    listing what it can bring is seldom asked for and takes longer.
    """
    menu = legal(s, s.actor, out) if s.actor >= 0 else 0
    return menu * 16 + s.actor - OVER


@entry
def imagine_one(states: Record, seat: int, rng: Ints) -> None:
    imagine(states[0], seat, rng)


@entry
def observe_one(states: Record, seat: int, out: Ints) -> None:
    observe(states[0], seat, out)


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
