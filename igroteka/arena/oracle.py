"""``oracle:BUDGET``: a search with open cards. No player, but a measure of how far luck goes.

Only the arena knows it: tables, hints and adapters ask ``igroteka.bots``, where every bot is handed
an imagined state. It sees what the others hold; what chance will bring it does not know either.
"""

from dataclasses import replace
from functools import cache

from igroteka import bots
from igroteka.bots.players import Searcher, searcher
from igroteka.engine.state import State


@cache
def oracle(name: str) -> Searcher | None:
    """The oracle of that name; None if a bot has that name.

    >>> oracle("oracle:10ms")
    Searcher(playouts=0, seconds=0.01, error=0.0, limit=0.0, knows_all=True)
    >>> oracle("search:10ms") is None
    True
    """
    if found := searcher("oracle", name):
        return replace(found, knows_all=True)
    bots.bot(name)  # says so if there is none
    return None


def choose(state: State, seat: int, name: str, seed: int) -> str:
    """The move of a bot, or of an oracle, which looks at the state itself."""
    all_seeing = oracle(name)
    return all_seeing(state, seat, seed).move if all_seeing else bots.choose(state, seat, name, seed)
