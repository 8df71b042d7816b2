"""Phones: browsers of people who close the page between two moves, and are called by the server."""

import contextlib
import hashlib
import json
import time
from collections.abc import Iterator
from typing import Any

from tests.page.conftest import PATIENCE, PHONE, Visitors, sync_api
from tests.page.looking import until
from tests.server.push_service import PushService, encoded

# Nobody may subscribe at the push service of Chromium's makers from here: the service of the tests takes its place. All
# the rest is the browser's own: who may notify, the service worker, what it is told, what it shows.
SUBSCRIBES = """(() => {
  const KEPT = 'subscribed-with';
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const subscription = () => ({
    endpoint: ENDPOINT,
    options: {userVisibleOnly: true, applicationServerKey: bytes(localStorage.getItem(KEPT)).buffer},
    toJSON: () => ({endpoint: ENDPOINT, keys: {p256dh: P256DH, auth: AUTH}}),
    unsubscribe: async () => { localStorage.removeItem(KEPT); return true; },
  });
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(KEPT) ? subscription() : null);
  PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
    if (!userVisibleOnly || Notification.permission !== 'granted') throw new DOMException('', 'NotAllowedError');
    localStorage.setItem(KEPT, applicationServerKey);
    return subscription();
  };
})()"""
NOTICES = """navigator.serviceWorker.getRegistration(new URL('..', location))
  .then((it) => it.getNotifications())
  .then((all) => all.map(({title, lang, actions, data}) => ({title, lang, actions, link: data.link})))"""
# A click is a person's: no program can make one. What the browser would tell the page's worker then can be told.
CLICK = """async ([link, action]) => {
  const opened = [];
  self.clients.openWindow = async (address) => { opened.push(address); };
  const all = await self.registration.getNotifications();
  const notification = all.find(({data}) => data.link === link);
  const click = new NotificationEvent('notificationclick', {notification, action});
  const waits = [];
  click.waitUntil = (promise) => waits.push(promise);
  self.dispatchEvent(click);
  await Promise.all(waits);
  return opened;
}"""


class CalledPhone:
    """Somebody's phone, whose browser the server can call."""

    def __init__(self, visitors: Visitors, service: PushService, language: str = "en", **how: Any) -> None:
        self.visitors, self.browser = visitors, service.browser()
        self.service = service
        self.context = visitors.browse(language=language, size=PHONE, keeps=True, **how)
        words = {
            "ENDPOINT": self.browser.endpoint,
            "P256DH": encoded(self.browser.point),
            "AUTH": encoded(self.browser.auth),
        }
        script = SUBSCRIBES
        for name, word in words.items():
            script = script.replace(name, json.dumps(word))
        self.context.add_init_script(script)
        self.heard = 0
        self.page: Any = None

    @property
    def id(self) -> str:
        return hashlib.sha256(self.browser.endpoint.encode()).hexdigest()

    def open(self, path: str = "") -> Any:
        """Its page, in front."""
        self.page = self.visitors.open(self.context, path)
        return self.page

    def keep(self) -> None:
        """Until the page is kept, and with it the worker that hears the server."""
        until(self.page, "navigator.serviceWorker.controller !== null")

    def close(self) -> None:
        """No page is open any more."""
        self.page.close()
        self.page = None

    def called(self) -> list[dict[str, Any]]:
        """Lets the browser have what has come for it at the push service since the last time: at least one message."""
        messages = self.service.until(self.browser, self.heard + 1)[self.heard :]
        self.heard += len(messages)
        with self.pocket() as (pocket, session, registration):
            for message in messages:
                data = self.browser.read(message.body).decode()
                call = {"origin": self.visitors.server.url.rstrip("/"), "registrationId": registration, "data": data}
                session.send("ServiceWorker.deliverPushMessage", call)
            until(pocket, f"{NOTICES}.then((all) => all.length > 0)")
        return [self.browser.told(message) for message in messages]

    def notices(self) -> list[dict[str, Any]]:
        """What stands on its screen."""
        with self.pocket() as (pocket, _, _):
            found: list[dict[str, Any]] = pocket.evaluate(NOTICES)
        return found

    @contextlib.contextmanager
    def pocket(self) -> Iterator[tuple[Any, Any, str]]:
        """Where the browser can be asked while no page of the house is open; and the number of its worker."""
        page = self.context.new_page()
        page.goto("api/health")
        session = self.context.new_cdp_session(page)
        found: list[dict[str, Any]] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        session.send("ServiceWorker.enable")
        end = time.monotonic() + PATIENCE / 1000
        while not found:
            assert time.monotonic() < end, "The page has left no worker behind."
            page.wait_for_timeout(20)
        yield page, session, found[-1]["registrationId"]
        page.close()

    def tap(self, link: str, action: str = "") -> list[str]:
        """What is opened by a tap on a notice, or on its button."""
        with self.pocket() as (pocket, session, _):
            session.send("ServiceWorker.startWorker", {"scopeURL": self.visitors.server.url})
            end = time.monotonic() + PATIENCE / 1000
            while True:
                try:
                    opened: list[str] = self.context.service_workers[-1].evaluate(CLICK, [link, action])
                    return opened
                except (IndexError, sync_api.Error):  # the browser lets it sleep when it likes, and wakes it again
                    assert time.monotonic() < end, "The worker does not begin."
                    pocket.wait_for_timeout(50)
