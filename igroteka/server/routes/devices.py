"""Phones that ring."""

from typing import Annotated, Any, Final

from litestar import delete, get, put
from litestar.params import Parameter

from igroteka import protocol as m
from igroteka.server.guard import header
from igroteka.server.routes.asked import Asked, Path, service_of, who_asks

DeviceId = Annotated[str, Parameter(max_length=64)]


@get("/api/push", summary="The key that a browser subscribes with")
async def push_key(request: Asked) -> m.PushKey:
    return m.PushKey(key=service_of(request).ringing.public_key)


@put("/api/me/devices", summary="Ring this browser, for this")
async def put_device(request: Asked, data: m.DeviceForm) -> m.RungDevice:
    service = service_of(request)
    page = (header(request.scope, b"origin") or str(request.base_url)).rstrip("/") + service.settings.root
    return await service.devices.keep((await who_asks(request)).person(), data, page)


@get("/api/me/devices/{device:str}", summary="What a browser of mine rings for")
async def get_device(request: Asked, device: DeviceId) -> m.RungDevice:
    return await service_of(request).devices.mine((await who_asks(request)).person(), device)


@delete("/api/me/devices/{device:str}", summary="Ring a browser of mine no more")
async def drop_device(request: Asked, device: DeviceId) -> None:
    await service_of(request).devices.forget((await who_asks(request)).person(), device)


@delete("/api/me/devices/{device:str}/{kind:str}", status_code=200, summary="Ring it for this no more")
async def stop_ring(request: Asked, device: DeviceId, kind: Path) -> m.RungDevice:
    return await service_of(request).devices.stop((await who_asks(request)).person(), device, kind)


ROUTES: Final[list[Any]] = [push_key, put_device, get_device, drop_device, stop_ring]
