"""What bounds the GPU: what each kernel moves and does for a step, beside what the card can.

    python -m benchmarks.roofline                    every game; ncu (Nsight Compute) has to be on PATH
    python -m benchmarks.roofline eight28 --json roofline.json

A kernel is run once more under ncu, which reads the counters of the hardware: bytes to and from the memory of the
card, instructions (a warp's, and those of its threads that took part), how long it took, and how near that is to the
most that the card can issue and move. A step is an action of a game; of whole games the steps are counted, of a vector
every game makes one.
"""

import argparse
import csv
import io
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import igroteka
from benchmarks.research import chooser
from igroteka.bench.gpu import result_arrays
from igroteka.engine.numba_insides import the_gpu

WHOLE, VECTOR = "whole games", "vector"
KINDS: Final = (WHOLE, VECTOR)
SETTLING: Final = 400  # steps until the games of a vector are at different points
OPTIONS: Final = ("--csv", "--page=raw", "--print-units=base", "--clock-control=none", "--profile-from-start=off")
METRICS: Final = {
    "ns": "gpu__time_duration.sum",
    "read": "dram__bytes_read.sum",
    "written": "dram__bytes_write.sum",
    "instructions": "smsp__inst_executed.sum",
    "thread_instructions": "smsp__thread_inst_executed.sum",
    "issued": "smsp__issue_active.avg.pct_of_peak_sustained_active",
    "memory": "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed",
    "warps": "sm__warps_active.avg.pct_of_peak_sustained_active",
    "registers": "launch__registers_per_thread",
}
Kernel = dict[str, Any]  # its name, and what was counted


def run(id: str, kind: str, games: int) -> int:
    """What ncu looks on at, between two marks; how many steps that were."""
    return whole_games(id, games) if kind == WHOLE else vector_step(id, games)


def whole_games(id: str, games: int) -> int:
    from igroteka.engine.cuda import playing
    from igroteka.engine.seeds import stream_key

    game, cuda = igroteka.game(id), the_gpu()
    out = [cuda.to_device(array) for array in result_arrays(game, games)]
    arguments = (cuda.to_device(game.template), stream_key(1), 0, *out)
    launch = playing(game.kit).ready(games, *arguments)
    with cuda.profiling():
        launch(*arguments)
        cuda.synchronize()
    return int(out[2].copy_to_host()[:, 0].sum())


def vector_step(id: str, games: int) -> int:
    """A step long after the common start, of actions that are open."""
    env = igroteka.vector(igroteka.game(id), games, device="cuda")
    choose = chooser(env)
    for _ in range(SETTLING):
        env.step(choose())
    chosen = choose()
    with the_gpu().profiling():
        env.step(chosen)
        env.wait()
    return games


def looked_at(id: str, kind: str, games: int) -> tuple[int, list[Kernel]]:
    """The steps, and what ncu counted of each kernel."""
    ncu = shutil.which("ncu") or sys.exit("ncu is not on PATH: it comes with NVIDIA's Nsight Compute.")
    command = [ncu, *OPTIONS, "--metrics", ",".join(METRICS.values()), sys.executable, "-m", "benchmarks.roofline", id]
    command += ["--under", kind, "--games", str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{id}, {kind}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    steps = next(int(line.split()[1]) for line in done.stdout.splitlines() if line.startswith("steps "))
    return steps, list(kernels_in(done.stdout))


def kernels_in(text: str) -> Iterator[Kernel]:
    """The rows of ncu's table; its second line has the units."""
    lines = text[text.index('"ID"') :].splitlines()
    for row in list(csv.DictReader(io.StringIO("\n".join(lines))))[1:]:
        if row.get("Kernel Name"):
            counted = {name: float(row[metric].replace(",", "")) for name, metric in METRICS.items()}
            yield {"kernel": row["Kernel Name"].split("[")[0].split("(")[0].split("::")[-1], **counted}


def lines_of(id: str, kind: str, steps: int, kernels: Sequence[Kernel]) -> Iterator[str]:
    for kernel in kernels:
        lanes = kernel["thread_instructions"] / (32 * kernel["instructions"])
        cells = [
            f"{id}, {kind}: {kernel['kernel']}",
            f"{kernel['ns'] / steps * 1000:.1f}",
            f"{(kernel['read'] + kernel['written']) / steps:,.0f}",
            f"{kernel['thread_instructions'] / steps:,.0f}",
            f"{lanes:.0%}",
            f"{kernel['issued']:.0f} %",
            f"{kernel['memory']:.0f} %",
            f"{kernel['warps']:.0f} %",
            f"{kernel['registers']:.0f}",
        ]
        yield f"| {' | '.join(cells)} |"


HEAD: Final = (
    "| | ps a step | bytes a step | instructions a step | threads that take part"
    " | of the most instructions | of the most bytes | warps in flight | registers |\n"
    f"|{' --- |' * 9}"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(igroteka.games()))
    parser.add_argument("--games", type=int, default=1 << 20, help="side by side")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--under", choices=KINDS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.under:
        for id in given.game:
            print("steps", run(id, given.under, given.games))
        return
    found = []
    print(HEAD)
    for id in given.game:
        for kind in KINDS:
            steps, kernels = looked_at(id, kind, given.games)
            print("\n".join(lines_of(id, kind, steps, kernels)), flush=True)
            found.append({"game": id, "kind": kind, "steps": steps, "kernels": kernels})
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
