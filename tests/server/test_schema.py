"""The server keeps what its OpenAPI schema promises, and the page's types are those of the messages."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from igroteka.server.typescript import source
from tests.server.running import Running

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_pages_types_are_generated_from_the_messages() -> None:
    if not PAGE_TYPES.exists():
        pytest.skip("the page's sources are not here")
    assert PAGE_TYPES.read_text(encoding="utf-8") == source()


def test_the_schema_describes_every_address_of_the_protocol(server: Running) -> None:
    paths = httpx.get(f"{server.url}schema/openapi.json", trust_env=False).json()["paths"]
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for path in paths:
        spoken = path.lstrip("/").replace("{table_id}", "{id}").replace("{player}", "{id}")
        assert spoken in protocol, f"{spoken} is not in docs/protocol.md"


def test_the_server_answers_any_request_as_its_schema_says(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}schema/openapi.json")
    checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
    operations = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 25
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def answers_well(case: schemathesis.Case[Any]) -> None:
            case.headers["X-Igroteka"] = "1"
            case.call_and_validate(checks=checks)

        answers_well()
