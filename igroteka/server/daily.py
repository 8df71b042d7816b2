"""The deal of the day: its secret when its day has come, and how everybody fared.

It is played on people's own devices; what they bring is counted only if the rules bear it out, with that day's luck.
"""

import secrets
from collections.abc import Iterable
from typing import Final

import anyio.to_thread

from igroteka import protocol as m
from igroteka.engine.game import made_game
from igroteka.engine.record import GameRecord
from igroteka.engine.state import State
from igroteka.server.store import Store
from igroteka.table import days
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.verifying import verify

MINE: Final = 0  # the seat of whoever plays it


def description(chain: days.Chain, day: int | None) -> m.Daily:
    """What a page is told; without a day, what stands in static files, which keep no secret."""
    return m.Daily(
        first=days.FIRST.isoformat(),
        days=days.DAYS,
        anchor=chain.anchor.hex(),
        company=list(days.COMPANY),
        late=days.LATE,
        day=day,
        secret=None if day is None else chain.secret(day).hex(),
        root=chain.root.hex() if day is None else None,
    )


class DailyDeals:
    """The deals of the day of one server."""

    def __init__(self, store: Store) -> None:
        self.rows = store.daily
        self.store = store
        self.chain = days.Chain(b"")

    async def open(self) -> None:
        self.chain = days.Chain(bytes.fromhex(await self.store.fact("daily-root", lambda: secrets.token_hex(32))))

    def today(self) -> m.Daily:
        return description(self.chain, days.day_of(now()))

    async def take(self, guest: str, text: str) -> m.DayResults:
        """Count a finished deal, the first time this guest brings it."""
        record, day = await anyio.to_thread.run_sync(self._checked, text)
        score = score_of(record.state)
        game = record.state.game.id
        await self.rows.keep(day, game, guest, {"place": score.place, "points": score.points}, record.text(), now())
        return await self.results(day, game, guest)

    def _checked(self, text: str) -> tuple[GameRecord, int]:
        """The record of a deal that is counted now, played by the rules with that day's luck."""
        record = GameRecord.read(text)
        day = day_in(record)
        today = days.day_of(now())
        if not today - days.LATE <= day <= today:
            raise TableError("daily-closed", days=days.LATE)
        if record.state.winners is None:
            raise TableError("daily-unfinished")
        lines = record.header
        usual = made_game(record.state.game.id, None, {})
        bots = ", ".join(f"{seat + 2} {level}" for seat, level in enumerate(days.COMPANY[: usual.players - 1]))
        as_laid = record.state.game.options == usual.options and lines.get("bots") == bots
        luck = self.chain.luck(day, usual.id).hex()
        drawn = lines.get("fairness-secret") == luck and not lines.get("fairness-salts", "").strip(",")
        if not as_laid or not drawn or {"fairness-epochs", "fairness-from"} & set(lines):
            raise TableError("daily-other")
        if not all(check.holds for check in verify(text)):
            raise TableError("daily-other")
        return record, day

    async def results(self, day: int, game: str, guest: str | None) -> m.DayResults:
        found = await self.rows.of(day, game)
        mine = await self.rows.mine(day, game, guest) if guest else None
        score = None if mine is None else m.DayScore(place=mine["place"], points=mine["points"])
        return told(day, game, [(row["place"], row["points"], row["players"]) for row in found], score)


def day_in(record: GameRecord) -> int:
    """The day whose deal it is, as its address says."""
    address = record.header.get("table", "")
    game = record.state.game.id
    _, _, rest = address.partition("~day-")
    number = rest.removesuffix(f"-{game}")
    if not number.isascii() or not number.isdigit() or address != days.table_of(int(number), game):
        raise TableError("daily-other")
    return int(number)


def score_of(state: State) -> m.DayScore:
    """My place, which the winners' clause decides where points do not, and my points."""
    points, winners = state.scores, state.winners or ()
    ahead = sum(one > points[MINE] for one in points)
    place = 1 if MINE in winners else max(2, ahead + 1)
    return m.DayScore(place=place, points=points[MINE])


def told(day: int, game: str, counts: Iterable[tuple[int, int, int]], mine: m.DayScore | None) -> m.DayResults:
    """How all fared, from how many had which place and points.

    >>> answer = told(3, "eight28", [(1, 12, 2), (2, 9, 1), (1, 9, 1)], m.DayScore(place=1, points=9))
    >>> answer.players, answer.places, answer.better
    (4, [3, 1], 2)
    """
    rows = list(counts)
    last = max((place for place, _, _ in rows), default=0)
    points = sorted({points for _, points, _ in rows})
    return m.DayResults(
        day=day,
        game=game,
        players=sum(n for _, _, n in rows),
        places=[sum(n for place, _, n in rows if place == one) for one in range(1, last + 1)],
        points=[m.PointsCount(points=one, players=sum(n for _, had, n in rows if had == one)) for one in points],
        mine=mine,
        better=0 if mine is None else sum(n for place, had, n in rows if (place, -had) < (mine.place, -mine.points)),
    )
