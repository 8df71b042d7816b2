"""A solo table in the page and a table of the server: the same log, the same luck, the same messages."""

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import igroteka
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.state import CHANCE
from igroteka.protocol.terms import Origin
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table
from tests.boxes import GAMES, settings
from tests.browser.conftest import HERE, node
from tests.browser.telling import in_a_sentence, wrong_moves

SECRET = bytes(range(32))
SALT = "0123456789abcdef01234567"
ME = "guest"
BACK = "take back"
DOINGS = 60
EVERY = 4  # doings; between them people try what they may not
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


Attempt = dict[str, Any]


def attempted(table: Table, what: str, seat: int, text: str) -> list[Any] | None:
    """Why somebody may not do something; None if he may. It changes nothing."""
    ply = table.ply - 1 if what == "late" else table.ply
    try:
        if what == "why":
            table.why_not(ME, seat, text)
        elif what == "back":
            table.ask_back(ME, seat, 0.0)
        else:
            table.move_of_guest(ME, seat, text, ply, "id", 0.0)
    except IgrotekaError as error:
        return [error.key, error.clause, {name: in_a_sentence(value) for name, value in error.details.items()}]
    return None


def attempts(table: Table, wrong: list[str]) -> tuple[list[Attempt], list[Any]]:
    """What may not be done there, by whoever is asked and by whoever is not, and why."""
    seats = range(table.players)
    open_to = [(seat, text) for seat in table.acting for text in table.playing_state().legal(seat)[:1]]
    tried = [
        *(("why", seat, text) for seat, text in zip(seats, wrong, strict=False)),
        *(("move", seat, text) for seat, text in zip(seats, wrong[table.players :], strict=False)),
        *((what, seat, text) for what in ("late", "why") for seat, text in open_to),
        *(("back", seat, "") for seat in seats),
    ]
    found = [
        ({"what": what, "seat": seat, "text": text}, attempted(table, what, seat, text)) for what, seat, text in tried
    ]
    refused = [(one, why) for one, why in found if why or one["what"] == "why"]  # the rest would happen
    return [one for one, _ in refused], [why for _, why in refused]


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
    """From the beginning of a game, and from where another one stood; of few and of many, with options and without.

    What may not be done is refused by the same key and clause, with the same details.
    """
    options = dict(igroteka.game(id, **settings(id)[setting]).options)
    given = steps_before_a_decision(id, options) if goes_on else []
    table, random = laid(id, options, mine, given), Random(5)
    expected = [plain(json.loads(StateWriter(table, 0).message(mine)))]
    doings: list[dict[str, Any]] = []
    tried, refusals = attempts(table, wrong_moves(table.game, 0))
    while len(doings) < DOINGS and table.acting:
        since = table.length
        seat, text, entries = chosen(table, mine, random, len(doings))
        table.follow(entries)
        doings.append({"seat": seat, "text": text, "tried": []})
        expected.append(plain(json.loads(StateWriter(table, since).message(mine))))
        if len(doings) % EVERY == 0 or not table.acting:
            doings[-1]["tried"], why = attempts(table, wrong_moves(table.game, len(doings)))
            refusals += why
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
        input=json.dumps({"kept": kept, "tried": tried, "doings": doings}).encode(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    told = json.loads(done.stdout)
    for number, (ours, theirs) in enumerate(zip(told["states"], expected, strict=True)):
        assert plain(ours) == theirs, doings[number - 1] if number else "the beginning"
    asked = [*tried, *(one for doing in doings for one in doing["tried"])]
    for one, ours, theirs in zip(asked, told["refusals"], refusals, strict=True):
        assert ours == theirs, one
