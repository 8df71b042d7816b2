"""A fifth game is a folder and nothing else: the toy game of the tests is laid among the others, and is everywhere.

The house is the project as it stands, copied, with one folder more in ``igroteka/games``: facts, rules, what is shown,
the table, words. The page is built from it as always. No board, no advice, no rulebook: what a game may leave out.
A sixth is the same game under another name, with a folder on the page besides: a manifest and a small board.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from igroteka.locale import say
from tests.page.conftest import DESKTOP, PHONE, Server, Visitors, sync_api
from tests.page.looking import KEPT, flaws, flaws_of, until
from tests.page.playing import BUTTON, ME, ask, come_in, play_to_the_end, take_a_turn

expect = sync_api.expect
ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "games" / "high_card"
NO_RULEBOOK = say("error-rules-missing", "ru", game="Старшая карта")
BOX = ".box.w-high-card"
MADE = ignore_patterns("static", "node_modules", "shots", ".engines", "__pycache__")
ON_THE_PAGE = ignore_patterns("page", "__pycache__")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("house")
    for folder in ("igroteka", "web"):
        copytree(ROOT / folder, house / folder, ignore=MADE)
    if (packages := ROOT / "web" / "node_modules").is_dir():
        (house / "web" / "node_modules").symlink_to(packages)
    games = house / "igroteka" / "games"
    copytree(TOY, games / TOY.name, ignore=ON_THE_PAGE)
    copytree(TOY, games / "tall_card", ignore=ON_THE_PAGE)
    for file in (games / "tall_card").glob("*.*"):
        file.write_text(file.read_text(encoding="utf-8").replace("high-card", "tall-card"), encoding="utf-8")
    copytree(TOY / "page", house / "web" / "src" / "games" / "tall_card")
    run_in(house, "-m", "igroteka.protocol.typescript", "web/src")
    run_in(house, "web/build.py")
    return house


def test_no_other_file_of_the_house_is_changed(house: Path) -> None:
    """Not by hand, and not by what writes the types of views for the page."""
    ours = {file.relative_to(ROOT): file for file in (ROOT / "web" / "src").rglob("*.*")}
    theirs = {file.relative_to(house): file for file in (house / "web" / "src").rglob("*.*")}
    assert {str(file) for file in theirs.keys() - ours.keys()} == {
        f"web/src/games/tall_card/{name}" for name in ("Board.svelte", "manifest.ts", "view.ts")
    }
    assert [file for file in ours if ours[file].read_bytes() != theirs[file].read_bytes()] == []
    checked = run_in(house, "web/build.py", "--npm", "run", "--silent", "check")
    assert "0 errors and 0 warnings" in checked


def run_in(house: Path, *words: str, typed: str = "", **environment: str) -> str:
    """A program of the house, to its end; what it says."""
    given = {**os.environ, "PYTHONWARNINGS": "", **environment}
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=house, env=given, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def server(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("fifth"), house)
    running.start()
    yield running
    running.stop()
    log = (running.data / "server.log").read_text(encoding="utf-8")
    assert "could not decide" not in log and "a request failed" not in log, log


def test_two_people_play_it_at_a_table_of_the_server(visitors: Visitors) -> None:
    """On the plain board, each in a language: fields and moves bear the game's own words."""
    anna_at, ben_at = visitors.browse("ru", PHONE), visitors.browse("en", DESKTOP)
    come_in(anna_at, "Аня", "ru")
    come_in(ben_at, "Ben")
    seats = [ME, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    table = ask(anna_at, "POST", "tables", {"game": "high-card", "options": {"players": 3}, "seats": seats})["id"]
    anna, ben = visitors.open(anna_at, f"t/{table}"), visitors.open(ben_at, f"t/{table}")
    ben.click(".sitb")
    expect(anna.locator(".chair .tok.free")).to_have_count(0)
    anna.click(".lobby .btn.pri")
    for page, fields, moves in (
        (anna, ["Карта"], ["Оставить карту", "Сменить"]),
        (ben, ["Card"], ["Keep the card", "Change it"]),
    ):
        expect(page.locator(".plain section")).to_have_count(3)
        assert page.locator(".plain section").first.locator("dt").all_inner_texts() == fields
        expect(page.locator(BUTTON)).to_have_count(2)
        buttons = page.locator(BUTTON).all_inner_texts()
        assert [re.sub(r"\s*\d$", "", button).strip() for button in buttons] == moves
        assert flaws_of(page, "ru" if page is anna else "en") == []
        take_a_turn(page)
    play_to_the_end(anna, ben)
    assert flaws({"ru": anna, "en": ben}) == []


def test_it_stands_on_the_shelf_and_is_played_alone_without_a_network(visitors: Visitors) -> None:
    """With an engine of its own in the page; bots without advice play at random."""
    browser = visitors.browse("ru", PHONE, keeps=True)
    page = visitors.open(browser)
    expect(page.locator(BOX)).to_contain_text("Старшая карта")
    expect(page.locator(".box")).to_have_count(6)
    page.goto("rules/high-card")
    expect(page.locator("main, body").first).to_contain_text(NO_RULEBOOK)
    page.goto("")
    until(page, KEPT)
    browser.set_offline(True)
    page.goto("")
    page.click(f"{BOX} > .btn.pri")
    page.wait_for_url("**/t/~*")
    play_to_the_end(page)
    assert flaws_of(page, "ru") == []
    page.goto("")
    page.click(".box.w-tall-card > .btn.pri")
    expect(page.locator(".tall-cards li")).not_to_have_count(0)  # its own board
    play_to_the_end(page)
    assert flaws_of(page, "ru") == []


def test_it_is_played_in_the_terminal(house: Path, tmp_path: Path) -> None:
    kept = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "IGROTEKA_CACHE": cache()}
    command = ["-m", "igroteka", "play", "high-card", "--plain", "--seed", "3", "--lang", "ru", "--name", "Вера"]
    said = run_in(house, *command, typed="1\n" * 4, **kept)
    assert re.search(r"Вы оставляете карту|Вера оставляет карту", said), said
    assert "Оставить карту" in said and "Сменить" in said, said  # not "keep" and "change"
    assert "Запись партии: " in said


def cache() -> str:
    """Where compiled code is kept now, for who is sent to another home."""
    import platformdirs

    return os.environ.get("IGROTEKA_CACHE") or platformdirs.user_cache_dir("igroteka")


def test_it_is_played_in_the_arena(house: Path) -> None:
    said = run_in(house, "-m", "igroteka", "arena", "high-card", "--bots", "random,novice", "--games", "10")
    assert "novice" in said


ADAPTERS = """
import gymnasium, igroteka, numpy, pyspiel, warnings
import igroteka.adapters.gymnasium, igroteka.adapters.open_spiel
from igroteka.adapters import pettingzoo
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test
from gymnasium.utils.env_checker import check_env

warnings.simplefilter("ignore")
check_env(gymnasium.make("igroteka/high-card-v1").unwrapped)
api_test(pettingzoo.env("high-card"), num_cycles=20)
games_sim_test.GamesSimTest().sim_game(pyspiel.load_game("igroteka_high_card(players=3)"))
env = igroteka.vector(igroteka.game("high-card"), 16)
finished = 0
for _ in range(20):
    env.step(env.masks.argmax(axis=1))
    finished += env.done.sum()
assert finished >= 16
print("all four")
"""


def test_it_is_in_the_adapters(house: Path) -> None:
    """Gymnasium's, PettingZoo's and OpenSpiel's own checks, and many games at once."""
    assert run_in(house, "-c", ADAPTERS).endswith("all four\n")
