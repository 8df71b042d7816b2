"""A table's summary, as one guest may see it."""

from collections.abc import Container

from igroteka import protocol as m
from igroteka.protocol.terms import talk_of
from igroteka.table.records import seat_names
from igroteka.table.setting import terms_of
from igroteka.table.table import Table


def seat_info(table: Table, seat: int, name: str, guest: str | None, online: Container[str]) -> m.SeatInfo:
    chair = table.chairs[seat]
    bot = chair.guest is None and (chair.place.kind == "bot" or table.status != m.WAITING)
    return m.SeatInfo(
        seat=seat,
        kind=chair.place.kind,
        name=chair.name or (name if bot else chair.place.name or None),
        colour=chair.colour,
        guest=chair.guest,
        level=m.one_of(m.LEVELS, chair.place.level) if bot else None,
        away=chair.away,
        online=bot or chair.guest in online,
        mine=chair.guest is not None and chair.guest == guest,
        share=share_of(table, seat),
        owner=chair.owner or None,
    )


def share_of(table: Table, seat: int) -> m.Share:
    """What who sits there has added to the shuffles."""
    shares = table.shares
    if shares is None:
        return "sealed" if table.chairs[seat].seal else "none"
    place = shares.order[seat] if shares.order else seat
    if shares.salts[place]:
        return "given"
    if not shares.seals[place]:
        return "none"
    return "missing" if shares.order else "sealed"


def table_info(
    table: Table,
    guest: str | None,
    language: str,
    online: Container[str] = (),
    watchers: int = 0,
    rematch: str | None = None,
) -> m.TableInfo:
    """The table's summary for one guest."""
    setting = table.setting
    over = table.state is not None and table.state.actor is None
    names = seat_names(table, language)
    mine = guest is not None and guest == table.host
    acting = [seat for seat in table.acting if seat not in table.choices]
    return m.TableInfo(
        id=table.id,
        game=setting.game,
        options=dict(table.game.options),
        status=table.status,
        host=table.host,
        mine=mine,
        seats=[seat_info(table, seat, names[seat], guest, online) for seat in range(table.players)],
        level=m.one_of(m.LEVELS, setting.level) or m.USUAL_LEVEL,
        opened=table.opened,
        ply=table.ply,
        acting=acting,
        my_turn=any(seat in acting for seat in table.seats_of(guest)),
        watchers=watchers,
        commit=table.commit,
        fairness=setting.fairness,
        pledge=table.shares.pledge if table.shares is not None else None,
        whoever=bool(setting.patience),
        begins=table.begins,
        invitations=[
            m.Invitation(seat=seat, token=chair.place.token)
            for seat, chair in enumerate(table.chairs)
            if mine and chair.place.token and chair.guest is None
        ],
        scores=list(table.state.scores) if over and table.state else None,
        winners=list(table.state.winners or ()) if over and table.state else None,
        rematch=rematch,
        origin=setting.origin,
        **terms_of(setting) | {"talk": talk_of(setting)},
    )
