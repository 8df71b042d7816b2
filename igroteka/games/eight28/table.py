"""8-28, as people see it: notation, positions, the story."""

from collections.abc import Mapping
from typing import Any, get_args

from igroteka.engine.errors import CardsError, PositionError
from igroteka.engine.given_position import Given
from igroteka.engine.options import SeatOption, Switch, WordOption
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.sheet import Sheet
from igroteka.engine.story import Tale, number
from igroteka.engine.views import AnyView
from igroteka.games.eight28 import box
from igroteka.games.eight28.bound import Bound
from igroteka.games.eight28.box import ACE_COUNTS, BLUE, DECKS, FACES, RED, RED_POINTS
from igroteka.games.eight28.view_types import Phase, Player, View

ID = "eight28"
VERSION = 1  # goes up with every change that alters play
PLAYERS = range(3, 7)
PLAYERS_CLAUSE = "E1.1"
USUAL = 4
OPTIONS = (  # in the order of rules.start
    SeatOption("first", 0, 0, 5, "E2.2"),
    WordOption("deck", "zoch", DECKS, "E1.2"),
    Switch("pass_is_final", False, "E3.3"),
    Switch("low_plays_28", True, "E4.5"),
)
UNORDERED = ()  # keys of a position whose order means nothing: there are none
TEXTS = (
    "take",
    "pass",
    "for 8",
    "for 28",
    *(f"deal {face}" for face in FACES),
    *(f"draw {face}" for face in FACES),
)
PHASES = get_args(Phase)
CARDS: tuple[int | str, ...] = (*range(1, 11), "A")


def card(kind: int) -> int | str | None:
    return CARDS[kind] if kind >= 0 else None


def colour(index: int) -> str:
    return "red" if index == RED else "blue"


TALES = {
    box.ROUND_BEGINS: Tale("round", "E2.2", ("round", number)),
    box.DEALT: Tale("dealt", "E2.1", ("card", card), private=True),
    box.GEM_PLACED: Tale("gem", "E3.1", ("colour", colour)),
    box.LAST_ROUND: Tale("last-round", "E5.1"),
    box.TAKES: Tale("takes", "E3.2"),
    box.DREW: Tale("drew", "E3.2", ("card", card)),
    box.PASSES: Tale("passes", "E3.3"),
    box.OUT_OF_ROUND: Tale("out", "E3.4", ("total", number)),
    box.PILE_HANDED_ON: Tale("handed-on", "E3.6"),
    box.ALL_PASSED: Tale("all-passed", "E3.6"),
    box.PILE_EMPTY: Tale("pile-empty", "E3.7"),
    box.NOBODY_LEFT: Tale("nobody-left", "E3.7"),
    box.REVEALED: Tale("revealed", "E4.1", ("card", card)),
    box.ONE_WAY: Tale("one-way", "E4.4", ("goal", number), ("total", number)),
    box.CHOSE: Tale("chose", "E4.4", ("goal", number), ("total", number)),
    box.DIRECT_HIT: Tale("direct-hit", "E4.8", ("hits", number)),
    box.HIT_SHARE: Tale("hit-share", "E4.8", ("blue", number), ("red", number)),
    box.HALVED: Tale("halved", "E4.2", ("value", number), ("rest", number)),
    box.SHARE_OF_8: Tale("share-of-8", "E4.6", ("blue", number), ("red", number)),
    box.SHARE_OF_28: Tale("share-of-28", "E4.6", ("blue", number), ("red", number)),
    box.UNCLAIMED: Tale("unclaimed", "E4.7", ("goal", number)),
    box.LEFT_OVER: Tale("left-over", "E4.9", ("blue", number), ("red", number)),
    box.GAME_ENDS: Tale("result", "E5.2", ("points", number)),
}


# --- secrets --------------------------------------------------------------------------------


SECRETS = range(box.DEAL_CARD, box.DRAW_CARD)  # the actions that somebody may not know
HIDDEN = ("deal ?",)  # what stands for them then: see hides


# --- positions ------------------------------------------------------------------------------

KEYS = tuple(View.__annotations__)
PLAYER_KEYS = tuple(Player.__annotations__)


def place(s: Sheet, given_view: AnyView, rule: Bound) -> None:
    """Lay out a position on a sheet that stands at the start of the game."""
    given = Given(given_view, KEYS)
    players = given.each("players", s.players, PLAYER_KEYS)
    s.round = given.whole("round", 1, 1, 255)
    s.giver = given.whole("giver", s.giver, 0, s.players - 1)
    lay_cards(s, players, rule)
    all_dealt = all(s.hidden[p] >= 0 for p in range(s.players))
    s.phase = PHASES.index(given.one_of("phase", "offer" if all_dealt else "deal", PHASES))
    if s.phase != box.DEAL and not all_dealt:
        raise PositionError("eight28-hidden-missing", "E2.1")
    lay_gems(s, given, players)
    s.taken = int(given.flag("taken", s.phase == box.DRAW))
    if s.phase >= box.CHOOSE:
        place_choices(s, given, players, rule)
    else:
        place_due(s, given, rule)


def lay_cards(s: Sheet, players: list[Given], rule: Bound) -> None:
    for p, player in enumerate(players):
        hidden = player.one_of("hidden", None, CARDS)
        s.hidden[p] = -1 if hidden is None else CARDS.index(hidden)
        shown = [CARDS.index(face) for face in player.listed("shown", CARDS, box.MOST_SHOWN)]
        s.shown.cells[p][: len(shown)] = shown
        s.shows[p] = len(shown)
        for kind in [*shown, *([s.hidden[p]] if hidden is not None else [])]:
            rule.take_from_pile(s, p, kind)
            if s.pile[kind] < 0:
                raise PositionError("position-too-many", "E1.2", card=str(CARDS[kind]))
        s.out[p] = int(rule.open_total(s, p) >= 28)
        s.passed[p] = int(player.flag("passed", False))
        if s.passed[p] and not s.pass_is_final:
            raise PositionError("eight28-passed", "E3.3")


