"""What many playouts need beyond the memory of their results, at the peak, in a process of their own.

``python -m igroteka.bench.memory GAME N`` is that process; it prints JSON.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

GAMES = 1_000_000


def memory(id: str, games: int = GAMES) -> dict[str, int]:
    """Bytes of the results, and of the growth beyond them."""
    words = [sys.executable, "-m", __name__, id, str(games)]
    answer = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603
    figures: dict[str, int] = json.loads(answer)
    return figures


def weigh(id: str, games: int) -> dict[str, int]:
    import igroteka

    game = igroteka.game(id)
    igroteka.playouts(game, 1)  # loads the compiled code
    before = resident("VmRSS")
    played = igroteka.playouts(game, games)
    results = sum(owner(array).nbytes for array in (played.scores, played.winners, played.steps))
    return {"games": games, "results": results, "growth": resident("VmHWM") - before - results}


def owner(array: Any) -> Any:
    """The array that holds the memory: steps and decisions are columns of one."""
    return array if array.base is None else array.base


def resident(field: str) -> int:
    """Bytes of this process in memory: VmRSS now, VmHWM at the peak.

    Not resource.getrusage: its peak begins with that of the process that started this one.
    """
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{field}:"))


if __name__ == "__main__":
    print(json.dumps(weigh(sys.argv[1], int(sys.argv[2]))))
