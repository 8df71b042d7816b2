"""Checking the shuffles of a record; docs/fairness.md says what is checked and what it proves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE
from igroteka.locale import say
from igroteka.table import fairness
from igroteka.table.errors import TableError
from igroteka.table.pieces import TakeBack
from igroteka.table.shares import pledge_of


@dataclass(frozen=True)
class Check:
    """One thing that was checked: does it hold, and what was found."""

    key: str
    holds: bool
    details: dict[str, Any]

    def say(self, language: str = "en") -> str:
        return say(f"verify-{self.key}-{'holds' if self.holds else 'fails'}", language, **self.details)


@dataclass(frozen=True)
class Told:
    """What a record tells of its shuffles."""

    commit: str
    secret: bytes
    salts: tuple[str, ...]
    first: int  # the first action that was this table's own
    seals: tuple[str, ...] = ()
    drawn: bool = False
    order: tuple[int, ...] = ()
    take_backs: tuple[TakeBack, ...] = ()
    epochs: Mapping[int, int] | None = None  # of version 1: from which action on how many take-backs had been before


def verify(text: str) -> Iterator[Check]:
    """Recompute everything that was drawn in a record."""
    head = text.partition("\n\n")[0]
    if "\nfairness-commit:" in head and "\nfairness-secret:" not in head:
        raise TableError("verify-not-yet")
    record = GameRecord.read(text)
    version = record.header.get("fairness", "1")
    if version not in ("1", str(fairness.VERSION)):
        raise TableError("verify-version", found=version, known=fairness.VERSION)
    told = read(record, version == "1")
    yield Check("commit", fairness.commitment(told.secret) == told.commit, {"commit": told.commit})
    if told.first:
        yield Check("given", True, {"ply": told.first})
    if told.epochs is not None:
        yield from verify_old(record, told, told.epochs)
    else:
        yield from verify_shares(record, told)


def read(record: GameRecord, old: bool) -> Told:
    """What the header tells; a line that is missing or makes no sense is refused."""
    lines = record.header
    needed = ["fairness-commit", "fairness-secret", "fairness-salts"]
    for key in needed if old else [*needed, "fairness-seals", "fairness-seats", "fairness-order", "table"]:
        if key not in lines:
            raise TableError("verify-missing", key=key)
    try:
        secret = bytes.fromhex(lines["fairness-secret"])
        first = int(lines.get("fairness-from", "0"))
        salts = tuple(lines["fairness-salts"].split(","))
        if old:
            pairs = (part.partition(":") for part in lines.get("fairness-epochs", "").split())
            epochs = {int(ply): int(epoch) for ply, _, epoch in pairs}
            return Told(lines["fairness-commit"], secret, salts, first, epochs=epochs)
        players = record.state.game.players
        told = Told(
            lines["fairness-commit"],
            secret,
            salts,
            first,
            tuple(lines["fairness-seals"].split(",")),
            {"drawn": True, "kept": False}[lines["fairness-seats"]],
            tuple(map(int, lines["fairness-order"].split())),
            tuple(read_take_back(part, players) for part in lines.get("fairness-take-backs", "").split(";") if part),
        )
        if not len(told.salts) == len(told.seals) == players or sorted(told.order) != list(range(players)):
            raise ValueError("seals, salts, order")
    except (ValueError, KeyError, IndexError) as error:
        raise TableError("verify-unreadable", reason=str(error)) from error
    return told


def read_take_back(text: str, players: int) -> TakeBack:
    number, kept, *proofs = text.split()
    tokens = [fairness.NOBODYS] * players
    for proof in proofs:
        place, _, token = proof.partition("=")
        tokens[int(place)] = token
    return TakeBack(int(number), int(kept), tuple(tokens))


# --- version 2 ----------------------------------------------------------------------------------


def verify_shares(record: GameRecord, told: Told) -> Iterator[Check]:
    """Seals, seats, take-backs, draws."""
    names = [""] * record.state.game.players  # by place
    for seat, place in enumerate(told.order):
        names[place] = record.seats[seat]
    for place, (seal, salt) in enumerate(zip(told.seals, told.salts, strict=True)):
        if salt:
            yield Check("share", fairness.hashed(salt) == seal, {"who": names[place]})
        elif seal:
            yield Check("left-out", True, {"who": names[place]})
    if not any(told.salts):
        yield Check("nobody", True, {})
    game = record.state.game
    pledge = pledge_of(record.header["table"], game, told.commit, told.seals, told.drawn, told.first)
    root = fairness.first_root(pledge, told.salts)
    order = fairness.seat_order(told.secret, root, game.players) if told.drawn else list(range(game.players))
    yield Check("seats-drawn" if told.drawn else "seats-kept", list(told.order) == order, {})
    roots, last = fairness.Roots(root), 0
    for one in told.take_backs:
        yield verify_take_back(one, told, names, last)
        roots.take_back(one.number, one.kept, one.tokens)
        last = one.number
    yield from verify_draws(record, told, roots.message)


def verify_take_back(one: TakeBack, told: Told, names: list[str], last: int) -> Check:
    """Was it agreed to by everybody who laid a share open and was not away?"""
    agreed = [place for place, token in enumerate(one.tokens) if token]
    absent = [place for place, salt in enumerate(told.salts) if salt and place not in agreed]
    proven = all(
        told.salts[place] and fairness.proves(one.tokens[place], one.number, told.salts[place]) for place in agreed
    )
    in_order = last < one.number <= fairness.MOST_PLEAS and one.kept >= told.first
    details = {
        "number": one.number,
        "ply": one.kept + 1,
        "agreed": ", ".join(names[place] for place in agreed) or "none",
        "absent": ", ".join(names[place] for place in absent) or "none",
    }
    return Check("take-back", proven and in_order and (bool(agreed) or not any(told.salts)), details)


def verify_draws(record: GameRecord, told: Told, message: Callable[[int], str]) -> Iterator[Check]:
    state = record.state.game.start()
    draws = 0
    for ply, text in enumerate(record.state.history):
        if state.actor == CHANCE and ply >= told.first:
            draws += 1
            drawn = fairness.draw(told.secret, message(ply), state.chance_ways())
            if drawn != text:
                yield Check("draw", False, {"ply": ply + 1, "found": text, "follows": drawn})
                return
        state.play(text, state.seat_that_can(text))
    yield Check("draw", True, {"draws": draws})
    yield Check("end", state.actor is None, {})


# --- version 1 ----------------------------------------------------------------------------------


def verify_old(record: GameRecord, told: Told, epochs: Mapping[int, int]) -> Iterator[Check]:
    """What was told of take-backs then, nothing proves: it is named."""

    def message(ply: int) -> str:
        epoch = next((epochs[at] for at in sorted(epochs, reverse=True) if at <= ply), 0)
        return fairness.old_message(told.salts, epoch, ply)

    yield Check("old", True, {})
    if epochs:
        yield Check("old-take-backs", True, {"count": max(epochs.values())})
    yield from verify_draws(record, told, message)
