"""Firefox as people have it, told by WebDriver BiDi what a person would do; and the push service that it listens to."""

import json
import queue
import re
import secrets
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from tests.server.push_service import Got, PushService, encoded

PATIENCE = 120.0
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
DELIVERED = 100  # what Firefox answers when a message was decrypted and the page's worker has done with it


class AutoPush:
    """The way on which Firefox gets what came for it at a push service: one socket for all pages."""

    def __init__(self, service: PushService) -> None:
        self.service = service
        self.channels: dict[str, str] = {}  # by the last part of an endpoint
        self.acks: queue.Queue[int] = queue.Queue()
        self.socket: ServerConnection | None = None
        service.listeners.append(self.hand_on)

    def attend(self, socket: ServerConnection) -> None:
        self.socket = socket
        for text in socket:
            told = json.loads(text)
            answer: dict[str, Any] = {"messageType": told.get("messageType"), "status": 200}
            match told.get("messageType"):
                case "hello":
                    socket.send(json.dumps(answer | {"uaid": secrets.token_hex(16), "use_webpush": True}))
                case "register":
                    name = secrets.token_hex(8)
                    self.channels[name] = told["channelID"]
                    at = {"channelID": told["channelID"], "pushEndpoint": f"{self.service.origin}/push/{name}"}
                    socket.send(json.dumps(answer | at))
                case "ack":
                    self.acks.put(told["updates"][0]["code"])

    def hand_on(self, got: Got) -> None:
        assert self.socket is not None
        told = {"messageType": "notification", "channelID": self.channels[got.channel], "version": secrets.token_hex(8)}
        self.socket.send(json.dumps(told | {"data": encoded(got.body), "headers": {"encoding": "aes128gcm"}}))


@contextmanager
def auto_push(service: PushService) -> Iterator[tuple[AutoPush, str]]:
    push = AutoPush(service)
    with serve(push.attend, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield push, f"ws://127.0.0.1:{server.socket.getsockname()[1]}/"
        server.shutdown()


class Firefox:
    """One page of it."""

    def __init__(self, profile: Path, push: str) -> None:
        wishes = {
            "dom.push.serverURL": push,
            "dom.push.testing.allowInsecureServerURL": True,
            "dom.push.connection.enabled": True,
            "permissions.default.desktop-notification": 1,  # allowed
            "remote.prefs.recommended": False,  # they would turn push off
            "datareporting.policy.dataSubmissionEnabled": False,
            "toolkit.telemetry.enabled": False,
            "app.normandy.enabled": False,
            "browser.aboutwelcome.enabled": False,
            "intl.accept_languages": "en",
        }
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(wish)});" for name, wish in wishes.items()]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        assert program, "needs Firefox: make browser"
        self.words = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.asked = 0
        self.open = ExitStack()

    def __enter__(self) -> "Firefox":
        process = subprocess.Popen(self.words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.open.callback(process.wait)
        self.open.callback(process.kill)
        assert process.stderr is not None
        found = next(filter(None, map(LISTENS.search, process.stderr)))
        threading.Thread(target=process.stderr.read, daemon=True).start()
        self.socket = self.open.enter_context(connect(f"{found[1]}/session", max_size=None))
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def ask(self, method: str, **details: Any) -> Any:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": details}))
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != self.asked:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=url, wait="complete")

    def evaluate(self, text: str) -> Any:
        """As if a person had just tapped; what comes of it goes through JSON."""
        told = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve({text}).then((found) => JSON.stringify(found ?? null))",
            target={"context": self.page},
            awaitPromise=True,
            userActivation=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def until(self, text: str) -> Any:
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(text)):
            assert time.monotonic() < end, f"It has not become true: {text}"
            time.sleep(0.05)
        return found
