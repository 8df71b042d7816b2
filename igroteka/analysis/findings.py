"""What an analysis found: plain data, and what follows from it.

What a server tells of it is declared where it travels (protocol.afterwards).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from igroteka import __version__
from igroteka.bots.judge import is_clear
from igroteka.bots.why import in_words, why
from igroteka.engine.story import Event
from igroteka.locale import say, say_form
from igroteka.protocol.afterwards import ChancesAt as Standing
from igroteka.protocol.afterwards import Findings, JudgedMove, SeatFindings
from igroteka.protocol.afterwards import LessonMoment as Moment
from igroteka.protocol.afterwards import TurningPoint as Turn
from igroteka.protocol.measures import LEAST_TURN, MOST_MOMENTS, MOST_TURNS, TURN_ERRORS
from igroteka.report import percent


class Judgement(JudgedMove, frozen=True):
    """A decision, as it looked to who had to take it. ``ply`` counts the actions before it."""

    @property
    def loss(self) -> float:
        """May be below 0 where the move made came out a little better than the one the bot would have made."""
        return self.chance_best - self.chance_played

    @property
    def is_clear(self) -> bool:
        """Was something better there, beyond the noise?"""
        return is_clear(self.loss, self.error)

    @property
    def is_find(self) -> bool:
        """Was it the best move, and every other clearly worse?"""
        if self.played != self.best or len(self.choices) < 2:
            return False
        second = self.choices[1]
        return is_clear(second.loss, second.error)


@dataclass(frozen=True)
class Luck:
    """What chance brought each seat from the action ``first`` to the action ``ply``, less what it brings on average."""

    first: int
    ply: int
    changes: list[float]
    errors: list[float]
    odds: float | None  # how likely it was, if it was one action,
    event: Event | None = None  # and what happened then; nothing in what was found long ago


class PlayerFindings(SeatFindings, frozen=True):
    """One seat's game in short; all but ``accuracy`` are chances to win."""

    name: str

    @property
    def shown(self) -> "Sum":
        """Start, luck, own moves, the others' moves and the result as they are shown, in percent: they add up."""
        start, result = (floor(100 * part + 0.5) for part in (self.start, self.result))
        luck, own, others = adding_up((self.luck, self.own_moves, self.others_moves), result - start)
        return Sum(start, luck, own, others, result)


class Sum(NamedTuple):
    """Whole percents that add up to the last of them."""

    start: int
    luck: int
    own: int
    others: int
    result: int


