"""The application: which screen comes after which, and what lasts from one to the next."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.terminal.asides import LEAVE, Leaving, Note
from igroteka.terminal.here import Here, Wish, lay_table
from igroteka.terminal.keeping import KeptTable
from igroteka.terminal.manners import Manners
from igroteka.terminal.menus import Shelf
from igroteka.terminal.replay_screen import ReplayScreen
from igroteka.terminal.replaying import Replay, read_record
from igroteka.terminal.sitting import Sitting
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
        self.shelf = Shelf()
        self.register_theme(TABLECLOTH)
        few_colours = "NO_COLOR" in os.environ or self.console.color_system in (None, "standard", "windows")
        self.theme = "ansi-dark" if few_colours else "tablecloth"

    def on_mount(self) -> None:
        self.title = say("title", self.language)
        self.push_screen(self.shelf)
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
        note = Note(say("laying", self.language))
        await self.push_screen(note)
        try:
            return await asyncio.to_thread(work)
        finally:
            if self.screen is note:
                await self.pop_screen()

    def soon(
        self,
        work: Coroutine[Any, Any, None],
        complain: Callable[[str], None] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Change places: as the application's work, since the screen that asks may go meanwhile."""

        async def done() -> None:
            try:
                await work
                if then is not None:
                    then()
            except IgrotekaError as error:
                if complain is not None:
                    complain(error.say(self.language))
                else:
                    self.notify(error.say(self.language), severity="error", timeout=10)

        self.run_worker(done(), group="places")

    # --- tables -------------------------------------------------------------------------

    async def begin(self, wish: Wish, watching: bool = False) -> None:
        """A new game by the wish; an error says what is wrong with it."""
        await self.sit_here(lambda: lay_table(wish), watching)

    async def go_on(self, kept: KeptTable) -> None:
        await self.sit_here(lambda: kept, False)

    async def sit_here(self, kept: Callable[[], KeptTable], watching: bool) -> None:
        here = await self.patiently(lambda: Here(kept(), self.language, self.manners.pace, watching))
        here.open()
        await self.show_table(here)

    async def join(self, url: str) -> None:
        await self.show_table(await There.visit(Link.read(url), self.manners.name, self.language))

    async def open_on_server(self, url: str, wish: Wish) -> None:
        """A new table on a server; where that is, is remembered."""
        there = await There.lay(url, wish, self.manners.name, self.language)
        self.manners.server = url
        self.manners.keep()
        await self.show_table(there)

    async def show_table(self, sitting: Sitting) -> None:
        """Over the shelf, and over nothing else."""
        await self.back_to_shelf()
        await self.push_screen(TableScreen(sitting))

    async def back_to_shelf(self) -> None:
        while self.screen is not self.shelf:
            await self.pop_screen()

    async def leave_table(self, sitting: Sitting) -> None:
        """Back to the shelf; a game in this process is kept and can be gone on with."""
        await sitting.close()
        await self.back_to_shelf()

    async def play_again(self, sitting: Sitting) -> None:
        await self.show_table(await sitting.another())

    async def look_back(self, sitting: Sitting) -> None:
        """The game that is just over, from the beginning."""
        file = await sitting.record_file()
        if file is not None:
            self.replay_file(file)

    # --- leaving ------------------------------------------------------------------------

    async def action_quit(self) -> None:
        """A game that goes on is not left by mistake; asked for twice, it is meant."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if not tables or not tables[-1].sitting.would_be_left or isinstance(self.screen, Leaving):
            self.exit(0)
            return

        def answered(answer: str | None) -> None:
            if answer == LEAVE:
                self.exit(0)

        self.push_screen(Leaving(tables[-1].sitting, "terminal-quit", self.language), answered)

    def replay_file(self, file: Path) -> None:
        try:
            replay = Replay(read_record(file), file)
        except IgrotekaError as error:
            self.notify(error.say(self.language), severity="error")
            return
        self.push_screen(ReplayScreen(replay, self.language))
