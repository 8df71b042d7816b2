"""Who types at a table that is told line by line: a person, or a pipe."""

import asyncio
import sys
import threading
from typing import TextIO


class Typist:
    """Lines from the keyboard or a pipe, while other things happen; None is the end."""

    def __init__(self, source: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def put(line: str | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.lines.put_nowait, line)

        def read() -> None:
            for line in self.source:
                put(line.rstrip("\n"))
            put(None)

        threading.Thread(target=read, daemon=True).start()  # it may wait for a key that never comes

    async def line(self, prompt: str) -> str | None:
        print(prompt, end=" ", flush=True)
        typed = await self.lines.get()
        self.echo(typed)
        return typed

    @property
    def is_person(self) -> bool:
        return self.source.isatty()

    def echo(self, typed: str | None) -> None:
        """What comes out of a pipe is written down, so that the transcript can be read."""
        if typed is not None and not self.is_person:
            print(typed, flush=True)