def lay_gems(s: Sheet, given: Given, players: list[Given]) -> None:
    """Gems that are left out follow from the others: in the supply, else in the middle."""
    rest_lies_in = "supply" if "supply" not in given else "aside" if s.phase == box.ENDED else "pot"
    for c, name in ((BLUE, "blue"), (RED, "red")):
        there_are = s.supply[c]  # at the start all gems are there
        placed = {}
        for where in ("supply", "pot", "aside"):
            placed[where] = given.inner(where, ("blue", "red")).whole(name, 0, 0, there_are)
        for p, player in enumerate(players):
            s.gems[p, c] = player.inner("gems", ("blue", "red")).whole(name, 0, 0, there_are)
        rest = there_are - sum(placed.values()) - sum(s.gems[p, c] for p in range(s.players))
        if rest_lies_in not in given:
            placed[rest_lies_in] += rest
            rest = 0
        if rest != 0 or placed[rest_lies_in] < 0:
            raise PositionError("eight28-gems", "E1.1", colour=name, count=there_are)
        s.supply[c], s.pot[c], s.aside[c] = placed["supply"], placed["pot"], placed["aside"]
        s.final = int(c == RED and s.supply[RED] < there_are)  # E5.1
    if s.phase == box.ENDED and not s.final:
        raise PositionError("eight28-over", "E5.1")
    if s.phase == box.DEAL and s.final:
        raise PositionError("eight28-deal-after-final", "E5.1")
    if s.phase != box.ENDED and (s.aside[BLUE] or s.aside[RED]):
        raise PositionError("eight28-aside", "E4.9")


def place_choices(s: Sheet, given: Given, players: list[Given], rule: Bound) -> None:
    for p, player in enumerate(players):
        ways = [goal for goal in (8, 28) if rule.total(s, p, goal) >= 0]
        chosen = player.one_of("plays_for", None, ways)
        s.plays_for[p] = chosen or (ways[0] if len(ways) == 1 else 0)
    if s.phase == box.ENDED:
        s.actor, s.due = OVER, -1
        return
    in_turn = [(s.giver + i) % s.players for i in range(s.players)]
    undecided = [p for p in in_turn if s.plays_for[p] == 0 and rule.total(s, p, 8) >= 0]
    if not undecided or any(rule.hits_directly(s, p) for p in range(s.players)):
        raise PositionError("eight28-no-choice", "E4.4")
    s.due = s.actor = undecided[0]


def place_due(s: Sheet, given: Given, rule: Bound) -> None:
    order = [(s.giver + 1 + i) % s.players for i in range(s.players)]
    if s.phase == box.DEAL:
        open_seats = [p for p in order if s.hidden[p] < 0][:1]
    else:
        open_seats = [p for p in order if rule.may_be_offered(s, p)]
    if not open_seats or s.left == 0:
        raise PositionError("eight28-nobody-due", "E3.7")
    first = open_seats[0]
    if s.phase == box.OFFER and "due" not in given:  # who acts is whom the card is offered to
        first = given.one_of("actor", first, open_seats)
    s.due = given.one_of("due", first, open_seats)
    s.actor = s.due if s.phase == box.OFFER else CHANCE


# --- the box --------------------------------------------------------------------------------


def longest(options: Mapping[str, Any], rule: Bound) -> tuple[int, int]:
    """Decisions and actions of chance that a game can hold at most.

    Every giver's turn but those of the last round takes a blue gem; those of the last round take cards.
    """
    blue, cards = rule.GEMS[0], max(sum(deck) for deck in rule.DECK)
    offers, rounds = (blue + cards + 1) * options["players"], blue + 1
    return offers + rounds * options["players"], offers + rounds * options["players"]


def check_cards(facts: Mapping[str, Any]) -> None:
    """Are these the facts of an 8-28 box?"""
    for deck in DECKS:
        cards = facts.get("decks", {}).get(deck, {}).get("cards")
        if not isinstance(cards, Mapping) or set(cards) != set(FACES):
            raise CardsError("eight28-cards-faces", "E1.2", deck=deck, faces=FACES)
        counts = list(cards.values())
        if not all(type(count) is int and count >= 0 for count in counts) or not PLAYERS[0] < sum(counts) <= 51:
            raise CardsError("eight28-cards-count", "E1.1", deck=deck, counts=counts)
    for colour_name, fewest, usual in (("blue", 0, 55), ("red", 1, 15)):  # E5.1: a red one ends the game
        count = facts.get("gems", {}).get(colour_name)
        if type(count) is not int or not fewest <= count <= 100:
            raise CardsError("eight28-cards-gems", "E1.1", colour=colour_name, fewest=fewest, usual=usual)
    given = (facts["gems"].get("red_points", RED_POINTS), facts.get("faces", {}).get("A", [*ACE_COUNTS]))
    if given != (RED_POINTS, [*ACE_COUNTS]):  # rules are compiled with them
        raise CardsError("eight28-cards-worth", "E1.1")


def most_players(facts: Mapping[str, Any]) -> int:
    """How many can play with these cards: each is dealt one (E2.1), and one is left to be offered."""
    return min(PLAYERS[-1], *(sum(facts["decks"][deck]["cards"].values()) - 1 for deck in DECKS))
