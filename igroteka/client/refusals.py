"""When the server says no."""

from typing import Any

import httpx
import msgspec

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError


class ClientError(IgrotekaError):
    """The server said no; the sentence is the server's own."""

    def __init__(self, key: str, sentence: str, clause: str | None = None, status: int = 0, **details: Any) -> None:
        super().__init__(key, clause, **details)
        self.sentence = sentence
        self.status = status

    def say(self, language: str = "en") -> str:
        return self.sentence


def refusal_in(answer: httpx.Response) -> ClientError:
    try:
        refusal = msgspec.json.decode(answer.content, type=m.Refusal)
    except msgspec.DecodeError:
        return ClientError("request-failed", f"The server answered {answer.status_code}.", status=answer.status_code)
    return ClientError(refusal.key, refusal.sentence, refusal.clause, answer.status_code, **refusal.details)
