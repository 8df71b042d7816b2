"""What is on the screen WHILE something is being shown: the table stands as it stood, and nothing tells the end before.

Each game at its usual and at its largest number of players, with motion; the situations are looked for in random games
with known secrets, so they always come. A witness in the page writes down every state of the screen that there was.
"""

import random
from collections.abc import Collection
from itertools import takewhile
from typing import Any

import msgspec
import pytest

from igroteka import protocol as m
from igroteka.table.table import Table
from igroteka.terminal.stopping import telling_of
from tests.page.conftest import DESKTOP, PHONE, Visitors, sync_api
from tests.page.looking import NARROW, resize
from tests.page.playing import BOT, BUTTON, CARD, CHOSEN, come_in, open_table
from tests.page.staging import NAMES, Stage, Wanted

expect = sync_api.expect
BRISK = "localStorage.setItem('igroteka', JSON.stringify({pace: 'brisk'}));"
# Whenever the page has changed: what lies where, as far as it differs from what lay there before.
WITNESS = """(() => {
  window.seen = [];
  const all = (what) => [...document.querySelectorAll(what)];
  const keys = (what) => all(what).map((node) => node.dataset.k);
  const words = (what) => all(what).map((node) => node.textContent.trim());
  const top = (what) => document.querySelector(what).getBoundingClientRect().top;
  const ends = (card) => card.parentElement.getBoundingClientRect().top + card.offsetTop + card.offsetHeight;
  const scoreOf = (row) => Number(row.querySelector('.sv').textContent);
  const shot = () => {
    const numbers = keys('.felt [data-k^=n-], .tray [data-k^=n-]');
    return {
      told: words('.ticker > span:not(.tok)').at(-1) ?? '',
      asked: words('.tray .ask h2')[0] ?? null,
      open: all('.btns.to .btn, .lit, .litbox, .ghost').length,
      scores: Object.fromEntries(all('.side .sr-row').map((row) => [row.dataset.k, scoreOf(row)])),
      solemn: words('.res5 h2, .res8 h2, .res12 h2')[0] ?? null,
      tumbling: all('.tumble').length,
      row: keys('.crow > .pos > [data-k]:not(.laid)'),
      laid: keys('.crow .laid'),
      sunk: all('.crow .laid').filter((card) => ends(card) > top('.tray') + 1).length,
      twice: numbers.length - new Set(numbers).size,
      collected: all('.mini [data-k], .coll [data-k]').length,
      hand: all('.hcard, .hand12 .hc').length,
      played: words('.st12 .pl .card .n, .mine-played .card .n').map(Number),
      passed: words('.st12 .tag').length,
      animals: keys('.rowj .cardbtn[data-k]'),
      early: all('.cr:has(.tumble) > b').filter((sum) => getComputedStyle(sum).visibility === 'visible').length,
      rivals: all('.contest .cr').map((one) => one.className.replace(/ ?svelte-\\\\S+/, '')),
      halves: all('.half8').length, hit: all('.hit8').length, seats: all('.seats8').length,
    };
  };
  let last = '';
  const look = () => {
    if (!document.querySelector('.felt')) return;
    const now = shot();
    if (JSON.stringify(now) !== last) {
      last = JSON.stringify(now);
      seen.push({...now, at: performance.now()});
    }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
})();"""

SMALL_PHONE = NARROW[0]
A_WHILE = 1200  # milliseconds, and more than it takes the page to show anything that is not solemn
LONG_ENOUGH = "usual"  # the pace: briskly, what is solemn ends by itself before a slow machine has looked at it
SCROLLS = "(all) => all.map((what) => document.querySelector(what)).map((it) => it.scrollHeight - it.clientHeight)"
HITS = {4: 45, 6: 6}  # by players: where a direct hit is found soon
COUNTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "eight28": ({"players": 4}, {"players": 6}),
    "twelve-days": ({"players": 4}, {"players": 8}),
    "jackal-high": ({"players": 4}, {"players": 5}),
    "my-number": ({"players": 4, "goals": "round:2"}, {"players": 6, "goals": "round:2"}),
}


def both(game: str) -> pytest.MarkDecorator:
    """The usual number of players on a phone, the largest on a big screen."""
    usual, largest = COUNTS[game]
    return pytest.mark.parametrize(
        ("options", "size"), [pytest.param(usual, PHONE, id="usual"), pytest.param(largest, DESKTOP, id="largest")]
    )


