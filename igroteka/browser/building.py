"""A game's files for the browser: the compiled module, and beside it what a page must know to call it."""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import msgspec

from igroteka.bots import hints, judging, search
from igroteka.bots.hints import gives_reasons
from igroteka.bots.judge import measured
from igroteka.bots.players import NAMED
from igroteka.bots.searcher import advised_by, sources
from igroteka.browser import layout, playing, thinking
from igroteka.engine import desk, numba_insides, views, webassembly
from igroteka.engine.binding import Namespace, bind, fingerprint, gather
from igroteka.engine.compiling import cache_folder, called_within, named_apart
from igroteka.engine.game import BOUND_TO_RULES, Kit, boxed_kits
from igroteka.engine.move_forms import BETWEEN_NUMBERS, forms_of, in_javascript
from igroteka.engine.options import Option, SeatOption, Switch, Whole, WordOption
from igroteka.engine.story import Tale, number
from igroteka.engine.views import Words
from igroteka.engine.webassembly import Exported, module_of
from igroteka.protocol.measures import PLAYOUTS
from igroteka.protocol.words import LEVELS

PLAYING: Final = (
    *("begin", "sit", "actor", "seats", "list_moves", "list_chance", "count_ways"),
    *("play", "show_view", "ask", "call", "refuse", "hide", "count_points", "imagine_for", "play_out"),
)
THINKING: Final = (
    *("ponder", "think_on", "list_thoughts", "advised", "reason_for", "detail_for"),
    *("begin_hearing", "hear_on", "go_to", "keep_before", "weigh_on", "part", "opens"),
)
BUSY: Final = {"play_out", "think_on", "hear_on", "weigh_on"}  # called for long; the others, once a move or so


def wasm_of(kit: Kit) -> bytes:
    """A game's rules, views and story and, where it has advice, its bots, as one WebAssembly module."""
    tables = {**kit.tables, **layout.layout_of(kit.rules), **kit.names}
    rules = bound(f"{kit.table.ID} playing", (kit.rules, *BOUND_TO_RULES, kit.display, playing), tables, listening=True)
    rules["page_begin"] = numba_insides.inner(begin_with(len(kit.description.options), rules))
    entries = {name: entry_of(rules[f"page_{name}"]) for name in PLAYING}
    if gives_reasons(kit):
        bots = bound(f"{kit.table.ID} thinking", (*sources(kit), judging, thinking), {**tables, **measured(kit)})
        entries |= {name: entry_of(bots[f"page_{name}"]) for name in THINKING}
    return module_of(entries, BUSY & set(entries))


def entry_of(dispatcher: Any) -> Exported:
    return Exported(*numba_insides.in_llvm(dispatcher))


def bound(tag: str, modules: tuple[ModuleType, ...], replaced: Mapping[str, Any], listening: bool = False) -> Namespace:
    words = Words(gather(modules, replaced))
    tables = {**replaced, **words.tables, **numba_insides.BY_ADDRESS}
    if listening:
        tables["tell"] = playing.note_down
    return bind(modules, tables, lambda function: called_within(named_apart(function, tag, words)))


def begin_with(options: int, namespace: Namespace) -> Callable[[], int]:
    """An entry that begins a game with so many options, which lie on the tray."""
    given = ", ".join(f"record_at(TRAY_PLACE, TRAY).options[{i}]" for i in range(options))
    source = (
        "def begin():\n"
        "    record_at(STORY_PLACE, STORY).count = 0\n"
        f"    start(record_at(RECORD_PLACE, STATE), {given})\n"
        "    sit_down(DESK_PLACE, NO_MENUS_KEPT)\n"
        "    return 0\n"
    )
    made: dict[str, Any] = {}
    exec(source, made)  # noqa: S102  (numba takes no list of arguments whose length is not written down)
    return FunctionType(made["begin"].__code__, namespace, "begin")


MOST_VALUES: Final = 512  # numbers whose meaning is written down; what is told beyond means the same as the last


