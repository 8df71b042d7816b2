"""What an analysis found: plain data, and what follows from it."""

from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from igroteka import __version__
from igroteka.engine.asking import Phrase
from igroteka.locale import say

TURNS: Final = 6  # turning points at most
TURN: Final = 0.05  # a smaller change of somebody's chance is none
MOMENTS: Final = 3  # instructive moments of a player
LEAST_LOSS: Final = 0.01  # a smaller loss teaches nothing
NOISE: Final = 2.0  # standard errors that a loss must be clear of


@dataclass(frozen=True)
class Choice:
    """A legal move, the chance to win with it from what its player knew, and how often it was tried."""

    move: str
    chance: float
    playouts: int

    @property
    def variance(self) -> float:
        return self.chance * (1 - self.chance) / max(1, self.playouts)


@dataclass(frozen=True)
class Judgement:
    """A decision, as it looked to who had to take it. ``ply`` counts the actions before it."""

    ply: int
    seat: int
    played: str
    best: str
    chance_played: float
    chance_best: float
    stake: float  # the best move's chance less the worst move's
    choices: list[Choice]  # the best first
    reason: str  # why the best move: a key of the catalogues
    details: dict[str, Any]
    played_called: Phrase | None = None  # what the two moves are called
    best_called: Phrase | None = None

    @property
    def loss(self) -> float:
        return self.chance_best - self.chance_played

    @property
    def noise(self) -> float:
        """The standard error of the loss."""
        by_move = {choice.move: choice for choice in self.choices}
        return sqrt(by_move[self.best].variance + by_move[self.played].variance)

    @property
    def gain(self) -> float:
        """How much better the best move is than the second best."""
        return self.choices[0].chance - self.choices[1].chance

    @property
    def is_clear(self) -> bool:
        """Was something better there, beyond the noise?"""
        return self.loss > max(LEAST_LOSS, NOISE * self.noise)

    @property
    def is_find(self) -> bool:
        """Was it the best move, and every other clearly worse?"""
        first, second = self.choices[:2]
        clear = NOISE * sqrt(first.variance + second.variance)
        return self.played == first.move and self.gain > max(LEAST_LOSS, clear)


@dataclass(frozen=True)
class Standing:
    """Every seat's chance to win before the action ``ply``, with open cards."""

    ply: int
    chances: list[float]
    errors: list[float]
    ending: list[float]  # as the deal or round before saw it, where a new one has just begun; else the same

    @property
    def begins_round(self) -> bool:
        return self.ending != self.chances


@dataclass(frozen=True)
class Moment:
    """Something to learn from: a better move that was there, or a good one that was found."""

    ply: int
    found: bool  # the player found it; else it was missed


@dataclass(frozen=True)
class PlayerFindings:
    """One seat's game in short; all but ``accuracy`` are chances to win."""

    name: str
    decisions: int
    accuracy: float | None  # from 0 to 1; None where nothing was at stake
    loss: float  # all losses together
    start: float
    luck: float
    luck_error: float
    own_moves: float
    others_moves: float
    drift: float
    result: float
    moments: list[Moment]


@dataclass(frozen=True)
class Analysis:
    """A game looked back at."""

    version: str
    game: str
    names: list[str]
    moves: list[str]  # the actions by ply
    by: list[int]  # whose; -1 is chance
    chances: list[Standing]
    decisions: list[Judgement]
    turning_points: list[int]  # plies
    accuracy: list[float | None]
    luck: list[float]
    players: list[PlayerFindings]

    def json(self) -> bytes:
        return msgspec.json.encode(self)

    def changes(self, ply: int) -> list[float]:
        """How the action moved each seat's chance."""
        before, after = self.chances[ply], self.chances[ply + 1]
        return [then - now for now, then in zip(before.chances, after.ending, strict=True)]

    def sentence(self, moment: Moment, language: str) -> str:
        """An instructive moment in words."""
        judged = next(judgement for judgement in self.decisions if judgement.ply == moment.ply)
        return say(
            "analysis-found" if moment.found else "analysis-missed",
            language,
            number=judged.ply + 1,
            who=self.names[judged.seat],
            played=judged.played,
            best=judged.best,
            chance_played=judged.chance_played,
            chance_best=judged.chance_best,
            second=judged.choices[1].move,
            chance_second=judged.choices[1].chance,
            why=say(judged.reason, language, **judged.details),
        )


