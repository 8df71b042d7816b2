"""Solo games travel: as records, in links that carry them whole, on from any of their positions."""

import base64
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.bots import decide
from igroteka.bots.hints import differ_in, hint
from igroteka.engine.errors import OptionError
from igroteka.engine.game import boxed_kits
from igroteka.engine.options import SeatOption, Whole
from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE
from igroteka.protocol import TryForm
from igroteka.server.frames import tried
from igroteka.table.verifying import verify
from tests.boxes import GAMES, settings
from tests.browser.conftest import HERE, node
from tests.browser.records import played
from tests.browser.telling import in_a_sentence, random_steps

Host = Callable[[list[dict[str, Any]]], list[Any]]
LONGEST_LINK = 2000  # characters that every chat leaves whole
AROUND = len("https://igroteka.example.org/replay/~?ply=1234&eyes=open#")


@pytest.fixture(scope="module")
def host(engines: Path) -> Host:
    program, _ = node()

    def ask(jobs: list[dict[str, Any]]) -> list[Any]:
        words = [program, str(HERE / "host.mjs"), str(engines / "solo.mjs"), str(engines)]
        done = subprocess.run(words, input=json.dumps(jobs).encode(), capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        answers: list[Any] = json.loads(done.stdout)
        return answers

    return ask


def job(what: str, record: GameRecord, **more: Any) -> dict[str, Any]:
    return {"what": what, "record": record.text(), "names": list(record.seats), **more}


# Options with which games are longest.
LONG: dict[str, dict[str, Any]] = {"twelve-days": {"gifts": 24}, "jackal-high": {"stall": 100}}


@pytest.mark.parametrize(
    ("id", "games", "options"),
    [(id, 200 if id == "twelve-days" else 12, {}) for id in GAMES] + [(id, 4, LONG[id]) for id in LONG],
)
def test_a_link_carries_a_whole_game(id: str, games: int, options: dict[str, Any], host: Host) -> None:
    """The longest of many; it comes out as it went in, with all that checking its shuffles needs."""
    low, high = igroteka.games()[id].players[0], igroteka.games()[id].players[-1]
    sizes = [high] * games if options else [low + seed % (high - low + 1) for seed in range(games)]
    records = [played(id, seed, players=players, **options) for seed, players in enumerate(sizes)]
    longest = 0
    answers = host([job("link", record) for record in records])
    for record, answer in zip(records, answers, strict=True):
        assert answer["record"] == record.text()
        assert answer["draws"] == sum(by == CHANCE for by, _ in record.state.steps)
        assert answer["listed"] == 0  # who only looks at it keeps nothing
        longest = max(longest, AROUND + len(answer["link"]))
    print(f"{id} {options}: the longest of {games} links has {longest} characters")
    assert longest <= LONGEST_LINK
    whole = list(verify(answers[0]["record"]))
    assert [check.key for check in whole if check.holds] == ["commit", "old", "draw", "end"]


def test_a_link_carries_shuffles_that_do_not_follow_from_their_secret(host: Host) -> None:
    """They are written down, and whoever opens it is told so."""
    record = played("twelve-days", 1, players=3)
    secret = record.header["fairness-secret"]
    forged = GameRecord(record.state, record.seats, {**record.header, "fairness-secret": secret[::-1]})
    honest, other = host([job("link", record), job("link", forged)])
    assert other["record"] == forged.text() and len(other["link"]) > len(honest["link"])


def test_a_link_that_was_cut_off_or_changed_says_so(host: Host) -> None:
    """Anywhere: in what the record says as well as in the moves."""
    record = played("twelve-days", 1, players=3)
    ((told),) = host([job("link", record)])
    link: str = told["link"]
    changed = [link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :] for at in range(0, len(link) - 1, 5)]
    broken = [*changed, link[:-40], link[: len(link) // 3], link[:-2], "", "hello", "ä"]
    assert [answer["refused"] for answer in host([{"what": "follow", "link": one} for one in broken])] == [
        "link-broken"
    ] * len(broken)


@pytest.mark.parametrize("id", GAMES)
def test_a_record_is_brought_to_a_device_and_played_on_there(id: str, host: Host) -> None:
    over, running = played(id, 3, players=3), played(id, 4, over=False, players=3)
    looked_at, gone_on = host([job("bring", over), job("bring", running)])
    assert looked_at["record"] == over.text()
    assert (looked_at["info"]["status"], looked_at["again"]) == ("over", True)
    info = gone_on["info"]
    assert (info["status"], info["origin"]) == ("playing", {"table": "~0123456789", "ply": len(running.state.history)})
    assert [(seat["mine"], seat["level"]) for seat in info["seats"]] == [
        (True, None),
        (False, "master"),
        (False, "master"),
    ]
    assert GameRecord.read(gone_on["record"]).state.history == running.state.history


def test_what_is_no_record_is_refused_with_a_reason(host: Host) -> None:
    record = played("eight28", 5, players=3)
    text = record.text()
    last = record.state.history[-1]
    texts = {
        "hello": "record-unreadable",
        text.replace("rules: ", "rules: 9"): "record-other-rules",
        text.replace("players=3", "players=99"): "record-unreadable",
        text.replace("game: eight28", "game: ../secret"): "record-unreadable",
        text.rstrip() + f", {last}\n": "record-move",
    }
    answers = host([{"what": "bring", "record": one, "names": list(record.seats)} for one in texts])
    assert [answer["refused"] for answer in answers] == list(texts.values())


def wrong_options(id: str) -> list[dict[str, Any]]:
    """Every option with something that it cannot be; one that there is not."""
    wrong: list[dict[str, Any]] = [{"no_such": 1}, {"players": 99}, {"players": "many"}, {"players": 3.5}]
    for option in boxed_kits()[id].description.options:
        if isinstance(option, SeatOption):
            wrong += [{"players": 3, option.name: 3}, {option.name: option.high + 1}]
        elif isinstance(option, Whole):
            wrong.append({option.name: option.low - 1})
        else:
            wrong.append({option.name: "maybe"})
    return wrong


@pytest.mark.parametrize("id", GAMES)
def test_options_are_checked_before_a_table_is_laid(id: str, host: Host) -> None:
    wrong, answers = wrong_options(id), []
    for options in wrong:
        with pytest.raises(OptionError) as refused:
            igroteka.game(id, **options)
        details = {name: in_a_sentence(value) for name, value in refused.value.details.items()}
        answers.append({"refused": refused.value.key, "details": details})
    right = [settings(id)[-1], {"players": str(igroteka.games()[id].players[0])}]
    answers += [dict(igroteka.game(id, **options).options) for options in right]
    assert host([{"what": "open", "game": id, "options": options} for options in [*wrong, *right]]) == answers


def test_what_nobody_may_ask_for_is_refused_as_over_a_socket(host: Host) -> None:
    """At a table without hints and take-backs; the second seat is a bot's."""
    ((told),) = host([{"what": "forbidden", "game": "my-number", "options": {"players": 3}}])
    asked = [
        ("move", "seat-not-yours"),
        ("why", "seat-not-yours"),
        ("hint", "hint-never"),
        ("take_back", "take-back-never"),
    ]
    assert [tuple(one) for one in told] == [*asked, ("order", "seat-not-yours"), ("move", "move-stale"), ("why", None)]


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_goes_on_from_a_position(id: str, host: Host) -> None:
    old = played(id, 6, players=3)
    decisions = [ply for ply, (by, _) in enumerate(old.state.steps) if by == 1]
    (answer,) = host([job("goOn", old, ply=decisions[len(decisions) // 2], seat=1)])
    info = answer["info"]
    here = info["origin"]["ply"]
    assert info["origin"]["table"] == answer["from"] and 0 < here <= decisions[len(decisions) // 2]
    assert [seat["mine"] for seat in info["seats"]] == [False, True, False]
    assert GameRecord.read(answer["record"]).state.history[:here] == old.state.history[:here]


def test_a_game_of_older_rules_is_looked_at_as_far_as_they_are_known_and_never_lost(host: Host) -> None:
    record = played("eight28", 8, players=3)
    (answer,) = host([job("old", record)])
    assert answer["frames"] == len(record.state.history) + 1
    assert (answer["refused"], answer["listed"]) == ("table-other-rules", 1)
    assert "a move of yore" in answer["record"] and record.state.history[-1] in answer["record"]


def test_once_more_is_the_same_table_for_who_asks_twice(host: Host) -> None:
    assert host([job("rematch", played("my-number", 7, players=3))]) == [[True, True]]


@pytest.mark.parametrize("id", GAMES)
def test_hints_are_the_servers_with_their_points(id: str, host: Host) -> None:
    """Where chances are the same, points tell: as the server tells them."""
    game = igroteka.game(id, players=3)
    jobs, expected = [], []
    for seed in range(2):
        steps = random_steps(game, seed)
        choices = [i for i, (seat, _) in enumerate(steps) if seat != "chance"]
        taken = steps[: choices[len(choices) * (seed + 2) // 4]]
        state = game.replay([text for _, text in taken])
        seat = state.actors[0]
        found = hint(state, seat)
        expected.append((differ_in(found), [spoken(one.plain(), one.reason.key) for one in found]))
        jobs.append({"what": "hints", "game": id, "options": dict(game.options), "steps": taken, "seat": seat})
    for answer, (measure, moves) in zip(host(jobs), expected, strict=True):
        assert answer["measure"] == measure
        assert moves == [spoken(one, one["reason"]) for one in answer["moves"]]


def spoken(hint: dict[str, Any], reason: str) -> tuple[Any, ...]:
    """All that a hint says."""
    return hint["move"], hint["chance"], round(hint["points"], 9), reason, hint["details"]


LEVELS = {"novice": 12, "casual": 6, "strong": 2, "master": 1}  # how many of its moves are looked at


@pytest.mark.parametrize("id", GAMES)
def test_every_level_moves_as_it_does_on_the_server(id: str, host: Host) -> None:
    """Those that err, too: the seed says where."""
    game = igroteka.game(id, **settings(id)[0])
    steps = random_steps(game, 11)
    choices = [i for i, (seat, _) in enumerate(steps) if seat != "chance"]
    jobs, expected = [], []
    for level, moves in LEVELS.items():
        for number in range(moves):
            taken = steps[: choices[len(choices) * (number + 1) // (moves + 1)]]
            state = game.replay([text for _, text in taken])
            seat, seed = state.actors[-1], number * 10**15 + 7
            jobs.append(
                {
                    "what": "chosen",
                    "game": id,
                    "options": dict(game.options),
                    "steps": taken,
                    "seat": seat,
                    "level": level,
                    "seed": str(seed),
                }
            )
            expected.append(decide(state, seat, level, seed).move)
    assert host(jobs) == expected


@pytest.mark.parametrize("id", GAMES)
def test_what_is_tried_in_an_example_comes_out_as_at_the_server(id: str, host: Host) -> None:
    """Chance is drawn from the example's seed."""
    game = igroteka.game(id, players=3)
    state, forms, jobs = game.start(), [], []
    begun = base64.b64encode(state.snapshot()).decode()
    for seed in (1, 2):
        form = TryForm(game=id, options={"players": 3}, move=state.legal()[0], seed=seed)
        trial = msgspec.to_builtins(form) | {"record": begun, "options": dict(game.options)}
        forms.append(form)
        jobs.append({"what": "try", "trial": trial})
    answers = host(jobs)
    assert answers[0]["history"] != answers[1]["history"]
    for form, answer in zip(forms, answers, strict=True):
        assert answer["history"] == tried(form, "en").history


# --- checked afterwards -------------------------------------------------------------------------


def checked(record: str) -> tuple[set[str], list[str]]:
    """What was checked of a record's shuffles, and what of it does not hold."""
    checks = list(verify(record))
    return {check.key for check in checks}, [check.key for check in checks if not check.holds]


@pytest.mark.parametrize("id", GAMES)
def test_shuffles_hold_after_take_backs(id: str, host: Host) -> None:
    options = dict(igroteka.game(id, **settings(id)[0]).options)
    names = [f"P{seat}" for seat in range(options["players"])]
    ((record, carried),) = host([{"what": "takenBack", "game": id, "options": options, "names": names}])
    assert carried == record
    assert "fairness-epochs:" in record, "nobody has taken anything back"
    assert checked(record) == ({"commit", "old", "old-take-backs", "draw", "end"}, [])


@pytest.mark.parametrize("id", GAMES)
def test_shuffles_hold_where_a_game_goes_on_from_another(id: str, host: Host) -> None:
    old = played(id, 6, players=3)
    decisions = [ply for ply, (by, _) in enumerate(old.state.steps) if by == 1]
    ((record, carried),) = host([job("goneOn", old, ply=decisions[-2], seat=1)])
    assert carried == record
    assert "fairness-from:" in record
    assert checked(record) == ({"commit", "given", "old", "draw", "end"}, [])
