"""``make audit``: is anything known of the packages that we stand on and build with? What is found is an error.

Where a registry does not answer, that is said and nothing more: who is offline has not done anything wrong.
"""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PYTHON = ("-m", "pip_audit", "--requirement", "constraints.txt", "--no-deps", "--disable-pip", "--format", "json")


def known_of_python(told: str) -> tuple[list[str], int]:
    """What pip-audit found, and of how many packages it learnt anything."""
    packages: list[dict[str, Any]] = json.loads(told or "{}").get("dependencies", [])
    answered = [package for package in packages if "skip_reason" not in package]
    found = [f"{one['name']} {one['version']}: {weak['id']}" for one in answered for weak in one["vulns"]]
    return found, len(answered)


def known_of_npm(told: str) -> tuple[list[str], int]:
    """What npm audit found, and of how many packages it learnt anything."""
    answer: dict[str, Any] = json.loads(told or "{}")
    if "vulnerabilities" not in answer:
        return [], 0
    found = [f"{name}: {weak['severity']}" for name, weak in answer["vulnerabilities"].items()]
    return found, answer["metadata"]["dependencies"]["total"]


def npm() -> list[str]:
    """The npm that builds the page."""
    spec = importlib.util.spec_from_file_location("page_build", ROOT / "web" / "build.py")
    assert spec and spec.loader
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    folder = page.node_folder()
    return [str(folder / "npm") if folder else "npm", "--prefix", "web", "audit", "--json"]


def main() -> int:
    weak = False
    for name, command, known in (
        ("PyPI", [sys.executable, *PYTHON], known_of_python),
        ("npm", npm(), known_of_npm),
    ):
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout  # noqa: S603
        found, answered = known(told)
        print(
            f"{name}: {answered} packages looked at, {len(found)} known to be weak"
            if answered
            else f"{name}: no answer"
        )
        print(*(f"  {line}\n" for line in found), sep="", end="")
        weak = weak or bool(found)
    return int(weak)


if __name__ == "__main__":
    sys.exit(main())
