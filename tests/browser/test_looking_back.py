"""A page looks back at a game as Python does: the same numbers, the same conclusions, without a server."""

from typing import Any

import msgspec
import pytest

import igroteka
import igroteka.locale
from igroteka import protocol as m
from igroteka.analysis import Effort, analyse
from igroteka.bots.judging import LONG, WORLDS
from igroteka.engine.record import GameRecord
from igroteka.protocol.measures import PLAYOUTS, QUICK
from tests.boxes import GAMES
from tests.browser.records import played
from tests.browser.test_travelling import Host, host, job

__all__ = ["host"]
SOME = LONG * WORLDS  # playouts: the fewest with which anything is called likely
SHORT: dict[str, dict[str, Any]] = {"twelve-days": {"gifts": 2}, "jackal-high": {"players": 2}}


def record_of(id: str) -> GameRecord:
    return played(id, 7, **SHORT.get(id, {}))


def asked(record: GameRecord, playouts: int) -> dict[str, Any]:
    state = record.state
    deeds = [{"seat": by if isinstance(by, int) else None, "text": text} for by, text in state.steps]
    return {
        "what": "analyse",
        "game": state.game.id,
        "options": dict(state.game.options),
        "players": state.game.players,
        "deeds": deeds,
        "playouts": playouts,
    }


def close_to(found: Any, known: Any) -> None:
    """Equal but for the last bits: `exp` and long sums are rounded a little differently."""
    if isinstance(known, dict):
        assert found.keys() == known.keys()
        for key, value in known.items():
            close_to(found[key], value)
    elif isinstance(known, list):
        assert len(found) == len(known)
        for one, other in zip(found, known, strict=True):
            close_to(one, other)
    elif isinstance(known, float):
        assert found == pytest.approx(known, abs=1e-12)
    else:
        assert found == known


@pytest.mark.parametrize("id", GAMES)
def test_a_page_finds_what_python_finds(id: str, host: Host) -> None:
    record = record_of(id)
    ((answer),) = host([asked(record, SOME)])
    known = analyse(record, settings=Effort(playouts=SOME))
    assert any(one.likely for one in known.decisions), "nothing is ever likely to follow"
    told = msgspec.to_builtins(msgspec.json.decode(known.json(), type=m.Findings))
    close_to(answer["found"], told)
    assert answer["heard"] == sorted(answer["heard"]) and answer["heard"][-1] == 1


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_table_that_is_removed_meanwhile_does_not_come_back(elsewhere: bool, host: Host) -> None:
    record = played("my-number", 3, players=3)
    ((answer),) = host([{**job("removedMeanwhile", record), "elsewhere": elsewhere}])
    assert answer == {"left": [0, 0], "back": [True], "status": "running"}


def test_a_game_of_this_device_is_judged_soon_and_then_more_steadily(host: Host) -> None:
    """As a page asks for it: begun, asked after, and there once and for all."""
    record = played("my-number", 3, players=3)
    ((answer),) = host([job("soloAnalysis", record)])
    assert answer["before"] == "none" and answer["first"] == QUICK
    assert answer["done"]["status"] == "done" and answer["done"]["result"]["playouts"] == PLAYOUTS
    assert len(answer["done"]["result"]["players"]) == igroteka.game("my-number", players=3).players
    assert answer["tends"], "who plays at random misses something more than once"
    for one in answer["tends"]:
        assert one["times"] > 1 and one["games"] == 1 and one["positions"]
        assert igroteka.locale.say(one["theme"], "en") and igroteka.locale.say(one["theme"], "ru")
