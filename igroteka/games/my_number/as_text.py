"""My Number! drawn as text."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from igroteka.games.my_number import box
from igroteka.games.my_number.bound import Bound
from igroteka.games.my_number.view_types import Player, View
from igroteka.locale import say
from igroteka.rendering.text import JOIN, marked, paragraph, short, spoken, told_winners, wrap

BOX = cast(Bound, box)  # drawing asks its tables alone
INDENT = 6


def title(view: View, names: Sequence[str], language: str) -> str:
    """Where the game stands, in a few words."""
    turn, turns = max(1, view["turn"]), int(box.turns_in(view["round"]))
    return say("my-number-sub", language, round=view["round"], turn=turn, turns=turns)


def draw(view: View, names: Sequence[str], language: str = "en", rule: Bound = BOX) -> str:
    """The table as a view shows it: what lies in the middle, then a few lines a seat."""
    who, face = short(names), Faces(language, rule)
    lines = [*paragraph(*situation(view, who, language)), *middle(view, face), ""]
    for seat, name in enumerate(marked(who, choosing(view))):
        lines += seat_lines(view, seat, name, face)
    return "\n".join(lines)


class Faces:
    """How cards and goals are written: number, colour, bonus or penalty."""

    def __init__(self, language: str, rule: Bound) -> None:
        self.language = language
        self.rule = rule

    def say(self, key: str, **details: Any) -> str:
        return say(f"draw-my-number-{key}", self.language, **details)

    def colour(self, card: int, key: str) -> str:
        return say(f"my-number-{key}", self.language, colour=box.COLOURS[self.rule.COLOUR[card]])

    def card(self, card: int, *colour: str) -> str:
        bonus = int(self.rule.BONUS[card])
        return JOIN.join((f"{card}", *colour, *([signed(bonus)] if bonus else [])))

    def cards(self, cards: Iterable[int]) -> str:
        """Cards of any colours, such as ``8 orange, 19 pink −1``."""
        return ", ".join(self.card(card, self.colour(card, "colour")) for card in cards)

    def column(self, value: int, cards: Sequence[int]) -> str:
        """A column of the collection: its value, its colour, its cards."""
        return f"[{value}]{JOIN}{self.colour(cards[0], 'colours')} {', '.join(map(self.card, cards))}"

    def goal(self, goal: int) -> str:
        points = signed(int(self.rule.GOAL_POINTS[goal]))
        return self.say("goal", goal=goal, points=points, wanted=say("my-number-goal", self.language, goal=goal))


def signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


def hand_size(player: Player) -> int:
    hand = player["hand"]
    return hand if isinstance(hand, int) else len(hand)


def choosing(view: View) -> list[int]:
    """Who has still to choose: a chosen card has left the hand."""
    most = max(hand_size(player) for player in view["players"])
    seats = range(len(view["players"]))
    return [p for p in seats if view["phase"] == "choose" and hand_size(view["players"][p]) == most]


def situation(view: View, who: Sequence[str], language: str) -> list[str]:
    """Which turn it is and what is to happen next."""
    if view["winners"] is not None:
        return [told_winners(view["winners"], who, language)]
    waiting = ", ".join(who[seat] for seat in choosing(view))
    return [
        say("draw-my-number-turn", language, round=view["round"], turn=view["turn"]),
        say(f"draw-my-number-{view['phase']}", language, waiting=waiting),
    ]


def middle(view: View, face: Faces) -> list[str]:
    """The central row, the order of the columns, the goals, the deck."""
    lines = [face.say("deck", count=view["unseen"])]
    if view["row"]:
        lines += wrap(face.say("central-row", cards=face.cards(view["row"])), indent=INDENT)
    if view["columns"]:
        lines.append(face.say("values", columns=" ".join(map(str, view["columns"]))))
    for goal in view["goals"]:
        lines += wrap(face.goal(goal), indent=INDENT)
    return lines


def seat_lines(view: View, seat: int, name: str, face: Faces) -> list[str]:
    player = view["players"][seat]
    lines = paragraph(*seat_score(view, seat, name, face))
    for line in (held(player, face), collected(view["columns"], player, face)):
        if line:
            lines += wrap(f"    {line}", indent=INDENT)
    return lines


def seat_score(view: View, seat: int, name: str, face: Faces) -> list[str]:
    player = view["players"][seat]
    rounds = ", ".join(f"{round['points']}{JOIN}{signed(round['bonus'])}" for round in player["rounds"])
    told = [
        face.say("score", who=name, points=view["scores"][seat]),
        face.say("rounds", rounds=rounds) if rounds else "",
    ]
    if view["phase"] == "choose" and seat not in choosing(view):
        chosen = player["chosen"]
        told.append(face.say("chosen", card=face.cards([chosen])) if chosen else face.say("has-chosen"))
    return told


def held(player: Player, face: Faces) -> str:
    """The hand; of another's hand the number of cards and those that all know (M4.4)."""
    if not isinstance(player["hand"], int):
        return face.say("hand", cards=face.cards(player["hand"])) if player["hand"] else ""
    known = face.say("known", cards=face.cards(player["known"])) if player["known"] else ""
    return f"{face.say('hidden-hand', count=player['hand'])} {known}".rstrip() if player["hand"] else ""


def collected(values: Sequence[int], player: Player, face: Faces) -> str:
    columns = zip(values, player["collection"], strict=False)  # none are laid out between two rounds
    told = "  ".join(face.column(value, cards) for value, cards in columns if cards)
    return face.say("collection", columns=told) if told else ""


def tell(view: View, names: Sequence[str], language: str, rule: Bound, seat: int | None) -> list[str]:
    """The table in sentences."""
    who, face = short(names, 24), Faces(language, rule)
    lines = [spoken(*situation(view, who, language)), " ".join(" ".join(middle(view, face)).split())]
    for at, name in enumerate(who):
        player = view["players"][at]
        rest = (held(player, face), collected(view["columns"], player, face))
        ended = (f"{line[0].upper()}{line[1:].rstrip('.')}." for line in rest if line)
        lines.append(spoken(*seat_score(view, at, name, face), *ended))
    return lines
