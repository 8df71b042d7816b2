"""The examples of a clause, played by the engine: what is shown is what happens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from igroteka.engine.errors import IgrotekaError, IllegalMove
from igroteka.engine.questions import Asked, Phrase, actor_asked, call
from igroteka.engine.scenarios import Scenario, read_scenarios, steps
from igroteka.engine.state import Actor, State
from igroteka.engine.story import Event
from igroteka.engine.views import AnyView
from igroteka.locale import say
from igroteka.rendering.text import draw
from igroteka.rulebook.reading import folder_of

SHORT_RUN = 8  # steps


@dataclass(frozen=True)
class ExampleStep:
    """A move of an example: whose, what happened or why it may not be, and what then is on the table."""

    move: str
    by: Actor
    events: tuple[Event, ...]
    refusal: IllegalMove | None
    view: AnyView
    legal: tuple[str, ...]
    asked: Asked | None  # what whoever acts then is asked
    called: Phrase | None  # what a player's move is called
    written: bool  # in the scenario; else chance played by itself

    def title(self, names: Sequence[str], language: str) -> str:
        """Who makes which move."""
        who = names[self.by] if isinstance(self.by, int) else say("rules-chance", language)
        return say("rules-refused" if self.refusal else "rules-move", language, who=who, move=self.move)

    def sentences(self, game: str, names: Sequence[str], language: str) -> list[tuple[str, str]]:
        """What happens, or why it may not, each sentence with its clause."""
        if self.refusal:
            return [(IgrotekaError.say(self.refusal, language), self.refusal.clause or "")]
        return [(event.say(game, names, language), event.clause) for event in self.events]


@dataclass(frozen=True)
class Example:
    """A scenario that was played: everything as its ``seen_by`` seat may know it."""

    scenario: Scenario
    view: AnyView
    legal: tuple[str, ...]
    asked: Asked | None
    steps: tuple[ExampleStep, ...]

    def title(self, language: str) -> str:
        title = self.scenario.title_ru if language == "ru" else self.scenario.title
        return title.rstrip(".")

    def names(self, language: str) -> tuple[str, ...]:
        """Made-up players: people follow a story about people."""
        return tuple(say(f"rules-name-{seat + 1}", language) for seat in range(self.scenario.game.players))

    def drawings(self, language: str) -> tuple[str, str]:
        """The table at first and in the end."""
        last = self.steps[-1].view if self.steps else self.view
        first, end = (draw(self.scenario.game, view, self.names(language), language) for view in (self.view, last))
        return first, end

    def told(self) -> Iterator[ExampleStep | int]:
        """The steps worth telling; of a long run that chance played by itself only how long it was."""
        for written, run in groupby(self.steps, key=lambda step: step.written):
            steps = list(run)
            if written or len(steps) <= SHORT_RUN:
                yield from steps
            else:
                yield len(steps)

    @property
    def possible(self) -> tuple[str, ...]:
        """What may be played in the end, where that is the point of the example."""
        if self.scenario.legal is None:
            return ()
        return self.steps[-1].legal if self.steps else self.legal


@cache
def scenarios_of(game: str) -> tuple[Scenario, ...]:
    file = folder_of(game) / "scenarios.yaml"
    return tuple(read_scenarios(file)) if file.exists() else ()


def scenarios_for(game: str, clause: str) -> tuple[Scenario, ...]:
    """The scenarios of one clause, in the order of the file."""
    return tuple(scenario for scenario in scenarios_of(game) if scenario.clause == clause)


def play(scenario: Scenario) -> Example:
    """Play a scenario to its end; ScenarioError where the rules do not bear it out."""
    start = scenario.begin()
    steps = tuple(played(scenario, start))
    return Example(scenario, start.view(scenario.seen_by), start.legal(), actor_asked(start), steps)


def played(scenario: Scenario, before: State) -> Iterator[ExampleStep]:
    seat = scenario.seen_by
    told = 0
    for entry, state, refusal in steps(scenario):
        story = state.story if seat is None else state.story_for(seat)
        history = state.history if seat is None else state.history_for(seat)
        move = entry.text if refusal else history[-1]
        by = before.seat_that_can(entry.text) if entry.seat is None else entry.seat
        written = any(entry is other for other in scenario.play)
        called = call(before, by, entry.text) if isinstance(by, int) else None
        asked = actor_asked(state)
        yield ExampleStep(move, by, story[told:], refusal, state.view(seat), state.legal(), asked, called, written)
        told = len(story)
        before = state.copy()
