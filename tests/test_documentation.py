"""The documentation as a site: it is built without a warning, its tutorials run, its links lead somewhere."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from igroteka.cli import docs, main

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted(file.stem for file in (ROOT / "docs" / "tutorials").glob("*.md") if file.stem != "index")
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "srcset"}  # by a browser, unasked


class Read(HTMLParser):
    """What a page names, leads to and fetches."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.language = ""
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names.add(given.get("id", ""))
        if tag == "html":
            self.language = given["lang"]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in FETCHED and FETCHED[tag] in given:
            self.fetched.append(given[FETCHED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("documentation")
    command = ["-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(made / "trees"), "docs", str(made / "site")]
    given = {**os.environ, "PYTHONWARNINGS": "", "IPYTHONDIR": str(made / "ipython")}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=given, capture_output=True, text=True, check=False, timeout=550
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return made / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Read]:
    return {file: Read(file) for file in site.rglob("*.html")}


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Read]) -> None:
    for page, read in pages.items():
        for link in read.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            assert target.exists(), f"{page.relative_to(site)} leads to {link}"
            if parts.fragment and target in pages:
                assert unquote(parts.fragment) in pages[target].names, f"{page.relative_to(site)} leads to {link}"


def test_it_is_read_without_a_network(site: Path, pages: dict[Path, Read]) -> None:
    fetched = {(page.name, one) for page, read in pages.items() for one in read.fetched}
    assert len(fetched) > 100
    assert [one for one in fetched if urlsplit(one[1]).netloc] == []
    for style in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//", style.read_text(encoding="utf-8")), style.name


def test_it_says_nothing_of_the_machine_that_built_it(site: Path) -> None:
    said = "".join(file.read_text(encoding="utf-8") for file in site.rglob("*.*") if file.suffix in (".html", ".js"))
    for place in {str(ROOT), str(Path.home()), sys.prefix, str(site.parent)}:
        assert place not in said


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_a_tutorial_has_run(site: Path, tutorial: str) -> None:
    text = (site / "tutorials" / f"{tutorial}.html").read_text(encoding="utf-8")
    assert text.count("cell_output") >= 2


def test_players_and_hosts_read_it_in_both_languages(site: Path, pages: dict[Path, Read]) -> None:
    languages = {page.relative_to(site).as_posix(): read.language for page, read in pages.items()}
    for name in ("playing.html", "hosting.html"):
        assert (languages[name], languages[f"ru/{name}"]) == ("en", "ru")
    rulebooks = [name for name in languages if name.startswith("made/rules/")]
    assert len(rulebooks) >= 8 and all(languages[name] == name.split(".")[1] for name in rulebooks)
    index = json.loads((site / "searchindex.js").read_text(encoding="utf-8")[len("Search.setIndex(") : -1])
    found = index["terms"].keys() | index["titleterms"].keys()
    assert {"vultur", "кристалликов"} <= found  # English words by their stems


def test_the_command_says_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "SITE", tmp_path)
    assert main(["docs", "--print", "--lang", "en"]) == 1
    assert "make docs builds it" in capsys.readouterr().err
    (tmp_path / "ru").mkdir()
    for page in (tmp_path / "index.html", tmp_path / "ru" / "index.html"):
        page.touch()
        language = page.parent.name if page.parent != tmp_path else "en"
        assert main(["docs", "--print", "--lang", language]) == 0
        assert capsys.readouterr().out.strip() == str(page)
