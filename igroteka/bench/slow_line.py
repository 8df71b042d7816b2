"""A static host at the end of a slow line: every answer comes late, and all of them share what the line carries."""

import gzip
import mimetypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

PIECE: Final = 2_048  # bytes that go over the line in one go
SMALL: Final = 1_000
FONTS: Final = ".woff2"


class SlowLine(NamedTuple):
    """Seconds until an answer begins, bytes a second for all of them, and seconds until a connection is open."""

    latency: float
    bytes_per_second: float
    opening: float


# There and back in 150 ms, twice of it to connect (TCP, TLS), 1.6 Mbit/s.
SLOW_4G: Final = SlowLine(0.15, 200_000, 0.3)  # Lighthouse's
DEVTOOLS_SLOW_4G: Final = SlowLine(0.5625, 180_000, 0)  # they put connecting into every answer
FAST: Final = SlowLine(0, 1e12, 0)


class SlowHost(ThreadingHTTPServer):
    """Serves a folder as it would come from a host that packs it with gzip."""

    daemon_threads = True

    def handle_error(self, *_: Any) -> None:
        """Whoever closes a page leaves answers unread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.line = FAST
        self.sent: dict[str, int] = {}
        self.free_at = 0.0
        self.lock = threading.Lock()
        super().__init__(("127.0.0.1", 0), Answering)
        self.url = f"http://127.0.0.1:{self.server_port}/"

    def carry(self, size: int) -> None:
        """Wait for one's turn on the line."""
        with self.lock:
            begin = max(self.free_at, time.monotonic())
            self.free_at = begin + size / self.line.bytes_per_second
        time.sleep(max(0.0, self.free_at - time.monotonic()))


class Answering(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SlowHost

    def setup(self) -> None:
        super().setup()
        time.sleep(self.server.line.opening)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path.lstrip("/") or "index.html"
        file = (self.server.folder / path).resolve()
        time.sleep(self.server.line.latency)
        if not file.is_file() or self.server.folder not in file.parents:
            self.send_error(404)
            return
        body, packed = packed_file(file)
        self.send_response(200)
        self.send_header("Content-Type", mimetypes.guess_type(path)[0] or "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=31536000" if path.startswith("assets/") else "no-cache")
        if packed:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.server.sent[path] = len(body)
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            self.server.carry(len(piece))
            self.wfile.write(piece)

    def log_message(self, *_: Any) -> None:
        pass


def packed_file(file: Path) -> tuple[bytes, bool]:
    """What goes over the wire, and whether it is packed."""
    plain = file.read_bytes()
    if len(plain) < SMALL or file.suffix == FONTS:
        return plain, False
    return gzip.compress(plain, 9), True


@contextmanager
def slow_host(folder: Path) -> Iterator[SlowHost]:
    with SlowHost(folder) as host:
        threading.Thread(target=partial(host.serve_forever, 0.05), daemon=True).start()
        try:
            yield host
        finally:
            host.shutdown()
