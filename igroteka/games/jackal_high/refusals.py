"""Jackal & High: which clause forbids a move."""

from igroteka.engine.phrases import refuses
from igroteka.engine.rule import CHANCE, OVER, Record
from igroteka.engine.views import Word, add_number, close_list, open_list, show_number, shows
from igroteka.games.jackal_high import notation
from igroteka.games.jackal_high.box import (
    CONTEST,
    DICE,
    DRAW_ROW,
    DRAW_VALLEY,
    FACE,
    FACES,
    FOR_TOP,
    ORDER,
    PLACE,
    ROLL,
    SUM,
    VULTURES,
    places,
)
from igroteka.games.jackal_high.chance import dice_due
from igroteka.games.jackal_high.notation import NAMES, PHASES

DUE = ("J2.1", "J3.1", "J4.2", "J4.2", "J6.2", "J6.4", "J7.2", "J9.1")  # by phase: the clause of what is due,
IS_DUE = tuple(f"jackal-high-{phase}-due" for phase in PHASES)  # and the sentence

WHOLE = "0|[1-9][0-9]*"
A_CARD, ANY_CARD = f"(?P<card>{'|'.join(NAMES).lower()})", "(?P<card>[1-9][0-9]*)"
A_FACE, NO_FACE = f"0*[1-{FACES}]", f"0+|0*[{FACES + 1}-9]|0*[1-9][0-9]+"
A_VALLEY_ANIMAL, A_VALLEY_CARD, NO_VALLEY_CARD, A_ROW_CARD, NO_ROW_CARD, A_PILE_CARD, NO_PILE_CARD = range(7)
A_ROLL, NO_ROLL, A_REROLL, A_STOP, INTO_VALLEY, ONTO_CARD = range(7, 13)
FORMS = {
    "valley-animal": f"valley (?P<card>{'|'.join(map(str, notation.ANIMALS))})",
    "valley-card": f"valley {A_CARD}",
    "valley-another": f"valley {ANY_CARD}",
    "row-card": f"row {A_CARD}",
    "row-another": f"row {ANY_CARD}",
    "pile-card": f"pile {A_CARD}",
    "pile-another": f"pile {ANY_CARD}",
    "roll": f"roll(?: (?:{A_FACE}))+",
    "roll-another": f"roll(?: (?:{A_FACE}))* (?P<face>{NO_FACE})(?: [0-9]+)*",
    "reroll": "reroll",
    "stop": "stop",
    "into-valley": f"(?P<face>{WHOLE})>v",
    "onto-card": f"(?P<face>{WHOLE})>(?P<place>{WHOLE})",
}


@shows
def refuse(s: Record, by: int, form: int, x: int, y: int, to: Record) -> None:
    """Why this move may not be made: first the seat, then the move's sort, then the card or the die."""
    due = "J7.3" if s.rank >= FOR_TOP else DUE[s.phase]
    if s.actor == OVER:
        refuses(to, "move-over", due)
    elif s.actor != CHANCE and by != s.actor:
        refuses(to, "move-turn", "J4.1" if s.phase == PLACE else due)
        show_number(to, "actor", s.actor + 1)
    elif s.phase == PLACE and form >= A_REROLL:
        refuse_placing(s, by, form, x, y, to)
    elif s.phase == DRAW_VALLEY and A_VALLEY_ANIMAL <= form <= NO_VALLEY_CARD:
        refuse_in_valley(s, by, form, due, to)
    elif s.phase == DRAW_ROW and (form == NO_ROW_CARD or (form == A_ROW_CARD and by == CHANCE)):
        refuses(to, "move-card-used-up" if form == A_ROW_CARD else "move-no-such-card", "J1.1")
    elif s.phase == ORDER and form == A_PILE_CARD:
        refuses(to, "jackal-high-not-won", due)
    elif s.phase == ORDER and form == NO_PILE_CARD:
        refuses(to, "move-no-such-card", "J1.1")
    elif is_rolling(s) and form == NO_ROLL:
        refuses(to, "jackal-high-no-such-face", "J1.1")
    elif is_rolling(s) and form == A_ROLL and by == CHANCE:
        refuses(to, "jackal-high-roll-size", due)
        show_number(to, "dice", dice_due(s))
    else:
        refuses(to, IS_DUE[s.phase], due)


@shows
def is_rolling(s: Record) -> bool:
    return s.phase == ROLL or s.phase == CONTEST or s.phase == VULTURES


@shows
def refuse_in_valley(s: Record, by: int, form: int, due: Word, to: Record) -> None:
    if form == NO_VALLEY_CARD:
        refuses(to, "move-no-such-card", "J1.1")
    elif form == A_VALLEY_CARD:
        refuses(to, "jackal-high-animals-only", due)
    elif by == CHANCE:
        refuses(to, "move-card-used-up", "J1.1")
    else:
        refuses(to, IS_DUE[s.phase], due)


@shows
def refuse_placing(s: Record, p: int, form: int, face: int, place: int, to: Record) -> None:
    single = s.throw > 1 and s.hand[p] == 1 and s.placed[0] == 0
    if form == A_REROLL:
        refuses(to, "jackal-high-three-tries" if single else "jackal-high-no-reroll", "J4.5")
    elif form == A_STOP and single:
        refuses(to, "jackal-high-place-it", "J4.5")
    elif form == A_STOP:
        refuses(to, "jackal-high-place-one", "J4.2")
    elif not has_rolled(s, p, face):
        refuses(to, "jackal-high-not-rolled", "J4.2")
        open_list(to, "rolled")
        for i in range(s.hand[p]):
            add_number(to, FACE[s.rolled[p], i])
        close_list(to)
    elif form == INTO_VALLEY:
        refuses(to, "jackal-high-valley-closed", "J4.4")
    elif not 1 <= place <= places(s):
        refuses(to, "jackal-high-no-such-place", "J3.1")
        show_number(to, "places", places(s))
    else:
        refuses(to, "jackal-high-does-not-fit", "J4.3")
        show_number(to, "card", s.card[place - 1])
        show_number(to, "sum", SUM[s.dice[place - 1, p]])


@shows
def has_rolled(s: Record, p: int, face: int) -> bool:
    for i in range(DICE):
        if face > 0 and FACE[s.rolled[p], i] == face:
            return True
    return False
