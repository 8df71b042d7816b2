"""The page and its files."""

from typing import Any, Final

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

from igroteka.server import pages
from igroteka.server.routes.asked import Asked, service_of

PACKED = "packed"  # answers that are compressed already, or need not be


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, opt={PACKED: True}
)
async def page(request: Asked, path: str = "") -> Response[bytes]:
    wanted = path.lstrip("/")
    if wanted.split("/", 1)[0] in ("api", "schema", "metrics"):
        raise NotFoundException
    root = service_of(request).settings.root
    return pages.page(wanted, root, request.headers.get("accept-encoding", ""))


ROUTES: Final[list[Any]] = [page]
