"""The real application and the real command, driven as a person would drive them."""

import asyncio
import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from textual.css.query import NoMatches
from textual.pilot import Pilot
from textual.widgets import Input

import igroteka
from igroteka.engine.errors import IgrotekaError
from igroteka.terminal.app import IgrotekaApp
from igroteka.terminal.asides import Question, Writing
from igroteka.terminal.here import Wish, seats_wanted
from igroteka.terminal.manners import Manners, Stands
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.widgets import Choices

PATIENCE = 300.0
SMALL, BIG = (80, 24), (120, 40)
SHORT: dict[str, dict[str, Any]] = {  # whole games that do not last long
    "eight28": {"players": 3},
    "twelve-days": {"players": 3, "gifts": 1},
    "jackal-high": {"players": 2, "stall": 1},
    "my-number": {"players": 3, "goals": "round:2"},
    "high-card": {"players": 2},  # the toy, which has no board of its own
}


def box_with_few_gems() -> str:
    """A box of 8-28 with which a game does not last long, as a cards.toml."""
    file = Path(igroteka.__file__).parent / "games" / "eight28" / "cards.toml"
    return file.read_text(encoding="utf-8").replace("blue = 55", "blue = 9")


def few_gems() -> dict[str, Any]:
    return tomllib.loads(box_with_few_gems())


def wish_for(
    game: str,
    people: tuple[str, ...] = ("Vera",),
    bots: str = "random",
    seed: int = 1,
    cards: Any = None,
    **given: Any,
) -> Wish:
    options = {**SHORT[game], **given}
    seats = seats_wanted(people, [bots], options.pop("players"))
    return Wish(game, seats, tuple(options.items()), cards, seed)


def run(work: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(limited())


@contextlib.asynccontextmanager
async def at_table(
    wish: Wish | None,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    animate: bool = False,
    stands: Stands = "none",
) -> AsyncIterator[tuple[IgrotekaApp, Pilot[int]]]:
    """The application, with the wished-for game begun."""

    async def begin(app: IgrotekaApp) -> None:
        assert wish is not None
        await app.begin(wish)

    app = IgrotekaApp(language, Manners("Vera", animate, stands), begin if wish else None)
    async with app.run_test(size=size) as pilot:
        if wish is not None:
            await until(pilot, lambda: any(isinstance(screen, TableScreen) for screen in app.screen_stack))
        yield app, pilot
        failed: IgrotekaError | None = app.failed
        assert failed is None, failed


async def until(pilot: Pilot[int], wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(NoMatches):  # a screen may be there before what is on it
            if wanted():
                return
        await asyncio.sleep(0.01)
    raise AssertionError("It did not come to that.")


def table_of(app: IgrotekaApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def history(table: TableScreen) -> int:
    """How many actions have been played."""
    return table.sitting.state.ply if table.sitting.state is not None else 0


async def moved_on(pilot: Pilot[int], table: TableScreen, ply: int) -> None:
    await until(pilot, lambda: history(table) != ply)


def is_asked(app: IgrotekaApp) -> bool:
    """The table is in front and shows how it stands, and a person has to move (or the game is over)."""
    screen = app.screen
    if not isinstance(screen, TableScreen) or not screen.query("#moves"):
        return False  # it is not laid out yet
    offered = [choice.key for choice in screen.moves.choices]
    if screen.sitting.over:
        return offered == ["!again", "!replay", "!leave"]
    asked = screen.seat in screen.sitting.to_decide() and not screen.busy
    return asked and offered == list(screen.sitting.eyes(screen.seat).legal)


def is_written_in(app: IgrotekaApp) -> bool:
    """Something is asked for in words, and what is typed goes there."""
    return isinstance(app.screen, Writing) and isinstance(app.focused, Input)


def is_questioned(app: IgrotekaApp) -> bool:
    """A question lies over the table, with its answers."""
    return isinstance(app.screen, Question) and bool(app.screen.query_one(Choices).choices)


# --- the command in a pseudo-terminal -----------------------------------------------------------


class Terminal:
    """``igroteka …`` in a pseudo-terminal, and all that it has written there."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.written = ""
        self.seen = 0
        self.process = subprocess.Popen(
            [sys.executable, "-m", "igroteka", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def read(self) -> bool:
        """What has been written since; False at the end."""
        ready, _, _ = select.select([self.master], [], [], 0.2)
        if not ready:
            return True
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:  # the other side is closed
            return False
        self.written += data.decode(errors="replace")
        return bool(data)

    def expect(self, *texts: str) -> str:
        """Wait until one of the texts is written; which."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for text in texts:
                at = self.written.find(text, self.seen)
                if at >= 0:
                    self.seen = at + len(text)
                    return text
            if not self.read():
                break
        raise AssertionError(f"None of {texts} in:\n{self.written[self.seen :][-2000:]}")

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Let it end by itself, and read all that it has to say; the exit code."""
        end = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < end, "It does not end."
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.master)


@contextlib.contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    started = Terminal(*arguments, **environment)
    try:
        yield started
    finally:
        started.close()
