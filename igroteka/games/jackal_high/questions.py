"""Jackal & High: what a player is asked, and what the answers are called."""

from typing import Final

from igroteka.engine.phrases import says
from igroteka.engine.rule import Ints, Record
from igroteka.engine.views import show_number, shows
from igroteka.games.jackal_high.box import FACES, ORDER, PILE, PUT, REROLL, STOP, SUM, VALLEY

# The clauses that somebody who asks for the rules now will want to read, by phase.
SITUATION: Final = {
    "valley": ("J2.1",),
    "row": ("J3.1", "J3.2", "J3.3"),
    "roll": ("J4.2", "J4.5"),
    "place": ("J4.3", "J4.2", "J4.4", "J4.5", "J5.1"),
    "contest": ("J6.2",),
    "pile": ("J6.4", "J7.2"),
    "vultures": ("J7.2", "J7.3"),
    "over": ("J9.1", "J9.2"),
}


@shows
def face_of(action: int) -> int:
    """Of the die that is put somewhere."""
    return (action - PUT) % FACES + 1


@shows
def question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> None:
    """Where which die goes; a page that has one of several in hand asks for that one."""
    dice, face, seen, again = (
        0,
        0,
        0,
        False,
    )  # how many different faces, the last of them, all, and whether to roll again
    for i in range(count):
        again = again or moves[i] == REROLL
        if PUT <= moves[i] < PILE and not seen >> face_of(moves[i]) & 1:
            dice, face = dice + 1, face_of(moves[i])
            seen |= 1 << face
    if s.phase == ORDER:
        says(to, "jackal-high-ask-pile")
    elif dice == 0:
        says(to, "jackal-high-ask-stop")
    else:
        says(to, "jackal-high-ask-reroll" if again else "jackal-high-ask-place")
        show_number(to, "dice", dice)
        show_number(to, "face", face)


@shows
def answer(s: Record, seat: int, action: int, to: Record) -> None:
    place = (action - PUT) // FACES
    if action == STOP:
        says(to, "jackal-high-stop")
        show_number(to, "dice", s.hand[seat])
    elif action == REROLL:
        says(to, "jackal-high-reroll-n")
        show_number(to, "attempt", s.attempt + 1)
    elif action >= PILE:
        says(to, "jackal-high-pile")
        show_number(to, "card", action - PILE)
    elif place == VALLEY:
        says(to, "jackal-high-to-valley")
        show_number(to, "face", face_of(action))
    else:
        says(to, "jackal-high-put")
        show_number(to, "face", face_of(action))
        show_number(to, "card", s.card[place])
        show_number(to, "sum", SUM[s.dice[place, seat]] + face_of(action))
