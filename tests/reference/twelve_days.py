"""12 Days of Christmas, straight from the clauses of games/twelve_days/rulebook.en.md: slow, plain, independent.

Which clause refuses what (the first line that applies decides):

==========================  ===============================================================  ======
when                        what                                                             clause
==========================  ===============================================================  ======
the game is over            anything                                                         T5.1
a deal                      a player's move of any kind, a text that is not ``deal N``       T1.3
a deal                      a card that does not exist, or of which all are dealt            T1.1
a lead                      another seat's move, ``deal N``, an unreadable text              T3.1
a lead                      ``pass``                                                         T3.1
a follow                    another seat's move, ``deal N``, an unreadable text              T3.2
a lead, a follow            cards the deck does not have (``13``, ``0``, ``5x6``, ``9-13``)  T1.1
a lead, a follow            no combination (``8x1``, ``6-6``, ``10-6``, ``12-1``)            T2.1
a lead                      cards that are not all in the leader's hand                      T3.1
a follow                    another kind than the leader's, no card low enough, cards that   T3.3
                            are not all in the hand
==========================  ===============================================================  ======
"""

import re
from fractions import Fraction
from typing import Any

from tests.reference import ImpossiblePosition, Refused

VALUES = range(1, 13)

KEYS = {"deal", "phase", "leader", "actor", "lead", "players", "discard", "supply", "scores", "winners"}
PLAYER_KEYS = {"hand", "known", "played", "passed", "gifts"}

NUMBER = "(0|[1-9][0-9]*)"


def copies(value: int) -> int:
    """How many cards of a value the deck has: one 1, two 2s, … twelve 12s (T1.1)."""
    return value if value in VALUES else 0


def hand_size(players: int) -> int:
    """How many cards a player is dealt (T1.3)."""
    return {7: 11, 8: 9}.get(players, 12)


def is_part_of(cards: list[int], hand: list[int]) -> bool:
    for card in cards:
        if cards.count(card) > hand.count(card):
            return False
    return True


def without(hand: list[int], cards: list[int]) -> list[int]:
    """The hand less those of the cards that it has."""
    rest = list(hand)
    for card in cards:
        if card in rest:
            rest.remove(card)
    return rest


def kind_of(cards: list[int]) -> str | None:
    """The kind of combination that the cards make, or None (T2.1)."""
    if len(cards) == 1:
        return "single"
    if len(cards) >= 2 and len(set(cards)) == 1:
        return "set"
    if len(cards) >= 2 and sorted(cards) == list(range(min(cards), max(cards) + 1)):
        return "straight"
    return None


def follows(cards: list[int], lead: dict[str, Any]) -> bool:
    """Whether the combination is of the leader's kind and has a card as low as his low card (T3.3)."""
    return bool(kind_of(cards) == lead["kind"] and min(cards) <= lead["low"])


def every_combination() -> dict[str, list[int]]:
    """All 144 combinations that the deck can make, by their notation."""
    combinations = {str(value): [value] for value in VALUES}
    for value in VALUES:
        for size in range(2, copies(value) + 1):
            combinations[f"{value}x{size}"] = [value] * size
    for low in VALUES:
        for high in range(low + 1, 13):
            combinations[f"{low}-{high}"] = list(range(low, high + 1))
    return combinations


COMBINATIONS = every_combination()


