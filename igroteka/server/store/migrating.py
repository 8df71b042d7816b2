"""Bringing the schema up to date. Alembic is only loaded where it is not: a server that starts again has no time."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
NEWEST: Final = max(file.stem[1:5] for file in MIGRATIONS.glob("versions/v*.py"))
VERSION: Final = sa.table("alembic_version", sa.column("version_num"))


class CannotMigrate(Exception):
    """The schema could not be brought up to date."""


class TooNew(CannotMigrate):
    """A later version of ours has been at this database."""


def upgrade(connection: sa.Connection) -> None:
    if is_up_to_date(connection):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script.revision import ResolutionError
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise (TooNew if isinstance(error.__cause__, ResolutionError) else CannotMigrate)(str(error)) from error


def is_up_to_date(connection: sa.Connection) -> bool:
    return version_of(connection) == NEWEST


def version_of(connection: sa.Connection) -> str | None:
    """Which of our schemas is there; None: none, or more than one."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    found = connection.execute(sa.select(VERSION.c.version_num)).scalars().all()
    return str(found[0]) if len(found) == 1 else None