def take_seats(visitors: Visitors, stage: Stage, size: Any, pace: str = "brisk") -> tuple[Any, dict[str, Any]]:
    """The page just before something happens, and what is on the screen; the witness has begun."""
    browser = visitors.browse("en", size, calm=False)
    browser.add_init_script(BRISK.replace("brisk", pace) + WITNESS)
    page = stage.open(visitors, browser)
    return page, forget(page)


def has(*names: str) -> Wanted:
    return lambda told, _: set(names) <= set(told)


def seen(page: Any) -> list[dict[str, Any]]:
    shots: list[dict[str, Any]] = page.evaluate("seen")
    return shots


def forget(page: Any) -> dict[str, Any]:
    """The screen as it is now; from here on the witness begins anew."""
    page.wait_for_function("() => seen.length && !document.getAnimations().some((one) => one.id === 'flight')")
    now: dict[str, Any] = page.evaluate("seen.splice(0).at(-1)")
    return now


def same(shots: Collection[dict[str, Any]], before: dict[str, Any], *what: str) -> None:
    assert shots
    for one in shots:
        for key in what:
            assert one[key] == before[key], key


# --- My Number! -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "size"),
    [
        pytest.param(COUNTS["my-number"][0], PHONE, id="usual"),
        pytest.param(COUNTS["my-number"][0], SMALL_PHONE, id="small"),
        pytest.param(COUNTS["my-number"][1], DESKTOP, id="largest"),
    ],
)
def test_cards_are_turned_over_the_row_as_it_was(visitors: Visitors, options: dict[str, Any], size: Any) -> None:
    stage = Stage("my-number", has("revealed"), options)
    page, before = take_seats(visitors, stage, size)
    stage.move()
    page.wait_for_function("() => seen.some((one) => one.laid.length) && !seen.at(-1).laid.length")
    shots = seen(page)
    revealing = [one for one in shots if one["laid"]]
    assert {len(one["laid"]) for one in revealing} == {options["players"]}
    same(revealing, before, "row", "collected", "told", "scores")
    assert {(one["twice"], one["open"], one["sunk"]) for one in revealing} == {(0, 0, 0)}
    end = forget(page)
    assert end["row"] == [f"n-{card}" for card in stage.view()["row"]] == revealing[0]["laid"]
    assert end["collected"] == before["collected"] + options["players"]
    assert end["told"] != before["told"]


@both("my-number")
def test_a_round_is_scored_before_the_next_begins(visitors: Visitors, options: dict[str, Any], size: Any) -> None:
    stage = Stage("my-number", has("round-scored"), options)
    page, before = take_seats(visitors, stage, size, LONG_ENOUGH)
    stage.move()
    expect(page.locator(".res5")).to_be_visible()
    shots = seen(page)
    revealing = [one for one in shots if one["laid"]]
    same(revealing, before, "row", "collected", "told", "scores")
    scoring = [one for one in shots if one["solemn"]]
    taking = [one for one in shots if one["at"] > revealing[-1]["at"] and not one["solemn"]]
    assert {one["collected"] for one in taking} == {before["collected"] + options["players"]}
    assert [one["row"] for one in taking] == [revealing[0]["laid"]] * len(taking)
    same(taking, before, "scores")
    rounds = [player["rounds"][0] for player in stage.view()["players"]]
    sums = {f"score-{seat}": one["points"] + one["bonus"] for seat, one in enumerate(rounds)}
    assert scoring[-1]["scores"] == sums != before["scores"]
    assert page.locator(".res5 li").count() == options["players"]
    page.wait_for_timeout(A_WHILE)
    assert scoring[-1]["solemn"] == page.locator(".res5 h2").inner_text() == "Round 1 is scored"
    page.keyboard.press("Enter")
    expect(page.locator(".res5")).to_have_count(0)
    end = forget(page)
    assert (end["collected"], end["hand"], end["scores"]) == (0, len(stage.view()["players"][0]["hand"]), sums)


