"""The work of an analysis: every decision and every draw by itself, on all cores, in any order, with the same result.

The compiled playouts release the GIL, so threads are enough.
"""

import hashlib
import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

from igroteka.analysis.findings import Analysis, Judgement, Luck, Measured
from igroteka.bots import judge
from igroteka.bots.hints import gives_reasons, opens, recommended
from igroteka.bots.searcher import thinking
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.engine.questions import call
from igroteka.engine.record import GameRecord
from igroteka.engine.rule import CHANCE
from igroteka.engine.state import State
from igroteka.engine.story import Event
from igroteka.protocol.afterwards import MoveChance as Choice
from igroteka.protocol.measures import LEAST_PAIRS, LUCK_PAIRS, MOST_PAIRS, PLAYOUTS, QUICK

TRIAL: Final = 100  # playouts that show how long they take


@dataclass(frozen=True)
class Effort:
    """How long to think about a decision: a number of playouts (the same result every time) or seconds."""

    playouts: int = PLAYOUTS
    seconds: float = 0.0

    def checked(self) -> "Effort":
        if self.seconds < 0 or (self.seconds == 0 and self.playouts < 1):
            raise OptionError("analysis-budget")
        return self

    @property
    def quick(self) -> "Effort":
        """For a first look at the same game."""
        return Effort(min(self.playouts or QUICK, QUICK))

    @property
    def is_long(self) -> bool:
        """Is it worth a first look?"""
        return self.seconds > 0 or self.playouts > QUICK


@dataclass(frozen=True)
class Piece:
    """What was measured at one ply: a decision, or luck that ends there."""

    ply: int
    judgement: Judgement | None = None
    luck: Luck | None = None


@dataclass(frozen=True)
class Progress:
    """One more piece is done."""

    done: int
    total: int
    piece: Piece

    @property
    def part(self) -> float:
        return self.done / self.total


class Followed:
    """The pieces of an analysis as they are done; behind the last there is what was found."""

    found: Analysis

    def __init__(self, work: Generator[Progress, None, Analysis]) -> None:
        self.work = work

    def __iter__(self) -> Iterator[Progress]:
        self.found = yield from self.work


def key_of(record: GameRecord, settings: Effort) -> str:
    """Names an analysis: the same game looked at in the same way."""
    budget = f"{settings.seconds} s" if settings.seconds else f"{settings.playouts} playouts"
    return hashlib.sha256(f"{record.text()}\n{budget}".encode()).hexdigest()


def analyse(
    record: GameRecord | str, progress: Callable[[float], None] | None = None, settings: Effort | None = None
) -> Analysis:
    """Look back at a game (a record or its text); ``progress`` hears how much is done, from 0 to 1.

    >>> import igroteka
    >>> state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9", "take", "draw 3"])
    >>> found = analyse(GameRecord(state, ("Vera", "Oleg", "Katya")), settings=Effort(playouts=50))
    >>> [(judged.ply, judged.seat, judged.played) for judged in found.decisions]
    [(3, 1, 'take')]
    """
    work = analysing(record if isinstance(record, GameRecord) else GameRecord.read(record), settings)
    followed = Followed(work)
    for step in followed:
        if progress is not None:
            progress(step.part)
    return followed.found


def analysing(
    record: GameRecord, settings: Effort | None = None, known: dict[int, Piece] | None = None
) -> Generator[Progress, None, Analysis]:
    """Yields progress, piece by piece as they are done, and returns the analysis.

    ``known`` are pieces that were done before. Closing the generator stops the work.
    """
    settings = (settings or Effort()).checked()
    game, steps = record.state.game, record.state.steps
    if not gives_reasons(game.kit):
        raise IgrotekaError("hint-none")
    judge.judgement(game.kit), thinking(game.kit)  # before the threads: binding is not for several at once
    positions = list(still_positions(record))
    by = [who if isinstance(who, int) else CHANCE for who, _ in steps]
    parts = [judge.epoch_of(state) for state in positions]
    draws = stretches(record, by, parts)
    pieces = dict(known or {})
    total = len(draws) + sum(1 for who in by if who != CHANCE)
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        tasks = [
            pool.submit(judged, positions[ply], who, steps[ply][1], ply, settings)
            for ply, who in enumerate(by)
            if who != CHANCE and ply not in pieces
        ]
        tasks += [
            pool.submit(
                lucky,
                positions[stretch.first],
                positions[stretch.last + 1],
                steps[stretch.last][1],
                stretch,
                settings,
                len(draws),
            )
            for stretch in draws
            if stretch.last not in pieces
        ]
        try:
            for task in as_completed(tasks):
                piece = task.result()
                pieces[piece.ply] = piece
                yield Progress(len(pieces), total, piece)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    done = [pieces[ply] for ply in sorted(pieces)]
    return Measured(
        game.id,
        settings.playouts,
        list(record.seats),
        [move for _, move in steps],
        by,
        parts[: len(by)],
        counted(by, parts, [opens(state) for state in positions]),
        [piece.judgement for piece in done if piece.judgement],
        [piece.luck for piece in done if piece.luck],
        shares_of(positions[-1]),
    ).concluded()


