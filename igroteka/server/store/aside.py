"""What is no move, in an SQLite file: what waits is written together, so that a crowd does not wait one by one.

One transaction for several; each has a savepoint of its own and can fail alone. It is durable when it is told.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

MOST_TOGETHER: Final = 8  # moves wait that long
What = Callable[[AsyncConnection], Awaitable[Any]]
Waiting = tuple[What, "asyncio.Future[Any]"]


class Aside:
    """Writes one transaction after the other, while anything waits."""

    def __init__(self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self.transaction = transaction
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, what: What) -> Any:
        """What came of it, once it is durable."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((what, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())
        return await done

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer

    async def _write_on(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            became: list[Any] = []
            try:
                async with self.transaction() as connection:
                    for what, _ in together:
                        became.append(await alone(connection, what))
            except Exception as error:  # nothing of it was kept
                became = [error] * len(together)
            for (_, done), value in zip(together, became, strict=True):
                if done.done():  # who asked does not wait any more
                    continue
                if isinstance(value, Exception):
                    done.set_exception(value)
                else:
                    done.set_result(value)
        self._writer = None


async def alone(connection: AsyncConnection, what: What) -> Any:
    """What came of it; the error where it failed by itself and was taken back alone."""
    try:
        async with connection.begin_nested():
            return await what(connection)
    except (DBAPIError, OSError) as error:
        if isinstance(error, IntegrityError):
            return error
        raise  # it concerns the whole file
    except Exception as error:
        return error
