"""Jackal & High: which clause forbids a move."""

import re

from igroteka.engine.errors import IllegalMove
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.sheet import Sheet
from igroteka.games.jackal_high import box
from igroteka.games.jackal_high.bound import Bound
from igroteka.games.jackal_high.box import FACES, SUM
from igroteka.games.jackal_high.notation import NAMES, PHASES, faces

DUE = ("J2.1", "J3.1", "J4.2", "J4.2", "J6.2", "J6.4", "J7.2", "J9.1")  # by phase: the clause of what is due
CARD_TEXT = re.compile(r"(valley|row|pile) (t2|l8|[1-9][0-9]*)")
ROLL_TEXT = re.compile(r"roll(( [0-9]+)+)")
PUT_TEXT = re.compile(r"(0|[1-9][0-9]*)>(v|0|[1-9][0-9]*)")


def refuse(s: Sheet, by: int, text: str, rule: Bound) -> IllegalMove:
    """Why this move may not be made: first the seat, then the move's sort, then the card or the die."""
    due = "J7.3" if s.rank >= box.FOR_TOP else DUE[s.phase]
    if s.actor == OVER:
        return IllegalMove("move-over", due, move=text)
    if s.actor != CHANCE and by != s.actor:
        return IllegalMove("move-turn", "J4.1" if s.phase == box.PLACE else due, move=text, actor=s.actor + 1)
    refusal = None
    if s.phase == box.PLACE:
        refusal = refuse_placing(s, by, text)
    elif (found := CARD_TEXT.fullmatch(text)) and found[1] == PHASES[s.phase]:
        refusal = refuse_card(s, by, found[2].upper(), due)
    elif (found := ROLL_TEXT.fullmatch(text)) and s.phase in (box.ROLL, box.CONTEST, box.VULTURES):
        refusal = refuse_roll(s, by, found[1].split(), due, rule)
    return refusal or IllegalMove(f"jackal-high-{PHASES[s.phase]}-due", due, move=text)


def refuse_card(s: Sheet, by: int, name: str, due: str) -> IllegalMove | None:
    if name not in NAMES:
        return IllegalMove("move-no-such-card", "J1.1", card=name)
    if s.phase == box.ORDER:
        return IllegalMove("jackal-high-not-won", due, card=name)
    if s.phase == box.DRAW_VALLEY and name in ("T2", "L8"):
        return IllegalMove("jackal-high-animals-only", due, card=name)
    return IllegalMove("move-card-used-up", "J1.1", card=name) if by == CHANCE else None


def refuse_roll(s: Sheet, by: int, dice: list[str], due: str, rule: Bound) -> IllegalMove | None:
    for face in dice:
        if not 1 <= int(face) <= FACES:
            return IllegalMove("jackal-high-no-such-face", "J1.1", face=face)
    return IllegalMove("jackal-high-roll-size", due, dice=int(rule.dice_due(s))) if by == CHANCE else None


def refuse_placing(s: Sheet, p: int, text: str) -> IllegalMove | None:
    single = s.throw > 1 and s.hand[p] == 1 and not s.placed[0]
    if text == "reroll":
        return IllegalMove("jackal-high-three-tries" if single else "jackal-high-no-reroll", "J4.5")
    if text == "stop":
        return IllegalMove("jackal-high-place-it", "J4.5") if single else IllegalMove("jackal-high-place-one", "J4.2")
    if not (found := PUT_TEXT.fullmatch(text)):
        return None
    face, where, rolled = int(found[1]), found[2], faces(s.rolled[p])
    if face not in rolled:
        return IllegalMove("jackal-high-not-rolled", "J4.2", face=face, rolled=rolled)
    if where == "v":
        return IllegalMove("jackal-high-valley-closed", "J4.4")
    if not 1 <= int(where) <= s.players + 1:
        return IllegalMove("jackal-high-no-such-place", "J3.1", place=where, places=s.players + 1)
    i = int(where) - 1
    return IllegalMove(
        "jackal-high-does-not-fit", "J4.3", face=face, place=i + 1, card=s.card[i], sum=int(SUM[s.dice[i, p]])
    )
