"""My Number!, as people see it: notation, positions, the story."""

from collections.abc import Mapping
from typing import Any, get_args

from igroteka.engine.errors import CardsError, PositionError
from igroteka.engine.given_position import Given
from igroteka.engine.options import WordOption
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.sheet import Sheet
from igroteka.engine.story import Tale, number
from igroteka.engine.views import AnyView
from igroteka.games.my_number import box
from igroteka.games.my_number.bound import Bound
from igroteka.games.my_number.box import COLOURS, ORDERS, VALUES
from igroteka.games.my_number.view_types import Phase, Player, View

ID = "my-number"
VERSION = 1  # goes up with every change that alters play
PLAYERS = range(3, 7)
PLAYERS_CLAUSE = "M2.1"
USUAL = 4
OPTIONS = (WordOption("goals", "none", box.GOAL_MODES, "M6.1"),)  # in the order of rules.start
CARDS = range(1, box.NUMBERS + 1)
GOALS = range(1, box.GOALS + 1)
UNORDERED = ("row", "hand", "known", "goals_used")  # keys of a position whose order means nothing
TEXTS = (
    *(f"{card}" for card in CARDS),
    *(f"row {card}" for card in CARDS),
    *(f"deal {card}" for card in CARDS),
    *(f"draw {card}" for card in CARDS),
    *(f"columns {' '.join(map(str, order))}" for order in ORDERS.tolist()),
    *(f"goal {goal}" for goal in GOALS),
)
PHASES = get_args(Phase)
DECIDED_BY = ("shared", "points", "round-3", "bonuses")


def colour_name(colour: int) -> str:
    return COLOURS[colour]


def order_of_columns(order: int) -> list[int]:
    return list(map(int, ORDERS[order]))


def decided_by(what: int) -> str:
    return DECIDED_BY[what]


TALES = {
    box.TURNED_UP: Tale("turned-up", "M2.1", ("card", number)),
    box.COLUMNS_LAID: Tale("columns", "M2.2", ("columns", order_of_columns)),
    box.COLUMNS_CHANGED: Tale("new-columns", "M4.3", ("columns", order_of_columns)),
    box.GOAL_TURNED: Tale("goal", "M6.1", ("goal", number), ("points", number)),
    box.DEALT: Tale("dealt", "M2.3", ("card", number), private=True),
    box.DREW: Tale("drew", "M4.3", ("card", number), private=True),
    box.CHOSE: Tale("chose", "M3.1", ("card", number), private=True),
    box.REVEALED: Tale("revealed", "M3.1", ("card", number)),
    box.TAKES: Tale("takes", "M3.2", ("card", number)),
    box.OPENS: Tale("opens", "M3.3", ("value", number), ("colour", colour_name)),
    box.JOINS: Tale("joins", "M3.3", ("value", number), ("colour", colour_name)),
    box.LAST_CARD: Tale("last-card", "M4.1", ("card", number)),
    box.GOAL_COUNTS: Tale("goal-counts", "M6.3", ("goal", number), ("points", number)),
    box.ROUND_SCORED: Tale("round-scored", "M4.2", ("points", number), ("bonus", number)),
    box.ROUND_BEGINS: Tale("round", "M4.3", ("round", number)),
    box.TAKES_UP: Tale("takes-up", "M4.3", ("cards", number)),
    box.GOALS_DISCARDED: Tale("goals-discarded", "M6.1"),
    box.GAME_ENDS: Tale("result", "M5.1", ("points", number)),
    box.WINS: Tale("wins", "M5.1", ("by", decided_by)),
}


# --- secrets --------------------------------------------------------------------------------


def cards_in(cards: int) -> list[int]:
    """A set of cards (or goals) as a list."""
    found = []
    while cards:
        card = cards.bit_length() - 1
        found.append(card)
        cards ^= 1 << card
    return found[::-1]


def laid(values: list[int]) -> list[int]:
    return [value for value in values if value != 0]


def collection(s: Sheet, p: int) -> list[list[int]]:
    columns: list[list[int]] = [[] for _ in range(VALUES)]
    for top, column in zip(s.top[p], s.column[p], strict=True):
        card = top
        while card != 0:
            columns[column].insert(0, card)
            card = s.beneath[card]
    return columns


PASSING = (box.TURNED_UP, box.COLUMNS_LAID, box.COLUMNS_CHANGED, box.GOAL_TURNED)  # a round's table is laid at once
SECRETS = (*range(box.ROW_CARD + 1), *range(box.DEAL_CARD + 1, box.LAY_COLUMNS))  # that somebody may not know
HIDDEN = ("deal ?", "draw ?", "?")  # what stands for them then: see hides


# --- positions ------------------------------------------------------------------------------

KEYS = tuple(View.__annotations__)
PLAYER_KEYS = tuple(Player.__annotations__)


