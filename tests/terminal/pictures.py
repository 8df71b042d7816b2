"""``python -m tests.terminal.pictures``: takes the pictures of the boards anew.

The painted boards go to ``tests/terminal/boards`` as text, where a test compares them; the screens
to ``docs/pictures`` as SVG, to be looked at.
"""

import asyncio
import os
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import igroteka
from igroteka.engine.contract import random_move
from igroteka.rendering.boards import Sight, paint

ROOT = Path(__file__).parents[2]
BOARDS = Path(__file__).parent / "boards"
PICTURES = ROOT / "docs" / "pictures"
NAMES = {"en": ("Vera", "Oleg", "Katya", "Max"), "ru": ("Вера", "Олег", "Катя", "Максим")}
DECISIONS = {"eight28": 14, "twelve-days": 18, "jackal-high": 30, "my-number": 20}
ROOMS = {"80x24": (78, 15), "120x40": (78, 33)}  # what a board gets of a terminal of that size


def position(game: str) -> igroteka.State:
    """A position in the middle of a random game, in which the first seat has to decide."""
    rng = random.Random(8)
    state = igroteka.game(game, players=4).start()
    decisions = 0
    while decisions < DECISIONS[game] or 0 not in state.actors:
        decisions += state.actor != igroteka.CHANCE
        seat, move = random_move(state, rng)
        state.play(move, seat)
    return state


def painted() -> Iterator[tuple[str, str]]:
    """Every board that is kept as text, by name."""
    for game in DECISIONS:
        state = position(game)
        for size, language in (("80x24", "en"), ("120x40", "ru")):
            width, height = ROOMS[size]
            sight = Sight(NAMES[language], language, state.game.kit.plain, 0, state.actors, width, height)
            lines = paint(state.game, state.view(0), sight)
            yield f"{game}-{size}-{language}.txt", "\n".join(line.plain.rstrip() for line in lines) + "\n"


async def photograph(game: str, size: tuple[int, int], language: str, moves: int) -> None:
    from igroteka.terminal.here import Wish, seats_wanted
    from tests.terminal.driving import at_table, history, is_asked, moved_on, table_of, until

    goals = (("goals", "round:2"),) if game == "my-number" else ()
    wish = Wish(game, seats_wanted(NAMES[language][:1], ["novice", "casual", "strong"], 4), goals, seed=11)
    async with at_table(wish, size, language) as (app, pilot):
        for _ in range(moves):
            await until(pilot, lambda: is_asked(app))
            table = table_of(app)
            before = history(table)
            await pilot.press("down", "enter")
            await moved_on(pilot, table, before)
        await until(pilot, lambda: is_asked(app))
        await pilot.pause(0.2)
        name = f"terminal-{game}-{size[0]}x{size[1]}.svg"
        app.save_screenshot(name, str(PICTURES))


def main() -> None:
    os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"
    BOARDS.mkdir(exist_ok=True)
    PICTURES.mkdir(exist_ok=True)
    for name, text in painted():
        (BOARDS / name).write_text(text, encoding="utf-8")
    for game in DECISIONS:
        for size, language in (((80, 24), "en"), ((120, 40), "ru")):
            with tempfile.TemporaryDirectory() as folder:
                os.environ["IGROTEKA_DATA"] = folder
                asyncio.run(photograph(game, size, language, 9))


if __name__ == "__main__":
    main()