def facts_of(kit: Kit) -> dict[str, Any]:
    """What a page must know of a game beside its module."""
    rules, table = kit.rules, kit.table
    lies = layout.layout_of(rules)
    tray, found = lies["TRAY"].fields, lies["FOUND"].fields
    return {
        "id": table.ID,
        "version": table.VERSION,
        "fingerprint": fingerprint_of(kit),
        "options": [described(option) for option in kit.description.options],
        "texts": kit.texts,
        "choices": rules.CHOICES,
        "forms": {name: in_javascript(form) for name, form in forms_of(kit.display).items()},
        "signs": BETWEEN_NUMBERS.pattern,
        "secrets": sorted(kit.secrets),
        "hidden": kit.instead,
        "tales": {str(int(told)): tale_of(tale) for told, tale in table.TALES.items()},
        "orders": [msgspec.to_builtins(order) for order in kit.orders],
        "passing": sorted(map(int, kit.passing)),
        "reasons": {str(int(number)): word for number, word in reasons_of(kit).items()},
        "places": {
            "story": layout.STORY_PLACE,
            "menu": layout.DESK_PLACE + desk.MENU_PLACE,
            "points": layout.DESK_PLACE + desk.POINTS_PLACE,
            **{name: lies["TRAY_PLACE"] + tray[name][1] for name in ON_THE_TRAY},
            **{f"found_{name}": lies["FOUND_PLACE"] + found[name][1] for name in found},
            "record": lies["RECORD_PLACE"],
            "scratch": lies["SCRATCH_PLACE"],
            "end": lies["PAPER_PLACE"] + views.ENDS_PLACE,
            "text": lies["PAPER_PLACE"] + views.TEXT_PLACE,
            "ways": lies["WAYS_PLACE"],
            "tree": lies["TREE_PLACE"],
        },
        "record": rules.STATE.itemsize,
        "node": search.NODE.itemsize,
        "edge": search.EDGE.itemsize,
        "mostMoves": rules.MOST_MOVES,
        "levels": {level: level_of(NAMED[level]) for level in LEVELS},
        "hints": {"playouts": PLAYOUTS, "most": hints.MOST, "longShot": hints.LONG_SHOT, "sure": hints.SURE},
    }


ON_THE_TRAY: Final = ("options", "seed", "counts", "moves", "visits", "values", "sums")


def level_of(bot: Any) -> dict[str, float]:
    return {"playouts": bot.playouts, "error": bot.error, "limit": bot.limit}


def described(option: Option) -> dict[str, Any]:
    kinds = {WordOption: "choice", Switch: "switch", SeatOption: "seat", Whole: "whole"}
    return {"kind": kinds[type(option)], **asdict(option)}


def tale_of(tale: Tale) -> dict[str, Any]:
    return {
        "name": tale.name,
        "clause": tale.clause,
        "x": tale.x and meaning_of(*tale.x),
        "y": tale.y and meaning_of(*tale.y),
        "private": tale.private,
    }


def meaning_of(name: str, function: Callable[[int], Any]) -> dict[str, Any]:
    """A function of a small number, written out from -1 on; of any number, if it is one that says the number."""
    if function is number:
        return {"name": name, "values": None}
    values = []
    for x in range(-1, MOST_VALUES):
        try:
            values.append(function(x))
        except IndexError:
            break
    while len(values) > 1 and values[-1] == values[-2]:
        values.pop()
    return {"name": name, "values": values}


def reasons_of(kit: Kit) -> dict[int, str]:
    return advised_by(kit)[-1].REASONS if gives_reasons(kit) else {}


def fingerprint_of(kit: Kit) -> str:
    """What the files are made of: they are made anew when it changes."""
    modules = (*sources(kit), judging, thinking) if gives_reasons(kit) else (kit.rules,)
    tables = {**kit.tables, **measured(kit)}
    others = (numba_insides, webassembly, layout, sys.modules[__name__])
    return fingerprint((*modules, *BOUND_TO_RULES, kit.display, playing), tables, *others)


def write_engines(folder: Path) -> None:
    """The files of all games; what was made once from the same sources is kept in the user's cache."""
    folder.mkdir(parents=True, exist_ok=True)
    for id, kit in boxed_kits().items():
        for name, contents in engine_of(kit).items():
            (folder / f"{id}.{name}").write_bytes(contents)


def engine_of(kit: Kit) -> dict[str, bytes]:
    """A game's module and what a page must know of it."""
    kept = cache_folder(f"{kit.table.ID}-browser-{fingerprint_of(kit)}")
    module = kept and kept / "module.wasm"
    if module is None or not module.is_file():
        wasm = wasm_of(kit)
        if module is not None:
            made = module.with_suffix(f".{os.getpid()}")
            made.write_bytes(wasm)
            made.replace(module)
    else:
        wasm = module.read_bytes()
    return {"wasm": wasm, "json": msgspec.json.encode(facts_of(kit))}


if __name__ == "__main__":  # python -m igroteka.browser.building FOLDER
    write_engines(Path(sys.argv[1]))
