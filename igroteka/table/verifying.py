"""Checking the shuffles of a record; docs/fairness.md says what is checked and what it proves."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE
from igroteka.locale import say
from igroteka.protocol.afterwards import Draw, Fairness, TakeBackTold
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
    pledge: str = ""

    def message(self, ply: int) -> str:
        """What was signed for the draw after so many actions."""
        if self.epochs is None:
            return self.roots.message(ply)
        epoch = next((self.epochs[at] for at in sorted(self.epochs, reverse=True) if at <= ply), 0)
        return fairness.old_message(self.salts, epoch, ply)

    @cached_property
    def roots(self) -> fairness.Roots:
        roots = fairness.Roots(fairness.first_root(self.pledge, self.salts))
        for one in self.take_backs:
            roots.take_back(one.number, one.kept, one.tokens)
        return roots


def verify(text: str) -> Iterator[Check]:
    """Recompute everything that was drawn in a record."""
    record, told = opened(text)
    yield Check("commit", fairness.commitment(told.secret) == told.commit, {"commit": told.commit})
    if told.first:
        yield Check("given", True, {"ply": told.first})
    yield from verify_shares(record, told) if told.epochs is None else verify_old(told)
    yield from verify_draws(record, told)


def opened(text: str) -> tuple[GameRecord, Told]:
    """A record, and what it tells of its shuffles."""
    head = text.partition("\n\n")[0]
    if "\nfairness-commit:" in head and "\nfairness-secret:" not in head:
        raise TableError("verify-not-yet")
    record = GameRecord.read(text)
    version = record.header.get("fairness", "1")
    if version not in ("1", str(fairness.VERSION)):
        raise TableError("verify-version", found=version, known=fairness.VERSION)
    return record, read(record, version == "1")


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
        game, commit = record.state.game, lines["fairness-commit"]
        players, seals = game.players, tuple(lines["fairness-seals"].split(","))
        drawn = {"drawn": True, "kept": False}[lines["fairness-seats"]]
        order = tuple(map(int, lines["fairness-order"].split()))
        backs = tuple(read_take_back(part, players) for part in lines.get("fairness-take-backs", "").split(";") if part)
        pledge = pledge_of(lines["table"], game, commit, seals, drawn, first)
        told = Told(commit, secret, salts, first, seals, drawn, order, backs, pledge=pledge)
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
    players, root = len(names), told.roots.first
    order = fairness.seat_order(told.secret, root, players) if told.drawn else list(range(players))
    yield Check("seats-drawn" if told.drawn else "seats-kept", list(told.order) == order, {})
    last = 0
    for one in told.take_backs:
        yield verify_take_back(one, told, names, last)
        last = one.number


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


# --- version 1 ----------------------------------------------------------------------------------


def verify_old(told: Told) -> Iterator[Check]:
    """What was told of take-backs then, nothing proves: it is named."""
    yield Check("old", True, {})
    if told.epochs:
        yield Check("old-take-backs", True, {"count": max(told.epochs.values())})


# --- what was drawn -----------------------------------------------------------------------------


def draws(record: GameRecord, told: Told) -> Iterator[Draw]:
    """Every act of chance at this table, with what the rules let it bring."""
    state = record.state.game.start()
    for ply, (by, text) in enumerate(record.state.steps):
        if by == CHANCE and ply >= told.first:
            yield Draw(ply=ply, message=f"{told.message(ply)}|0", ways=list(state.chance_ways().items()), move=text)
        state.play(text, by)


def verify_draws(record: GameRecord, told: Told) -> Iterator[Check]:
    made = list(draws(record, told))
    for draw in made:
        follows = fairness.draw(told.secret, told.message(draw.ply), dict(draw.ways))
        if follows != draw.move:
            yield Check("draw", False, {"ply": draw.ply + 1, "found": draw.move, "follows": follows})
            return
    yield Check("draw", True, {"draws": len(made)})
    yield Check("end", record.state.actor is None, {})


def fairness_of(record: GameRecord, told: Told) -> Fairness:
    """What a server tells of the shuffles of a finished game, as its record has it."""
    return Fairness(
        commit=told.commit,
        secret=told.secret.hex(),
        salts=list(told.salts),
        draws=list(draws(record, told)),
        version=fairness.VERSION if told.epochs is None else 1,
        pledge=told.pledge,
        seals=list(told.seals),
        drawn=told.drawn,
        order=list(told.order),
        take_backs=[TakeBackTold(one.number, one.kept, list(one.tokens)) for one in told.take_backs],
        first=told.first,
        names=list(record.seats),
        moves=list(record.state.history),
        by=[None if isinstance(by, str) else by for by, _ in record.state.steps],
    )