def test_a_card_in_hand_is_kept_while_the_others_choose(visitors: Visitors) -> None:
    stage = Stage("my-number", lambda _, table: 0 in table.choices, {"players": 5})
    page = stage.open(visitors, visitors.browse())
    page.locator(CARD).first.click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    card = page.locator(CHOSEN).get_attribute("data-k")
    # All that the page would do at once waits until everything has been heard.
    page.evaluate("""() => {
      const later = [], soon = setTimeout;
      window.setTimeout = (go, time, ...more) => time ? soon(go, time, ...more) : later.push(go);
      window.goOn = () => { window.setTimeout = soon; for (const go of later) go(); };
    }""")
    stage.move(*((seat, stage.table.playing_state().legal(seat)[0]) for seat in (1, 2, 3)))
    line = m.ChatLine(n=1, guest="g1", name=NAMES[1], seat=1, text="We have chosen.", at=1.0)
    stage.socket.send(msgspec.json.encode(m.Chat(line=line)).decode())
    expect(page.locator(".tab[data-key=C]")).to_contain_text("1")
    page.evaluate("goOn()")
    expect(page.locator(".chose5:not(.th)")).to_have_count(3)
    expect(page.locator(CHOSEN)).to_have_attribute("data-k", card)
    expect(page.locator(BUTTON)).to_be_enabled()


# --- 12 Days --------------------------------------------------------------------------------------


@both("twelve-days")
@pytest.mark.parametrize("last", ["follows", "passes"])
def test_the_end_of_a_deal_is_seen(visitors: Visitors, options: dict[str, Any], size: Any, last: str) -> None:
    stage = Stage("twelve-days", has("deal-won", last, "dealt"), options)
    page, before = take_seats(visitors, stage, size, LONG_ENOUGH)
    stage.move()
    expect(page.locator(".res12")).to_be_visible()
    landing = [one for one in seen(page) if one["solemn"] is None and one["at"] > before["at"]]
    same(landing, before, "scores", "told")
    assert len(landing[-1]["played"]) >= len(before["played"]), "All that was played still lies there."
    if last == "follows":
        assert len(landing[-1]["played"]) > len(before["played"])
    else:
        assert landing[-1]["passed"] > before["passed"]
    page.wait_for_timeout(A_WHILE)  # dozens of cards are waiting to be dealt
    feast = seen(page)[-1]
    story = stage.table.playing_state().story
    winner = next(event.seat for event in reversed(story) if event.name == "deal-won")
    assert feast["hand"] == 0
    assert [name for name in NAMES if name in feast["solemn"]] == ([NAMES[winner]] if winner else [])
    assert feast["scores"] != before["scores"]
    page.click(".res12 ~ .do .btn")
    expect(page.locator(".hand12 .hc")).to_have_count(len(stage.view()["players"][0]["hand"]))


# --- 8-28 -----------------------------------------------------------------------------------------


@both("eight28")
def test_a_pot_is_parted_while_the_next_round_waits(visitors: Visitors, options: dict[str, Any], size: Any) -> None:
    stage = Stage("eight28", has("share-of-8", "share-of-28", "round"), options)
    page, before = take_seats(visitors, stage, size, LONG_ENOUGH)
    told = stage.move()
    expect(page.locator(".reveal8")).to_be_visible()
    shots = [one for one in seen(page) if one["at"] > before["at"]]
    assert {(one["halves"], one["seats"]) for one in shots} == {(2, 0)}, (
        "Nothing else is seen before it, not for a moment."
    )
    assert page.locator(".reveal8 .won").count() == told.count("share-of-8") + told.count("share-of-28")
    page.wait_for_timeout(A_WHILE)
    assert seen(page)[-1]["halves"] == 2
    page.click(".res8 ~ .do .btn")
    expect(page.locator(".seats8 .plate").first).to_be_visible()


@pytest.mark.parametrize("options", COUNTS["eight28"], ids=["usual", "largest"])
def test_a_pot_that_is_parted_is_seen_whole(visitors: Visitors, options: dict[str, Any]) -> None:
    stage = Stage("eight28", has("share-of-8", "share-of-28", "round"), options)
    page, _ = take_seats(visitors, stage, PHONE, pace="calm")
    stage.move()
    expect(page.locator(".reveal8")).to_be_visible()
    for size in (PHONE, *NARROW, DESKTOP):
        resize(page, size)
        assert page.evaluate(SCROLLS, [".reveal8", ".felt"]) == [0, 0], size


@both("eight28")
def test_a_direct_hit_is_celebrated_while_the_next_round_waits(
    visitors: Visitors, options: dict[str, Any], size: Any
) -> None:
    stage = Stage("eight28", has("direct-hit", "round"), options, HITS[options["players"]])
    page, before = take_seats(visitors, stage, size, LONG_ENOUGH)
    stage.move()
    expect(page.locator(".hit8")).to_be_visible()
    assert {(one["hit"], one["seats"]) for one in seen(page) if one["at"] > before["at"]} == {(1, 0)}
    page.wait_for_timeout(A_WHILE)
    assert seen(page)[-1]["hit"] == 1
    page.click(".res8 ~ .do .btn")
    expect(page.locator(".seats8 .plate").first).to_be_visible()


