"""Saying no."""

from typing import Any

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
