"""Statements about many rows at once, for SQLite and PostgreSQL alike."""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa


class TableRow(msgspec.Struct, gc=False):
    """What a table's row tells of it without its log; None as summary: as it was."""

    due: float | None
    status: str
    host: str
    summary: str | None
    progress: str


class Batch(NamedTuple):
    """A statement about many rows at once, ``{rows}``: each statement lets the event loop take the GIL away."""

    statement: str
    columns: dict[str, str]


FREE = Batch(
    "SELECT json_group_array(v.id) FROM {rows} JOIN tables ON tables.id = v.id AND tables.length = v.was",
    {"id": "text", "was": "integer"},
)
CLAIM = Batch(
    "UPDATE tables SET length = v.now, due = v.due, status = v.status, touched = v.touched,"
    " summary = COALESCE(v.summary, tables.summary), host = v.host, progress = v.progress"
    " FROM {rows} WHERE tables.id = v.id AND tables.length = v.was",
    {
        "id": "text",
        "was": "integer",
        "now": "integer",
        "touched": "double precision",
        "due": "double precision",
        "status": "text",
        "host": "text",
        "summary": "text",
        "progress": "text",
    },
)
CLAIM_AND_TELL = CLAIM._replace(statement=CLAIM.statement + " RETURNING tables.id")
INSERT_MOVES = Batch(
    'INSERT INTO moves (table_id, ply, kind, seat, text, "by", at, move_id)'
    ' SELECT v.table_id, v.ply, v.kind, v.seat, v.text, v."by", v.at, v.move_id'
    " FROM {rows} WHERE v.table_id IS NOT NULL",
    {
        "table_id": "text",
        "ply": "integer",
        "kind": "text",
        "seat": "integer",
        "text": "text",
        "by": "text",
        "at": "double precision",
        "move_id": "text",
    },
)
INSERT_SITTERS = Batch(
    "INSERT INTO sitters (guest, table_id, at) SELECT v.guest, v.table_id, v.at"
    " FROM {rows} WHERE v.guest IS NOT NULL ON CONFLICT DO NOTHING",
    {"guest": "text", "table_id": "text", "at": "double precision"},
)
MOST_ROWS = 256  # in one statement for SQLite
Rows = Sequence[tuple[Any, ...]]  # each as the columns say
Write = Callable[[Batch, Rows], list[Any]]


def on_postgres(connection: sa.Connection, batch: Batch, rows: Rows) -> list[Any]:
    """Write rows; they travel as one JSON text."""
    if not rows:
        return []
    kinds = ", ".join(f'"{name}" {kind}' for name, kind in batch.columns.items())
    statement = batch.statement.format(rows=f"jsonb_to_recordset(CAST(:batch AS jsonb)) AS v({kinds})")
    batch_text = msgspec.json.encode([dict(zip(batch.columns, row, strict=True)) for row in rows]).decode()
    result = connection.execute(sa.text(statement), {"batch": batch_text})
    return list(result.all()) if result.returns_rows else []


def on_sqlite(connection: sqlite3.Connection, batch: Batch, rows: Rows) -> list[Any]:
    """Write rows as numbered values; empty ones fill up to a length for which there is a prepared statement."""
    found: list[Any] = []
    for first in range(0, len(rows), MOST_ROWS):
        part = rows[first : first + MOST_ROWS]
        length = 1 << (len(part) - 1).bit_length()
        values = list(chain.from_iterable(part))
        values += [None] * (len(batch.columns) * (length - len(part)))
        found += connection.execute(for_sqlite(batch.statement, tuple(batch.columns), length), values).fetchall()
    return found


@cache
def for_sqlite(statement: str, names: tuple[str, ...], length: int) -> str:
    columns = ", ".join(f'column{number} AS "{name}"' for number, name in enumerate(names, 1))
    row = f"({', '.join('?' * len(names))})"
    return statement.format(rows=f"(SELECT {columns} FROM (VALUES {', '.join([row] * length)})) AS v")  # noqa: S608
