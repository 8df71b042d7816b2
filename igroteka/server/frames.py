"""Games and examples to look at step by step."""

import base64
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from igroteka import protocol as m
from igroteka.api import game
from igroteka.engine import questions
from igroteka.engine.errors import IllegalMove
from igroteka.engine.scenarios import Scenario
from igroteka.engine.state import CHANCE, WATCHER, State
from igroteka.engine.story import Event
from igroteka.engine.views import AnyView
from igroteka.protocol.words import OVER
from igroteka.rulebook import lessons
from igroteka.rulebook.examples import play, scenarios_for, scenarios_of
from igroteka.rulebook.picture import picture
from igroteka.rulebook.reading import Clause, Section, read_rulebook
from igroteka.table import fairness
from igroteka.table.errors import TableError
from igroteka.table.projection import encode
from igroteka.table.records import record_text, seat_names
from igroteka.table.table import Table
from igroteka.table.verifying import fairness_of, opened

OPEN, ALL = "open", "all"


def eyes_wanted(table: Table, guest: str | None, wanted: str) -> int | None:
    """Whose eyes a replay may be seen with: a seat, WATCHER, or None for open cards."""
    if wanted in (OPEN, ALL):
        eyes = None if wanted == OPEN else WATCHER
    elif wanted.isdecimal() and int(wanted) < table.players:
        eyes = int(wanted)
    else:
        raise TableError("seat-unknown", seat=wanted, players=table.players)
    if table.status != OVER and (eyes is None or eyes not in table.seats_of(guest)):
        raise TableError("replay-not-yet")
    return eyes


def replay(table: Table, eyes: int | None, language: str) -> m.TableReplay:
    return m.TableReplay(
        table=table.id,
        game=table.game.id,
        options=dict(table.game.options),
        names=list(seat_names(table, language)),
        over=table.status == OVER,
        frames=list(table_frames(table, eyes)),
    )


def table_frames(table: Table, eyes: int | None) -> Iterator[m.Frame]:
    final = table.playing_state()
    shown = final.history if eyes is None else final.history_for(eyes)
    state = table.game.start()
    state.story_for(WATCHER)
    yield frame(state, eyes, 0, None, None, 0)
    told = state.story_length
    for ply, action in enumerate(table.actions):
        state.play(action.text, CHANCE if action.seat is None else action.seat)
        yield frame(state, eyes, ply + 1, action.seat, shown[ply], told)
        told = state.story_length


def frame(state: State, eyes: int | None, ply: int, seat: int | None, move: str | None, told: int) -> m.Frame:
    events = state.story[told:] if eyes is None else state.story_for(eyes, told)
    return m.Frame(
        ply=ply,
        seat=seat,
        move=move,
        view=state.view(eyes),
        events=plain(events),
        acting=list(state.actors),
        scores=list(state.scores),
    )


def shuffles(table: Table, language: str) -> m.Fairness:
    """Every act of chance at this table, with what it could have brought, and the secret that decided."""
    if table.status != OVER:
        raise TableError("fairness-not-yet")
    told = fairness_of(*opened(record_text(table)))
    told.names = list(seat_names(table, language))
    return told


