"""The deal of the day: what a page must know to lay it, and how others fared."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.words import Level


class Daily(Body):
    """GET api/daily: what follows from it and how it can be checked, docs/daily.md says.

    A server tells today's secret, from which all earlier ones follow; static files cannot keep a secret, and tell the
    root of all days.
    """

    first: str  # the date of day 0, UTC
    days: int  # how many there are
    anchor: str  # the hash of day 0's secret
    company: list[Level]  # who sits beside me, clockwise
    late: int  # so many days after it a deal is still counted
    day: int | None = None
    secret: str | None = None
    root: str | None = None


class DayForm(Body):
    """POST api/daily: my finished deal of a day, as its record."""

    record: Annotated[str, Meta(max_length=60_000)]


class DayScore(MessagePart):
    place: int
    points: int


class PointsCount(MessagePart):
    points: int
    players: int


class DayResults(Body):
    """GET api/daily/{day}/{game}, and the answer to POST api/daily: how all fared who have played it."""

    day: int
    game: str
    players: int
    places: list[int]  # how many came first, second …
    points: list[PointsCount]  # the fewest first
    mine: DayScore | None = None  # the first time I played it
    better: int = 0  # how many did better than I: a better place, or the same with more points
