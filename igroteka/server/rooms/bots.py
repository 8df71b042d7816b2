"""The bots at a table: whoever keeps them lets them play, and asks them for advice."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial
from itertools import count, takewhile
from typing import Final, Protocol

from igroteka import protocol as m
from igroteka.bots.at_table import bots_move, bots_seed, hints
from igroteka.engine.errors import IgrotekaError
from igroteka.server.store import Down
from igroteka.server.tasks import Tasks
from igroteka.table.clock import now
from igroteka.table.errors import Stale, TableError
from igroteka.table.log import Entry
from igroteka.table.table import Table

logger = logging.getLogger("igroteka.rooms")
BEAT: Final = 0.25  # seconds: bots that are hurried answer at whole ones; no level of theirs may think for so long


class TableInUse(Protocol):
    """What the bots' keeper knows of a room."""

    table: Table

    async def act(self, make: Callable[[Table], list[Entry]], /) -> int: ...
    def doubt(self) -> None: ...
    def people_here(self) -> set[str]: ...


def rest_of(pace: float, spent: float) -> float:
    """How long a bot waits with its move: how long it thought could tell what it holds.

    It answers after one pace; after a longer thought at the end of another.

    >>> rest_of(0.5, 0.2), rest_of(0.5, 0.7), rest_of(0, 3.0)
    (0.3, 0.30000000000000004, 0.0)
    """
    return pace - spent % pace if pace else 0.0


def beats(pace: float, spent: float) -> Iterator[float]:
    """When a bot that has thought for so long may answer: at the last of them, where it is hurried at the next.

    >>> list(beats(0.7, 0.2)), list(beats(0.7, 0.6)), list(beats(0, 3.0))
    ([0.25, 0.5, 0.7], [0.7], [3.0])
    """
    last = spent + rest_of(pace, spent)
    yield from (beat for beat in takewhile(lambda beat: beat < last, (BEAT * n for n in count(1))) if beat >= spent)
    yield last


def only_bots_asked(table: Table) -> bool:
    """Whether somebody has to decide, and no person among them."""
    return 0 < len(table.asked) == len(table.bots_to_move())


class BotsKeeper:
    """Keeps the bots of one table: they think in threads, and take their time."""

    def __init__(self, thinkers: Executor, pace: float, tasks: Tasks) -> None:
        self.thinkers = thinkers
        self.pace = pace
        self.tasks = tasks
        self._playing: asyncio.Task[None] | None = None
        self._in_haste: set[str] = set()  # who wants the bots to get on with it, until a person is asked

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def look_after(self, room: TableInUse) -> None:
        """Let bots think where it is their turn; this process has taken that on."""
        if not self.busy and room.table.status == m.PLAYING and room.table.bots_to_move():
            self._in_haste.clear()
            self._playing = self.tasks.spawn(self._play_on(room))

    def hurry(self, table: Table, guest: str) -> None:
        """Somebody has seen enough: while nobody but bots is asked, they need not take their time for him."""
        if self.busy and only_bots_asked(table):
            self._in_haste.add(guest)

    def is_hurried(self, room: TableInUse) -> bool:
        """Whether all who are here want it: nobody's hurry takes from another what he looks at."""
        here = room.people_here()
        return bool(here) and here <= self._in_haste

    async def _play_on(self, room: TableInUse) -> None:
        try:
            while room.table.bots_to_move() and not self.tasks.closing:
                await self._play(room, room.table.bots_to_move()[0])
        except (Down, Stale):
            room.doubt()  # the keeper of the house finds the table again when it is due
        except IgrotekaError as error:
            logger.warning("a bot's move was refused: %s", error)

    async def _play(self, room: TableInUse, seat: int) -> None:
        table = room.table
        if not only_bots_asked(table):
            self._in_haste.clear()
        ply, length = table.ply, table.length
        level = table.level_of(seat)
        state, seed = table.playing_state().copy(), bots_seed(table, seat)
        begun = time.monotonic()
        think = partial(bots_move, state, seat, level, seed)
        move = await asyncio.get_running_loop().run_in_executor(self.thinkers, think)
        for beat in beats(self.pace, time.monotonic() - begun):
            await asyncio.sleep(begun + beat - time.monotonic())
            if self.is_hurried(room):
                break

        def make(current: Table) -> list[Entry]:
            still_its_turn = current.ply == ply and seat in current.bots_to_move()
            if not still_its_turn or (current.length != length and current.epoch != table.epoch):
                return []
            return current.move(seat, move, f"bot:{level}", now(), ply)

        await room.act(make)

    async def hint(self, table: Table, guest: str | None, seat: int) -> m.HintGiven:
        """What a bot would do in a seat that is asked."""
        if not table.setting.hints:
            raise TableError("hint-never")
        if seat not in table.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        if seat not in table.acting:
            raise TableError("hint-turn", seat=seat + 1)
        state, ply = table.playing_state().copy(), table.ply
        think = partial(hints, state, seat)
        measure, found = await asyncio.get_running_loop().run_in_executor(self.thinkers, think)
        return m.HintGiven(seat=seat, ply=ply, moves=found, measure=measure)
