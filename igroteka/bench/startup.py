"""How long it takes until anything happens: an import and the help, beside an empty Python."""

import resource
import subprocess
import sys
import time
from typing import Any

FEWEST_ROUNDS = 3
PROGRAMS = {
    "python": ("-c", "pass"),
    "import": ("-c", "import igroteka"),
    "help": ("-c", "from igroteka.cli import main; main(['--help'])"),  # what the command's script does
}
WHETHER_NUMBA = "import igroteka, sys; sys.exit('numba' in sys.modules)"


def startup(seconds: float) -> dict[str, Any]:
    """The best processor time of each program in many rounds, and as multiples of an empty Python's."""
    best = dict.fromkeys(PROGRAMS, float("inf"))
    rounds = 0
    start = time.perf_counter()
    while rounds < FEWEST_ROUNDS or time.perf_counter() - start < seconds:
        for name, words in PROGRAMS.items():
            best[name] = min(best[name], processor_time(words))
        rounds += 1
    return {
        "rounds": rounds,
        "seconds": best,
        "multiples": {name: best[name] / best["python"] for name in PROGRAMS},
        "imports_numba": subprocess.run([sys.executable, "-c", WHETHER_NUMBA], check=False).returncode != 0,  # noqa: S603
    }


def processor_time(words: tuple[str, ...]) -> float:
    before = time_of_children()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    return time_of_children() - before


def time_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