# --- Jackal & High --------------------------------------------------------------------------------


@both("jackal-high")
@pytest.mark.parametrize("end", ["won-contest", "highest-takes"], ids=["contest", "valley"])
def test_rolls_are_told_when_the_dice_lie_still(
    visitors: Visitors, options: dict[str, Any], size: Any, end: str
) -> None:
    """A contest for a card, or the vultures' in the Valley: until its last roll it is open."""
    stage = Stage("jackal-high", has(end), options)
    page, before = take_seats(visitors, stage, size)
    rolls = sum(name in ("contest-roll", "valley-roll") for name in stage.move())
    page.wait_for_function("() => seen.some((one) => one.rivals.some((how) => how.includes('wins')))")
    shots = [one for one in seen(page) if one["at"] > before["at"]]
    tumbles = [
        one for one, earlier in zip(shots[1:], shots, strict=False) if one["tumbling"] and not earlier["tumbling"]
    ]
    assert len(tumbles) >= 2 <= rolls, "One after the other."
    for one, earlier in zip(shots[1:], shots, strict=False):
        if one["rivals"] and one["tumbling"]:
            assert not any("wins" in how for how in one["rivals"])
            assert one["open"] == one["early"] == 0
            if earlier["rivals"]:
                same([one], earlier, "animals", "scores", "told")


@both("jackal-high")
def test_all_dice_of_a_crowded_valley_are_in_sight(visitors: Visitors, options: dict[str, Any], size: Any) -> None:
    stage = Stage("jackal-high", lambda told, _: [*told].count("valley-roll") >= 3, options)
    page, _ = take_seats(visitors, stage, size)
    stage.move()
    page.wait_for_selector(".contest .tumble")
    places = "(all) => all.map((die) => die.getBoundingClientRect()).map(({left, right}) => [left, right])"
    dice = page.locator(".vdice .die").evaluate_all(places)
    assert len(dice) >= 3
    felt = page.locator(".felt").bounding_box()
    assert all(felt["x"] <= left < right <= felt["x"] + felt["width"] for left, right in dice), dice


@both("jackal-high")
def test_nothing_is_asked_of_me_before_my_dice_lie_still(
    visitors: Visitors, options: dict[str, Any], size: Any
) -> None:
    stage = Stage("jackal-high", lambda told, table: "thrown" in told and table.acting == (0,), options)
    page, before = take_seats(visitors, stage, size)
    stage.move()
    page.wait_for_selector(".btns.to .btn")
    shots = [one for one in seen(page) if one["at"] > before["at"]]
    thrown = [one for one in shots if one["tumbling"]]
    assert thrown
    assert {one["open"] for one in thrown} == {0}
    assert {one["asked"] for one in thrown}.isdisjoint({shots[-1]["asked"]})
    assert shots[-1]["told"] not in {one["told"] for one in thrown}


# --- what is told meanwhile -----------------------------------------------------------------------


def shown_last(stage: Stage, told: Collection[str], end: str) -> str:
    """The last thing of what was told that belongs to this end; what follows begins something new."""
    game = stage.table.game
    telling = telling_of(game)
    (names,) = (chapter.at | chapter.tells for chapter in telling.chapters if end in chapter.at)
    events = stage.table.playing_state().story[-len(told) :]
    before_the_next = takewhile(lambda event: event.name not in telling.divides, events)
    return [event for event in before_the_next if event.name in names][-1].say(game.id, NAMES, "en", you=0)


