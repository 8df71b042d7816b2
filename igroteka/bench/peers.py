"""Other libraries' games as contenders. Whatever is not installed is left out, and named."""

import itertools
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, NamedTuple

from igroteka.bench.race import Burst, Contender, clock
from igroteka.bench.thinking import PLAYOUTS, POSITIONS

OPEN_SPIEL = "OpenSpiel"
OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "euchre", "oh_hell")
OPEN_SPIEL_BURST = 64  # games
OPEN_SPIEL_SEARCHED = {
    "hearts": 12,
    "oh_hell": 0,
}  # and from which decision on: passing cards, its search in hearts crashes
RLCARD = "RLCard"
RLCARD_GAMES = ("leduc-holdem", "uno", "doudizhu")
PYTHON_CHESS = "python-chess"


class Peer(NamedTuple):
    name: str
    package: str  # as pip knows it
    contenders: Callable[[], list[Contender]]


class Peers(NamedTuple):
    """Who is here, in which version, and who is missing: name and package."""

    contenders: list[Contender]
    versions: dict[str, str]
    missing: dict[str, str]


def peers() -> Peers:
    found = Peers([], {}, {})
    for peer in PEERS:
        try:
            found.contenders.extend(peer.contenders())
        except ModuleNotFoundError:
            found.missing[peer.name] = peer.package
        else:
            found.versions[peer.name] = version(peer.package)
    return found


def open_spiel() -> list[Contender]:
    pyspiel = import_module("pyspiel")
    games = [(name, pyspiel.load_game(name)) for name in OPEN_SPIEL_GAMES]
    playing = [make(pyspiel, name, game) for name, game in games for make in (open_spiel_compiled, open_spiel_python)]
    return playing + [open_spiel_search(pyspiel, name, after) for name, after in OPEN_SPIEL_SEARCHED.items()]


def open_spiel_compiled(pyspiel: Any, name: str, game: Any) -> Contender:
    """OpenSpiel's own C++ loop with its own random bots; only the playing is timed."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = itertools.count()

    def burst() -> Burst:
        states = [game.new_initial_state() for _ in range(OPEN_SPIEL_BURST)]
        start = clock()
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        seconds = clock() - start
        actions = [action for state in states for action in state.full_history()]
        decisions = sum(action.player >= 0 for action in actions)  # chance is a player below 0
        return Burst(seconds, {"steps": len(actions), "decisions": decisions, "games": len(states)})

    return Contender(OPEN_SPIEL, name, "compiled", burst)


def open_spiel_python(_: Any, name: str, game: Any) -> Contender:
    """The loop of :func:`igroteka.bench.ours.python_api`.

    Chance is drawn by its odds as in OpenSpiel's own examples, only faster: they call NumPy for it.
    """
    rng = random.Random(0)

    def burst() -> Burst:
        moves = chances = 0
        start = clock()
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                chances += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return Burst(clock() - start, {"moves": moves, "decisions": moves - chances})

    return Contender(OPEN_SPIEL, name, "python", burst)


def open_spiel_search(pyspiel: Any, name: str, after: int) -> Contender:
    """Its C++ information-set search with random rollouts, in one position after the other."""
    game = pyspiel.load_game(name)
    bot = pyspiel.ISMCTSBot(0, pyspiel.RandomRolloutEvaluator(1, 0), 2.0, PLAYOUTS)
    where = itertools.cycle(open_spiel_positions(game, after))

    def burst() -> Burst:
        state = next(where).clone()
        start = clock()
        bot.step(state)
        return Burst(clock() - start, {"playouts": PLAYOUTS})

    return Contender(OPEN_SPIEL, name, "search", burst)


def open_spiel_positions(game: Any, after: int) -> list[Any]:
    """Decisions from all over random games."""
    luck = random.Random(0)
    found: list[Any] = []
    while len(found) < 4 * POSITIONS:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if decisions > after and len(state.legal_actions()) > 1:
                    found.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
    return luck.sample(found, POSITIONS)


def rlcard() -> list[Contender]:
    return [rlcard_python(import_module("rlcard"), name) for name in RLCARD_GAMES]


def rlcard_python(rlcard: Any, name: str) -> Contender:
    table = rlcard.make(name, config={"seed": 0})
    agent = import_module("rlcard.agents").RandomAgent(num_actions=table.num_actions)
    table.set_agents([agent] * table.num_players)

    def burst() -> Burst:
        start = clock()
        paths, _ = table.run(is_training=True)  # the faster way: no probabilities beside the action
        seconds = clock() - start
        return Burst(seconds, {"moves": sum(len(path) // 2 for path in paths)})  # state, action, state, …

    return Contender(RLCARD, name, "python", burst)


def python_chess() -> list[Contender]:
    board_of: Any = import_module("chess").Board
    choose = random.Random(0).choice

    def burst() -> Burst:
        moves = 0
        start = clock()
        board = board_of()
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            moves += 1
        return Burst(clock() - start, {"moves": moves})

    return [Contender(PYTHON_CHESS, "chess", "python", burst)]


PEERS = (
    Peer(OPEN_SPIEL, "open_spiel", open_spiel),
    Peer(RLCARD, "rlcard", rlcard),
    Peer(PYTHON_CHESS, "chess", python_chess),
)
