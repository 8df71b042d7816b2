"""Compiling the games before the first table needs them."""

from functools import cache

from igroteka.api import game, games
from igroteka.engine import questions, rule
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import CHANCE, WATCHER, State


def first_decision(id: str) -> State:
    """A game after its first chance actions."""
    state = game(id).start()
    while state.actor == CHANCE:
        state.play(next(iter(state.chance_ways())))
    return state


@cache
def at_once(id: str) -> bool:
    """May several seats be asked at the same time? Interpreted: this has to be known before anything is compiled."""
    made = game(id)
    sheet, rules = Sheet(made.template), made.kit.plain
    while sheet.actor == rule.CHANCE:
        rules.apply(sheet, rule.CHANCE, rules.outcome(sheet, 0))
    return int(rules.pending(sheet)).bit_count() > 1


def warm_up() -> None:
    """Use every compiled function of every game once."""
    for id in games():
        warm_game(id)


def warm_game(id: str) -> None:
    state = first_decision(id)
    seat = state.actors[0]
    state.story_for(WATCHER)
    state.view(seat)
    questions.asked(state, seat)
    state.copy().play(state.legal(seat)[0], seat)


def warm_bots() -> None:
    """Let a bot decide once in every game that has advice for it, so that no table waits for compiling."""
    for id in games():
        warm_bot(id)


def warm_bot(id: str) -> None:
    from igroteka.bots import choose
    from igroteka.bots.searcher import has_advice

    state = first_decision(id)
    if has_advice(state.game.kit):
        choose(state, state.actors[0], "novice", 0)
