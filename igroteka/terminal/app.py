"""The application: which screen comes after which, and what lasts from one to the next."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.terminal import keeping
from igroteka.terminal.here import Here, Wish, lay_table
from igroteka.terminal.keeping import KeptTable
from igroteka.terminal.manners import Manners
from igroteka.terminal.menus import Shelf
from igroteka.terminal.places import write_whole
from igroteka.terminal.replay_screen import ReplayScreen
from igroteka.terminal.replaying import Replay, read_record
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.there import Link, There

T = TypeVar("T")

TABLECLOTH = Theme(
    name="tablecloth",
    primary="#58e0e0",
    secondary="#ffe15c",
    accent="#ffe15c",
    foreground="#e8e4d8",
    background="#10201c",
    surface="#17302a",
    panel="#1d3b33",
    dark=True,
)


class IgrotekaApp(App[int]):
    """A table in a terminal. ``first`` says what is opened at the start; nothing: the shelf."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (108, "-wide")]  # noqa: RUF012 (as Textual declares it)
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]

    def __init__(
        self,
        language: str,
        manners: Manners,
        first: "Callable[[IgrotekaApp], Awaitable[None]] | None" = None,
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.language = language
        self.manners = manners
        self.first = first
        self.failed: IgrotekaError | None = None
        self.register_theme(TABLECLOTH)
        few_colours = "NO_COLOR" in os.environ or self.console.color_system in (None, "standard", "windows")
        self.theme = "ansi-dark" if few_colours else "tablecloth"

    def on_mount(self) -> None:
        self.title = say("title", self.language)
        self.push_screen(Shelf())
        if self.first is not None:
            self.run_worker(self.open_first(self.first), exclusive=True)

    async def open_first(self, first: "Callable[[IgrotekaApp], Awaitable[None]]") -> None:
        """What the command line asked for; what is wrong with it is said there."""
        try:
            await first(self)
        except IgrotekaError as error:
            self.failed = error
            self.exit(1)

    async def pause(self, seconds: float) -> None:
        if seconds > 0:
            await asyncio.sleep(seconds)

    async def patiently(self, work: Callable[[], T]) -> T:
        """Something that takes a while the first time: games are compiled once per machine."""
        self.notify(say("laying", self.language), timeout=3)
        return await asyncio.to_thread(work)

    def soon(self, work: Coroutine[Any, Any, None], complain: Callable[[str], None] | None = None) -> None:
        """Change places: as the application's work, since the screen that asks may go meanwhile."""

        async def done() -> None:
            try:
                await work
            except IgrotekaError as error:
                if complain is not None:
                    complain(error.say(self.language))
                else:
                    self.notify(error.say(self.language), severity="error", timeout=10)

        self.run_worker(done(), group="places")

    # --- tables -------------------------------------------------------------------------

    async def begin(self, wish: Wish, watching: bool = False) -> None:
        """A new game by the wish; an error says what is wrong with it."""
        kept = await self.patiently(lambda: lay_table(wish))
        await self.go_on(kept, watching)

    async def go_on(self, kept: KeptTable, watching: bool = False) -> None:
        here = await self.patiently(lambda: Here(kept, self.language, self.manners.pace, watching))
        here.open()
        await self.show_table(TableScreen(here))

    async def join(self, url: str) -> None:
        link = Link.read(url)
        there = await There.visit(link, self.manners.name, self.language)
        await self.show_table(TableScreen(there, link.invitation))

    async def show_table(self, screen: Screen[Any]) -> None:
        """Over the shelf, and over nothing else."""
        while not isinstance(self.screen, Shelf):
            await self.pop_screen()
        await self.push_screen(screen)

    async def leave_table(self, screen: TableScreen) -> None:
        """Back to the shelf; a game in this process is kept and can be gone on with."""
        await screen.sitting.close()
        while not isinstance(self.screen, Shelf):
            await self.pop_screen()

    async def play_again(self, screen: TableScreen) -> None:
        sitting = screen.sitting
        if isinstance(sitting, There):
            table = await sitting.house.rematch(sitting.info.id)
            await sitting.close()
            await self.join(f"{sitting.house.url}t/{table.id}")
        elif isinstance(sitting, Here):
            await self.begin(sitting.wish_again())

    async def look_back(self, screen: TableScreen) -> None:
        """The game that is just over, from the beginning."""
        sitting = screen.sitting
        if isinstance(sitting, There):
            text = await sitting.house.record(sitting.info.id)
            file = keeping.finished_folder() / f"{sitting.info.game}-{sitting.info.id}.txt"
            write_whole(file, text.encode())
        else:
            assert isinstance(sitting, Here) and sitting.record is not None
            file = sitting.record
        self.replay_file(file)

    def replay_file(self, file: Path) -> None:
        try:
            replay = Replay(read_record(file), file)
        except IgrotekaError as error:
            self.notify(error.say(self.language), severity="error")
            return
        self.push_screen(ReplayScreen(replay, self.language))
