"""The end of a game: what the page tells of it is held against the game's own record."""

import re
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from igroteka import GameRecord
from igroteka.engine.state import CHANCE
from igroteka.table.table import Table
from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import flaws, resize, small_targets
from tests.page.playing import BOT, ME, SHORT, ask, come_in, play_to_the_end
from tests.page.staging import Stage

expect = sync_api.expect
SMALL_PHONE = {"width": 320, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}
# What each game shows last: the finale may not come before it is over.
LAST_SEEN = {
    "eight28": ".reveal8, .hit8",
    "twelve-days": ".res12",
    "jackal-high": ".contest",  # if dice were rolled for something at the end
    "my-number": ".crow .laid",
}
WATCH = """(last) => {
  window.seen = [];
  const look = () => {
    const now = [document.querySelector(last) && 'ceremony', document.querySelector('.finale') && 'finale'];
    const told = now.filter(Boolean).join(' and ');
    if (told && told !== seen.at(-1)) seen.push(told);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""
OUTSIDE = """() => [...document.querySelectorAll('.finale :is(h2, li, p, a, button, .sv, span)')].filter((node) => {
  if (node.closest('.sr') || !node.checkVisibility()) return false;
  const box = node.getBoundingClientRect();
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((node) => node.outerHTML.slice(0, 120))"""
SCROLLS = "() => { const one = document.querySelector('.finale'); return one.scrollHeight - one.clientHeight; }"


class Story:
    """A finished game told anew from its record: every event with how many actions had been made then."""

    def __init__(self, record: str) -> None:
        self.end = GameRecord.read(record).state
        state = self.end.game.start()
        self.told: list[tuple[int, dict[str, Any]]] = []
        heard = 0
        for ply, (by, move) in enumerate(self.end.steps, 1):
            state.play(move, CHANCE if by == CHANCE else by)
            self.told += [(ply, event.plain()) for event in state.story[heard:]]
            heard = state.story_length
        self.view = self.end.view()

    def named(self, *names: str) -> list[tuple[int, dict[str, Any]]]:
        return [(ply, event) for ply, event in self.told if event["event"] in names]


def worth(game: str, story: Story, seat: int) -> tuple[int, ...]:
    """What counts at the end, in the order in which it decides."""
    points, player = story.end.scores[seat], story.view["players"][seat]
    if game == "jackal-high":  # J9.1
        return points, max(player["pile"], default=0)
    if game == "my-number":  # M5.1
        last = player["rounds"][-1]
        return points, last["points"] + last["bonus"], sum(one["bonus"] for one in player["rounds"])
    return (points,)


def great_eight28(story: Story) -> list[tuple[int, str, int, int]]:
    """Kind, weight, number told and ply of all that could be great."""
    return [
        (100 * (event["event"] == "hit-share") + points, event["event"], points, ply)
        for ply, event in story.named("hit-share", "share-of-8", "share-of-28")
        if (points := event["blue"] + 2 * event["red"])
    ]


def great_twelve_days(story: Story) -> list[tuple[int, str, int, int]]:
    paid = Counter(ply for ply, _ in story.named("gift-given"))
    found = [(5 * (1 + paid[ply]), "deal", 1 + paid[ply], ply) for ply, _ in story.named("deal-won")]
    found += [(len(event["cards"]) + 1, "back", len(event["cards"]), ply) for ply, event in story.named("taken-back")]
    for ply, event in story.named("leads", "follows"):
        if run := re.fullmatch(r"(\d+)-(\d+)", event["play"]):
            count, kind = int(run[2]) - int(run[1]) + 1, "straight"
        elif alike := re.fullmatch(r"\d+x(\d+)", event["play"]):
            count, kind = int(alike[1]), "set"
        else:
            continue
        if count >= 3:
            found.append((count, kind, count, ply))
    return found


def great_jackal_high(story: Story) -> list[tuple[int, str, int, int]]:
    under = story.end.game.options["take2_paws"]

    def paws(event: dict[str, Any]) -> int:
        card = event["card"]
        animal = 0 if card == "L8" else 1 if card < 8 else 2 if card < 17 else 3
        return int(animal + under * event.get("take2", 0))

    swept: Counter[int] = Counter()
    for ply, event in story.named("lucky8-brings"):
        swept[ply] += paws(event)
    kinds = {"won-alone": ("won", 0), "won-contest": ("contest", 1), "alone-takes": ("valley", 0)}
    kinds |= {"highest-takes": ("valley", 0), "alone-gives": ("lost", 0), "lowest-gives": ("lost", 0)}
    found = []
    for ply, event in story.named(*kinds):
        kind, more = kinds[event["event"]]
        if event["card"] == "L8":
            all_paws = paws(event) + swept[ply]
            found += [(all_paws + 1, "lucky8", all_paws, ply)] if all_paws else []
        else:
            found.append((paws(event) + more, kind, paws(event), ply))
    return found


def great_my_number(story: Story) -> list[tuple[int, str, int, int]]:
    found, columns = [], Counter[tuple[int, int]]()
    last: dict[tuple[int, int], int] = {}
    for ply, event in story.named("opens", "joins", "round-scored"):
        if event["event"] == "round-scored":
            seat, points = event["seat"], event["points"] + event["bonus"]
            found.append((points, "round", points, ply))
            for key in [key for key in columns if key[0] == seat]:
                found.append((key[1] * columns[key], "column", key[1] * columns.pop(key), last[key]))
        else:
            columns[event["seat"], event["value"]] += 1
            last[event["seat"], event["value"]] = ply
    return found


GREAT = {
    "eight28": great_eight28,
    "twelve-days": great_twelve_days,
    "jackal-high": great_jackal_high,
    "my-number": great_my_number,
}


def end_of(visitors: Visitors, game: str, language: str = "en") -> tuple[Any, str, Story]:
    """A page at the end of a game with bots, the table's id and its story."""
    browser = visitors.browse(language, PHONE)
    come_in(browser, "Ben", language)
    seats = [ME, *[BOT] * (SHORT[game]["players"] - 1)]
    options = {**SHORT[game], **({"gifts": 2} if game == "twelve-days" else {})}
    table = ask(browser, "POST", "tables", {"game": game, "options": options, "seats": seats, "start": True})["id"]
    page = visitors.open(browser, f"t/{table}")
    page.wait_for_selector(".tray .do")
    page.evaluate(WATCH, LAST_SEEN[game])
    play_to_the_end(page)
    return page, table, Story(browser.request.get(f"api/tables/{table}/record").text())


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


@pytest.mark.parametrize("game", SHORT)
def test_the_finale_tells_the_truth_and_fits(visitors: Visitors, game: str, tmp_path: Path) -> None:
    page, table, story = end_of(visitors, game)
    seen = page.evaluate("seen")
    assert seen[-1] == "finale" and seen.count("finale") == 1 and "ceremony and finale" not in seen, seen
    rolls = {ply for ply, _ in story.named("contest-roll", "valley-roll")}
    if game != "jackal-high" or len(story.end.history) in rolls:
        assert seen[-2] == "ceremony", seen

    counts = [worth(game, story, seat) for seat in range(len(story.end.scores))]
    order = sorted(range(len(counts)), key=lambda seat: (tuple(-one for one in counts[seat]), seat))
    places = [1 + sum(other > counts[seat] for other in counts) for seat in order]
    rows = page.locator(".places li")
    assert [
        int(text) for text in rows.locator(".f-place").evaluate_all("all => all.map((one) => one.lastChild.data)")
    ] == places
    assert [int(text) for text in rows.locator(".sv").all_inner_texts()] == [story.end.scores[seat] for seat in order]
    assert {seat for seat, place in zip(order, places, strict=True) if place == 1} == set(story.end.winners or ())
    mine = places[order.index(0)]
    expect(rows.nth(order.index(0))).to_have_class(re.compile("f-mine"))
    ordinals = ["", "", "second", "third"]
    expect(page.locator(".part")).to_contain_text("You" if mine == 1 else f"You came {ordinals[mine]} out of 3.")
    page.reload()  # while a page is played by itself nothing is seen, nor has the focus
    expect(page.locator("#finale-title")).to_be_focused()
    expect(page.locator(".finale [role=status]")).to_contain_text(page.locator("#finale-title").inner_text())
    why = page.locator(".why8 span").inner_text()
    if len(story.end.winners or ()) > 1:
        assert "share" in why
    else:
        first, second = counts[order[0]], counts[order[1]]
        at = next(i for i, (one, other) in enumerate(zip(first, second, strict=True)) if one != other)
        assert numbers(why)[-2:] == ([first[0] - second[0]] if at == 0 else [first[at], second[at]])

    great = sorted(GREAT[game](story), key=lambda one: (-one[0], one[3]))
    others = [one for one in great if one[1] != great[0][1]] or [one for one in great if one[3] != great[0][3]]
    expected = sorted([great[0], *others[:1]], key=lambda one: one[3])
    shown = page.locator(".moment")
    assert [numbers(one)[0] for one in shown.evaluate_all("all => all.map((one) => one.search)")] == [
        one[3] for one in expected
    ]
    for text, (_, _, number, _) in zip(shown.all_inner_texts(), expected, strict=True):
        assert number in numbers(text), (text, expected)

    for size in (SMALL_PHONE, PHONE):
        resize(page, size)
        assert page.evaluate(OUTSIDE) == [], size
        assert page.evaluate(SCROLLS) <= 0, size
    assert flaws({"en": page}) == []

    with page.expect_download() as given:
        page.click(".lesser .btn >> nth=0")
    given.value.save_as(tmp_path / "picture.png")
    picture = (tmp_path / "picture.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", picture[16:24]) == (1080, 1350)
    assert len(picture) > 30_000  # somebody has drawn on it

    ply = expected[0][3]
    page.locator(".moment").first.click()
    page.wait_for_selector(".slider")
    frames = ask(page.context, "GET", f"tables/{table}/replay?seat=open", {})["frames"]
    decisions, here = 0, 0
    while here < ply:  # chance's actions go with the decision that they follow from; what is chosen at once is one
        decided = frames[here + 1]["seat"] is not None
        decisions += decided
        here += max(1, len(frames[here]["acting"])) if decided else 1
    expect(page.locator(".slider")).to_have_value(str(decisions))
    expect(page.locator(".whereat")).to_contain_text(re.compile(r"(round|deal) \d+ · \d+ / \d+"))


# The largest tables, and where games at random soon end in a tie: among the first, or behind them.
ENDS: dict[str, tuple[str, dict[str, Any], int]] = {
    "eight28": ("eight28", {"players": 6}, 1),
    "twelve-days": ("twelve-days", {"players": 8, "gifts": 2}, 1),
    "jackal-high": ("jackal-high", {"players": 5}, 1),
    "my-number": ("my-number", {"players": 6, "goals": "round:2"}, 1),
}
TIES: dict[str, tuple[str, dict[str, Any], int, str]] = {
    "shared": ("eight28", {"players": 3}, 93, "E5.3"),
    "highest animal": ("jackal-high", {"players": 3, "stall": 2}, 8, "J9.1"),
    "last round": ("my-number", {"players": 3, "goals": "round:2"}, 4, "M5.1"),
}


def tied(game: str, table: Table) -> bool:
    """Two have as much as the winner, or one has: then something else decided."""
    state = table.playing_state()
    return sorted(state.scores)[-1] == sorted(state.scores)[-2]


def at_the_end(visitors: Visitors, stage: Stage, language: str) -> Any:
    page = stage.open(visitors, visitors.browse(language, PHONE))
    stage.move()
    page.wait_for_selector(".finale")
    return page


@pytest.mark.parametrize("name", ENDS)
def test_all_of_a_full_tables_finale_is_in_sight(visitors: Visitors, name: str) -> None:
    game, options, seed = ENDS[name]
    stage = Stage(game, lambda _, table: table.status == "over", options, seed)
    page = at_the_end(visitors, stage, "ru")
    assert page.locator(".places li").count() == options["players"]
    for size in (SMALL_PHONE, PHONE, ON_ITS_SIDE):
        resize(page, size)
        assert page.evaluate(OUTSIDE) == [], size
        assert page.evaluate(SCROLLS) <= 0, size
        assert small_targets(page) == [], size


@pytest.mark.parametrize("name", TIES)
def test_a_tie_is_explained_by_its_clause(visitors: Visitors, name: str) -> None:
    game, options, seed, clause = TIES[name]
    stage = Stage(game, lambda _, table: table.status == "over" and tied(game, table), options, seed)
    page = at_the_end(visitors, stage, "en")
    why = page.locator(".why8 .cl")
    expect(why).to_contain_text(clause)
    why.click()
    expect(page.locator("dialog[open]")).to_contain_text(clause)


def test_a_tie_behind_the_winner_is_explained_as_well(visitors: Visitors) -> None:
    stage = Stage("twelve-days", lambda _, table: table.status == "over", {"players": 5, "gifts": 1})
    page = at_the_end(visitors, stage, "en")
    assert len(set(stage.table.playing_state().scores)) < 4
    expect(page.locator(".tie8")).to_contain_text("shared")
    expect(page.locator(".tie8 .cl")).to_contain_text("T5.1")


def test_a_finished_table_opened_later_tells_the_same_to_everybody(visitors: Visitors) -> None:
    page, table, _ = end_of(visitors, "twelve-days")
    page.click(".finale [aria-label='Show the table']")  # what lies behind it
    expect(page.locator(".felt")).to_be_visible()
    page.click(".tray .btn.pri:has-text('results')")
    watcher = visitors.visit(f"t/{table}", language="ru", size=DESKTOP, dark=True)
    expect(watcher.locator(".finale canvas")).to_be_visible()
    scores = page.locator(".places .sv").all_inner_texts()
    assert watcher.locator(".places .sv").all_inner_texts() == scores
    assert watcher.locator(".moment").count() == page.locator(".moment").count()
    assert not re.search(r"\b[Вв]ы\b", watcher.locator(".finale").inner_text())  # he only watched
    expect(watcher.locator(".finale .btn.pri")).to_have_attribute("href", "/")
    assert flaws({"ru": watcher}) == []
    assert watcher.evaluate(SCROLLS) <= 0


def test_people_of_one_device_are_not_taken_for_one(visitors: Visitors) -> None:
    browser = visitors.browse("en", PHONE)
    come_in(browser, "Anna")
    seats = [{"mine": True, "name": "Anna"}, {"mine": True, "name": "Vera"}, BOT]
    terms = {"game": "twelve-days", "options": SHORT["twelve-days"], "seats": seats, "start": True}
    page = visitors.open(browser, f"t/{ask(browser, 'POST', 'tables', terms)['id']}")
    play_to_the_end(page)
    expect(page.locator("#finale-title")).not_to_contain_text("You")
    expect(page.locator(".part")).not_to_contain_text("You")
    expect(page.locator(".places .f-mine")).to_have_count(0)


def test_the_picture_and_the_next_game_go_to_friends(visitors: Visitors) -> None:
    page, table, _ = end_of(visitors, "twelve-days")
    page.evaluate(
        """() => {
          navigator.canShare = ({files}) => files.length === 1 && files[0].type === 'image/png';
          navigator.share = async (what) => { window.shared = what.files?.[0].size ?? what.url; };
          window.written = [];
          const {prototype} = CanvasRenderingContext2D, {fillText} = prototype;
          prototype.fillText = function (text, ...where) { written.push(text); fillText.call(this, text, ...where); };
        }"""
    )
    page.click(".lesser .btn >> nth=0")
    page.wait_for_function("() => window.shared > 30000")
    written = " ".join(page.evaluate("written"))
    assert "Ben" in written
    assert "You" not in written, "Whoever gets it is not who played."
    page.click(".finale [aria-label^='Share a link']")
    page.wait_for_function("(table) => String(window.shared).endsWith(`/replay/${table}`)", arg=table)
    page.click(".lesser .btn:has-text('friends')")
    expect(page.locator(".lobby")).to_be_visible()
    info = ask(page.context, "GET", f"tables/{page.url.rsplit('/', 1)[1]}", {})
    assert [seat["kind"] for seat in info["seats"]] == ["open"] * 3 and info["seats"][0]["mine"]
    assert info["game"] == "twelve-days" and info["options"]["gifts"] == 2
