"""The page's files, as the build left them in ``static``; a plain page where nothing was built."""

import base64
import gzip
import hashlib
import mimetypes
import re
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
BROTLI = ".br"  # the build has packed what is worth it
# What the page may do: its own files, the games' compiled rules, and the script that the build wrote into it.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'{}; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'"
)
WRITTEN = re.compile(r"<script>(.*?)</script>", re.S)


@cache
def files() -> dict[str, Path]:
    """The files that may be served, by their path; nothing else can be reached."""
    if not STATIC.is_dir():
        return {}
    found = (file for file in STATIC.rglob("*") if file.is_file() and not is_aside(file))
    return {file.relative_to(STATIC).as_posix(): file for file in found}


def is_aside(file: Path) -> bool:
    """What the build has left beside the page: notes of its own, and packed copies."""
    return file.name.startswith(".") or file.suffix == BROTLI


@cache
def index(root: str) -> str:
    file = files().get("index.html")
    text = file.read_text(encoding="utf-8") if file else PLACEHOLDER
    return text.replace('<base href="/">', f'<base href="{root}">')


@cache
def policy() -> str:
    """The page's Content-Security-Policy; a script that stands in the page itself is known by its hash."""
    digests = (hashlib.sha256(script.encode()).digest() for script in WRITTEN.findall(index("/")))
    return POLICY.format("".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests))


@cache
def content(file: Path) -> bytes:
    return file.read_bytes()


@cache
def packed(file: Path) -> dict[str, bytes]:
    """A file in every packing that makes it smaller, the best first; packed once, not for every reader."""
    plain = content(file)
    if len(plain) < SMALL:
        return {}
    beside = file.with_name(file.name + BROTLI)
    found = {"br": beside.read_bytes()} if beside.is_file() else {}
    found["gzip"] = gzip.compress(plain, 9)
    return {name: body for name, body in found.items() if len(body) < len(plain)}


def accepts(accepted: str, packing: str) -> bool:
    """Whether a browser takes a packing.

    >>> accepts("gzip, deflate, br;q=0.9", "br"), accepts("gzip, br;q=0", "br"), accepts("brotli", "br")
    (True, False, False)
    """
    words = (word.replace(" ", "").partition(";") for word in accepted.lower().split(","))
    return any(name == packing and quality not in ("q=0", "q=0.0") for name, _, quality in words)


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
    body = content(file)
    for packing, smaller in packed(file).items():
        if accepts(accepted, packing):
            headers["Content-Encoding"] = packing
            body = smaller
            break
    media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if path.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    return Response(body, media_type=media_type, headers=headers)
