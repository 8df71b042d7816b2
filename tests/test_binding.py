"""What is bound together under one set of globals."""

from importlib import import_module
from types import ModuleType

import pytest

import igroteka
from igroteka.analysis import expecting
from igroteka.bots import adviser, search
from igroteka.bots.searcher import advice_name
from igroteka.engine import advising, desk, driver, rule, stepping

GAMES = [id for id in sorted(igroteka.games()) if id != "high-card"]  # it has no advice
DEFAULTS = ("act", "settle", "advise")  # of rule.py and advising.py: a game may know better


@pytest.mark.parametrize("id", GAMES)
def test_no_source_gives_another_meaning_to_a_name_of_one_that_it_is_bound_to(id: str) -> None:
    """A later source's name would silently take the place of an earlier one's: a rule would read it."""
    rules = igroteka.game(id).kit.rules
    advice = import_module(advice_name(igroteka.game(id).kit))
    for together in ((driver, stepping, desk), (advising, advice, search, expecting), (advising, advice, adviser)):
        meanings: dict[str, tuple[ModuleType, object]] = {}
        for source in (rule, rules, *together):
            for name, meaning in vars(source).items():
                if not name.startswith("_") and name not in DEFAULTS:
                    first, known = meanings.setdefault(name, (source, meaning))
                    assert known is meaning or known == meaning, f"{name}: {first.__name__}, {source.__name__}"
