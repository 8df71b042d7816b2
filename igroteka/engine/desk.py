"""The one door into compiled code: what can be asked of a position, and how the answer is written down.

A desk is one block of memory: its cells (``DESK``), then the menu, which is a list of actions that can be taken now,
then the record. Every function here takes a desk by its address, a number: an array costs three
times as much, and a program that is not Python has none. Nothing here allocates memory: what a desk
has no room for, its caller lends, by its address, too.

An action that was played is one number that says who did what (``who_did_what``): a pair would
cost a state a tenth of its speed.

Bound to a game's rules by name (engine.binding); ``engine.door`` is how Python calls it.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from igroteka.engine.driver import MOST_STEPS, is_open, list_outcomes
from igroteka.engine.menus import KEPT_MENUS, kept_as
from igroteka.engine.phrases import write_answers, write_question
from igroteka.engine.rule import CHANCE, MOST_SEATS, NOBODY, Ints, Record, blank, brief_entry, draw, inlined, rule
from igroteka.engine.stepping import pay_out
from igroteka.engine.views import OPEN, PAPER, close_object, write_bracket

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import (
        ACTIONS,
        STATE,
        apply,
        imagine,
        legal,
        observe,
        odds_known,
        outcome,
        outcomes,
        pending,
        scores,
        show,
        ways,
    )
    from igroteka.engine.numba_insides import array_at, record_at

DESK: Final = np.dtype(
    [
        ("kept", "i8"),  # where the menus are that are kept; 0: none are
        ("actor", "i8"),  # whose turn it is
        ("whose", "i8"),  # whose actions are on the menu,
        ("count", "i8"),  # how many (0: the menu says nothing)
        ("whole", "i8"),  # and whether there are no others
        ("menu", "i8"),  # under which number this menu is kept, if it is the actor's whole menu and is kept; else 0
        ("stream", "u8", (1,)),  # where chance comes from that compiled code draws
        ("points", "i8", (MOST_SEATS,)),
        ("shares", "f8", (MOST_SEATS,)),
    ]
)
PLACES_ON_DESK: Final[dict[str, int]] = {name: kind[1] for name, kind in (DESK.fields or {}).items()}  # in bytes
# In numbers:
ACTOR, WHOSE, COUNT, WHOLE, MENU = (PLACES_ON_DESK[name] // 8 for name in ("actor", "whose", "count", "whole", "menu"))
POINTS_PLACE, SHARES_PLACE = PLACES_ON_DESK["points"], PLACES_ON_DESK["shares"]
MENU_PLACE: Final = DESK.itemsize

ACTING: Final = -4  # in place of a seat: whoever's turn it is
NO_SEAT: Final = 13  # in place of a seat: one that no table has
REFUSED: Final = -1  # in place of what was done
DOERS: Final = 16  # more than can do something


@rule
def record_place(actions: int) -> int:
    """Where the record begins on a desk: behind the menu, at a multiple of eight bytes."""
    return MENU_PLACE + (2 * actions + 7) // 8 * 8


def who_did_what(move: int) -> tuple[int, int]:
    """A seat or CHANCE, and the action."""
    action, doer = divmod(move, DOERS)
    return doer + NOBODY, action


# --- what is on a desk ----------------------------------------------------------------------------


@inlined
def cells_of(desk: int) -> Record:
    return record_at(desk, DESK)


@inlined
def menu_on(desk: int) -> Ints:
    return array_at(desk + MENU_PLACE, ACTIONS, np.int16)


@inlined
def record_on(desk: int) -> Record:
    return record_at(desk + record_place(ACTIONS), STATE)


@rule
def write_whose(cells: Record, whose: int, count: int, whole: int) -> None:
    """What the menu says now; under no number, until it has one."""
    cells.whose = whose
    cells.count = count
    cells.whole = whole
    cells.menu = 0


@rule
def number_menu(cells: Record, menu: Ints) -> int:
    """The menu's number, if it is kept, and if anybody keeps any."""
    number = kept_as(record_at(cells.kept, KEPT_MENUS), menu, cells.count) if cells.kept != 0 else 0
    if cells.whose == cells.actor:
        cells.menu = number
    return number


@rule
def look_up(desk: int) -> None:
    """Whose turn it is now, and what he can do: one call then serves both a move and the question that follows it.

    Chance has no menu yet: listing what it can bring is seldom asked for and takes longer.
    """
    cells, s, menu = cells_of(desk), record_on(desk), menu_on(desk)
    cells.actor = s.actor
    if s.actor >= 0:
        write_whose(cells, s.actor, legal(s, s.actor, menu), 1)
        number_menu(cells, menu)
    else:
        write_whose(cells, NOBODY, 0, 0)


