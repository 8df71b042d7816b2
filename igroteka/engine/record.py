"""A game's record: a text that a person can read and a program can replay, as PGN is for chess.

::

    igroteka record 1
    game: eight28
    rules: 1
    options: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true
    seats: Vera, Oleg, Katya
    result: 9 14 11

    deal 4, deal A, deal 9,
    take, draw 10, pass, pass,
    …

The header may hold further lines (``date:``, ``fairness-commit:`` …); they are kept as they are.
``result`` gives the points of every seat once the game is over and ``*`` before. Moves are
separated by commas, chance's are among them; a line break is as good as a space.
"""

import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from igroteka.engine.errors import IgrotekaError, RecordError
from igroteka.engine.game import Game, made_game
from igroteka.engine.state import State

FORMAT: Final = 1
FIRST_LINE: Final = "igroteka record"
UNFINISHED: Final = "*"
OWN_KEYS: Final = ("game", "rules", "options", "seats", "result")
HEADER: Final = re.compile(r"([a-z][a-z0-9-]*):\s*(.*)")


@dataclass(frozen=True)
class GameRecord:
    """A state with the names at the table and whatever else its header tells.

    >>> import igroteka
    >>> state = igroteka.game("eight28", players=3).replay(["deal 4", "deal A", "deal 9", "take"])
    >>> record = GameRecord(state, ("Vera", "Oleg", "Katya"), {"date": "2026-11-15"})
    >>> GameRecord.read(record.text()).state.history
    ('deal 4', 'deal A', 'deal 9', 'take')
    """

    state: State
    seats: tuple[str, ...]
    header: Mapping[str, str] = field(default_factory=dict)

    def text(self) -> str:
        """The record as a file's text."""
        game = self.state.game
        options = ", ".join(f"{name}={written(value)}" for name, value in game.options.items())
        lines = [
            f"{FIRST_LINE} {FORMAT}",
            f"game: {game.id}",
            f"rules: {game.description.version}",
            f"options: {options}",
            f"seats: {', '.join(clean(name) for name in self.seats)}",
            f"result: {result_of(self.state)}",
            *(f"{key}: {' '.join(value.split())}" for key, value in self.header.items()),
            "",
            *wrapped(self.state.history),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str, cards: Any = None) -> "GameRecord":
        """The record in a text; :class:`RecordError` says in which line what is wrong."""
        lines = text.lstrip("\ufeff").splitlines()
        if not any(line.strip() for line in lines):
            raise RecordError("record-empty", first=f"{FIRST_LINE} {FORMAT}")
        check_first_line(lines[0])
        header, places, moves_from = read_header(lines)
        game = read_game(header, places, cards)
        seats = tuple(name.strip() for name in header["seats"].split(","))
        if len(seats) != game.players:
            raise RecordError("record-seats", line=places["seats"], found=len(seats), players=game.players)
        state = read_moves(game, lines, moves_from)
        if header["result"] != result_of(state):
            raise RecordError("record-result", line=places["result"], found=header["result"], follows=result_of(state))
        return cls(state, seats, {key: value for key, value in header.items() if key not in OWN_KEYS})


def wrapped(moves: tuple[str, ...]) -> list[str]:
    """The moves in lines, none broken in the middle of a move."""
    glued = ", ".join(move.replace(" ", "\N{NO-BREAK SPACE}") for move in moves)
    lines = textwrap.wrap(glued, 96, break_on_hyphens=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def clean(name: str) -> str:
    """A name without what would break the header line."""
    return " ".join(name.replace(",", " ").split())


def result_of(state: State) -> str:
    return " ".join(map(str, state.scores)) if state.winners is not None else UNFINISHED


def check_first_line(line: str) -> None:
    words = line.split()
    if words[:-1] != FIRST_LINE.split():
        raise RecordError("record-first-line", line=1, first=f"{FIRST_LINE} {FORMAT}", found=line.strip()[:80])
    if words[-1] != str(FORMAT):
        raise RecordError("record-format", line=1, found=words[-1][:20], known=FORMAT)


def read_header(lines: list[str]) -> tuple[dict[str, str], dict[str, int], int]:
    """The header's keys and values, the line of each key, and where the moves begin."""
    header: dict[str, str] = {}
    places: dict[str, int] = {}
    end = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    for i, line in enumerate(lines[1:end], start=2):
        found = HEADER.fullmatch(line.strip())
        if not found:
            raise RecordError("record-header", line=i, found=line.strip()[:80])
        key, value = found.groups()
        if key in header:
            raise RecordError("record-repeated", line=i, key=key)
        header[key], places[key] = value, i
    for key in OWN_KEYS:
        if key not in header:
            raise RecordError("record-missing", line=end, key=key)
    return header, places, end


def read_game(header: Mapping[str, str], places: Mapping[str, int], cards: Any) -> Game:
    options = {}
    for part in filter(None, map(str.strip, header["options"].split(","))):
        name, equals, value = part.partition("=")
        if not equals:
            raise RecordError("record-options", line=places["options"], found=part[:80])
        options[name.strip()] = value.strip()
    try:
        made = made_game(header["game"], cards, options)
    except IgrotekaError as error:
        line = places["game" if error.key == "game-unknown" else "options"]
        raise RecordError("record-game", line=line, reason=str(error)) from error
    known = made.description.version
    if header["rules"] != str(known):
        raise RecordError("record-version", line=places["rules"], found=header["rules"], game=made.id, known=known)
    return made


def read_moves(game: Game, lines: list[str], start: int) -> State:
    state = game.start()
    pending = ""  # a move may run over a line break
    for i, line in enumerate(lines[start:], start=start + 1):
        *whole, pending = f"{pending} {line}".split(",")
        for move in whole:
            play_move(state, move, i)
    play_move(state, pending, len(lines))
    return state


def play_move(state: State, move: str, line: int) -> None:
    move = " ".join(move.split())
    if not move:
        return
    if move.endswith("?"):
        raise RecordError("record-hidden", line=line, move=move[:80])
    try:
        state.play(move, state.seat_that_can(move))
    except IgrotekaError as error:
        raise RecordError("record-move", line=line, move=move[:80], reason=str(error)) from error
