"""After the end: results, statistics and ratings, counted once."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from igroteka import protocol as m
from igroteka.locale import say
from igroteka.server.guests import Visitor
from igroteka.server.store import Store
from igroteka.server.store.results import KeptRating, Ratings
from igroteka.server.summary import info_from
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.table import Table

MODEL = PlackettLuce()
HISTORY = 100
OWN_BOTS = "bots:"


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
    """Write down how a finished table ended, unless that has been done, or who watches it does not know it yet."""
    if now() < table.latest + table.setting.watch_delay:
        return
    best = best_seats(table) if table.setting.rated else {}
    players = list(best) if len(best) > 1 else []
    ratings = rating_list(table.game.id, has_own_bots(table))
    await store.results.count(table.id, ratings, players, partial(new_ratings, best), partial(result_lines, table))


def result_lines(table: Table, rated: Ratings) -> list[dict[str, Any]]:
    """The result of every seat, as it is kept; none where it goes on from a game that was counted."""
    if table.setting.origin is not None:
        return []
    state = table.playing_state()
    winners = state.winners or ()
    tales, told = table.game.kit.table.TALES, Counter((who, event) for event, who, _, _ in state.told())
    own = has_own_bots(table)
    lines = []
    for seat, points in enumerate(state.scores):
        happened: Counter[str] = Counter()
        for (who, event), count in told.items():
            if who == seat:
                happened[tales[event].name] += count
        rating = rated.get(player_of(table, seat)) if table.chairs[seat].owner or not own else None  # its own list's
        lines.append(
            {
                "table_id": table.id,
                "seat": seat,
                "player": player_of(table, seat),
                "game": table.game.id,
                "at": now(),
                "points": points,
                "won": 1 / len(winners) if seat in winners else 0.0,
                "rating": None if rating is None else shown_rating(rating.mu, rating.sigma),
                "events": msgspec.json.encode(happened).decode(),
            }
        )
    return lines


Worth = tuple[bool, int]  # has won, points


def has_own_bots(table: Table) -> bool:
    return any(chair.owner for chair in table.chairs)


def rating_list(game: str, own_bots: bool) -> str:
    """In which list of ratings a game counts: bots of people's own have one apart, so that nobody lives on them."""
    return f"{OWN_BOTS}{game}" if own_bots else game


def best_seats(table: Table) -> dict[str, Worth]:
    """What every player came to; who sits there twice (two bots of a level) counts with his best seat. At a table with
    bots of people's own only bots are rated.
    """
    state = table.playing_state()
    own = has_own_bots(table)
    winners = state.winners or ()
    best: dict[str, Worth] = {}
    for seat, points in enumerate(state.scores):
        chair = table.chairs[seat]
        if own and chair.guest is not None and not chair.owner:
            continue
        player = player_of(table, seat)
        best[player] = max(best.get(player, (False, -(10**9))), (seat in winners, points))
    return best


def new_ratings(best: Mapping[str, Worth], old: Mapping[str, KeptRating | None]) -> Ratings:
    """What players are worth after a game that ended so."""
    if not old:
        return {}
    first = MODEL.rating()
    before = [kept or KeptRating(first.mu, first.sigma) for kept in old.values()]
    teams = [[MODEL.rating(mu=kept.mu, sigma=kept.sigma)] for kept in before]
    rated = MODEL.rate(teams, ranks=ranks([best[player] for player in old]))
    return {
        player: KeptRating(new.mu, new.sigma, kept.games + 1)
        for player, kept, ((new,)) in zip(old, before, rated, strict=True)
    }


def ranks(worth: list[Worth]) -> list[float]:
    """Places from 1; winners before the others, equal worth the same place.

    >>> ranks([(False, 9), (True, 12), (False, 9)])
    [2.0, 1.0, 2.0]
    """
    order = sorted(set(worth), reverse=True)
    return [1.0 + order.index(value) for value in worth]


# --- reading ------------------------------------------------------------------------------------


def rating_line(row: Any) -> m.GameRating:
    shown = shown_rating(row["mu"], row["sigma"])
    game = row["game"].removeprefix(OWN_BOTS)
    return m.GameRating(game=game, rating=shown, mu=row["mu"], sigma=row["sigma"], games=row["games"])


async def player_page(store: Store, player: str, who: Visitor) -> m.PlayerPage:
    """His tables only as far as who asks could know of them anyway: listed ones, and those where he sat himself."""
    language = who.language
    found = await who_is(store, player, language)
    rows = await store.results.of_player(player)
    mine = await store.tables.where_sat(who.id) if who.id is not None else set()
    known = [row for row in rows if row["table_id"] in mine or info_from(row, None, language).listed]
    shown = {row["table_id"] for row in known}
    own = found.owner is not None
    rated = [row for row in await store.results.ratings_of(player) if row["game"].startswith(OWN_BOTS) == own]
    return m.PlayerPage(
        **found.told(),
        ratings=[rating_line(row) for row in rated],
        steps=[
            m.RatingStep(
                game=row["game"],
                at=row["at"],
                rating=row["rating"],
                table=row["table_id"] if row["table_id"] in shown else None,
            )
            for row in rows
            if row["rating"] is not None
        ],
        statistics=statistics(rows),
        finished=[finished(row, language) for row in known[: -HISTORY - 1 : -1]],
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
    info = info_from(row, None, language, known=True)
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


@dataclass(frozen=True)
class Player:
    """Who plays: a guest, a level of the bots, or a bot of somebody's own."""

    id: str
    name: str
    colour: m.Colour
    bot: bool
    owner: str | None = None

    def told(self) -> dict[str, Any]:
        return asdict(self)


async def who_is(store: Store, player: str, language: str) -> Player:
    if (level := m.one_of(m.LEVELS, player.removeprefix("bot-"))) is not None and player.startswith("bot-"):
        return Player(player, say(f"level-{level}", language), "blue", True)
    found = await store.guests.find(player)
    if found is None:
        raise TableError("guest-unknown")
    return Player(player, found.name, found.colour, found.owner is not None, found.owner_name)


async def ladder(store: Store, game: str, language: str, own_bots: bool = False) -> m.Ladder:
    """The best of a game; those of the list apart where bots of people's own are asked for."""
    best = await store.results.best(rating_list(game, own_bots), HISTORY)
    players = [(await who_is(store, row["player"], language), rating_line(row)) for row in best]
    return m.Ladder(game=game, players=[m.LadderLine(**who.told(), rating=rating) for who, rating in players])
