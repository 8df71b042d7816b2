"""My Number!, straight from the clauses of games/my_number/rulebook.en.md: slow, plain, independent of the engine.

Which clause refuses what (the first line that applies decides):

=======  ==========================================================================================
clause   refused
=======  ==========================================================================================
M5.1     anything once the game is over
M2.1     anything but a row card while the row is laid
M2.2     anything but an order of all five collection cards while that is due in round 1
M4.3     the same in rounds 2 and 3; anything but a drawn card while the seats draw
M6.1     anything but a goal while goals are turned up
M2.3     anything but a dealt card during the deal
M3.1     while all choose: anything but a card; a seat that has chosen or does not exist; a card of
         the box that is not in that seat's hand, wherever else it lies
M1.1     a number card outside 1…60 or, for chance, one that has left the stock; an order with a
         collection card outside 1…5 or one twice; a goal outside 1…14
M6.2     a goal whose letter is open (itself included); a used one while an unused one would do
=======  ==========================================================================================

A move of chance that names a seat is refused with the clause of what is due, as a player's is.
"""

import copy
import itertools
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from tests.reference import ImpossiblePosition, Refused

# M1.2
CARDS = {
    "orange": "1(-1) 8 15(+1) 16(+2) 23(+1) 30 31 38(+1) 45(+2) 46(+1) 53 60(-1)",
    "pink": "2 6 10(+2) 19(-1) 27(+1) 29(+1) 32(+1) 34(+1) 42(-1) 51(+2) 55 59",
    "blue": "3(+1) 13(-1) 18 21(+1) 24 28(+2) 33(+2) 37 40(+1) 43 48(-1) 58(+1)",
    "green": "4(+2) 5(+1) 12 14 17(+1) 25(-1) 36(-1) 44(+1) 47 49 56(+1) 57(+2)",
    "purple": "7(-1) 9(+1) 11(+1) 20 22(+2) 26 35 39(+2) 41 50(+1) 52(+1) 54(-1)",
}
COLOUR: dict[int, str] = {}
BONUS: dict[int, int] = {}
for _colour, _cards in CARDS.items():
    for _card in _cards.split():
        _number, _, _bonus = _card.rstrip(")").partition("(")
        COLOUR[int(_number)] = _colour
        BONUS[int(_number)] = int(_bonus or 0)

LETTER = dict(zip(range(1, 15), "ABCDEFDGEAFBGC", strict=True))  # M6.3
GOAL_POINTS = {goal: -2 if goal in (3, 8, 9, 10) else 2 for goal in LETTER}  # M6.3

VERB = {"row": "row", "columns": "columns", "goals": "goal", "deal": "deal", "draw": "draw"}

KEYS = ("round", "turn", "phase", "actor", "row", "columns", "goals", "goals_used", "players", "unseen", "scores",
        "winners")  # fmt: skip
PLAYER_KEYS = ("hand", "known", "chosen", "collection", "rounds")

Collection = list[list[int]]


