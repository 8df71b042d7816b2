"""My Number!: what is shown of a position."""

from igroteka.engine.rule import OVER, Ints, Record
from igroteka.engine.views import (
    Word,
    add_list,
    add_number,
    add_object,
    close_list,
    close_object,
    open_list,
    sees,
    show_none,
    show_number,
    show_players,
    show_result,
    show_some,
    show_whose_turn,
    show_word,
    shows,
)
from igroteka.games.my_number.box import COLOURS, NUMBERS, VALUES, how_many
from igroteka.games.my_number.knowledge import known
from igroteka.games.my_number.table import PHASES

HUES = len(COLOURS)


@shows
def show(s: Record, seat: int, to: Record) -> None:
    """What the seat may know."""
    show_number(to, "round", s.round)
    show_number(to, "turn", s.turn)
    show_word(to, "phase", PHASES[s.phase])
    show_whose_turn(to, s)
    show_laid(to, "row", s.row)
    show_laid(to, "columns", s.columns)
    show_laid(to, "goals", s.goals)
    show_set(to, "goals_used", s.goals_used)
    show_players(to, s, seat)
    show_number(to, "unseen", how_many(s.stock))
    show_result(to, s)


@shows
def show_laid(to: Record, key: Word, cards: Ints) -> None:
    open_list(to, key)
    for i in range(len(cards)):
        if cards[i] != 0:
            add_number(to, cards[i])
    close_list(to)


@shows
def show_set(to: Record, key: Word, cards: int) -> None:
    open_list(to, key)
    for card in range(1, NUMBERS + 1):
        if cards >> card & 1:
            add_number(to, card)
    close_list(to)


@shows
def show_place(s: Record, p: int, seat: int, to: Record) -> None:
    if sees(seat, p):
        show_set(to, "hand", s.hand[p])
    else:
        show_number(to, "hand", how_many(s.hand[p]))
    show_set(to, "known", known(s, p))
    if sees(seat, p):
        show_some(to, "chosen", s.chosen[p], 0)
    else:
        show_none(to, "chosen")
    show_collection(s, p, to)
    open_list(to, "rounds")
    for i in range(s.round if s.actor == OVER else s.round - 1):
        add_object(to)
        show_number(to, "points", s.points[p, i])
        show_number(to, "bonus", s.bonus[p, i])
        close_object(to)
    close_list(to)


@shows
def show_collection(s: Record, p: int, to: Record) -> None:
    """A list for each column, the card laid first at its beginning."""
    open_list(to, "collection")
    for column in range(VALUES):
        add_list(to)
        for colour in range(HUES):
            if s.column[p, colour] == column:
                for i in range(s.cards[p, colour]):
                    add_number(to, card_from_below(s, p, colour, i))
        close_list(to)
    close_list(to)


@shows
def card_from_below(s: Record, p: int, colour: int, i: int) -> int:
    """The card of a colour that lies on so many others."""
    card = s.top[p, colour]
    for _ in range(s.cards[p, colour] - 1 - i):
        card = s.beneath[card]
    return int(card)
