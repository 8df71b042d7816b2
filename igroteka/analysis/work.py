"""The work of an analysis: every ply by itself, on all cores, in any order, with the same result.

The compiled playouts release the GIL, so threads are enough.
"""

import hashlib
import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from typing import Any, Final

from igroteka.analysis.expecting import Expectation, bound, epoch_number, worth_of
from igroteka.analysis.findings import Analysis, Choice, Judgement, Measured, Standing
from igroteka.bots.hints import gives_reasons, reason_for
from igroteka.bots.searcher import SLICE, Search, thinking
from igroteka.engine.asking import call
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.engine.record import GameRecord
from igroteka.engine.rule import CHANCE
from igroteka.engine.state import State

PLAYOUTS: Final = 3000
STEADY: Final = 4  # times as many playouts for luck: it adds up over many actions, and so does its noise
PLIES: Final = 1_000_003  # seeds of two plies never meet


@dataclass(frozen=True)
class Effort:
    """How long to think about a ply: a number of playouts (the same result every time) or seconds."""

    playouts: int = PLAYOUTS
    seconds: float = 0.0
    seed: int = 0

    def checked(self) -> "Effort":
        if self.seconds < 0 or (self.seconds == 0 and self.playouts < 1):
            raise OptionError("analysis-budget")
        return self


@dataclass(frozen=True)
class Ply:
    """What was measured at one ply: where everybody stands, and the decision if there is one."""

    standing: Standing
    judgement: Judgement | None = None


@dataclass(frozen=True)
class Progress:
    """One more ply is done."""

    done: int
    total: int
    ply: Ply

    @property
    def part(self) -> float:
        return self.done / self.total


def key_of(record: GameRecord, settings: Effort) -> str:
    """Names an analysis: the same game looked at in the same way."""
    budget = f"{settings.seconds} s" if settings.seconds else f"{settings.playouts} playouts"
    return hashlib.sha256(f"{record.text()}\n{budget}, seed {settings.seed}".encode()).hexdigest()


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
    while True:
        try:
            step = next(work)
        except StopIteration as end:
            found: Analysis = end.value
            return found
        if progress is not None:
            progress(step.part)


def analysing(
    record: GameRecord, settings: Effort | None = None, known: dict[int, Ply] | None = None
) -> Generator[Progress, None, Analysis]:
    """Yields progress, ply by ply as they are done, and returns the analysis.

    ``known`` are plies that were done before. Closing the generator stops the work.
    """
    settings = (settings or Effort()).checked()
    game, steps = record.state.game, record.state.steps
    if not gives_reasons(game.kit):
        raise IgrotekaError("hint-none")
    bound(game.kit), thinking(game.kit)  # before the threads: binding is not for several at once
    plies = dict(known or {})
    total = len(steps) + 1
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        tasks = [
            pool.submit(measured, before, position, by, move, number, settings)
            for number, before, position, by, move in positions(record)
            if number not in plies
        ]
        try:
            for task in as_completed(tasks):
                ply = task.result()
                plies[ply.standing.ply] = ply
                yield Progress(len(plies), total, ply)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return Measured(
        game.id,
        list(record.seats),
        [move for _, move in steps],
        [by if isinstance(by, int) else CHANCE for by, _ in steps],
        [plies[number].standing for number in range(total)],
        [judged for number in range(total) if (judged := plies[number].judgement)],
    ).concluded()


def positions(record: GameRecord) -> Generator[tuple[int, State | None, State, Any, str | None], None, None]:
    """Every position of a game with the one before and the action that was taken there."""
    state = record.state.game.start()
    before: State | None = None
    for number, (by, move) in enumerate(record.state.steps):
        here = state.still()
        yield number, before, here, by, move
        state.play(move, by)
        before = here
    yield len(record.state.steps), before, state.still(), None, None


def measured(before: State | None, state: State, by: Any, move: str | None, number: int, settings: Effort) -> Ply:
    seeded = replace(settings, seed=settings.seed * PLIES + number)
    standing = where_all_stand(before, state, number, seeded)
    if move is None or not isinstance(by, int) or len(state.legal(by)) == 1:
        return Ply(standing)
    return Ply(standing, judged(state, by, move, number, seeded))


def where_all_stand(before: State | None, state: State, number: int, settings: Effort) -> Standing:
    if state.actor is None:
        result = worth_of(state)
        return Standing(number, result, [0.0] * len(result), result)
    expectation = Expectation(state, settings.seed)
    if settings.seconds:
        think_for(expectation.play_on, settings.seconds)
    else:
        expectation.play_on(STEADY * settings.playouts)
    begins = before is not None and epoch_number(before) != epoch_number(state)
    return Standing(number, expectation.means, expectation.errors, worth_of(state) if begins else expectation.means)


def think_for(think: Callable[[int], None], seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        think(SLICE)


def judged(state: State, seat: int, move: str, number: int, settings: Effort) -> Judgement:
    """A decision from what the seat could know."""
    imagined = state.imagine(seat, settings.seed)
    search = Search(imagined, seat, settings.seed, settings.playouts if not settings.seconds else 1 << 15)
    if settings.seconds:
        search.think_for(settings.seconds)
    else:
        search.think(settings.playouts)
    even_out(search)
    choices = ranked([Choice(one.move, one.chance, one.playouts) for one in search.thoughts()], move)
    best, chances = choices[0], {choice.move: choice.chance for choice in choices}
    reason = reason_for(imagined, seat, best.move)
    return Judgement(
        ply=number,
        seat=seat,
        played=move,
        best=best.move,
        chance_played=chances[move],
        chance_best=best.chance,
        stake=best.chance - min(chances.values()),
        choices=choices,
        reason=reason.key,
        details=dict(reason.details),
        played_called=call(state, seat, move),
        best_called=call(state, seat, best.move),
    )


def ranked(choices: list[Choice], played: str) -> list[Choice]:
    """The best first. That is the most tried move, or the move made if that looks even better: the
    highest of many estimates would often be the luckiest one, and noise is not held against anybody.
    """
    best = max(choices, key=lambda choice: choice.playouts)
    mine = next(choice for choice in choices if choice.move == played)
    best = mine if mine.chance > best.chance else best
    return [best, *sorted((choice for choice in choices if choice is not best), key=lambda choice: -choice.chance)]


def even_out(search: Search) -> None:
    """Give every move that the search soon gave up a fair hearing: a quarter of an equal share.

    The search's own interest is in the best move; an analysis also has to say what the others are worth.
    """
    thoughts = search.thoughts()
    least = max(1, search.playouts // (4 * len(thoughts)))
    for thought in thoughts:
        if thought.playouts < least:
            think_of(search, thought.move, least - thought.playouts)


def think_of(search: Search, move: str, playouts: int) -> None:
    """Playouts that all begin with one move: for so long the root has no other."""
    at = search.root_node
    root, edges = search.tree[0][at : at + 1], search.tree[1]
    first, count = int(root["first"][0]), int(root["moves"][0])
    actions = edges["action"][first : first + count].tolist()
    root["first"], root["moves"] = first + actions.index(search.state.game.kit.action_of[move]), 1
    search.think(playouts)
    root["first"], root["moves"] = first, count
