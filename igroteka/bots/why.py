"""Why a move is recommended, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from igroteka.engine.questions import Phrase
from igroteka.locale import say, say_form
from igroteka.protocol.afterwards import FirstSight, LikelyStep


class Recommended(Protocol):
    """A recommended move: a hint's, or the best one of a decision looked back at."""

    @property
    def reason(self) -> str | None: ...
    @property
    def details(self) -> Mapping[str, Any]: ...
    @property
    def sight(self) -> FirstSight | None: ...
    @property
    def likely(self) -> Sequence[LikelyStep]: ...


def why(one: Recommended, names: Sequence[str], language: str) -> str:
    """The reason; the number that decides, where another move looks better at first and the reason does not name it
    already; and what most often follows.
    """
    told = []
    if one.reason is not None:
        reason = say_form(one.reason, "best", language, **one.details)
        told.append(reason)
        if one.sight is not None and reason == say(one.reason, language, **one.details):
            told.append(at_first_sight(one.sight, one.details["wins"], language))
    steps = [
        say("likely-step", language, who=names[step.seat], move=in_words(step.called, step.move, language))
        for step in one.likely
    ]
    if steps:
        told.append(say("likely-next", language, steps="; ".join(steps)))
    return " ".join(told)


def at_first_sight(sight: FirstSight, wins: int, language: str) -> str:
    move = in_words(sight.called, sight.move, language)
    return say("first-sight", language, move=move, less=int(100 * sight.chance + 0.5), wins=wins)


def in_words(called: Phrase | None, move: str, language: str) -> str:
    """What stands on a move's button, in the middle of a sentence; a move that is called nothing, in its notation."""
    words = move if called is None else called.say(language)
    return words[:1].lower() + words[1:]
