"""The arena on a Ray cluster: deals travel as pairings, outcomes come back in the order of the deals.

A deal is played where there is room. When a worker is lost, Ray plays its deal again elsewhere; as a
pairing says everything about its game, the result is the one that would have been played here.
The machines of the cluster need the same version of Igroteka.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from igroteka import __version__
from igroteka.arena.tournament import Runner, play_deal
from igroteka.engine.errors import DeviceError, IgrotekaError

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"  # an address: a cluster of this machine alone
TRIES: Final = 20  # that a deal gets before its loss is more than bad luck
PATIENCE: Final = 10.0  # seconds to wait for an answer
AHEAD: Final = 3  # deals a processor that are under way at a time


def on_cluster(address: str) -> Runner:
    """Plays deals on the cluster at the address, or on the one that is connected already."""
    the_library()
    return lambda deals: spread(address, play_deal, deals)


def spread(address: str, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """Has the tasks done there, whatever they are."""
    ray = the_library()
    mine = connect(ray, address)
    try:
        yield from done(ray, work, tasks)
    finally:
        if mine:
            ray.shutdown()


def the_library() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # the coming default; unset, Ray warns
    try:
        import ray
    except ImportError as error:
        raise DeviceError("ray-missing") from error
    return ray


def connect(ray: Any, address: str) -> bool:
    """Join the cluster; is it ours to leave again?"""
    if ray.is_initialized():
        return False
    try:
        knock(address)
        ray.init(address=address, include_dashboard=False if address == LOCAL else None, log_to_driver=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise DeviceError("ray-address", address=address, reason=str(error).strip().splitlines()[0]) from error
    return True


def knock(address: str) -> None:
    """Is anybody there? Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def done(ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """The results in the order of the tasks, with enough of them under way to keep everybody busy."""
    there = ray.remote(num_cpus=1, max_retries=TRIES)(do_there)
    waiting = iter(tasks)
    running: list[Any] = []
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [there.remote(__version__, work, task) for _, task in zip(range(room), waiting, strict=False)]
            if not running:
                return
            yield fetched(ray, running.pop(0))
    finally:
        for task in running:
            ray.cancel(task)


def fetched(ray: Any, task: Any) -> Any:
    try:
        return ray.get(task)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, IgrotekaError):
            raise cause from error
        raise DeviceError("ray-failed", reason=str(error).strip().splitlines()[-1]) from error


def do_there(version: str, work: Callable[[Task], Result], task: Task) -> Result:
    """Runs on the cluster. Another version might play another game."""
    if version != __version__:
        raise DeviceError("ray-version", here=version, there=__version__)
    return work(task)
