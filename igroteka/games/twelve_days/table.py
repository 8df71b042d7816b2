"""12 Days of Christmas, as people see it: notation, positions, the story."""

from collections.abc import Mapping
from typing import Any, get_args

from igroteka.engine.errors import CardsError, PositionError
from igroteka.engine.given_position import Given
from igroteka.engine.options import SeatOption, Switch, Whole
from igroteka.engine.rule import OVER
from igroteka.engine.sheet import Sheet
from igroteka.engine.story import Tale, number
from igroteka.engine.views import AnyView
from igroteka.games.twelve_days import box
from igroteka.games.twelve_days.bound import Bound
from igroteka.games.twelve_days.box import COMBINATIONS, DEAL, ENDED, FOLLOW, HIGHEST, PASS, VALUES
from igroteka.games.twelve_days.view_types import Kind, Phase, Player, View

ID = "twelve-days"
VERSION = 1  # goes up with every change that alters play
PLAYERS = range(box.FEWEST_PLAYERS, box.SEATS + 1)
PLAYERS_CLAUSE = "T1.3"
USUAL = 4
OPTIONS = (  # in the order of rules.start
    Whole("gifts", 6, 1, 24, "T1.2"),
    SeatOption("first", 0, 0, 7, "T1.4"),
    Switch("last_deal_pays", True, "T4.3"),
)
PHASES = get_args(Phase)
KINDS = (None, *get_args(Kind))


def notation(kind: int, low: int, top: int, each: int) -> str:
    """T2.1: ``9``, ``8x2``, ``6-10``; the empty combination is a pass."""
    return {
        box.NOTHING: "pass",
        box.SINGLE: f"{low}",
        box.SET: f"{low}x{each}",
        box.STRAIGHT: f"{low}-{top}",
    }[kind]


UNORDERED = ("hand", "known", "played", "discard")  # keys of a position whose order means nothing
TEXTS = (
    *(notation(*combination) for combination in COMBINATIONS),
    *(f"deal {value}" for value in VALUES),
)


def cards_of(combination: int) -> list[int]:
    """The cards that are played, ascending."""
    _, low, top, each = COMBINATIONS[combination]
    return [value for value in range(low, top + 1) for _ in range(each)]


def text(action: int) -> str:
    return TEXTS[action]


TALES = {
    box.DEAL_BEGINS: Tale("deal", "T1.3", ("deal", number)),
    box.DEALT: Tale("dealt", "T1.3", ("card", number), private=True),
    box.LEADS: Tale("leads", "T3.1", ("play", text), ("left", number)),
    box.FOLLOWS: Tale("follows", "T3.3", ("play", text), ("left", number)),
    box.PASSES: Tale("passes", "T3.4"),
    box.ROUND_WON: Tale("round-won", "T3.5", ("low", number), ("players", number)),
    box.TAKEN_BACK: Tale("taken-back", "T3.7", ("cards", cards_of)),
    box.DISCARDED: Tale("discarded", "T3.6", ("count", number)),
    box.DEAL_WON: Tale("deal-won", "T4.1", ("supply", number)),
    box.GIFT_GIVEN: Tale("gift-given", "T4.2", ("to", number), ("cards", number)),
    box.NO_GIFT: Tale("no-gift", "T4.2", ("cards", number)),
    box.NOBODY_PAYS: Tale("nobody-pays", "T4.3"),
    box.GAME_ENDS: Tale("result", "T5.1", ("gifts", number)),
}


# --- secrets --------------------------------------------------------------------------------


SECRETS = range(box.DEAL_OF + 1, box.ACTIONS)  # the actions that somebody may not know
HIDDEN = ("deal ?",)  # what stands for them then: see hides


# --- positions ------------------------------------------------------------------------------

KEYS = tuple(View.__annotations__)
PLAYER_KEYS = tuple(Player.__annotations__)


def place(s: Sheet, given_view: AnyView, rule: Bound) -> None:
    """Lay out a position on a sheet that stands at the start of the game."""
    given = Given(given_view, KEYS)
    players = given.each("players", s.players, PLAYER_KEYS)
    first = s.leader
    s.leader = s.winning = s.due = given.whole("leader", first, 0, s.players - 1)
    discard = given.listed("discard", VALUES)
    lay_cards(s, players, discard, rule)
    lay_gifts(s, players)
    likely = "over" if s.supply == 0 else "follow" if any(s.played) else "lead" if any(s.held) else "deal"
    s.phase = PHASES.index(given.one_of("phase", likely, PHASES))
    if (s.supply == 0) != (s.phase == ENDED):
        raise PositionError("twelve-days-supply", "T5.1")
    s.deal = sum(s.gifts) + int(s.phase != ENDED)  # T4.1: every deal brings a gift
    if s.phase != FOLLOW and any(s.played):
        raise PositionError("twelve-days-played-in-a-round", "T3.6")
    if s.phase == DEAL:
        if discard or any(s.known) or not is_being_dealt(s, rule):
            raise PositionError("twelve-days-not-dealt-so", "T1.3")
        if s.leader != first if s.deal == 1 else s.gifts[s.leader] == 0:
            raise PositionError("twelve-days-leader", "T1.4")
        s.due = (s.leader + sum(s.held)) % s.players
        return
    if s.phase == FOLLOW:
        place_round(s, players)
    s.actor = s.due
    for p in range(s.players):
        if s.held[p] == 0 and s.played[p] == PASS and (s.phase != ENDED or p != s.leader):
            raise PositionError("twelve-days-empty-hand", "T4.1", seat=p + 1)
    if s.phase == ENDED:
        if s.held[s.leader] > 0 or s.gifts[s.leader] == 0:
            raise PositionError("twelve-days-over", "T4.1")
        s.actor, s.due = OVER, -1