class Reference:
    """One game. What lies on the table is stored; round, turn and phase follow from it."""

    def __init__(self, *, players: int, goals: str | Mapping[str, int] = "none") -> None:
        if type(players) is not int or not 3 <= players <= 6:
            raise ValueError(f"My Number! is for 3 to 6 players, not {players!r}.")
        self.n = players
        self.goal_mode, self.goal_count = goal_option(goals)
        self.row: list[int] = []
        self.columns: list[int] = []
        self.goals: list[int] = []
        self.goals_used: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.known: list[list[int]] = [[] for _ in range(players)]
        self.chosen: list[int | None] = [None] * players
        self.collections: list[Collection] = [[[] for _ in range(5)] for _ in range(players)]
        self.rounds: list[list[dict[str, int]]] = [[] for _ in range(players)]

    # Where the game stands

    @property
    def round(self) -> int:
        return min(len(self.rounds[0]) + 1, 3)

    @property
    def turn(self) -> int:
        """1, 2, … in each round; once the game is over, its last turn."""
        return min(cards_on(self.collections[0]) + 1, turns(self.round))

    @property
    def phase(self) -> str:
        """What is due, in the order of "Order of chance and choices"."""
        round_ = self.round
        if len(self.rounds[0]) == 3:
            return "over"
        if len(self.row) < self.n:
            return "row"
        if round_ > 1 and not self.all_hold(hand_size(round_)):
            return "draw"
        if not self.columns:
            return "columns"
        if len(self.goals) < self.goal_count:
            return "goals"
        if round_ == 1 and not self.all_hold(hand_size(round_)):
            return "deal"
        return "choose"

    def all_hold(self, size: int) -> bool:
        return all(self.held(seat) == size for seat in range(self.n))

    def held(self, seat: int) -> int:
        """How many cards are this seat's: in hand, chosen, in the collection."""
        return len(self.hands[seat]) + (self.chosen[seat] is not None) + cards_on(self.collections[seat])

    def in_hand(self, seat: int) -> list[int]:
        """The hand as the others last saw it: the chosen card still counts."""
        chosen = self.chosen[seat]
        return self.hands[seat] + ([] if chosen is None else [chosen])

    @property
    def stock(self) -> list[int]:
        """The number cards that lie nowhere else."""
        lying = set(self.row)
        for seat in range(self.n):
            lying.update(self.in_hand(seat), *self.collections[seat])
        return [card for card in COLOUR if card not in lying]

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase != "choose":
            return ()
        return tuple(seat for seat in range(self.n) if self.chosen[seat] is None)

    @property
    def actor(self) -> int | str | None:
        phase = self.phase
        if phase == "over":
            return None
        return self.actors[0] if phase == "choose" else "chance"

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(map(total, rounds)) for rounds in self.rounds)

    @property
    def winners(self) -> tuple[int, ...] | None:
        if self.phase != "over":
            return None
        best = max(self.standing(seat) for seat in range(self.n))
        return tuple(seat for seat in range(self.n) if self.standing(seat) == best)

    def standing(self, seat: int) -> tuple[int, int, int]:
        """M5.1: most points; more in round 3; the larger sum of bonuses."""
        rounds = self.rounds[seat]
        return self.scores[seat], total(rounds[2]), sum(entry["bonus"] for entry in rounds)

    # What may happen

    def legal(self, seat: int | None = None) -> set[str]:
        actors = self.actors
        if not actors:
            return set(self.chance()) if seat is None else set()
        seat = actors[0] if seat is None else seat
        return {str(card) for card in self.hands[seat]} if seat in actors else set()

    def chance(self) -> dict[str, Fraction]:
        """What chance can bring, and how likely; empty when chance is not to act."""
        phase = self.phase
        if phase == "columns":  # M2.2, M4.3
            orders = itertools.permutations(range(1, 6))
            outcomes = ["columns " + " ".join(map(str, order)) for order in orders]
        elif phase == "goals":
            outcomes = [f"goal {goal}" for goal in self.drawable_goals()]
        elif phase in ("row", "deal", "draw"):
            outcomes = [f"{phase} {card}" for card in sorted(self.stock)]
        else:
            return {}
        return dict.fromkeys(outcomes, Fraction(1, len(outcomes)))

    def drawable_goals(self) -> list[int]:
        """M6.2: an unused goal with a letter that is not open; if there is none, a used one."""
        open_letters = {LETTER[goal] for goal in self.goals}
        closed = [goal for goal in LETTER if LETTER[goal] not in open_letters]
        return [goal for goal in closed if goal not in self.goals_used] or closed

    @property
    def due(self) -> str:
        """The clause of what is due now."""
        if self.phase == "columns":
            return "M2.2" if self.round == 1 else "M4.3"
        clauses = {"row": "M2.1", "goals": "M6.1", "deal": "M2.3", "draw": "M4.3", "choose": "M3.1", "over": "M5.1"}
        return clauses[self.phase]

    # What happens

    def play(self, text: str, seat: int | None = None) -> None:
        words = text.lower().split()
        phase = self.phase
        if phase == "over":
            raise Refused("M5.1", "The game is over: nothing more is played.")
        if phase == "choose":
            self.choose(words, self.actors[0] if seat is None else seat)
            return
        verb = VERB[phase]
        if seat is not None:
            raise Refused(self.due, f"Chance is to act, not seat {seat}.")
        if words[:1] != [verb] or not all(map(is_number, words[1:])):
            raise Refused(self.due, f"Chance is to bring '{verb} …', not {text!r}.")
        if phase == "columns":
            self.order_columns(words[1:])
        elif len(words) != 2:
            raise Refused(self.due, f"'{verb}' takes one number, not {len(words) - 1}.")
        elif phase == "goals":
            self.open_goal(words[1])
        else:
            self.bring_card(words[1])

    def order_columns(self, numbers: list[str]) -> None:
        if len(numbers) != 5:
            raise Refused(self.due, f"All five collection cards are laid, not {len(numbers)}.")
        if sorted(numbers) != list("12345"):
            raise Refused("M1.1", "The collection cards are 1 to 5, each once.")
        self.columns = [int(number) for number in numbers]

    def open_goal(self, number: str) -> None:
        if number not in map(str, LETTER):
            raise Refused("M1.1", f"The goals are 1 to 14: there is no goal {number}.")
        goal = int(number)
        if goal not in self.drawable_goals():
            raise Refused("M6.2", f"Goal {goal} has an open letter, or was used while an unused goal would do.")
        self.goals.append(goal)

    def bring_card(self, number: str) -> None:
        card = number_card(number)
        if card not in self.stock:
            raise Refused("M1.1", f"There is only one {card}, and it is not in the stock.")
        if self.phase == "row":  # M2.1
            self.row = sorted([*self.row, card])
            return
        sizes = [len(hand) for hand in self.hands]  # M2.3, M4.3: to the seats in turn
        receiver = sizes.index(min(sizes))
        self.hands[receiver] = sorted([*self.hands[receiver], card])

    def choose(self, words: list[str], seat: int) -> None:
        if seat not in self.actors:
            raise Refused("M3.1", f"Seat {seat} has chosen already, or is not at the table.")
        if len(words) != 1 or not is_number(words[0]):
            raise Refused("M3.1", "A card of the hand is to be chosen: its number, such as '46'.")
        card = number_card(words[0])
        if card not in self.hands[seat]:
            raise Refused("M3.1", f"The {card} is not in the hand of seat {seat}.")
        self.hands[seat].remove(card)
        self.chosen[seat] = card
        if not self.actors:
            self.reveal()

    def reveal(self) -> None:
        played = {card: seat for seat, card in enumerate(self.chosen) if card is not None}
        self.chosen = [None] * self.n
        for taken, card in zip(self.row, sorted(played), strict=True):  # M3.2
            lay(taken, self.collections[played[card]])
        self.row = sorted(played)  # M3.4
        for card, seat in played.items():
            if card in self.known[seat]:
                self.known[seat].remove(card)
        if all(len(hand) == 1 for hand in self.hands):
            self.end_round()

    def end_round(self) -> None:
        for hand, collection in zip(self.hands, self.collections, strict=True):  # M4.1
            lay(hand.pop(), collection)
        self.known = [[] for _ in range(self.n)]
        results = [self.result(seat) for seat in range(self.n)]
        last_round = self.round == 3
        for seat in range(self.n):
            self.rounds[seat].append(results[seat])
        if last_round:
            return  # the table stays as it was scored
        for seat in range(self.n):  # M4.3
            self.hands[seat] = sorted(itertools.chain(*self.collections[seat]))
            self.known[seat] = list(self.hands[seat])  # M4.4
            self.collections[seat] = [[] for _ in range(5)]
        self.columns = []
        if self.goal_mode == "round":  # M6.1
            self.goals_used = sorted({*self.goals_used, *self.goals})
            self.goals = []

    def result(self, seat: int) -> dict[str, int]:
        """M4.2"""
        collection = self.collections[seat]
        points = sum(value * len(column) for value, column in zip(self.columns, collection, strict=True))
        bonus = sum(BONUS[card] for column in collection for card in column)
        bonus += sum(GOAL_POINTS[goal] for goal in self.goals if self.holds(goal, seat))
        return {"points": points, "bonus": bonus}

    def holds(self, goal: int, seat: int) -> bool:
        """M6.3: whether the condition of a goal (a penalty, too) is met by this seat's collection."""
        collection = self.collections[seat]
        count = count_colours(collection)
        others = [count_colours(self.collections[other]) for other in range(self.n) if other != seat]
        value_under = {COLOUR[column[0]]: self.columns[i] for i, column in enumerate(collection) if column}
        filled = [column for column in collection if column]
        heights = [len(column) for column in filled]
        match goal:
            case 1:
                return count["orange"] in (1, 3)
            case 2:
                return count["blue"] in (2, 4)
            case 3:
                return all(count["pink"] <= other["pink"] for other in others)
            case 4:
                return bool(filled) and COLOUR[filled[-1][0]] == "green"
            case 5:
                return count["purple"] >= 1 and count["purple"] >= count["orange"]
            case 6:
                return len(filled) == 5
            case 7:
                return value_under.get("green") in (4, 5)
            case 8:
                return 3 in heights
            case 9:
                return all(count["purple"] >= other["purple"] for other in others)
            case 10:
                return value_under.get("orange") in (1, 2)
            case 11:
                return len(filled) == 3
            case 12:
                return all(count["blue"] >= count[colour] for colour in CARDS)
            case 13:
                return 4 in heights
            case 14:
                return all(count["pink"] >= other["pink"] for other in others)
        raise AssertionError(goal)

    # What is seen

    def view(self, seat: int | None = None) -> dict[str, Any]:
        def player(other: int) -> dict[str, Any]:
            open_to_viewer = seat is None or seat == other
            return {
                "hand": list(self.hands[other]) if open_to_viewer else len(self.hands[other]),
                "known": list(self.known[other]),
                "chosen": self.chosen[other] if open_to_viewer else None,
                "collection": copy.deepcopy(self.collections[other]),
                "rounds": copy.deepcopy(self.rounds[other]),
            }

        return {
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "actor": self.actor,
            "row": list(self.row),
            "columns": list(self.columns),
            "goals": list(self.goals),
            "goals_used": list(self.goals_used),
            "players": [player(other) for other in range(self.n)],
            "unseen": len(self.stock),
            "scores": list(self.scores),
            "winners": None if self.winners is None else list(self.winners),
        }

    # From a position

    @classmethod
    def position(cls, given: Mapping[str, Any], **options: Any) -> "Reference":
        """A state from a (partial) all-seeing view.

        Left out: `known` is all that is in hand in rounds 2 and 3 (the drawn card counts as played, or
        as not yet drawn); `rounds` is nought for each round before `round`; the rest is as at the start.
        `actor`, `unseen`, `scores` and `winners` are recomputed. The order within row, hand, known and
        goals_used carries no meaning.
        """
        state = cls(**options)
        only_keys(given, KEYS, "a position")
        players = given.get("players", [{} for _ in range(state.n)])
        if not isinstance(players, list) or len(players) != state.n:
            raise ImpossiblePosition(f"A position for {state.n} players lists {state.n} players.")
        state.row = sorted(numbers(given.get("row", []), "row"))
        state.columns = numbers(given.get("columns", []), "columns")
        state.goals = numbers(given.get("goals", []), "goals")
        state.goals_used = sorted(numbers(given.get("goals_used", []), "goals_used"))
        earlier = given.get("round", 1)
        if type(earlier) is not int or not 1 <= earlier <= 3:
            raise ImpossiblePosition("The round is 1, 2 or 3.")
        for seat, player in enumerate(players):
            only_keys(player, PLAYER_KEYS, f"player {seat}")
            state.hands[seat] = sorted(numbers(player.get("hand", []), "hand"))
            chosen = player.get("chosen")
            state.chosen[seat] = None if chosen is None else numbers([chosen], "chosen")[0]
            collection = player.get("collection", [[] for _ in range(5)])
            if not isinstance(collection, list) or len(collection) != 5:
                raise ImpossiblePosition(f"The collection of seat {seat} has five columns.")
            state.collections[seat] = [numbers(column, "collection") for column in collection]
            nought = [{"points": 0, "bonus": 0} for _ in range(earlier - 1)]
            state.rounds[seat] = results(player.get("rounds", nought))
            known_left_out = state.in_hand(seat) if state.round > 1 and state.phase != "over" else []
            state.known[seat] = sorted(numbers(player.get("known", known_left_out), "known"))
        state.check()
        for key, found in (("round", state.round), ("turn", state.turn), ("phase", state.phase)):
            if given.get(key, found) != found:
                raise ImpossiblePosition(f"The {key} is {found!r} by what lies on the table, not {given[key]!r}.")
        return state

    def check(self) -> None:
        """Refuse what no game can reach, as far as the table shows it."""

        def demand(holds: bool, sentence: str) -> None:
            if not holds:
                raise ImpossiblePosition(sentence)

        seats = range(self.n)
        lying = list(self.row)
        for seat in seats:
            lying += itertools.chain(self.in_hand(seat), *self.collections[seat])
        demand(all(card in COLOUR for card in lying), "The number cards are 1 to 60.")
        demand(len(lying) == len(set(lying)), "A number card lies in two places.")
        demand(len({len(rounds) for rounds in self.rounds}) == 1, "All players have finished equally many rounds.")
        demand(len(self.rounds[0]) <= 3, "There are three rounds.")
        phase, size, laid = self.phase, hand_size(self.round), [cards_on(c) for c in self.collections]

        demand(len(self.row) <= self.n, f"The row has {self.n} cards.")
        demand(phase != "row" or self.round == 1, f"The row has {self.n} cards after round 1.")
        demand(sorted(self.columns) in ([], [1, 2, 3, 4, 5]), "The columns are 1 to 5, each once.")
        demand(not self.columns or phase not in ("row", "draw"), f"The columns are not laid in phase {phase}.")
        demand(phase != "over" or (self.columns != [] and len(self.row) == self.n), "Row and columns stay at the end.")
        self.check_goals(demand)

        held = [self.held(seat) for seat in seats]
        if phase in ("choose", "over") or (self.round > 1 and phase in ("columns", "goals")):
            demand(set(held) == {size}, f"Everybody has {size} cards in round {self.round}.")
        elif phase in ("deal", "draw"):
            demand(phase == "deal" or set(held) <= {size - 1, size}, f"Hands grow from {size - 1} to {size}.")
            demand(held == sorted(held, reverse=True) and held[0] - held[-1] <= 1, "Cards come to the seats in turn.")
        else:
            demand(set(held) == {0}, f"No card is dealt in phase {phase}.")

        demand(len(set(laid)) == 1, "All collections have equally many cards.")
        if phase == "over":
            demand(laid[0] == size, "At the end all cards lie in the collections.")
        elif phase == "choose":
            demand(laid[0] < turns(self.round), "With one card left the round is over (M4.1).")
            demand(bool(self.actors), "When all have chosen the cards are revealed (M3.1).")
        else:
            demand(laid[0] == 0, f"Nothing is collected in phase {phase}.")
            demand(self.chosen == [None] * self.n, f"Nobody chooses in phase {phase}.")
        for collection in self.collections:
            colours = [{COLOUR[card] for card in column} for column in collection]
            filled = [column for column in colours if column]
            demand(all(len(column) == 1 for column in filled), "A column has cards of one colour (M3.3).")
            demand(len(set.union(set(), *filled)) == len(filled), "A colour lies in one column (M3.3).")
            demand(colours[: len(filled)] == filled, "Columns are filled from the left (M3.3).")

        for seat in seats:
            known, cards = self.known[seat], self.in_hand(seat)
            demand(len(known) == len(set(known)) and set(known) <= set(cards), "Known cards are in hand, each once.")
            hidden = len(cards) - len(known)
            if self.round == 1 or phase == "over":
                demand(not known, "No hand is known before round 2 or after the end (M4.4).")
            elif laid[seat] == 0:
                drawn = held[seat] - (size - 1)
                demand(hidden == drawn, f"In seat {seat}'s hand {drawn} cards are not known, not {hidden} (M4.4).")
            else:
                demand(hidden <= 1, "Only the drawn card is not known (M4.4).")
        if phase == "over":
            for seat in seats:
                demand(self.rounds[seat][2] == self.result(seat), f"Seat {seat}'s round 3 is {self.result(seat)}.")

    def check_goals(self, demand: Callable[[bool, str], None]) -> None:
        used, opened, earlier = self.goals_used, self.goals, self.round - 1
        demand(all(goal in LETTER for goal in used + opened), "The goals are 1 to 14.")
        if self.goal_mode == "round":
            due = 0 if self.phase in ("row", "draw", "columns") else self.goal_count
            used_up = earlier * self.goal_count
        else:
            due = 0 if self.round == 1 and self.phase in ("row", "columns") else self.goal_count
            used_up = 0
        enough = len(opened) < due if self.phase == "goals" else len(opened) == due
        demand(enough, f"{len(opened)} goals cannot be open in phase {self.phase}.")
        demand(len(used) == len(set(used)) == used_up, f"{used_up} goals were used in earlier rounds, each once.")
        if earlier == 1:
            demand(len({LETTER[goal] for goal in used}) == len(used), "Goals of one round have different letters.")
        before = copy.deepcopy(self)
        before.goals = []
        for goal in opened:
            demand(goal in before.drawable_goals(), f"Goal {goal} cannot be drawn after {before.goals} (M6.2).")
            before.goals.append(goal)


