"""``make audit``: is anything known of the packages that we stand on and build with? What is found is an error.

Where a registry does not answer, that is said and nothing more: who is offline has not done anything wrong.

``make lint`` asks briefly: not longer than a few seconds, and once a day for the same versions.
"""

import hashlib
import importlib.util
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PINNED = (ROOT / "constraints.txt", ROOT / "web" / "package-lock.json")
BRIEFLY, PATIENTLY = 20.0, 600.0  # seconds
DAY = 86_400.0
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


def asked(command: list[str], seconds: float) -> str:
    """What a program says, if it does so in time."""
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def audit(seconds: float) -> dict[str, Any]:
    """Both registries at once: what they said, and what of it is weak."""
    with ThreadPoolExecutor() as both:
        python = both.submit(asked, [sys.executable, *PYTHON], seconds)
        page = both.submit(asked, npm(), seconds)
        told = {"PyPI": known_of_python(python.result()), "npm": known_of_npm(page.result())}
    said = [
        f"{name}: {answered} packages looked at, {len(found)} known to be weak" if answered else f"{name}: no answer"
        for name, (found, answered) in told.items()
    ]
    return {"said": said, "weak": [line for found, _ in told.values() for line in found]}


def once_a_day(kept: Path) -> dict[str, Any]:
    """The last answer, if it is of today and about the same versions; else a new one."""
    versions = hashlib.sha256(b"".join(file.read_bytes() for file in PINNED)).hexdigest()
    if kept.is_file() and time.time() - kept.stat().st_mtime < DAY:
        last: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
        if last["versions"] == versions:
            return last | {"said": [f"{line} (asked earlier today)" for line in last["said"]]}
    answer = audit(BRIEFLY)
    kept.write_text(json.dumps(answer | {"versions": versions}), encoding="utf-8")
    return answer


def main() -> int:
    answer = once_a_day(Path(sys.prefix) / ".audited") if "--briefly" in sys.argv else audit(PATIENTLY)
    print(*answer["said"], *(f"  {line}" for line in answer["weak"]), sep="\n")
    return int(bool(answer["weak"]))


if __name__ == "__main__":
    sys.exit(main())
