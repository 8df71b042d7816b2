"""The deal of the day: nobody knows tomorrow's, and only what the rules and that day's luck bear out is counted."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import igroteka
from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE, State
from igroteka.server.pages import STATIC
from igroteka.server.site import write_site
from igroteka.table import days, fairness
from tests.server.running import GAMES, Running

Lines = dict[str, str]


def played(day: int, id: str, secret: str, seed: int = 1, over: bool = True, **options: Any) -> GameRecord:
    """A deal of a day as a device plays it, at random, with all that its record carries."""
    random = Random(f"{id} {seed}")
    game = igroteka.game(id, **options)
    luck, salts = days.luck_of(bytes.fromhex(secret), id), [""] * game.players
    state: State = game.start()
    while state.actor is not None and (over or len(state.history) < 40):
        if state.actor == CHANCE:
            state.play(fairness.draw(luck, fairness.old_message(salts, 0, len(state.history)), state.chance_ways()))
        else:
            for seat in state.actors:
                state.play(random.choice(state.legal(seat)), seat)
    header = {
        "table": days.table_of(day, id),
        "fairness-commit": fairness.commitment(luck),
        "bots": ", ".join(f"{seat + 2} {level}" for seat, level in enumerate(days.COMPANY[: game.players - 1])),
    }
    if over:
        header |= {"fairness-secret": luck.hex(), "fairness-salts": ",".join(salts)}
    return GameRecord(state, ("Вера", "A", "B", "C", "D", "E", "F", "G")[: game.players], header)


class Phone:
    """Somebody with a device of his own."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.headers = url, {"X-Igroteka": "1"}
        cookies = self.ask("PUT", "me", {"name": name}).raise_for_status().cookies
        self.headers["Cookie"] = "; ".join(f"{key}={value}" for key, value in cookies.items())

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        address = f"{self.url}api/{path}"
        return httpx.request(method, address, json=body, headers=self.headers, trust_env=False, timeout=60)

    def days(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.ask("GET", "daily").raise_for_status().json()
        return answer

    def bring(self, record: GameRecord) -> httpx.Response:
        return self.ask("POST", "daily", {"record": record.text()})


@pytest.mark.parametrize("id", GAMES)
def test_a_deal_is_counted_the_first_time_somebody_plays_it(server: Running, id: str) -> None:
    vera, oleg = Phone(server.url, "Вера"), Phone(server.url, "Олег")
    told = vera.days()
    day, secret = told["day"], told["secret"]
    first, again = played(day, id, secret), played(day, id, secret, seed=2)
    counted = vera.bring(first).json()
    assert counted["players"] == 1
    assert counted["mine"]["points"] == first.state.scores[0]
    assert (counted["mine"]["place"] == 1) == (0 in (first.state.winners or ()))
    assert vera.bring(again).json() == counted
    both = oleg.bring(again).json()
    assert both["players"] == 2
    assert sum(both["places"]) == 2
    assert sum(one["players"] for one in both["points"]) == 2
    stranger = httpx.get(f"{server.url}api/daily/{day}/{id}", trust_env=False).json()
    assert stranger == both | {"mine": None, "better": 0}


def test_yesterdays_secret_follows_from_todays_and_tomorrows_from_none(server: Running) -> None:
    vera = Phone(server.url, "Вера")
    told = vera.days()
    assert told["root"] is None
    secret = bytes.fromhex(told["secret"])
    for _ in range(told["day"] + 1):
        secret = hashlib.sha256(secret).digest()
    assert secret.hex() == told["anchor"]
    yesterday = hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest()
    assert vera.bring(played(told["day"] - 1, "eight28", yesterday)).status_code == 200


def in_header(**lines: str) -> Callable[[GameRecord], GameRecord]:
    changed = {key.replace("_", "-"): value for key, value in lines.items()}
    return lambda record: GameRecord(record.state, record.seats, {**record.header, **changed})


@pytest.mark.parametrize(
    "change",
    [
        in_header(bots="2 novice, 3 novice, 4 novice"),
        in_header(fairness_salts="aa,,,"),
        in_header(fairness_epochs="20:1"),
        in_header(table="~day-1-my-number"),
        in_header(table="~day-²-eight28"),
        in_header(table="QhB2x"),
    ],
    ids=["other bots", "a salt", "taken back", "another game's", "no day", "another table"],
)
def test_what_was_laid_otherwise_is_not_counted(server: Running, change: Callable[[GameRecord], GameRecord]) -> None:
    vera = Phone(server.url, "Вера")
    told = vera.days()
    answer = vera.bring(change(played(told["day"], "eight28", told["secret"])))
    assert (answer.status_code, answer.json()["key"]) == (409, "daily-other")
    assert vera.ask("GET", f"daily/{told['day']}/eight28").json()["mine"] is None


def test_luck_options_days_and_ends_of_ones_own_are_not_counted(server: Running) -> None:
    vera = Phone(server.url, "Вера")
    told = vera.days()
    day, secret = told["day"], told["secret"]
    old = bytes.fromhex(secret)
    for _ in range(days.LATE + 1):
        old = hashlib.sha256(old).digest()
    for record, key in (
        (played(day, "eight28", "00" * 32), "daily-other"),
        (played(day, "eight28", secret, players=3), "daily-other"),
        (played(day, "eight28", secret, over=False), "daily-unfinished"),
        (played(day + 1, "eight28", secret), "daily-closed"),
        (played(day - days.LATE - 1, "eight28", old.hex()), "daily-closed"),
    ):
        answer = vera.bring(record)
        assert (answer.status_code, answer.json()["key"]) == (409, key)
        assert answer.json()["sentence"]


def test_a_draw_that_does_not_follow_is_not_counted(server: Running) -> None:
    """The right secret in the header, other cards in the game."""
    vera = Phone(server.url, "Вера")
    told = vera.days()
    lucky = played(told["day"], "eight28", "11" * 32)
    claimed = played(told["day"], "eight28", told["secret"]).header
    answer = vera.bring(GameRecord(lucky.state, lucky.seats, claimed))
    assert (answer.status_code, answer.json()["key"]) == (409, "daily-other")


def test_static_files_tell_all_days_and_say_so(tmp_path: Path) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("needs the built page")
    write_site(tmp_path / "site", "")
    told = httpx.Response(200, content=(tmp_path / "site" / "api" / "daily.json").read_bytes()).json()
    assert told["secret"] is None
    chain = days.Chain(bytes.fromhex(told["root"]))
    assert chain.anchor.hex() == told["anchor"]
