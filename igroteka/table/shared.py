"""Games that many tables play."""

from functools import lru_cache

import msgspec

from igroteka.api import game as game_of
from igroteka.engine.game import Game


@lru_cache(maxsize=256)
def shared_game(id: str, options: bytes) -> Game:
    """Tables with the same options, here as JSON, play the same game: it never changes, and takes room and time."""
    return game_of(id, **msgspec.json.decode(options))