def adding_up(parts: Sequence[float], whole: int) -> list[int]:
    """Parts in whole percent that add up to the whole: what is left over goes to the largest remainders.

    >>> adding_up((0.104, 0.104, 0.105), 31)
    [10, 10, 11]
    """
    rounded = [floor(100 * part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda i: rounded[i] - 100 * parts[i])
    for i in by_remainder[: whole - sum(rounded)]:
        rounded[i] += 1
    return rounded


class Analysis(Findings, frozen=True, kw_only=True):
    """A game looked back at: what a server tells of it, and what only the library does."""

    version: str
    game: str
    names: list[str]
    moves: list[str]  # the actions by ply
    decisions: list[Judgement]
    draws: list[Luck]
    turning_points: list[int]  # the plies of the turns
    accuracy: list[float | None]
    luck: list[float]
    players: list[PlayerFindings]

    def json(self) -> bytes:
        return msgspec.json.encode(self)

    def judged(self, ply: int) -> Judgement | None:
        return next((one for one in self.decisions if one.ply == ply), None)

    def turn_at(self, ply: int) -> Turn | None:
        return next((one for one in self.turns if one.ply == ply), None)

    def place(self, ply: int) -> dict[str, int]:
        """Where in the game an action is: the deal or round, and which round, turn or move of it."""
        return {"part": self.parts[ply], "number": self.counts[ply]}

    def where(self, ply: int, language: str) -> str:
        return say(f"place-{self.game}", language, **self.place(ply))

    def part(self, ply: int, language: str) -> str:
        """The deal or round alone."""
        return say_form(f"place-{self.game}", "part", language, **self.place(ply))

    def sentence(self, moment: Moment, language: str) -> str:
        """An instructive moment in words."""
        one = self.judged(moment.ply)
        assert one is not None
        return say(
            "analysis-found" if moment.found else "analysis-missed",
            language,
            where=self.where(one.ply, language),
            who=self.names[one.seat],
            played=in_words(one.played_called, one.played, language),
            best=in_words(one.best_called, one.best, language),
            chance_played=one.chance_played,
            chance_best=one.chance_best,
            second=in_words(one.choices[1].called, one.choices[1].move, language),
            chance_second=one.choices[1].chance,
            why=why(one, self.names, language),
        )

    def turned(self, turn: Turn, language: str) -> str:
        """A turning point in words: luck, and how likely it was; or a decision, and what else there was."""
        one = self.judged(turn.ply)
        kind = "decision" if one else "stretch" if turn.odds is None else "luck"
        draw = next((draw for draw in self.draws if draw.ply == turn.ply), None)
        first = draw.first if draw else turn.ply
        event = draw.event if draw else None
        return say(
            f"analysis-turn-{kind}",
            language,
            where=self.where(turn.ply, language),
            who=self.names[turn.seat],
            move=in_words(one.played_called if one else None, self.moves[turn.ply], language),
            best=in_words(one.best_called, one.best, language) if one else "",
            event=event.say(self.game, self.names, language).removesuffix(".") if event else self.moves[turn.ply],
            what=say(f"dealt-{self.game}", language, first=self.moves[first].split()[0]),
            lucky="yes" if turn.change > 0 else "no",
            odds=turn.odds or 0.0,
            change=signed(turn.change, language),
            error=percent(2 * turn.error, language),
        )


def signed(change: float, language: str) -> str:
    """A change of a chance with its sign."""
    written = percent(change, language)
    return f"+{written}" if change > 0 else written


def read_analysis(file: Path) -> Analysis:
    """An analysis that was written as JSON."""
    return msgspec.json.decode(file.read_bytes(), type=Analysis)


# --- what follows -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Measured:
    """What was measured of a game, before any conclusion. ``web/src/solo/analysis.ts`` concludes the same."""

    game: str
    playouts: int
    names: list[str]
    moves: list[str]
    by: list[int]
    parts: list[int]
    counts: list[int]
    judgements: list[Judgement]
    draws: list[Luck]
    result: list[float] | None  # each seat's share of the victory; None if the game is not over

    def concluded(self) -> Analysis:
        """The whole analysis."""
        standings = self.standings()
        players = [self.player(seat, standings[-1].chances[seat]) for seat in range(len(self.names))]
        turns = self.turns()
        return Analysis(
            version=__version__,
            game=self.game,
            playouts=self.playouts,
            names=self.names,
            moves=self.moves,
            by=self.by,
            parts=self.parts,
            counts=self.counts,
            chances=standings,
            decisions=self.judgements,
            draws=self.draws,
            turns=turns,
            turning_points=[turn.ply for turn in turns],
            accuracy=[player.accuracy for player in players],
            luck=[player.luck for player in players],
            players=players,
        )

    def standings(self) -> list[Standing]:
        """At first all have the same chance; from then on each has the one he saw when he last decided."""
        judged = {one.ply: one for one in self.judgements}
        now = [1 / len(self.names)] * len(self.names)
        found = []
        for ply in range(len(self.by)):
            one = judged.get(ply)
            if one is not None:
                now[one.seat] = one.chance_best
            found.append(Standing(ply, [*now]))
            if one is not None:
                now[one.seat] = one.chance_played
        found.append(Standing(len(self.by), self.result or now))
        return found

    def player(self, seat: int, result: float) -> PlayerFindings:
        mine = [one for one in self.judgements if one.seat == seat]
        at_stake = sum(one.stake for one in mine)
        loss = sum(one.loss for one in mine)
        start = 1 / len(self.names)
        luck = sum(draw.changes[seat] for draw in self.draws)
        return PlayerFindings(
            name=self.names[seat],
            decisions=sum(1 for one in mine if len(one.choices) > 1),
            accuracy=min(1.0, max(0.0, 1 - loss / at_stake)) if at_stake > 0 else None,
            start=start,
            luck=luck,
            luck_error=sqrt(sum(draw.errors[seat] ** 2 for draw in self.draws)),
            own_moves=-loss,
            own_error=sqrt(sum(one.error**2 for one in mine)),
            others_moves=result - start - luck + loss,
            result=result,
            moments=instructive(mine),
        )

    def turns(self) -> list[Turn]:
        """What mattered most, in the order of the game: each is clear of the noise."""
        found = [Turn(one.ply, "decision", one.seat, -one.loss, one.error, None) for one in self.judgements]
        for draw in self.draws:
            seat = max(range(len(self.names)), key=lambda seat: abs(draw.changes[seat]))
            found.append(Turn(draw.ply, "luck", seat, draw.changes[seat], draw.errors[seat], draw.odds))
        clear = [one for one in found if abs(one.change) >= max(LEAST_TURN, TURN_ERRORS * one.error)]
        return sorted(sorted(clear, key=lambda one: -abs(one.change))[:MOST_TURNS], key=lambda one: one.ply)


def instructive(judgements: list[Judgement]) -> list[Moment]:
    """The dearest mistakes; where there are fewer than two, the best moves found."""
    missed = sorted((one for one in judgements if one.is_clear), key=lambda one: -one.loss)
    found = sorted((one for one in judgements if one.is_find), key=lambda one: -one.choices[1].loss)
    moments = [Moment(one.ply, False) for one in missed] + [Moment(one.ply, True) for one in found]
    return moments[:MOST_MOMENTS]
