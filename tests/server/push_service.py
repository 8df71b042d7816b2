"""A push service that stands in for those of browsers' makers, and browsers that have subscribed there.

It takes what a server sends as RFC 8030 has it, looks at who sends (RFC 8292), and a browser reads what it gets
(RFC 8291) with nothing of ours.
"""

import base64
import hashlib
import hmac
import json
import secrets
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from igroteka import protocol as m

PATIENCE = 120.0
CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Got:
    """A message as it came."""

    channel: str
    headers: dict[str, str]
    body: bytes
    claims: dict[str, Any]  # of who sent it
    key: str


@dataclass
class Browser:
    """Somebody's, which has subscribed."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def form(self, *rings: m.RingKind, **wishes: Any) -> m.DeviceForm:
        """What it tells the server; it never sleeps, unless that is wished."""
        wishes = {"quiet_from": 0, "quiet_until": 0, **wishes}
        p256dh, auth = encoded(self.point), encoded(self.auth)
        return m.DeviceForm(endpoint=self.endpoint, rings=list(rings), p256dh=p256dh, auth=auth, **wishes)

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()

    def read(self, body: bytes) -> bytes:
        """What a message says, for who has the keys."""
        salt, size, sender = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, body[21 + size :], None).rstrip(b"\0").removesuffix(b"\x02")

    def told(self, got: Got) -> dict[str, str]:
        words: dict[str, str] = json.loads(self.read(got.body))
        return words


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with one block, which is all that is needed."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")[:length]


def sender(header: str, audience: str) -> tuple[dict[str, Any], str]:
    """Who sends, if it was he who signed it, for this service, and not long ago."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and set(parts) == {"t", "k"}
    head, claims, signed = parts["t"].split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signed)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(decoded(claims))
    assert told["aud"] == audience and time.time() < told["exp"] <= time.time() + 86_400
    assert told["sub"].startswith(("http", "mailto:"))
    return told, parts["k"]


class PushService:
    """Keeps what it gets, answers what it is told to answer, and hands messages on to who listens."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        self.troubles: list[str] = []
        self.came = threading.Condition()
        self.listeners: list[Any] = []  # called with each message
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                status = service.take(
                    self.path, dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))
                )
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing to see."""

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.http.daemon_threads = True

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.http.server_address[1]}"

    def browser(self) -> Browser:
        return Browser(f"{self.origin}/push/{secrets.token_hex(8)}")

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        headers = {name.lower(): value for name, value in headers.items()}
        with self.came:
            try:
                claims, key = sender(headers["authorization"], self.origin)
                assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
                assert len(headers["topic"]) <= 32 and len(body) <= 4096
            except Exception as error:
                self.troubles.append(repr(error))
                return 403
            finally:
                self.came.notify_all()
            status = self.answers.pop(0) if self.answers else 201
            got = Got(path.rsplit("/", 1)[1], headers, body, claims, key)
            self.got.append(got)
            if status == 201:
                for listener in self.listeners:
                    listener(got)
            return status

    def of(self, browser: Browser) -> list[Got]:
        return [got for got in self.got if got.channel == browser.endpoint.rsplit("/", 1)[1]]

    def until(self, browser: Browser, count: int) -> list[Got]:
        """When so many messages have come for it."""
        with self.came:
            assert self.came.wait_for(lambda: self.troubles or len(self.of(browser)) >= count, PATIENCE)
            assert not self.troubles, self.troubles
            return self.of(browser)


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    thread = threading.Thread(target=service.http.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.http.shutdown()
        service.http.server_close()
        thread.join()


def said(browser: Browser, got: Iterable[Got]) -> list[str]:
    return [browser.told(one)["title"] for one in got]
