"""The contract: what every game keeps. One call, :func:`check`, that a game passes or fails.

A fifth game is a folder on the path of ``igroteka.games``; when ``check`` is content with it, the
server, the page, the terminal, the bots and the adapters can play it.
"""

import json
import random
from typing import Any

import numpy as np

from igroteka.engine import phrases, questions, rule
from igroteka.engine.binding import LOOKED_UP, is_rule
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import BOUND_TO_RULES, Game
from igroteka.engine.record import GameRecord
from igroteka.engine.sheet import Sheet
from igroteka.engine.state import CHANCE, WATCHER, State
from igroteka.engine.views import Picture
from igroteka.locale import LANGUAGES

SHOWN_EVERYWHERE = {"actor", "players", "scores", "winners"}  # show_whose_turn, show_players, show_result


def check(game: Game, games: int = 3, seed: int = 0) -> None:
    """Play random games and look at them from all sides; AssertionError says what is broken."""
    check_notation(game)
    check_names(game)
    rng = random.Random(seed)
    for _ in range(games):
        state = play_and_check(game, rng)
        check_end(state)


def check_notation(game: Game) -> None:
    rules, texts = game.kit.rules, game.kit.texts
    assert rules.STATE.itemsize < 512, f"A state takes {rules.STATE.itemsize} bytes, 512 or more."
    assert rules.ACTIONS < 1 << 15, f"There are {rules.ACTIONS} actions; a menu holds numbers of two bytes."
    assert len(texts) == rules.ACTIONS, f"There are {rules.ACTIONS} actions and {len(texts)} texts."
    assert len({text.lower() for text in texts}) == len(texts), "Two actions have the same text."
    assert all(text == " ".join(text.split()) for text in texts), "A text has stray white space."
    assert all(text.isascii() and not set(text) & {",", "?"} for text in texts), "A text has a mark that records use."


def check_names(game: Game) -> None:
    """Rules find each other by name: no two are called the same, but where a game says better what all games do."""
    found: dict[str, Any] = {}
    better = {**vars(rule), "question": phrases.question, "answer": phrases.answer}
    for source in (*BOUND_TO_RULES, game.kit.rules, game.kit.display):
        for name, thing in vars(source).items():
            if is_rule(thing):
                other = found.setdefault(name, thing)
                assert other is thing or is_rule(better.get(name)), f"Two rules are called {name}."
    for name, thing in vars(game.kit.display).items():
        if isinstance(thing, LOOKED_UP) and not name.startswith("__"):
            other = vars(game.kit.rules).get(name, thing)
            assert other is thing or repr(other) == repr(thing), f"The rules mean another {name}."


def play_and_check(game: Game, rng: random.Random) -> State:
    """One random game, interpreted and compiled side by side."""
    state, played = game.start(), list[str]()
    sheet = Sheet(game.template)
    assert state.actor == CHANCE, "The first action is chance's."
    while state.actor is not None:
        seat, move = random_move(state, rng)
        if rng.random() < 0.05:
            check_here(state, rng)
        refuse_something(state, rng)
        told = len(sheet.told)
        by = rule.CHANCE if seat == CHANCE else seat
        game.kit.plain.apply(sheet, by, game.kit.action_of[move])
        assert len(sheet.told) > told, f"{move} happened and nothing was told."
        state.play(rng.choice((move, move.upper(), f"  {move} ")), seat)
        assert state.last == move, f"{move} is written {state.last} in the history."
        played.append(move)
        check_same_bytes(state, sheet)
    assert state.history == tuple(played), "The history is not what was played."
    return state


def random_move(state: State, rng: random.Random) -> tuple[Any, str]:
    """A move of some seat that may act, or what chance brings."""
    if state.actor == CHANCE:
        ways = state.chance_ways()
        assert ways, "Chance is due and can bring nothing."
        assert state.ways == sum(ways.values()), f"Chance has {state.ways} ways, but lists {sum(ways.values())}."
        move = rng.choices(list(ways), list(ways.values()))[0]
        first = sum(list(ways.values())[: list(ways).index(move)])
        brought = [state.brought_by(way) for way in (first, first + ways[move] - 1)]
        assert brought == [move, move], f"{move} is not brought by the ways that are listed for it."
        assert tuple(ways) == state.legal() == state.legal(CHANCE), "Chance has two answers."
        assert abs(sum(state.chance().values()) - 1) < 1e-12, "Probabilities do not add up to 1."
        return CHANCE, move
    assert state.actor in state.actors, f"{state.actor} is to act, but only {state.actors} may."
    assert state.chance() == {}, "Chance has a say in a player's turn."
    seat = rng.choice(state.actors)
    moves = state.legal(seat)
    assert moves and len(set(moves)) == len(moves), f"The legal moves are {moves}."
    assert len(moves) <= state.game.kit.rules.MOST_MOVES, f"More than MOST_MOVES: {len(moves)}."
    return seat, rng.choice(moves)


