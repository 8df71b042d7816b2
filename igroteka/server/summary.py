"""What the row of a table tells without its log: enough for lists."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.protocol.words import PLAYING
from igroteka.server.store.batches import TableRow
from igroteka.table import log
from igroteka.table.cast import bot_name
from igroteka.table.info import table_info
from igroteka.table.log import Entry
from igroteka.table.table import Table


def row_of(table: Table, entries: Sequence[Entry], now: float) -> TableRow:
    """A table's row as it is after these entries."""
    status, progress = table.status, str(table.ply)
    for seat in table.asked:
        progress += f" {seat}"
    quiet = status == PLAYING and log.OF_THE_GAME.issuperset([entry.kind for entry in entries])
    summary = None if quiet else msgspec.json.encode(table_info(table, None, "en")).decode()
    return TableRow(table.due(now), status, table.host, summary, progress)


def info_from(row: Any, guest: str | None, language: str, known: bool = False) -> m.TableInfo:
    """A summary read from a row, for one guest; ``known``: what he watches later has long been over."""
    info = msgspec.json.decode(row["summary"], type=m.TableInfo)
    ply, *acting = map(int, row["progress"].split())
    mine = guest is not None and guest == info.host
    seats = [
        msgspec.structs.replace(
            seat,
            mine=guest is not None and seat.guest == guest,
            name=bot_name(seat.level, seat.seat, language) if seat.level else seat.name,
        )
        for seat in info.seats
    ]
    my_turn = any(seat.mine and seat.seat in acting for seat in seats)
    info = msgspec.structs.replace(info, seats=seats, mine=mine, my_turn=my_turn, ply=ply, acting=acting)
    if known or not info.watch_delay or any(seat.mine for seat in seats):
        return info
    away = [msgspec.structs.replace(seat, away=None) for seat in seats]  # who watches later knows nothing of this
    return msgspec.structs.replace(info, seats=away, ply=0, acting=[], scores=None, winners=None)
