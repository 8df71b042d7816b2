"""My Number!: which clause forbids a move."""

from igroteka.engine.phrases import refuses
from igroteka.engine.rule import CHANCE, OVER, Record
from igroteka.engine.views import show_number, shows
from igroteka.games.my_number.box import CHOOSE, COLUMNS, GOAL_LETTER, GOALS, GOALS_DUE, MOST_OPEN, NUMBERS
from igroteka.games.my_number.table import PHASES

DUE = ("M2.1", "M2.2", "M6.1", "M2.3", "M4.3", "M3.1", "M5.1")  # by phase: the clause of what is due,
IS_DUE = tuple(f"my-number-{phase}-due" for phase in PHASES)  # and the sentence

WHOLE = "(?:0|[1-9][0-9]*)"
CARD = f"(?P<card>{WHOLE})"
FORMS = {  # by phase: what a move of the right sort looks like
    "row": f"row {CARD}",
    "columns": f"columns (?P<columns>{' '.join([WHOLE] * 5)})",
    "goal": f"goal (?P<goal>{WHOLE})",
    "deal": f"deal {CARD}",
    "draw": f"draw {CARD}",
    "card": CARD,
}


@shows
def refuse(s: Record, by: int, form: int, x: int, y: int, to: Record) -> None:
    """Why this move may not be made: first its sort, then the seat, then the card."""
    due = "M4.3" if s.phase == COLUMNS and s.round > 1 else DUE[s.phase]
    if s.actor == OVER:
        refuses(to, "move-over", due)
    elif form != s.phase or (by == CHANCE) != (s.actor == CHANCE):
        refuses(to, IS_DUE[s.phase], due)
    elif s.phase == COLUMNS:
        refuses(to, "my-number-no-such-order", "M1.1")
    elif s.phase == GOALS_DUE:
        refuse_goal(s, x, to)
    elif s.phase == CHOOSE and not 0 <= by < s.players:
        refuses(to, IS_DUE[s.phase], due)
    elif s.phase == CHOOSE and s.chosen[by] != 0:
        refuses(to, "my-number-has-chosen", due)
        show_number(to, "seat", by + 1)
    elif not 1 <= x <= NUMBERS:
        refuses(to, "move-no-such-card", "M1.1")
    elif s.phase == CHOOSE:
        refuses(to, "my-number-not-in-hand", due)
        show_number(to, "seat", by + 1)
    else:
        refuses(to, "move-card-used-up", "M1.1")


@shows
def refuse_goal(s: Record, goal: int, to: Record) -> None:
    if not 1 <= goal <= GOALS:
        refuses(to, "my-number-no-such-goal", "M1.1")
        return
    letters = 0
    for i in range(MOST_OPEN):
        letters |= GOAL_LETTER[s.goals[i]]  # of no goal: none
    open_already = letters & GOAL_LETTER[goal] != 0
    refuses(to, "my-number-letter-open" if open_already else "my-number-goal-used", "M6.2")
