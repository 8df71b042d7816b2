"""After a game: its replay, its shuffles, its analysis, and what became of the players."""

from collections.abc import Sequence
from typing import Literal

from igroteka.engine.questions import Phrase
from igroteka.protocol.bases import Body, Finding, MessagePart
from igroteka.protocol.frames import Frame
from igroteka.protocol.refusals import Refusal
from igroteka.protocol.words import Colour, OptionValue


class TableReplay(Body):
    """GET api/tables/{id}/replay?seat=0 (or ?seat=open, only after the end; ?seat=all: what all know)"""

    table: str
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    over: bool
    frames: list[Frame]


class Draw(MessagePart):
    """One act of chance: HMAC-SHA256(secret, message + "|0") modulo the sum of ``ways`` picks ``move``."""

    ply: int
    message: str
    ways: list[tuple[str, int]]
    move: str


class TakeBackTold(MessagePart):
    """A take-back that all agreed to: how many actions were left, and by place the tokens that prove it."""

    number: int
    kept: int
    tokens: list[str]


class Fairness(Body):
    """GET api/tables/{id}/fairness, only after the end; ``draws`` has every move from ``first`` on that is chance's"""

    commit: str
    secret: str
    salts: list[str]  # by place, the order in which people sat before seats were drawn; in version 1 by seat
    draws: list[Draw]
    version: int = 1  # of docs/fairness.md
    pledge: str = ""
    seals: list[str] = []
    drawn: bool = False  # the seats were drawn; else order is 0, 1, …
    order: list[int] = []  # the place of every seat
    take_backs: list[TakeBackTold] = []
    first: int = 0  # the first action that was drawn here, and not at the table that this one goes on from
    names: list[str] = []  # by seat
    moves: list[str] = []  # the whole game
    by: list[int | None] = []  # whose each move was; null: chance's


class ChancesAt(Finding, frozen=True):
    """Every seat's chance to win before the action ``ply``, as it saw it when it last decided."""

    ply: int
    chances: list[float]


class MoveChance(Finding, frozen=True):
    """A legal move, and how much less its chance is than the best move's, with the standard error of that."""

    move: str
    chance: float
    loss: float
    error: float
    called: Phrase | None = None  # what the move is called


class LikelyStep(Finding, frozen=True):
    """A decision that most often follows, in more than half of what was imagined."""

    seat: int
    move: str
    called: Phrase


class FirstSight(Finding, frozen=True):
    """The move that the game's advice would have played, where thinking found a clearly better one."""

    move: str
    chance: float
    called: Phrase | None


class JudgedMove(Finding, frozen=True):
    """A decision, as it looked to who had to take it; ``ply`` counts the actions before it."""

    ply: int
    seat: int
    played: str
    best: str
    chance_played: float
    chance_best: float
    error: float  # the standard error of their difference
    stake: float  # the best move's chance less that of any move, picked blindly
    choices: list[MoveChance]  # the best first
    reason: str  # why the best move: a key of the catalogues, with its details
    details: dict[str, int | str]
    played_called: Phrase | None = None  # what the two moves are called; null in what was found long ago
    best_called: Phrase | None = None
    likely: list[LikelyStep] = []  # what follows the best move
    sight: FirstSight | None = None


class TurningPoint(Finding, frozen=True):
    """A draw or a decision that mattered: whom, by how much, how sure; and of luck how likely it was."""

    ply: int
    kind: Literal["luck", "decision"]
    seat: int
    change: float
    error: float
    odds: float | None


class LessonMoment(Finding, frozen=True):
    """A decision to learn from: a better move that was there, or a good one that was found."""

    ply: int
    found: bool


class SeatFindings(Finding, frozen=True):
    """A seat's game: start, luck, own moves and others' moves add up to the result."""

    decisions: int
    accuracy: float | None  # from 0 to 1; null for a seat that had nothing to decide
    start: float
    luck: float
    luck_error: float
    own_moves: float
    own_error: float
    others_moves: float
    result: float
    moments: list[LessonMoment]


class Findings(Finding, frozen=True):
    """A game looked back at."""

    playouts: int  # of thought a decision
    by: list[int]  # whose each action was; -1 is chance's
    parts: list[int]  # which deal or round each action was in,
    counts: list[int]  # and which round, turn or move of it
    chances: list[ChancesAt]
    decisions: Sequence[JudgedMove]
    turns: list[TurningPoint]
    players: Sequence[SeatFindings]


class AnalysisProgress(Body):
    """POST and GET api/tables/{id}/analysis; while it runs, ``result`` is a first judgement"""

    status: Literal["none", "running", "done", "failed"]
    progress: float = 0.0
    result: Findings | None = None
    refusal: Refusal | None = None


class GameRating(MessagePart):
    game: str
    rating: float  # what he is sure to be worth: mu - 3 sigma, scaled
    mu: float
    sigma: float
    games: int


class RatingStep(MessagePart):
    game: str
    at: float
    rating: float
    table: str | None  # null where it is none of mine and not listed


class GameStatistics(MessagePart):
    game: str
    played: int
    won: float  # a shared win counts its share
    mean: float
    best: int
    events: dict[str, int]  # how often what happened to him, by the event's name


class FinishedTable(MessagePart):
    table: str
    game: str
    at: float
    names: list[str]
    seat: int
    scores: list[int]
    winners: list[int]
    rated: bool


class PlayerPage(Body):
    """GET api/players/{id}; bots are players too (``bot-strong``)"""

    id: str
    name: str
    colour: Colour
    bot: bool
    ratings: list[GameRating]
    steps: list[RatingStep]
    statistics: list[GameStatistics]
    finished: list[FinishedTable]
    owner: str | None = None  # of a bot of somebody's own: whose it is; its ratings are of the list apart


class LadderLine(MessagePart):
    id: str
    name: str
    colour: Colour
    bot: bool
    rating: GameRating
    owner: str | None = None  # of a bot of somebody's own


class Ladder(Body):
    """GET api/ratings/{game}"""

    game: str
    players: list[LadderLine]
