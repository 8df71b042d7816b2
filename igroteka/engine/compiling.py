"""Rules compiled for the CPU, once per machine: the compiled code is kept in the user's cache."""

import os
import platform
import tempfile
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numba
import platformdirs
from numba import types

from igroteka.engine.binding import Namespace, bind, fingerprint, gather
from igroteka.engine.showing import Words

# A rule that only rules call needs no way in from Python, and must not count references to the
# caller's arrays (atomically, twice a call: it costs up to half of the speed). It allocates nothing.
INNER: Final[dict[str, Any]] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}

naming_the_folder = threading.Lock()  # numba has one setting for all threads


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


def compile_rules(name: str, sources: tuple[ModuleType, ...], replaced: Mapping[str, Any]) -> Namespace:
    """All rules of the sources as compiled functions that call each other and release the GIL."""
    words = Words(gather(sources, replaced))
    replaced = {**replaced, **words.tables}
    tag = f"{name}-{fingerprint(sources, replaced)}"
    folder = cache_folder(tag)

    def wrap(function: Callable[..., Any]) -> Any:
        # Compiled code is linked by name. Two games' code, kept by two processes, could bear the same one.
        function.__qualname__ = f"{function.__name__} of {tag}"
        if function.__dict__.get("is_showing", False):
            words.spell(function)
        if function.__name__ == "tell":  # called with every mix of number types, to do nothing
            return numba.njit(inline="always")(function)
        if function.__dict__.get("is_entry", False):
            brief = function.__dict__.get("is_brief", False)
            return numba.njit(cache=folder is not None, nogil=not brief)(function)
        return compiled_once(numba.njit(**INNER)(function))

    settings: Any = numba.config
    with naming_the_folder:
        usual = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder) if folder else usual
        try:
            return bind(sources, replaced, wrap)
        finally:
            settings.CACHE_DIR = usual


def compiled_once(dispatcher: Any) -> Any:
    """Let a rule that other rules call be compiled for 64-bit numbers only.

    A field may be one byte wide and a sum eight; numba would compile the rule for every mix of
    widths, which more than doubles the time that compiling takes and makes nothing faster.
    """
    template_for = dispatcher.get_call_template
    dispatcher.get_call_template = lambda arguments, named: template_for(tuple(map(widened, arguments)), named)
    return dispatcher


def widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


def entry_point(dispatcher: Any, *arguments: Any) -> Callable[..., Any]:
    """What numba would call for arguments of these types; compiled, or from the cache."""
    typeof: Any = numba.typeof
    types_given = tuple(typeof(argument) for argument in arguments)
    dispatcher.compile(types_given)
    function: Callable[..., Any] = dispatcher.overloads[types_given].entry_point
    return function
