"""A stand-in for sb3-contrib, which needs PyTorch: it asks of a table what ``MaskablePPO`` asks, and learns nothing.

Written after sb3-contrib 2.9 (``ppo_mask.py``, ``common/maskable/utils.py``) and stable-baselines3 2.9
(``base_class.py``, ``vec_env/dummy_vec_env.py``, ``common/policies.py``), call by call; where these would draw an
action from a network, this one draws any that the mask leaves open.
"""

from copy import deepcopy
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

MOST_STEPS = 300  # of those that a recipe asks for: enough for some games


def get_action_masks(env: Any) -> Any:
    """``maskable.utils.get_action_masks`` for a single environment."""
    return env.get_wrapper_attr("action_masks")()


class Monitor(gymnasium.Wrapper[Any, Any, Any, Any]):
    """What stable-baselines3 lays around every environment: reached through it, ``action_masks`` is the table's."""


class MaskablePPO:
    """Its rollouts and its predictions."""

    def __init__(self, policy: str, env: Any, seed: int | None = None) -> None:
        inner = env.observation_space.spaces
        assert policy == "MultiInputPolicy" and isinstance(env.observation_space, spaces.Dict)
        assert all(isinstance(space, spaces.Box | spaces.MultiBinary) for space in inner.values())  # none is nested
        assert isinstance(env, gymnasium.Env) and isinstance(env.action_space, spaces.Discrete)
        self.env, self.actions = Monitor(env), int(env.action_space.n)
        self.rng = np.random.default_rng(seed)
        self.seed = seed
        self.kept = {name: np.zeros((1, *space.shape), space.dtype) for name, space in inner.items()}
        self.env.action_space.seed(seed)
        self.finished: list[float] = []  # what the games of all rollouts were worth

    def learn(self, total_timesteps: int) -> "MaskablePPO":
        """``collect_rollouts`` on a ``DummyVecEnv`` of one table, which begins anew by itself."""
        self.keep(self.env.reset(seed=self.seed)[0])
        for _ in range(min(total_timesteps, MOST_STEPS)):
            masks = np.stack([self.env.get_wrapper_attr("action_masks")()])
            actions = np.array([self.drawn(mask) for mask in masks])
            observation, reward, terminated, truncated, info = self.env.step(actions[0])
            info["TimeLimit.truncated"] = truncated and not terminated
            if terminated or truncated:
                info["terminal_observation"] = observation
                assert "illegal" not in info
                self.finished.append(float(np.float32(reward)))
                observation, _ = self.env.reset()
            self.keep(observation)
            deepcopy(info)
        return self

    def keep(self, observation: dict[str, Any]) -> None:
        """An observation goes into arrays of its space's shape and type, and nothing of it may be lost there."""
        for name, kept in self.kept.items():
            kept[0] = observation[name]
            assert np.array_equal(kept[0], observation[name])

    def drawn(self, mask: Any) -> Any:
        """Masks are compared as ``MaskableCategorical`` does: as booleans, one for each action."""
        assert mask.dtype == bool and mask.shape == (self.actions,)
        return np.int64(self.rng.choice(np.flatnonzero(mask)))

    def predict(self, observation: dict[str, Any], action_masks: Any) -> tuple[Any, None]:
        """An action for one observation is an array without dimensions."""
        assert set(observation) == set(self.kept)
        return np.array([self.drawn(action_masks)]).squeeze(axis=0), None


def modules() -> dict[str, ModuleType]:
    """What a recipe imports, by name."""
    package, utils = ModuleType("sb3_contrib"), ModuleType("sb3_contrib.common.maskable.utils")
    vars(package)["MaskablePPO"], vars(utils)["get_action_masks"] = MaskablePPO, get_action_masks
    between = {name: ModuleType(name) for name in ("sb3_contrib.common", "sb3_contrib.common.maskable")}
    return {"sb3_contrib": package, **between, utils.__name__: utils}
