"""How strong the bots are: the tables of docs/bots.md, in one run on all cores.

    python benchmarks/strength.py --seconds 540 --json strength.json --markdown strength.md
    python benchmarks/strength.py eight28 my-number --tables search,oracle --seconds 60
    python benchmarks/strength.py --seconds 0 --json eight28.json my-number.json --markdown strength.md

A *cell* is one bot at a table of others. All cells are played side by side; each gets its share of
the time, those whose question is open more. The figures are written as they come, and a run with
the same file goes on where the last one stopped, unless the game or the search has changed since.
The intervals hold whenever one stops (``Share.anytime_interval``). Games may be measured by processes
of their own, each with its file; with 0 seconds the tables are written from all files together.

`search` plays with the number of playouts that takes about 10 ms a move here: it is measured first,
for each game and number of players, and written down with the figures.
"""

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any

import igroteka
from igroteka.arena.match import Outcome, Pairing, play
from igroteka.arena.oracle import oracle
from igroteka.arena.statistics import Share
from igroteka.arena.tournament import Plan, end_quietly
from igroteka.bench.results import machine
from igroteka.bench.thinking import positions
from igroteka.bots import LEVELS, bot, decide
from igroteka.bots.players import NAMED, Searcher
from igroteka.bots.searcher import sources
from igroteka.engine.binding import fingerprint

MOST_DEALS = 4000
NARROW = 0.04  # an interval of this width is narrow enough
SAVE_EVERY = 15  # seconds
TEN_MS = 0.010
CURVE = {"1 ms": 0.1, "3 ms": 0.3, "10 ms": 1.0, "30 ms": 3.0, "100 ms": 10.0}
HALF_AS_MUCH_AGAIN = ("twelve-days", "my-number")  # here `search` is to take 1.5 times its fair share
TABLES = ("advice", "search", "master", "curve", "oracle", "levels")


# --- what is asked --------------------------------------------------------------------------------


