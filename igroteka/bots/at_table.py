"""Bots at a live table: who plays where nobody sits, and what they advise. The table itself knows none of them."""

import hmac
import logging
import random
from typing import TYPE_CHECKING

from igroteka.bots.hints import differ_in, hint
from igroteka.bots.players import choose
from igroteka.engine.state import State
from igroteka.protocol.from_server import HintLine
from igroteka.protocol.words import Measure

if TYPE_CHECKING:
    from igroteka.table.table import Table

logger = logging.getLogger("igroteka.bots")


def bots_seed(table: "Table", seat: int) -> int:
    """The same for every process that plays this bot's move, and known to nobody at the table."""
    digest = hmac.digest(table.secret, f"bot|{table.epoch}|{table.ply}|{seat}".encode(), "sha256")
    return int.from_bytes(digest[:7], "big")


def bots_move(state: State, seat: int, level: str, seed: int) -> str:
    """A bot's move; it thinks without holding the GIL, so call it in a thread."""
    try:
        return str(choose(state, seat, level, seed))
    except Exception:  # whatever is wrong with a bot, the people at the table play on
        logger.exception("a %s bot could not decide in %s", level, state.game.id)
        return random.Random(seed).choice(state.legal(seat))


def hints(state: State, seat: int) -> tuple[Measure, list[HintLine]]:
    """The best moves with their chances, points and reasons; and what they differ in."""
    found = hint(state, seat)
    return differ_in(found), [
        HintLine(
            move=line.move,
            chance=line.chance,
            reason=line.reason.key,
            details=dict(line.reason.details),
            points=line.points,
            likely=line.likely,
            sight=line.sight,
        )
        for line in found
    ]
