"""What the row of a table tells without its log: enough for lists."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.server import messages as m
from igroteka.server.batches import Row
from igroteka.server.projection import table_info
from igroteka.table import log
from igroteka.table.log import Entry
from igroteka.table.records import bot_name
from igroteka.table.table import PLAYING, Table


def row_of(table: Table, entries: Sequence[Entry], now: float) -> Row:
    """A table's row as it is after these entries."""
    status = table.status
    quiet = status == PLAYING and all(entry.kind in log.OF_THE_GAME for entry in entries)
    return Row(
        table.due(now),
        status,
        table.host,
        None if quiet else msgspec.json.encode(table_info(table, None, "en")).decode(),
        " ".join(map(str, (table.ply, *table.asked))),
    )


def info_from(row: Any, guest: str | None, language: str) -> m.TableInfo:
    """A summary read from a row, for one guest."""
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
    return msgspec.structs.replace(info, seats=seats, mine=mine, my_turn=my_turn, ply=ply, acting=acting)
