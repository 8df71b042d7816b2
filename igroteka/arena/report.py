"""What a tournament showed, as plain data: written as text, JSON or a web page, and read back from JSON."""

from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec

from igroteka import __version__
from igroteka.arena.match import Outcome
from igroteka.arena.ratings import Rating, places, rate
from igroteka.arena.statistics import Mean, Share
from igroteka.arena.tournament import BotStanding, Plan, Tally

POINTS = 120  # of a line in a chart


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its 95 % interval; one deal alone has none."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class ReportRow:
    """What is known of one bot."""

    bot: str
    games: int  # seats it had: a bot that sits at a table twice played two games there
    share: Estimate  # of the victory
    margin: Estimate  # own points less the others' average
    rating: Rating
    milliseconds: float  # that it thought about a move


@dataclass(frozen=True)
class Meeting:
    """How often one bot finished before another at the same table; ties count half."""

    bot: str
    other: str
    share: Estimate


@dataclass(frozen=True)
class Course:
    """A bot's share of the victory after more and more deals."""

    bot: str
    deals: list[int]
    shares: list[float]


@dataclass(frozen=True)
class Report:
    """A tournament, whole or as far as it came."""

    version: str
    game: str
    options: dict[str, Any]
    bots: list[str]
    against: str | None
    seed: int
    planned: int  # games
    games: int
    deals: int
    anytime: bool  # the intervals stay honest although one looked after every deal
    fair_share: float
    rows: list[ReportRow]
    meetings: list[Meeting]
    courses: list[Course]
    cards: str | None = None  # other facts of the box, as TOML

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_report(file: Path) -> Report:
    """A report that was written as JSON."""
    return msgspec.json.decode(file.read_bytes(), type=Report)


def report_of(tally: Tally, anytime: bool = False) -> Report:
    """What the games so far show. ``anytime`` for a tournament that may stop when it is decided."""
    plan, ratings = tally.plan, rate(tally.outcomes)
    rows = [row(bot, tally.standings[bot], ratings[bot], anytime) for bot in ranked(tally)]
    deals = whole_deals(tally)
    return Report(
        __version__,
        plan.game,
        {"players": plan.players, **dict(plan.options)},
        list(plan.bots),
        plan.against,
        plan.seed,
        planned_games(plan),
        len(tally.outcomes),
        len(deals),
        anytime,
        tally.fair_share,
        rows,
        meetings(deals, [row.bot for row in rows], anytime),
        [course(row.bot, deals) for row in rows],
        plan.cards,
    )


def ranked(tally: Tally) -> list[str]:
    return sorted(tally.standings, key=lambda bot: -tally.standings[bot].shares.mean)


def row(bot: str, standing: BotStanding, rating: Rating, anytime: bool) -> ReportRow:
    return ReportRow(
        bot,
        standing.games,
        estimate(standing.shares, anytime),
        estimate(standing.margins, anytime),
        rating,
        1000 * standing.seconds / max(1, standing.moves),
    )


def estimate(mean: Mean, anytime: bool) -> Estimate:
    low, high = mean.anytime_interval if anytime else mean.interval
    return Estimate(mean.mean, low, high) if isfinite(low) else Estimate(mean.mean, None, None)


def games_of_a_deal(plan: Plan) -> int:
    return len(plan.line_ups) * plan.players


def planned_deals(plan: Plan) -> int:
    return max(1, plan.games // games_of_a_deal(plan))


def planned_games(plan: Plan) -> int:
    return planned_deals(plan) * games_of_a_deal(plan)


def whole_deals(tally: Tally) -> list[list[Outcome]]:
    size = games_of_a_deal(tally.plan)
    return [tally.outcomes[at : at + size] for at in range(0, len(tally.outcomes), size)]


def meetings(deals: list[list[Outcome]], bots: list[str], anytime: bool) -> list[Meeting]:
    """Every bot against every other that it met."""
    met: dict[tuple[str, str], Share] = {}
    for deal in deals:
        points: dict[tuple[str, str], list[float]] = {}
        for outcome in deal:
            for pair, value in duels(outcome):
                points.setdefault(pair, []).append(value)
        for pair, values in points.items():
            met.setdefault(pair, Share()).add(sum(values) / len(values))
    pairs = [(bot, other) for bot in bots for other in bots if (bot, other) in met]
    return [Meeting(bot, other, estimate(met[bot, other], anytime)) for bot, other in pairs]


def duels(outcome: Outcome) -> list[tuple[tuple[str, str], float]]:
    """Every two seats of different bots: 1 for who finished first, 1/2 each if they tied."""
    seats, place = outcome.pairing.seats, places(outcome)
    return [
        ((bot, other), 1.0 if place[i] < place[k] else 0.5 if place[i] == place[k] else 0.0)
        for i, bot in enumerate(seats)
        for k, other in enumerate(seats)
        if bot != other
    ]


def course(bot: str, deals: list[list[Outcome]]) -> Course:
    """The running mean over deals, thinned out for drawing."""
    mean, numbers, shares = Mean(), [], []
    step = max(1, len(deals) // POINTS)
    for number, deal in enumerate(deals, start=1):
        mine = [
            outcome.shares[seat] for outcome in deal for seat, name in enumerate(outcome.pairing.seats) if name == bot
        ]
        mean.add(sum(mine) / len(mine))
        if number % step == 0 or number == len(deals):
            numbers.append(number)
            shares.append(mean.mean)
    return Course(bot, numbers, shares)
