"""What the documents show is what happens: their Python examples are run."""

import ast
import doctest
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("document", ["README.md"])
def test_the_examples_of_a_document_are_true(document: str) -> None:
    tests = doctest.DocTestParser().get_doctest(
        (ROOT / document).read_text(encoding="utf-8"), {}, document, document, 0
    )
    assert len(tests.examples) > 10
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(tests)
    assert runner.failures == 0


def test_links_between_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "ru").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            if not link.startswith("made/"):  # laid out for the site, where tests/test_documentation.py follows it
                assert (document.parent / link).exists(), f"{document.name} links to {link}"


# What somebody types or looks up: settings, flags, alerts, clauses, a game's moves.
TYPED = re.compile(r"IGROTEKA_[A-Z_]+|(?<![\w-])--[a-z][a-z-]+|^## Igroteka\w+|\b[ETJM]\d\.\d\b", re.MULTILINE)
TAKEN_OVER = re.compile(r"literalinclude.*\n(?::language.*\n)?:start-at: (.*)")


@pytest.mark.parametrize("page", sorted(file.name for file in (ROOT / "docs" / "ru").glob("*.md")))
def test_who_reads_russian_is_told_no_less(page: str) -> None:
    """A page may be shorter; what can be typed and what rings stands in it, too, or is taken over from there."""
    english = (ROOT / "docs" / page).read_text(encoding="utf-8")
    russian = (ROOT / "docs" / "ru" / page).read_text(encoding="utf-8")
    for start in TAKEN_OVER.findall(russian):
        russian += english[english.index(start.strip('"')) :].partition("```")[0]
    missing = set(TYPED.findall(english)) - set(TYPED.findall(russian))
    assert not missing, f"docs/ru/{page} says nothing of {', '.join(sorted(missing))}"


def test_pages_for_players_and_hosts_are_there_in_russian() -> None:
    """But for the rulings: the Russian rulebooks have each below its clause."""
    contents = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    parts = dict(re.findall(r":caption: (.+)\n\n((?:.+\n)*?)```", contents))
    wanted = {page for part in ("Play", "Host") for page in parts[part].split() if not page.startswith("made/")}
    assert wanted > {"playing", "hosting"}
    assert {f"ru/{page}" for page in wanted - {"rulings"}} <= set(parts["По-русски"].split())


WAYS = ("docs/moves-way.md", "docs/where-to-change.md")
PLACE = r"`((?:igroteka|web|tests|pyproject)[\w./*-]*)`"
BEHIND = re.compile(rf"{PLACE}((?: `#?\w+`)*)")  # `file` `function` `function`
BEFORE = re.compile(rf"((?:`\w+`,? (?:and )?)+)in {PLACE}")  # `name` and `name` in `file`


def places(document: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The files that a document names, each with what is said to be in it."""
    text = (ROOT / document).read_text(encoding="utf-8")
    yield from ((path, tuple(re.findall(r"#?\w+", names))) for path, names in BEHIND.findall(text))
    yield from ((path, tuple(re.findall(r"`(\w+)`", names))) for names, path in BEFORE.findall(text))


SOURCES = [
    file
    for place in ("igroteka", "tests", "examples", "web")
    for file in sorted((ROOT / place).rglob("*.*"))
    if not {"static", "node_modules", "__pycache__", "shots"} & set(file.parts)
]
THEIRS = ROOT / "tests" / "adapters" / "maskable.py"  # tells of another project's files
FILE = re.compile(r"(?<![\w.*/{$:-])(?:[\w-]+/)*[\w-]+(?:\.\w+)*\.(?:py|ts|mjs|svelte|toml|md|ftl|yaml)\b(?!\()")
FOLDERS = {folder.parent.name for folder in (ROOT / "igroteka").glob("*/__init__.py")} - {"games", "table"}
MODULE = re.compile(rf"(?<![\w./*-])({'|'.join(sorted(FOLDERS))})\.([a-z_]+)\b(?![(.*])")


def told_in(file: Path) -> str:
    """What a program says to who reads it: docstrings and comments."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return "\n".join(re.findall(r"(?<!\S)//.*$|/\*[\s\S]*?\*/", text, re.MULTILINE))
    nodes = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lines = [line for node in nodes for line in (ast.get_docstring(node) or "").splitlines() if ">>>" not in line]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join([*lines, *(token.string for token in tokens if token.type == tokenize.COMMENT)])


def test_files_and_modules_that_programs_tell_of_are_there() -> None:
    paths = [
        file.relative_to(ROOT).parts
        for file in [*SOURCES, *ROOT.glob("*.*"), *ROOT.glob("docs/*"), *ROOT.glob("benchmarks/*")]
    ]
    there = {"/".join(parts[i:]) for parts in paths for i in range(len(parts))}
    missing = []
    for file in (file for file in SOURCES if file.suffix in (".py", ".ts", ".svelte") and file != THEIRS):
        told = told_in(file)
        missing += [(file.name, name) for name in FILE.findall(told) if name not in there]
        for folder, module in MODULE.findall(told):
            if not list((ROOT / "igroteka" / folder).glob(f"{module}*")) and module not in ("py", "en", "ru"):
                missing.append((file.name, f"{folder}.{module}"))
    assert not missing


def defines(file: Path, name: str) -> bool:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return re.search(rf"^ *(async )?(def|class) {name}\b|^{name}\b.*=", text, re.MULTILINE) is not None
    return re.search(rf"(?<![\w#]){re.escape(name)}\b", text) is not None


@pytest.mark.parametrize("document", WAYS)
def test_the_ways_through_the_house_lead_somewhere(document: str) -> None:
    named = list(places(document))
    assert len(named) > 30
    for path, names in named:
        found = list(ROOT.glob(path))
        assert found, f"{document} names {path}, and there is nothing"
        for name in names:
            where = [file for file in found if file.is_file()]
            assert any(defines(file, name) for file in where), f"{document}: there is no {name} in {path}"


def test_the_ways_through_the_house_are_found() -> None:
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"]({Path(document).name})" in architecture for document in WAYS)
