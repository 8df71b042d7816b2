"""8-28: which clause forbids a move."""

from igroteka.engine.phrases import refuses
from igroteka.engine.rule import CHANCE, OVER, Record
from igroteka.engine.views import show_number, shows
from igroteka.games.eight28.box import DEAL, FACES, OFFER
from igroteka.games.eight28.table import PHASES

DUE = ("E2.1", "E3.2", "E3.2", "E4.4", "E5.1")  # by phase: the clause of what is due,
IS_DUE = tuple(f"eight28-{phase}-due" for phase in PHASES)  # and the sentence

CARD = f"(?P<card>{'|'.join(FACES).lower()})"
ANOTHER = "(?P<card>.+)"
TAKE_OR_PASS, FOR_A_GOAL, DEAL_KNOWN, DEAL_ANOTHER, DRAW_KNOWN, DRAW_ANOTHER = range(6)
FORMS = {
    "offer": "take|pass",
    "goal": "for (?:8|28)",
    "deal": f"deal {CARD}",
    "deal-another": f"deal {ANOTHER}",
    "draw": f"draw {CARD}",
    "draw-another": f"draw {ANOTHER}",
}


@shows
def refuse(s: Record, by: int, form: int, x: int, y: int, to: Record) -> None:
    """Why this move may not be made: first its sort, then the seat, then the card."""
    if s.actor == OVER:
        refuses(to, "move-over", DUE[s.phase])
    elif s.actor == CHANCE:
        refuse_card(s, by, form - (DEAL_KNOWN if s.phase == DEAL else DRAW_KNOWN), to)
    elif form != (TAKE_OR_PASS if s.phase == OFFER else FOR_A_GOAL):
        refuses(to, IS_DUE[s.phase], DUE[s.phase])
    elif s.phase == OFFER and 0 <= by < s.players and s.out[by] == 1:
        refuses(to, "eight28-out", "E3.4")
        show_number(to, "seat", by + 1)
    elif s.phase == OFFER and 0 <= by < s.players and s.passed[by] == 1:
        refuses(to, "eight28-has-passed", "E3.3")
        show_number(to, "seat", by + 1)
    else:
        refuses(to, "move-turn", DUE[s.phase])
        show_number(to, "actor", s.actor + 1)


@shows
def refuse_card(s: Record, by: int, kind: int, to: Record) -> None:
    """A card of the box (0) or another one (1) where one is due from the pile."""
    if by == CHANCE and kind == 0:
        refuses(to, "move-card-used-up", "E1.2")
    elif by == CHANCE and kind == 1:
        refuses(to, "move-no-such-card", "E1.2")
    else:
        refuses(to, IS_DUE[s.phase], DUE[s.phase])
