"""The spaces that PettingZoo and Gymnasium share."""

import numpy as np
from gymnasium import spaces

from igroteka.engine.game import Game
from igroteka.engine.vector import observation_size


def observation_space(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (observation_size(game),), np.int8),
            "action_mask": spaces.Box(0, 1, (game.kit.rules.CHOICES,), np.int8),
        }
    )


def action_space(game: Game) -> "spaces.Discrete":
    return spaces.Discrete(game.kit.rules.CHOICES)
