"""The server keeps what its OpenAPI schema promises, and the page's types are those of the messages."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from igroteka import protocol as m
from igroteka.protocol.typescript import files
from igroteka.table.projection import WrittenEyes, WrittenState, WrittenStep
from tests.boxes import GAMES
from tests.server.running import Running, people, play_on, run, table_of

PAGE = Path(__file__).parents[2] / "web" / "src"


def test_the_pages_types_are_generated_from_the_messages() -> None:
    if not PAGE.exists():
        pytest.skip("the page's sources are not here")
    written = files(PAGE)
    assert len(written) == 1 + len(GAMES)
    assert {file: file.read_text(encoding="utf-8") for file in written} == written


def test_what_the_table_writes_ahead_has_the_fields_of_the_messages() -> None:
    for written, message in ((WrittenStep, m.ActionTold), (WrittenEyes, m.Eyes), (WrittenState, m.StateChanged)):
        assert written.__struct_fields__ == message.__struct_fields__
        assert written.__struct_config__.tag == message.__struct_config__.tag


def test_the_schema_describes_every_address_of_the_protocol(server: Running) -> None:
    paths = httpx.get(f"{server.url}schema/openapi.json", trust_env=False).json()["paths"]
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in paths:
        spoken = path.lstrip("/").replace("{table_id}", "{id}").replace("{player}", "{id}")
        assert spoken in protocol, f"{spoken} is not in docs/protocol.md"


async def a_guest_with_tables(url: str) -> tuple[str, list[str]]:
    """His cookie, and the ids of tables of his: before, during and after a game."""
    async with people(url, "Schema") as (house,):
        waiting = await house.open_table(m.TableForm(game="eight28"))
        playing = await table_of([house], "eight28", 3)
        over = await table_of([house], "my-number", 3)
        async with house.sit_at(over.id) as chair:
            await play_on(chair, random.Random(1))
        assert house.cookie is not None
        return house.cookie, [waiting.id, playing.id, over.id]


def test_the_server_answers_any_request_as_its_schema_says(server: Running) -> None:
    cookie, tables = run(a_guest_with_tables(server.url))
    schema = schemathesis.openapi.from_url(f"{server.url}schema/openapi.json")
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
    operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 25
    for operation in operations:

        @given(case=operation.as_strategy(), known=st.booleans(), table=st.sampled_from(tables))
        @settings(
            max_examples=12, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
        )
        def answers_well(case: schemathesis.Case[Any], known: bool, table: str) -> None:
            case.headers["X-Igroteka"] = "1"
            if known:
                case.headers["Cookie"] = f"igroteka_guest={cookie}"
                if "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table
            case.call_and_validate(checks=checks)

        answers_well()
