"""The rows of the deal of the day."""

from typing import Any

import sqlalchemy as sa

from igroteka.server.store.database import Database, Taken
from igroteka.server.store.schema import daily


class DailyRows:
    """All queries about deals of the day."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, day: int, game: str, guest: str, score: dict[str, Any], record: str, at: float) -> bool:
        """Keep how a guest fared, the first time he played it; False: that is kept already."""
        row = {"day": day, "game": game, "guest": guest, **score, "record": record, "at": at}
        try:
            return await self.database.change(sa.insert(daily).values(row)) == 1
        except Taken:
            return False

    async def of(self, day: int, game: str) -> list[Any]:
        """How many fared how: place, points, count."""
        count = sa.func.count().label("players")
        query = sa.select(daily.c.place, daily.c.points, count).where(daily.c.day == day, daily.c.game == game)
        return await self.database.rows(query.group_by(daily.c.place, daily.c.points))

    async def mine(self, day: int, game: str, guest: str) -> Any:
        query = sa.select(daily.c.place, daily.c.points)
        return await self.database.row(query.where(daily.c.day == day, daily.c.game == game, daily.c.guest == guest))
