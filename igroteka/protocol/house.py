"""What a server says of itself: what can be played there, and whether it is ready."""

from typing import Literal

from igroteka.protocol.bases import Body, MessagePart
from igroteka.protocol.words import ClockKind, Colour, Level, OptionValue, Reaction


class BothLanguages(MessagePart):
    """The same words in both languages."""

    en: str
    ru: str


class OptionChoice(MessagePart):
    value: str
    label: BothLanguages


class OptionDescription(MessagePart):
    """An option of a game, described well enough to build a form from it."""

    name: str
    kind: Literal["whole", "switch", "choice"]
    clause: str
    label: BothLanguages
    default: OptionValue
    low: int | None = None
    high: int | None = None
    choices: list[OptionChoice] = []


class GameDescription(MessagePart):
    id: str
    version: int
    name: BothLanguages
    fewest: int
    most: int
    usual: int
    at_once: bool  # several seats may be asked at the same time
    options: list[OptionDescription]


class ClockDescription(MessagePart):
    kind: ClockKind
    seconds: int | None  # for each move; None: no limit, or `days` times a day


class Catalogue(Body):
    """GET api/games"""

    protocol: int
    version: str
    games: list[GameDescription]
    levels: list[Level]
    clocks: list[ClockDescription]
    colours: list[Colour]
    reactions: list[Reaction]


class Health(Body):
    """GET api/health and GET api/ready"""

    status: Literal["ok", "warming-up", "closing", "no-database", "not-kept"]
    version: str
    protocol: int
    sentence: str = ""  # why what happens cannot be kept
