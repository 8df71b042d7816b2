"""A phone that rings: what a browser tells, so that the server can reach it while no page is open."""

from typing import Annotated

from msgspec import Meta

from igroteka.protocol.bases import Body
from igroteka.protocol.words import RingKind

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of a day


class PushKey(Body):
    """GET api/push: the public key of the server, as a browser wants it when it subscribes."""

    key: str


class Wishes(Body, kw_only=True):
    """What a device may ring for; never between ``quiet_from`` and ``quiet_until``, unless they are the same."""

    rings: list[RingKind]
    quiet_from: Minute = 22 * 60
    quiet_until: Minute = 8 * 60
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # of these times, such as Europe/Moscow


class DeviceForm(Wishes, kw_only=True):
    """PUT api/me/devices: where a browser is reached and with which keys, as its subscription has them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=120)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]


class RungDevice(Wishes, kw_only=True):
    """What is kept of a device of mine."""

    id: str
