"""``igroteka bench``: every line is there. How fast it is, is not for a test to say."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.bench import browser
from igroteka.bench.gpu import device_name, gpu
from igroteka.bench.memory import memory
from igroteka.bench.race import SLICES, Burst, Contender, race
from igroteka.bench.report import BenchReport
from igroteka.bench.results import raced
from igroteka.bots import LEVELS
from igroteka.cli import main
from igroteka.cli.bench import browsers
from igroteka.server.pages import STATIC

PEER_MODULES = ("pyspiel", "rlcard", "chess")
UNITS = {"compiled": {"steps", "decisions", "games"}, "python": {"moves", "decisions"}, "search": {"playouts"}}


@pytest.fixture
def measured(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "bench.json"
    assert main(["bench", "eight28", "--seconds", "0.01", "--json", str(file)]) == 0
    return dict(json.loads(file.read_text(encoding="utf-8")))


def positive(rate: dict[str, Any]) -> bool:
    return 0 < rate["slowest"] <= rate["median"] <= rate["fastest"] and len(rate["slices"]) == SLICES


def test_every_figure_is_there_and_positive(measured: dict[str, Any]) -> None:
    figures = {figure["way"]: figure["rates"] for figure in measured["race"]["figures"]}
    assert {way: set(rates) for way, rates in figures.items()} == UNITS
    assert all(positive(rate) for rates in figures.values() for rate in rates.values())
    assert measured["race"]["games"]["eight28"]["players"] == 4
    assert 0 < measured["race"]["games"]["eight28"]["bytes"] < 512
    assert all(seconds > 0 for seconds in measured["startup"]["seconds"].values())
    assert measured["startup"]["multiples"]["python"] == 1
    assert set(measured["moves"]["eight28"]) == set(LEVELS)
    assert all(0 < of["median"] <= of["slowest"] for of in measured["moves"]["eight28"].values())
    assert measured["machine"]["igroteka"] == igroteka.__version__


def test_importing_igroteka_does_not_import_numba(measured: dict[str, Any]) -> None:
    assert not measured["startup"]["imports_numba"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("steps/s", "decisions/s", "games/s", "moves/s", "playouts/s", "a state of", "igroteka --help", "numba."),
        ),
        (
            "ru",
            (
                "шагов/с",
                "решений/с",
                "партий/с",
                "ходов/с",
                "розыгрышей/с",
                "состояние занимает",
                "igroteka --help",
                "numba.",
            ),
        ),
    ],
)
def test_the_report_speaks_both_languages(
    language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "eight28", "--seconds", "0.01", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert [word for word in words if word not in printed] == []


def test_contenders_take_turns() -> None:
    turns: list[str] = []

    def contender(name: str, rate: int) -> Contender:
        def burst() -> Burst:
            turns.append(name)
            return Burst(1.0, {"moves": rate})

        return Contender(name, name, "python", burst)

    outcome = race([contender("A", 10), contender("B", 20)], seconds=0)
    assert turns == ["A", "B"] * (1 + SLICES)  # a warm-up, then the slices
    assert [figures["moves"].median for _, figures in outcome.figures] == [10, 20]


def test_peers_race_with_ours() -> None:
    for module in PEER_MODULES:
        pytest.importorskip(module)
    data = raced([igroteka.game("eight28")], seconds=0, with_peers=True)
    makers = [figure["maker"] for figure in data["figures"]]
    assert {maker: makers.count(maker) for maker in makers} == {
        "Igroteka": 3,
        "OpenSpiel": 10,
        "RLCard": 3,
        "python-chess": 1,
    }
    assert all(positive(rate) for figure in data["figures"] for rate in figure["rates"].values())
    assert data["missing"] == {}
    assert [(ratio["way"], positive(ratio["figure"])) for ratio in data["ratios"]] == [
        ("compiled", True),
        ("python", True),
        ("search", True),
    ]


def test_a_missing_peer_is_named_with_the_command_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in PEER_MODULES:
        monkeypatch.setitem(sys.modules, module, None)  # Python's own way to say: not there
    assert main(["bench", "eight28", "--seconds", "0.01", "--peers"]) == 0
    printed = capsys.readouterr().out
    for command in ("pip install open_spiel", "pip install rlcard", "pip install chess"):
        assert command in printed


def test_browsers_race_with_native_code_and_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    if not (STATIC / "index.html").is_file() or not shutil.which("chromium") or not shutil.which("node"):
        pytest.skip("needs the built page, Chromium and Node")
    monkeypatch.setattr(browser, "GAMES", 20)
    monkeypatch.setattr(browser, "SEARCHES", 1)
    found = browsers([igroteka.game("eight28")], 0)
    ratios = found["games"]["eight28"]["ratios"]
    assert {unit: set(of) for unit, of in ratios.items()} == {
        unit: {"Node", "Chromium", "native"} for unit in ("steps", "playouts")
    }
    assert all(rate["median"] > 0 for of in ratios.values() for rate in of.values())
    assert all(seconds > 0 for visit in found["opening"]["eight28"].values() for seconds in seconds_of(visit))
    for language in ("en", "ru"):
        told = "\n".join(BenchReport(language).browser(found))
        assert "Chromium" in told and "eight28" in told and "bench-" not in told


def seconds_of(visit: dict[str, float]) -> list[float]:
    return [visit["shelf"], visit["move"]]


def test_memory_is_weighed_in_a_process_of_its_own() -> None:
    weight = memory("eight28", games=20_000)
    assert weight["results"] == 20_000 * (4 * 2 + 4 + 2 * 4)  # four scores, four winners, two counts
    assert weight["growth"] > 0


def test_the_gpu_is_measured_or_its_lack_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        device_name()
    except igroteka.DeviceError:
        assert main(["bench", "eight28", "--cuda"]) == 1
        assert "NVIDIA" in capsys.readouterr().err
    else:
        figures = gpu(igroteka.game("eight28"), games=1 << 16)
        assert figures["kernel_steps"] > 0 and figures["whole_steps"] > 0


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "eight28", "--json", str(tmp_path / "nowhere" / "bench.json")]) == 1
    printed = capsys.readouterr()
    assert "nowhere" in printed.err and printed.out == ""


def test_a_game_that_does_not_exist_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "“chess”" in capsys.readouterr().err
