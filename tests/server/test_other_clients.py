"""A client that knows nothing but docs/protocol.md and docs/fairness.md plays whole games."""

import json
import subprocess
from pathlib import Path

import pytest

from igroteka.table.verifying import verify
from tests.browser.conftest import node
from tests.server.running import PATIENCE, Running, check_acknowledged, people, run
from tests.server.test_fairness import failed


@pytest.mark.parametrize("game", ["my-number", "twelve-days"])
def test_a_client_written_from_the_document_plays_to_the_end(server: Running, game: str) -> None:
    program, _ = node()
    words = [program, "--no-warnings", "--experimental-websocket", str(Path(__file__).with_name("player.mjs"))]
    answer = subprocess.run([*words, server.url, game, "7"], capture_output=True, timeout=PATIENCE, check=False)
    assert answer.returncode == 0, answer.stderr.decode()
    told = json.loads(answer.stdout)
    assert told["mine"] and told["moves"] > 3 and told["taken_back"] == 1

    async def look() -> None:
        await check_acknowledged(f"sqlite+aiosqlite:///{server.folder / 'igroteka.sqlite'}", {told["table"]: []})
        async with people(server.url, "Vera") as (vera,):
            assert failed(list(verify(await vera.record(told["table"])))) == set()

    run(look())