def lay_cards(s: Sheet, players: list[Given], discard: list[int], rule: Bound) -> None:
    """Every card where it lies; the others have not been dealt."""
    full = int(rule.HAND_SIZE[s.players])
    lying = list(discard)
    for p, player in enumerate(players):
        held = player.listed("hand", VALUES, full)
        known = player.listed("known", VALUES, full)
        s.played[p] = combination_of(player)
        s.held[p] = len(held)
        for value in held:
            s.hand[p, value] += 1
        if known and sorted(known) != sorted(held):
            raise PositionError("twelve-days-known", "T3.7", seat=p + 1)
        s.known[p] = int(bool(known))
        if len(held) + len(cards_of(s.played[p])) > full:
            raise PositionError("twelve-days-hand-size", "T1.3", seat=p + 1, count=full)
        lying += held + cards_of(s.played[p])
    for value in lying:
        s.pile[value] -= 1
        s.unseen -= 1
        if s.pile[value] < 0:
            raise PositionError("position-too-many", "T1.1", card=str(value))
    if len(lying) > full * s.players:
        raise PositionError("twelve-days-dealt", "T1.3", count=full * s.players)


def combination_of(player: Given) -> int:
    """The combination on the table before a player; PASS where there is none."""
    cards = sorted(player.listed("played", VALUES))
    for combination in range(len(COMBINATIONS)):
        if cards == cards_of(combination):
            return combination
    raise player.fail("played", "9, 8x2, 6-10")


def is_being_dealt(s: Sheet, rule: Bound) -> bool:
    """T1.3: may the hands be what they are in the middle of a deal?"""
    rounds, more = divmod(sum(s.held), s.players)
    return rounds < rule.HAND_SIZE[s.players] and all(
        s.held[p] == rounds + int(rule.seats_on(s, p) < more) for p in range(s.players)
    )


def lay_gifts(s: Sheet, players: list[Given]) -> None:
    all_gifts = s.supply  # at the start they are all there
    for p, player in enumerate(players):
        s.gifts[p] = player.whole("gifts", 0, 0, all_gifts)
    s.supply = all_gifts - sum(s.gifts)
    if s.supply < 0:
        raise PositionError("twelve-days-gifts", "T1.2", count=all_gifts)


def place_round(s: Sheet, players: list[Given]) -> None:
    """T3.2: the leader has played, some have answered, the next in turn is due."""
    in_turn = [(s.leader + i) % s.players for i in range(s.players)]
    lead_kind, low_card, _, _ = COMBINATIONS[s.played[s.leader]]
    if lead_kind == box.NOTHING:
        raise PositionError("twelve-days-no-lead", "T3.1")
    had_turn = [p for p in in_turn if s.played[p] != PASS or players[p].flag("passed", False)]
    if had_turn != in_turn[: len(had_turn)] or had_turn == in_turn:
        raise PositionError("twelve-days-turn", "T3.2")
    s.due = in_turn[len(had_turn)]
    for p in had_turn:
        kind, low, _, _ = COMBINATIONS[s.played[p]]
        if kind != box.NOTHING and (kind != lead_kind or low > low_card):
            raise PositionError("twelve-days-cannot-follow", "T3.3", seat=p + 1)
        if low <= COMBINATIONS[s.played[s.winning]][1]:  # T3.5
            s.winning = p


# --- the box --------------------------------------------------------------------------------


def longest(options: Mapping[str, Any], rule: Bound) -> tuple[int, int]:
    """Decisions and actions of chance that a game can hold at most: every round discards at least the winner's card."""
    dealt = rule.HAND_SIZE[options["players"]] * options["players"] * options["gifts"]
    return dealt * options["players"], dealt


def check_cards(facts: Mapping[str, Any]) -> None:
    """Are these the facts of a box of 12 Days of Christmas?"""
    numbers = counts_in(facts, "numbers", VALUES, "T1.1")
    for value in VALUES:
        if not 0 <= numbers[value] <= value:
            raise CardsError("twelve-days-cards-count", "T1.1", value=value, count=numbers[value])
    hands = counts_in(facts, "hands", PLAYERS, "T1.3")
    for players in PLAYERS:
        if not 1 <= hands[players] <= min(HIGHEST, sum(numbers.values()) // players):
            raise CardsError("twelve-days-cards-hands", "T1.3", players=players, count=hands[players])


def counts_in(facts: Mapping[str, Any], part: str, keys: range, clause: str) -> dict[int, int]:
    """A whole number for every key, or a sentence."""
    section = facts.get(part)
    cards = section.get("cards") if isinstance(section, Mapping) else None
    if not isinstance(cards, Mapping) or set(cards) != set(map(str, keys)):
        raise CardsError("twelve-days-cards-keys", clause, part=part, low=keys[0], high=keys[-1])
    for count in cards.values():
        if type(count) is not int:
            raise CardsError("twelve-days-cards-whole", clause, part=part, count=str(count))
    return {key: cards[str(key)] for key in keys}
