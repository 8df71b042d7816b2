"""What everybody at a table adds to its shuffles: sealed, then laid open; and what follows from it all."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from igroteka.engine.game import Game
from igroteka.engine.record import written
from igroteka.table import fairness
from igroteka.table.fairness import NOBODYS
from igroteka.table.pieces import TakeBack


def terms(table_id: str, game_id: str, options: Mapping[str, Any], drawn: bool, given: int) -> dict[str, str]:
    """What everybody is shown of a table from the first, as lines of its pledge."""
    lines = {
        "table": table_id,
        "game": game_id,
        "options": ", ".join(f"{name}={written(value)}" for name, value in options.items()),  # as in a record
        "seats": "drawn" if drawn else "kept",
    }
    return lines | ({"from": str(given)} if given else {})


def pledge(terms: Mapping[str, str], rules: str, commit: str, seals: Sequence[str]) -> str:
    """What is fixed when a game is about to begin."""
    lines = {**terms, "rules": rules, "commit": commit, "seals": ",".join(seals)}
    order = ("table", "game", "rules", "options", "seats", "commit", "seals", "from")
    return fairness.pledge({key: lines[key] for key in order if key in lines})


def pledge_of(table_id: str, game: Game, commit: str, seals: Sequence[str], drawn: bool, given: int) -> str:
    shown = terms(table_id, game.id, game.options, drawn, given)
    return pledge(shown, str(game.description.version), commit, seals)


@dataclass
class Shares:
    """The shares of one table by place: the order in which people sat before seats were drawn."""

    at: float  # when they were fixed
    pledge: str
    owners: tuple[str | None, ...]  # who brought each
    seals: tuple[str, ...]
    salts: list[str]
    order: tuple[int, ...] = ()  # once the game has begun: the place of every seat
    roots: fairness.Roots | None = None
    pleas: int = 0  # take-backs that were asked for
    take_backs: list[TakeBack] = field(default_factory=list)

    def waited_for(self) -> list[int]:
        """The places whose salts are still to be laid open."""
        return [place for place, seal in enumerate(self.seals) if seal and not self.salts[place]]

    def places_of(self, guest: str) -> list[int]:
        return [place for place, owner in enumerate(self.owners) if owner == guest]

    def salts_with(self, guest: str, salt: str) -> list[str]:
        """As they are once he has laid his open."""
        return [salt if owner == guest else known for owner, known in zip(self.owners, self.salts, strict=True)]

    def left_out(self) -> list[int]:
        """The seats whose seals were never laid open."""
        missing = self.waited_for()
        return [seat for seat, place in enumerate(self.order) if place in missing]

    def salt_of(self, seat: int, guest: str | None) -> str:
        """What he laid open who sits there; empty where somebody else did, or nobody."""
        place = self.order[seat]
        return self.salts[place] if self.owners[place] == guest else NOBODYS

    def take_back(self, number: int, kept: int, tokens: Iterable[tuple[int, str]]) -> None:
        """All agreed; ``tokens`` by seat. Who sits at several places proves it for all of them."""
        given = {self.owners[self.order[seat]]: token for seat, token in tokens if token}
        found = tuple(NOBODYS if owner is None else given.get(owner, NOBODYS) for owner in self.owners)
        self.take_backs.append(TakeBack(number, kept, found))
        self.begun.take_back(number, kept, found)

    @property
    def begun(self) -> fairness.Roots:
        """Once the game has."""
        assert self.roots is not None
        return self.roots
