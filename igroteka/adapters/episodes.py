"""A game played in place, chance by itself: what environments for learners run on."""

from operator import index
from typing import Any

import numpy as np

from igroteka.adapters.desks import desks_of
from igroteka.engine.door import SEATS
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Array, Game
from igroteka.engine.rule import CHANCE, NOBODY, OVER
from igroteka.engine.seeds import seed_word, stream_key
from igroteka.engine.state import State


def whole_action(action: Any) -> int:
    """An action by its number; 1.5 is none, and neither is 1.0."""
    try:
        return index(action)
    except TypeError:
        raise IllegalMove("action-whole", given=repr(action)) from None


class Episodes:
    """One game after the other; a player is always due, or the game is over.

    >>> import igroteka
    >>> episodes = Episodes(igroteka.game("eight28", players=3), seed=1)
    >>> episodes.begin()
    >>> episodes.actor, episodes.mask(episodes.actor).tolist()
    (1, [1, 1, 0, 0])
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.desks = desks_of(game)
        self._desk = self.desks.desk_with(game.opening_record)
        self._address = self._desk[2]
        self.actor = CHANCE
        self.seed(seed)

    def seed(self, seed: int | None) -> None:
        """Chance from now on; None is a seed that nobody knows."""
        self._seeds = np.random.default_rng(None if seed is None else seed_word(seed))

    def draw_seed(self) -> int:
        return int(self._seeds.integers(1 << 62))

    def begin(self) -> None:
        """A new game, up to its first decision."""
        door = self.desks.door
        door.begin_at(self._address, stream_key(self.draw_seed()))
        self.desks.put(self._desk, self.game.opening_record)
        self.actor = door.play_on_at(self._address, CHANCE, 0)

    def play(self, action: int, seat: int) -> None:
        """The seat's action and what chance then does, or :class:`IllegalMove`."""
        actor = self.desks.door.play_on_at(self._address, seat, action) if seat >= 0 else NOBODY
        if actor == NOBODY:
            raise self.refusal(action, seat)
        self.actor = actor

    def refusal(self, action: int, seat: int) -> IllegalMove:
        """Why the seat may not do this."""
        return self.game.refusal(self.snapshot(), seat, action)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def actors(self) -> tuple[int, ...]:
        """The seats that may act."""
        return SEATS[self.desks.door.seats_at(self._address)]

    def legal(self, seat: int) -> list[int]:
        """The actions that are open to the seat, ascending; the list is to be read alone."""
        memory, at, address = self._desk
        return self.desks.door.ascending(memory, self.desks.door.list_at(address, seat), at)

    def mask(self, seat: int) -> Array:
        """A 1 for each action that is open to the seat."""
        return self.observe(seat)["action_mask"]

    def observe(self, seat: int) -> dict[str, Array]:
        """What the seat knows and may do."""
        observation, mask = self.desks.observation(), self.desks.mask()
        self.desks.door.know_at(self._address, seat, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def rewards(self) -> list[float]:
        """Each seat's share of the victory less the fair share; zeros until the game is over."""
        return self.desks.shares(self._desk) if self.over else [0.0] * self.game.players

    def snapshot(self) -> bytes:
        """The position alone."""
        return self.desks.snapshot(self._desk)

    def state(self) -> State:
        """The game as a state of its own, with everything that a state can show."""
        return State(self.game, self.snapshot())
