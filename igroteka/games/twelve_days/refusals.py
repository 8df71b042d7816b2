"""12 Days of Christmas: which clause forbids a move."""

from igroteka.engine.phrases import NO_FORM, refuses
from igroteka.engine.rule import CHANCE, OVER, Record
from igroteka.engine.views import show_number, show_word, shows
from igroteka.games.twelve_days.box import DECK, HIGHEST, KIND, LEAD, LOW, SET, STRAIGHT
from igroteka.games.twelve_days.table import KINDS, PHASES

DUE = ("T1.3", "T3.1", "T3.2", "T5.1")  # by phase: the clause of what is due,
IS_DUE = tuple(f"twelve-days-{phase}-due" for phase in PHASES)  # and the sentence

WHOLE = "(0|[1-9][0-9]{0,99})"
DEAL_A_CARD, PASSING = 0, 4  # and between them the kinds of combination, by their numbers
FORMS = {
    "deal": f"deal (?P<card>{WHOLE[1:-1]})",
    "single": WHOLE,
    "set": f"{WHOLE}x{WHOLE}",
    "straight": f"{WHOLE}-{WHOLE}",
    "pass": "pass",
}


@shows
def refuse(s: Record, by: int, form: int, x: int, y: int, to: Record) -> None:
    """Why this move may not be made: first its sort, then the seat, then the cards."""
    if s.actor == OVER:
        refuses(to, "move-over", DUE[s.phase])
    elif s.actor == CHANCE and by == CHANCE and form == DEAL_A_CARD:
        refuses(to, "move-card-used-up" if is_value(x) else "move-no-such-card", "T1.1")
    elif s.actor == CHANCE or form == NO_FORM or form == DEAL_A_CARD:
        refuses(to, IS_DUE[s.phase], DUE[s.phase])
    elif by != s.actor:
        refuses(to, "move-turn", DUE[s.phase])
        show_number(to, "actor", s.actor + 1)
    elif form == PASSING:
        refuses(to, "twelve-days-leader-passes", "T3.1")
    elif not is_value(x) or (form == STRAIGHT and not is_value(y)):
        refuses(to, "move-no-such-card", "T1.1")
        show_number(to, "card", y if is_value(x) else x)
    else:
        refuse_cards(s, form, x, y, to)


@shows
def refuse_cards(s: Record, kind: int, low: int, other: int, to: Record) -> None:
    """Why this combination may not be played: is there such a one, does it follow, are the cards there?"""
    led = s.played[s.leader]
    if kind == SET and other < 2:
        refuses(to, "twelve-days-too-few", "T2.1")
    elif kind == STRAIGHT and other <= low:
        refuses(to, "twelve-days-not-ascending", "T2.1")
    elif kind == SET and other > DECK[low]:
        refuses(to, "twelve-days-too-many", "T1.1")
        show_number(to, "card", low)
        show_number(to, "count", DECK[low])
    elif s.phase == LEAD:
        refuses(to, "twelve-days-not-held", "T3.1")
    elif kind != KIND[led]:
        refuses(to, "twelve-days-other-kind", "T3.3")
        show_word(to, "kind", KINDS[KIND[led]])
    elif low > LOW[led]:
        refuses(to, "twelve-days-too-high", "T3.3")
        show_number(to, "low", LOW[led])
    else:
        refuses(to, "twelve-days-not-held", "T3.3")


@shows
def is_value(card: int) -> bool:
    return 1 <= card <= HIGHEST
