"""The drawing in docs/architecture.md and the tree say the same, and so do the contracts on directions.

``make lint`` checks the contracts themselves (``lint-imports``, [tool.importlinter] in pyproject.toml).
"""

import ast
import re
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "igroteka"
DRAWING, ROOMS, PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1:6:2]
DRAWN = set(re.findall(r"[\w*./-]*[\w*]/?(?![\w*./:-])", DRAWING))  # a word with a colon is a heading
GAMES = sorted(folder.parent for folder in (PACKAGE / "games").glob("*/table.py"))
LANGUAGE = {
    "advising",
    "errors",
    "given_position",
    "learned",
    "options",
    "orders",
    "phrases",
    "rule",
    "rules",
    "sheet",
    "story",
    "views",
}  # games are written in it


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py") if file.stem != "__init__"}


@pytest.mark.parametrize("word", sorted(DRAWN))
def test_what_is_drawn_is_in_the_tree(word: str) -> None:
    """A folder (``bots/``), a file of every game (``rules.py``, ``rulebook.*.md``), a module (``binding``)."""
    if word.startswith("games/"):
        assert (PACKAGE / word).is_dir(), f"{word} is drawn, and there is no such game"
    elif word.endswith("/"):
        assert (PACKAGE / word).is_dir() or (ROOT / word).is_dir(), f"{word} is drawn, and there is no such folder"
    elif "." in word:
        assert all(list(game.glob(word)) for game in GAMES), f"{word} is drawn, and not every game has it"
    else:
        places = (PACKAGE, PACKAGE / "engine")
        assert any((place / f"{word}.py").is_file() for place in places), (
            f"{word} is drawn, and there is no such module"
        )


def test_what_is_in_the_tree_is_drawn() -> None:
    """Every folder of the package, every module of its own and of the engine, and every file that all games have."""
    folders = {f"{file.parent.name}/" for file in PACKAGE.glob("*/__init__.py")} - {"games/"}
    own = modules(PACKAGE) - {"__main__"}
    in_all_games = set.intersection(*({file.name for file in game.glob("*.*")} for game in GAMES)) - {"__init__.py"}
    files = {re.sub(r"\.(en|ru)\.", ".*.", name) for name in in_all_games}
    missing = (folders | own | modules(PACKAGE / "engine") | files) - DRAWN
    assert not missing, f"not drawn in docs/architecture.md: {', '.join(sorted(missing))}"


def test_what_is_in_every_other_room_is_drawn() -> None:
    rooms = re.split(r"\n (?=[a-z]\S*/)", ROOMS)[1:]
    drawn = {room: set(words) for room, *words in map(str.split, rooms)}
    without = ("engine", "games", "migrations", "versions")
    packages = [file.parent for file in PACKAGE.rglob("__init__.py") if not set(without) & set(file.parts)]
    there = {
        f"{folder.relative_to(PACKAGE)}/": modules(folder) - {"__main__"} for folder in packages if folder != PACKAGE
    }
    assert drawn.keys() == there.keys()
    wrong = {room: sorted(drawn[room] ^ there[room]) for room in there if drawn[room] != there[room]}
    assert not wrong, f"only in the tree or only in the second drawing of docs/architecture.md: {wrong}"


def test_the_floors_of_the_page_are_drawn() -> None:
    floors = {folder.name for folder in (ROOT / "web" / "src").iterdir() if folder.is_dir()}
    drawn = set(re.findall(r"^ (?:web/src)? +(\w+)(?:/\*)?(?: +(\w+))?  ", PAGE, re.MULTILINE))
    assert {floor for floors in drawn for floor in floors if floor} == floors


