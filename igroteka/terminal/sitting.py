"""A place at a table, wherever the table is: what the screens and the plain lines know of it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.game import Game
from igroteka.engine.story import Event
from igroteka.locale import say, say_form
from igroteka.rendering.text import short
from igroteka.table.cast import about
from igroteka.terminal import questions


class NoSuchNumber(IgrotekaError):
    """A number that is not on the list."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: what happened, and by which clause. ``who`` said it, where it was said."""

    text: str
    clause: str = ""
    who: str = ""
    by: int | None = None


class TableCompany(ABC):
    """What one can do only where others sit before screens of their own."""

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Is there a connection now? One that was lost is being tried again."""

    @property
    @abstractmethod
    def away(self) -> bool:
        """A bot plays for me."""

    @abstractmethod
    def time_left(self, seat: int) -> float | None:
        """Seconds until the seat's clock runs out; None where none runs."""

    @abstractmethod
    def absent(self) -> int | None:
        """A seat whose owner is not there."""

    @abstractmethod
    async def chat(self, text: str) -> None: ...

    @abstractmethod
    async def come_back(self) -> None: ...

    @abstractmethod
    async def hurry(self) -> None:
        """The bots need not take their time for me, until a person is asked."""

    @abstractmethod
    async def vote(self, seat: int, yes: bool) -> None:
        """Shall a bot replace for good who is away?"""

    @abstractmethod
    async def answer_take_back(self, yes: bool) -> None: ...


class Lobby(ABC):
    """A table before its game: people come and sit down, and who opened it begins."""

    link: str  # to give away

    @property
    @abstractmethod
    def host(self) -> str:
        """Who opened the table."""

    @property
    @abstractmethod
    def free(self) -> int:
        """Seats that nobody has taken."""

    @property
    @abstractmethod
    def may_sit(self) -> bool: ...

    @property
    @abstractmethod
    def may_begin(self) -> bool: ...

    @abstractmethod
    async def sit_down(self) -> None: ...

    @abstractmethod
    async def begin(self) -> None:
        """Start the game; bots take the seats that are free."""