def place(s: Sheet, given_view: AnyView, rule: Bound) -> None:
    """Lay out a position on a sheet that stands at the start of the game."""
    given = Given(given_view, KEYS)
    players = given.each("players", s.players, PLAYER_KEYS)
    finished = len(players[0].data.get("rounds") or ())
    last = rule.LAST_ROUND[0]
    s.round = given.whole("round", min(finished + 1, last), 1, last)
    place_row_and_columns(s, given)
    place_goals(s, given, rule)
    for p, player in enumerate(players):
        place_cards(s, p, player, rule)
    held = [rule.how_many(rule.held(s, p)) for p in range(s.players)]
    collected = [sum(s.cards[p]) for p in range(s.players)]
    place_phase(s, held, collected, rule)
    for p, player in enumerate(players):
        place_known(s, p, player, held[p] + collected[p] == rule.HAND_SIZE[0] - 1 + s.round, rule)
        place_rounds(s, p, player)
    if s.actor == OVER:
        for p in range(s.players):
            rule.score_round(s, p)


def take_from_stock(s: Sheet, cards: list[int]) -> int:
    """These cards as a set; each is there only once."""
    taken = 0
    for card in cards:
        if not s.stock >> card & 1:
            raise PositionError("position-too-many", "M1.1", card=str(card))
        s.stock &= ~(1 << card)
        taken |= 1 << card
    return taken


def place_row_and_columns(s: Sheet, given: Given) -> None:
    row = given.listed("row", CARDS, s.players)
    take_from_stock(s, row)
    s.row[: len(row)] = sorted(row)
    columns = given.listed("columns", range(1, VALUES + 1), VALUES)
    if columns and len(set(columns)) != VALUES:
        raise PositionError("my-number-columns", "M2.2", columns=columns)
    s.columns[: len(columns)] = columns


def place_goals(s: Sheet, given: Given, rule: Bound) -> None:
    """Every open goal must have been there to be drawn when it was."""
    used = set(given.listed("goals_used", GOALS))
    letters = list(rule.GOAL_LETTER)
    most = 0 if s.goals_stay else s.goals_wanted * (s.round - 1)
    all_new = all(letters.count(letter) > 1 for letter in letters[1:])  # else one may have come back in round 2
    same_letter = s.round == 2 and len({letters[goal] for goal in used}) < len(used)
    if not (most if all_new else min(most, s.goals_wanted)) <= len(used) <= most or same_letter:
        raise PositionError("my-number-goals-used", "M6.1", count=most)
    s.goals_used = sum(1 << goal for goal in used)
    for i, goal in enumerate(given.listed("goals", GOALS, s.goals_wanted)):
        if not rule.goals_to_come(s) >> goal & 1:
            raise PositionError("my-number-goals", "M6.2", goal=goal)
        s.goals[i] = goal


def place_cards(s: Sheet, p: int, player: Given, rule: Bound) -> None:
    s.hand[p] = take_from_stock(s, player.listed("hand", CARDS))
    s.chosen[p] = player.one_of("chosen", None, CARDS) or 0
    columns = player.data.get("collection") or [[]] * VALUES
    if not isinstance(columns, (list, tuple)) or len(columns) != VALUES:
        raise player.fail("collection", "[[…] × 5]")
    for k in range(VALUES):
        for card in Given({"collection": columns[k]}, ("collection",), player.path).listed("collection", CARDS):
            take_from_stock(s, [card])
            rule.lay(s, p, card)
    if s.chosen[p]:
        take_from_stock(s, [s.chosen[p]])
    if collection(s, p) != [list(column) for column in columns]:
        raise PositionError("my-number-collection", "M3.3", seat=p + 1)


def place_phase(s: Sheet, held: list[int], collected: list[int], rule: Bound) -> None:
    """The phase and the turn follow from what lies where."""
    full = rule.HAND_SIZE[0] - 1 + s.round
    everyone_full = s.players * full
    out = sum(held) + sum(collected)
    goals_complete = len(laid(s.goals)) == s.goals_wanted
    if 0 in s.row[: s.players]:
        s.phase = box.ROW
    elif s.round > 1 and out < everyone_full:
        s.phase = box.DRAW
    elif s.columns[0] == 0:
        s.phase = box.COLUMNS
    elif not goals_complete:
        s.phase = box.GOALS_DUE
    elif out < everyone_full:
        s.phase = box.DEAL
    else:
        s.phase = box.CHOOSE if any(held) else box.ENDED

    goals_too_early = not s.goals_stay or s.round == 1
    early = {
        "round": s.phase == box.ROW and s.round > 1,  # M4.3: the row stays
        "columns": s.phase in (box.ROW, box.DRAW) and s.columns[0] != 0,
        "goals": s.phase in (box.ROW, box.DRAW, box.COLUMNS) and s.goals[0] != 0 and goals_too_early,
        "collection": s.phase < box.CHOOSE and any(collected),
        "chosen": s.phase < box.CHOOSE and any(s.chosen),
    }
    for key, is_early in early.items():
        if is_early:
            raise PositionError("my-number-too-early", key=key, phase=PHASES[s.phase])
    if s.goals_stay and s.round > 1 and not goals_complete:
        raise PositionError("my-number-goals-missing", "M6.1", count=s.goals_wanted)

    least = everyone_full - s.players if s.phase == box.DRAW else 0
    most = 0 if s.round == 1 and s.phase < box.DEAL else everyone_full
    if not least <= out <= most or any(
        held[p] + collected[p] != out // s.players + (p < out % s.players) for p in range(s.players)
    ):
        raise PositionError("my-number-hands", "M4.3" if s.round > 1 else "M2.3", phase=PHASES[s.phase])
    if len(set(collected)) != 1 or (s.phase == box.CHOOSE and held[0] < 2):
        raise PositionError("my-number-turn", "M3.2")
    if s.phase == box.ENDED and s.round < rule.LAST_ROUND[0]:
        raise PositionError("my-number-round-over", "M4.3")
    if s.phase == box.CHOOSE and all(s.chosen[: s.players]):
        raise PositionError("my-number-all-chosen", "M3.1")
    s.turn = min(collected[0] + 1, full - 1)
    s.actor = OVER if s.phase == box.ENDED else s.chosen.index(0) if s.phase == box.CHOOSE else CHANCE


