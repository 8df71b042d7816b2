"""What the CPU makes of games, written as ``witness.ts`` writes it."""

import json
from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Any

import igroteka
from igroteka.bots.hints import reason_for
from igroteka.bots.search import PLAYS
from igroteka.bots.searcher import Search, advised
from igroteka.engine import questions, rule
from igroteka.engine.desk import NO_SEAT
from igroteka.engine.game import Game
from igroteka.engine.move_forms import as_written
from igroteka.engine.rule import OVER
from igroteka.engine.scenarios import Scenario, steps
from igroteka.engine.seeds import stream_key
from igroteka.engine.state import CHANCE, Actor, State
from igroteka.engine.story import WATCHER
from igroteka.protocol.refusals import plain_detail

MANY = 2000  # more than a game has steps
MANY_AT_THE_END = 20  # moves that are tried when all is over


def compact(thing: Any) -> str:
    return json.dumps(thing, separators=(",", ":"), ensure_ascii=False)


def random_steps(game: Game, seed: int) -> list[tuple[Actor, str]]:
    """A whole game at random; while all choose, anybody may be the next."""
    state, random = game.start(), Random(seed)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.play(state.draw(random))
        else:
            seat = random.choice(state.actors)
            state.play(random.choice(state.legal(seat)), seat)
    return [(CHANCE if seat is None else seat, text) for seat, text in state.steps]


def seen(state: State) -> str:
    """Everything that can be seen of a position, from every place at the table."""
    winners = state.winners
    facts = [
        state.actor,
        [[seat, list(state.legal(seat))] for seat in state.actors],
        [[text, ways] for text, ways in state.chance_ways().items()],
        list(state.scores),
        None if winners is None else list(winners),
    ]
    write, snapshot = state.game.kit.writer.view, state.snapshot()
    views = [write(snapshot, eyes).decode() for eyes in (None, WATCHER, *range(state.game.players))]
    return "".join([compact(facts), *views, *(asked_of(state, seat) for seat in state.actors)])


def asked_of(state: State, seat: int) -> str:
    question, answers = questions.interpreted(state, seat)
    return compact([[question.key, question.details], [[answer.key, answer.details] for answer in answers]])


def refused(state: State, text: str, by: Actor) -> list[Any]:
    """Why a move may not be made, by the rules as they stand."""
    unknown = isinstance(by, int) and by >= state.game.players
    number = rule.CHANCE if by == CHANCE else rule.OVER if by is None else NO_SEAT if unknown else by
    found = state.game.kit.refusal(state.sheet, number, as_written(text))
    return [found.key, found.clause, sorted(found.details.items())]


def in_a_sentence(detail: Any) -> str | int:
    """A detail of a refusal as the page has it: a number, or a text."""
    value = plain_detail(detail)
    return value if isinstance(value, int) else ", ".join(value) if isinstance(value, list) else str(value)


def strangers(players: int) -> list[Actor]:
    """Whoever may try something when it is not his turn: every seat, one that there is not, chance, nobody at all."""
    return [*range(players + 1), CHANCE, None]


def look(state: State, since: int) -> list[str]:
    """The events since so many, as they are told to everybody's eyes, and the position."""
    told = [state.story[since:], *(state.story_for(eyes, since) for eyes in (WATCHER, *range(state.game.players)))]
    return [*(compact([event.plain() for event in events]) for events in told), seen(state)]


def wrong_moves(game: Game, seed: int) -> list[str]:
    """A move for every step that is no good there, or hardly ever: of all actions, and such as there are none."""
    numbers = [f"{low} {sign} {high}" for sign in ">X-" for low in (0, 5, 13, 99) for high in (1, 7, 30)]
    words = ("pass", "PASS ", "stop", "reroll", "?", "", "for 9", "deal Zebra", "roll 9 1", "columns 1 1 2 3 4", "5>V")
    kinds = [f"{verb} {n}" for verb in ("deal", "row", "goal", "valley", "pile", "draw") for n in (0, 8, 14, 61)]
    random, strange = Random(seed), (*numbers, *words, *kinds)
    return [random.choice(random.choice((game.kit.texts, strange))) for _ in range(MANY)]


def told_game(game: Game, steps: Sequence[tuple[Actor, str]], wrong: Sequence[str]) -> list[Any]:
    """Everything that is to be seen at every step, and why some move may not be made there."""
    state = game.start()
    lines: list[Any] = look(state, 0)
    others = strangers(game.players)
    for (seat, text), tried, stranger in zip(steps, wrong, cycle(others), strict=False):
        since, then = state.story_length, state.copy()
        lines.append([refused(state, tried, seat), refused(state, tried, stranger)])
        state.play(text, seat)
        by = rule.CHANCE if seat == CHANCE else int(seat or 0)
        hidden = game.kit.hidden
        action = game.kit.action_of[text]
        lines.append([hidden(then.sheet, state.sheet, by, action, eyes) or text for eyes in range(-1, game.players)])
        lines += look(state, since)
    lines.append([refused(state, tried, one) for tried in wrong[:MANY_AT_THE_END] for one in others])
    return lines


def played_out(game: Game, seed: int, games: int) -> list[Any]:
    played = igroteka.playouts(game, games, seed)
    return [
        [scores.tolist(), sum(1 << seat for seat, won in enumerate(winners) if won), int(steps), int(decisions)]
        for scores, winners, steps, decisions in zip(*played, strict=True)
    ]


def key_of(seed: int) -> str:
    return str(stream_key(seed) % (1 << 64))


def thought(state: State, seat: int, seed: int, playouts: int) -> list[Any]:
    """What the search finds, visit for visit, and what speaks for each move."""
    imagined = state.imagine(seat, seed)
    search = Search(imagined, seat, seed, playouts, PLAYS)
    search.think(playouts)
    found = []
    for one in search.thoughts():
        reason = reason_for(imagined, seat, one.move)
        word = reason.key.removeprefix(f"advice-{state.game.id}-")
        found.append([one.move, one.playouts, one.chance, [word, reason.details["number"]]])
    return [advised(imagined, seat), found]


def told_scenario(scenario: Scenario) -> tuple[dict[str, Any], list[Any]]:
    """An example of a clause as something to be asked, and what the CPU makes of it."""
    begun = scenario.begin()
    lines: list[Any] = [[None, seen(begun)]]
    entries: list[list[Any]] = []
    state, told = begun, begun.story_length
    for entry, state, refusal in steps(scenario):
        text = " ".join(entry.text.split()).lower()
        if refusal is None:
            seat, played = state.steps[-1]
            entries.append([CHANCE if seat is None else seat, played])
            lines.append([[event.plain() for event in state.story[told:]], seen(state)])
            told = state.story_length
        else:
            seat = state.actor if entry.seat is None else entry.seat
            entries.append([OVER if seat is None else seat, text])
            why = [refusal.key, refusal.clause, sorted(refusal.details.items())]
            lines.append([why, seen(state)])
    job = {
        "what": "scenario",
        "options": dict(scenario.game.options),
        "record": list(begun.snapshot()),
        "entries": entries,
    }
    return job, lines
