"""The games in OpenSpiel: importing this module registers them.

>>> import pyspiel
>>> import igroteka.adapters.open_spiel
>>> game = pyspiel.load_game("igroteka_twelve_days(players=4,gifts=6)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(4, True)

The parameters are the options of the game and ``cards``: the file of a house deck, or ``tiny``.
Action ids are those of the rules; chance's outcomes carry theirs. Where all choose at once, a game
is offered seat by seat: nobody sees a choice before all have chosen, so nothing is lost.
A game is worth to each player his share of the victory less the fair share 1/players: it is zero-sum.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from igroteka.engine.errors import MissingExtra, OptionError

try:
    import pyspiel
except ModuleNotFoundError as _error:
    raise MissingExtra("extra-missing", module=__name__, extra="research") from _error

from igroteka.adapters.point import Point
from igroteka.adapters.setting import chosen_game, longest
from igroteka.api import games
from igroteka.engine.game import Description, Game, boxed_kits
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.state import WATCHER

OPEN = pyspiel.GameType.Information.PERFECT_INFORMATION
HIDDEN = pyspiel.GameType.Information.IMPERFECT_INFORMATION
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE
REMEMBERED = 512  # actions in the information state's tensor, the latest


class TableGame(pyspiel.Game):
    """A game of Igroteka as OpenSpiel's."""

    def __init__(self, kind: Any, description: Description, parameters: dict[str, Any] | None = None) -> None:
        given = {name: value for name, value in (parameters or {}).items() if name != "cards"}
        self.table: Game = chosen_game(description.id, str((parameters or {}).get("cards", "")), **given)
        players = self.table.players
        decisions, chances = longest(self.table)
        self.most_chances = chances
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.kit.rules.CHOICES,
            max_chance_outcomes=self.table.kit.rules.ACTIONS,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(kind, info, parameters or {})
        self.origin = Point.start(self.table)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | PrivateObserver | None":
        """None for what is not offered: the private information of all at once."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return Observer(self.table, kind, params) if kind.public_info else PrivateObserver()

    def __reduce__(self) -> Any:
        return load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return self.most_chances


class TableState(pyspiel.State):
    """A point of a game as OpenSpiel's state."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.point = game.origin

    def current_player(self) -> int:
        """By number, as OpenSpiel's C++ games answer: its words for nobody cost more than a move."""
        actor = self.point.actor
        return actor if actor != OVER else TERMINAL

    def is_terminal(self) -> bool:
        return self.point.actor == OVER

    def is_chance_node(self) -> bool:
        return self.point.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which for the usual question takes a long way round through C++."""
        if player is not None:
            actions: list[int] = super().legal_actions(player)
            return actions
        return self.point.legal() if self.point.actor != CHANCE else [action for action, _ in self.point.chance()]

    def _legal_actions(self, player: int) -> list[int]:
        return self.point.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.point.chance()

    def _apply_action(self, action: int) -> None:
        self.point = self.point.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.point.game.kit.texts[action]
        return text

    def returns(self) -> list[float]:
        return self.point.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one; what he cannot know is drawn anew.

        It plays on from here; its past is known only as far as he saw it, so that ``history`` and
        ``serialize`` are empty.
        """
        state: TableState = self.get_game().new_initial_state()
        state.point = self.point.imagine(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        return self.point.history()


class Observer:
    """What a player knows: the fields of ``rules.OBSERVATION``, and with perfect recall what he saw happen.

    Without private information it is what everybody knows.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise OptionError("observer-parameters", given=sorted(params))
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls: bool = kind.perfect_recall
        fields = [*game.kit.rules.OBSERVATION, *([("history", REMEMBERED)] if self.recalls else [])]
        self.tensor = np.zeros(sum(size for _, size in fields), np.float32)
        self.dict = {}
        at = 0
        for name, size in fields:
            self.dict[name] = self.tensor[at : at + size]
            at += size
        self._now = np.zeros(len(self.tensor) - REMEMBERED * self.recalls, np.int8)

    def set_from(self, state: TableState, player: int) -> None:
        seat = player if self.private else WATCHER
        self.tensor[: len(self._now)] = state.point.observe(seat, self._now)
        if self.recalls:
            state.point.seen_actions(seat, self.dict["history"])

    def string_from(self, state: TableState, player: int) -> str:
        seat = player if self.private else WATCHER
        now = (f"seat {player}; " if self.private else "") + state.point.observed(seat)
        return f"{now} | {state.point.seen(seat)}" if self.recalls else now


class PrivateObserver:
    """What a player knows and not everybody: words alone, no tensor."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: TableState, player: int) -> str:
        return "; ".join(state.point.private(player))


def load_game(name: str) -> Any:
    """A game by name and parameters: what a pickle calls, which thereby imports this module."""
    return pyspiel.load_game(name)


def register(description: Description) -> None:
    """Make a game known to OpenSpiel as ``igroteka_`` and its id."""
    options = {option.name: option.default for option in description.options}
    kind = pyspiel.GameType(
        short_name=f"igroteka_{description.id.replace('-', '_')}",
        long_name=f"Igroteka: {description.name()} (rules {description.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=HIDDEN if boxed_kits()[description.id].secrets else OPEN,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=description.players[-1],
        min_num_players=description.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**options, "cards": ""},
    )

    class Registered(TableGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(kind, description, parameters)

    pyspiel.register_game(kind, Registered)


for _description in games().values():
    register(_description)
