"""What somebody keeps of a table's shuffles on his own side, so that nobody else has to be believed at the end."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

import msgspec

from igroteka.engine.record import GameRecord
from igroteka.protocol.from_server import StateChanged
from igroteka.protocol.tables import RevealForm, SealForm, TableInfo
from igroteka.protocol.words import OVER, WAITING
from igroteka.table import fairness
from igroteka.table.fairness import OwnShare
from igroteka.table.shares import pledge, terms
from igroteka.table.verifying import Check, Told

MOST: Final = 500  # tables; of more the oldest are forgotten


class KeptShare(msgspec.Struct):
    """My share at one table, and what I was told while it still bound the others; then what I saw of the game."""

    seed: str = ""  # none: I came when the game had begun
    commit: str = ""  # of the server's secret, as I first heard it
    terms: dict[str, str] = {}  # the table's game, options and seats, as I first heard of them
    pledge: str = ""  # what I laid my salt open for
    taken_back: list[int] = []  # the take-backs that I have seen
    seats: list[int] = []  # mine, when I first saw the game
    seen: list[str] = []  # every action that stands, as I was told it first: a card of another's is "deal ?"
    scores: list[int] = []  # the result that I was shown

    @property
    def share(self) -> OwnShare:
        return OwnShare(self.seed)

    def hear_of(self, info: TableInfo) -> None:
        """What is first told of a table stays so."""
        self.commit = self.commit or info.commit
        self.terms = self.terms or terms_shown(info)

    def may_open(self, info: TableInfo) -> bool:
        """Is my salt to be laid open for this table's pledge? Once only; not for another secret, another game or other
        options than I was shown, nor without my own seal at every place of mine."""
        told = info.pledge or ""
        lines = lines_of(told)
        seals = lines.get("seals", "").split(",")
        mine = [seat.seat for seat in info.seats if seat.mine]
        known = self.terms in ({}, terms_shown(info)) and self.commit in ("", info.commit)
        follows = told == pledge(terms_shown(info), lines.get("rules", ""), info.commit, seals)
        sealed = len(seals) == len(info.seats) and all(seals[seat] == self.share.seal for seat in mine)
        return known and follows and sealed and bool(mine) and self.pledge in ("", told)

    def see(self, state: StateChanged) -> None:
        """What a state tells of the game. What has been seen stands, unless something was taken back since."""
        steps = state.eyes[0].steps
        first = steps[0].ply if steps else state.ply
        if state.taken_back != self.taken_back:
            del self.seen[first:]
        self.seen += ["?"] * (first - len(self.seen))
        for ply, step in enumerate(steps, first):
            if ply == len(self.seen):
                self.seen.append(step.move)
            elif agree(self.seen[ply], step.move):
                self.seen[ply] = step.move
        self.taken_back = state.taken_back
        self.seats = self.seats or [eyes.seat for eyes in state.eyes if eyes.seat is not None]
        self.scores = state.scores if state.over else []

    def check(self, record: GameRecord, told: Told) -> Iterator[Check]:
        """Does what is told at the end fit what I kept?"""
        yield Check("kept-pledge", told.pledge == self.pledge if self.pledge else self._fits(told), {})
        if self.seed:
            yield from self._check_share(told)
        else:
            yield Check("kept-late", True, {})
        numbers = [one.number for one in told.take_backs]
        yield Check("kept-take-backs", numbers == self.taken_back, {"told": len(numbers), "seen": len(self.taken_back)})
        yield self._check_seen(record.state.history)
        if self.scores:
            yield Check("kept-result", self.scores == list(record.state.scores), {})

    def _fits(self, told: Told) -> bool:
        """Of who was not there when the game began: is it the table that he knew?"""
        return {"commit": self.commit, **self.terms}.items() <= lines_of(told.pledge).items()

    def _check_share(self, told: Told) -> Iterator[Check]:
        mine = [place for place, seal in enumerate(told.seals) if seal == self.share.seal]
        salt = self.share.token(0)
        yield Check("kept-salt", bool(mine) and all(told.salts[place] == salt for place in mine), {})
        sat = [told.order[seat] for seat in self.seats if seat < len(told.order)]
        if mine and self.seats:
            yield Check("kept-seats", sorted(sat) == mine, {})

    def _check_seen(self, history: Sequence[str]) -> Check:
        for ply, (seen, now) in enumerate(zip_longest(self.seen, history[: len(self.seen)], fillvalue="")):
            if not agree(seen, now):
                return Check("kept-seen", False, {"ply": ply + 1, "seen": seen, "told": now or "none"})
        return Check("kept-seen", True, {"seen": len(self.seen), "all": len(history)})


def terms_shown(info: TableInfo) -> dict[str, str]:
    return terms(info.id, info.game, info.options, info.shuffle_seats, info.origin.ply if info.origin else 0)


def lines_of(pledge: str) -> dict[str, str]:
    return dict(line.partition(": ")[::2] for line in pledge.splitlines())


def agree(seen: str, told: str) -> bool:
    """Can an action that was seen so be this one?

    >>> agree("deal ?", "deal 4"), agree("deal 5", "deal 4"), agree("?", "12")
    (True, False, True)
    """
    return told == seen or (seen.endswith("?") and told.startswith(seen[:-1]))


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
                kept.hear_of(info)
                self.keep(house, info.id, kept)
            return None if mine == {"sealed"} else SealForm(seal=kept.share.seal)
        if kept is None or mine != {"sealed"} or not kept.may_open(info):
            return None
        kept.pledge = info.pledge
        self.keep(house, info.id, kept)
        return RevealForm(salt=kept.share.token(0))

    def sit(self, house: str, info: TableInfo, share: OwnShare) -> None:
        """I have come to a table, with the seal of a share; where the game had begun, it came too late."""
        if info.status == OVER:
            return
        kept = self.find(house, info.id) or KeptShare(share.seed)
        if not kept.terms and info.status != WAITING and share.seal not in (info.pledge or ""):
            kept = KeptShare()
        kept.hear_of(info)
        self.keep(house, info.id, kept)

    def saw(self, house: str, table: str, state: StateChanged) -> None:
        """How the game stands at a table where I have a share; written down whenever it is my turn."""
        kept = self.find(house, table)
        if kept is None:
            return
        before = kept.taken_back
        kept.see(state)
        if state.over or before != kept.taken_back or not set(state.acting).isdisjoint(kept.seats):
            self.keep(house, table, kept)

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