@pytest.mark.parametrize(
    ("game", "ends"),
    [
        ("eight28", ("share-of-8", "round")),
        ("eight28", ("direct-hit", "round")),
        ("twelve-days", ("deal-won", "deal")),
        ("my-number", ("round-scored", "round")),
        ("jackal-high", ("highest-takes", "round")),
    ],
)
def test_what_comes_next_is_not_told_before_the_end_has_been_seen(
    visitors: Visitors, game: str, ends: tuple[str, ...]
) -> None:
    stage = Stage(game, has(*ends), COUNTS[game][0], HITS[4] if "direct-hit" in ends else 1)
    page, before = take_seats(visitors, stage, PHONE, "brisk" if game == "jackal-high" else LONG_ENOUGH)
    end = shown_last(stage, stage.move(), ends[0])
    page.wait_for_function("(end) => seen.some((one) => one.told === end)", arg=end)
    if game != "jackal-high":
        page.wait_for_timeout(A_WHILE)
        page.keyboard.press("Enter")
    page.wait_for_function("(end) => seen.at(-1).told !== end", arg=end)
    shots = [one for one in seen(page) if one["at"] > before["at"]]
    rolled = [one for one in shots if any("wins" in how for how in one["rivals"])]
    assert {one["told"] for one in rolled[:1] or shots if rolled or one["solemn"]} == {end}


# --- at one's own pace ----------------------------------------------------------------------------


def test_a_jump_in_a_replay_shows_the_position_at_once(visitors: Visitors) -> None:
    """Ceremonies are for who goes forward step by step."""
    browser = visitors.browse("en", DESKTOP, calm=False)
    browser.add_init_script(BRISK + WITNESS)
    come_in(browser, "Ben")
    page = visitors.open(browser, f"t/{open_table(browser, 'my-number', BOT, BOT, start=True)}")
    for _ in range(2):
        page.locator(CARD).first.click()
        page.click(".tray .btn.pri:enabled")
        page.wait_for_selector(".crow .laid")
        page.wait_for_selector(CARD)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector(".slider")
    page.wait_for_selector(".crow .card")
    forget(page)  # it opens where play begins
    rows: list[str] = []
    for key in ("End", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_function("(rows) => seen.length && !rows.includes(seen.at(-1).row.join())", arg=rows)
        assert not any(one["laid"] for one in seen(page)), key
        rows.append(",".join(forget(page)["row"]))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".crow .laid")).to_have_count(3)
    assert ",".join(seen(page)[-1]["row"]) == rows[-1], "It stands as it stood, until the cards have been seen."


# What is heard, and whether something solemn was on the screen then.
LISTENER = """(() => {
  const SOLEMN = '.laid, .res5, .res8, .res12, .tumble';
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    heard.push([Math.round(this.frequency.value), document.querySelectorAll(SOLEMN).length]);
    return start.call(this, ...when);
  };
})();"""
MY_TURN = 523  # hertz: its first note


@pytest.mark.parametrize(
    ("game", "wanted", "over"),
    [
        ("my-number", has("revealed"), None),
        ("my-number", has("round-scored", "round"), ".res5 ~ .do .btn"),
        ("eight28", lambda told, table: "halved" in told and table.acting == (0,), ".res8 ~ .do .btn"),
        ("twelve-days", lambda told, table: "deal-won" in told and table.acting == (0,), ".res12 ~ .do .btn"),
        ("jackal-high", lambda told, table: {"contest-roll", "thrown"} <= {*told} and table.acting == (0,), None),
    ],
    ids=["turn", "round", "pot", "deal", "dice"],
)
def test_i_am_called_when_everything_has_been_seen(
    visitors: Visitors, game: str, wanted: Wanted, over: str | None
) -> None:
    stage = Stage(game, wanted, COUNTS[game][0])
    browser = visitors.browse("en", PHONE, calm=False)
    browser.add_init_script("localStorage.setItem('igroteka', JSON.stringify({pace: 'brisk', sound: 1}));" + LISTENER)
    page = stage.open(visitors, browser)
    page.evaluate("() => { heard = []; }")
    stage.move()
    if over:
        page.click(over)
    page.wait_for_function("(note) => heard.some(([pitch]) => pitch === note)", arg=MY_TURN)
    assert [solemn for pitch, solemn in page.evaluate("heard") if pitch == MY_TURN] == [0]


TUMBLE = 1000  # milliseconds that dice take by themselves


@pytest.mark.parametrize("how", ["finger", "key"])
def test_whoever_has_seen_enough_hurries_what_is_shown(visitors: Visitors, how: str) -> None:
    stage = Stage("jackal-high", has("highest-takes", "vultures"), COUNTS["jackal-high"][0])
    page, _ = take_seats(visitors, stage, DESKTOP, pace="usual")
    stage.move()
    page.wait_for_selector(".contest .tumble")
    if how == "finger":
        page.mouse.move(30, 400)
        page.mouse.down()
    else:
        page.keyboard.down(" ")
    page.wait_for_function("() => seen.some((one) => one.rivals.some((how) => how.includes('wins')))")
    shots = seen(page)
    begins = [one["at"] for one, old in zip(shots[1:], shots, strict=False) if one["tumbling"] > old["tumbling"] == 0]
    ends = [one["at"] for one, old in zip(shots[1:], shots, strict=False) if old["tumbling"] > one["tumbling"] == 0]
    assert min(end - begin for begin, end in zip(begins, ends, strict=False)) < TUMBLE * 0.8


