"""The games in Gymnasium: its own check, the bots in the other seats."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="pip install igroteka[research] brings Gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import igroteka  # noqa: E402
import igroteka.adapters.gymnasium  # noqa: E402

GAMES = sorted(igroteka.games())


@pytest.mark.parametrize("id", GAMES)
def test_gymnasiums_own_check_passes(id: str) -> None:
    version = igroteka.games()[id].version
    check_env(gymnasium.make(f"igroteka/{id}-v{version}").unwrapped)


@pytest.mark.parametrize("opponents", ["random", "advice"])
def test_bots_play_the_other_seats_to_the_end(opponents: str) -> None:
    table, rng = gymnasium.make("igroteka/eight28-v1", players=3, seat=1, opponents=opponents), np.random.default_rng(0)
    observation, _ = table.reset(seed=5)
    over = False
    while not over:
        assert observation["action_mask"].any()
        observation, reward, over, cut, _ = table.step(rng.choice(np.nonzero(observation["action_mask"])[0]))
        assert not cut
    assert reward in [pytest.approx(share - 1 / 3) for share in (0, 1 / 3, 1 / 2, 1)]


def test_the_same_seed_gives_the_same_game() -> None:
    def play() -> list[list[int]]:
        table = gymnasium.make("igroteka/eight28-v1", opponents="random")
        observation, _ = table.reset(seed=8)
        seen = [observation["observation"].tolist()]
        over = False
        while not over:
            observation, _, over, _, _ = table.step(observation["action_mask"].argmax())
            seen.append(observation["observation"].tolist())
        return seen

    assert play() == play()


def test_an_action_that_is_not_open_loses() -> None:
    table = gymnasium.make("igroteka/eight28-v1", players=4)
    observation, _ = table.reset(seed=1)
    _, reward, over, _, info = table.step(int(observation["action_mask"].argmin()))
    assert over and reward == -0.25 and info == {"illegal": True}


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(igroteka.OptionError, match="oracle-of-delphi"):
        gymnasium.make("igroteka/eight28-v1", opponents="oracle-of-delphi")