def place_known(s: Sheet, p: int, player: Given, has_drawn: bool, rule: Bound) -> None:
    """Left out in rounds 2 and 3: the whole hand is known, the drawn card is played or yet to be drawn."""
    if s.round == 1 or s.actor == OVER:
        return
    held = set(cards_in(rule.held(s, p)))
    known = set(player.listed("known", CARDS)) if "known" in player else held
    hidden = len(held - known)
    if not known <= held or hidden > has_drawn or (s.turn == 1 and hidden != has_drawn):
        raise PositionError("my-number-known", "M4.4", seat=p + 1)
    s.drawn[p] = max(held - known, default=0)


def place_rounds(s: Sheet, p: int, player: Given) -> None:
    finished = s.round if s.actor == OVER else s.round - 1
    for i, result in enumerate(player.each("rounds", finished, ("points", "bonus"))):
        s.points[p, i] = result.whole("points", 0, 0, 45)
        s.bonus[p, i] = result.whole("bonus", 0, -99, 99)


# --- the box --------------------------------------------------------------------------------


def is_whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def longest(options: Mapping[str, Any], rule: Bound) -> tuple[int, int]:
    """Decisions and actions of chance that a game can hold at most.

    Three rounds of 6, 7 and 8 turns; a row, seven cards each and two more, columns and goals.
    """
    mode, players, hand, rounds = options["goals"], options["players"], rule.HAND_SIZE[0], rule.LAST_ROUND[0]
    goals = 0 if mode == "none" else int(mode.split(":")[1]) * (rounds if mode.startswith("round") else 1)
    return sum(range(hand - 1, hand - 1 + rounds)) * players, (hand + rounds) * players + rounds + goals


def check_cards(facts: Mapping[str, Any]) -> None:
    """Are these the facts of a My Number! box?"""
    numbers, goals = (part if isinstance(part := facts.get(key), Mapping) else {} for key in ("numbers", "goals"))
    found: list[str] = []
    for colour in COLOURS:
        cards = numbers.get(colour)
        if not isinstance(cards, Mapping) or len(cards) > 12 or not all(is_whole(b, -9, 9) for b in cards.values()):
            raise CardsError("my-number-cards-colour", "M1.2", colour=colour)
        found += cards
    if not set(found) <= set(map(str, CARDS)) or len(set(found)) < len(found):
        raise CardsError("my-number-cards-numbers", "M1.1")
    check_setup(facts, set(map(int, found)))
    for goal in GOALS:
        card = goals.get(str(goal))
        if (
            not isinstance(card, Mapping)
            or not isinstance(card.get("letter"), str)
            or not is_whole(card.get("points"), -9, 9)
        ):
            raise CardsError("my-number-cards-goal", "M6.3", goal=goal)
    if len({goals[str(goal)]["letter"] for goal in GOALS}) < box.MOST_OPEN:
        raise CardsError("my-number-cards-letters", "M6.2")


def check_setup(facts: Mapping[str, Any], cards: set[int]) -> None:
    """Can the game be set up with these cards?"""
    setup = box.setup_in(facts)
    if not is_whole(setup["hand"], 2, box.HAND) or not is_whole(setup["rounds"], 1, box.ROUNDS):
        raise CardsError("my-number-cards-setup", "M2.3", hand=box.HAND, rounds=box.ROUNDS)
    if most_players(facts) < PLAYERS[0]:
        raise CardsError("my-number-cards-few", "M2.3", count=len(cards), players=PLAYERS[0])
    row, columns = setup["row"], setup["columns"]
    if len(row) > PLAYERS[0] or len(set(row)) < len(row) or not set(row) <= cards:
        raise CardsError("my-number-cards-row", "M2.1", row=row, players=PLAYERS[0])
    if columns and sorted(columns) != list(range(1, VALUES + 1)):
        raise CardsError("my-number-columns", "M2.2", columns=columns)


def most_players(facts: Mapping[str, Any]) -> int:
    """How many can play with these cards: a card in the row for each, a hand, and one more in every later round."""
    setup, cards = box.setup_in(facts), sum(len(facts["numbers"][colour]) for colour in COLOURS)
    return min(PLAYERS[-1], cards // (setup["hand"] + setup["rounds"]))
