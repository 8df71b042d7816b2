"""Scenarios: one example of one clause, as data. The tests, the rulebook and anyone's files use them."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from igroteka.engine.errors import IgrotekaError, IllegalMove, ScenarioError
from igroteka.engine.game import Game, made_game
from igroteka.engine.matching import mismatch
from igroteka.engine.state import CHANCE, State

KEYS = {"clause", "title", "title_ru", "game", "options", "given", "play", "then", "as", "legal", "seed"}
ENTRY_KEYS = {"move", "illegal", "because", "seat"}


@dataclass(frozen=True)
class ScenarioMove:
    """A move of a scenario: one to be played, or one to be refused because of a clause."""

    text: str
    seat: int | None = None
    because: str | None = None


@dataclass(frozen=True)
class Scenario:
    """One example of one clause."""

    clause: str
    title: str
    game: Game
    given: Mapping[str, Any]
    play: tuple[ScenarioMove, ...]
    then: Mapping[str, Any]
    seen_by: int | None
    legal: frozenset[str] | None
    seed: int | None
    title_ru: str

    def begin(self) -> State:
        return self.game.position(self.given)


class _Loader(yaml.SafeLoader):
    """YAML that refuses a key written twice: the first of the two would silently be lost."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.constructor.ConstructorError(None, None, f"the key {key!r} is there twice", node.start_mark)
        return super().construct_mapping(node, deep)


def read_items(path: Path) -> list[Any]:
    """The entries of a scenario file as they are written."""
    try:
        items = yaml.load(path.read_text(encoding="utf-8"), _Loader)  # noqa: S506 (a SafeLoader)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise ScenarioError("scenario-file", file=str(path), reason=" ".join(str(error).split())) from error
    if not isinstance(items, list):
        raise ScenarioError("scenario-list", file=str(path))
    return items


def read_scenarios(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file; an error says what is wrong with one."""
    for number, item in enumerate(read_items(path), start=1):
        yield read_scenario(item, number)


def read_scenario(item: Any, number: int) -> Scenario:
    if not isinstance(item, Mapping) or not {"clause", "game"} <= set(item):
        raise ScenarioError("scenario-form", number=number)
    if unknown := sorted(str(key) for key in set(item) - KEYS):
        raise ScenarioError("scenario-keys", number=number, keys=unknown, known=sorted(KEYS))
    legal, options = item.get("legal"), dict(item.get("options") or {})
    return Scenario(
        clause=str(item["clause"]),
        title=str(item.get("title", "")),
        title_ru=str(item.get("title_ru", item.get("title", ""))),
        game=made_game(str(item["game"]), options.pop("cards", None), options),
        given=item.get("given") or {},
        play=tuple(read_entry(entry, number) for entry in item.get("play") or ()),
        then=item.get("then") or {},
        seen_by=item.get("as"),
        legal=None if legal is None else frozenset(str(text) for text in legal),
        seed=item.get("seed"),
    )


def read_entry(entry: Any, number: int) -> ScenarioMove:
    if not isinstance(entry, Mapping):
        return ScenarioMove(str(entry))
    moves = [key for key in ("move", "illegal") if key in entry]
    if set(entry) - ENTRY_KEYS or len(moves) != 1 or (moves == ["illegal"]) != ("because" in entry):
        raise ScenarioError("scenario-entry", number=number, entry=str(dict(entry)))
    return ScenarioMove(str(entry[moves[0]]), entry.get("seat"), entry.get("because"))


def steps(scenario: Scenario) -> Iterator[tuple[ScenarioMove, State, IllegalMove | None]]:
    """Play a scenario; after each entry (chance's own moves too) the state and the refusal, if any.

    ScenarioError says where it does not go as written.
    """
    state = scenario.begin()
    rng = random.Random(scenario.seed)

    def by_itself(until: str | None) -> Iterator[tuple[ScenarioMove, State, None]]:
        while scenario.seed is not None and state.actor == CHANCE:
            outcomes = state.chance_ways()
            if until is not None and until in (text.lower() for text in outcomes):
                return
            text = rng.choices(list(outcomes), list(outcomes.values()))[0]
            state.play(text)
            yield ScenarioMove(text), state, None

    for entry in scenario.play:
        yield from by_itself(" ".join(entry.text.split()).lower())
        seat: Any = entry.seat
        if entry.because is None:
            state.play(entry.text, state.seat_that_can(entry.text) if seat is None else seat)
            yield entry, state, None
            continue
        before = (state.view(), state.legal(), state.history)
        try:
            state.play(entry.text, seat)
        except IllegalMove as refusal:
            if refusal.clause != entry.because:
                raise ScenarioError(
                    "scenario-clause", move=entry.text, wanted=entry.because, found=str(refusal.clause)
                ) from refusal
            if before != (state.view(), state.legal(), state.history):
                raise ScenarioError("scenario-changed", move=entry.text) from refusal
            yield entry, state, refusal
        else:
            raise ScenarioError("scenario-allowed", move=entry.text, wanted=entry.because)
    yield from by_itself(None)
    check_end(scenario, state)


def check_end(scenario: Scenario, state: State) -> None:
    found = mismatch(scenario.then, state.view(scenario.seen_by))
    if found is not None:
        raise ScenarioError("scenario-then", key=found.path, wanted=found.wanted, found=found.found)
    if scenario.legal is not None and scenario.legal != set(state.legal()):
        raise ScenarioError("scenario-legal", wanted=sorted(scenario.legal), found=sorted(state.legal()))


def check(scenario: Scenario) -> None:
    """Play a scenario to its end; an error of ours says where it does not go as written."""
    for _ in steps(scenario):
        pass


def check_file(path: Path, language: str = "en") -> Iterator[tuple[str, str | None]]:
    """For each scenario of a file its clause and title, and why it fails (None: it holds)."""
    for number, item in enumerate(read_items(path), start=1):
        name = f"{path.name} {number}"
        try:
            scenario = read_scenario(item, number)
            name = f"{scenario.clause} {scenario.title_ru if language == 'ru' else scenario.title}"
            check(scenario)
        except IgrotekaError as error:
            yield name, error.say(language)
        else:
            yield name, None
