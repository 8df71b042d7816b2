"""Igroteka: small number games to play, study and simulate.

>>> import igroteka
>>> game = igroteka.game("twelve-days", players=3, gifts=6)
>>> state = game.start()
>>> state.actor == igroteka.CHANCE
True
"""

from typing import TYPE_CHECKING, Any

import igroteka.games  # noqa: F401 (the folder, loaded before the function below takes its name)

__version__ = "0.1.0"

if TYPE_CHECKING:
    from igroteka.analysis import analyse as analyse
    from igroteka.api import game as game
    from igroteka.bots.hints import Hint as Hint
    from igroteka.bots.hints import hint as hint
    from igroteka.engine.errors import CardsError as CardsError
    from igroteka.engine.errors import DeviceError as DeviceError
    from igroteka.engine.errors import IgrotekaError as IgrotekaError
    from igroteka.engine.errors import IllegalMove as IllegalMove
    from igroteka.engine.errors import OptionError as OptionError
    from igroteka.engine.errors import PositionError as PositionError
    from igroteka.engine.errors import RecordError as RecordError
    from igroteka.engine.game import Description as Description
    from igroteka.engine.game import Game as Game
    from igroteka.engine.playouts import Playouts as Playouts
    from igroteka.engine.playouts import playouts as playouts
    from igroteka.engine.record import GameRecord as GameRecord
    from igroteka.engine.state import CHANCE as CHANCE
    from igroteka.engine.state import WATCHER as WATCHER
    from igroteka.engine.state import State as State
    from igroteka.engine.story import Event as Event
    from igroteka.engine.vector import Vector as Vector
    from igroteka.engine.vector import vector as vector

# Where each public name lives. They are imported on first use: `igroteka --help` needs none.
_HOMES = {
    "analyse": "igroteka.analysis",
    "game": "igroteka.api",
    "Hint": "igroteka.bots.hints",
    "hint": "igroteka.bots.hints",
    "CardsError": "igroteka.engine.errors",
    "DeviceError": "igroteka.engine.errors",
    "IgrotekaError": "igroteka.engine.errors",
    "IllegalMove": "igroteka.engine.errors",
    "OptionError": "igroteka.engine.errors",
    "PositionError": "igroteka.engine.errors",
    "RecordError": "igroteka.engine.errors",
    "Description": "igroteka.engine.game",
    "Game": "igroteka.engine.game",
    "Playouts": "igroteka.engine.playouts",
    "playouts": "igroteka.engine.playouts",
    "GameRecord": "igroteka.engine.record",
    "CHANCE": "igroteka.engine.state",
    "WATCHER": "igroteka.engine.state",
    "State": "igroteka.engine.state",
    "Event": "igroteka.engine.story",
    "Vector": "igroteka.engine.vector",
    "vector": "igroteka.engine.vector",
}
__all__ = ["games", *_HOMES]  # noqa: PLE0604 (all are strings)


def games() -> "dict[str, Description]":
    """The games by id: names, player counts, options and their ranges (igroteka.api.games)."""
    from igroteka import api

    return api.games()


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"igroteka has no {name!r}")
    from importlib import import_module

    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
