"""A game that was played on somebody's device comes to the server: to be gone on with, or kept if it is over.

The rules replay its record before it is accepted. What was drawn there was that device's luck: the table says so
(its ``origin`` is a device's table), vouches only for what is drawn here, and counts for nothing.
"""

from typing import Final

from igroteka import protocol as m
from igroteka.engine.record import GameRecord
from igroteka.engine.state import State
from igroteka.protocol.terms import Origin
from igroteka.table.errors import TableError
from igroteka.table.setting import Place, Setting

DEVICE: Final = "~"  # the address of a table on a device begins with it; no table of a server's does
LONGEST_ID: Final = 40


def brought(form: m.BringForm, places: list[Place]) -> tuple[Setting, list[tuple[int | None, str]]]:
    """The terms of the table and what was played before it; RecordError where the rules do not bear the record out."""
    record = GameRecord.read(form.record)
    game = record.state.game
    if len(places) != game.players:
        raise TableError("table-seats", game=game.description.name(), players=game.players, found=len(places))
    steps = played(record.state)
    setting = Setting(
        game=game.id,
        options=game.options,
        places=places,
        origin=Origin(address(record.header.get("table", "")), len(steps)),
    )
    return setting, steps


def played(state: State) -> list[tuple[int | None, str]]:
    return [(by if isinstance(by, int) else None, text) for by, text in state.steps]


def address(told: str) -> str:
    """Where it was played; whatever a record says, it was no table of this server.

    >>> address("~4f0c"), address("QhB2x")
    ('~4f0c', '~')
    """
    return told[:LONGEST_ID] if told.startswith(DEVICE) else DEVICE
