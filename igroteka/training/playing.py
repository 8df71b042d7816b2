"""Decisions to learn from: games that the search plays against itself, a file each, so that it can go on later."""

import hashlib
import multiprocessing
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from igroteka.api import game as make_game
from igroteka.bots.searcher import Search, sources
from igroteka.engine.binding import fingerprint
from igroteka.engine.game import boxed_kits
from igroteka.engine.state import CHANCE, State

ASTRAY: Final = 0.1  # of the moves are any legal one: who learns must have seen what nobody would play


class Decided(msgspec.Struct, array_like=True):
    """A position, whose decision it was, and how often the search tried each move."""

    record: bytes
    seat: int
    actions: list[int]
    visits: list[int]


@dataclass(frozen=True)
class SelfPlay:
    """Which games are played: the numbers of players by turns, each game with a seed of its own."""

    game: str
    games: int
    playouts: int
    seed: int = 0

    @property
    def folder(self) -> str:
        """Another search, advice or budget makes other decisions, which lie in another folder."""
        kit = boxed_kits()[self.game]
        searched = fingerprint(sources(kit), kit.tables)
        return hashlib.sha256(f"{searched}|{self.playouts}|{self.seed}".encode()).hexdigest()[:16]


def decisions_of(plan: SelfPlay, number: int) -> list[Decided]:
    """The decisions of one game."""
    counts = boxed_kits()[plan.game].description.players
    game = make_game(plan.game, players=counts[number % len(counts)])
    luck = random.Random(f"{plan.seed} {number}")
    state = game.start()
    found = []
    while state.actor is not None:
        if state.actor == CHANCE:
            state.play(state.draw(luck))
            continue
        seat: Any = state.actor
        moves = state.legal(seat)
        if len(moves) > 1:
            decided = decision(state, seat, plan.playouts, luck.getrandbits(30))
            found.append(decided)
            most = max(range(len(decided.visits)), key=decided.visits.__getitem__)
            moves = moves if luck.random() < ASTRAY else (game.kit.texts[decided.actions[most]],)
        state.play(luck.choice(moves), seat)
    return found


def decision(state: State, seat: int, playouts: int, seed: int) -> Decided:
    imagined = state.imagine(seat, seed)
    search = Search(imagined, seat, seed, playouts)
    search.think(playouts)
    edges = search.edges
    return Decided(imagined.snapshot(), seat, edges["action"].tolist(), edges["visits"].tolist())


def keep_decisions(plan: SelfPlay, number: int, file: Path) -> None:
    made = file.with_suffix(f".{os.getpid()}")
    made.write_bytes(msgspec.msgpack.encode(decisions_of(plan, number)))
    made.replace(file)


def file_of(number: int, folder: Path) -> Path:
    return folder / f"{number:06}.msgpack"


def play(plan: SelfPlay, folder: Path) -> Iterator[int]:
    """Play the games that do not lie in the folder yet, on all cores; how many lie there, again and again."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(plan.games) if not file_of(number, folder).exists()]
    done = plan.games - len(missing)
    yield done
    if not missing:
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(len(missing), len(os.sched_getaffinity(0))), mp_context=context) as pool:
        running = [pool.submit(keep_decisions, plan, number, file_of(number, folder)) for number in missing]
        try:
            for one in as_completed(running):
                one.result()
                done += 1
                yield done
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def decisions_in(plan: SelfPlay, folder: Path) -> list[list[Decided]]:
    """The decisions of all games of a plan, game by game."""
    files = (file_of(number, folder) for number in range(plan.games))
    return [msgspec.msgpack.decode(file.read_bytes(), type=list[Decided]) for file in files]
