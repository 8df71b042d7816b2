"""Rulebooks, their examples, and trying things out."""

from typing import Annotated, Any

from msgspec import Meta

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.frames import Frame
from igroteka.protocol.house import BothLanguages
from igroteka.protocol.words import GameId, Language, MoveText, OptionValue, Seat


class RulebookClause(MessagePart):
    id: str
    title: str
    text: str  # Markdown
    rulings: list[str]  # ours, where the publishers are silent
    examples: int


class RulebookSection(MessagePart):
    id: str
    title: str
    clauses: list[RulebookClause]


class RulebookChapter(MessagePart):
    """``text`` is Markdown; only the chapter ``rules`` has sections."""

    name: str
    title: str
    text: str
    sections: list[RulebookSection]


class RulebookPage(Body):
    """GET api/rules/{game}/{language}"""

    game: str
    language: Language
    title: str
    intro: str
    picture: str  # the table as HTML, an SVG with its caption; empty where there is none
    chapters: list[RulebookChapter]


class ShownExample(MessagePart):
    """A scenario of the rulebook, played: the first frame is the position it begins with."""

    clause: str
    title: BothLanguages
    options: dict[str, OptionValue]
    position: dict[str, Any]  # with ``seed``: for POST api/try
    record: str  # the position as the game's own memory, base64: for the rules in the page
    seed: int | None
    seen_by: int | None
    frames: list[Frame]


class Examples(Body):
    """GET api/scenarios/{game}/{clause}"""

    game: str
    clause: str
    examples: list[ShownExample]


class LessonStep(MessagePart):
    """What is said (``learn-GAME-SAYS`` in the page's words), about which clause, and what is then played.

    Where the first move is the learner's, the step waits for it.
    """

    says: str
    clause: str
    frames: list[Frame]


class Lesson(Body):
    """GET api/lessons/{game}: a first game, led step by step and seen from ``seat``"""

    game: str
    seat: int
    start: Frame | None  # null: there is no lesson
    steps: list[LessonStep]


class Book(Body):
    """GET api/book/{game}/{language}: all that rules and lessons need, to be read without a connection."""

    rulebook: RulebookPage
    examples: list[Examples]
    lesson: Lesson


class TryForm(Body):
    """POST api/try: what comes of a move in a position (or at the start) after some moves?

    With a ``seed`` chance plays by itself.
    """

    game: GameId
    options: dict[str, OptionValue] = {}
    position: dict[str, Any] = {}
    history: Annotated[list[MoveText], Meta(max_length=500)] = []
    move: MoveText | None = None
    seat: Seat | None = None
    seed: int | None = None
    seen_by: Seat | None = None


class Tried(Body):
    """The frames of the move and of what chance then did; a refused move has one frame that says why.

    ``history`` is what to send the next time.
    """

    frames: list[Frame]
    history: list[str]
