"""Reading the body of a request: what no form of ours can be is refused before anybody looks into it."""

from typing import Any, Final

from litestar import Request
from litestar.exceptions import ClientException

DEEPEST: Final = 16  # lists within lists; a position needs five


class AskedRequest(Request[Any, Any, Any]):
    """A request whose body is refused, and not a fault of ours, if it is no text or has no bottom."""

    async def json(self) -> Any:
        try:
            body = await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException(type(error).__name__) from error
        check_plain(body)
        return body


def check_plain(body: Any) -> None:
    """Not too deep to be looked through, and without NUL, which a database cannot keep.

    >>> check_plain({"name": ["a", 1]})
    >>> check_plain([["a\\0"]])
    Traceback (most recent call last):
    litestar.exceptions.http_exceptions.ClientException: 400: NUL
    """
    level: list[Any] = [body]
    for _ in range(DEEPEST):
        if any("\0" in text for text in level if isinstance(text, str)):
            raise ClientException("NUL")
        inner: list[Any] = []
        for part in level:
            if isinstance(part, dict):
                inner += [*part, *part.values()]
            elif isinstance(part, list):
                inner += part
        if not inner:
            return
        level = inner
    raise ClientException("depth")
