"""SQL stands in the store alone, and the server's rooms have no knots; who else may know whom says pyproject.toml."""

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
    modules = {module_of(file): file for file in files("server", "table", "protocol", "client")}
    knows = {name: {other for other in imports(file) if other in modules} - {name} for name, file in modules.items()}
    while free := [name for name, known in knows.items() if not known]:
        for name in free:
            del knows[name]
        for known in knows.values():
            known.difference_update(free)
    assert knows == {}
