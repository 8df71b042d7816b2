"""Unfinished work is kept beside the record (``FILE.analysis.json``), so that it can go on later."""

import os
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from igroteka.analysis.findings import Analysis
from igroteka.analysis.work import Effort, Followed, Piece, Progress, analysing, key_of
from igroteka.engine.record import GameRecord

EVERY: Final = 5.0  # seconds between two times of writing


@dataclass
class Kept:
    """What is in the file: for which game and settings, and the pieces that are done."""

    key: str
    pieces: list[Piece] = field(default_factory=list)
    total: int = -1  # pieces of the whole

    @property
    def is_whole(self) -> bool:
        return len(self.pieces) == self.total


def place_for(file: Path) -> Path:
    return file.with_name(f"{file.name}.analysis.json")


def read_kept(place: Path, key: str) -> Kept:
    """What was kept of this analysis; nothing if the file is about another, or broken."""
    try:
        kept = msgspec.json.decode(place.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return Kept(key)
    return kept if kept.key == key else Kept(key)


def write_kept(place: Path, kept: Kept) -> None:
    """Whole or not at all: another process never reads half a file."""
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    draft.write_bytes(msgspec.json.encode(kept))
    draft.replace(place)


def analysing_file(file: Path, record: GameRecord, settings: Effort) -> Generator[Progress, None, Analysis]:
    """As :func:`analysing`, going on from where an interrupted analysis of the file ended."""
    place = place_for(file)
    kept = read_kept(place, key_of(record, settings))
    work = Followed(analysing(record, settings, {piece.ply: piece for piece in kept.pieces}))
    written = time.monotonic()
    try:
        for step in work:
            kept.pieces.append(step.piece)
            kept.total = step.total
            if time.monotonic() - written > EVERY:
                write_kept(place, kept)
                written = time.monotonic()
            yield step
        return work.found
    finally:
        work.work.close()
        write_kept(place, kept)
