"""A table in this process: you, whoever sits beside you, and bots. It is kept after every move."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.api import game as game_of
from igroteka.bots.at_table import bots_move, bots_seed, hints
from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.words import COLOURS, OVER, PLAYING, USUAL_LEVEL
from igroteka.table.cast import bot_name
from igroteka.table.errors import Stale
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from igroteka.terminal import keeping
from igroteka.terminal.keeping import GUEST, KeptTable
from igroteka.terminal.sitting import Sitting

decoder = msgspec.json.Decoder(m.StateChanged)


@dataclass(frozen=True)
class Seat:
    """Who is to sit somewhere: a person by name, or a bot by level; whoever comes, where neither is said."""

    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Wish:
    """A game that somebody wants to play here."""

    game: str
    seats: tuple[Seat, ...]
    options: tuple[tuple[str, Any], ...] = ()
    cards: Any = None
    seed: int | None = None
    level: str = USUAL_LEVEL  # of the bot that plays a person's seat while he only watches


def lay_table(wish: Wish) -> KeptTable:
    """A new table by the wish, with everybody seated and the game begun."""
    from igroteka.bots.players import bot  # the shelf opens without waiting for Numba

    cards = keeping.plain_cards(wish.cards)
    options = {**dict(wish.options), "players": len(wish.seats)}
    game = game_of(wish.game, cards=cards, **options)
    for seat in wish.seats:
        if seat.level:
            bot(seat.level)  # an unknown one is refused before anything begins
    now = time.time()
    places = [Place("bot", seat.level) if seat.level else Place("open") for seat in wish.seats]
    setting = Setting(game=wish.game, options=dict(game.options), places=places, level=wish.level)
    secret = secrets.token_bytes(32) if wish.seed is None else hashlib.sha256(f"{wish.seed}".encode()).digest()
    kept = KeptTable(secrets.token_hex(4), setting, secret.hex(), now, cards)
    table = Table(kept.id, GUEST, secret, setting, now, game)
    sitters = [(at, seat) for at, seat in enumerate(wish.seats) if seat.name]
    entries = [
        table.seated(ahead, at, GUEST, Sitter(seat.name, COLOURS[at % len(COLOURS)]), now)
        for ahead, (at, seat) in enumerate(sitters)
    ]
    table.follow(entries)
    started = table.start(GUEST, True, now)
    kept.entries = [*entries, *started]
    return kept


class Here(Sitting):
    """Sitting at a table in this process. ``pace`` is how long a bot takes for a move."""

    def __init__(self, kept: KeptTable, language: str, pace: float = 0.0, watching: bool = False) -> None:
        self.kept = kept
        self.language = language
        self.pace = pace
        self.watching = watching
        self.table = kept.table()
        self.game = self.table.game
        self.messages = asyncio.Queue()
        self.record: Path | None = None  # where it lies once the game is over
        self._bots: asyncio.Task[None] | None = None
        if watching and self.table.status == PLAYING:
            self._append(self.table.stand(GUEST, time.time()) if self.table.people() else [])

    @property
    def names(self) -> list[str]:
        def name(seat: int) -> str:
            chair = self.table.chairs[seat]
            return chair.name or bot_name(chair.place.level, seat, self.language)

        return [name(seat) for seat in range(self.table.players)]

    @property
    def levels(self) -> list[str | None]:
        person = self.kept.setting.level if self.watching else None
        return [person if chair.name else chair.place.level for chair in self.table.chairs]

    @property
    def doings(self) -> Sequence[m.Doing]:
        """Where all seats play by themselves, nobody has left: who opened the table is a bot like the others."""
        return [doing for doing in super().doings if not (self.watching and doing.what == "away")]

    @property
    def seats(self) -> list[int]:
        return [] if self.watching else list(self.table.seats_of(GUEST))

    def open(self) -> None:
        """Sit down: the position comes as the first message, then the bots play."""
        self._keep()
        self._tell(since=0)
        self._wake()

    def _append(self, entries: Sequence[Entry]) -> None:
        self.table.follow(entries)
        self.kept.entries.extend(entries)

    def _happen(self, entries: Sequence[Entry]) -> None:
        """The entries become part of the log, are kept, and everybody hears of it."""
        since = self.table.length
        self._append(entries)
        self._keep()
        self._tell(since)
        self._wake()

    def _keep(self) -> None:
        """What one only watches is kept when it is over."""
        if self.table.status == OVER:
            self.record = keeping.finish(self.kept, self.table, self.names)
        elif not self.watching:
            keeping.save(self.kept)

    def _tell(self, since: int) -> None:
        self.messages.put_nowait(decoder.decode(StateWriter(self.table, since).message(self.seats)))

    @property
    def up_to_date(self) -> bool:
        return self.state is not None and self.state.ply == self.table.ply

    def _wake(self) -> None:
        """Let the bots play, if it is up to them."""
        if self.table.bots_to_move() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        table = self.table
        while table.status == PLAYING and (seats := table.bots_to_move()):
            seat, ply, length = seats[0], table.ply, table.length
            think = partial(bots_move, table.playing_state().copy(), seat, table.level_of(seat), bots_seed(table, seat))
            began = time.monotonic()
            move = await asyncio.to_thread(think)
            at_once = len(table.acting) > 1
            await asyncio.sleep(0 if at_once else max(0.0, self.pace - (time.monotonic() - began)))
            if table.length != length:
                continue  # somebody took a move back meanwhile
            with suppress(Stale):
                self._happen(table.move(seat, move, f"bot:{table.level_of(seat)}", time.time(), ply))

    async def move(self, seat: int, text: str) -> None:
        id = secrets.token_hex(4)
        self._happen(self.table.move_of_guest(GUEST, seat, text, self.table.ply, id, time.time()))

    async def ask_hint(self, seat: int) -> None:
        ply = self.table.ply
        measure, moves = await asyncio.to_thread(hints, self.table.playing_state().copy(), seat)
        if self.table.ply == ply:
            self.messages.put_nowait(m.HintGiven(seat=seat, ply=ply, moves=moves, measure=measure))

    async def take_back(self) -> None:
        """The last decision of somebody at this keyboard is undone, with all that came of it."""
        groups = {seat: group for seat in self.seats if (group := self._last_group(seat)) is not None}
        seat = max(groups, key=groups.__getitem__, default=self.seats[0] if self.seats else 0)
        self._happen(self.table.ask_back(GUEST, seat, time.time()))

    def _last_group(self, seat: int) -> int | None:
        try:
            return self.table.last_group(seat)
        except IgrotekaError:
            return None

    def wish_again(self) -> Wish:
        """The same people and bots, another game."""
        setting = self.kept.setting
        seats = tuple(
            Seat(level=place.level) if place.kind == "bot" else Seat(name=chair.name)
            for place, chair in zip(setting.places, self.table.chairs, strict=True)
        )
        options = tuple((name, value) for name, value in setting.options.items() if name != "players")
        return Wish(setting.game, seats, options, self.kept.cards, level=setting.level)

    async def another(self) -> Sitting:
        here = await asyncio.to_thread(
            lambda: Here(lay_table(self.wish_again()), self.language, self.pace, self.watching)
        )
        await self.close()
        here.open()
        return here

    async def record_file(self) -> Path | None:
        return self.record

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            with suppress(asyncio.CancelledError):
                await self._bots


def seats_wanted(people: Iterable[str], levels: Sequence[str], players: int) -> tuple[Seat, ...]:
    """People first, then bots; the last level named is that of all further bots.

    >>> seats_wanted(["Vera"], ["novice", "strong"], 4)[1:]
    (Seat(name='', level='novice'), Seat(name='', level='strong'), Seat(name='', level='strong'))
    """
    named = [Seat(name=name) for name in people]
    bots = [Seat(level=levels[min(i, len(levels) - 1)]) for i in range(players - len(named))]
    return (*named, *bots)
