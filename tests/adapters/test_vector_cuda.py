"""Many games at once on a GPU: the same numbers as on the CPU, shared without a copy."""

from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.bots.adviser import Adviser
from igroteka.engine.numba_insides import the_gpu

GAMES = sorted(igroteka.games())
ARRAYS = ("observations", "masks", "rewards", "seats", "done")


@pytest.fixture(scope="module")
def gpu() -> Any:
    try:
        return the_gpu()
    except igroteka.DeviceError as error:
        pytest.skip(str(error))


def test_without_a_gpu_a_sentence_says_what_is_missing() -> None:
    try:
        the_gpu()
    except igroteka.DeviceError:
        with pytest.raises(igroteka.DeviceError, match="NVIDIA"):
            igroteka.vector(igroteka.game("eight28"), 4, device="cuda")
    else:
        pytest.skip("There is a GPU here.")


def test_actions_on_the_gpu_are_whole_numbers_too(gpu: Any) -> None:
    games = igroteka.vector(igroteka.game("eight28"), 4, device="cuda")
    with pytest.raises(igroteka.IllegalMove, match="whole numbers, not float32"):
        games.step(gpu.to_device(np.zeros(4, np.float32)))


@pytest.mark.parametrize("id", GAMES)
def test_the_gpu_plays_the_same_games_as_the_cpu(gpu: Any, id: str) -> None:
    game, rng = igroteka.game(id), np.random.default_rng(0)
    cpu = igroteka.vector(game, 500, seed=11)
    cuda = igroteka.vector(game, 500, seed=11, device="cuda")
    for _ in range(300):
        for name in ARRAYS:
            np.testing.assert_array_equal(getattr(cuda, name).copy_to_host(), getattr(cpu, name), err_msg=name)
        chosen = (rng.random(cpu.masks.shape) * cpu.masks).argmax(axis=1)
        cpu.step(chosen)
        cuda.step(chosen)


def test_an_action_that_is_not_open_moves_nothing_in_its_game(gpu: Any) -> None:
    env = igroteka.vector(igroteka.game("eight28"), 3, device="cuda")
    before = env.observations.copy_to_host()
    env.step([0, 3, 99])
    assert env.refused.copy_to_host().tolist() == [False, True, True]
    np.testing.assert_array_equal(env.observations.copy_to_host()[1:], before[1:])


@pytest.mark.parametrize("id", [id for id in GAMES if id != "high-card"])  # it has no advice
def test_the_gpu_gives_the_same_advice_as_the_cpu(gpu: Any, id: str) -> None:
    game = igroteka.game(id)
    envs = igroteka.vector(game, 200, seed=5), igroteka.vector(game, 200, seed=5, device="cuda")
    on_cpu, on_gpu = (Adviser(env) for env in envs)
    for turn in range(100):
        np.testing.assert_array_equal(on_gpu(turn).copy_to_host(), on_cpu(turn))
        for env in envs:
            env.step(on_cpu.actions)


def test_a_game_on_the_gpu_is_a_state_like_any_other(gpu: Any) -> None:
    cpu, cuda = (igroteka.vector(igroteka.game("eight28"), 5, seed=2, device=device) for device in ("cpu", "cuda"))
    assert [cuda.state(i).view() for i in range(5)] == [cpu.state(i).view() for i in range(5)]


def test_pytorch_uses_the_same_memory(gpu: Any) -> None:
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("This PyTorch was built without CUDA.")
    env = igroteka.vector(igroteka.game("eight28"), 64, seed=4, device="cuda")
    masks = torch.as_tensor(env.masks, device="cuda")
    seats = torch.from_dlpack(env.seats)
    for _ in range(20):
        env.step(torch.multinomial(masks.float(), 1).squeeze(1))
    np.testing.assert_array_equal(masks.cpu().numpy(), env.masks.copy_to_host())
    np.testing.assert_array_equal(seats.cpu().numpy(), env.seats.copy_to_host())
    assert not env.refused.copy_to_host().any()


def test_jax_uses_the_same_memory(gpu: Any) -> None:
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip("This JAX was built without CUDA.")
    env = igroteka.vector(igroteka.game("eight28"), 64, seed=4, device="cuda")
    env.wait()
    observations = jax.dlpack.from_dlpack(env.observations)
    np.testing.assert_array_equal(np.asarray(observations), env.observations.copy_to_host())
