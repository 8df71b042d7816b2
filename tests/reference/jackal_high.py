"""Jackal & High, slowly and straight from the clauses of games/jackal_high/rulebook.en.md.

The clause that a refusal names, by what is due (the first line that applies):

======== ==================================================================== ======
phase    refused                                                              clause
======== ==================================================================== ======
over     anything                                                             J9.1
valley   ``valley`` with a number that no animal card has                     J1.1
         anything else that is not an animal card for the Valley              J2.1
row      ``row`` with a card that does not exist or is used up                J1.1
         anything else                                                        J3.1
roll     a die that shows something else than 1…8                             J1.1
         anything else (also too few or too many dice, or not ascending)      J4.2
place    a move of another seat                                               J4.1
         ``reroll``, unless the throw began with one die and is the second
         or third and fewer than three rolls were made                        J4.5
         ``stop`` in a throw that began with one die                          J4.5
         ``stop`` before a die was placed                                     J4.2
         a face that was not rolled                                           J4.2
         a place that the row does not have                                   J3.1
         a card where his sum would exceed the number                         J4.3
         the Valley while it is closed                                        J4.4
         anything else                                                        J4.2
contest  a die that shows something else than 1…8                             J1.1
         anything else                                                        J6.2
pile     a move of another seat                                               J6.4
         ``pile`` with a number that no animal card has                       J1.1
         anything else (also a card that he did not win, ``pile T2``)         J6.4
vultures a die that shows something else than 1…8                             J1.1
         anything else: first roll or all tied (rank "both")                  J7.2
         anything else: a roll-off for one rank (rank "top" or "bottom")      J7.3
======== ==================================================================== ======

Where chance is due, a move that names a seat is refused in the same way.
"""

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from tests.reference import ImpossiblePosition, Refused

ANIMALS = sorted([*range(1, 8), *range(1, 8), *range(9, 22)])  # J1.1
TAKE2 = 4  # J1.1
LUCKY8 = 4  # J1.1
DICE = 3  # J1.1, per player
PHASES = ("valley", "row", "roll", "place", "contest", "pile", "vultures", "over")

Place = dict[str, Any]
Player = dict[str, Any]


def paws(number: int) -> int:
    """J1.2: the least number of eight-sided dice that can show the number."""
    return 1 if number <= 8 else 2 if number <= 16 else 3


def number_of(card: int | str) -> int:
    """J1.4: the Lucky 8 has the number 8."""
    return 8 if card == "L8" else int(card)


@cache
def throws_of(dice: int) -> dict[str, Fraction]:
    """What that many dice can show, sorted, and how likely it is."""
    outcomes = {}
    for faces in combinations_with_replacement(range(1, 9), dice):
        ways = factorial(dice)
        for times in Counter(faces).values():
            ways //= factorial(times)
        outcomes["roll " + " ".join(map(str, faces))] = Fraction(ways, 8**dice)
    return outcomes


