"""Running the server under uvicorn."""

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from typing import Any, NoReturn

import uvicorn

from igroteka.server.app import make_app
from igroteka.server.claiming import claim_file
from igroteka.server.connections import RESERVE, raise_descriptors
from igroteka.server.guard import Guard
from igroteka.server.reception import Reception
from igroteka.server.settings import Settings, SettingsError
from igroteka.server.siblings import Siblings
from igroteka.server.store import opened
from igroteka.server.supervisor import Supervisor
from igroteka.server.wire import Wire

SWITCH_SECONDS = 0.0005  # a commit waits for the event loop to let go of the GIL several times: not long


class JsonLines(logging.Formatter):
    """One JSON object a line; only what our own messages say, never a request's headers or body."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if settings.log_format == "json" else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("igroteka").setLevel(logging.INFO)


class PoliteServer(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, guard: Guard, siblings: Siblings | None) -> None:
        super().__init__(config)
        self.guard = guard
        self.siblings = siblings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.siblings is not None:
            self.siblings.begin(self._reception_of_a_guest, self._end)

    def _reception_of_a_guest(self) -> Reception:
        """For a connection that a sibling hands over."""
        state = self.lifespan.state
        return Reception(config=self.config, server_state=self.server_state, app_state=state)

    def _end(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = getattr(self.guard.app.state, "service", None)
        if service is not None:
            await service.say_goodbye()
        await super().shutdown(sockets)


def check(settings: Settings) -> None:
    """Can a server listen there, and have the database for itself? Whoever started it reads why not."""
    try:
        family, *_, address = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        reason = str(error.strerror or error).partition(" (")[0]
        raise SettingsError("settings-listen", host=settings.host, port=str(settings.port), reason=reason) from error
    if settings.processes > 1 and settings.file is not None:
        raise SettingsError("settings-processes", file=str(settings.file))
    if settings.processes > 1 and not hasattr(os, "fork"):
        raise SettingsError("settings-processes-here")
    if settings.file is not None and not settings.file.is_dir():
        claim_file(settings.file)


def bring_up_to_date(settings: Settings) -> None:
    """Before anybody comes; whoever started the server reads what is wrong with the database."""

    async def look() -> None:
        async with opened(settings):
            pass

    asyncio.run(look())


def serve(settings: Settings) -> NoReturn:
    """Serve until somebody ends it; SIGTERM lets everybody go in good order."""
    set_up_logs(settings)
    if settings.processes == 1:
        work(settings)
    Supervisor(settings, work).run()
    logging.shutdown()
    os._exit(0)


def work(settings: Settings, siblings: Siblings | None = None, listening: socket.socket | None = None) -> NoReturn:
    """What a process does; ``siblings`` listen at the same socket."""
    guard = make_app(settings, siblings)
    guard.connections.most = raise_descriptors() - RESERVE
    config = uvicorn.Config(
        guard,
        host=settings.host,
        port=settings.port,
        http=Reception,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=16_384,
        ws_ping_interval=25,
        ws_ping_timeout=60,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again after a good end
    code = 0
    try:
        PoliteServer(config, guard, siblings).run(None if listening is None else [listening])
    except SystemExit as ended:
        code = int(ended.code or 0)
    except KeyboardInterrupt:
        pass
    logging.shutdown()
    os._exit(code)  # everything is written down; a game that is just being compiled would take its time
