"""Non-interference: two worlds that differ only in what a seat cannot know look the same to it."""

import json
import random
from typing import Any

import pytest

import igroteka
from tests.boxes import GAMES, settings

HIDING = ("deal", "draw")  # chance's actions that may bring a card that not all see
REVEALING = ("revealed", "last-card")  # events that show all what was hidden


def stream(state: igroteka.State, seat: int) -> str:
    """All that a seat is ever told at one point of a game, as bytes on a wire would carry it."""
    return json.dumps(
        {
            "view": state.view(seat),
            "story": [event.plain() for event in state.story_for(seat)],
            "history": state.history_for(seat),
            "legal": state.legal(seat) if seat in state.actors else None,
            "actor": state.actor,
            "actors": state.actors,
            "scores": state.scores,
        }
    )


def swapped(history: list[str], first: int, second: int) -> list[str]:
    """The same game in a world where two of the dealt cards lay the other way round."""
    other = list(history)
    verb_1, card_1 = history[first].split()
    verb_2, card_2 = history[second].split()
    other[first], other[second] = f"{verb_1} {card_2}", f"{verb_2} {card_1}"
    return other


def worlds(
    game: igroteka.Game, history: list[str], owners: list[Any], rng: random.Random
) -> tuple[int, list[str]] | None:
    """A seat, and another world that this seat cannot tell apart as far as cards are concerned."""
    seat = rng.randrange(game.players)
    hidden = [i for i, text in enumerate(history) if text.split()[0] in HIDING and owners[i] not in (seat, None)]
    if len(hidden) < 2:
        return None
    first, second = rng.sample(hidden, 2)
    return (seat, swapped(history, first, second)) if history[first].split()[1] != history[second].split()[1] else None


@pytest.mark.parametrize("id", [id for id in GAMES if id != "jackal-high"])  # there everything is open
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(id: str) -> None:
    rng = random.Random(id)
    compared = 0
    for options in settings(id):
        game = igroteka.game(id, **options)
        for _ in range(6):
            compared += compare_two_worlds(game, rng)
    assert compared > 300


def compare_two_worlds(game: igroteka.Game, rng: random.Random) -> int:
    """Play a while, swap two cards that a seat cannot see, play the same moves; count the points compared."""
    state = game.start()
    owners: list[Any] = []
    for _ in range(rng.randrange(20, 90)):
        if state.actor is None:
            break
        owners.append(dealt_to(state))
        seat: Any = rng.choice(state.actors) if state.actors else None
        state.play(rng.choice(state.legal(seat)), seat)
    found = worlds(game, list(state.history), owners, rng)
    if found is None:
        return 0
    watcher, history = found
    here, there = game.start(), game.start()
    points = 0
    for mine, yours in zip(state.history, history, strict=True):
        seat = here.seat_that_can(mine)
        try:
            there.play(yours, seat)
        except igroteka.IllegalMove:
            return points  # in the other world this player could not have moved so
        here.play(mine, seat)
        if stream(here, watcher) != stream(there, watcher):
            assert came_to_light(here, there), f"Seat {watcher} is told more than it may know: {here.history}"
            return points
        points += 1
    return points


def dealt_to(state: igroteka.State) -> int | None:
    """Whom the card that chance brings now is dealt to, face down."""
    if state.actor != igroteka.CHANCE or state.view()["phase"] != "deal":
        return None
    after = state.copy()
    after.play(after.legal()[0])
    changed = [
        seat
        for seat, (old, new) in enumerate(zip(state.view()["players"], after.view()["players"], strict=True))
        if old != new
    ]
    return changed[0] if changed else None


def came_to_light(here: igroteka.State, there: igroteka.State) -> bool:
    """Do the worlds differ in what all may know by now, say because the cards were revealed?"""
    mine, yours = (world.story_for(igroteka.WATCHER) for world in (here, there))
    first = next((a for a, b in zip(mine, yours, strict=False) if a != b), None)
    return first is not None and first.name in REVEALING