def refuse_something(state: State, rng: random.Random) -> None:
    """A move that is not legal is refused with a clause and a sentence, and changes nothing."""
    text = rng.choice((*state.game.kit.texts, "?", "", "no such move"))
    if text in state.legal() or rng.random() < 0.9:
        return
    before = bytes(state)
    try:
        state.play(text)
    except IllegalMove as refusal:
        assert refusal.clause, f"{text} is refused without a clause."
        assert all(refusal.say(language) for language in LANGUAGES)
    else:
        raise AssertionError(f"{text} is not among the legal moves and was played.")
    assert bytes(state) == before, f"Refusing {text} changed the state."


def check_same_bytes(state: State, sheet: Sheet) -> None:
    array = np.zeros(1, state._array.dtype)
    sheet.store(array)
    assert array.tobytes() == bytes(state), f"Interpreted and compiled differ after {state.last}."


def check_here(state: State, rng: random.Random) -> None:
    """A point of a game, looked at from every seat."""
    view = state.view()
    assert json.loads(json.dumps(view)) == view, "A view is plain data."
    assert set(view) >= SHOWN_EVERYWHERE, f"A view shows {', '.join(sorted(SHOWN_EVERYWHERE - set(view)))} as well."
    assert view["actor"] == state.actor, "The view names another actor."
    again = state.game.position(view)
    assert bytes(again) == bytes(state), f"The position is not restored from {view}."
    for seat in (*range(state.game.players), WATCHER):
        check_seat(state, seat, rng.randrange(1 << 60))


def check_seat(state: State, seat: int, seed: int) -> None:
    """What a seat is shown does not change when all that it cannot know is drawn anew."""
    other = state.imagine(seat, seed)
    assert set(state.view(seat)) == set(state.view()), "A seat's view has the same keys."
    assert other.view(seat) == state.view(seat), f"Seat {seat} sees {other.view(seat)} for {state.view(seat)}."
    assert (other.actor, other.actors) == (state.actor, state.actors), "Imagining changed whose turn it is."
    kit, by = state.game.kit, rule.CHANCE if state.actor == CHANCE else int(state.actor or 0)
    for action in map(kit.action_of.__getitem__, state.legal()):
        hidden = kit.hidden(state.sheet, state.sheet, by, action, seat)
        assert hidden is None or action in kit.secrets, f"{kit.texts[action]} is hidden and not among SECRETS."
    if seat in state.actors:
        assert other.legal(seat) == state.legal(seat), f"Seat {seat} could tell by its legal moves."
        check_question(state, other, seat)
    assert observation(other, seat) == observation(state, seat), f"Seat {seat} observes what it cannot know."
    interpreted = picture_of(state, seat)
    assert interpreted == state.view(seat), f"Interpreted, seat {seat} is shown {interpreted}."
    again = state.game.position(other.view())  # refuses cards that do not add up
    assert bytes(again) == bytes(other), f"Seat {seat} imagines what cannot be: {other.view()}."


def check_question(state: State, other: State, seat: int) -> None:
    """What a seat is asked is the same interpreted and compiled, says no secret, and can be read by people."""
    asked = questions.asked(state, seat)
    assert questions.asked(other, seat) == asked, f"Seat {seat} could tell by what it is asked: {asked}."
    assert questions.interpreted(state, seat) == asked, f"Interpreted, seat {seat} is asked {asked}."
    assert len(asked.answers) == len(state.legal(seat)), f"Seat {seat} has {len(asked.answers)} answers."
    for language in LANGUAGES:
        assert asked.question.say(language)
        assert all(answer.say(language) for answer in asked.answers)


def picture_of(state: State, seat: int) -> dict[str, Any]:
    picture = Picture()
    state.game.kit.plain.show(state.sheet, seat, picture)
    return picture.whole


def observation(state: State, seat: int) -> list[int]:
    rules = state.game.kit.rules
    out = np.zeros(sum(size for _, size in rules.OBSERVATION), np.int8)
    state.game.kit.door.observe_at(state._sit(), seat, out)
    values: list[int] = out.tolist()
    return values


def check_end(state: State) -> None:
    winners = state.winners
    assert winners, "A game that is over has a winner."
    assert len(state.scores) == state.game.players, "Every seat has a score."
    assert state.actors == () and state.legal() == (), "Somebody may still move."
    check_here(state, random.Random(0))
    assert bytes(state.game.replay(state.history)) == bytes(state), "The history does not lead here."
    names = tuple(f"P{seat}" for seat in range(state.game.players))
    record = GameRecord(state, names)
    assert bytes(GameRecord.read(record.text(), state.game.cards).state) == bytes(state), (
        "The record does not lead here."
    )
    stories = [state.story, *(state.story_for(watcher) for watcher in (*range(state.game.players), WATCHER))]
    for event in {repr(event): event for story in stories for event in story}.values():  # most are everybody's
        for you in {None, event.seat}:
            assert all(event.say(state.game.id, names, language, you) for language in LANGUAGES)