def still_positions(record: GameRecord) -> Iterator[State]:
    """Every position of a game, from the first."""
    state = record.state.game.start()
    yield state.still()
    for by, move in record.state.steps:
        state.play(move, by)
        yield state.still()


def counted(by: Sequence[int], parts: Sequence[int], opening: Sequence[bool]) -> list[int]:
    """Which round of its deal, or turn or move of its round, each action is in."""
    found: list[int] = []
    for ply, who in enumerate(by):
        before = found[-1] if ply and parts[ply] == parts[ply - 1] else 0
        found.append(before + (1 if who != CHANCE and opening[ply] else 0))
    return [max(1, number) for number in found]


@dataclass(frozen=True)
class Stretch:
    """What chance did at a stretch: from which action to which, and the seed for weighing it."""

    first: int
    last: int
    seed: int


def stretches(record: GameRecord, by: list[int], parts: list[int]) -> list[Stretch]:
    """All that chance did; where a deal or round ends, so does a stretch."""
    found, first = [], 0
    for ply, trail in enumerate(judge.trails(record.state.game, (move for _, move in record.state.steps))):
        if by[ply] != CHANCE:
            continue
        if ply == 0 or by[ply - 1] != CHANCE or parts[ply - 1] != parts[ply]:
            first = ply
        if ply + 1 == len(by) or by[ply + 1] != CHANCE or parts[ply + 1] != parts[ply]:
            found.append(Stretch(first, ply, trail))
    return found


def shares_of(state: State) -> list[float] | None:
    """Each seat's share of the victory, once the game is over."""
    winners = state.winners
    if winners is None:
        return None
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.game.players)]


def judged(state: State, seat: int, move: str, ply: int, settings: Effort) -> Piece:
    """A decision from what the seat could know."""
    playouts = settings.playouts
    if settings.seconds:
        begun = time.perf_counter()
        judge.hear(state, seat, TRIAL, move)
        playouts = max(TRIAL, int(TRIAL * settings.seconds / (time.perf_counter() - begun)))
    moves, likely, sight = judge.hear(state, seat, playouts, move)
    best, mine = moves[0], next(one for one in moves if one.move == move)
    reason = recommended(state.imagine(seat, 0), seat, moves)
    judgement = Judgement(
        ply=ply,
        seat=seat,
        played=move,
        best=best.move,
        chance_played=mine.chance,
        chance_best=best.chance,
        error=mine.error,
        stake=best.chance - sum(one.chance for one in moves) / len(moves),
        choices=[Choice(one.move, one.chance, one.loss, one.error, call(state, seat, one.move)) for one in moves],
        reason=reason.key,
        details=dict(reason.details),
        played_called=call(state, seat, move),
        best_called=call(state, seat, best.move),
        likely=likely,
        sight=sight,
    )
    return Piece(ply, judgement)


def lucky(before: State, after: State, move: str, stretch: Stretch, settings: Effort, draws: int) -> Piece:
    """What chance brought between two positions."""
    pairs = judge.PairedPlayouts(before, after, stretch.seed)
    if settings.seconds:
        end = time.perf_counter() + settings.seconds
        while time.perf_counter() < end:
            pairs.play_on(TRIAL)
    else:
        pairs.play_on(pairs_for(settings.playouts, draws))
    is_one = stretch.first == stretch.last
    odds = before.chance()[move] if is_one else None
    event = happening(before, move) if is_one else None
    return Piece(stretch.last, luck=Luck(stretch.first, stretch.last, pairs.means, pairs.errors, odds, event))


def happening(before: State, move: str) -> Event:
    """What an action of chance is told as."""
    state = before.copy()
    state.play(move)
    event = state.story[0]
    return event._replace(details=dict(event.details))


def pairs_for(playouts: int, draws: int) -> int:
    """How many pairs of playouts weigh the luck of each of so many draws."""
    shared = LUCK_PAIRS * playouts // draws
    return max(1, int(LEAST_PAIRS * playouts), min(int(MOST_PAIRS * playouts), shared))
