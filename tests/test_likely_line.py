"""What is said to follow a move is what follows it in most of the imagined worlds, and nothing else is said."""

import random
from collections import Counter

import numpy as np
import pytest

import igroteka
from igroteka.bots.judge import hear
from igroteka.bots.judging import AGREED, STEPS, WORLDS, foresee, found_of
from tests.boxes import GAMES

Line = list[tuple[int, int]]


def counted(worlds: list[Line]) -> Line:
    """The likely line by counting: what most of the worlds go on with that have gone along so far."""
    line: Line = []
    while len(line) < STEPS:
        here = len(line)
        next_steps = Counter(world[here] for world in worlds if len(world) > here and world[:here] == line)
        whole = next_steps.total()
        if whole < WORLDS:
            break
        step, times = next_steps.most_common(1)[0]
        if times <= AGREED * whole:
            break
        line.append(step)
    return line


def made_up(rng: random.Random) -> list[Line]:
    """Worlds in which few things happen, one of them often."""
    habit = rng.choice((0.3, 0.5, 0.6, 0.9))
    some = [(rng.randrange(3), rng.randrange(9)) for _ in range(STEPS)]

    def step(d: int) -> tuple[int, int]:
        seat, deed = some[d]
        return (seat, deed) if rng.random() < habit else (seat, deed + rng.randrange(1, 3))

    lengths = [rng.choice((0, STEPS, STEPS, STEPS)) for _ in range(rng.choice((20, 100, 300)))]
    return [[step(d) for d in range(length)] for length in lengths]


@pytest.mark.parametrize("seed", range(60))
def test_the_likely_line_is_what_counting_says(seed: int) -> None:
    worlds = made_up(random.Random(seed))
    found = np.zeros(1, found_of(8))
    found["actors"] = -1
    for k, world in enumerate(worlds):
        for d, (seat, deed) in enumerate(world):
            found["actors"][0, k, d], found["deeds"][0, k, d] = seat, deed
    foresee(found.view(np.recarray)[0], len(worlds))
    steps = int(found["steps"][0])
    line = list(zip(found["by"][0, :steps].tolist(), found["line"][0, :steps].tolist(), strict=True))
    assert line == counted(worlds)
    assert not line or worlds[int(found["world"][0])][:steps] == line, "a world in which it happens"


def test_lines_of_every_length_are_made_up() -> None:
    lengths = {len(counted(made_up(random.Random(seed)))) for seed in range(60)}
    assert lengths == set(range(STEPS + 1))


@pytest.mark.parametrize("id", GAMES)
def test_what_is_said_to_follow_can_follow_in_most_worlds(id: str) -> None:
    """Counted in worlds of our own: whoever is said to act is to act, and can do what he is said to do."""
    rng = random.Random(5)
    state = igroteka.game(id).start()
    checked = 0
    while checked < 2 and state.actor is not None:
        if state.actor == "chance":
            draw_one(state, rng)
            continue
        seat, move = state.actor, rng.choice(state.legal())
        moves, likely, _ = hear(state, seat, 2000)
        if likely and not has_chosen(state, likely[0].seat):
            worlds = [after(state.imagine(seat, seed), moves[0].move, seat, seed) for seed in range(60)]
            step = likely[0]
            can = sum(1 for world in worlds if step.seat in world.actors and step.move in world.legal(step.seat))
            assert can > AGREED * len(worlds), (moves[0].move, likely)
            assert all(one.called.say("en") and one.called.say("ru") for one in likely)
            checked += 1
        state.play(move, seat)
    assert checked == 2, "nothing is ever likely to follow"


def has_chosen(state: igroteka.State, seat: int) -> bool:
    """In secret, before the others: what he will be seen to have done is likely to follow, but he is not to act."""
    return len(state.actors) > 1 and seat not in state.actors


def draw_one(state: igroteka.State, rng: random.Random) -> None:
    ways = state.chance()
    state.play(rng.choices(list(ways), list(ways.values()))[0], "chance")


def after(world: igroteka.State, move: str, seat: int, seed: int) -> igroteka.State:
    """A world after a move and whatever chance does then."""
    rng = random.Random(seed)
    world.play(move, seat)
    while world.actor == "chance":
        draw_one(world, rng)
    return world
