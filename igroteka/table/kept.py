"""What somebody keeps of a table's shuffles on his own side, so that nobody else has to be believed at the end."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from igroteka.protocol.afterwards import Fairness
from igroteka.protocol.tables import RevealForm, SealForm, TableInfo
from igroteka.protocol.words import WAITING
from igroteka.table import fairness
from igroteka.table.fairness import OwnShare
from igroteka.table.verifying import Check

MOST: Final = 500  # tables; of more the oldest are forgotten


class KeptShare(msgspec.Struct):
    """My share at one table, and what I was told while it still bound the others."""

    seed: str
    commit: str = ""  # of the server's secret, as I first heard it
    pledge: str = ""  # what I laid my salt open for
    taken_back: list[int] = []  # the take-backs that I have seen

    @property
    def share(self) -> OwnShare:
        return OwnShare(self.seed)

    def may_open(self, pledge: str) -> bool:
        """Is my salt to be laid open for this? Once only, and not for another secret or without my own seal."""
        lines = dict(line.partition(": ")[::2] for line in pledge.splitlines())
        known = not self.commit or lines.get("commit") == self.commit
        mine = self.share.seal in lines.get("seals", "").split(",")
        return known and mine and self.pledge in ("", pledge)

    def check(self, told: Fairness) -> Iterator[Check]:
        """Does what is told at the end fit what I kept?"""
        yield Check("kept-pledge", bool(self.pledge) and told.pledge == self.pledge, {})
        mine = [place for place, seal in enumerate(told.seals) if seal == self.share.seal]
        salt = self.share.token(0)
        yield Check("kept-salt", bool(mine) and all(told.salts[place] == salt for place in mine), {})
        numbers = [one.number for one in told.take_backs]
        yield Check("kept-take-backs", numbers == self.taken_back, {"told": len(numbers), "seen": len(self.taken_back)})


class KeptShares:
    """Mine, by server and table: in a folder, or as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.known: dict[str, KeptShare] = {}

    @classmethod
    def of_user(cls) -> "KeptShares":
        """``IGROTEKA_DATA``, or the user's own data folder."""
        from platformdirs import user_data_path

        given = os.environ.get("IGROTEKA_DATA")
        return cls((Path(given) if given else user_data_path("igroteka")) / "shares")

    def _file(self, house: str, table: str) -> Path | None:
        return None if self.folder is None else self.folder / f"{fairness.hashed(f'{house} {table}')[:32]}.json"

    def find(self, house: str, table: str) -> KeptShare | None:
        key = f"{house} {table}"
        file = self._file(house, table)
        if key not in self.known and file is not None:
            try:
                self.known[key] = msgspec.json.decode(file.read_bytes(), type=KeptShare)
            except (OSError, msgspec.MsgspecError):
                return None
        return self.known.get(key)

    def step(self, house: str, info: TableInfo) -> SealForm | RevealForm | None:
        """What I do now at a table where I sit: seal a share, or lay it open once all are sealed."""
        mine = {seat.share for seat in info.seats if seat.mine}
        if info.status != WAITING or info.fairness < fairness.VERSION or not mine:
            return None
        kept = self.find(house, info.id)
        if info.pledge is None:
            if kept is None and mine == {"sealed"}:
                return None  # on another device of mine
            kept = kept or KeptShare(OwnShare.fresh().seed)
            if not kept.commit:
                kept = self.keep(house, info.id, msgspec.structs.replace(kept, commit=info.commit))
            return None if mine == {"sealed"} else SealForm(seal=kept.share.seal)
        if kept is None or mine != {"sealed"} or not kept.may_open(info.pledge):
            return None
        self.keep(house, info.id, msgspec.structs.replace(kept, pledge=info.pledge))
        return RevealForm(salt=kept.share.token(0))

    def keep(self, house: str, table: str, kept: KeptShare) -> KeptShare:
        """Where the disk is full it is kept in memory at least."""
        self.known[f"{house} {table}"] = kept
        file = self._file(house, table)
        if file is not None:
            with contextlib.suppress(OSError):
                self._write(file, kept)
        return kept

    def _write(self, file: Path, kept: KeptShare) -> None:
        new = not file.exists()
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}")
        draft.touch(0o600)
        draft.write_bytes(msgspec.json.encode(kept))
        draft.replace(file)
        files = list(file.parent.glob("*.json")) if new else []
        for old in sorted(files, key=lambda file: file.stat().st_mtime)[: max(0, len(files) - MOST)]:
            old.unlink(missing_ok=True)
