"""High card, as people see it."""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.errors import CardsError, PositionError
from igroteka.engine.given_position import Given
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.rules import GameRules
from igroteka.engine.sheet import Sheet
from igroteka.engine.story import Tale, number

from . import rules

ID = "high-card"
VERSION = 1
PLAYERS = range(2, 4)
PLAYERS_CLAUSE = "X1"
USUAL = 2
OPTIONS = ()
UNORDERED = ()
TEXTS = ("keep", "change", *(f"card {n}" for n in range(1, 10)))
TALES = {
    rules.DEALT: Tale("dealt", "X1", ("card", number), private=True),
    rules.KEPT: Tale("kept", "X2"),
    rules.CHANGED: Tale("changed", "X2"),
    rules.SHOWN: Tale("shown", "X3", ("card", number)),
}


SECRETS = range(rules.CARD, rules.ACTIONS)
HIDDEN = ("card ?",)


def place(s: Sheet, given_view: Mapping[str, Any], rule: GameRules) -> None:
    given = Given(given_view, ("actor", "due", "changing", "players", "used", "scores", "winners"))
    for p, player in enumerate(given.each("players", s.players, ("hand",))):
        s.hand[p] = player.one_of("hand", 0, range(10))
    used = set(given.listed("used", range(1, 10))) | {card for card in s.hand if card}
    if len({card for card in s.hand if card}) < sum(card > 0 for card in s.hand):
        raise PositionError("position-too-many", "X1", card=str(s.hand[0]))
    s.left -= sum(1 << card for card in used)
    s.due = given.whole("due", 0, 0, s.players - 1)
    s.changing = int(given.flag("changing", False))
    actor = given_view.get("actor", "chance")
    s.actor = {"chance": CHANCE, None: OVER}.get(actor, actor)


def check_cards(box: Mapping[str, Any]) -> None:
    if box.get("deck", {}).get("highest") != 9:
        raise CardsError("high-card-deck", "X1")
