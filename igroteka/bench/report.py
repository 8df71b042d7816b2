"""The figures in words, as aligned plain text, in either language."""

from collections.abc import Iterable, Sequence
from typing import Any

from igroteka.bench.ours import IGROTEKA
from igroteka.bench.results import Plain
from igroteka.locale import say

MEGABYTE = 1_000_000


class BenchReport:
    """Each section as lines of text."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **details: Any) -> str:
        return say(f"bench-{key}", self.language, **details)

    def number(self, value: float) -> str:
        return self.say("number", number=round(value))

    def times(self, value: float) -> str:
        return self.say("times", number=value)

    # --- sections -----------------------------------------------------------------------

    def machine(self, machine: Plain) -> Iterable[str]:
        yield self.say("machine", **machine)

    def raced(self, raced: Plain) -> Iterable[str]:
        yield self.say("how", slices=raced["slices"], seconds=raced["seconds"] / raced["slices"])
        yield self.say("share", percent=round(100 * raced["share"]))
        for id, game in raced["games"].items():
            yield ""
            yield self.say("game", name=say(f"game-{id}", self.language), game=id, **game)
            yield from self.rates(figure for figure in raced["figures"] if figure["game"] == id)
        yield from self.peers(raced)

    def peers(self, raced: Plain) -> Iterable[str]:
        if raced["peers"]:
            yield ""
            yield self.say("peers", peers=[f"{name} {version}" for name, version in raced["peers"].items()])
            yield from self.rates(figure for figure in raced["figures"] if figure["maker"] != IGROTEKA)
        for peer, package in raced["missing"].items():
            yield ""
            yield self.say("missing", peer=peer, command=f"pip install {package}")
        if raced["ratios"]:
            yield ""
            yield self.say("ratios")
            yield from table([self.figures_head(2), *map(self.ratio, raced["ratios"])], left=2)

    def rates(self, figures: Iterable[Plain]) -> Iterable[str]:
        rows = [self.figures_head(3)]
        for figure in figures:
            for unit, rate in figure["rates"].items():
                label = "" if figure["maker"] == IGROTEKA else f"{figure['maker']} {figure['game']}"
                values = [self.number(rate[which]) for which in ("median", "slowest", "fastest")]
                rows.append([label, self.say(f"way-{figure['way']}"), self.say(f"unit-{unit}"), *values])
        return table(rows, left=3)

    def figures_head(self, blank: int) -> list[str]:
        return [""] * blank + [self.say(which) for which in ("median", "slowest", "fastest")]

    def ratio(self, ratio: Plain) -> list[str]:
        compared = self.say(f"ratio-{ratio['way']}", rival=ratio["rival"])
        values = [self.times(ratio["figure"][which]) for which in ("median", "slowest", "fastest")]
        return [ratio["game"], compared, *values]

    def moves(self, moves: dict[str, Plain]) -> Iterable[str]:
        levels = next(iter(moves.values()))
        yield ""
        yield self.say("thinking")
        rows = [["", *levels]]
        for id, times in moves.items():
            cells = [{which: 1000 * times[level][which] for which in ("median", "slowest")} for level in levels]
            rows.append([id, *(self.say("median-slowest", **cell) for cell in cells)])
        yield from table(rows, left=1)

    def startup(self, startup: Plain) -> Iterable[str]:
        yield ""
        yield self.say("startup", rounds=startup["rounds"])
        programs = {"python": "python -c pass", "import": 'python -c "import igroteka"', "help": "igroteka --help"}
        rows = []
        for key, program in programs.items():
            milliseconds = self.say("milliseconds", number=1000 * startup["seconds"][key])
            rows.append([program, milliseconds, self.times(startup["multiples"][key])])
        yield from table(rows, left=1)
        yield self.say("numba-imported" if startup["imports_numba"] else "numba-left-alone")

    def memory(self, memory: dict[str, Plain]) -> Iterable[str]:
        yield ""
        yield self.say("memory", games=next(iter(memory.values()))["games"])
        rows = [["", self.say("results"), self.say("growth")]]
        for id, weight in memory.items():
            sizes = [self.say("megabytes", number=weight[which] / MEGABYTE) for which in ("results", "growth")]
            rows.append([id, *sizes])
        yield from table(rows, left=1)

    def cuda(self, cuda: Plain) -> Iterable[str]:
        games = cuda["games"]
        yield ""
        yield self.say("cuda", device=cuda["device"], games=next(iter(games.values()))["games"])
        rows = [["", self.say("kernel"), self.say("whole")]]
        rows += [[id, self.number(of["kernel_steps"]), self.number(of["whole_steps"])] for id, of in games.items()]
        yield from table(rows, left=1)
        yield self.say("confirmed", games=next(iter(games.values()))["confirmed_games"])

    def browser(self, browser: Plain) -> Iterable[str]:
        yield ""
        yield self.say("browser")
        rows = [["", "", self.say("browser-native"), "Node", "Chromium"]]
        for id, game in browser["games"].items():
            for unit, of in game["ratios"].items():
                ratios = [self.times(of[maker]["median"]) for maker in ("Node", "Chromium")]
                rows.append([id, self.say(f"unit-{unit}"), self.number(of["native"]["median"]), *ratios])
        yield from table(rows, left=2)
        yield ""
        yield self.say("browser-beginning")
        rows = [["", "Node", "Chromium", self.say("browser-master")]]
        for id, game in browser["games"].items():
            begun = [self.say("milliseconds", number=1000 * spent) for spent in game["beginning"].values()]
            median, slowest = game["master"]
            rows.append([id, *begun, self.say("median-slowest", median=1000 * median, slowest=1000 * slowest)])
        yield from table(rows, left=1)
        yield ""
        yield self.say("browser-opening")
        rows = [["", *(self.say(f"browser-{which}") for which in ("shelf", "move", "again"))]]
        for id, of in browser["opening"].items():
            seconds = (of["first"]["shelf"], of["first"]["move"], of["second"]["move"])
            rows.append([id, *(self.say("milliseconds", number=1000 * one) for one in seconds)])
        yield from table(rows, left=1)


def table(rows: Sequence[Sequence[str]], left: int) -> list[str]:
    """Aligned columns, indented; the first ``left`` of them to the left, numbers to the right.

    >>> table([["a", "1"], ["bc", "10"]], left=1)
    ['  a    1', '  bc  10']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            if width
        ]
        lines.append("  " + "  ".join(cells).rstrip())
    return lines
