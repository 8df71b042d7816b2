"""The games in Gymnasium: its own check, the bots in the other seats."""

import re
from pathlib import Path
from typing import Any

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


def test_a_vector_of_tables_is_made_by_name() -> None:
    tables = gymnasium.make_vec("igroteka/twelve-days-v1", num_envs=2, players=3)
    observations, _ = tables.reset(seed=1)
    assert observations["action_mask"].shape == (2, 145) and observations["action_mask"].any(axis=1).all()
    tables.step(observations["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("seat", [9, 3, -1])
def test_a_learner_has_a_seat_at_the_table(seat: int) -> None:
    with pytest.raises(IndexError, match=f"There is no seat {seat} at a table of 3"):
        gymnasium.make("igroteka/eight28-v1", players=3, seat=seat)


def test_masks_are_there_as_maskable_learners_ask_for_them() -> None:
    """sb3-contrib's MaskablePPO asks the environment, through all wrappers, for ``action_masks``."""
    table = gymnasium.make("igroteka/twelve-days-v1", players=3)
    observation, _ = table.reset(seed=1)
    for _ in range(20):
        masks = table.get_wrapper_attr("action_masks")()
        assert masks.dtype == bool and masks.tolist() == observation["action_mask"].astype(bool).tolist()
        observation, *_ = table.step(masks.argmax())


def test_the_recipe_for_maskable_ppo_runs_as_it_stands_in_the_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """sb3-contrib itself learns here, only not for as long."""
    sb3 = pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib")
    document = Path(__file__).parents[2].joinpath("docs", "research.md").read_text(encoding="utf-8")
    (recipe,) = (block for block in re.findall(r"```python\n(.*?)```", document, re.DOTALL) if "MaskablePPO" in block)
    finished: list[float] = []
    illegal: list[bool] = []
    table = igroteka.adapters.gymnasium.SeatEnv
    step = table.step

    def watched(self: Any, action: Any) -> Any:
        told = step(self, action)
        illegal.append("illegal" in told[-1])
        return told

    learner: Any = sb3.MaskablePPO

    class Short(learner):  # type: ignore[misc]
        def __init__(self, policy: str, env: Any, seed: int) -> None:
            super().__init__(policy, env, seed=seed, n_steps=128, batch_size=64, n_epochs=1, device="cpu")

        def learn(self, total_timesteps: int) -> Any:
            assert total_timesteps > 256
            learnt = super().learn(256)
            finished.extend(game["r"] for game in self.ep_info_buffer)
            return learnt

    monkeypatch.setattr(table, "step", watched)
    monkeypatch.setattr(sb3, "MaskablePPO", Short)
    made: dict[str, Any] = {}
    exec(recipe, made)  # noqa: S102
    assert made["over"] and made["reward"] in (-0.5, 0, 0.5)
    assert made["learner"].num_timesteps == 256 and len(finished) > 1
    assert set(finished) <= {-0.5, 0, 0.5} and len(illegal) > 256 and not any(illegal)


def test_a_table_that_plays_at_random_uses_all_that_is_open() -> None:
    """The quick way for random opponents: every open move is played, none that is not."""
    table = gymnasium.make("igroteka/eight28-v1", players=3, seat=0).unwrapped
    played = set()
    for seed in range(30):
        table.reset(seed=seed)
        played.add(table.episodes.state().view()["taken"])
    assert played == {False, True}


def test_the_table_is_drawn_as_the_seat_sees_it() -> None:
    table = gymnasium.make("igroteka/eight28-v1", players=3, seat=2, render_mode="ansi")
    table.reset(seed=0)
    drawn = table.render()
    hidden = str(table.unwrapped.episodes.state().view(2)["players"][2]["hidden"])
    rows = [line.split() for line in drawn.splitlines() if "seat_" in line[:12]]
    assert [row[row.index(name) + 1] for row, name in zip(rows, ("seat_0", "seat_1", "seat_2"), strict=True)] == [
        *("?", "?", hidden)
    ]
