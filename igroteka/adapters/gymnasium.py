"""The games in Gymnasium: one seat is the learner's, bots sit in the others.

Importing this module registers an environment for each game, its version being that of the rules.

>>> import gymnasium
>>> import igroteka.adapters.gymnasium
>>> table = gymnasium.make("igroteka/eight28-v1", players=3, opponents="random")
>>> observation, info = table.reset(seed=1)
>>> sorted(observation), table.action_space
(['action_mask', 'observation'], Discrete(4))

The reward comes with the end of the game: the seat's share of the victory less the fair share
1/players. An action that the mask does not allow loses the game at once.
"""

from random import Random
from typing import Any

from igroteka.engine.errors import IllegalMove, MissingExtra

try:
    import gymnasium
except ModuleNotFoundError as _error:
    raise MissingExtra("extra-missing", module=__name__, extra="research") from _error

from igroteka.adapters.episodes import Episodes, whole_action
from igroteka.adapters.setting import chosen_game
from igroteka.adapters.spaces import action_space, observation_space
from igroteka.api import games
from igroteka.bots import bot, decide
from igroteka.bots.players import play_randomly
from igroteka.rendering.text import draw

Observation = dict[str, Any]  # of arrays
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; ``opponents`` is a bot's name (``random``, ``advice``, ``casual``, …) for all the others."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str = "random",
        cards: str = "",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = chosen_game(game, cards, **options)
        self.seat = self.game.eyes(seat, watching=False)
        self.opponents = opponents
        self._at_random = bot(opponents) is play_randomly  # says so if there is none of that name
        self._luck = Random()
        self.render_mode = render_mode
        self.episodes = Episodes(self.game)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.episodes.seed(seed)
            self._luck.seed(seed)
        self.episodes.begin()
        self._let_others_play()
        return self.episodes.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.episodes.play(whole_action(action), self.seat)
        except IllegalMove:
            return self.episodes.observe(self.seat), -1 / self.game.players, True, False, {"illegal": True}
        self._let_others_play()
        reward = self.episodes.rewards()[self.seat]
        return self.episodes.observe(self.seat), reward, self.episodes.over, False, {}

    def action_masks(self) -> Any:
        """True for each action that is open to the seat: what sb3-contrib's MaskablePPO asks for."""
        return self.episodes.mask(self.seat).astype(bool)

    def _let_others_play(self) -> None:
        """The bots, until the learner's turn or the end. A bot is shown only what its seat may know."""
        episodes = self.episodes
        while not episodes.over and episodes.actor != self.seat:
            seat = episodes.actor
            episodes.play(self._luck.choice(episodes.legal(seat)) if self._at_random else self._decided(seat), seat)

    def _decided(self, seat: int) -> int:
        decision = decide(self.episodes.state(), seat, self.opponents, self.episodes.draw_seed())
        return self.game.kit.action_of[decision.move]

    def render(self) -> Any:
        """The table as the seat sees it, in mode ``ansi``."""
        names = [f"seat_{seat}" for seat in range(self.game.players)]
        return draw(self.game, self.episodes.state().view(self.seat), names) if self.render_mode else None


for _id, _description in games().items():
    gymnasium.register(
        f"igroteka/{_id}-v{_description.version}",
        entry_point="igroteka.adapters.gymnasium:SeatEnv",
        kwargs={"game": _id},
    )
