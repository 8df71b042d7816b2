"""12 Days of Christmas: what is shown of a position."""

from igroteka.engine.rule import Record
from igroteka.engine.views import (
    Word,
    add_number,
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
    show_whose_turn,
    show_word,
    shows,
)
from igroteka.games.twelve_days.box import EACH, FOLLOW, HIGHEST, KIND, LOW, TOP
from igroteka.games.twelve_days.rules import has_passed, in_discard
from igroteka.games.twelve_days.table import KINDS, PHASES


@shows
def show(s: Record, seat: int, to: Record) -> None:
    """What the seat may know."""
    show_number(to, "deal", s.deal)
    show_word(to, "phase", PHASES[s.phase])
    show_number(to, "leader", s.leader)
    show_whose_turn(to, s)
    show_lead(s, to)
    show_players(to, s, seat)
    open_list(to, "discard")
    for value in range(1, HIGHEST + 1):
        for _ in range(in_discard(s, value)):
            add_number(to, value)
    close_list(to)
    show_number(to, "supply", s.supply)
    show_result(to, s)


@shows
def show_lead(s: Record, to: Record) -> None:
    if s.phase != FOLLOW:
        show_none(to, "lead")
        return
    open_object(to, "lead")
    show_word(to, "kind", KINDS[KIND[s.played[s.leader]]])
    show_number(to, "low", LOW[s.played[s.leader]])
    close_object(to)


@shows
def show_place(s: Record, p: int, seat: int, to: Record) -> None:
    if sees(seat, p):
        show_hand(s, p, "hand", True, to)
    else:
        show_number(to, "hand", s.held[p])
    show_hand(s, p, "known", s.known[p] == 1, to)
    open_list(to, "played")
    for value in range(LOW[s.played[p]], TOP[s.played[p]] + 1):
        for _ in range(EACH[s.played[p]]):
            add_number(to, value)
    close_list(to)
    show_flag(to, "passed", has_passed(s, p))
    show_number(to, "gifts", s.gifts[p])


@shows
def show_hand(s: Record, p: int, key: Word, shown: bool, to: Record) -> None:
    open_list(to, key)
    for value in range(1, HIGHEST + 1):
        for _ in range(s.hand[p, value] if shown else 0):
            add_number(to, value)
    close_list(to)