@rule
def is_on_menu(desk: int, by: int, action: int) -> bool:
    cells, menu = cells_of(desk), menu_on(desk)
    found = False
    for i in range(cells.count if cells.whose == by else 0):
        found = found or menu[i] == action
    return found


@rule
def may(desk: int, by: int, action: int) -> bool:
    """Is the action open? The menu knows, if it says what he can do; else it is looked for, in the menu's place."""
    if is_on_menu(desk, by, action):
        return True
    cells = cells_of(desk)
    if cells.whose == by and cells.count > 0 and cells.whole == 1:
        return False
    write_whose(cells, NOBODY, 0, 0)
    return is_open(record_on(desk), by, action, menu_on(desk))


# --- whose turn, and what can be done -------------------------------------------------------------


@brief_entry
def sit_at(block: Any, kept: int) -> Any:
    """The address of a desk, which learns where the menus are kept."""
    desk = block.ctypes.data
    cells = cells_of(desk)
    cells.kept = kept
    cells.actor = record_on(desk).actor
    return desk


@rule
def sit_down(desk: int, kept: int) -> None:
    """The same where a desk has an address already, and nothing on its menu holds any more."""
    cells = cells_of(desk)
    cells.kept = kept
    cells.actor = record_on(desk).actor
    write_whose(cells, NOBODY, 0, 0)


@brief_entry
def seats_at(desk: int) -> int:
    """Bit mask of the seats that may act."""
    return pending(record_on(desk))


@brief_entry
def list_at(desk: int, seat: int) -> int:
    """Write on the menu what is open to a seat, or to chance; the number under which it is kept."""
    cells, s, menu = cells_of(desk), record_on(desk), menu_on(desk)
    by = cells.actor if seat == ACTING else seat
    count = 0
    if by == CHANCE and s.actor == CHANCE:
        count = outcomes(s, menu)
    elif 0 <= by < s.players and pending(s) >> by & 1:
        count = legal(s, by, menu)
    write_whose(cells, by, count, 1)
    return number_menu(cells, menu) if count > 0 else 0


@brief_entry
def odds_at(desk: int) -> int:
    """The number of chance's odds, if they are among those that come again; else 0."""
    return odds_known(record_on(desk))


@brief_entry
def list_ways(desk: int, ways_each: int) -> int:
    """Write on the menu what chance can bring, and in room for all actions how many ways there are to each of it."""
    cells, menu = cells_of(desk), menu_on(desk)
    weights = array_at(ways_each, ACTIONS, np.int64)
    count = list_outcomes(record_on(desk), menu, weights)
    for i in range(count):
        weights[i] = weights[menu[i]]  # the i-th action is not before the i-th number
    write_whose(cells, CHANCE, count, 1)
    return number_menu(cells, menu)


@brief_entry
def list_odds(desk: int, odds_each: int) -> int:
    """The same, with how likely each of it is."""
    cells, menu, s = cells_of(desk), menu_on(desk), record_on(desk)
    odds = array_at(odds_each, ACTIONS, np.float64)
    count, total = list_outcomes(s, menu, odds), ways(s)
    for i in range(count):
        odds[i] = odds[menu[i]] / total
    write_whose(cells, CHANCE, count, 1)
    return number_menu(cells, menu)


@brief_entry
def ways_at(desk: int) -> int:
    """How many ways chance has to go on."""
    return ways(record_on(desk))


@rule
def write_drawn(desk: int, action: int) -> int:
    """What chance was seen to bring is all that the menu says."""
    menu_on(desk)[0] = action
    write_whose(cells_of(desk), CHANCE, 1, 0)
    return action


@brief_entry
def draw_at(desk: int, chance: float) -> int:
    """What chance brings by its odds, for a number from 0 up to 1; it is still to be played."""
    s = record_on(desk)
    return write_drawn(desk, outcome(s, int(chance * ways(s))))


@brief_entry
def brought_at(desk: int, way: int, ways_each: int) -> int:
    """What chance brings if that way is taken, counted as ``list_ways`` lists them; it is still to be played."""
    menu, weights = menu_on(desk), array_at(ways_each, ACTIONS, np.int64)
    count = list_outcomes(record_on(desk), menu, weights)
    i = 0
    while i < count - 1 and way >= weights[menu[i]]:
        way -= weights[menu[i]]
        i += 1
    return write_drawn(desk, menu[i])


# --- doing it -------------------------------------------------------------------------------------


