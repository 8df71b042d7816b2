"""Running the server under uvicorn."""

import json
import logging
import signal
import socket
import sys
from typing import Any

import uvicorn

from igroteka.server.app import make_app
from igroteka.server.guard import Guard
from igroteka.server.settings import Settings
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

    def __init__(self, config: uvicorn.Config, guard: Guard) -> None:
        super().__init__(config)
        self.guard = guard

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        service = getattr(self.guard.app.state, "service", None)
        if service is not None:
            await service.say_goodbye()
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Serve until somebody ends it; SIGTERM lets everybody go in good order."""
    set_up_logs(settings)
    guard = make_app(settings)
    config = uvicorn.Config(
        guard,
        host=settings.host,
        port=settings.port,
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
    PoliteServer(config, guard).run()
