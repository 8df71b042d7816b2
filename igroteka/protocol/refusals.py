"""Saying no: the one place where a refusal is put together."""

from typing import Any

import msgspec

from igroteka.engine.errors import IgrotekaError
from igroteka.protocol.bases import Body, FromServer


class Refusal(Body):
    """The body of every answer that is not 2xx."""

    key: str
    sentence: str
    clause: str | None = None
    details: dict[str, Any] = {}


class Refused(FromServer, tag="refused"):
    """Nothing has changed; the sentence says why, in the language of the socket."""

    id: str | None
    key: str
    sentence: str
    clause: str | None = None
    details: dict[str, Any] = {}


def refusal_of(error: IgrotekaError, language: str) -> Refusal:
    """An error as the body of an answer."""
    details = {key: plain_detail(value) for key, value in error.details.items()}
    return Refusal(key=error.key, sentence=error.say(language), clause=error.clause, details=details)


def refused(error: IgrotekaError, language: str, id: str | None = None) -> Refused:
    """An error as a message on a socket; ``id`` is that of the move which is refused."""
    return Refused(id=id, **msgspec.structs.asdict(refusal_of(error, language)))


def plain_detail(value: Any) -> Any:
    """A detail as plain data: a text, a number, or a list of texts.

    >>> plain_detail(3), plain_detail(("a", 1))
    (3, ['a', '1'])
    """
    return value if isinstance(value, (str, int, float, bool)) or value is None else [str(part) for part in value]
