"""Chance that anyone can check afterwards; docs/fairness.md says in full how, and what it proves against whom.

The server fixes a secret, everybody fixes a share, and only then the shares are laid open. Every draw comes from the
secret and all shares by HMAC; who takes back adds to his share what only he can know.

>>> secret, share = bytes(32), OwnShare("5eed")
>>> share.seal == hashed(share.token(0)) and proves(share.token(3), 3, share.token(0))
True
>>> root = first_root("pledge", ("", share.token(0)))
>>> number_below(secret, draw_message(root, 0), 4)
0
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

SPACE: Final = 1 << 256
VERSION: Final = 2  # of new tables; those of version 1 had salts that were told at once
MOST_PLEAS: Final = 64  # take-backs that may be asked for in a game
NOBODYS: Final = ""  # instead of the seal, salt or token of who has none
REVEAL_SECONDS: Final = 5.0  # who has not laid his share open then is left out


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(secret).hexdigest()


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- a person's share ---------------------------------------------------------------------------


@dataclass(frozen=True)
class OwnShare:
    """What one person adds to the shuffles: a chain of hashes that only he can go back along."""

    seed: str

    @classmethod
    def fresh(cls) -> "OwnShare":
        return cls(secrets.token_hex(32))

    def token(self, number: int) -> str:
        """What proves that he agreed to the take-back with that number; 0: his salt."""
        text = self.seed
        for _ in range(MOST_PLEAS - number):
            text = hashed(text)
        return text

    @property
    def seal(self) -> str:
        """What is told before the others' salts are known."""
        return hashed(self.token(0))


def proves(token: str, number: int, salt: str) -> bool:
    """Does it come from whoever laid that salt open?"""
    if not 0 < number <= MOST_PLEAS:
        return False
    for _ in range(number):
        token = hashed(token)
    return token == salt


# --- what everything is drawn from --------------------------------------------------------------


def pledge(lines: Mapping[str, str]) -> str:
    """What is fixed before the first salt is laid open, as a text."""
    return "\n".join((f"igroteka fairness {VERSION}", *(f"{key}: {value}" for key, value in lines.items())))


def first_root(pledge: str, salts: Sequence[str]) -> str:
    return hashed(f"{hashed(pledge)},{','.join(salts)}")


def next_root(root: str, number: int, tokens: Sequence[str]) -> str:
    """After the take-back with that number."""
    return hashed(f"{root},{number},{','.join(tokens)}")


def draw_message(root: str, ply: int) -> str:
    """What is signed for the draw after ``ply`` actions."""
    return f"{root}|{ply}"


class Roots:
    """What draws come from in the course of a game: a take-back gives what comes after it another root."""

    def __init__(self, first: str) -> None:
        self.since = [(0, first)]  # how many actions each begins after

    @property
    def first(self) -> str:
        return self.since[0][1]

    @property
    def last(self) -> str:
        return self.since[-1][1]

    def take_back(self, number: int, kept: int, tokens: Sequence[str]) -> None:
        self.since.append((kept, next_root(self.last, number, tokens)))

    def message(self, ply: int) -> str:
        """Of a draw that still stands: what the last take-back left of the game is older than it."""
        return draw_message(next(root for kept, root in reversed(self.since) if kept <= ply), ply)


def old_message(salts: Sequence[str], epoch: int, ply: int) -> str:
    """The same in version 1."""
    return f"{','.join(salts)}|{epoch}|{ply}"


def number_below(secret: bytes, message: str, total: int) -> int:
    """An unbiased number 0 … total-1: what does not divide evenly is drawn again."""
    for attempt in count():
        digest = hmac.digest(secret, f"{message}|{attempt}".encode(), "sha256")
        x = int.from_bytes(digest, "big")
        if x < SPACE - SPACE % total:
            return x % total
    raise AssertionError("unreachable")


def draw(secret: bytes, message: str, ways: Mapping[str, int]) -> str:
    """What chance brings, out of ways to come about counted in their canonical order.

    >>> draw(bytes(32), old_message(("a", "b"), 0, 0), {"deal 1": 3, "deal 2": 1})
    'deal 1'
    """
    way = number_below(secret, message, sum(ways.values()))
    for text, weight in ways.items():
        way -= weight
        if way < 0:
            return text
    raise AssertionError("unreachable")


def seat_order(secret: bytes, root: str, players: int) -> list[int]:
    """Which place at the table becomes seat 0, 1, …

    >>> sorted(seat_order(bytes(32), "root", 5))
    [0, 1, 2, 3, 4]
    """
    order = list(range(players))
    for last in range(players - 1, 0, -1):
        other = number_below(secret, f"{root}|seat {last}", last + 1)
        order[last], order[other] = order[other], order[last]
    return order
