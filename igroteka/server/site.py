"""The page as a folder of static files, for hosts that run no program: boards, bots, rulebooks, lessons, replays.

What the page would ask a server for and what never changes lies there as files; what needs a server is not shown.
"""

import hashlib
import re
from pathlib import Path
from typing import Final, cast

import msgspec

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError, OptionError
from igroteka.server import frames, pages
from igroteka.server.daily import description
from igroteka.table.days import Chain

HERE: Final = "./"  # wherever the folder lies
INDEX: Final = "index.html"
MARK: Final = "data-alone"  # tells the page that there is no server (web/src/lib/reach.svelte.ts)
PUBLIC_ROOT: Final = hashlib.sha256(b"igroteka").digest()  # of the deals of the day: files keep no secret
NO_JEKYLL: Final = ".nojekyll"  # GitHub Pages: serve the files as they are


class SiteError(IgrotekaError):
    """Why a site could not be written, as a sentence."""


def write_site(folder: Path, base: str) -> int:
    """Write the site, over an older one; how many bytes it has."""
    place = base_of(base)
    check(folder)
    wanted = contents()
    page = alone(pages.index(HERE), place)
    try:
        for path, body in wanted.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        (folder / INDEX).write_text(page, encoding="utf-8")  # last: until now the old page stood
        for old in (folder / "assets").iterdir():
            if f"assets/{old.name}" not in wanted:
                old.unlink()
    except OSError as error:
        raise SiteError("site-write", folder=str(folder), reason=error.strerror) from error
    return sum(map(len, wanted.values())) + len(page.encode())


def check(folder: Path) -> None:
    """A folder of something else is left alone."""
    if INDEX not in pages.files():
        raise SiteError("site-page")
    if not folder.exists():
        return
    index = folder / INDEX
    ours = index.is_file() and MARK in index.read_text(encoding="utf-8", errors="replace")
    if not folder.is_dir() or (any(folder.iterdir()) and not ours):
        raise SiteError("site-folder", folder=str(folder))


def contents() -> dict[str, bytes]:
    """All files but the page itself."""
    found = {path: pages.content(file) for path, file in pages.files().items() if path != INDEX}
    found[NO_JEKYLL] = b""
    found["api/daily.json"] = msgspec.json.encode(description(Chain(PUBLIC_ROOT), None))
    for id, language in books():
        found[f"api/book/{id}/{language}.json"] = frames.book(id, language)
    return found


def books() -> list[tuple[str, m.Language]]:
    """The rulebooks that the page was built with: its service worker keeps them."""
    helper = pages.content(pages.files()["sw.js"]).decode()
    return cast(list[tuple[str, m.Language]], re.findall(r'"api/book/([\w-]+)/(\w+)\.json', helper))


def base_of(path: str) -> str:
    """Where the site will lie on its host.

    >>> base_of("games"), base_of("/a/b/"), base_of("/"), base_of("")
    ('/games/', '/a/b/', '/', './')
    """
    if not path:
        return HERE
    parts = path.strip("/")
    if not re.fullmatch(r"[\w.~/-]*", parts, re.ASCII):
        raise OptionError("site-base", base=path)
    return f"/{parts}/" if parts else "/"


def alone(page: str, base: str) -> str:
    """The page for a host that sets no headers and answers nothing but files."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{pages.policy()}" />'
    page = page.replace("<html", f"<html {MARK}", 1).replace(f'<base href="{HERE}">', f'<base href="{base}">', 1)
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
