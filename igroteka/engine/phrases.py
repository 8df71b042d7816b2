"""Messages of the catalogues, as rules say them: what a seat is asked, how a move is called, why one may not be made.

A rule says a message by its key and shows the details behind it (engine.views): ``says(to, "pass")``. Words are made
of it last, where somebody reads: in the terminal, on a page that a server feeds, on one that has its own engine.
"""

from typing import TYPE_CHECKING, Any, Final

from igroteka.engine.rule import Ints, Record, rule
from igroteka.engine.views import (
    CLOSE_LIST,
    OPEN,
    OPEN_LIST,
    Word,
    add_object,
    close_object,
    open_object,
    show_word,
    shows,
    write_bracket,
)

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import refuse

NO_FORM: Final = -1  # in place of the form of a move: it has none of those that the game knows
TEXTS: Any = ()  # of all actions: see Kit
CALLED: Any = ()  # of all actions: the message that says its name, see Kit


@shows
def says(to: Record, key: Word) -> None:
    """A message; what is shown next are its details."""
    show_word(to, "key", key)
    open_object(to, "details")


@shows
def refuses(to: Record, key: Word, clause: Word) -> None:
    """Why not, and by which clause; the move as it was written is among the details by itself."""
    show_word(to, "key", key)
    show_word(to, "clause", clause)
    open_object(to, "details")


# --- what a game may say better -------------------------------------------------------------------


@shows
def question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> None:
    """What a seat is asked that may choose from so many moves."""
    says(to, "your-turn")


@shows
def answer(s: Record, seat: int, action: int, to: Record) -> None:
    """What a seat's action is called; it need not be open."""
    says(to, CALLED[action])
    show_word(to, "move", TEXTS[action])


# --- on paper -------------------------------------------------------------------------------------


@rule
def close_message(to: Record) -> int:
    """How long all is that is written."""
    close_object(to)
    close_object(to)
    length: int = to.length
    return length


@rule
def write_question(s: Record, seat: int, moves: Ints, count: int, to: Record) -> int:
    write_bracket(to, to.length, OPEN)
    question(s, seat, moves, count, to)
    return close_message(to)


@rule
def write_answers(s: Record, seat: int, moves: Ints, count: int, to: Record) -> int:
    write_bracket(to, to.length, OPEN_LIST)
    for i in range(count):
        add_object(to)
        answer(s, seat, moves[i], to)
        close_message(to)
    write_bracket(to, to.length, CLOSE_LIST)
    length: int = to.length
    return length


@rule
def write_refusal(s: Record, by: int, form: int, x: int, y: int, to: Record) -> int:
    write_bracket(to, to.length, OPEN)
    refuse(s, by, form, x, y, to)
    return close_message(to)
