"""Many games stepped side by side: functions bound to a game's rules by name (engine.binding).

Row i of every array belongs to game i. The same functions run in a loop on the CPU and one game
a thread on a GPU, each game on its own stream of chance, so both give the same numbers.
"""

from typing import TYPE_CHECKING

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, blank, draw, entry, rule, seed_stream, spread

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import act, legal, observe, outcome, settle, ways, winners

BITS = 32  # actions of a mask that one number holds


@rule
def pay_out(s: Record, rewards: Ints) -> None:
    """What a finished game is worth to each seat: its share of the victory less a fair share."""
    mask = winners(s)
    count = 0
    for p in range(s.players):
        count += mask >> p & 1
    for p in range(s.players):
        rewards[p] = (1 / count if mask >> p & 1 else 0.0) - 1 / s.players


@rule
def advance(template: Record, states: Record, i: int, rng: Ints, action: int, rewards: Ints) -> bool:
    """The actor's action, and chance's until a player must act; was the game over meanwhile?

    A finished game is paid out and begun anew.
    """
    act_and_draw(states[i], rng, action)
    return resume(template, states, i, rng, rewards)


@rule
def act_and_draw(s: Record, rng: Ints, action: int) -> None:
    """The actor's action and, if chance is next, what it brings: after most actions a player must act now.

    What may remain to be done is ``resume``'s.
    """
    act(s, s.actor, action)
    if s.actor == CHANCE:
        act(s, CHANCE, outcome(s, draw(rng, ways(s))))


@rule
def resume(template: Record, states: Record, i: int, rng: Ints, rewards: Ints) -> bool:
    """Reckonings, chance, the next game, until a player must act; was the game over meanwhile?"""
    s = states[i]
    done = False
    while s.actor < 0:
        if s.actor == NOBODY:
            settle(s)
        if s.actor == OVER:
            done = True
            pay_out(s, rewards)
            states[i] = template[0]
        while s.actor == CHANCE:
            act(s, CHANCE, outcome(s, draw(rng, ways(s))))
    return done


@rule
def show_actor(s: Record, out: Ints, observation: Ints, mask: Ints) -> int:
    """What the actor knows and may do; who it is."""
    observe(s, s.actor, observation)
    blank(mask)
    for j in range(legal(s, s.actor, out)):
        mask[out[j]] = True
    return s.actor


@rule
def show_wide(s: Record, out: Ints, bits: Ints, observation: Ints, mask: Ints) -> int:
    """The same where WIDE; ``bits`` has BITS actions in each number and is lent, as ``out`` is."""
    observe(s, s.actor, observation)
    for i in range(len(bits)):
        bits[i] = 0
    for j in range(legal(s, s.actor, out)):
        bits[out[j] // BITS] |= 1 << out[j] % BITS
    for i in range(len(bits)):
        spread(mask, i * BITS, min(BITS, len(mask) - i * BITS), bits[i], 1)
    return s.actor


@entry
def begin_all(
    template: Record,
    states: Record,
    streams: Ints,
    key: int,
    first: int,
    out: Ints,
    observations: Ints,
    masks: Ints,
    rewards: Ints,
    seats: Ints,
) -> None:
    """Every game from its start to its first decision; the first row is game number ``first``."""
    for i in range(len(seats)):
        seed_stream(streams[i : i + 1], key, first + i)
        states[i] = template[0]
        resume(template, states, i, streams[i : i + 1], rewards[i])
        seats[i] = show_actor(states[i], out, observations[i], masks[i])


@entry
def first_refused(masks: Ints, actions: Ints) -> int:
    """The first game whose action is not open to its actor; -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1


@entry
def step_all(
    template: Record,
    states: Record,
    streams: Ints,
    actions: Ints,
    out: Ints,
    observations: Ints,
    masks: Ints,
    rewards: Ints,
    seats: Ints,
    done: Ints,
) -> None:
    """Every game one decision further."""
    for i in range(len(seats)):
        for p in range(rewards.shape[1]):
            rewards[i, p] = 0
        done[i] = advance(template, states, i, streams[i : i + 1], actions[i], rewards[i])
        seats[i] = show_actor(states[i], out, observations[i], masks[i])