@brief_entry
def play_at(desk: int, seat: int, action: int) -> int:
    """The action happens if it may; who did what, or REFUSED."""
    by = cells_of(desk).actor if seat == ACTING else seat
    if not may(desk, by, action):
        return REFUSED
    apply(record_on(desk), by, action)
    look_up(desk)
    return action * DOERS + by - NOBODY


@brief_entry
def follow_at(desk: int, after: int, seat: int, action: int, known: int) -> int:
    """The same on another desk, ``after``; on this one nothing changes. ``known``: the caller knows that it may."""
    by = cells_of(desk).actor if seat == ACTING else seat
    array_at(after + record_place(ACTIONS), 1, STATE)[0] = record_on(desk)
    cells, found = cells_of(after), known == 1 or is_on_menu(desk, by, action)
    cells.kept = cells_of(desk).kept
    if not found and not is_open(record_on(after), by, action, menu_on(after)):
        return REFUSED
    apply(record_on(after), by, action)
    look_up(after)
    return action * DOERS + by - NOBODY


@brief_entry
def begin_at(desk: int, key: int) -> None:
    """Chance comes from this key from now on."""
    cells_of(desk).stream[0] = np.uint64(key)


@brief_entry
def play_on_at(desk: int, seat: int, action: int) -> int:
    """The seat's action if it is open, and chance's until a player must act; the next actor, or NOBODY if refused.

    For the seat CHANCE it is chance's turn: ``action`` does not matter.
    """
    s, rng = record_on(desk), cells_of(desk).stream
    if seat == CHANCE:
        action = outcome(s, draw(rng, ways(s)))
    elif not is_open(s, seat, action, menu_on(desk)):
        return NOBODY
    for _ in range(MOST_STEPS):
        apply(s, seat, action)
        if s.actor != CHANCE:
            break
        seat = CHANCE
        action = outcome(s, draw(rng, ways(s)))
    actor: int = s.actor
    return actor


@brief_entry
def imagine_at(desk: int, seat: int, seed: int) -> None:
    """Draw anew what the seat cannot know."""
    cells = cells_of(desk)
    cells.stream[0] = seed
    imagine(record_on(desk), seat, cells.stream)
    write_whose(cells, NOBODY, 0, 0)


# --- looking at it --------------------------------------------------------------------------------


@brief_entry
def score_at(desk: int) -> None:
    """Write down the points of every seat."""
    scores(record_on(desk), cells_of(desk).points)


@brief_entry
def share_at(desk: int) -> None:
    """Write down what a finished game is worth to every seat: its share of the victory less a fair share."""
    pay_out(record_on(desk), cells_of(desk).shares)


@brief_entry
def observe_at(desk: int, seat: int, observation: Ints) -> None:
    """What a seat knows, as a vector."""
    observe(record_on(desk), seat, observation)


@brief_entry
def know_at(desk: int, seat: int, observation: Ints, mask: Ints) -> None:
    """What a seat knows, and what it may do if it may act at all."""
    s, menu = record_on(desk), menu_on(desk)
    write_whose(cells_of(desk), NOBODY, 0, 0)
    observe(s, seat, observation)
    blank(mask)
    if (pending(s) >> seat) & 1 == 1:
        for j in range(legal(s, seat, menu)):
            mask[menu[j]] = True


@rule
def write_view(s: Record, seat: int, to: Record) -> int:
    """Behind what is written already; how long all of it is."""
    write_bracket(to, to.length, OPEN)
    show(s, seat, to)
    close_object(to)
    length: int = to.length
    return length


@brief_entry
def show_at(desk: int, seat: int, paper: int) -> int:
    """Write down what a seat may know; how long it is."""
    to = record_at(paper, PAPER)
    to.length = 0
    return write_view(record_on(desk), seat, to)


@brief_entry
def ask_at(desk: int, seat: int, paper: int) -> int:
    """Write down what a seat is asked and, from ``ends[0]`` on, what each of its moves is called; how long it is."""
    s, to, menu = record_on(desk), record_at(paper, PAPER), menu_on(desk)
    to.length = 0
    count = legal(s, seat, menu) if pending(s) >> seat & 1 else 0
    to.ends[0] = write_question(s, seat, menu, count, to)
    return write_answers(s, seat, menu, count, to)


@brief_entry
def show_to(desk: int, seats: int, paper: int) -> int:
    """Write down what each of some seats, a bit mask, may know; how many they are."""
    s, to = record_on(desk), record_at(paper, PAPER)
    to.length = 0
    n = 0
    for p in range(s.players):
        if seats >> p & 1:
            to.ends[n] = write_view(s, p, to)
            n += 1
    return n