# Small facts


def hand_size(round_: int) -> int:
    """M2.3, M4.3: 7, 8, 9."""
    return 6 + round_


def turns(round_: int) -> int:
    """M4.1: the last card is not played."""
    return hand_size(round_) - 1


def total(entry: dict[str, int]) -> int:
    return entry["points"] + entry["bonus"]


def cards_on(collection: Collection) -> int:
    return sum(map(len, collection))


def count_colours(collection: Collection) -> dict[str, int]:
    return {colour: sum(COLOUR[card] == colour for column in collection for card in column) for colour in CARDS}


def lay(card: int, collection: Collection) -> None:
    """M3.3"""
    for column in collection:
        if column and COLOUR[column[0]] == COLOUR[card]:
            column.append(card)
            return
    next(column for column in collection if not column).append(card)


def is_number(word: str) -> bool:
    return re.fullmatch(r"0|[1-9][0-9]*", word) is not None


def number_card(number: str) -> int:
    if number not in map(str, COLOUR):
        raise Refused("M1.1", f"The number cards are 1 to 60: there is no {number}.")
    return int(number)


def goal_option(goals: str | Mapping[str, int]) -> tuple[str, int]:
    """M6.1"""
    if goals == "none":
        return "none", 0
    if isinstance(goals, Mapping) and len(goals) == 1:
        ((mode, count),) = goals.items()
        fewest = {"round": 1, "game": 3}
        if mode in fewest and type(count) is int and fewest[mode] <= count <= 5:
            return mode, count
    raise ValueError(f"goals is 'none', {{'round': 1…5}} or {{'game': 3…5}}, not {goals!r}.")


def only_keys(given: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(given, Mapping):
        raise ImpossiblePosition(f"{what} is written as keys and values.")
    for key in given:
        if key not in keys:
            raise ImpossiblePosition(f"{key!r} is no key of {what}: {', '.join(keys)}.")


def numbers(given: Any, what: str) -> list[int]:
    if not isinstance(given, list) or any(type(number) is not int for number in given):
        raise ImpossiblePosition(f"{what} is written as whole numbers in an all-seeing position, not {given!r}.")
    return list(given)


def results(given: Any) -> list[dict[str, int]]:
    if not isinstance(given, list):
        raise ImpossiblePosition(f"The finished rounds are a list, not {given!r}.")
    for entry in given:
        if not isinstance(entry, Mapping) or set(entry) != {"points", "bonus"}:
            raise ImpossiblePosition(f"A finished round is points and bonus, not {entry!r}.")
        numbers([entry["points"], entry["bonus"]], "a finished round")
    return [{"points": entry["points"], "bonus": entry["bonus"]} for entry in given]
