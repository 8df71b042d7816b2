"""Rules compiled for the CPU, once per machine: the compiled code is kept in the user's cache."""

import os
import platform
import tempfile
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numba
import platformdirs

from igroteka.engine.binding import Namespace, bind, fingerprint


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


def compile_rules(name: str, sources: tuple[types.ModuleType, ...], replaced: Mapping[str, Any]) -> Namespace:
    """All rules of the sources as compiled functions that call each other and release the GIL."""
    folder = cache_folder(f"{name}-{fingerprint(sources, replaced)}")

    def wrap(function: Callable[..., Any]) -> Any:
        if function.__name__ == "tell":  # called with every mix of number types, to do nothing
            return numba.njit(inline="always")(function)
        keep = folder is not None and function.__dict__.get("is_entry", False)
        return numba.njit(cache=keep, nogil=True)(function)

    settings: Any = numba.config
    usual = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder) if folder else usual
    try:
        return bind(sources, replaced, wrap)
    finally:
        settings.CACHE_DIR = usual
