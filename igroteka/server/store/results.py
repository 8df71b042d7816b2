"""The rows of results and ratings."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka.server.store.database import Database
from igroteka.server.store.schema import ratings, results, tables


class KeptRating(msgspec.Struct, frozen=True):
    """What a player is thought to be worth in one game."""

    mu: float
    sigma: float
    games: int = 0


Ratings = dict[str, KeptRating]  # by player


class ResultRows:
    """All queries about results and ratings."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(
        self,
        table_id: str,
        game: str,
        players: Iterable[str],
        rate: Callable[[Mapping[str, KeptRating | None]], Ratings],
        lines: Callable[[Ratings], list[dict[str, Any]]],
    ) -> None:
        """Write a result down, unless that has been done.

        ``players`` are to be rated: ``rate`` makes their new ratings of the old ones, ``lines`` the
        rows of the result of these.
        """

        async def write(connection: AsyncConnection) -> None:
            claim = sa.update(tables).where(tables.c.id == table_id, ~tables.c.counted).values(counted=True)
            if (await connection.execute(claim)).rowcount != 1:
                return
            old = {player: await rating_of(connection, player, game) for player in players}
            new = rate(old)
            for player, rating in new.items():
                await keep_rating(connection, player, game, rating, known=old[player] is not None)
            if found := lines(new):
                await connection.execute(sa.insert(results), found)

        await self.database.write(write)

    async def of_player(self, player: str) -> list[Any]:
        """His results with the tables' summaries, the oldest first."""
        return await self.database.rows(
            sa.select(results, tables.c.summary, tables.c.progress)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.player == player)
            .order_by(results.c.at)
        )

    async def ratings_of(self, player: str) -> list[Any]:
        return await self.database.rows(sa.select(ratings).where(ratings.c.player == player))

    async def best(self, game: str, limit: int) -> list[Any]:
        """The ratings of a game, the best first."""
        worth = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        return await self.database.rows(sa.select(ratings).where(ratings.c.game == game).order_by(worth).limit(limit))


async def rating_of(connection: AsyncConnection, player: str, game: str) -> KeptRating | None:
    query = sa.select(ratings).where(ratings.c.player == player, ratings.c.game == game)
    found = (await connection.execute(query.with_for_update())).mappings().first()
    return None if found is None else KeptRating(found["mu"], found["sigma"], found["games"])


async def keep_rating(connection: AsyncConnection, player: str, game: str, rating: KeptRating, known: bool) -> None:
    values = msgspec.structs.asdict(rating)
    if known:
        statement: Any = sa.update(ratings).where(ratings.c.player == player, ratings.c.game == game).values(**values)
    else:
        statement = sa.insert(ratings).values(player=player, game=game, **values)
    await connection.execute(statement)
