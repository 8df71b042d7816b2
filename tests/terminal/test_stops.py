"""At the end of a turn, a round, a deal the table stands until a key: what came out is on the screen meanwhile."""

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.engine.contract import random_move
from igroteka.engine.story import Event
from igroteka.rendering.boards import as_it_stands
from igroteka.terminal import standing
from igroteka.terminal.asides import Curtain
from igroteka.terminal.manners import Manners, known_manners
from igroteka.terminal.stopping import TableStop, Teller, read_telling, telling_of
from igroteka.terminal.table_screen import TableScreen
from igroteka.terminal.widgets import Head
from tests.terminal.driving import at_table, history, is_asked, moved_on, run, table_of, until, wish_for

# What has to be seen while the table stands: every one of these events that happened, in words.
RESULTS = {
    "eight28": {"revealed", "chose", "one-way", "share-of-8", "share-of-28", "unclaimed", "left-over"},
    "twelve-days": {"leads", "follows", "passes", "round-won", "deal-won", "gift-given", "no-gift", "nobody-pays"},
    "jackal-high": {
        "missed",
        "won-alone",
        "contest-roll",
        "won-contest",
        "valley-roll",
        "highest-takes",
        "lowest-gives",
    },
    "my-number": {"revealed", "takes", "opens", "joins", "last-card", "round-scored"},
}
LAST = {"eight28": "share-of-28", "twelve-days": "deal-won", "jackal-high": "won-alone", "my-number": "round-scored"}
OPTIONS: dict[str, dict[str, Any]] = {"twelve-days": {"gifts": 6}, "my-number": {"goals": "round:2"}}


