"""What a page asks of a game's rules, through the door that all go (engine.desk), at the one desk of its module.

Functions bound to the rules by name (engine.binding), which take and give small whole numbers.
"""

from typing import TYPE_CHECKING

from igroteka.browser.layout import (
    DESK_PLACE,
    MOST_TOLD,
    PAPER_PLACE,
    SCRATCH_PLACE,
    STORY,
    STORY_PLACE,
    TRAY,
    TRAY_PLACE,
    WAYS_PLACE,
)
from igroteka.engine.desk import (
    REFUSED,
    ask_at,
    cells_of,
    imagine_at,
    list_at,
    list_ways,
    play_at,
    record_on,
    score_at,
    seats_at,
    show_at,
    sit_down,
    ways_at,
)
from igroteka.engine.driver import play_out
from igroteka.engine.phrases import write_answers, write_refusal
from igroteka.engine.rule import Record, rule, seed_stream
from igroteka.engine.views import PAPER

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import STATE, hides, scores, winners
    from igroteka.engine.numba_insides import array_at, record_at

NO_MENUS_KEPT = 0


@rule
def note_down(s: Record, event: int, seat: int, x: int = 0, y: int = 0) -> None:
    """Stands in for ``tell`` where somebody listens: writes down what happens."""
    story = record_at(STORY_PLACE, STORY)
    n = story.count
    if n < MOST_TOLD:
        story.rows[n, 0] = event
        story.rows[n, 1] = seat
        story.rows[n, 2] = x
        story.rows[n, 3] = y
        story.count = n + 1


@rule
def page_sit() -> int:
    """Another position lies on the desk than the one that was played there."""
    sit_down(DESK_PLACE, NO_MENUS_KEPT)
    return 0


@rule
def page_actor() -> int:
    return record_on(DESK_PLACE).actor


@rule
def page_seats() -> int:
    """Bit mask of the seats that may act."""
    return seats_at(DESK_PLACE)


@rule
def page_list_moves(seat: int) -> int:
    """What is open to a seat, on the menu; how much it is."""
    list_at(DESK_PLACE, seat)
    return cells_of(DESK_PLACE).count


@rule
def page_list_chance() -> int:
    """What chance can bring, on the menu, ascending, and how many ways lead to each of it; how much it is."""
    list_ways(DESK_PLACE, WAYS_PLACE)
    return cells_of(DESK_PLACE).count


@rule
def page_count_ways() -> int:
    return ways_at(DESK_PLACE)


@rule
def page_play(seat: int, action: int) -> int:
    """The action happens, and the story tells of it; or 0, and nothing has changed."""
    record_at(STORY_PLACE, STORY).count = 0
    return 0 if play_at(DESK_PLACE, seat, action) == REFUSED else 1


@rule
def page_show_view(seat: int) -> int:
    """Write on paper what a seat may know; how long it is."""
    return show_at(DESK_PLACE, seat, PAPER_PLACE)


@rule
def page_ask(seat: int) -> int:
    """Write on paper what a seat is asked, and then what each of its moves is called; how long it is."""
    return ask_at(DESK_PLACE, seat, PAPER_PLACE)


@rule
def page_call(seat: int, action: int) -> int:
    """Write on paper what an action is called, which need not be open; how long it is."""
    to, moves = record_at(PAPER_PLACE, PAPER), record_at(TRAY_PLACE, TRAY).moves
    moves[0] = action
    to.length = 0
    return write_answers(record_on(DESK_PLACE), seat, moves, 1, to)


@rule
def page_refuse(by: int, form: int, x: int, y: int) -> int:
    """Write on paper why a move may not be made (engine.move_forms); how long it is."""
    to = record_at(PAPER_PLACE, PAPER)
    to.length = 0
    return write_refusal(record_on(DESK_PLACE), by, form, x, y, to)


@rule
def page_hide(by: int, action: int, seat: int) -> int:
    """What stands for an action, taken in the position beside the desk, that a seat may not know now."""
    return hides(record_at(SCRATCH_PLACE, STATE), record_on(DESK_PLACE), by, action, seat)


@rule
def page_count_points() -> int:
    """Write down the points of every seat; bit mask of the winners."""
    score_at(DESK_PLACE)
    return winners(record_on(DESK_PLACE))


@rule
def page_imagine_for(seat: int) -> int:
    """Draw anew, from the seed, what a seat cannot know."""
    imagine_at(DESK_PLACE, seat, record_at(TRAY_PLACE, TRAY).seed[0])
    return 0


@rule
def page_play_out(game: int) -> int:
    """A whole random game from the position on the desk, which stays: its steps, points and winners, a bit mask."""
    tray, scratch = record_at(TRAY_PLACE, TRAY), array_at(SCRATCH_PLACE, 1, STATE)
    scratch[0] = record_on(DESK_PLACE)
    s = scratch[0]
    seed_stream(tray.rng, tray.seed[0], game)
    play_out(s, tray.rng, tray.moves, tray.counts)
    scores(s, cells_of(DESK_PLACE).points)
    return winners(s)
