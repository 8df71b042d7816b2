"""8-28, straight from the rules: slow, plain, and independent of the engine."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.reference import ImpossiblePosition, Refused

Card = int | str  # 1 … 10, or "A" for 1/11 (E1.2)
Gems = dict[str, int]  # {"blue": …, "red": …}

# E1.1
BOX: Gems = {"blue": 55, "red": 15}

# E1.2
DECKS: dict[str, dict[Card, int]] = {
    "zoch": {1: 15, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 4, 9: 3, 10: 3, "A": 8},
    "reviewer": {1: 16, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 3, "A": 8},
}

PHASES = ("deal", "offer", "draw", "choose", "over")
DUE_CLAUSE = {"deal": "E2.1", "offer": "E3.2", "draw": "E3.2", "choose": "E4.4", "over": "E5.1"}

VIEW_KEYS = {
    "round", "phase", "giver", "actor", "due", "taken", "final",
    "supply", "pot", "aside", "players", "scores", "winners",
}  # fmt: skip
PLAYER_KEYS = {"hidden", "shown", "out", "passed", "gems", "plays_for"}


def totals(cards: list[Card]) -> set[int]:
    """E1.3: everything that a hand can count, each A as 1 or as 11."""
    reached = {0}
    for card in cards:
        worths = (1, 11) if card == "A" else (int(card),)
        reached = {total + worth for total in reached for worth in worths}
    return reached


def value(gems: Gems) -> int:
    return gems["blue"] + 2 * gems["red"]  # E5.2


def shares(gems: Gems, heads: int) -> list[Gems]:
    """E4.2 and E4.6: equal values, as large as the gems allow; then most reds, spread evenly, the odd ones first."""
    for each in range(value(gems) // heads, -1, -1):
        for reds in range(min(gems["red"], heads * (each // 2)), -1, -1):
            blues = heads * each - 2 * reds
            if blues > gems["blue"]:
                continue
            mine = [reds // heads + (1 if i < reds % heads else 0) for i in range(heads)]
            return [{"blue": each - 2 * red, "red": red} for red in mine]
    raise AssertionError("nothing each is always possible")


@dataclass
class Player:
    hidden: Card | None = None
    shown: list[Card] = field(default_factory=list)
    passed: bool = False
    gems: Gems = field(default_factory=lambda: {"blue": 0, "red": 0})
    plays_for: int | None = None

    @property
    def out(self) -> bool:
        return min(totals(self.shown)) >= 28  # E3.4

    @property
    def hand(self) -> list[Card]:
        return self.shown if self.hidden is None else [self.hidden, *self.shown]


class Reference:
    """A game of 8-28.

    Why a move is refused:

    ======  ==========================================================================================
    E1.2    the card that chance is to bring does not exist or is used up
    E2.1    during the deal: anything but ``deal CARD``, or a seat that acts
    E3.2    during the offer: anything but ``take`` or ``pass``, or a seat that acts out of turn
    E3.2    while the taken card is turned up: anything but ``draw CARD``, or a seat that acts
    E3.3    ``take`` or ``pass`` by a seat whose pass is final (option ``pass_is_final``)
    E3.4    ``take`` or ``pass`` by a seat that is out
    E4.4    while players choose: anything but ``for 8`` or ``for 28``, or a seat that acts out of turn
    E5.1    anything after the last round
    ======  ==========================================================================================

    The sort of the move is looked at first, then who makes it, then the card.
    """

    def __init__(
        self,
        players: int,
        first: int = 0,
        deck: str = "zoch",
        pass_is_final: bool = False,
        low_plays_28: bool = True,
    ) -> None:
        if not 3 <= players <= 6:
            raise ValueError(f"8-28 is for 3 to 6 players, not {players}.")
        if not 0 <= first < players:
            raise ValueError(f"There is no seat {first} at a table of {players}.")
        if deck not in DECKS:
            raise ValueError(f"There is no deck {deck!r}; there are {', '.join(DECKS)}.")
        self.n = players
        self.deck = deck
        self.pass_is_final = pass_is_final
        self.low_plays_28 = low_plays_28

        self.round = 1
        self.phase = "deal"
        self.giver = first  # E2.2
        self.due: int | None = (first + 1) % players  # E2.1
        self.taken = False
        self.supply: Gems = dict(BOX)
        self.pot: Gems = {"blue": 0, "red": 0}
        self.aside: Gems = {"blue": 0, "red": 0}
        self.players = [Player() for _ in range(players)]

    # Who is who, and what lies where

    @property
    def actor(self) -> int | str | None:
        return "chance" if self.phase in ("deal", "draw") else self.due

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.due,) if self.phase in ("offer", "choose") and self.due is not None else ()

    @property
    def final(self) -> bool:
        return self.supply["red"] < BOX["red"]  # E5.1: a red gem leaves the supply only for the middle

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(value(player.gems) for player in self.players)  # E5.2

    @property
    def winners(self) -> tuple[int, ...] | None:
        if self.phase != "over":
            return None
        return tuple(seat for seat in range(self.n) if self.scores[seat] == max(self.scores))  # E5.2, E5.3

    def from_left(self) -> list[int]:
        """The order of an action B and of the deal: the giver's left first, himself last (E2.1, E3.2)."""
        return [(self.giver + 1 + i) % self.n for i in range(self.n)]

    def from_giver(self) -> list[int]:
        """The order of the choices and of the odd reds: the last giver first (E4.4, E4.6)."""
        return [(self.giver + i) % self.n for i in range(self.n)]

    def takes_part(self, seat: int) -> bool:
        """May still be offered a card in this round (E3.3, E3.4)."""
        return not self.players[seat].out and not self.players[seat].passed

    def pile(self) -> Counter[Card]:
        pile = Counter(DECKS[self.deck])
        for player in self.players:
            pile.subtract(player.hand)
        return pile

    def best(self, seat: int, goal: int) -> int | None:
        """The total with which the seat plays for the goal, None if it cannot (E4.3, E4.5)."""
        lowest = 9 if goal == 28 and not self.low_plays_28 else 0
        fitting = [total for total in totals(self.players[seat].hand) if lowest <= total <= goal]
        return max(fitting, default=None)

    def goals(self, seat: int) -> list[int]:
        return [goal for goal in (8, 28) if self.best(seat, goal) is not None]

    def direct_hits(self) -> list[int]:
        return [seat for seat in self.from_giver() if {8, 28} <= totals(self.players[seat].hand)]  # E4.8

    # Moves

    def legal(self, seat: int | None = None) -> set[str]:
        if self.phase in ("deal", "draw"):
            return set(self.chance()) if seat is None else set()
        if self.phase == "over" or seat not in (None, self.due):
            return set()
        return {"take", "pass"} if self.phase == "offer" else {"for 8", "for 28"}

    def chance(self) -> dict[str, Fraction]:
        if self.phase not in ("deal", "draw"):
            return {}
        pile = self.pile()
        return {f"{self.phase} {card}": Fraction(n, pile.total()) for card, n in pile.items() if n > 0}

    def play(self, text: str, seat: int | None = None) -> None:
        words = text.lower().split()
        self._refuse(words, seat)
        if self.phase == "deal":
            self._deal(_card(words[1]))
        elif self.phase == "draw":
            self._draw(_card(words[1]))
        elif self.phase == "offer":
            self._answer(words == ["take"])
        else:
            self._choose(int(words[1]))

    def _refuse(self, words: list[str], seat: int | None) -> None:
        """Raise Refused unless the move is legal; changes nothing."""
        clause = DUE_CLAUSE[self.phase]
        if self.phase == "over":
            raise Refused(clause, "The game is over: the round of the first red gem was the last.")
        if self.phase in ("deal", "draw"):
            if len(words) != 2 or words[0] != self.phase:
                raise Refused(clause, f"A card is due: `{self.phase} CARD`.")
            if seat is not None:
                raise Refused(clause, "The card comes by chance, no player picks it.")
            if words[1].upper() not in {str(card) for card, left in self.pile().items() if left > 0}:
                raise Refused("E1.2", f"There is no card {words[1].upper()} in the pile.")
            return
        if self.phase == "offer" and words not in (["take"], ["pass"]):
            raise Refused(clause, "A card is on offer: `take` or `pass`.")
        if self.phase == "choose" and words not in (["for", "8"], ["for", "28"]):
            raise Refused(clause, "The choice is between `for 8` and `for 28`.")
        if seat is None or seat == self.due:
            return
        if self.phase == "offer" and 0 <= seat < self.n:
            if self.players[seat].out:
                raise Refused("E3.4", f"Seat {seat} shows 28 or more and takes no further part in the round.")
            if self.players[seat].passed:
                raise Refused("E3.3", f"Seat {seat} has passed, and a pass is final.")
        raise Refused(clause, f"It is the turn of seat {self.due}, not of seat {seat}.")

    def _due_player(self) -> Player:
        assert self.due is not None
        return self.players[self.due]

    def _deal(self, card: Card) -> None:
        self._due_player().hidden = card
        without = [seat for seat in self.from_left() if self.players[seat].hidden is None]
        if without:
            self.due = without[0]
        else:
            self._action_a()

    def _action_a(self) -> None:
        for colour in ("blue", "red"):  # E3.1
            if self.supply[colour] > 0:
                self.supply[colour] -= 1
                self.pot[colour] += 1
                break
        self.taken = False
        self.phase = "offer"
        self.due = next(seat for seat in self.from_left() if self.takes_part(seat))

    def _answer(self, takes: bool) -> None:
        if takes:
            self.taken = True
            self.phase = "draw"
            return
        if self.pass_is_final:
            self._due_player().passed = True  # E3.3
        self._after_answer()

    def _draw(self, card: Card) -> None:
        self._due_player().shown.append(card)  # E3.2
        self._after_answer()

    def _after_answer(self) -> None:
        nobody_left = not any(self.takes_part(seat) for seat in range(self.n))
        if self.pile().total() == 0 or nobody_left:  # E3.7
            self._reveal()
            return
        assert self.due is not None
        order = self.from_left()
        still_to_ask = [seat for seat in order[order.index(self.due) + 1 :] if self.takes_part(seat)]
        if still_to_ask:
            self.phase = "offer"
            self.due = still_to_ask[0]
        elif self.taken:  # E3.6
            self.giver = (self.giver + 1) % self.n  # also to a player who is out: E3.5
            self._action_a()
        else:
            self._reveal()

    # The end of a round

    def _reveal(self) -> None:
        if hits := self.direct_hits():  # E4.8
            left = dict(self.pot)
            self._hand_out(self.pot, hits, left)
            self._finish_round(left)
            return
        for seat, player in enumerate(self.players):  # E4.4
            if len(self.goals(seat)) == 1:
                player.plays_for = self.goals(seat)[0]
        self._next_choice()

    def choosers(self) -> list[int]:
        """E4.4: who qualifies for both, in the order in which they choose."""
        return [seat for seat in self.from_giver() if len(self.goals(seat)) == 2]

    def _next_choice(self) -> None:
        undecided = [seat for seat in self.choosers() if self.players[seat].plays_for is None]
        if undecided:
            self.phase = "choose"
            self.due = undecided[0]
        else:
            self._distribute()

    def _choose(self, goal: int) -> None:
        self._due_player().plays_for = goal
        self._next_choice()

    def _distribute(self) -> None:
        left = dict(self.pot)
        first_half, second_half = shares(self.pot, 2)  # E4.2
        for goal, half in ((8, first_half), (28, second_half)):  # E4.6
            contenders = [seat for seat in self.from_giver() if self.players[seat].plays_for == goal]
            if contenders:  # else E4.7
                nearest = max(self.best(seat, goal) or 0 for seat in contenders)
                self._hand_out(half, [seat for seat in contenders if self.best(seat, goal) == nearest], left)
        self._finish_round(left)

    def _hand_out(self, gems: Gems, seats: list[int], left: Gems) -> None:
        for seat, share in zip(seats, shares(gems, len(seats)), strict=True):
            for colour in share:
                self.players[seat].gems[colour] += share[colour]
                left[colour] -= share[colour]

    def _finish_round(self, left: Gems) -> None:
        if self.final:  # E5.1
            self.pot = {"blue": 0, "red": 0}
            self.aside = left  # E5.3
            self.phase = "over"
            self.due = None
            return
        self.pot = left  # E4.9
        for player in self.players:  # E2.1: all cards are shuffled
            player.hidden, player.shown, player.passed, player.plays_for = None, [], False, None
        self.round += 1
        self.phase = "deal"
        self.taken = False
        self.giver = (self.giver + 1) % self.n  # E2.2
        self.due = self.from_left()[0]

    # Views and positions

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything, or what one seat may know."""

        def seen(owner: int) -> Card | None:
            open_to_all = self.phase in ("choose", "over")  # E4.1
            return self.players[owner].hidden if open_to_all or seat in (None, owner) else None

        return {
            "round": self.round,
            "phase": self.phase,
            "giver": self.giver,
            "actor": self.actor,
            "due": self.due,
            "taken": self.taken,
            "final": self.final,
            "supply": dict(self.supply),
            "pot": dict(self.pot),
            "aside": dict(self.aside),
            "players": [
                {
                    "hidden": seen(owner),
                    "shown": list(player.shown),
                    "out": player.out,
                    "passed": player.passed,
                    "gems": dict(player.gems),
                    "plays_for": player.plays_for,
                }
                for owner, player in enumerate(self.players)
            ],
            "scores": list(self.scores),
            "winners": None if self.winners is None else list(self.winners),
        }

    @classmethod
    def position(cls, given: dict[str, Any], players: int, **options: Any) -> "Reference":
        """A state from a part of its all-seeing view.

        `actor`, `final`, `out`, `scores` and `winners` are derived: whatever is given for them is ignored. Left out,
        the phase is `deal` until everybody has a card, then `offer`; `due` is the first seat it can be; the supply
        holds the gems that lie nowhere else, or, where the supply is given, the middle does (when over: `aside`).
        """
        self = cls(players, **options)
        _only_known(given, VIEW_KEYS)
        self.round = given.get("round", 1)
        if not _is_count(self.round) or self.round < 1:
            raise ImpossiblePosition(f"Rounds are counted from 1: {self.round!r} is none.")
        self.giver = given.get("giver", self.giver)
        if self.giver not in range(players):
            raise ImpossiblePosition(f"There is no seat {self.giver!r} to be the giver.")

        rows = given.get("players", [{}] * players)
        if len(rows) != players:
            raise ImpossiblePosition(f"{players} play, but {len(rows)} are described.")
        for player, row in zip(self.players, rows, strict=True):
            _only_known(row, PLAYER_KEYS)
            player.hidden = row.get("hidden")
            player.shown = list(row.get("shown", []))
            player.passed = row.get("passed", False)
            player.plays_for = row.get("plays_for")
        for card in [card for player in self.players for card in player.hand]:
            if isinstance(card, bool) or card not in DECKS[self.deck]:
                raise ImpossiblePosition(f"There is no card {card!r}.")
        for card, left in self.pile().items():
            if left < 0:
                raise ImpossiblePosition(f"The deck has only {DECKS[self.deck][card]} cards {card}.")

        dealt = all(player.hidden is not None for player in self.players)
        self.phase = given.get("phase", "offer" if dealt else "deal")
        if self.phase not in PHASES:
            raise ImpossiblePosition(f"There is no phase {self.phase!r}.")
        self.taken = given.get("taken", False)
        self._place_gems(given, rows)
        if self.phase == "deal":
            self._check_deal()
        else:
            self._check_cards()
            if self.phase in ("offer", "draw"):
                self._check_action_b(given.get("due"))
            else:
                self._check_division()
        if given.get("due", self.due) != self.due:
            raise ImpossiblePosition(f"Seat {self.due} is due, not {given['due']!r}.")
        return self

    def _place_gems(self, given: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        """E1.1: every gem lies somewhere."""
        for gems in [given.get(place, {}) for place in ("supply", "pot", "aside")] + [r.get("gems", {}) for r in rows]:
            _only_known(gems, set(BOX))
            if not all(_is_count(n) for n in gems.values()):
                raise ImpossiblePosition(f"{gems} are no gems.")
        rest_lies_in = "aside" if self.phase == "over" else "pot"
        for colour, all_of_it in BOX.items():
            for player, row in zip(self.players, rows, strict=True):
                player.gems[colour] = row.get("gems", {}).get(colour, 0)
            owned = sum(player.gems[colour] for player in self.players)
            lies = {place: given.get(place, {}).get(colour) for place in ("supply", "pot", "aside")}
            open_place = "supply" if lies["supply"] is None else rest_lies_in
            if lies[open_place] is None:
                lies[open_place] = all_of_it - owned - sum(n or 0 for n in lies.values())
            if min(n or 0 for n in lies.values()) < 0 or owned + sum(n or 0 for n in lies.values()) != all_of_it:
                raise ImpossiblePosition(f"There are {all_of_it} {colour} gems, no more and no fewer.")
            self.supply[colour] = lies["supply"] or 0
            self.pot[colour] = lies["pot"] or 0
            self.aside[colour] = lies["aside"] or 0
        if self.phase == "over" and not self.final:
            raise ImpossiblePosition("The game cannot be over before a red gem was put into the middle.")
        if self.phase == "over" and value(self.pot):
            raise ImpossiblePosition("When the game is over, nothing lies in the middle.")
        if self.phase == "deal" and self.final:
            raise ImpossiblePosition("After the first red gem no further round is dealt.")
        if self.phase != "over" and value(self.aside):
            raise ImpossiblePosition("Gems lie aside only when the game is over.")

    def _check_deal(self) -> None:
        order = self.from_left()
        without = [seat for seat in order if self.players[seat].hidden is None]
        if not without:
            raise ImpossiblePosition("Everybody has a card: the deal is over.")
        if without != order[-len(without) :]:
            raise ImpossiblePosition("Cards are dealt in turn, beginning left of the giver.")
        if self.taken or any(p.shown or p.passed or p.plays_for is not None for p in self.players):
            raise ImpossiblePosition("Nobody has done anything yet while the cards are dealt.")
        self.due = without[0]

    def _check_cards(self) -> None:
        """What holds from the deal's end to the round's end."""
        for seat, player in enumerate(self.players):
            if player.hidden is None:
                raise ImpossiblePosition(f"Seat {seat} has no face-down card.")
            if player.shown and min(totals(player.shown[:-1])) >= 28:
                raise ImpossiblePosition(f"Seat {seat} was out and took a card.")
            if player.passed and not self.pass_is_final:
                raise ImpossiblePosition("A pass binds nobody in this game.")
            if player.plays_for is not None and self.phase in ("offer", "draw"):
                raise ImpossiblePosition("Nobody plays for a half before the reveal.")

    def _check_action_b(self, due: int | None) -> None:
        if self.pile().total() == 0:
            raise ImpossiblePosition("The pile is used up: the round is over.")
        order = self.from_left()
        asked = [seat for seat in order if self.takes_part(seat)]
        if not asked:
            raise ImpossiblePosition("Nobody is left to offer a card to: the round is over.")
        self.due = asked[0] if due is None else due
        if self.due not in asked:
            raise ImpossiblePosition(f"Seat {self.due!r} is offered nothing.")
        before = [self.players[seat] for seat in order[: order.index(self.due)]]
        if self.phase == "draw":
            self.taken = True
        elif self.taken and not any(player.shown and not player.passed for player in before):
            raise ImpossiblePosition("Nobody can have taken a card in this action B yet.")

    def _check_division(self) -> None:
        hits = self.direct_hits()
        for seat, player in enumerate(self.players):
            goals = [] if hits else self.goals(seat)  # E4.8: then nobody plays for a half
            if player.plays_for is None and len(goals) == 1:
                player.plays_for = goals[0]
            if player.plays_for not in (None, *goals):
                raise ImpossiblePosition(f"Seat {seat} cannot play for {player.plays_for!r}.")
        choosers = [] if hits else self.choosers()
        undecided = [seat for seat in choosers if self.players[seat].plays_for is None]
        if undecided != choosers[len(choosers) - len(undecided) :]:
            raise ImpossiblePosition("The choice is made in turn, beginning with the last giver.")
        if self.phase == "over" and undecided:
            raise ImpossiblePosition(f"Seat {undecided[0]} has not chosen yet.")
        if self.phase == "choose" and not undecided:
            raise ImpossiblePosition("Nobody has a choice to make.")
        self.due = undecided[0] if undecided else None


def _card(word: str) -> Card:
    return "A" if word == "a" else int(word)


def _is_count(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def _only_known(part: dict[str, Any], keys: set[str]) -> None:
    for key in part:
        if key not in keys:
            raise ImpossiblePosition(f"A position has no {key!r}; it has {', '.join(sorted(keys))}.")