@pytest.fixture(autouse=True)
def no_least_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys of a test come at once and are meant."""
    monkeypatch.setattr(standing, "LEAST", 0.0)


async def seen_while_it_stands(table: TableScreen, press: Any) -> list[str]:
    """Every page that stands, as it is on the screen; then it is gone on."""
    pages = []
    while table.standing.stands:
        while table.standing.size.height < len(table.standing.lines):  # until it is laid out: the page is whole
            await asyncio.sleep(0.01)
        assert table.standing.display and not table.moves.display
        pages.append(" ".join(table.standing.plain.split()))
        assert "Any key goes on" in table.query_one("#ask").plain  # type: ignore[attr-defined]
        since = table.standing.since
        await press("enter")
        while table.standing.stands and table.standing.since == since:
            await asyncio.sleep(0.01)
    return pages


@pytest.mark.parametrize("most", [False, True], ids=["usual", "largest"])
@pytest.mark.parametrize("game", RESULTS)
def test_what_came_out_stands_until_a_key(game: str, most: bool) -> None:
    described = igroteka.games()[game]
    players = described.players[-1] if most else int(described.options[0].default)

    async def play() -> None:
        wish = wish_for(game, bots="random", seed=3, players=players, **OPTIONS.get(game, {}))
        async with at_table(wish, stands="key") as (app, pilot):
            table = table_of(app)
            told: list[dict[str, Any]] = []
            happened = table.happened

            async def noted(state: Any) -> None:
                told.extend(event for step in state.eyes[0].steps if state.since for event in step.events)
                await happened(state)

            table.happened = noted  # type: ignore[method-assign]
            seen: list[str] = []
            for _ in range(120):
                await until(pilot, lambda: is_asked(app) or table.standing.stands)
                if table.standing.stands:
                    assert not table.text.may_move or not table.moves.choices
                    seen += await seen_while_it_stands(table, pilot.press)
                    if any(event["event"] == LAST[game] for event in told):
                        break
                    continue
                before = history(table)
                await pilot.press("enter")
                await moved_on(pilot, table, before)
            everything = " ".join(seen)
            due = [event for event in told if event["event"] in RESULTS[game]]
            assert {event["event"] for event in due} >= {LAST[game]}
            for event in due[: last_result(due, LAST[game])]:
                [line] = table.sitting.told_events([event])
                assert " ".join(line.text.split()) in everything, f"{line.text} was never seen."

    run(play())


def test_what_came_out_stands_before_the_curtain_falls_for_the_next_person() -> None:
    """Two people at one keyboard, no bots: each reads to the end what came out, then the other sits down."""

    async def play() -> None:
        wish = wish_for("twelve-days", people=("Vera", "Oleg"), seed=4, players=2)
        async with at_table(wish, stands="key") as (app, pilot):
            table, seen, sat = table_of(app), "", set()
            for _ in range(40):
                await until(
                    pilot, lambda: isinstance(app.screen, Curtain) or is_asked(app) or bool(table.standing.stands)
                )
                if isinstance(app.screen, Curtain):
                    assert not table.standing.stands
                    sat.add(app.screen.who)
                    await pilot.press("enter")
                    await until(pilot, lambda: is_asked(app) or bool(table.standing.stands))
                elif table.standing.stands:
                    seen += " ".join(await seen_while_it_stands(table, pilot.press))
                elif len(sat) == 2 and "wins the round" in seen:
                    return
                else:
                    before = history(table)
                    await pilot.press("enter")
                    await moved_on(pilot, table, before)
            raise AssertionError(f"{sat} sat down and read: {seen}")

    run(play())


def last_result(events: list[dict[str, Any]], name: str) -> int:
    return max(number for number, event in enumerate(events, start=1) if event["event"] == name)


def test_the_head_names_the_round_that_is_told() -> None:
    """While round 1 is settled the next one has been laid already; the head is about what is told."""

    async def play() -> None:
        async with at_table(wish_for("jackal-high", seed=3, players=3), stands="key") as (app, pilot):
            table = table_of(app)
            for _ in range(60):
                await until(pilot, lambda: is_asked(app) or table.standing.stands)
                if table.standing.stands:
                    break
                before = history(table)
                await pilot.press("enter")
                await moved_on(pilot, table, before)
            assert table.sitting.state is not None and table.sitting.state.eyes[0].view["round"] == 2
            assert "Round 1" in table.query_one(Head).plain

    run(play())


def test_the_pace_is_set_by_a_key_and_remembered() -> None:
    async def play() -> None:
        async with at_table(wish_for("my-number"), stands="none") as (app, pilot):
            table = table_of(app)
            await until(pilot, lambda: is_asked(app))
            await pilot.press("p", "p", "p", "p")
            await until(pilot, lambda: app.manners.stands == "brisk")
            assert known_manners().stands == "brisk"
            await pilot.press("1")
            await until(pilot, lambda: table.standing.stands)
            await until(pilot, lambda: not table.standing.stands and is_asked(app))  # by itself
            assert any("brisk" in line for line in table.text.all_keys(app.manners.stands))

    run(play())


def test_whose_clock_runs_is_not_kept_waiting_for_a_key() -> None:
    assert Manners(stands="key").standing(5) is None
    assert Manners(stands="key").standing(5, hurried=True) == Manners(stands="usual").standing(5)
    assert Manners(stands="none").standing(5) == 0


@pytest.mark.parametrize("game", RESULTS)
def test_what_a_game_declares_are_events_that_it_tells(game: str) -> None:
    played = igroteka.game(game)
    known = {tale.name for tale in played.kit.table.TALES.values()}
    telling = telling_of(played)
    assert telling.chapters and telling.quiet | telling.divides <= known
    assert all(chapter.at | chapter.tells <= known for chapter in telling.chapters)
    assert RESULTS[game] <= frozenset().union(*(chapter.tells for chapter in telling.chapters))


def test_a_game_that_declares_nothing_is_told_whole_and_does_not_stop(tmp_path: Path) -> None:
    telling = read_telling(tmp_path / "telling.toml")
    assert not telling.chapters and not telling.quiet


def test_a_game_may_declare_only_what_the_log_leaves_out() -> None:
    telling = telling_of(igroteka.game("high-card"))
    assert telling.quiet == {"dealt"} and not telling.chapters and not telling.divides


def test_a_parted_pot_stands_with_open_cards_what_each_plays_for_and_what_each_has_won() -> None:
    """8-28: the next round is dealt with the same step, so no view has what came out. The board puts it together."""
    rng, rounds = random.Random(3), 0
    state = igroteka.game("eight28", players=5).start()
    while state.actor is not None:
        before, told = state.view(0), state.story_length
        seat, move = random_move(state, rng)
        state.play(move, seat)
        events = [event.plain() for event in state.story_for(0, told)]
        until = next((at for at, event in enumerate(events) if event["event"] == "round"), len(events))
        if not any(event["event"] == "halved" for event in events[:until]):
            continue
        rounds += 1
        stands, after = as_it_stands(state.game, before, events[:until]), state.view(0)
        assert stands["scores"] == after["scores"]
        assert [one["gems"] for one in stands["players"]] == [one["gems"] for one in after["players"]]
        goals = {event["seat"]: event["goal"] for event in events[:until] if event["event"] in ("chose", "one-way")}
        assert all(stands["players"][one]["plays_for"] == goal for one, goal in goals.items())
        assert all(stands["players"][one]["hidden"] is not None for one in goals)
        assert before["scores"] != stands["scores"] or not any("share" in event["event"] for event in events[:until])
    assert rounds > 4


def stops_of(view: Mapping[str, Any], *names: str) -> list[TableStop]:
    from igroteka import protocol as m

    events = [Event(name, "T1", 0).plain() for name in names]
    step = m.ActionTold(ply=0, seat=0, move="", events=events, view=None)
    teller = Teller(telling_of(igroteka.game("twelve-days")), {"deal": 1})
    return teller.stops(m.Eyes(seat=0, view=dict(view), legal=[], chosen=None, steps=[step]))


def test_a_cleared_table_is_shown_as_it_stood() -> None:
    round_won, deal_won = stops_of({"deal": 2}, "follows", "round-won", "deal-won", "gift-given", "deal", "dealt")
    assert [event["event"] for event in round_won.events] == ["follows", "round-won"]
    assert [event["event"] for event in deal_won.events] == ["deal-won", "gift-given"]
    assert deal_won.view == deal_won.before == {"deal": 1}
    [trick] = stops_of({"deal": 1, "after": True}, "passes", "round-won", "discarded")
    assert trick.view == {"deal": 1, "after": True}
