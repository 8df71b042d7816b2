"""Puzzles in a terminal, line by line: a position, a move, whether it was the best and why, the next one.

How somebody fares is kept: the rating of each game, that of every puzzle, and which puzzles were tried.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from igroteka.engine.errors import IgrotekaError
from igroteka.engine.move_forms import as_written
from igroteka.engine.questions import asked
from igroteka.engine.state import State
from igroteka.locale import say
from igroteka.puzzles import START, Puzzle, Rated, answered, shown
from igroteka.rendering.boards import Sight, paint
from igroteka.rendering.text import tell
from igroteka.report import percent
from igroteka.rulebook.reading import read_rulebook
from igroteka.terminal.places import data_folder, write_whole
from igroteka.terminal.plain import command_in, spoken_clause
from igroteka.terminal.sitting import move_meant
from igroteka.terminal.typist import Typist

WIDE: Final = 100
HIGH: Final = 30  # that a board is painted for


@dataclass
class Solved:
    """What is kept of somebody's puzzles."""

    mine: dict[str, Rated] = field(default_factory=dict)  # by game
    puzzles: dict[str, Rated] = field(default_factory=dict)  # of those that were tried
    right: dict[str, bool] = field(default_factory=dict)  # how each was answered first

    def answer(self, puzzle: Puzzle, solved: bool) -> None:
        """The first answer counts."""
        if puzzle.id in self.right:
            return
        self.right[puzzle.id] = solved
        mine, its = self.mine.get(puzzle.game, START), self.puzzles.get(puzzle.id, puzzle.rated)
        self.mine[puzzle.game], self.puzzles[puzzle.id] = answered(mine, its, solved)
        write_whole(data_folder() / "puzzles.json", msgspec.json.encode(self))

    def next_of(self, puzzles: Sequence[Puzzle], luck: random.Random) -> Puzzle:
        """One that was not tried, about as hard as I am good; once all were, any that I got wrong, or any."""
        fresh = [one for one in puzzles if one.id not in self.right]
        if not fresh:
            return luck.choice([one for one in puzzles if not self.right[one.id]] or list(puzzles))
        near = sorted(fresh, key=lambda one: abs(one.rated.mu - self.mine.get(one.game, START).mu))
        return luck.choice(near[: max(1, len(near) // 5)])


def known_solved() -> Solved:
    file = data_folder() / "puzzles.json"
    try:
        return msgspec.json.decode(file.read_bytes(), type=Solved)
    except (OSError, msgspec.MsgspecError):
        return Solved()


class Solving:
    """Puzzle after puzzle, until somebody leaves."""

    def __init__(self, puzzles: Sequence[Puzzle], typist: Typist, language: str, paints: bool) -> None:
        self.puzzles, self.typist, self.language, self.paints = puzzles, typist, language, paints
        self.solved = known_solved()
        self.luck = random.Random()

    def say(self, key: str, **details: object) -> str:
        return say(key, self.language, **details)

    async def run(self) -> None:
        print(self.say("puzzles-terminal-help"))
        while True:
            puzzle = self.solved.next_of(self.puzzles, self.luck)
            state = puzzle.state()
            self.lay(puzzle, state)
            if not await self.answer(puzzle, state):
                return
            typed = await self.typist.line(self.say("puzzles-terminal-next"))
            if typed is None or command_in(typed)[0] in ("quit", "no"):
                return

    def names(self, puzzle: Puzzle) -> list[str]:
        return [self.say(f"rules-name-{seat + 1}") for seat in range(puzzle.players)]

    def lay(self, puzzle: Puzzle, state: State) -> None:
        """The position, as who has to decide sees it, and the moves."""
        view, names = state.view(puzzle.seat), self.names(puzzle)
        print(f"\n{self.say('puzzles-one', id=puzzle.id, rating=str(shown(puzzle.rated)))}")
        print(self.say("puzzles-you-are", who=names[puzzle.seat]))
        if self.paints:
            from rich.console import Console

            legal = state.legal(puzzle.seat)
            plain = state.game.kit.plain
            sight = Sight(names, self.language, plain, puzzle.seat, state.actors, WIDE, HIGH, legal)
            for line in paint(state.game, view, sight):
                Console().print(line)
        else:
            print(*tell(state.game, view, names, self.language, puzzle.seat), sep="\n")
        question, answers = asked(state, puzzle.seat)
        print(f"{question.say(self.language)} {self.say('puzzles-ask')}")
        for number, (move, words) in enumerate(zip(state.legal(puzzle.seat), answers, strict=True), start=1):
            print(f"{number}. {move}: {words.say(self.language)}")

    async def answer(self, puzzle: Puzzle, state: State) -> bool:
        """Until a move is given; False to leave."""
        legal = state.legal(puzzle.seat)
        while True:
            typed = await self.typist.line(self.say("puzzles-terminal-move"))
            command, _ = command_in(typed or "quit")
            if typed is None or command == "quit":
                return False
            if command in ("rules", "table"):
                self.tell_rule(puzzle) if command == "rules" else self.lay(puzzle, state)
                continue
            try:
                meant = as_written(move_meant(typed, legal))
            except IgrotekaError as error:
                print(error.say(self.language))
                continue
            move = next((one for one in legal if as_written(one) == meant), None)
            if move is None:
                print(self.say("puzzles-terminal-no", typed=typed))
                continue
            self.tell_answer(puzzle, state, move)
            return True

    def tell_rule(self, puzzle: Puzzle) -> None:
        for clause in read_rulebook(puzzle.game, self.language).find(puzzle.clause):
            print(spoken_clause(clause))

    def tell_answer(self, puzzle: Puzzle, state: State, move: str) -> None:
        self.solved.answer(puzzle, move == puzzle.solution)
        answers = dict(zip(state.legal(puzzle.seat), asked(state, puzzle.seat).answers, strict=True))
        details = {
            "best": answers[puzzle.solution].say(self.language),
            "second": answers[puzzle.second].say(self.language),
            "percent": percent(puzzle.chances[puzzle.solution], self.language),
            "mine": percent(puzzle.chances[move], self.language),
            "next": percent(puzzle.chances[puzzle.second], self.language),
        }
        print(self.say("puzzles-right" if move == puzzle.solution else "puzzles-wrong", **details))
        print(puzzle.why(self.names(puzzle), self.language))
        print(self.say("puzzles-theme", theme=puzzle.theme_in(self.language), clause=puzzle.clause))
        rating = str(shown(self.solved.mine[puzzle.game]))
        print(self.say("puzzles-rating", rating=rating, game=self.say(f"game-{puzzle.game}")))
