"""The record of a table."""

import datetime

from igroteka.engine.record import GameRecord, wrapped
from igroteka.protocol.words import OVER
from igroteka.table import fairness
from igroteka.table.cast import bot_name
from igroteka.table.errors import TableError
from igroteka.table.pieces import TakeBack
from igroteka.table.table import Table


def seat_names(table: Table, language: str = "en") -> tuple[str, ...]:
    """Who sits where, bots by their names (``cast``)."""
    return tuple(chair.name or bot_name(chair.place.level, seat, language) for seat, chair in enumerate(table.chairs))


def header(table: Table) -> dict[str, str]:
    opened = datetime.datetime.fromtimestamp(table.opened, datetime.UTC)
    lines = {"table": table.id, "date": opened.date().isoformat(), "fairness-commit": table.commit}
    bots = [f"{seat + 1} {chair.place.level}" for seat, chair in enumerate(table.chairs) if not chair.name]
    if bots:
        lines["bots"] = ", ".join(bots)
    if table.shares is not None:
        lines["fairness"] = str(fairness.VERSION)
        lines["fairness-seals"] = ",".join(table.shares.seals)
        lines["fairness-seats"] = "drawn" if table.setting.shuffle_seats else "kept"
    if table.status == OVER:
        lines |= laid_open(table)
    return lines


def laid_open(table: Table) -> dict[str, str]:
    """What is told of the shuffles after the end."""
    shares = table.shares
    lines = {"fairness-secret": table.secret.hex()}
    if shares is None:
        lines["fairness-salts"] = ",".join(table.salts)
        if epochs := written_epochs(table):
            lines["fairness-epochs"] = epochs
    else:
        lines["fairness-salts"] = ",".join(shares.salts)
        lines["fairness-order"] = " ".join(map(str, shares.order))
        if shares.take_backs:
            lines["fairness-take-backs"] = "; ".join(map(written_take_back, shares.take_backs))
    if table.given:
        lines["fairness-from"] = str(table.given)  # what came before was drawn at another table
    return lines


def written_take_back(one: TakeBack) -> str:
    """Its number, the actions that were left, and the proofs by place.

    >>> written_take_back(TakeBack(2, 41, ("ab", "", "cd")))
    '2 41 0=ab 2=cd'
    """
    proofs = [f"{place}={token}" for place, token in enumerate(one.tokens) if token]
    return " ".join([str(one.number), str(one.kept), *proofs])


def written_epochs(table: Table) -> str:
    """From which action on how many take-backs had been before; empty where there was none."""
    parts, last = [], 0
    for ply, action in enumerate(table.actions):
        if action.epoch != last:
            last = action.epoch
            parts.append(f"{ply}:{last}")
    return " ".join(parts)


def record_text(table: Table) -> str:
    """The whole record; only for a game that is over."""
    if table.status != OVER:
        raise TableError("record-not-yet")
    return GameRecord(table.playing_state(), seat_names(table), header(table)).text()


def record_for(table: Table, seat: int) -> str:
    """The record as one seat may know it now."""
    state = table.playing_state()
    top, _, _ = GameRecord(state, seat_names(table), header(table)).text().partition("\n\n")
    return "\n".join([top, "", *wrapped(state.history_for(seat))]) + "\n"
