"""What a page asks of a game's rules: functions bound to them by name (engine.binding)."""

from typing import TYPE_CHECKING

from igroteka.browser.layout import (
    DESK,
    DESK_PLACE,
    MOST_TOLD,
    PAPER_PLACE,
    RECORD_PLACE,
    SCRATCH_PLACE,
    STORY,
    STORY_PLACE,
)
from igroteka.engine.desk import write_view
from igroteka.engine.driver import is_open, list_outcomes, play_out
from igroteka.engine.phrases import write_answers, write_question, write_refusal
from igroteka.engine.rule import Record, rule, seed_stream
from igroteka.engine.views import PAPER

if TYPE_CHECKING:  # binding puts a game's own in their place
    from igroteka.engine.any_game import STATE, apply, hides, imagine, legal, pending, scores, ways, winners
    from igroteka.engine.numba_insides import array_at, record_at


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
def page_actor() -> int:
    return record_at(RECORD_PLACE, STATE).actor


@rule
def page_seats() -> int:
    """Bit mask of the seats that may act."""
    return pending(record_at(RECORD_PLACE, STATE))


@rule
def page_list_moves(seat: int) -> int:
    """What is open to a seat that may act, on the menu; how much it is."""
    return legal(record_at(RECORD_PLACE, STATE), seat, record_at(DESK_PLACE, DESK).menu)


@rule
def page_list_chance() -> int:
    """What chance can bring, on the menu, ascending, and how many ways lead to each of it; how much it is."""
    desk = record_at(DESK_PLACE, DESK)
    count = list_outcomes(record_at(RECORD_PLACE, STATE), desk.menu, desk.weights)
    for i in range(count):
        desk.weights[i] = desk.weights[desk.menu[i]]  # the i-th action is not before the i-th number
    return count


@rule
def page_count_ways() -> int:
    return ways(record_at(RECORD_PLACE, STATE))


@rule
def page_play(seat: int, action: int) -> int:
    """The action happens, and the story tells of it; or 0, and nothing has changed."""
    s = record_at(RECORD_PLACE, STATE)
    record_at(STORY_PLACE, STORY).count = 0
    if not is_open(s, seat, action, record_at(DESK_PLACE, DESK).menu):
        return 0
    apply(s, seat, action)
    return 1


@rule
def page_show_view(seat: int) -> int:
    """Write on paper what a seat may know; how long it is."""
    to = record_at(PAPER_PLACE, PAPER)
    to.length = 0
    return write_view(record_at(RECORD_PLACE, STATE), seat, to)


@rule
def page_ask(seat: int) -> int:
    """Write on paper what a seat is asked; how long it is."""
    s, to, menu = record_at(RECORD_PLACE, STATE), record_at(PAPER_PLACE, PAPER), record_at(DESK_PLACE, DESK).menu
    to.length = 0
    return write_question(s, seat, menu, legal(s, seat, menu) if pending(s) >> seat & 1 else 0, to)


@rule
def page_call(seat: int) -> int:
    """Write on paper what each move of a seat that may act is called; how long it is."""
    s, to, menu = record_at(RECORD_PLACE, STATE), record_at(PAPER_PLACE, PAPER), record_at(DESK_PLACE, DESK).menu
    to.length = 0
    return write_answers(s, seat, menu, legal(s, seat, menu), to)


@rule
def page_call_one(seat: int, action: int) -> int:
    """The same of one action, which need not be open."""
    to, menu = record_at(PAPER_PLACE, PAPER), record_at(DESK_PLACE, DESK).menu
    menu[0] = action
    to.length = 0
    return write_answers(record_at(RECORD_PLACE, STATE), seat, menu, 1, to)


@rule
def page_refuse(by: int, form: int, x: int, y: int) -> int:
    """Write on paper why a move may not be made (engine.move_forms); how long it is."""
    to = record_at(PAPER_PLACE, PAPER)
    to.length = 0
    return write_refusal(record_at(RECORD_PLACE, STATE), by, form, x, y, to)


@rule
def page_hide(by: int, action: int, seat: int) -> int:
    """What stands for an action, taken in the position beside the desk, that a seat may not know now."""
    return hides(record_at(SCRATCH_PLACE, STATE), record_at(RECORD_PLACE, STATE), by, action, seat)


@rule
def page_count_points() -> int:
    """Write down the points of every seat; bit mask of the winners."""
    s = record_at(RECORD_PLACE, STATE)
    scores(s, record_at(DESK_PLACE, DESK).points)
    return winners(s)


@rule
def page_imagine_for(seat: int) -> int:
    """Draw anew, from the seed, what a seat cannot know."""
    desk = record_at(DESK_PLACE, DESK)
    desk.rng[0] = desk.seed[0]
    imagine(record_at(RECORD_PLACE, STATE), seat, desk.rng)
    return 0


@rule
def page_play_out(game: int) -> int:
    """A whole random game from the position on the desk, which stays: its steps, points and winners, a bit mask."""
    desk = record_at(DESK_PLACE, DESK)
    scratch = array_at(SCRATCH_PLACE, 1, STATE)
    scratch[0] = array_at(RECORD_PLACE, 1, STATE)[0]
    s = scratch[0]
    seed_stream(desk.rng, desk.seed[0], game)
    play_out(s, desk.rng, desk.menu, desk.counts)
    scores(s, desk.points)
    return winners(s)
