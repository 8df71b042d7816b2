"""Rules compiled for the CPU, once per machine: the compiled code is kept in the user's cache."""

import os
import platform
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import platformdirs

from igroteka.engine import numba_insides
from igroteka.engine.binding import Namespace, bind, fingerprint, gather
from igroteka.engine.views import Words


def cache_folder(name: str) -> Path | None:
    """A writable folder for compiled code, or None where there is none.

    Its name changes with the sources: numba itself would not notice a change in a called function.
    """
    root = os.environ.get("IGROTEKA_CACHE") or platformdirs.user_cache_dir("igroteka")
    folder = Path(root) / f"numba-{numba.__version__}-py{platform.python_version()}" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


def named_apart(function: Callable[..., Any], tag: str, words: Words) -> Callable[..., Any]:
    """Compiled code is linked by name: two games' code, kept by two processes, could bear the same one."""
    function.__qualname__ = f"{function.__name__} of {tag}"
    if function.__dict__.get("is_showing", False):
        words.spell(function)
    return function


def called_within(function: Callable[..., Any]) -> Any:
    """A rule that only compiled code calls."""
    is_inlined = function.__dict__.get("is_inlined", False)
    return numba.njit(inline="always")(function) if is_inlined else numba_insides.inner(function)


def compile_rules(name: str, sources: tuple[ModuleType, ...], replaced: Mapping[str, Any]) -> Namespace:
    """All rules of the sources as compiled functions that call each other and release the GIL."""
    words = Words(gather(sources, replaced))
    replaced = {**replaced, **words.tables, **numba_insides.BY_ADDRESS}
    tag = f"{name}-{fingerprint(sources, replaced, numba_insides)}"
    folder = cache_folder(tag)

    def wrap(function: Callable[..., Any]) -> Any:
        named_apart(function, tag, words)
        if not function.__dict__.get("is_entry", False):
            return called_within(function)
        made = numba.njit(nogil=not function.__dict__.get("is_brief", False))(function)
        return numba_insides.keep(made, folder) if folder else made

    return bind(sources, replaced, wrap)
