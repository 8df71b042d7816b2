"""A solo table in the page and a table of the server: the same log, the same luck, the same messages."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import igroteka
from igroteka.engine.state import CHANCE
from igroteka.protocol.terms import Origin
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from tests.boxes import GAMES, settings
from tests.browser.conftest import HERE, node

SECRET = bytes(range(32))
SALT = "0123456789abcdef01234567"
ME = "guest"
BACK = "take back"
DOINGS = 60
TOLD = ("ply", "seat", "move", "events", "view")


Steps = list[tuple[int | None, str]]


def laid(id: str, options: dict[str, Any], mine: tuple[int, ...], given: Steps) -> Table:
    game = igroteka.game(id, **options)
    places = [Place("open" if seat in mine else "bot", "novice") for seat in range(game.players)]
    origin = Origin("~other", len(given)) if given else None
    table = Table("table", ME, SECRET, Setting(game=id, options=options, places=places, origin=origin), 0.0)
    for seat in mine:
        table.follow([table.seated(0, seat, ME, Sitter(f"Person {seat}", "teal", SALT), 0.0)])
    table.follow(table.go_on_from(ME, given, 0.0) if given else table.start(ME, True, 0.0))
    return table


def steps_before_a_decision(id: str, options: dict[str, Any]) -> Steps:
    """Somewhere in a game, where the first of those who choose has not chosen yet."""
    state, random = igroteka.game(id, **options).start(), Random(7)
    while state.actor == CHANCE or len(state.history) < 40:
        if state.actor == CHANCE:
            state.play(state.draw(random))
            continue
        for seat in state.actors:
            state.play(random.choice(state.legal(seat)), seat)
    return [(by if isinstance(by, int) else None, text) for by, text in state.steps]


def chosen(table: Table, mine: tuple[int, ...], random: Random, doings: int) -> tuple[int, str, list[Entry]]:
    """What somebody does next: a move, or now and then a take-back."""
    seat = random.choice([seat for seat in table.acting if seat not in table.choices])
    if doings % 17 == 16 and any(action.seat == mine[0] for action in table.actions[table.given :]):
        return mine[0], BACK, table.ask_back(ME, mine[0], 0.0)
    text = random.choice(table.playing_state().legal(seat))
    return seat, text, table.move(seat, text, ME if seat in mine else "bot:novice", 0.0, table.ply)


def plain(state: dict[str, Any]) -> dict[str, Any]:
    """What both must tell alike: not when, and not the log's numbers."""
    kept = {key: state[key] for key in ("ply", "acting", "decided", "over", "scores", "winners")}
    kept["doings"] = [] if state["since"] == 0 else state["doings"]
    kept["eyes"] = [
        {
            **{key: eyes[key] for key in ("seat", "view", "legal", "asked", "answers", "chosen")},
            "steps": [
                (step["ply"], step["seat"], step["move"], step["events"], step["view"]) for step in eyes["steps"]
            ],
        }
        for eyes in state["eyes"]
    ]
    return json.loads(json.dumps(kept))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("mine", "goes_on", "setting"), [((0,), False, 0), ((0, 2), False, -1), ((1,), True, -2)])
@pytest.mark.parametrize("id", GAMES)
def test_a_solo_table_is_the_servers_table(
    id: str, mine: tuple[int, ...], goes_on: bool, setting: int, engines: Path
) -> None:
    """From the beginning of a game, and from where another one stood; of few and of many, with options and without."""
    options = dict(igroteka.game(id, **settings(id)[setting]).options)
    given = steps_before_a_decision(id, options) if goes_on else []
    table, random = laid(id, options, mine, given), Random(5)
    expected = [plain(json.loads(StateWriter(table, 0).message(mine)))]
    doings: list[dict[str, Any]] = []
    while len(doings) < DOINGS and table.acting:
        since = table.length
        seat, text, entries = chosen(table, mine, random, len(doings))
        table.follow(entries)
        doings.append({"seat": seat, "text": text})
        expected.append(plain(json.loads(StateWriter(table, since).message(mine))))
    kept = {
        "id": "~table",
        "game": id,
        "version": igroteka.games()[id].version,
        "options": options,
        "seats": [
            {"mine": seat in mine, "name": "", "level": "novice", "salt": SALT if seat in mine else ""}
            for seat in range(table.players)
        ],
        "opened": 0,
        "secret": SECRET.hex(),
        "log": [{"kind": "given", "seat": seat, "text": text} for seat, text in given],
        "rematch": None,
    }
    program, _ = node()
    done = subprocess.run(
        [program, str(HERE / "solo.mjs"), str(engines / "solo.mjs"), str(engines)],
        input=json.dumps({"kept": kept, "doings": doings}).encode(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    for number, (ours, theirs) in enumerate(zip(json.loads(done.stdout), expected, strict=True)):
        assert plain(ours) == theirs, doings[number - 1] if number else "the beginning"
