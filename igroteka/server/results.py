"""After the end: results, statistics and ratings, counted once."""

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from igroteka import protocol as m
from igroteka.server.schema import guests, ratings, results, tables
from igroteka.server.store import Store, now
from igroteka.server.summary import info_from
from igroteka.table.errors import TableError
from igroteka.table.records import bot_name
from igroteka.table.table import Table

MODEL = PlackettLuce()
HISTORY = 100


def shown_rating(mu: float, sigma: float) -> float:
    """What somebody is sure to be worth, in numbers that people are used to.

    >>> shown_rating(25.0, 25.0 / 3)
    1000.0
    """
    return round(1000 + 40 * (mu - 3 * sigma), 1)


def player_of(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    return chair.guest or f"bot-{chair.place.level}"


async def count_result(store: Store, table: Table) -> None:
    """Write down how a finished table ended, unless that has been done."""
    await store.write(lambda connection: counted(connection, table))


async def counted(connection: AsyncConnection, table: Table) -> None:
    claimed = await connection.execute(
        sa.update(tables).where(tables.c.id == table.id, ~tables.c.counted).values(counted=True)
    )
    if claimed.rowcount != 1:
        return
    state = table.playing_state()
    winners = state.winners or ()
    rated = await new_ratings(connection, table) if table.setting.rated else {}
    events = Counter((event.seat, event.name) for event in state.story)
    lines = []
    for seat, points in enumerate(state.scores):
        happened = {name: count for (who, name), count in events.items() if who == seat}
        lines.append(
            {
                "table_id": table.id,
                "seat": seat,
                "player": player_of(table, seat),
                "game": table.game.id,
                "at": now(),
                "points": points,
                "won": 1 / len(winners) if seat in winners else 0.0,
                "rating": rated.get(player_of(table, seat)),
                "events": msgspec.json.encode(happened).decode(),
            }
        )
    await connection.execute(sa.insert(results), lines)


async def new_ratings(connection: AsyncConnection, table: Table) -> dict[str, float]:
    """Rate the players of a table; who sits there twice (two bots of a level) counts with his best seat."""
    state = table.playing_state()
    winners = state.winners or ()
    best: dict[str, tuple[bool, int]] = {}
    for seat, points in enumerate(state.scores):
        player = player_of(table, seat)
        best[player] = max(best.get(player, (False, -(10**9))), (seat in winners, points))
    if len(best) < 2:
        return {}
    players = list(best)
    old = [await rating_of(connection, player, table.game.id) for player in players]
    teams = [[MODEL.rating(mu=row["mu"], sigma=row["sigma"])] for row in old]
    rated = MODEL.rate(teams, ranks=ranks([best[player] for player in players]))
    for player, row, ((new,)) in zip(players, old, rated, strict=True):
        await connection.execute(
            sa.update(ratings)
            .where(ratings.c.player == player, ratings.c.game == table.game.id)
            .values(mu=new.mu, sigma=new.sigma, games=row["games"] + 1)
        )
    return {player: shown_rating(new.mu, new.sigma) for player, ((new,)) in zip(players, rated, strict=True)}


def ranks(worth: list[tuple[bool, int]]) -> list[float]:
    """Places from 1; winners before the others, equal worth the same place.

    >>> ranks([(False, 9), (True, 12), (False, 9)])
    [2.0, 1.0, 2.0]
    """
    order = sorted(set(worth), reverse=True)
    return [1.0 + order.index(value) for value in worth]


async def rating_of(connection: AsyncConnection, player: str, game: str) -> Any:
    query = sa.select(ratings).where(ratings.c.player == player, ratings.c.game == game)
    found = (await connection.execute(query.with_for_update())).mappings().first()
    if found is None:
        first = MODEL.rating()
        row = {"player": player, "game": game, "mu": first.mu, "sigma": first.sigma, "games": 0}
        await connection.execute(sa.insert(ratings).values(**row))
        return row
    return found


# --- reading ------------------------------------------------------------------------------------


def rating_line(row: Any) -> m.Rating:
    shown = shown_rating(row["mu"], row["sigma"])
    return m.Rating(game=row["game"], rating=shown, mu=row["mu"], sigma=row["sigma"], games=row["games"])


async def player_page(store: Store, player: str, language: str) -> m.PlayerPage:
    name, colour, bot = await who_is(store, player, language)
    rows = await store.rows(
        sa.select(results, tables.c.summary, tables.c.progress)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.player == player)
        .order_by(results.c.at)
    )
    rated = await store.rows(sa.select(ratings).where(ratings.c.player == player))
    return m.PlayerPage(
        id=player,
        name=name,
        colour=colour,
        bot=bot,
        ratings=[rating_line(row) for row in rated],
        steps=[
            m.RatingStep(game=row["game"], at=row["at"], rating=row["rating"], table=row["table_id"])
            for row in rows
            if row["rating"] is not None
        ],
        statistics=statistics(rows),
        finished=[finished(row, language) for row in rows[: -HISTORY - 1 : -1]],
    )


def statistics(rows: list[Any]) -> list[m.GameStatistics]:
    found = []
    for game in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == game]
        events: Counter[str] = Counter()
        for row in mine:
            events.update(msgspec.json.decode(row["events"]))
        points = [row["points"] for row in mine]
        found.append(
            m.GameStatistics(
                game=game,
                played=len(mine),
                won=round(sum(row["won"] for row in mine), 2),
                mean=round(sum(points) / len(points), 2),
                best=max(points),
                events=dict(sorted(events.items())),
            )
        )
    return found


def finished(row: Any, language: str) -> m.FinishedTable:
    info = info_from(row, None, language)
    return m.FinishedTable(
        table=info.id,
        game=info.game,
        at=row["at"],
        names=[seat.name or "" for seat in info.seats],
        seat=row["seat"],
        scores=info.scores or [],
        winners=info.winners or [],
        rated=info.rated,
    )


async def who_is(store: Store, player: str, language: str) -> tuple[str, m.Colour, bool]:
    if (level := m.one_of(m.LEVELS, player.removeprefix("bot-"))) is not None and player.startswith("bot-"):
        return bot_name(level, m.LEVELS.index(level), language), "blue", True
    found = await store.rows(sa.select(guests).where(guests.c.id == player))
    if not found:
        raise TableError("guest-unknown")
    return found[0]["name"], found[0]["colour"], False


async def ladder(store: Store, game: str, language: str) -> m.Ladder:
    best = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    rows = await store.rows(sa.select(ratings).where(ratings.c.game == game).order_by(best).limit(HISTORY))
    lines = []
    for row in rows:
        name, colour, bot = await who_is(store, row["player"], language)
        lines.append(m.LadderLine(id=row["player"], name=name, colour=colour, bot=bot, rating=rating_line(row)))
    return m.Ladder(game=game, players=lines)
