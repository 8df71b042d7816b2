"""8-28: what is shown of a position."""

from igroteka.engine.rule import Record
from igroteka.engine.views import (
    Word,
    add_word,
    close_list,
    close_object,
    open_list,
    open_object,
    sees,
    show_flag,
    show_none,
    show_number,
    show_players,
    show_result,
    show_some,
    show_whose_turn,
    show_word,
    shows,
)
from igroteka.games.eight28.box import BLUE, RED
from igroteka.games.eight28.knowledge import all_revealed
from igroteka.games.eight28.table import CARDS, PHASES


@shows
def show(s: Record, seat: int, to: Record) -> None:
    """What the seat may know."""
    show_number(to, "round", s.round)
    show_word(to, "phase", PHASES[s.phase])
    show_number(to, "giver", s.giver)
    show_whose_turn(to, s)
    show_some(to, "due", s.due, -1)
    show_flag(to, "taken", s.taken == 1)
    show_flag(to, "final", s.final == 1)
    show_gems(to, "supply", s.supply[BLUE], s.supply[RED])
    show_gems(to, "pot", s.pot[BLUE], s.pot[RED])
    show_gems(to, "aside", s.aside[BLUE], s.aside[RED])
    show_players(to, s, seat)
    show_result(to, s)


@shows
def show_place(s: Record, p: int, seat: int, to: Record) -> None:
    if s.hidden[p] >= 0 and (sees(seat, p) or all_revealed(s)):
        show_word(to, "hidden", CARDS[s.hidden[p]])
    else:
        show_none(to, "hidden")
    open_list(to, "shown")
    for i in range(s.shows[p]):
        add_word(to, CARDS[s.shown[p, i]])
    close_list(to)
    show_flag(to, "out", s.out[p] == 1)
    show_flag(to, "passed", s.passed[p] == 1)
    show_gems(to, "gems", s.gems[p, BLUE], s.gems[p, RED])
    show_some(to, "plays_for", s.plays_for[p], 0)


@shows
def show_gems(to: Record, where: Word, blue: int, red: int) -> None:
    open_object(to, where)
    show_number(to, "blue", blue)
    show_number(to, "red", red)
    close_object(to)
