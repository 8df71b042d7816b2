"""Games in this process, kept: after every move the unfinished one, afterwards its record.

An unfinished game is its table's log, as a server would keep it; a game is a fold over it.
"""

import datetime
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from igroteka.api import game as game_of
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.record import GameRecord
from igroteka.protocol.words import OVER
from igroteka.table.log import Entry
from igroteka.table.records import header
from igroteka.table.setting import Setting
from igroteka.table.table import Table
from igroteka.terminal.places import KeepingError, data_folder, file_name, write_whole

FORMAT: Final = 1


@dataclass
class KeptTable:
    """A table in this process, all of it."""

    id: str
    setting: Setting
    secret: str
    opened: float
    cards: dict[str, Any] | None = None  # other facts of the box
    entries: list[Entry] = field(default_factory=list)
    saved: float = 0.0
    format: int = FORMAT

    def table(self) -> Table:
        """The table as its log leaves it."""
        game = game_of(self.setting.game, cards=self.cards, **self.setting.options)
        table = Table(self.id, GUEST, bytes.fromhex(self.secret), self.setting, self.opened, game)
        table.follow(self.entries)
        return table


GUEST: Final = "me"  # whose all seats are that no bot has


def unfinished_folder() -> Path:
    return data_folder() / "unfinished"


def finished_folder() -> Path:
    return data_folder() / "finished"


def place_of(kept: KeptTable) -> Path:
    return unfinished_folder() / f"{file_name(kept.setting.game)}-{kept.id}.json"


def save(kept: KeptTable) -> None:
    """The game as it stands; called after every move."""
    kept.saved = time.time()
    write_whole(place_of(kept), msgspec.json.encode(kept))


def discard(kept: KeptTable) -> None:
    """The game is not to be offered again."""
    place_of(kept).unlink(missing_ok=True)


def finish(kept: KeptTable, table: Table, names: Sequence[str]) -> Path:
    """The game is over: what stays of it is its record."""
    assert table.status == OVER
    record = GameRecord(table.playing_state(), tuple(names), header(table))
    day = datetime.datetime.fromtimestamp(kept.opened).strftime("%Y-%m-%d-%H%M")
    file = finished_folder() / f"{day}-{file_name(kept.setting.game)}-{kept.id}.txt"
    write_whole(file, record.text().encode())
    discard(kept)
    return file


def read(file: Path) -> KeptTable:
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=KeptTable)
    except (OSError, msgspec.MsgspecError) as error:
        raise KeepingError("keep-unreadable", file=str(file), reason=str(error)) from error
    if kept.format != FORMAT:
        raise KeepingError("keep-format", file=str(file), found=kept.format, known=FORMAT)
    return kept


def unfinished(game: str | None = None) -> list[KeptTable]:
    """The games that can be gone on with, the latest first; one that cannot be read is left alone."""

    def found() -> Iterator[KeptTable]:
        for file in unfinished_folder().glob("*.json"):
            try:
                kept = read(file)
            except IgrotekaError:
                continue
            if game in (None, kept.setting.game):
                yield kept

    return sorted(found(), key=lambda kept: -kept.saved)


def finished() -> list[Path]:
    """The records of the games that are over, the latest first."""
    return sorted(finished_folder().glob("*.txt"), reverse=True)


def plain_cards(cards: Any) -> dict[str, Any] | None:
    """The facts of another box as they are kept: the file may be gone tomorrow."""
    if cards is None or isinstance(cards, Mapping):
        return None if cards is None else dict(cards)
    from igroteka.engine.game import read_cards

    return dict(read_cards(cards))
