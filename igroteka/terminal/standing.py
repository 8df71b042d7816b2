"""What came out of a turn, a round, a deal: it stands on the table until it has been seen."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType

from igroteka.locale import say
from igroteka.rendering.boards import ACTING, Block, line
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.sitting import LogLine
from igroteka.terminal.widgets import Lines, Said

if TYPE_CHECKING:
    from igroteka.terminal.app import IgrotekaApp
    from igroteka.terminal.manners import Manners

LEAST: Final = 0.3  # seconds that it stands in any case: the key that brought it about does not end it


class StandingResult(Lines, can_focus=True):
    """Sentences in the place of moves and log, page by page; any key goes on."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "go_on", show=False)]

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.stands = False
        self.seen = asyncio.Event()
        self.since = 0.0
        self.told: list[Text] = []
        self.begins, self.ends = 0, 0  # of what is told, the page that stands

    async def stand(self, told: Sequence[LogLine], manners: "Manners", hurried: bool) -> None:
        """Page by page, each until it has been seen."""
        self.told, self.begins, self.ends = paragraphs(told), 0, 0
        self.stands = True
        self.screen.add_class("-standing")
        try:
            while self.ends < len(self.told):
                self.begins = self.ends
                self.seen.clear()
                self.since = time.monotonic()
                self.lay()
                self.focus()
                with suppress(TimeoutError):
                    async with asyncio.timeout(manners.standing(len(self.lines), hurried)):
                        await self.seen.wait()
        finally:
            self.stands = False
            if self.is_attached:  # the table may have been left meanwhile
                self.screen.remove_class("-standing")
                self.screen.query_one(PaintedBoard).display = True

    @property
    def room(self) -> int:
        """Rows between the head and the question."""
        taken = sum(self.screen.query_one(id).size.height for id in ("#head", "#keys"))
        return max(4, self.screen.size.height - taken - 1)

    @property
    def columns(self) -> int:
        """Those of the screen, less those of the log where it lies beside."""
        beside = self.screen.query_one("#story").styles.width
        return max(20, self.screen.size.width - 2 - (beside.cells or 0 if beside is not None else 0))

    def lay(self) -> None:
        """The page, as much as there is room for; also when the room changes. Paragraphs are not torn."""
        if not self.stands:
            return
        width, room = self.columns, self.room
        page: Block = []
        self.ends = self.begins
        for text in self.told[self.begins :]:
            lines = list(text.wrap(self.app.console, width, no_wrap=False))
            if page and len(page) + len(lines) > room:
                break
            page += lines
            self.ends += 1
        self.styles.height = min(len(page), room)
        board = self.screen.query_one(PaintedBoard)
        board.display = board.fits(width, room - len(page))
        self.show(page)
        self.scroll_home(animate=False)
        more = "" if self.begins == 0 and self.ends == len(self.told) else f"  {self.ends}/{len(self.told)}"
        go_on = line((f"▸ {say('terminal-go-on', self.app.language)}", ACTING), more)
        self.screen.query_one("#ask", Said).say(go_on)

    def action_go_on(self) -> None:
        if self.stands and time.monotonic() - self.since >= LEAST:
            self.seen.set()

    def on_key(self, event: events.Key) -> None:
        """A key that means nothing else here."""
        if event.is_printable:
            event.stop()
            self.action_go_on()

    def on_click(self, event: events.Click) -> None:
        self.action_go_on()


def paragraphs(told: Sequence[LogLine]) -> list[Text]:
    """What one seat does is one paragraph."""
    groups = groupby(told, key=lambda entry: (entry.by, entry.by is None and entry))
    return [Text(" ".join(entry.text for entry in said)) for _, said in groups]