MOVES = 14
LINES = 50
SHIFTS = """() => {
  window.shifts = [];
  const add = (list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) shifts.push(one.value);
  };
  new PerformanceObserver(add).observe({type: 'layout-shift'});
}"""


@pytest.mark.parametrize("game", COUNTS)
def test_nothing_jumps_while_a_game_is_played(visitors: Visitors, game: str) -> None:
    """As much as people play in 35 seconds, on a phone, on a small one and on a big screen."""
    rng = random.Random(game)

    def in_the_middle(_: Collection[str], table: Table) -> bool:
        """The log is long by then: older lines could be put away."""
        return table.playing_state().story_length > LINES and 0 in table.acting

    sizes = (PHONE, SMALL_PHONE, DESKTOP)
    stages = [Stage(game, in_the_middle, COUNTS[game][0]) for _ in sizes]
    pages = [take_seats(visitors, stage, size)[0] for stage, size in zip(stages, sizes, strict=True)]
    for page in pages:
        page.evaluate(SHIFTS)
    for _ in range(MOVES):
        for stage in stages:
            seat = min(set(stage.table.acting) - set(stage.table.choices))
            stage.move((seat, rng.choice(stage.table.playing_state().legal(seat))))
        pages[0].wait_for_timeout(500)
        for page in pages:
            page.evaluate(
                "() => document.querySelector('.res5 ~ .do .btn, .res8 ~ .do .btn, .res12 ~ .do .btn')?.click()"
            )
    moved = {size["width"]: sum(page.evaluate("shifts")) for size, page in zip(sizes, pages, strict=True)}
    assert max(moved.values()) < 0.1, moved


@pytest.mark.parametrize(
    ("game", "wanted", "solemn"),
    [
        ("eight28", has("share-of-8", "share-of-28", "round"), ".res8"),
        ("twelve-days", has("deal-won", "dealt"), ".res12"),
        ("my-number", has("round-scored", "round"), ".res5"),
    ],
)
def test_who_watches_has_the_table_back_when_something_solemn_is_over(
    visitors: Visitors, game: str, wanted: Wanted, solemn: str
) -> None:
    """Nothing under his thumb is to be kept in its place."""
    stage = Stage(game, wanted, COUNTS[game][0], seats=())
    page, _ = take_seats(visitors, stage, SMALL_PHONE, LONG_ENOUGH)
    low = page.locator(".tray").bounding_box()["height"]
    stage.move()
    expect(page.locator(solemn)).to_be_visible()
    assert page.locator(".tray").bounding_box()["height"] > low
    page.click(f"{solemn} ~ .do .btn")
    expect(page.locator(solemn)).to_have_count(0)
    page.wait_for_function("(low) => document.querySelector('.tray').offsetHeight <= low", arg=low)


@pytest.mark.parametrize(("pace", "takes"), [("calm", "1.44s"), ("brisk", "0.36s")])
def test_the_pace_is_chosen_in_the_settings_and_kept(visitors: Visitors, pace: str, takes: str) -> None:
    stage = Stage("jackal-high", has("contest-roll"), COUNTS["jackal-high"][0])
    page = stage.open(visitors, visitors.browse("en", PHONE, calm=False))
    page.click("[data-key=M] >> visible=true")
    page.locator("dialog .choice label", has_text=pace).click()
    page.evaluate("() => { window.back = new Promise((done) => addEventListener('popstate', done, {once: true})); }")
    page.keyboard.press("Escape")  # which goes back from what lay over the table: a page is not left meanwhile
    page.evaluate("() => back.then(() => true)")
    page.reload()
    page.wait_for_selector(".felt")
    page.click("[data-key=M] >> visible=true")
    expect(page.locator(f"dialog input[name=pace][value={pace}]")).to_be_checked()
    page.keyboard.press("Escape")
    stage.move()
    die = page.wait_for_selector(".contest .tumble .hop8")
    assert die.evaluate("(one) => getComputedStyle(one).animationDuration") == takes
