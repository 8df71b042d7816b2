"""The record of a table, and checking its shuffles."""

import datetime
from collections.abc import Iterator
from dataclasses import dataclass

from igroteka.engine.record import GameRecord, wrapped
from igroteka.engine.state import CHANCE
from igroteka.locale import say
from igroteka.protocol.words import OVER
from igroteka.table import fairness
from igroteka.table.cast import bot_name
from igroteka.table.errors import TableError
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
    if table.status == OVER:
        lines["fairness-secret"] = table.secret.hex()
        lines["fairness-salts"] = ",".join(table.salts)
        if epochs := written_epochs(table):
            lines["fairness-epochs"] = epochs
        if table.given:
            lines["fairness-from"] = str(table.given)  # what came before was drawn at another table
    return lines


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


@dataclass(frozen=True)
class Check:
    """One thing that was checked: does it hold, and what was found."""

    key: str
    holds: bool
    details: dict[str, str | int]

    def say(self, language: str = "en") -> str:
        return say(f"verify-{self.key}-{'holds' if self.holds else 'fails'}", language, **self.details)


def verify(text: str) -> Iterator[Check]:
    """Recompute every draw of a record."""
    head = text.partition("\n\n")[0]
    if "\nfairness-commit:" in head and "\nfairness-secret:" not in head:
        raise TableError("verify-not-yet")
    record = GameRecord.read(text)
    lines = record.header
    for key in ("fairness-commit", "fairness-secret", "fairness-salts"):
        if key not in lines:
            raise TableError("verify-missing", key=key)
    try:
        secret = bytes.fromhex(lines["fairness-secret"])
        epochs = {
            int(ply): int(epoch)
            for ply, _, epoch in (p.partition(":") for p in lines.get("fairness-epochs", "").split())
        }
        first = int(lines.get("fairness-from", "0"))
    except ValueError as error:
        raise TableError("verify-unreadable", reason=str(error)) from error
    yield Check("commit", fairness.commitment(secret) == lines["fairness-commit"], {"commit": lines["fairness-commit"]})
    if first:
        yield Check("given", True, {"ply": first})
    yield from verify_draws(record, secret, tuple(lines["fairness-salts"].split(",")), epochs, first)


def verify_draws(
    record: GameRecord, secret: bytes, salts: tuple[str, ...], epochs: dict[int, int], first: int = 0
) -> Iterator[Check]:
    """``first``: the first action that was this table's own."""
    state = record.state.game.start()
    epoch = draws = 0
    for ply, text in enumerate(record.state.history):
        epoch = epochs.get(ply, epoch)
        if state.actor == CHANCE and ply >= first:
            draws += 1
            drawn = fairness.draw(secret, salts, epoch, ply, state.chance_ways())
            if drawn != text:
                yield Check("draw", False, {"ply": ply + 1, "found": text, "follows": drawn})
                return
        state.play(text, state.seat_that_can(text))
    yield Check("draw", True, {"draws": draws})
    yield Check("end", state.actor is None, {})