class Reference:
    """A game of Jackal & High; at first before its first (chance) action."""

    def __init__(self, players: int = 2, take2_paws: int = 1, stall: int = 10, first: int = 0) -> None:
        if not 2 <= players <= 5:
            raise ValueError(f"Jackal & High is for 2 to 5 players, not {players}.")
        if not 0 <= take2_paws <= 3:
            raise ValueError(f"take2_paws is 0 to 3, not {take2_paws}.")
        if stall < 0:
            raise ValueError(f"stall is 0 (never) or more, not {stall}.")
        if not 0 <= first < players:
            raise ValueError(f"first is a seat from 0 to {players - 1}, not {first}.")
        self.n = players
        self.take2_paws = take2_paws
        self.stall = stall
        self.first = first

        self.round = 1
        self.starter = first  # J2.2
        self.throw = 1
        self.attempt = 1
        self.phase = "valley"
        self.row: list[Place] = [self._empty_place() for _ in range(players + 1)]  # J3.1
        self.valley: dict[str, Any] = {"card": None, "dice": self._no_dice()}
        self.players: list[Player] = [{"rolled": [], "pile": [], "take2": 0, "won": []} for _ in range(players)]
        self.animals = list(ANIMALS)  # the unseen ones
        self.take2 = TAKE2
        self.lucky8 = LUCKY8
        self.stalled = 0

        self.seat: int | None = None
        self.placed: list[str] = []
        self.at: int | str | None = None
        self.rank: str | None = None
        self.seats: list[int] = []
        self.low: list[int] = []

    # ------------------------------------------------------------ what is there

    def _no_dice(self) -> list[list[int]]:
        return [[] for _ in range(self.n)]

    def _empty_place(self) -> Place:
        return {"card": None, "under": 0, "dice": self._no_dice()}

    def _turn_order(self) -> list[int]:
        return [(self.starter + i) % self.n for i in range(self.n)]

    def _in_hand(self, seat: int) -> int:
        on_row = sum(len(place["dice"][seat]) for place in self.row)
        return DICE - on_row - len(self.valley["dice"][seat])

    def _draw_pile(self) -> int:
        return len(self.animals) + self.take2 + self.lucky8

    def _row_is_full(self) -> bool:
        return all(place["card"] is not None for place in self.row)

    def _lucky8_in_row(self) -> bool:
        return any(place["card"] == "L8" for place in self.row)

    def _fits(self, seat: int, face: int, place: Place) -> bool:
        """J4.3"""
        return int(sum(place["dice"][seat])) + face <= number_of(place["card"])

    def _valley_is_open(self, seat: int) -> bool:
        """J4.4: tested once, on the whole throw."""
        if self.placed:
            return self.placed[0].endswith("V")
        rolled = self.players[seat]["rolled"]
        return not any(self._fits(seat, face, place) for face in rolled for place in self.row)

    def _single_die(self, seat: int) -> bool:
        """J4.5: the second or third throw, begun with exactly one die."""
        return self.throw > 1 and self._in_hand(seat) + len(self.placed) == 1

    def _dice_at(self, seat: int) -> int:
        """How many dice the seat rolls in the contest or the Valley."""
        where = self.valley if self.at == "V" else self.row[int(self.at or 0) - 1]
        return len(where["dice"][seat])

    def _due_dice(self) -> int:
        assert self.seat is not None
        return self._in_hand(self.seat) if self.phase == "roll" else self._dice_at(self.seat)

    def _with_dice(self, dice: list[list[int]]) -> list[int]:
        return [seat for seat in self._turn_order() if dice[seat]]

    def _settling_order(self) -> list[int]:
        """J6.2: places from 1 upward, the Lucky 8 last (J6.3)."""
        places = list(range(self.n + 1))
        return sorted(places, key=lambda k: (self.row[k]["card"] == "L8", k))

    @property
    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        return self.seat if self.phase in ("place", "pile") else "chance"

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.actor,) if isinstance(self.actor, int) else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """J9.1, J1.2, J1.3"""
        return tuple(
            sum(map(paws, player["pile"] + player["won"])) + self.take2_paws * player["take2"]
            for player in self.players
        )

    @property
    def winners(self) -> tuple[int, ...] | None:
        """J9.1"""
        if self.phase != "over":
            return None
        standing = [(score, max(self.players[seat]["pile"], default=0)) for seat, score in enumerate(self.scores)]
        return tuple(seat for seat in range(self.n) if standing[seat] == max(standing))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything is open: every seat sees the same."""
        return {
            "round": self.round,
            "starter": self.starter,
            "throw": self.throw,
            "attempt": self.attempt,
            "phase": self.phase,
            "actor": self.actor,
            "row": [
                {"card": place["card"], "under": place["under"], "dice": [list(dice) for dice in place["dice"]]}
                for place in self.row
            ],
            "valley": {"card": self.valley["card"], "dice": [list(dice) for dice in self.valley["dice"]]},
            "players": [
                {
                    "rolled": list(player["rolled"]),
                    "in_hand": self._in_hand(seat),
                    "pile": list(player["pile"]),
                    "take2": player["take2"],
                    "won": list(player["won"]),
                }
                for seat, player in enumerate(self.players)
            ],
            "unseen": {"animals": list(self.animals), "take2": self.take2, "lucky8": self.lucky8},
            "stalled": self.stalled,
            "scores": list(self.scores),
            "winners": None if self.winners is None else list(self.winners),
            "step": {
                "seat": self.seat,
                "placed": list(self.placed),
                "at": self.at,
                "rank": self.rank,
                "seats": list(self.seats),
                "low": list(self.low),
            },
        }

    # ------------------------------------------------------------ what may happen

    def chance(self) -> dict[str, Fraction]:
        """What chance can bring now, with its exact probability."""
        if self.actor != "chance":
            return {}
        if self.phase == "valley":  # J2.1
            return {f"valley {card}": Fraction(k, len(self.animals)) for card, k in Counter(self.animals).items()}
        if self.phase == "row":  # J3.1
            cards: Counter[int | str] = Counter(self.animals)
            cards["T2"] = self.take2
            cards["L8"] = self.lucky8
            return {f"row {card}": Fraction(k, self._draw_pile()) for card, k in cards.items() if k}
        return dict(throws_of(self._due_dice()))  # J4.2, J6.2, J7.2

    def legal(self, seat: int | None = None) -> set[str]:
        if self.actor == "chance":
            return set(self.chance()) if seat is None else set()
        if self.actor is None or seat not in (None, self.actor):
            return set()
        assert isinstance(self.actor, int)
        if self.phase == "pile":  # J6.4
            return {f"pile {card}" for card in self.players[self.actor]["won"]}
        return self._placings(self.actor)

    def _placings(self, seat: int) -> set[str]:
        moves = set()
        for face in self.players[seat]["rolled"]:
            if self._valley_is_open(seat):  # J4.4
                moves.add(f"{face}>V")
                continue
            for k, place in enumerate(self.row, start=1):  # J4.3
                if self._fits(seat, face, place):
                    moves.add(f"{face}>{k}")
        if self.placed:  # J4.2
            moves.add("stop")
        if self._single_die(seat) and self.attempt < 3:  # J4.5
            moves.add("reroll")
        return moves

    # ------------------------------------------------------------ what happens

    def play(self, text: str, seat: int | None = None) -> None:
        wanted = " ".join(text.split()).lower()
        for move in self.legal(seat):
            if move.lower() == wanted:
                self._happen(move)
                return
        raise Refused(*self._why_not(wanted, seat))

    def _why_not(self, text: str, seat: int | None) -> tuple[str, str]:
        """The clause and the sentence of a refusal; see the table at the top."""
        card = re.fullmatch(r"(valley|row|pile) (t2|l8|[1-9]\d*)", text)
        sort = card[1] if card else None
        name = card[2].upper() if card else ""
        number = int(name) if name.isdigit() else None
        rolled = [int(face) for face in text.split()[1:]] if re.fullmatch(r"roll( \d+)+", text) else []

        if self.phase == "over":
            return "J9.1", "The game is over."
        if self.phase == "valley":
            if sort == "valley" and number is not None and number not in ANIMALS:
                return "J1.1", f"There is no animal card {name}."
            return "J2.1", "First an animal card is laid face up in the Vulture Valley."
        if self.phase == "row":
            if sort == "row" and number is not None and number not in ANIMALS:
                return "J1.1", f"There is no animal card {name}."
            if sort == "row" and seat is None:
                return "J1.1", f"No {name} is left in the draw pile."
            return "J3.1", "First the row is filled from the draw pile."
        if self.phase in ("roll", "contest", "vultures") and any(not 1 <= face <= 8 for face in rolled):
            return "J1.1", "A die shows 1 to 8."
        if self.phase == "roll":
            return "J4.2", f"A throw of {self._due_dice()} dice is due."
        if self.phase == "contest":
            return "J6.2", f"A contest for a card is going on: {self._due_dice()} dice are rolled next."
        if self.phase == "vultures":
            clause = "J7.2" if self.rank == "both" else "J7.3"
            return clause, f"The Vulture Valley is being settled: {self._due_dice()} dice are rolled next."
        assert self.seat is not None
        if self.phase == "pile":
            if seat not in (None, self.seat):
                return "J6.4", f"Player {self.seat + 1} is putting his won cards on his pile."
            if sort == "pile" and number is not None and number not in ANIMALS:
                return "J1.1", f"There is no animal card {name}."
            return "J6.4", "One of the animal cards won this round goes on the pile."
        if seat not in (None, self.seat):
            return "J4.1", f"It is player {self.seat + 1}'s throw."
        return self._why_not_place(text, self.seat)

    def _why_not_place(self, text: str, seat: int) -> tuple[str, str]:
        if text == "reroll":
            if not self._single_die(seat):
                return "J4.5", "Only a single die in the second or third throw is rolled again."
            return "J4.5", "The single die has been rolled three times; now it is placed."
        if text == "stop":
            if self._single_die(seat):
                return "J4.5", "A single die is placed; placing it is stopping."
            return "J4.2", "At least one die of a throw is placed."
        placing = re.fullmatch(r"(0|[1-9]\d*)>(v|0|[1-9]\d*)", text)
        if not placing:
            return "J4.2", "The dice just rolled are placed."
        face = int(placing[1])
        if face not in self.players[seat]["rolled"]:
            return "J4.2", f"No die that was just rolled shows {face}."
        if placing[2] == "v":
            return "J4.4", "A die of this throw fits on a card, so the Vulture Valley is closed for this throw."
        k = int(placing[2])
        if not 1 <= k <= self.n + 1:
            return "J3.1", f"The row has places 1 to {self.n + 1}."
        return "J4.3", f"The dice there would exceed {number_of(self.row[k - 1]['card'])}."

    def _happen(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "valley":
            self.valley["card"] = int(rest[0])
            self.animals.remove(int(rest[0]))
            self._fill_row()
        elif verb == "row":
            self._lay(rest[0])
        elif verb == "roll":
            self._roll([int(face) for face in rest])
        elif verb == "reroll":
            self._reroll()
        elif verb == "stop":
            self._end_throw()
        elif verb == "pile":
            self._put_on_pile(int(rest[0]))
        else:
            self._place(move)

    # J3: the row

    def _fill_row(self) -> None:
        if self._row_is_full():
            self._start_throws()
        elif self._draw_pile() == 0:  # J3.4
            self._end_game()
        else:
            self.phase = "row"

    def _next_place(self) -> Place:
        """J3.2: first the empty places from 1 upward, then the uncovered Take 2s."""
        for place in self.row:
            if place["card"] is None and place["under"] == 0:
                return place
        for place in self.row:
            if place["card"] is None:
                return place
        raise AssertionError("the row is full")

    def _lay(self, card: str) -> None:
        place = self._next_place()
        if card == "T2":
            self.take2 -= 1
            place["under"] += 1  # J3.2
        elif card == "L8":
            self.lucky8 -= 1
            if not self._lucky8_in_row():  # J3.3: otherwise it is out of the game
                place["card"] = "L8"
        else:
            self.animals.remove(int(card))
            place["card"] = int(card)
        self._fill_row()

    # J4: throws

    def _start_throws(self) -> None:
        self.throw = 1
        self._due_throw(self.starter)  # J4.1

    def _due_throw(self, seat: int) -> None:
        self.phase = "roll"
        self.seat = seat
        self.attempt = 1

    def _roll(self, faces: list[int]) -> None:
        assert self.seat is not None
        self.players[self.seat]["rolled"] = sorted(faces)
        if self.phase == "roll":
            self.phase = "place"
            return
        waiting = [seat for seat in self.seats if not self.players[seat]["rolled"]]
        if waiting:
            self.seat = waiting[0]
        elif self.phase == "contest":
            self._decide_contest()
        else:
            self._decide_valley()

    def _reroll(self) -> None:
        """J4.5"""
        assert self.seat is not None
        self.players[self.seat]["rolled"] = []
        self.attempt += 1
        self.phase = "roll"

    def _place(self, move: str) -> None:
        assert self.seat is not None
        face, where = move.split(">")
        there = self.valley if where == "V" else self.row[int(where) - 1]
        self.players[self.seat]["rolled"].remove(int(face))
        there["dice"][self.seat] = sorted([*there["dice"][self.seat], int(face)])
        self.placed.append(move)
        if not self.players[self.seat]["rolled"]:
            self._end_throw()

    def _end_throw(self) -> None:
        assert self.seat is not None
        self.players[self.seat]["rolled"] = []
        self.placed = []
        order = self._turn_order()
        to_come = order[order.index(self.seat) + 1 :]
        for throw in (self.throw, self.throw + 1):  # J4.1
            for seat in to_come:
                if self._in_hand(seat) > 0:
                    self.throw = throw
                    self._due_throw(seat)
                    return
            to_come = order
        self._end_placing()

    # J5: the end of the round

    def _end_placing(self) -> None:
        self.seat = None
        self.attempt = 1
        for place in self.row:
            for seat in range(self.n):
                if sum(place["dice"][seat]) != number_of(place["card"]):  # J5.1
                    self.valley["dice"][seat] = sorted(self.valley["dice"][seat] + place["dice"][seat])
                    place["dice"][seat] = []
        self._settle_row()

    # J6: winning cards

    def _settle_row(self) -> None:
        for k in self._settling_order():
            claimants = self._with_dice(self.row[k]["dice"])
            if len(claimants) > 1:  # J6.2
                self.phase = "contest"
                self.at = k + 1
                self.rank = "card"
                self._due_rolls(claimants)
                return
            if len(claimants) == 1:  # J6.1
                self._win(k, claimants[0])
        self._order_piles()

    def _due_rolls(self, seats: list[int]) -> None:
        for player in self.players:
            player["rolled"] = []
        self.seats = seats
        self.seat = seats[0]

    def _results(self) -> dict[int, tuple[int, int]]:
        """J6.2: the highest sum, then the fewest dice."""
        return {seat: (sum(self.players[seat]["rolled"]), -len(self.players[seat]["rolled"])) for seat in self.seats}

    def _decide_contest(self) -> None:
        results = self._results()
        best = [seat for seat in self.seats if results[seat] == max(results.values())]
        if len(best) > 1:  # J6.2
            self._due_rolls(best)
            return
        assert isinstance(self.at, int)
        k = self.at - 1
        self._no_rolls_due()
        self._win(k, best[0])
        self._settle_row()

    def _no_rolls_due(self) -> None:
        for player in self.players:
            player["rolled"] = []
        self.seat = None
        self.at = None
        self.rank = None
        self.seats = []
        self.low = []

    def _win(self, k: int, seat: int) -> None:
        lucky = self.row[k]["card"] == "L8"
        self._take(k, seat)
        if lucky:  # J6.3: all that nobody won
            for other in range(self.n + 1):
                if self.row[other]["card"] is not None:
                    self._take(other, seat)

    def _take(self, k: int, seat: int) -> None:
        card = self.row[k]["card"]
        if card != "L8":  # J1.4
            self.players[seat]["won"] = sorted([*self.players[seat]["won"], card])
        self.players[seat]["take2"] += self.row[k]["under"]  # J6.1
        self.row[k] = self._empty_place()

    def _order_piles(self) -> None:
        """J6.4"""
        for seat in self._turn_order():
            player = self.players[seat]
            if len(set(player["won"])) > 1:
                self.phase = "pile"
                self.seat = seat
                return
            player["pile"] += player["won"]
            player["won"] = []
        self.seat = None
        self._settle_valley()

    def _put_on_pile(self, card: int) -> None:
        assert self.seat is not None
        self.players[self.seat]["won"].remove(card)
        self.players[self.seat]["pile"].append(card)
        self._order_piles()

    # J7: the Valley

    def _settle_valley(self) -> None:
        seats = self._with_dice(self.valley["dice"])
        if len(seats) > 1:  # J7.2
            self.phase = "vultures"
            self.at = "V"
            self.rank = "both"
            self._due_rolls(seats)
            return
        if len(seats) == 1:  # J7.1
            if self.valley["card"] is not None:
                self._take_from_valley(seats[0])
            else:
                self._put_into_valley(seats[0])
        self._end_round()

    def _take_from_valley(self, seat: int) -> None:
        self.players[seat]["pile"].append(self.valley["card"])
        self.valley["card"] = None

    def _put_into_valley(self, seat: int) -> None:
        if self.players[seat]["pile"]:
            self.valley["card"] = self.players[seat]["pile"].pop()

    def _decide_valley(self) -> None:
        results = self._results()
        top = [seat for seat in self.seats if results[seat] == max(results.values())]
        bottom = [seat for seat in self.seats if results[seat] == min(results.values())]
        if self.rank == "bottom":
            self._settle_bottom(bottom)
        elif self.rank == "top":
            if len(top) > 1:  # J7.3
                self._due_rolls(top)
            else:
                self._take_from_valley(top[0])
                self._settle_bottom(self.low)
        elif top == bottom:  # J7.3: all are tied
            self._due_rolls(top)
        elif self.valley["card"] is None:  # J7.3: the top is not rolled off
            self._settle_bottom(bottom)
        elif len(top) > 1:  # J7.3
            self.rank = "top"
            self.low = bottom
            self._due_rolls(top)
        else:
            self._take_from_valley(top[0])
            self._settle_bottom(bottom)

    def _settle_bottom(self, bottom: list[int]) -> None:
        if len(bottom) > 1:  # J7.3
            self.rank = "bottom"
            self.low = []
            self._due_rolls(bottom)
            return
        self._no_rolls_due()
        self._put_into_valley(bottom[0])
        self._end_round()

    # J8, J9: the next round or the end

    def _end_round(self) -> None:
        self.valley["dice"] = self._no_dice()  # J8.1
        self.stalled = self.stalled + 1 if self._row_is_full() else 0  # J9.3
        self.round += 1
        self.starter = (self.starter + 1) % self.n  # J2.2
        self.throw = 1
        nothing_more_comes = self._draw_pile() == 0  # J9.2
        stalled_out = self.stall > 0 and self.stalled >= self.stall  # J9.3
        if nothing_more_comes or stalled_out:
            self._end_game()
        else:
            self._fill_row()

    def _end_game(self) -> None:
        self.phase = "over"

    # ------------------------------------------------------------ positions written by hand

    @classmethod
    def position(cls, given: dict[str, Any], players: int = 2, **options: Any) -> "Reference":
        """The state that a (partial) all-seeing view describes."""
        state = cls(players, **options)
        state._read(given)
        state._read_step(given.get("step", {}))
        state._check_cards()
        state._check_dice()
        state._check_phase()
        return state

    def _read(self, given: dict[str, Any]) -> None:
        require(set(given) <= set(self.view()), f"A position has no keys {sorted(set(given) - set(self.view()))}.")
        self.phase = given.get("phase", "valley")
        require(self.phase in PHASES, f"There is no phase {self.phase!r}.")

        if "round" in given:
            self.round = given["round"]
        elif "starter" in given:  # J2.2: the first round that he starts
            self.round = 1 + (given["starter"] - self.first) % self.n
        require(self.round >= 1, "Rounds are counted from 1.")
        self.starter = (self.first + self.round - 1) % self.n
        require(given.get("starter", self.starter) == self.starter, "Another seat starts that round (J2.2).")

        self.throw = given.get("throw", 1)
        self.attempt = given.get("attempt", 1)
        self.stalled = given.get("stalled", 0)
        require(self.throw in (1, 2, 3), "There are three throws.")
        require(self.attempt in (1, 2, 3), "There are three attempts.")
        require(self.stalled >= 0, "stalled is a count.")

        if "row" in given:
            require(len(given["row"]) == self.n + 1, f"The row has {self.n + 1} places (J3.1).")
            self.row = [{**self._empty_place(), **place} for place in given["row"]]
            require(all(set(place) == set(self._empty_place()) for place in self.row), "A place has a strange key.")
        self.valley = {"card": None, "dice": self._no_dice(), **given.get("valley", {})}
        require(set(self.valley) == {"card", "dice"}, "The Valley has a strange key.")
        for where in [*self.row, self.valley]:
            require(len(where["dice"]) == self.n, "Dice are listed for every seat.")
            where["dice"] = [sorted(dice) for dice in where["dice"]]

        if "players" in given:
            require(len(given["players"]) == self.n, f"There are {self.n} players.")
            for seat, written in enumerate(given["players"]):
                self._read_player(seat, written)

        self.take2 = TAKE2 - sum(p["under"] for p in self.row) - sum(p["take2"] for p in self.players)
        self.lucky8 = LUCKY8 - sum(place["card"] == "L8" for place in self.row)
        self._read_unseen(given.get("unseen", {}))

    def _read_player(self, seat: int, written: dict[str, Any]) -> None:
        keys = {"rolled", "in_hand", "pile", "take2", "won"}
        require(set(written) <= keys, "A player has a strange key.")
        player = self.players[seat]
        player["rolled"] = sorted(written.get("rolled", []))
        player["pile"] = list(written.get("pile", []))
        player["take2"] = written.get("take2", 0)
        player["won"] = sorted(written.get("won", []))
        in_hand = self._in_hand(seat)
        require(written.get("in_hand", in_hand) == in_hand, f"Player {seat + 1} has {in_hand} dice in hand.")

    def _read_unseen(self, written: dict[str, Any]) -> None:
        require(set(written) <= {"animals", "take2", "lucky8"}, "unseen has a strange key.")
        for card in self._animals_seen():
            require(card in self.animals, f"There are not so many animal cards {card} (J1.1).")
            self.animals.remove(card)
        require(sorted(written.get("animals", self.animals)) == self.animals, "Other animal cards are unseen.")
        require(written.get("take2", self.take2) == self.take2, f"{self.take2} Take 2 are unseen.")
        left = written.get("lucky8", self.lucky8)  # the others may be out of the game
        require(0 <= left <= self.lucky8, f"At most {self.lucky8} Lucky 8 are unseen.")
        self.lucky8 = left

    def _animals_seen(self) -> list[int]:
        cards = [place["card"] for place in self.row if place["card"] not in (None, "L8")]
        if self.valley["card"] is not None:
            cards.append(self.valley["card"])
        for player in self.players:
            cards += player["pile"] + player["won"]
        return cards

    def _read_step(self, written: dict[str, Any]) -> None:
        """What is left out: the first seat that fits is meant."""
        keys = {"seat", "placed", "at", "rank", "seats", "low"}
        require(set(written) <= keys, "step has a strange key.")
        if self.phase in ("roll", "place"):
            self.placed = list(written.get("placed", []))
            self.seat = written.get("seat", self._first_thrower())
            if self.phase == "place" and self.throw == 1 and "placed" not in written and self.seat is not None:
                self.placed = self._all_placed(self.seat)
        elif self.phase == "pile":
            choosing = [seat for seat in self._turn_order() if len(set(self.players[seat]["won"])) > 1]
            self.seat = written.get("seat", choosing[0] if choosing else None)
        elif self.phase in ("contest", "vultures"):
            self._read_rolls(written)
        for key, value in written.items():
            require(value == getattr(self, key), f"step: {key} is {getattr(self, key)}, not {value}.")

    def _first_thrower(self) -> int | None:
        for seat in self._turn_order():
            if self.phase == "place" and self.players[seat]["rolled"]:
                return seat
            if self.phase == "roll" and self._may_be_due(seat):
                return seat
        return None

    def _all_placed(self, seat: int) -> list[str]:
        """In the first throw, all dice that lie somewhere were placed in it."""
        texts = [f"{face}>{k}" for k, place in enumerate(self.row, start=1) for face in place["dice"][seat]]
        return texts + [f"{face}>V" for face in self.valley["dice"][seat]]

    def _may_be_due(self, seat: int) -> bool:
        """J4.1, J4.2: everybody before him has thrown, everybody after him has not."""
        order = self._turn_order()
        turn = order.index(seat)
        begun_with = self._in_hand(seat) + len(self.placed)
        if begun_with < 1 or (self.attempt > 1 and not (self.throw > 1 and begun_with == 1)):
            return False
        before = all(self._in_hand(other) <= DICE - self.throw for other in order[:turn])
        to_come = [begun_with, *(self._in_hand(other) for other in order[turn + 1 :])]
        if self.throw == 1:
            return before and all(dice == DICE for dice in to_come)
        return before and all(dice <= DICE + 1 - self.throw for dice in to_come)

    def _read_rolls(self, written: dict[str, Any]) -> None:
        if self.phase == "contest":
            contested = [k for k in self._settling_order() if len(self._with_dice(self.row[k]["dice"])) > 1]
            self.at = contested[0] + 1 if contested else None
            self.rank = "card"
            claimants = self._with_dice(self.row[contested[0]]["dice"]) if contested else []
        else:
            self.at = "V"
            self.rank = written.get("rank", "both")
            claimants = self._with_dice(self.valley["dice"])
        self.seats = list(written.get("seats", claimants))
        self.low = list(written.get("low", []))
        in_order = [seat for seat in claimants if seat in self.seats]
        require(self.seats == in_order and len(in_order) > 1, "At least two who have dice there roll, in turn order.")
        waiting = [seat for seat in self.seats if not self.players[seat]["rolled"]]
        require(bool(waiting), "All have rolled already.")
        self.seat = waiting[0]
        if self.seats != claimants:
            require(len({self._dice_at(seat) for seat in self.seats}) == 1, "Only equal numbers of dice are tied.")

    def _check_cards(self) -> None:
        for place in self.row:
            card = place["card"]
            require(card is None or card == "L8" or card in ANIMALS, f"There is no card {card} for the row.")
            require(place["under"] >= 0, "under is a count.")
        require(all(player["take2"] >= 0 for player in self.players), "take2 is a count.")
        require(self.take2 >= 0, "There are four Take 2 (J1.1).")
        require(sum(place["card"] == "L8" for place in self.row) <= 1, "At most one Lucky 8 is in the row (J3.3).")

        empty = [k for k, place in enumerate(self.row) if place["card"] is None and place["under"] == 0]
        bare = [k for k, place in enumerate(self.row) if place["card"] is None and place["under"] > 0]
        if self.phase in ("roll", "place"):
            require(not empty and not bare, "Dice are thrown when the row is full (J3.1).")
        if self.phase in ("contest", "pile", "vultures"):
            require(not bare, "A Take 2 is covered before dice are thrown (J3.2).")
        if self.phase == "row":
            require(bool(empty or bare), "The row is full.")
            require(self._draw_pile() > 0, "The row cannot be filled: the game is over (J3.4).")
        if self.phase in ("row", "over"):
            require(not (empty and bare) or max(bare) < min(empty), "Places are filled from 1 upward (J3.2).")
            stacked = [k for k in bare if self.row[k]["under"] > 1]
            require(not stacked or (not empty and stacked == bare[:1]), "Take 2s are covered from 1 upward (J3.2).")

        won = sum(len(player["won"]) for player in self.players)
        require(self.phase in ("contest", "pile") or won == 0, "Won cards are on the piles by now (J6.4).")
        require(won <= len(empty), "Won cards leave their places empty.")

    def _check_dice(self) -> None:
        for seat, player in enumerate(self.players):
            faces = [face for where in [*self.row, self.valley] for face in where["dice"][seat]] + player["rolled"]
            require(all(1 <= face <= 8 for face in faces), "A die shows 1 to 8 (J1.1).")
            require(self._in_hand(seat) >= 0, "A player has three dice (J1.1).")
            for place in self.row:
                if place["dice"][seat]:
                    require(place["card"] is not None, "Dice lie on cards.")
                    total, number = sum(place["dice"][seat]), number_of(place["card"])
                    require(total <= number, "Dice exceed the number of their card (J4.3).")
                    require(self.phase != "contest" or total == number, "Those dice are in the Valley by now (J5.1).")
        on_row = any(self._with_dice(place["dice"]) for place in self.row)
        in_valley = bool(self._with_dice(self.valley["dice"]))
        require(self.phase in ("roll", "place", "contest") or not on_row, "No dice are on the row in this phase.")
        require(self.phase not in ("valley", "row", "over") or not in_valley, "No dice are in the Valley yet.")

    def _check_phase(self) -> None:
        rolled = [seat for seat in self._turn_order() if self.players[seat]["rolled"]]
        stalled_out = self.stall > 0 and self.stalled >= self.stall
        if self.phase not in ("roll", "place"):
            require(self.attempt == 1, "Attempts are counted during throws only (J4.5).")
        if self.phase in ("valley", "row", "roll", "pile", "over"):
            require(not rolled, "Nothing has been rolled in this phase.")
        if self.phase == "over":
            require(stalled_out or self._draw_pile() == 0, "The game is not over: cards are left (J9.1).")
            return
        require(not stalled_out, "The game is over (J9.3).")
        if self.phase == "valley":
            untouched = len(self.animals) == len(ANIMALS) and self.take2 == TAKE2 and self.lucky8 == LUCKY8
            require(self.round == 1 and self.stalled == 0 and untouched, "The game has begun (J2.1).")
        elif self.phase == "row":
            require(self.stalled == 0, "A card left the row: no round is stalled (J9.3).")
        elif self.phase in ("roll", "place"):
            self._check_throw(rolled)
        elif self.phase == "contest":
            self._check_contest(rolled)
        elif self.phase == "pile":
            self._check_pile()
        else:
            self._check_valley(rolled)

    def _check_throw(self, rolled: list[int]) -> None:
        require(self.seat in range(self.n), "Nobody can be due in this throw.")
        assert self.seat is not None
        require(self._may_be_due(self.seat), f"Player {self.seat + 1} cannot be due in this throw (J4.1).")
        if self.phase == "roll":
            require(not self.placed, "Nothing is placed before the throw.")
            return
        require(rolled == [self.seat], f"Only player {self.seat + 1} has rolled.")
        require(
            len(self.players[self.seat]["rolled"]) == self._in_hand(self.seat),
            "All dice in hand have been rolled (J4.2).",
        )
        missing = Counter(self.placed) - Counter(self._all_placed(self.seat))
        require(not missing, f"These placements are not on the table: {sorted(missing)}.")
        kinds = {text.endswith("V") for text in self.placed}
        require(len(kinds) < 2, "A throw goes to cards or to the Valley, not to both (J4.4).")
        if kinds == {True}:
            throw = self.players[self.seat]["rolled"] + [int(text.split(">")[0]) for text in self.placed]
            fitting = any(self._fits(self.seat, face, place) for face in throw for place in self.row)
            require(not fitting, "A die of this throw fits on a card, so none of it is in the Valley (J4.4).")

    def _check_contest(self, rolled: list[int]) -> None:
        assert isinstance(self.at, int)
        order = self._settling_order()
        for k in order[: order.index(self.at - 1)]:
            require(not self._with_dice(self.row[k]["dice"]), f"Place {k + 1} is settled before (J6.2).")
        self._check_rolls(rolled)
        require(not self.low, "Nobody waits during a contest.")

    def _check_rolls(self, rolled: list[int]) -> None:
        assert self.seat is not None
        require(rolled == self.seats[: self.seats.index(self.seat)], "Dice are rolled in turn order (J6.2).")
        for seat in rolled:
            require(len(self.players[seat]["rolled"]) == self._dice_at(seat), "All dice there are rolled (J6.2).")

    def _check_pile(self) -> None:
        require(self.seat in range(self.n), "Nobody has a choice (J6.4).")
        assert self.seat is not None
        require(len(set(self.players[self.seat]["won"])) > 1, f"Player {self.seat + 1} has no choice (J6.4).")
        order = self._turn_order()
        for seat in order[: order.index(self.seat)]:
            require(not self.players[seat]["won"], f"Player {seat + 1} is first to pile his cards (J6.4).")

    def _check_valley(self, rolled: list[int]) -> None:
        self._check_rolls(rolled)
        present = self._with_dice(self.valley["dice"])
        others = [seat for seat in present if seat not in self.seats]
        require(self.rank in ("both", "top", "bottom"), f"There is no rank {self.rank!r} in the Valley.")
        if self.rank == "both":
            require(not others, "Everybody with dice in the Valley rolls (J7.2).")
        else:
            require(bool(others), "If all are tied, one roll settles both (J7.3).")
        if self.rank == "top":
            require(self.valley["card"] is not None, "Without a card the top is not rolled off (J7.3).")
            waiting = [seat for seat in others if seat in self.low]
            require(self.low == waiting and bool(waiting), "low lists who is lowest, in turn order (J7.3).")
            require(len({self._dice_at(seat) for seat in self.low}) == 1, "Only equal numbers of dice are tied.")
        else:
            require(not self.low, "Nobody waits for the bottom (J7.3).")
        if self.rank == "bottom":
            require(self.valley["card"] is None, "The card is taken before the bottom is rolled off (J7.3).")


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise ImpossiblePosition(sentence)