def plain(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [event.plain() for event in events]


# --- rules --------------------------------------------------------------------------------------


def rulebook(id: str, language: m.Language) -> m.RulebookPage:
    book = read_rulebook(id, language)
    counts: dict[str, int] = {}
    for scenario in scenarios_of(id):
        counts[scenario.clause] = counts.get(scenario.clause, 0) + 1
    return m.RulebookPage(
        game=id,
        language=language,
        title=book.title,
        intro=book.about,
        picture=picture(id, language),
        chapters=[
            m.RulebookChapter(
                name=chapter.name,
                title=chapter.title,
                text=chapter.text,
                sections=[section_of(section, counts) for section in chapter.sections],
            )
            for chapter in book.chapters
        ],
    )


def section_of(section: Section, counts: dict[str, int]) -> m.RulebookSection:
    return m.RulebookSection(
        id=section.number,
        title=section.title,
        clauses=[clause_of(clause, counts) for clause in section.clauses],
    )


def clause_of(clause: Clause, counts: dict[str, int]) -> m.RulebookClause:
    return m.RulebookClause(
        id=clause.number,
        title=clause.title,
        text=clause.text,
        rulings=list(clause.rulings),
        examples=counts.get(clause.number, 0),
    )


def examples(id: str, clause: str, language: str) -> m.Examples:
    (found, *_) = read_rulebook(id, "en").find(clause)
    return m.Examples(
        game=id,
        clause=found.number,
        examples=[example(scenario, language) for scenario in scenarios_for(id, found.number)],
    )


@cache
def book(id: str, language: m.Language) -> bytes:
    """The rulebook with all its examples and the lesson, written once: it takes a second to play them."""
    rules = rulebook(id, language)
    clauses = [clause for chapter in rules.chapters for section in chapter.sections for clause in section.clauses]
    shown = [examples(id, clause.id, language) for clause in clauses if clause.examples]
    return encode(m.Book(rulebook=rules, examples=shown, lesson=lesson(id)))


def example(scenario: Scenario, language: str) -> m.ShownExample:
    played = play(scenario)
    frames = [seen_frame(0, None, None, played.view, [], played.legal, played.asked)]
    for ply, step in enumerate(played.steps, start=1):
        seat = step.by if isinstance(step.by, int) else None
        made = seen_frame(ply, seat, step.move, step.view, plain(step.events), step.legal, step.asked)
        made.said = step.called
        made.refused = m.refusal_of(step.refusal, language) if step.refusal else None
        frames.append(made)
    return m.ShownExample(
        clause=scenario.clause,
        title=m.BothLanguages(en=scenario.title, ru=scenario.title_ru),
        options=dict(scenario.game.options),
        position=dict(scenario.given),
        record=base64.b64encode(scenario.begin().snapshot()).decode(),
        seed=scenario.seed,
        seen_by=scenario.seen_by,
        frames=frames,
    )


def lesson(id: str) -> m.Lesson:
    """A first game as the learner sees it; without steps where the game has none."""
    found = lessons.lesson_of(id)
    if found is None:
        return m.Lesson(game=id, seat=0, start=None, steps=[])
    ply, steps = 0, []
    for step, moves in lessons.play(found):
        frames = []
        for move in moves:
            ply += 1
            frames.append(lesson_frame(found, ply, move))
        steps.append(m.LessonStep(says=step.says, clause=step.clause, frames=frames))
    state = lessons.begin(found)
    start = m.Frame(**standing(state, found.seat), ply=0, seat=None, move=None, events=[])
    return m.Lesson(game=id, seat=found.seat, start=start, steps=steps)


def lesson_frame(found: lessons.WrittenLesson, ply: int, move: lessons.Move) -> m.Frame:
    seat = move.by if isinstance(move.by, int) else None
    return m.Frame(**standing(move.state, found.seat), ply=ply, seat=seat, move=move.text, events=plain(move.events))


def standing(state: State, seat: int) -> dict[str, Any]:
    """How it stands for a seat: with its own moves, not those of others."""
    is_asked = seat in state.actors
    legal = state.legal(seat) if is_asked else ()
    return {
        **question_of(questions.asked(state, seat) if is_asked else None),
        "view": state.view(seat),
        "acting": list(state.actors),
        "scores": list(state.scores),
        "legal": list(legal),
    }


def seen_frame(
    ply: int,
    seat: int | None,
    move: str | None,
    view: AnyView,
    events: list[dict[str, Any]],
    legal: tuple[str, ...],
    asked: questions.Asked | None,
) -> m.Frame:
    actor = view["actor"]
    acting = [actor] if isinstance(actor, int) else []
    return m.Frame(
        ply=ply,
        seat=seat,
        move=move,
        view=dict(view),
        events=events,
        acting=acting,
        scores=list(view["scores"]),
        legal=list(legal) if acting else [],
        **question_of(asked),
    )


def question_of(asked: questions.Asked | None) -> dict[str, Any]:
    """What somebody is asked, for a frame."""
    if asked is None:
        return {}
    return {"asked": asked.question, "answers": list(asked.answers)}


def example_frame(state: State, eyes: int | None, ply: int, seat: int | None, move: str | None, told: int) -> m.Frame:
    made = frame(state, eyes, ply, seat, move, told)
    if (asked := questions.actor_asked(state)) is not None:
        made.legal = list(state.legal())
        made.asked, made.answers = asked.question, list(asked.answers)
    return made


def tried(form: m.TryForm, language: str) -> m.Tried:
    """Play a move in a position."""
    options: dict[str, Any] = form.options
    state = game(form.game, **options).position(form.position)
    state.story_for(WATCHER)
    for text in form.history:
        state.play(text, state.seat_that_can(text))
    eyes, ply = form.seen_by, len(form.history)
    told, frames = state.story_length, []
    by: Any = None
    if form.move is None:
        frames.append(example_frame(state, eyes, ply, None, None, told))
    else:
        by = form.seat if form.seat is not None else state.seat_that_can(form.move)
        try:
            state.play(form.move, by)
        except IllegalMove as error:
            refused = example_frame(state, eyes, ply, None, form.move, told)
            refused.refused = m.refusal_of(error, language)
            return m.Tried(frames=[refused], history=list(form.history))
        seat = by if isinstance(by, int) else None
        frames.append(example_frame(state, eyes, ply + 1, seat, state.last, told))
    while form.seed is not None and state.actor == CHANCE:
        told = state.story_length
        state.play(fairness.draw(b"", f"{form.seed}|{len(state.history)}", state.chance_ways()))
        frames.append(example_frame(state, eyes, len(state.history), None, state.last, told))
    return m.Tried(frames=frames, history=list(state.history))
