"""A place at a table, wherever the table is: what the screens and the plain lines know of it."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from igroteka import protocol as m
from igroteka.drawing.text import short
from igroteka.engine import asking
from igroteka.engine.game import Game
from igroteka.engine.story import Event
from igroteka.locale import say, say_form
from igroteka.table.cast import about


@dataclass(frozen=True)
class LogLine:
    """A line of the log: what happened, and by which clause. ``who`` said it, where it was said."""

    text: str
    clause: str = ""
    who: str = ""
    by: int | None = None


class Sitting(ABC):
    """A place at a table. ``messages`` brings everything that happens, in order; None ends it."""

    game: Game
    language: str
    messages: asyncio.Queue[m.ServerMessage | None]
    is_local: bool

    @property
    @abstractmethod
    def state(self) -> m.StateChanged | None:
        """How the game stands; None before it begins."""

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
    async def close(self) -> None:
        """Get up; what is to be kept is kept."""

    @property
    def you(self) -> int | None:
        """The seat of who reads this; nobody's in particular where several people share the keyboard."""
        return self.seats[0] if len(self.seats) == 1 else None

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over

    @property
    def may_hint(self) -> bool:
        return True

    @property
    def may_take_back(self) -> bool:
        return True

    def eyes(self, seat: int | None) -> m.Eyes:
        """What a seat of mine sees; whoever watches has one pair of eyes."""
        assert self.state is not None
        return next((eyes for eyes in self.state.eyes if eyes.seat == seat), self.state.eyes[0])

    def to_decide(self) -> list[int]:
        """My seats that have still to decide."""
        if self.state is None or self.state.over:
            return []
        return [seat for seat in self.seats if seat in self.state.acting and seat not in self.state.decided]

    def thinking(self) -> list[int]:
        """All who have still to decide."""
        if self.state is None or self.state.over:
            return []
        return [seat for seat in self.state.acting if seat not in self.state.decided]

    # --- words --------------------------------------------------------------------------

    def told(self, eyes: m.Eyes) -> list[list[LogLine]]:
        """What happened, step by step, as these eyes saw it; but not that others were dealt cards unseen."""
        return [
            list(self.told_events(event for event in step.events if step.seat is not None or not is_unseen(event)))
            for step in eyes.steps
        ]

    def told_events(self, events: Iterable[dict[str, Any]]) -> Iterable[LogLine]:
        names = short(self.names, 24)
        for plain in events:
            event = event_of(plain)
            yield LogLine(event.say(self.game.id, names, self.language, self.you), event.clause, by=event.seat)

    def told_doings(self) -> list[LogLine]:
        """What the table did by itself."""
        assert self.state is not None
        names = short(self.names, 24)
        lines = []
        for doing in self.state.doings:
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
        return [hint_line(line, at == 0, hint.measure, self.language) for at, line in enumerate(hint.moves)]

    def answer(self, seat: int, move: str) -> str:
        return asking.answer(self.game, self.eyes(seat).view, seat, move, self.language)


def event_of(plain: dict[str, Any]) -> Event:
    """An event from plain data: the reverse of ``Event.plain``."""
    details = {key: value for key, value in plain.items() if key not in ("event", "clause", "seat")}
    return Event(plain["event"], plain["clause"], plain["seat"], details)


def is_unseen(plain: dict[str, Any]) -> bool:
    """Does it tell nothing but that something hidden happened? A deal has dozens of these."""
    details = event_of(plain).details.values()
    return bool(details) and all(detail is None for detail in details)


def hint_line(line: m.HintLine, best: bool, measure: m.Measure, language: str) -> str:
    """A move that is advised; what speaks against the best one does not speak against it enough (``.best``)."""
    if line.reason is None:
        why = ""
    elif best and measure != "nothing":
        why = say_form(line.reason, "best", language, **line.details)
    else:
        why = say(line.reason, language, **line.details)
    if measure == "chance":
        return say("hint-line", language, move=line.move, chance=line.chance, why=why).strip()
    if measure == "points":
        return say("hint-line-points", language, move=line.move, points=line.points, why=why).strip()
    return say("hint-line-same", language, move=line.move, why=why).strip()


def move_meant(typed: str, legal: Sequence[str]) -> str:
    """A move by its number in the list, or in notation as it is.

    A number that is itself a legal move is that move: in 12 Days ``8`` plays an 8.

    >>> move_meant("2", ("take", "pass")), move_meant("Pass", ("take", "pass")), move_meant("5", ("5", "12"))
    ('pass', 'Pass', '5')
    """
    typed = " ".join(typed.split())
    if typed.isdigit() and typed not in legal and 1 <= int(typed) <= len(legal):
        return legal[int(typed) - 1]
    return typed