def read_analysis(file: Path) -> Analysis:
    """An analysis that was written as JSON."""
    return msgspec.json.decode(file.read_bytes(), type=Analysis)


# --- what follows -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Measured:
    """What was measured of a game, before any conclusion."""

    game: str
    names: list[str]
    moves: list[str]
    by: list[int]
    standings: list[Standing]
    judgements: list[Judgement]

    def concluded(self) -> Analysis:
        """The whole analysis."""
        players = [self.player(seat) for seat in range(len(self.names))]
        return Analysis(
            __version__,
            self.game,
            self.names,
            self.moves,
            self.by,
            self.standings,
            self.judgements,
            self.turning_points(),
            [player.accuracy for player in players],
            [player.luck for player in players],
            players,
        )

    def change(self, ply: int, seat: int) -> float:
        """How the action moved the seat's chance."""
        return self.standings[ply + 1].ending[seat] - self.standings[ply].chances[seat]

    def player(self, seat: int) -> PlayerFindings:
        mine = [judgement for judgement in self.judgements if judgement.seat == seat]
        at_stake = sum(judgement.stake for judgement in mine)
        loss = sum(judgement.loss for judgement in mine)
        plies = range(len(self.by))
        return PlayerFindings(
            name=self.names[seat],
            decisions=len(mine),
            accuracy=1 - loss / at_stake if at_stake > 0 else None,
            loss=loss,
            start=self.standings[0].chances[seat],
            luck=sum(self.change(ply, seat) for ply in plies if self.by[ply] < 0),
            luck_error=self.luck_error(seat),
            own_moves=sum(self.change(ply, seat) for ply in plies if self.by[ply] == seat),
            others_moves=sum(self.change(ply, seat) for ply in plies if 0 <= self.by[ply] != seat),
            drift=sum(standing.chances[seat] - standing.ending[seat] for standing in self.standings),
            result=self.standings[-1].chances[seat],
            moments=instructive(mine),
        )

    def luck_error(self, seat: int) -> float:
        """Noise comes in only where chance's turn begins and ends: in between it cancels out."""
        variance = 0.0
        for ply, who in enumerate(self.by):
            if who >= 0:
                continue
            before, after = self.standings[ply], self.standings[ply + 1]
            if ply == 0 or self.by[ply - 1] >= 0 or before.begins_round:
                variance += before.errors[seat] ** 2
            if not after.begins_round and (ply + 1 == len(self.by) or self.by[ply + 1] >= 0):
                variance += after.errors[seat] ** 2
        return sqrt(variance)

    def turning_points(self) -> list[int]:
        """The plies that moved somebody's chance most, in the order of the game."""
        seats = range(len(self.names))
        moved = [(max(abs(self.change(ply, seat)) for seat in seats), ply) for ply in range(len(self.by))]
        most = sorted((change, ply) for change, ply in moved if change >= TURN)[-TURNS:]
        return sorted(ply for _, ply in most)


def instructive(judgements: list[Judgement]) -> list[Moment]:
    """The dearest mistakes; where there are fewer than three, the best moves found."""
    missed = sorted((one for one in judgements if one.is_clear), key=lambda one: -one.loss)
    found = sorted((one for one in judgements if one.is_find), key=lambda one: -one.gain)
    moments = [Moment(one.ply, False) for one in missed] + [Moment(one.ply, True) for one in found]
    return moments[:MOMENTS]
