"""What watches a server asks for figures that there are, and whoever is woken finds out what to do."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from igroteka.server.metrics import Metrics
from igroteka.table.log import Entry

ROOT = Path(__file__).parents[2]
MONITORING = ROOT / "monitoring"
RULES: list[dict[str, Any]] = yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"][0]["rules"]
PANELS: list[dict[str, Any]] = json.loads((MONITORING / "dashboard.json").read_text(encoding="utf-8"))["panels"]
QUERIES = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]


@pytest.mark.parametrize("words", [("check", "rules", "alerts.yml"), ("test", "rules", "alerts_test.yml")])
def test_each_rule_rings_and_is_silent(words: tuple[str, ...]) -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        pytest.skip("promtool is not installed")
    tried = subprocess.run([promtool, *words], cwd=MONITORING, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stdout + tried.stderr


@pytest.fixture(scope="module")
def told() -> str:
    metrics = Metrics()
    metrics.appended([Entry(0, "start", None, "", "table", 0.0)], 0.01)
    metrics.refused.labels("server-full").inc()
    metrics.finished.labels("eight28").inc()
    return metrics.text().decode()


@pytest.mark.parametrize("query", QUERIES)
def test_what_is_asked_for_is_told(query: str, told: str) -> None:
    """Figures by their names, and by the labels that they have."""
    figures = set(re.findall(r"igroteka_\w+", query))
    assert figures or "up{" in query
    for figure in figures:
        assert re.search(rf"^{figure}\b", told, re.MULTILINE), figure
    for label in re.findall(r"by \(([^)]*)\)|\b(key|kind|game)=", query):
        for name in filter(None, re.split(r",\s*", "".join(label))):
            assert name == "instance" or f'{name}="' in told, name


def test_the_reasons_that_a_rule_waits_for_are_counted() -> None:
    (reasons,) = (re.findall(r'key=~"([^"]+)"', rule["expr"])[0] for rule in RULES if "key=~" in rule["expr"])
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "igroteka" / "server").rglob("*.py"))
    for reason in reasons.split("|"):
        assert f'"{reason}"' in source, reason


def test_each_alert_has_its_page_in_the_handbook() -> None:
    handbook = (ROOT / "docs" / "alerts.md").read_text(encoding="utf-8")
    for rule in RULES:
        document, _, anchor = rule["annotations"]["runbook_url"].partition("#")
        assert document == "docs/alerts.md" and anchor == rule["alert"].lower()
    assert re.findall(r"^## (\w+)$", handbook, re.MULTILINE) == [rule["alert"] for rule in RULES]
