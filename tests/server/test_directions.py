"""Who may know whom: the protocol is nobody's room, and the server's rooms have no knots."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "igroteka"


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(*places: str) -> list[Path]:
    found = [file for place in places for file in [PACKAGE / place, *(PACKAGE / place).rglob("*.py")] if file.is_file()]
    assert found
    return found


def module_of(file: Path) -> str:
    return ".".join(["igroteka", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")


def known_to(*places: str) -> dict[str, set[str]]:
    """The parts of igroteka that each file knows."""
    return {
        str(file.relative_to(PACKAGE)): {
            name.split(".")[1] for name in imports(file) if name.startswith("igroteka.") and name.count(".")
        }
        for file in files(*places)
    }


def test_terminal_and_client_do_not_know_the_server() -> None:
    assert [file for file, known in known_to("terminal", "client.py").items() if "server" in known] == []


def test_the_protocol_knows_nobody_who_speaks_it() -> None:
    speakers = {"server", "client", "terminal", "table", "cli", "bots"}
    assert {file: known & speakers for file, known in known_to("protocol").items() if known & speakers} == {}


def test_the_table_does_not_know_who_uses_it() -> None:
    users = {"server", "client", "terminal", "cli"}
    assert {file: known & users for file, known in known_to("table").items() if known & users} == {}


def test_files_and_functions_stay_short() -> None:
    long = []
    for file in files("server", "table", "protocol", "client.py"):
        text = file.read_text(encoding="utf-8")
        parts = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        sizes = {node.name: (node.end_lineno or 0) - node.lineno + 1 for node in parts}
        long += [file.name] * (text.count("\n") > 400) + [f"{file.name} {name}" for name in sizes if sizes[name] > 60]
    assert long == []


def test_sql_stands_in_the_store_alone() -> None:
    databases = {"sqlalchemy", "alembic", "sqlite3", "asyncpg"}
    outside = [
        str(file.relative_to(PACKAGE))
        for file in files("")
        if not file.is_relative_to(PACKAGE / "server" / "store")
        and not file.is_relative_to(PACKAGE / "server" / "migrations")
        and databases & {name.split(".")[0] for name in imports(file)}
    ]
    assert outside == []


def test_the_rooms_of_the_server_have_no_knots() -> None:
    """Whoever is known does not know who knows him, not even for his types."""
    modules = {module_of(file): file for file in files("server", "table", "protocol", "client.py")}
    knows = {name: {other for other in imports(file) if other in modules} - {name} for name, file in modules.items()}
    while free := [name for name, known in knows.items() if not known]:
        for name in free:
            del knows[name]
        for known in knows.values():
            known.difference_update(free)
    assert knows == {}


def test_a_refusal_is_put_together_in_one_place() -> None:
    made = {
        str(file.relative_to(PACKAGE))
        for file in files("")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("Refusal", "Refused")
    }
    assert made == {"protocol/refusals.py"}
