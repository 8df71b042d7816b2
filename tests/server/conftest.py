"""One server, and one PostgreSQL, for all tests that leave it as they found it."""

import asyncio
import os
import uuid
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tests.server.running import Postgres, Running, execute, private_postgres, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if given := os.environ.get("IGROTEKA_TEST_POSTGRES"):
        name = f"igroteka_{uuid.uuid4().hex[:12]}"
        asyncio.run(execute(given, f"CREATE DATABASE {name}"))
        url = sa.engine.make_url(given).set(database=name).render_as_string(hide_password=False)
        yield Postgres(url)
        asyncio.run(execute(given, f"DROP DATABASE {name} WITH (FORCE)"))
        return
    with private_postgres() as server:
        yield Postgres(server.get_uri(), server)
