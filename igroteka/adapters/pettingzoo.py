"""The games in PettingZoo: one agent a seat, chance by itself, actions masked.

>>> from igroteka.adapters import pettingzoo
>>> table = pettingzoo.env("jackal-high", players=3)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> table.possible_agents, int(observation["action_mask"].sum()) > 0
(['seat_0', 'seat_1', 'seat_2'], True)

The reward comes with the end of a game: a seat's share of the victory less the fair share 1/players.
"""

from typing import Any

from igroteka.engine.errors import MissingExtra, OptionError

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as _error:
    raise MissingExtra("extra-missing", module=__name__, extra="research") from _error

from igroteka.adapters.episodes import Episodes, whole_action
from igroteka.adapters.setting import chosen_game
from igroteka.adapters.spaces import action_space, observation_space
from igroteka.engine.game import Game
from igroteka.engine.state import WATCHER
from igroteka.rendering.text import draw


def env(id: str, *, cards: str = "", render_mode: str | None = None, **options: Any) -> "TableEnv":
    """A game seat by seat; the options are the game's."""
    return TableEnv(chosen_game(id, cards, **options), render_mode)


def parallel_env(id: str, *, cards: str = "", render_mode: str | None = None, **options: Any) -> "ParallelTableEnv":
    """A game in which all always choose at once (``my-number``)."""
    return ParallelTableEnv(chosen_game(id, cards, **options), render_mode)


class Seats:
    """What both kinds of environment have: an agent a seat, the same spaces for all."""

    def __init__(self, game: Game, render_mode: str | None) -> None:
        self.game = game
        self.render_mode = render_mode
        name = f"{game.id.replace('-', '_')}_v{game.description.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.episodes = Episodes(game)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(game)
        self._action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episodes.observe(self._seat_of[agent])

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.episodes.seed(seed)
        self.episodes.begin()
        self.agents = self.possible_agents.copy()

    def rewards_by_agent(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.episodes.rewards(), strict=True))

    def render(self) -> str | None:
        """The table as everybody sees it, in mode ``ansi``."""
        view = self.episodes.state().view(WATCHER)
        return draw(self.game, view, self.possible_agents) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(Seats, AECEnv):
    """One seat after the other; where all choose at once, in the order of the seats, unseen."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episodes.actor]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episodes.play(whole_action(action), self._seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.episodes.over:
            self.rewards = self.rewards_by_agent()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.episodes.actor]


class ParallelTableEnv(Seats, ParallelEnv):
    """All seats at once."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        Seats.__init__(self, game, render_mode)
        self.episodes.begin()
        if len(self.episodes.actors()) < game.players:
            raise OptionError("parallel", game=game.id)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        acting = self.agents
        chosen = [(self._seat_of[agent], whole_action(actions[agent])) for agent in acting]
        for seat, action in chosen:  # all or none
            if action not in self.episodes.legal(seat):
                raise self.episodes.refusal(action, seat)
        for seat, action in chosen:
            self.episodes.play(action, seat)
        over = self.episodes.over
        if over:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in acting},
            self.rewards_by_agent(),
            dict.fromkeys(acting, over),
            dict.fromkeys(acting, False),
            {agent: {} for agent in acting},
        )
