"""Chance that anyone can check afterwards.

The server's secret is fixed (its SHA-256 published) before the players add their salts; every draw
comes from both by HMAC. docs/protocol.md says it in full.

>>> secret = bytes(32)
>>> draw(secret, ("a", "b"), 0, 4, {"deal 1": 3, "deal 2": 1})
'deal 1'
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final

SPACE: Final = 1 << 256


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


def message(salts: Sequence[str], epoch: int, ply: int, attempt: int = 0) -> str:
    """What is signed for the draw after ``ply`` actions and ``epoch`` take-backs."""
    return f"{','.join(salts)}|{epoch}|{ply}|{attempt}"


def number_below(secret: bytes, salts: Sequence[str], epoch: int, ply: int, total: int) -> int:
    """An unbiased number 0 … total-1: what does not divide evenly is drawn again."""
    for attempt in count():
        digest = hmac.digest(secret, message(salts, epoch, ply, attempt).encode(), "sha256")
        x = int.from_bytes(digest, "big")
        if x < SPACE - SPACE % total:
            return x % total
    raise AssertionError("unreachable")


def draw(secret: bytes, salts: Sequence[str], epoch: int, ply: int, ways: Mapping[str, int]) -> str:
    """What chance brings, out of ways to come about counted in their canonical order."""
    way = number_below(secret, salts, epoch, ply, sum(ways.values()))
    for text, weight in ways.items():
        way -= weight
        if way < 0:
            return text
    raise AssertionError("unreachable")