class Reference:
    """One game. ``players`` and the options ``gifts`` (T1.2), ``first`` (T1.4), ``last_deal_pays`` (T4.3)."""

    def __init__(self, players: int, gifts: int = 6, first: int = 0, last_deal_pays: bool = True) -> None:
        if players not in range(2, 9):
            raise ValueError(f"2 to 8 can play, not {players}.")
        if gifts not in range(1, 25):  # T1.2
            raise ValueError(f"A game has 1 to 24 gifts, not {gifts}.")
        if first not in range(players):
            raise ValueError(f"The first leader must be one of the seats 0 to {players - 1}, not {first}.")
        self.seats = players
        self.all_gifts = gifts
        self.first = first
        self.last_deal_pays = last_deal_pays

        self.gifts = [0] * players
        self.supply = gifts
        self.deal = 0
        self.over = False
        self.leader = first  # T1.4
        self.begin_deal(first)

    # What happens by itself

    def begin_deal(self, leader: int) -> None:
        self.deal += 1
        self.dealing = True
        self.leader = leader
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]  # T1.3: all 78 are shuffled again
        self.known: list[list[int]] = [[] for _ in range(self.seats)]
        self.discard: list[int] = []
        self.begin_round(leader)

    def begin_round(self, leader: int) -> None:
        self.leader = leader
        self.played: list[list[int]] = [[] for _ in range(self.seats)]
        self.passed = [False] * self.seats

    def in_turn(self) -> list[int]:
        """All seats, clockwise from the leader."""
        return [(self.leader + i) % self.seats for i in range(self.seats)]

    def round_winner(self) -> int:
        """Who played the lowest card; of equals, who played last (T3.5)."""
        winner = self.leader
        for seat in self.in_turn():
            if self.played[seat] and min(self.played[seat]) <= min(self.played[winner]):
                winner = seat
        return winner

    def settle_round(self) -> None:
        winner = self.round_winner()
        for seat in range(self.seats):
            if self.played[seat] and not self.hands[seat] and seat != winner:  # T3.7
                self.hands[seat] = list(self.played[seat])
                self.known[seat] = list(self.played[seat])
            else:  # T3.6
                self.discard = sorted(self.discard + self.played[seat])
        self.begin_round(winner)  # T3.5
        if not self.hands[winner]:  # T4.1
            self.settle_deal(winner)

    def settle_deal(self, winner: int) -> None:
        self.supply -= 1  # T4.1
        self.gifts[winner] += 1
        if self.supply > 0 or self.last_deal_pays:  # T4.3
            most = max(len(hand) for hand in self.hands)
            for seat in range(self.seats):
                if len(self.hands[seat]) == most and self.gifts[seat] > 0:  # T4.2
                    self.gifts[seat] -= 1
                    self.gifts[winner] += 1
        if self.supply == 0:  # T5.1
            self.over = True
        else:
            self.begin_deal(winner)  # T1.4

    # Whose turn it is

    @property
    def phase(self) -> str:
        if self.over:
            return "over"
        if self.dealing:
            return "deal"
        return "follow" if self.played[self.leader] else "lead"

    @property
    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        if self.phase == "deal":
            return "chance"
        if self.phase == "lead":
            return self.leader
        return next(seat for seat in self.in_turn() if not self.has_acted(seat))

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.actor,) if isinstance(self.actor, int) else ()

    def has_acted(self, seat: int) -> bool:
        return bool(self.played[seat]) or self.passed[seat]

    def receiver(self) -> int:
        """Who gets the next card: one card at a time, to the seats in turn from the leader (T1.3)."""
        dealt = sum(len(hand) for hand in self.hands)
        return self.in_turn()[dealt % self.seats]

    def unseen(self) -> dict[int, int]:
        """How many cards of each value lie nowhere on the table and in no hand."""
        unseen = {value: copies(value) for value in VALUES}
        for cards in [self.discard, *self.hands, *self.played]:
            for card in cards:
                unseen[card] -= 1
        return unseen

    @property
    def lead(self) -> dict[str, Any] | None:
        cards = self.played[self.leader]
        return {"kind": kind_of(cards), "low": min(cards)} if cards else None  # T2.2

    # What may be played

    def chance(self) -> dict[str, Fraction]:
        if self.phase != "deal":
            return {}
        unseen = self.unseen()
        total = sum(unseen.values())
        return {f"deal {value}": Fraction(count, total) for value, count in unseen.items() if count > 0}

    def legal(self, seat: int | str | None = None) -> set[str]:
        if seat is None:
            seat = self.actor
        if seat is None or seat != self.actor:
            return set()
        if self.phase == "deal":
            return set(self.chance())
        assert isinstance(seat, int)
        held = {text for text, cards in COMBINATIONS.items() if is_part_of(cards, self.hands[seat])}
        lead = self.lead
        if lead is None:  # T3.1
            return held
        return {text for text in held if follows(COMBINATIONS[text], lead)} | {"pass"}  # T3.3, T3.4

    def refusal(self, text: str, seat: int | str | None) -> Refused | None:
        """Why the canonical text may not be played by the seat, or None."""
        if self.phase == "over":
            return Refused("T5.1", "The game is over.")
        if self.phase == "deal":
            return self.refusal_of_deal(text, seat)
        due = "T3.1" if self.phase == "lead" else "T3.2"
        if seat != self.actor:
            return Refused(due, f"It is the turn of seat {self.actor}.")
        if text == "pass":
            return Refused("T3.1", "The leader may not pass.") if self.phase == "lead" else None  # T3.4
        single = re.fullmatch(NUMBER, text)
        several = re.fullmatch(f"{NUMBER}x{NUMBER}", text)
        straight = re.fullmatch(f"{NUMBER}-{NUMBER}", text)
        if single:
            value = int(text)
            exists, is_combination = value in VALUES, True
        elif several:
            value, size = int(several[1]), int(several[2])
            exists, is_combination = value in VALUES and size <= copies(value), size >= 2
        elif straight:
            low, high = int(straight[1]), int(straight[2])
            exists, is_combination = low in VALUES and high in VALUES, low < high
        else:
            return Refused(due, "A combination is due: a card, a set or a straight.")
        if not exists:
            return Refused("T1.1", f"The deck has no such cards: {text}.")
        if not is_combination:
            return Refused("T2.1", "A set has two cards or more, a straight goes up by two cards or more.")
        assert isinstance(seat, int)
        return self.refusal_of_combination(COMBINATIONS[text], self.hands[seat])

    def refusal_of_deal(self, text: str, seat: int | str | None) -> Refused | None:
        card = re.fullmatch(f"deal {NUMBER}", text)
        if seat != "chance" or not card:
            return Refused("T1.3", "The cards are being dealt.")
        if self.unseen().get(int(card[1]), 0) == 0:
            return Refused("T1.1", f"The deck has no {card[1]} left.")
        return None

    def refusal_of_combination(self, cards: list[int], hand: list[int]) -> Refused | None:
        lead = self.lead
        if lead is None:
            return None if is_part_of(cards, hand) else Refused("T3.1", "The leader does not hold these cards.")
        if not is_part_of(cards, hand):
            return Refused("T3.3", "You do not hold these cards.")
        if kind_of(cards) != lead["kind"]:
            return Refused("T3.3", f"You must play a combination of the leader's kind: {lead['kind']}.")
        if min(cards) > lead["low"]:
            return Refused("T3.3", f"One of the cards must be {lead['low']} or lower.")
        return None

    def play(self, text: str, seat: int | str | None = None) -> None:
        text = " ".join(text.lower().split())
        if seat is None:
            seat = self.actor
        refusal = self.refusal(text, seat)
        if refusal:
            raise refusal
        if self.phase == "deal":
            receiver = self.receiver()
            self.hands[receiver] = sorted([*self.hands[receiver], int(text.removeprefix("deal "))])
            self.dealing = any(len(hand) < hand_size(self.seats) for hand in self.hands)
            return
        assert isinstance(seat, int)
        if text == "pass":
            self.passed[seat] = True
        else:
            cards = COMBINATIONS[text]
            self.hands[seat] = without(self.hands[seat], cards)
            self.known[seat] = without(self.known[seat], cards)
            self.played[seat] = list(cards)
        if all(self.has_acted(each) for each in range(self.seats)):  # T3.2: every player once
            self.settle_round()

    # What people see

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.gifts)

    @property
    def winners(self) -> tuple[int, ...] | None:
        if not self.over:
            return None
        return tuple(seat for seat in range(self.seats) if self.gifts[seat] == max(self.gifts))  # T5.1

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "phase": self.phase,
            "leader": self.leader,
            "actor": self.actor,
            "lead": self.lead,
            "players": [
                {
                    "hand": list(self.hands[each]) if seat in (None, each) else len(self.hands[each]),
                    "known": list(self.known[each]),
                    "played": list(self.played[each]),
                    "passed": self.passed[each],
                    "gifts": self.gifts[each],
                }
                for each in range(self.seats)
            ],
            "discard": list(self.discard),
            "supply": self.supply,
            "scores": list(self.gifts),
            "winners": None if self.winners is None else list(self.winners),
        }

    # From a position

    @classmethod
    def position(cls, given: dict[str, Any], players: int, **options: Any) -> "Reference":
        """The state of a (partial) all-seeing view.

        Left out: ``supply`` and ``deal`` follow from the gifts, ``lead`` from what the leader played, ``leader``
        is ``first``; ``phase`` is over when no gift is left, else follow when somebody has played, else lead when
        somebody holds a card, else deal. Hands may be smaller than a real game would have left them: a position
        shows what matters.
        """
        state = cls(players, **options)
        demand(isinstance(given, dict), "A position is a mapping of its parts.")
        demand(given.keys() <= KEYS, f"A position has no {', '.join(map(str, given.keys() - KEYS))}.")
        seats = given.get("players", [{}] * players)
        demand(isinstance(seats, list) and len(seats) == players, f"There must be {players} players.")
        for player in seats:
            demand(isinstance(player, dict) and player.keys() <= PLAYER_KEYS, f"A player has {sorted(PLAYER_KEYS)}.")

        state.hands = [cards_of(player.get("hand", [])) for player in seats]
        state.known = [cards_of(player.get("known", [])) for player in seats]
        state.played = [cards_of(player.get("played", [])) for player in seats]
        state.passed = [player.get("passed", False) for player in seats]
        state.gifts = [player.get("gifts", 0) for player in seats]
        state.discard = cards_of(given.get("discard", []))
        state.leader = given.get("leader", state.first)
        demand(all(isinstance(passed, bool) for passed in state.passed), "Passed is true or false.")
        demand(all(is_count(gifts) for gifts in state.gifts), "A player has a number of gifts.")
        demand(is_count(state.leader) and state.leader < players, "The leader must be one of the seats.")

        state.supply = state.all_gifts - sum(state.gifts)
        demand(state.supply >= 0, f"There are only {state.all_gifts} gifts.")
        state.over = state.supply == 0
        # Every deal takes one gift from the supply (T4.1).
        state.deal = sum(state.gifts) + (0 if state.over else 1)

        phase = given.get("phase", state.likely_phase())
        state.dealing = phase == "deal"
        for complaint in state.complaints(phase):
            raise ImpossiblePosition(complaint)

        # What was given must be what follows from the rest.
        view = state.view()
        for key in ("deal", "phase", "actor", "lead", "supply", "scores", "winners"):
            if key in given and given[key] != view[key]:
                raise ImpossiblePosition(f"{key} is {view[key]} in this position, not {given[key]}.")
        return state

    def likely_phase(self) -> str:
        if self.over:
            return "over"
        if any(self.played):
            return "follow"
        return "lead" if any(self.hands) else "deal"

    def complaints(self, phase: str) -> list[str]:
        """What contradicts itself in a position that is meant to be in this phase."""
        found = []
        size = hand_size(self.seats)
        others = [seat for seat in range(self.seats) if seat != self.leader]
        if any(count < 0 for count in self.unseen().values()):
            found.append("There are more cards of a value than the deck has.")
        if any(len(self.hands[seat]) + len(self.played[seat]) > size for seat in range(self.seats)):
            found.append(f"Nobody is dealt more than {size} cards.")
        if sum(self.unseen().values()) < 78 - size * self.seats:
            found.append(f"Only {size * self.seats} cards are dealt.")
        if any(self.known[seat] not in ([], self.hands[seat]) for seat in range(self.seats)):
            # T3.7: who takes cards back holds nothing else.
            found.append("Either all cards of a hand are known or none.")
        if phase != "follow" and (any(self.played) or any(self.passed)):
            found.append("Cards are played and players pass in a round only.")

        if phase == "deal":
            dealt = sum(len(hand) for hand in self.hands)
            in_turn = [len(self.hands[seat]) for seat in self.in_turn()]
            if in_turn != [len(range(i, dealt, self.seats)) for i in range(self.seats)]:
                found.append("The cards are dealt one at a time, in turn from the leader.")
            if dealt == size * self.seats:
                found.append("All cards are dealt: the phase is lead.")
            if self.discard or any(self.known):
                found.append("Nothing is discarded or known while the cards are dealt.")
            if self.deal == 1 and self.leader != self.first:
                found.append(f"Seat {self.first} leads the first deal.")
            if self.deal > 1 and self.gifts[self.leader] == 0:
                found.append("The leader won the deal before: he has a gift.")
        elif phase == "lead":
            if not all(self.hands):
                found.append("Everybody holds a card when a round begins.")
        elif phase == "follow":
            found += self.complaints_about_follow()
        elif phase == "over":
            if self.hands[self.leader] or not all(self.hands[seat] for seat in others):
                found.append("At the end the last winner holds no card and everybody else does.")
            if self.gifts[self.leader] == 0:
                found.append("The last winner has a gift.")
        else:
            found.append("The phase must be deal, lead, follow or over.")
        return found

    def complaints_about_follow(self) -> list[str]:
        lead = self.lead
        if lead is None:
            return ["The leader must have played before others follow."]
        found = []
        acted = [self.has_acted(seat) for seat in self.in_turn()]
        if acted != sorted(acted, reverse=True):
            found.append("The players act in turn from the leader.")
        if all(acted):
            found.append("Everybody has acted: the round is over.")
        for seat in range(self.seats):
            cards = self.played[seat]
            if cards and self.passed[seat]:
                found.append("Nobody plays and passes in one round.")
            if cards and (kind_of(cards) is None or not follows(cards, lead)):
                found.append("Everybody who plays follows the leader's combination.")
            if not cards and not self.hands[seat]:
                found.append("Everybody holds a card when a round begins.")
        return found


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise ImpossiblePosition(sentence)


def is_count(number: Any) -> bool:
    return type(number) is int and number >= 0


def cards_of(cards: Any) -> list[int]:
    demand(isinstance(cards, list), "Cards are a list of their values.")
    demand(all(type(card) is int and card in VALUES for card in cards), "A card is a number from 1 to 12.")
    return sorted(cards)
