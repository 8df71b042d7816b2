"""What a release is made with, and what it says of itself."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import igroteka

ROOT = Path(__file__).parents[1]
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
VERSION = igroteka.__version__


@pytest.mark.parametrize(
    "words",
    [
        (
            "check-jsonschema",
            "--builtin-schema",
            "vendor.github-workflows",
            *map(str, ROOT.glob(".github/workflows/*")),
        ),
        ("hadolint", "Containerfile"),
    ],
    ids=lambda words: words[0],
)
def test_its_critic_is_content(words: tuple[str, ...]) -> None:
    """With workflows (``web/tests/workflows.test.ts`` asks another) and container: nothing here can run them."""
    if shutil.which(words[0], path=PATH) is None:
        pytest.skip(f"{words[0]} is not installed")
    judged = subprocess.run(
        words, cwd=ROOT, env=os.environ | {"PATH": PATH}, capture_output=True, text=True, check=False
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr


def test_the_changelog_tells_of_this_version_and_is_cited_as_such() -> None:
    told = re.findall(r"^## (\S+) · (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert told[0][0] == VERSION
    assert all(when == "not released yet" or re.fullmatch(r"\d{4}-\d\d-\d\d", when) for _, when in told)
    assert f"version: {VERSION}" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_program_names_its_version_and_those_of_the_games() -> None:
    command = [sys.executable, "-m", "igroteka", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[0] == f"igroteka {VERSION}"
    games = {id: str(game.version) for id, game in igroteka.games().items() if id != "high-card"}
    assert dict(line.split() for line in said[1:]) == games


@pytest.fixture(scope="module")
def audit() -> Any:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "audit.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_audit_tells_what_is_found_from_who_does_not_answer(audit: Any) -> None:
    weak = {"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}
    silent = {"name": "b", "skip_reason": "Dependency not found on PyPI"}
    sound = {"name": "c", "version": "2", "vulns": []}
    assert audit.known_of_python(json.dumps({"dependencies": [weak, silent, sound]})) == (["a 1: PYSEC-1"], 2)
    assert audit.known_of_python("") == audit.known_of_npm("") == ([], 0)
    assert audit.known_of_npm(json.dumps({"message": "405 Method Not Allowed"})) == ([], 0)
    found = {"vulnerabilities": {"d": {"severity": "high"}}, "metadata": {"dependencies": {"total": 190}}}
    assert audit.known_of_npm(json.dumps(found)) == (["d: high"], 190)


def test_lint_asks_once_a_day_about_the_same_versions_and_fails_for_what_is_weak(
    audit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weak = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}
    times: list[float] = []

    def asked(command: list[str], seconds: float) -> str:
        times.append(seconds)
        return json.dumps(weak) if "pip_audit" in command else ""

    pinned = tmp_path / "constraints.txt"
    pinned.write_text("a==1", encoding="utf-8")
    monkeypatch.setattr(audit, "asked", asked)
    monkeypatch.setattr(audit, "PINNED", (pinned,))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["audit.py", "--briefly"])
    assert (audit.main(), audit.main()) == (1, 1)
    assert times == [audit.BRIEFLY] * 2  # both registries, once
    said = capsys.readouterr().out
    assert said.count("  a 1: PYSEC-1") == 2 and said.count("asked earlier today") == 2
    pinned.write_text("a==2", encoding="utf-8")
    audit.main()
    assert len(times) == 4


def test_a_registry_that_takes_too_long_has_not_answered(audit: Any) -> None:
    assert audit.asked([sys.executable, "-c", "print(1)"], 60) == "1\n"
    assert audit.asked([sys.executable, "-c", "import time; time.sleep(60)"], 0.01) == ""
