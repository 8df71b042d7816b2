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

from typing import Any

import gymnasium

from igroteka.adapters.episodes import Episodes
from igroteka.adapters.setting import chosen_game
from igroteka.adapters.spaces import action_space, observation_space
from igroteka.api import games
from igroteka.bots import bot, decide

Observation = dict[str, Any]  # of arrays
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; ``opponents`` is a bot's name (``random``, ``advice``, ``casual``, …) for all the others."""

    metadata = METADATA

    def __init__(
        self,
        id: str,
        *,
        seat: int = 0,
        opponents: str = "random",
        cards: str = "",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = chosen_game(id, cards, **options)
        self.seat = seat
        self.opponents = opponents
        bot(opponents)  # says so if there is none of that name
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
        self.episodes.begin()
        self._let_others_play()
        return self.episodes.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.episodes.mask(self.seat)[int(action)]:
            return self.episodes.observe(self.seat), -1 / self.game.players, True, False, {"illegal": True}
        self.episodes.play(int(action), self.seat)
        self._let_others_play()
        reward = self.episodes.rewards()[self.seat]
        return self.episodes.observe(self.seat), reward, self.episodes.over, False, {}

    def _let_others_play(self) -> None:
        """The bots, until the learner's turn or the end. A bot is shown only what its seat may know."""
        while not self.episodes.over and self.episodes.actor != self.seat:
            seat = self.episodes.actor
            decision = decide(self.episodes.state(), seat, self.opponents, self.episodes.draw_seed())
            self.episodes.play(self.game.kit.action_of[decision.move], seat)

    def render(self) -> Any:
        """The table as the seat sees it, in mode ``ansi``."""
        view = self.episodes.state().view(self.seat)
        return "\n".join(f"{key}: {value}" for key, value in view.items()) if self.render_mode else None


for _id, _description in games().items():
    gymnasium.register(
        f"igroteka/{_id}-v{_description.version}",
        entry_point="igroteka.adapters.gymnasium:SeatEnv",
        kwargs={"id": _id},
    )
