"""High card: what is shown of a position."""

from igroteka.engine.rule import OVER, Record
from igroteka.engine.views import (
    ALL_SEEING,
    add_number,
    close_list,
    open_list,
    sees,
    show_flag,
    show_none,
    show_number,
    show_players,
    show_result,
    show_whose_turn,
    shows,
)

from .rules import HIGHEST


@shows
def show(s: Record, seat: int, to: Record) -> None:
    show_whose_turn(to, s)
    show_number(to, "due", s.due)
    show_flag(to, "changing", s.changing == 1)
    show_players(to, s, seat)
    if seat == ALL_SEEING:
        open_list(to, "used")
        for n in range(1, HIGHEST[0] + 1):
            if not s.left >> n & 1:
                add_number(to, n)
        close_list(to)
    else:
        show_none(to, "used")
    show_result(to, s)


@shows
def show_place(s: Record, p: int, seat: int, to: Record) -> None:
    if s.actor == OVER or sees(seat, p):
        show_number(to, "hand", s.hand[p])
    else:
        show_none(to, "hand")
