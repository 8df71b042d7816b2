"""A table of this process behind a page's socket: chance is what a secret says, and moves come when a test says so.

Messages are what the server would send: they are written by the same code.
"""

import random
import time
from collections.abc import Callable, Collection
from itertools import count
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.table.info import table_info
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from tests.page.conftest import Visitors

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal")
Wanted = Callable[[Collection[str], Table], bool]  # whether a move that told this and led there is to be staged
Move = tuple[int, str]


def begun(game: str, options: dict[str, Any], seed: int) -> Table:
    """A game that has just begun: my friends sit around the table, I am g0."""
    players = options["players"]
    setting = Setting(game=game, options=options, places=[Place() for _ in range(players)])
    table = Table("staged", "g0", random.Random(seed).randbytes(32), setting, 1.0)
    for seat in range(players):
        table.follow(table.sit(f"g{seat}", Sitter(NAMES[seat], "red"), seat, None, 1.0))
    table.follow(table.start("g0", False, 1.0))
    return table


def make(table: Table, move: Move) -> list[str]:
    """Somebody moves; what was told of it."""
    seat, text = move
    before = table.playing_state().story_length
    table.follow(table.move_of_guest(f"g{seat}", seat, text, table.ply, f"{table.length}", 2.0))
    return [event.name for event in table.playing_state().story[before:]]


def moves_until(wanted: Wanted, game: str, options: dict[str, Any], seed: int) -> list[Move] | None:
    """A game at random up to the first move that is wanted, if one comes."""
    rng, table, moves = random.Random(seed), begun(game, options, seed), []
    while table.status != "over":
        seat = min(set(table.acting) - set(table.choices))
        moves.append((seat, rng.choice(table.playing_state().legal(seat))))
        if wanted(make(table, moves[-1]), table):
            return moves
    return None


class Stage:
    """A page at a table that stands just before something that is worth being seen."""

    def __init__(
        self, game: str, wanted: Wanted, options: dict[str, Any], seed: int = 1, seats: tuple[int, ...] = (0,)
    ) -> None:
        """``seed``: where the search begins; what is found is always the same. Who has no ``seats`` looks on."""
        self.seats = seats
        found = ((number, moves_until(wanted, game, options, number)) for number in count(seed))
        self.seed, (*before, self.decisive) = next((number, moves) for number, moves in found if moves)
        self.table = begun(game, options, self.seed)
        for move in before:
            make(self.table, move)

    def open(self, visitors: Visitors, browser: Any) -> Any:
        """The page at this table."""
        browser.route("**/api/tables/staged", lambda route: route.fulfill(body=msgspec.json.encode(self.info())))
        browser.route_web_socket("**/api/tables/staged/socket?*", self.meet)
        page = visitors.open(browser, "t/staged")
        page.wait_for_selector(".felt")
        return page

    @property
    def guest(self) -> str:
        return f"g{self.seats[0]}" if self.seats else "watcher"

    def info(self) -> m.TableInfo:
        return table_info(self.table, self.guest, "en", {f"g{seat}" for seat in range(self.table.players)})

    def meet(self, socket: Any) -> None:
        self.socket = socket
        hello = m.Hello(
            protocol=m.PROTOCOL,
            version="",
            table=self.info(),
            seats=[*self.seats],
            guest=self.guest,
            chat=[],
            now=time.time(),
        )
        socket.send(msgspec.json.encode(hello).decode())
        self.tell(0)

    def tell(self, since: int) -> None:
        self.socket.send(StateWriter(self.table, since).message(self.seats).decode())

    def move(self, *moves: Move) -> list[str]:
        """Somebody moves, the decisive move if none is named; the page hears of it, and of the next one at once."""
        told: list[str] = []
        for move in moves or (self.decisive,):
            since = self.table.length
            told += make(self.table, move)
            self.tell(since)
        return told

    def view(self) -> Any:
        """How it stands now, as I may know it."""
        return self.table.playing_state().view(0)
