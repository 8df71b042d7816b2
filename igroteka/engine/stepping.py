"""Many games stepped side by side: functions bound to a game's rules by name (engine.binding).

Row i of every array belongs to game i. The same functions run in a loop on the CPU and one game
a thread on a GPU, each game on its own stream of chance, so both give the same numbers.
"""

from typing import TYPE_CHECKING

from igroteka.engine.driver import MOST_STEPS, REFUSED, brings, is_open, whose_turn
from igroteka.engine.rule import CHANCE, OVER, Ints, Record, draw, entry, rule, seed_stream

if TYPE_CHECKING:  # any game's will do: binding puts the right one in its place
    from igroteka.games.eight28.knowing import observe
    from igroteka.games.eight28.rules import apply, legal, outcome, pending, ways, winners


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
    s = states[i]
    done = False
    for _ in range(MOST_STEPS):
        apply(s, s.actor, action)
        if s.actor == OVER:
            done = True
            pay_out(s, rewards)
            states[i] = template[0]
        if s.actor != CHANCE:
            break
        action = outcome(s, draw(rng, ways(s)))
    return done


@rule
def show_actor(s: Record, out: Ints, observation: Ints, mask: Ints) -> int:
    """What the actor knows and may do; who it is."""
    observe(s, s.actor, observation)
    for action in range(len(mask)):
        mask[action] = False
    for j in range(legal(s, s.actor, out)):
        mask[out[j]] = True
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
        first_card = outcome(states[i], draw(streams[i : i + 1], ways(states[i])))
        advance(template, states, i, streams[i : i + 1], first_card, rewards[i])
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


@entry
def play_on(states: Record, rng: Ints, seat: int, action: int, out: Ints) -> int:
    """The seat's action if it is open, and chance's until a player must act; the next actor.

    For the seat CHANCE it is chance's turn: ``action`` does not matter.
    """
    s = states[0]
    if seat == CHANCE:
        action = outcome(s, draw(rng, ways(s)))
    elif not is_open(s, seat, action, out):
        return REFUSED
    for _ in range(MOST_STEPS):
        apply(s, seat, action)
        if s.actor != CHANCE:
            break
        seat = CHANCE
        action = outcome(s, draw(rng, ways(s)))
    return s.actor


@entry
def follow(states: Record, after: Record, seat: int, action: int, known: int, out: Ints) -> int:
    """The action in ``after``, a copy of the game, if it is open to the seat; see ``whose_turn``.

    ``known``: the caller has found it among what is open, and it is not looked for again.
    """
    after[0] = states[0]
    s = after[0]
    if known == 0 and not is_open(s, seat, action, out):
        return REFUSED
    apply(s, seat, action)
    return whose_turn(s, out)


@entry
def chances(states: Record, out: Ints, weights: Ints, likelihoods: Ints) -> int:
    """What chance can bring, ascending, and how likely each is."""
    n = brings(states, out, weights)
    total = ways(states[0])
    for i in range(n):
        likelihoods[i] = weights[out[i]] / total
    return n


@entry
def show_one(states: Record, seat: int, out: Ints, observation: Ints, mask: Ints) -> None:
    """What a seat knows, and what it may do if it may act at all."""
    s = states[0]
    observe(s, seat, observation)
    for action in range(len(mask)):
        mask[action] = False
    if (pending(s) >> seat) & 1 == 1:
        for j in range(legal(s, seat, out)):
            mask[out[j]] = True


@entry
def pay_one(states: Record, rewards: Ints) -> None:
    pay_out(states[0], rewards)