class Sitting(ABC):
    """A place at a table. What happens there comes by ``hear``, in order; ``state`` is what was heard last.

    What not every table has is a part that may be missing: ``company`` and, before the game, ``lobby``.
    """

    game: Game
    language: str
    messages: asyncio.Queue[m.ServerMessage | None]
    state: m.StateChanged | None = None  # None before the game begins

    @property
    @abstractmethod
    def names(self) -> list[str]:
        """Who sits where."""

    @property
    @abstractmethod
    def levels(self) -> list[str | None]:
        """How strong the bots are; None where a person sits."""

    @property
    @abstractmethod
    def seats(self) -> list[int]:
        """Mine."""

    @abstractmethod
    async def move(self, seat: int, text: str) -> None:
        """Make a move; an error says why not."""

    @abstractmethod
    async def ask_hint(self, seat: int) -> None:
        """The answer comes as a message."""

    @abstractmethod
    async def take_back(self) -> None:
        """Undo the last decision of mine."""

    @abstractmethod
    async def another(self) -> "Sitting":
        """A new game with the same people; this table is left."""

    @abstractmethod
    async def record_file(self) -> Path | None:
        """Where the record of the finished game lies; None where nothing is kept here."""

    @abstractmethod
    async def close(self) -> None:
        """Get up; what is to be kept is kept."""

    @property
    def company(self) -> TableCompany | None:
        return None

    @property
    def lobby(self) -> Lobby | None:
        return None

    @property
    def may_hint(self) -> bool:
        return True

    @property
    def may_take_back(self) -> bool:
        return True

    async def hear(self) -> m.ServerMessage | None:
        """The next thing that happens; None is the end."""
        message = await self.messages.get()
        if isinstance(message, m.StateChanged):
            self.state = message
        return message

    @property
    @abstractmethod
    def up_to_date(self) -> bool:
        """Is ``state`` the position that the game stands at? That others have chosen meanwhile changes none."""

    @property
    def you(self) -> int | None:
        """The seat of who reads this; nobody's in particular where several people share the keyboard."""
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    @property
    def would_be_left(self) -> bool:
        """Is there a game that goes on, and in which I sit?"""
        return self.state is not None and not self.state.over and bool(self.seats)

    def eyes(self, seat: int | None) -> m.Eyes:
        """What a seat of mine sees; whoever watches has one pair of eyes."""
        assert self.state is not None
        return next((eyes for eyes in self.state.eyes if eyes.seat == seat), self.state.eyes[0])

    def to_decide(self) -> list[int]:
        """My seats that have still to decide."""
        return [seat for seat in self.thinking() if seat in self.seats]

    def thinking(self) -> list[int]:
        """All who have still to decide."""
        if self.state is None or self.state.over:
            return []
        return [seat for seat in self.state.acting if seat not in self.state.decided]

    # --- words --------------------------------------------------------------------------

    def told(self, eyes: m.Eyes, quiet: Collection[str] = ()) -> list[list[LogLine]]:
        """What happened, step by step, as these eyes saw it; but not that others were dealt cards unseen."""

        def worth_telling(step: m.ActionTold, event: dict[str, Any]) -> bool:
            return event["event"] not in quiet and (step.seat is not None or not is_unseen(event))

        return [
            list(self.told_events(event for event in step.events if worth_telling(step, event))) for step in eyes.steps
        ]

    def told_events(self, events: Iterable[dict[str, Any]]) -> Iterable[LogLine]:
        names = short(self.names, 24)
        for plain in events:
            event = event_of(plain)
            yield LogLine(event.say(self.game.id, names, self.language, self.you), event.clause, by=event.seat)

    @property
    def doings(self) -> Sequence[m.Doing]:
        """What the table did by itself since the last message."""
        assert self.state is not None
        return self.state.doings

    def told_doings(self) -> list[LogLine]:
        """What the table did by itself."""
        names = short(self.names, 24)
        lines = []
        for doing in self.doings:
            key, reason = f"doing-{doing.what}", doing.reason or ""
            if doing.seat is None:
                lines.append(LogLine(say(key, self.language, who="", reason=reason)))
            elif doing.seat == self.you:
                lines.append(LogLine(say_form(key, "you", self.language, who="", reason=reason)))
            else:
                lines.append(LogLine(say(key, self.language, who=names[doing.seat], reason=reason)))
            if doing.what == "started":
                lines += self.introduced()
        return lines

    def introduced(self) -> list[LogLine]:
        """The bots at the table: how strong each is, and of what temper."""
        return [
            LogLine(
                say(
                    "bot-introduced",
                    self.language,
                    who=name,
                    level=say(f"level-{level}", self.language),
                    about=about(level, seat, self.language),
                ),
                by=seat,
            )
            for seat, (name, level) in enumerate(zip(self.names, self.levels, strict=True))
            if level in m.LEVELS
        ]

    async def unfair(self) -> list[str]:
        """What is wrong with the shuffles of a game that is over, in sentences; only a server could cheat."""
        return []

    def waiting_for(self) -> str:
        """Whose turn it is, in words."""
        if self.state is None:
            return say("waiting", self.language)
        if self.state.over:
            return self.result()
        thinking = self.thinking()
        if not thinking:
            return say("table-moves", self.language)
        who = ", ".join(short([self.names[seat] for seat in thinking], 24))
        return say("waits-for" if len(thinking) == 1 else "waits-for-several", self.language, who=who)

    def result(self) -> str:
        """Who has won."""
        assert self.state is not None
        winners = self.state.winners or []
        if len(self.seats) == 1 and self.seats == winners:
            return say("won-you", self.language)
        others = [self.names[seat] for seat in winners if seat != self.you]
        who = f" {say('and', self.language)} ".join(short(others, 24))
        if self.you in winners:
            return say_form("won", "you", self.language, who=who)
        return say("won", self.language, who=who, count=len(winners))

    def hint_lines(self, hint: m.HintGiven) -> list[str]:
        return [self.hint_line(hint.seat, line, at == 0, hint.measure) for at, line in enumerate(hint.moves)]

    def hint_line(self, seat: int, line: m.HintLine, best: bool, measure: m.Measure) -> str:
        """A move that is advised; of the best also what decides, and what is likely to follow."""
        from igroteka.bots.why import why

        if best and measure != "nothing":
            reason = why(line, short(self.names, 24), self.language)
        else:
            reason = "" if line.reason is None else say(line.reason, self.language, **line.details)
        key = {"chance": "hint-line", "points": "hint-line-points", "nothing": "hint-line-same"}[measure]
        move = self.answer(seat, line.move)
        told = say(key, self.language, move=move, chance=line.chance, points=line.points, why=reason)
        return told.strip()

    def answer(self, seat: int, move: str) -> str:
        """What a move is called that is open to a seat of mine."""
        return questions.answer(self.eyes(seat), move, self.language)


def event_of(plain: dict[str, Any]) -> Event:
    """An event from plain data: the reverse of ``Event.plain``."""
    details = {key: value for key, value in plain.items() if key not in ("event", "clause", "seat")}
    return Event(plain["event"], plain["clause"], plain["seat"], details)


def is_unseen(plain: dict[str, Any]) -> bool:
    """Does it tell nothing but that something hidden happened? A deal has dozens of these."""
    details = event_of(plain).details.values()
    return bool(details) and all(detail is None for detail in details)


def move_meant(typed: str, legal: Sequence[str]) -> str:
    """A move by its number in the list, or in notation as it is.

    A number is always the number in the list, also where cards are numbers: only as one among other signs
    (``5x2``, ``take``) is a move written as it is.

    >>> move_meant("2", ("take", "pass")), move_meant("Pass", ("take", "pass")), move_meant("2", ("2", "12"))
    ('pass', 'Pass', '12')
    """
    typed = " ".join(typed.split()).rstrip(".")
    if not typed.isdecimal():
        return typed
    if not 1 <= int(typed) <= len(legal):
        raise NoSuchNumber("move-number", number=typed, count=len(legal))
    return legal[int(typed) - 1]
