"""The page's files, as the build left them in ``static``; a plain page where nothing was built."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).with_name("static")
PLACEHOLDER = """<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/">
<meta name="viewport" content="width=device-width"><title>Igroteka</title></head>
<body><h1>Igroteka</h1><p>The server runs; the page has not been built (npm run build in web/).</p>
<p lang="ru">Сервер работает, но страница не собрана (npm run build в папке web/).</p></body></html>
"""
SMALL = 1000  # bytes that are not worth packing


@cache
def files() -> dict[str, Path]:
    """The files that may be served, by their path; nothing else can be reached."""
    if not STATIC.is_dir():
        return {}
    return {str(file.relative_to(STATIC).as_posix()): file for file in STATIC.rglob("*") if file.is_file()}


@cache
def index(root: str) -> str:
    file = files().get("index.html")
    text = file.read_text(encoding="utf-8") if file else PLACEHOLDER
    return text.replace('<base href="/">', f'<base href="{root}">')


@cache
def content(file: Path) -> bytes:
    return file.read_bytes()


@cache
def zipped(file: Path) -> bytes:
    """A file packed once, not for every reader."""
    return gzip.compress(content(file), 9)


def page(path: str, root: str, accepted: str) -> Response[bytes]:
    """A file of the page; every other path is the page itself, which knows its own ways."""
    file = files().get(path)
    if file is None and path.startswith("assets/"):  # of another build: an old page asks for it
        raise NotFoundException
    if file is None or path == "index.html":
        return Response(index(root).encode(), media_type="text/html", headers={"Cache-Control": "no-cache"})
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache",
        "Vary": "Accept-Encoding",
    }
    body, packed = content(file), None
    if "gzip" in accepted and len(body) > SMALL:
        packed = zipped(file)
    if packed is not None and len(packed) < len(body):
        headers["Content-Encoding"] = "gzip"
        body = packed
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    return Response(body, media_type=media_type, headers=headers)
