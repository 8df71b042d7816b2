"""What is bound together under one set of globals."""

from importlib import import_module
from types import ModuleType

import numpy as np
import pytest

import igroteka
from igroteka.adapters.setting import chosen_game
from igroteka.bots import adviser, judging, search
from igroteka.bots.searcher import sources as searched
from igroteka.engine import advising, desk, driver, menus, rule, stepping
from igroteka.engine.binding import fingerprint, gather, is_rule
from igroteka.engine.game import BOUND_TO_RULES

GAMES = [id for id in sorted(igroteka.games()) if id != "high-card"]  # it has no advice
DEFAULTS = (  # of rule.py and advising.py: a game may know better
    *("pending", "act", "settle", "outcomes", "odds_known", "hides", "scores", "merit", "winners"),
    *("advise", "notice", "opens", "reconsider", "believe", "prospects", "FADE", "CURIOSITY"),
)


@pytest.mark.parametrize("id", GAMES)
def test_no_source_gives_another_meaning_to_a_name_of_one_that_it_is_bound_to(id: str) -> None:
    """A later source's name would silently take the place of an earlier one's: a rule would read it."""
    package = f"igroteka.games.{id.replace('-', '_')}"
    rules = [import_module(f"{package}.{module}") for module in import_module(package).RULES]
    advice = import_module(f"{package}.advice")
    for together in (
        (driver, stepping, menus, desk),
        (advising, advice, search, judging),
        (advising, advice, adviser),
    ):
        meanings: dict[str, tuple[ModuleType, object]] = {}
        for source in (rule, *rules, *together):
            for name, meaning in vars(source).items():
                if not name.startswith("_") and name not in DEFAULTS:
                    first, known = meanings.setdefault(name, (source, meaning))
                    assert known is meaning or known == meaning, f"{name}: {first.__name__}, {source.__name__}"


@pytest.mark.parametrize("id", GAMES)
def test_compiled_code_allocates_nothing(id: str) -> None:
    """References are not counted there, and a program that is not Python lends all memory itself."""
    kit = igroteka.game(id).kit
    for name, thing in gather((kit.rules, *BOUND_TO_RULES, kit.display, *searched(kit)), {}).items():
        if is_rule(thing):
            made = set(thing.__code__.co_names) & {"empty", "zeros", "ones", "full", "array", "arange", "copy"}
            assert not made, f"{name} makes an array with {', '.join(made)}; let its caller lend one"


@pytest.mark.parametrize("id", GAMES)
def test_what_a_games_files_ask_of_its_rules_is_there(id: str) -> None:
    kit = igroteka.game(id).kit
    asked: type = import_module(f"igroteka.games.{id.replace('-', '_')}.bound").Bound
    names = {name for kind in asked.__mro__ for name in (*vars(kind), *vars(kind).get("__annotations__", ()))}
    asked_for = {name for name in names if not name.startswith("_")}
    assert asked_for >= {"apply", "legal", "winners"}
    assert not {name for name in asked_for if not hasattr(kit.plain, name)}


def a_box(**facts: object) -> ModuleType:
    """A module with no rule in it, only with what rules look up."""
    box = ModuleType("box")
    vars(box).update(facts)
    return box


def test_compiled_rules_are_not_taken_for_those_of_another_box() -> None:
    """The facts are compiled into the code: whichever of them changes, the code must be made anew."""
    facts: dict[str, object] = {"SEATS": 4, "DECK": np.arange(3), "COLOURS": ("pink",), "STATE": np.dtype("i1")}
    others = {"SEATS": 5, "DECK": np.arange(3) * 2, "COLOURS": ("blue",), "STATE": np.dtype("i2")}
    known = fingerprint((a_box(**facts), driver), {})
    assert known == fingerprint((a_box(**facts), driver), {})
    assert all(known != fingerprint((a_box(**{**facts, name: other}), driver), {}) for name, other in others.items())
    assert known != fingerprint((a_box(**facts), driver), {"DECK": others["DECK"]})


def test_compiled_rules_of_two_boxes_are_never_linked_by_the_same_name() -> None:
    """Code from the cache is linked by name: whichever came first would play for both."""
    games = [igroteka.game(id) for id in GAMES] + [chosen_game("twelve-days", cards="tiny", players=2, gifts=1)]
    names = {game.kit.compiled["list_ways"].py_func.__qualname__ for game in games}
    assert len(names) == len(games)