def contract(name: str) -> dict[str, list[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    found: dict[str, list[str]] = next(one for one in settings["contracts"] if one["name"].startswith(name))
    return found


def test_no_module_of_the_engine_is_left_out_of_the_contract_with_the_games() -> None:
    forbidden = {name.rsplit(".", 1)[1] for name in contract("Games know the language")["forbidden_modules"]}
    assert forbidden | LANGUAGE == modules(PACKAGE / "engine"), "a new module: may games know it (LANGUAGE) or not?"
    assert not forbidden & LANGUAGE


@pytest.mark.parametrize("game", [*GAMES, ROOT / "tests" / "games" / "high_card"], ids=lambda game: str(game.name))
def test_no_file_with_rules_is_let_off_the_contract_with_the_rule_language(game: Path) -> None:
    let_off = {one.split(" ->")[0].rsplit(".", 1)[1] for one in contract("Rules know")["ignore_imports"]}
    texts = {name: (game / f"{name}.py").read_text(encoding="utf-8") for name in modules(game)}
    with_rules = {name for name, text in texts.items() if "\n@rule\n" in text} - {"advice"}
    assert with_rules and not with_rules & let_off
    for name in with_rules:
        found = [node for node in ast.walk(ast.parse(texts[name])) if isinstance(node, ast.ImportFrom)]
        beside = {node.module for node in found if node.level == 1}
        assert beside <= with_rules, f"{name} knows more of its folder than rules"


def asked_of_rules(file: str) -> set[str]:
    """The rules of a game that a module calls by name."""
    tree = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {alias.name for node in found if node.module == "igroteka.engine.any_game" for alias in node.names}


def test_a_page_goes_through_the_door_that_all_go_through() -> None:
    """What the door asks of the rules the page does not ask again, but for the points of a game that it plays aside."""
    assert asked_of_rules("browser/playing.py") & asked_of_rules("engine/desk.py") == {"STATE", "scores"}


def test_where_the_record_lies_on_a_desk_is_known_in_one_place() -> None:
    leaning = {name for name in map(str, SOURCES) if "record_place" in Path(name).read_text(encoding="utf-8")}
    assert leaning == {str(PACKAGE / name) for name in ("engine/desk.py", "engine/door.py", "browser/layout.py")}


EACH_GAME_ITS_OWN = {
    "bound.py": {"Bound"},  # the rules that its other files ask
    "view_types.py": {"Player", "View"},  # what is shown of a position, and of a seat in it
}


def test_a_class_name_means_one_thing() -> None:
    places = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        own = EACH_GAME_ITS_OWN.get(file.name, set()) if file.parent in GAMES else set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name not in own:
                places[node.name].append(str(file.relative_to(PACKAGE)))
    doubled = {name: files for name, files in places.items() if len(files) > 1}
    assert not doubled, f"one name for two things: {doubled}"


def test_a_refusal_is_put_together_in_one_place() -> None:
    """Who says no hands over the error: key, sentence, clause and details come from it, and none is forgotten."""
    made = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and re.fullmatch(r"(\w+\.)?Refus(al|ed)", ast.unparse(node.func))
    }
    assert made == {"protocol/refusals.py"}


LONGEST_FILE, LONGEST_FUNCTION = 400, 60  # lines
LEFT_UNTYPED = 10  # places that mypy is told to pass over, at most
SOURCES = [file for file in sorted(PACKAGE.rglob("*.py")) if "static" not in file.parts]


def test_files_and_functions_stay_short() -> None:
    too_long = []
    for file in SOURCES:
        name, text = str(file.relative_to(PACKAGE)), file.read_text(encoding="utf-8")
        if (lines := text.count("\n")) > LONGEST_FILE:
            too_long.append(f"{name}: {lines} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    too_long.append(f"{name}, {node.name}: {lines} lines")
    assert not too_long, f"divide by subject: {'; '.join(too_long)}"


def test_types_are_said_nearly_everywhere() -> None:
    passed_over = [file.name for file in SOURCES for _ in re.findall(r"type: ignore", file.read_text(encoding="utf-8"))]
    assert len(passed_over) < LEFT_UNTYPED, passed_over


ROOM = "|".join({file.parent.name for file in PACKAGE.glob("*/__init__.py")} - {"table"})  # a game has one, too
A_FILE = re.compile(r"(?<![\w./*-])(?:igroteka|tests|web|docs|benchmarks|examples)/[\w./-]+\.(?:py|ts|svelte|md|css)\b")
A_MODULE = re.compile(rf"(?<=[(`])(?:igroteka\.)?((?:{ROOM})\.[a-z_]+)(?=[,:;)`])")


def explanations(file: Path) -> str:
    """The docstrings of a module; its examples are run, and need not be looked at."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    said = "\n".join(ast.get_docstring(node) or "" for node in tree if isinstance(node, kinds))
    return re.sub(r"^ *(>>>|\.\.\.).*$", "", said, flags=re.MULTILINE)


def test_what_is_named_in_an_explanation_is_there() -> None:
    """A file by its path, a module by its room (``engine.binding``): who comes new follows it."""
    missing, named = [], 0
    for file in SOURCES:
        said = explanations(file)
        modules_named = [PACKAGE / name.replace(".", "/") for name in A_MODULE.findall(said)]
        found = [*(ROOT / name for name in A_FILE.findall(said)), *modules_named]
        named += len(found)
        there = (place.exists() or place.with_suffix(".py").exists() for place in found)
        missing += [f"{file.name}: {place.name}" for place, is_there in zip(found, there, strict=True) if not is_there]
    assert named > 40
    assert not missing
