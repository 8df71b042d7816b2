"""A game played in place, chance by itself: what environments for learners run on."""

import numpy as np

from igroteka.adapters.board import board_of
from igroteka.engine.driver import REFUSED
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Array, Game
from igroteka.engine.playouts import stream_key
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import State


class Sitting:
    """One game after the other; a player is always due, or the game is over.

    >>> import igroteka
    >>> sitting = Sitting(igroteka.game("eight28", players=3), seed=1)
    >>> sitting.begin()
    >>> sitting.actor, sitting.mask(sitting.actor).tolist()
    (1, [1, 1, 0, 0])
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.board = board_of(game)
        self.array = game.template.copy()
        self.actor = CHANCE
        self._stream = np.zeros(1, np.uint64)
        self._buffer = self.board.moves()
        self.seed(seed)

    def seed(self, seed: int | None) -> None:
        """Chance from now on; None is a seed that nobody knows."""
        self._seeds = np.random.default_rng(None if seed is None else seed % (1 << 64))

    def draw_seed(self) -> int:
        return int(self._seeds.integers(1 << 62))

    def begin(self) -> None:
        """A new game, up to its first decision."""
        self._stream[0] = stream_key(self.draw_seed())
        self.array[:] = self.game.template
        self.actor = self.board.play_on(self.array, self._stream, CHANCE, 0, self._buffer)

    def play(self, action: int, seat: int) -> None:
        """The seat's action and what chance then does, or :class:`IllegalMove`."""
        lent = (self.array, self._stream, seat, action, self._buffer)
        actor = self.board.play_on(*lent) if seat >= 0 else REFUSED
        if actor == REFUSED:
            raise self.refusal(action, seat)
        self.actor = actor

    def refusal(self, action: int, seat: int) -> IllegalMove:
        """Why the seat may not do this."""
        kit = self.game.kit
        text = kit.texts[action] if 0 <= action < len(kit.texts) else str(action)
        refusal: IllegalMove = kit.table.refuse(Sheet(self.array), seat, text.lower(), kit.plain)
        return refusal

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def actors(self) -> list[int]:
        """The seats that may act."""
        return self.board.actors(self.array)

    def mask(self, seat: int) -> Array:
        """A 1 for each action that is open to the seat."""
        return self.observe(seat)["action_mask"]

    def observe(self, seat: int) -> dict[str, Array]:
        """What the seat knows and may do."""
        observation, mask = self.board.observation(), self.board.mask()
        self.board.show(self.array, seat, self._buffer, observation, mask)
        return {"observation": observation, "action_mask": mask}

    def rewards(self) -> list[float]:
        """Each seat's share of the victory less the fair share; zeros until the game is over."""
        return self.board.rewards(self.array) if self.over else [0.0] * self.game.players

    def state(self) -> State:
        """The game as a state of its own, with everything that a state can show."""
        return State(self.game, self.array.tobytes())