@dataclass
class Cell:
    """One bot at a table of others, and what is known of it."""

    game: str
    players: int
    bot: str
    against: str
    levels: tuple[float, ...]  # the shares that it is to be compared with
    weight: float = 1.0  # of its claim to the machine's time while the question is open
    played: list[list[float | None]] = field(default_factory=list)  # by deal and rotation: the share of victory
    whole: int = 0  # deals from the first that are played whole; only they count
    share: Share = field(default_factory=Share)
    seconds: float = 0.0  # of all seats, in all games
    games: int = 0
    moves: int = 0  # of the bot alone
    thought: float = 0.0  # seconds of the bot alone
    running: set[tuple[int, int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        options = dict(igroteka.game(self.game, players=self.players).options)
        options.pop("players")
        plan = Plan(self.game, tuple(options.items()), self.players, (self.bot,), 1 << 40, self.against)
        self.guess = sum(playouts_of(name) for name in (self.bot, *[self.against] * (self.players - 1))) / 5000
        self.deals: Iterator[list[Pairing]] = plan.deals()
        self.pairings: list[list[Pairing]] = []

    @property
    def key(self) -> str:
        return f"{self.game} {self.players} {self.bot} {self.against}"

    def next_game(self) -> tuple[int, int]:
        """The first game that nobody plays yet."""
        for deal, shares in enumerate(self.played[self.whole :], start=self.whole):
            for rotation, share in enumerate(shares):
                if share is None and (deal, rotation) not in self.running:
                    return deal, rotation
        self.played.append([None] * self.players)
        return len(self.played) - 1, 0

    def pairing(self, deal: int, rotation: int) -> Pairing:
        while len(self.pairings) <= deal:
            self.pairings.append(next(self.deals))
        return self.pairings[deal][rotation]

    def add(self, place: tuple[int, int], outcome: Outcome) -> None:
        deal, rotation = place
        self.running.discard(place)
        seat = outcome.pairing.seats.index(self.bot)
        self.played[deal][rotation] = outcome.shares[seat]
        self.games += 1
        self.moves += outcome.moves[seat]
        self.thought += outcome.seconds[seat]
        self.seconds += sum(outcome.seconds)
        self.count_whole_deals()

    def count_whole_deals(self) -> None:
        while self.whole < len(self.played) and None not in self.played[self.whole]:
            self.share.add(sum(share or 0.0 for share in self.played[self.whole]) / self.players)
            self.whole += 1

    @property
    def decided(self) -> bool:
        low, high = self.share.anytime_interval
        return all(level < low or high < level for level in self.levels)

    @property
    def done(self) -> bool:
        low, high = self.share.anytime_interval
        return self.whole >= MOST_DEALS or (self.decided and high - low <= NARROW)

    @property
    def seconds_a_game(self) -> float:
        return (self.guess + self.seconds) / (1 + self.games)

    @property
    def claim(self) -> float:
        """Whose next game would be done first, if each had its part of the machine, is next."""
        spent = self.seconds + (1 + len(self.running)) * self.seconds_a_game
        return spent / (self.weight / 8 if self.decided else self.weight)

    def plain(self) -> dict[str, Any]:
        low, high = self.share.anytime_interval
        return {
            **{name: getattr(self, name) for name in ("game", "players", "bot", "against", "levels")},
            "share": self.share.mean,
            "low": low,
            "high": high,
            "deals": self.whole,
            "decided": self.decided,
            **{name: getattr(self, name) for name in ("games", "moves", "thought", "seconds", "played")},
        }

    def take_up(self, plain: dict[str, Any]) -> None:
        """Go on where an earlier run stopped."""
        for name in ("games", "moves", "thought", "seconds", "played"):
            setattr(self, name, plain[name])
        self.count_whole_deals()


def playouts_of(name: str) -> int:
    """That a bot's move takes, to guess how long a game will last."""
    thinker = oracle(name) or bot(name)
    return thinker.playouts if isinstance(thinker, Searcher) else 1


def cells_of(id: str, budgets: dict[str, int], tables: list[str]) -> list[Cell]:
    """All that is asked about a game."""
    found: dict[str, Cell] = {}

    def ask(players: int, bot: str, against: str, more: tuple[float, ...] = (), weight: float = 1.0) -> None:
        cell = Cell(id, players, bot, against, (1 / players, *more), weight)
        found.setdefault(cell.key, cell)

    for players in player_counts(id):
        budget = f"search:{budgets[f'{id} {players}']}"
        if "advice" in tables:
            ask(players, "advice", "random")
        if "search" in tables:
            ask(players, budget, "advice", (1.5 / players,) if id in HALF_AS_MUCH_AGAIN else (), weight=4)
        if "master" in tables:
            ask(players, "master", budget, weight=2)
    usual = igroteka.game(id).players
    ten = budgets[f"{id} {usual}"]
    if "curve" in tables:
        for times in CURVE.values():
            ask(usual, f"search:{round(ten * times)}", "advice")
    if "oracle" in tables:
        ask(usual, f"oracle:{ten}", "advice")
    if "levels" in tables:
        for bot, against in LADDER:
            ask(usual, bot, against)
    return list(found.values())


LADDER = (("novice", "random"), ("novice", "advice"), ("casual", "novice"), ("strong", "casual"), ("strong", "advice"))


def player_counts(id: str) -> list[int]:
    """The least, the usual and the largest number of players."""
    possible = igroteka.games()[id].players
    return sorted({possible[0], igroteka.game(id).players, possible[-1]})


# --- before it begins -----------------------------------------------------------------------------


def source_of(id: str) -> str:
    """What decides how a game is played, in a few letters: rules, advice, search, levels."""
    kit = igroteka.game(id).kit
    levels = {level: repr(NAMED[level]) for level in LEVELS}
    return fingerprint(sources(kit), {**kit.tables, **levels})


def load(*games: str) -> None:
    """Compile what the games need, or find it in the cache."""
    for id in games:
        for state, seat in positions(igroteka.game(id), count=2):
            decide(state, seat, "search:10", 0)


def get_ready(games: list[str]) -> None:
    """What every process does first, so that no move's time includes it."""
    end_quietly()
    load(*games)


def playouts_in_ten_ms(id: str, players: int) -> int:
    """How many playouts a move of about 10 ms has, to two digits."""
    where = positions(igroteka.game(id, players=players))

    def seconds(playouts: int) -> float:
        began = time.process_time()
        for state, seat in where:
            decide(state, seat, f"search:{playouts}", 1)
        return (time.process_time() - began) / len(where)

    seconds(100)  # loads
    few, many = seconds(500), seconds(2500)
    each = (many - few) / 2000
    return two_digits(500 + (TEN_MS - few) / each)


def two_digits(number: float) -> int:
    return int(float(f"{number:.1e}"))


# --- playing --------------------------------------------------------------------------------------


def here_and_now() -> dict[str, Any]:
    return {"date": datetime.now(UTC).date().isoformat(), "machine": machine()}


def read(*files: Path) -> dict[str, Any]:
    """What earlier runs found out, all together; it was measured where and when the last of them says."""
    known: dict[str, Any] = {**here_and_now(), "sources": {}, "budgets": {}, "cells": []}
    for file in filter(Path.exists, files):
        plain = json.loads(file.read_text(encoding="utf-8"))
        plain["sources"] = known["sources"] | plain["sources"]
        plain["budgets"] = known["budgets"] | plain["budgets"]
        plain["cells"] = known["cells"] + plain["cells"]
        known = plain
    return known


class Run:
    """Cells being played side by side, and the file that keeps them."""

    def __init__(self, games: list[str], tables: list[str], *files: Path) -> None:
        self.file = files[0] if files else None
        known = read(*files)
        self.measured = {name: known[name] for name in ("date", "machine")}
        now = {id: source_of(id) for id in games}
        stale = [id for id in games if known["sources"].get(id, now[id]) != now[id]]
        self.sources = known["sources"] | now
        self.known = {cell["key"]: cell for cell in known["cells"] if cell["game"] not in stale}
        self.budgets: dict[str, int] = {
            key: playouts for key, playouts in known["budgets"].items() if key.split()[0] not in stale
        }
        for id in stale:
            print(f"{id} has changed since: its earlier figures are not used")
        self.games, self.tables = games, tables
        self.cells: list[Cell] = []

    def prepare(self, pool: ProcessPoolExecutor) -> None:
        """Find out how many playouts take 10 ms, and what is known already."""
        self.measured = here_and_now()
        tables = [(id, players) for id in self.games for players in player_counts(id)]
        missing = [(id, players) for id, players in tables if f"{id} {players}" not in self.budgets]
        found = pool.map(playouts_in_ten_ms, *zip(*missing, strict=True)) if missing else iter(())
        for (id, players), playouts in zip(missing, found, strict=True):
            self.budgets[f"{id} {players}"] = playouts
            print(f"{id}, {players} players: 10 ms are {playouts} playouts", flush=True)
        self.cells = list(chain.from_iterable(cells_of(id, self.budgets, self.tables) for id in self.games))
        for cell in self.cells:
            if cell.key in self.known:
                cell.take_up(self.known.pop(cell.key))

    def play(self, pool: ProcessPoolExecutor, cores: int, until: float) -> None:
        """Keep every core busy with whichever cell has had least of the time."""
        running: dict[Future[Outcome], tuple[Cell, tuple[int, int]]] = {}
        saved = time.monotonic()
        while True:
            while len(running) < 2 * cores and (cell := self.next_cell(until - time.monotonic())):
                place = cell.next_game()
                cell.running.add(place)
                running[pool.submit(play, cell.pairing(*place))] = cell, place
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                cell, place = running.pop(future)
                cell.add(place, future.result())
            if time.monotonic() > saved + SAVE_EVERY:
                saved = time.monotonic()
                self.save()
                self.say_progress(until - saved)

    def next_cell(self, left: float) -> Cell | None:
        """A game that would last beyond the end is not begun; two wait in line for each core."""
        fitting = [cell for cell in self.cells if not cell.done and 2 * cell.seconds_a_game < left]
        return min(fitting, key=lambda cell: cell.claim, default=None)

    def say_progress(self, left: float) -> None:
        games = sum(cell.games for cell in self.cells)
        open_cells = [cell for cell in self.cells if not cell.decided]
        print(f"{max(0, left):5.0f} s left, {games} games, {len(open_cells)} of {len(self.cells)} undecided:", end=" ")
        print("; ".join(f"{cell.key} {cell.share.mean:.3f} ({cell.whole})" for cell in open_cells[:6]), flush=True)

    def plain(self) -> dict[str, Any]:
        return {
            **self.measured,
            "sources": self.sources,
            "budgets": self.budgets,
            "cells": [{"key": cell.key, **cell.plain()} for cell in self.cells] + list(self.known.values()),
        }

    def save(self) -> None:
        if self.file:
            partly = self.file.with_suffix(".part")
            partly.write_text(json.dumps(self.plain()) + "\n", encoding="utf-8")
            partly.replace(self.file)


def measure(run: Run, cores: int, seconds: float) -> None:
    """Play for so long, and keep what came of it."""
    until = time.monotonic() + seconds
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(cores, len(run.games)), mp_context=context) as pool:
        list(pool.map(load, run.games))
    with ProcessPoolExecutor(cores, context, get_ready, (run.games,)) as pool:
        run.prepare(pool)
        try:
            run.play(pool, cores, until)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    run.save()


# --- telling --------------------------------------------------------------------------------------

HEAD = ("game", "players", "bot", "against", "fair", "share", "95 % interval", "times fair", "deals", "a move")


def markdown(plain: dict[str, Any]) -> str:
    """The tables as they stand in docs/bots.md."""
    cells = {cell["key"]: cell for cell in plain["cells"]}
    asked = {cell["game"] for cell in plain["cells"]}
    counts = {id: player_counts(id) for id in igroteka.games() if id in asked}

    def budget(id: str, players: int) -> int:
        return int(plain["budgets"][f"{id} {players}"])

    def rows(keys: list[str]) -> str:
        found = [row(cells[key]) for key in keys if key in cells and cells[key]["deals"]]
        return table(HEAD, found) if found else "Not measured.\n"

    every = [(id, players) for id, many in counts.items() for players in many]
    usual = {id: igroteka.game(id).players for id in counts}
    parts = [
        "### `advice` at a table of `random`\n",
        rows([f"{id} {players} advice random" for id, players in every]),
        "### `search`, about 10 ms a move, at a table of `advice`\n",
        rows([f"{id} {players} search:{budget(id, players)} advice" for id, players in every]),
        "### `master` at a table of `search`\n",
        rows([f"{id} {players} master search:{budget(id, players)}" for id, players in every]),
        "### Strength over budget: `search` at a table of `advice`\n",
        curve(cells, {id: (players, budget(id, players)) for id, players in usual.items()}),
        "### How far luck goes: a search that sees all cards, at a table of `advice`\n",
        rows([f"{id} {players} oracle:{budget(id, players)} advice" for id, players in usual.items()]),
        "### The levels\n",
        rows([f"{id} {n} {bot} {against}" for id, n in usual.items() for bot, against in LADDER]),
    ]
    where = plain["machine"]
    with_what = f"Igroteka {where['igroteka']}, Python {where['python']}, numba {where['numba']}"
    on_what = f"{where['cores']} cores of {where['processor']}"
    return f"Measured on {plain['date']} with {with_what}, on {on_what}.\n\n" + "\n".join(parts)


def row(cell: dict[str, Any]) -> list[str]:
    return [
        cell["game"],
        str(cell["players"]),
        f"`{cell['bot']}`",
        f"`{cell['against']}`",
        f"{1 / cell['players']:.3f}",
        f"{cell['share']:.3f}",
        f"{cell['low']:.3f}–{cell['high']:.3f}",
        f"{cell['share'] * cell['players']:.2f}",
        str(cell["deals"]),
        f"{1000 * cell['thought'] / max(1, cell['moves']):.1f} ms",
    ]


def curve(cells: dict[str, dict[str, Any]], usual: dict[str, tuple[int, int]]) -> str:
    """One row a game, one column a budget."""
    lines = []
    for id, (players, ten) in usual.items():
        line = [id, str(players), f"{1 / players:.3f}"]
        for times in CURVE.values():
            cell = cells.get(f"{id} {players} search:{round(ten * times)} advice")
            known = cell is not None and cell["deals"] > 0
            line.append(f"{cell['share']:.3f} ({cell['low']:.3f}–{cell['high']:.3f})" if cell and known else "")
        lines.append(line)
    return table(("game", "players", "fair", *CURVE), lines)


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, ["---"] * len(head), *rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(igroteka.games()), help="all if none is named")
    parser.add_argument("--tables", default=",".join(TABLES), help="which of %(default)s")
    parser.add_argument(
        "--seconds", type=float, default=540, help="when to stop (%(default)s); 0 only writes the tables"
    )
    parser.add_argument("--cores", type=int, default=len(os.sched_getaffinity(0)), help="all: %(default)s")
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        nargs="+",
        default=[],
        help="keeps the figures; the next run goes on from it. Of several all are read, the first is written",
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="where the tables go, if not only to the screen")
    given = parser.parse_args()
    run = Run(given.games, given.tables.split(","), *given.json)
    if given.seconds > 0:
        measure(run, given.cores, given.seconds)
    tables = markdown(run.plain())
    print(tables)
    if given.markdown:
        given.markdown.write_text(tables, encoding="utf-8")


if __name__ == "__main__":
    main()
