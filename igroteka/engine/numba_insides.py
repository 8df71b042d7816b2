"""All that Igroteka knows of the insides of numba, llvmlite and numba-cuda: what an upgrade may break.

Nothing else of ours reaches behind numba's documented interface. For every trick here a test of
``tests/test_numba_insides.py`` says in words what no longer holds; pyproject.toml lets in only the
versions with which they hold.
"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from numba import types
from numba.core import caching, codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.cpython import slicing
from numba.extending import intrinsic
from numba.np import arrayobj

from igroteka.engine.errors import DeviceError
from igroteka.engine.once import once

# --- compiled rules -------------------------------------------------------------------------------

# A rule that only rules call needs no way in from Python, and must not count references to the
# caller's arrays (atomically, twice a call: it costs up to half of the speed). It allocates nothing.
INNER: Final[dict[str, Any]] = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}


def inner(function: Callable[..., Any]) -> Any:
    """A rule that only compiled code calls, to be compiled for 64-bit numbers only.

    A field may be one byte wide and a sum eight; numba would compile the rule for every mix of
    widths, which more than doubles the time that compiling takes and makes nothing faster.
    """
    dispatcher: Any = numba.njit(**INNER)(function)
    template_for = dispatcher.get_call_template
    dispatcher.get_call_template = lambda arguments, named: template_for(tuple(map(widened, arguments)), named)
    return dispatcher


def widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


def keep(dispatcher: Any, folder: Path) -> Any:
    """What is compiled of this function is kept in a folder, whose name says what it was made from.

    numba would keep it by the place and the age of the source file: every copy of the same sources, in
    another environment or installed anew, would be compiled again.
    """
    dispatcher._cache = keeper_of(folder)(dispatcher.py_func)
    return dispatcher


def keeper_of(folder: Path) -> Any:
    locator: Any = vars(caching)["_CacheLocator"]

    class ThisFolder(locator):  # type: ignore[misc]
        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            return cls()

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return "kept"

    class Form(caching.CompileResultCacheImpl):
        _locator_classes = [ThisFolder]  # noqa: RUF012 (as numba has it)

    class Keeper(caching.FunctionCache):
        _impl_class = Form

    return Keeper


def entry_point(dispatcher: Any, *arguments: Any) -> Callable[..., Any]:
    """What numba would call for arguments of these types, past its asking for them; compiled, or from the cache."""
    typeof: Any = numba.typeof
    types_given = tuple(typeof(argument) for argument in arguments)
    dispatcher.compile(types_given)
    function: Callable[..., Any] = dispatcher.overloads[types_given].entry_point
    return function


def in_llvm(dispatcher: Any) -> tuple[str, str, int]:
    """A function of small whole numbers that gives one: its name in LLVM, its module, how many it takes.

    No other may call it: what it is compiled for then, with the same arguments, would give a number of another width.
    """
    takes = dispatcher.py_func.__code__.co_argcount
    with as_written():
        dispatcher.compile(types.int32(*[types.int32] * takes))
    compiled = next(iter(dispatcher.overloads.values()))
    return compiled.fndesc.llvm_func_name, compiled.library.get_llvm_str(), takes


@contextmanager
def as_written() -> Iterator[None]:
    """What this thread compiles meanwhile stays as numba has written it, to be made for another machine.

    numba would fit every function to this processor, unrolled and in vectors as wide as it has, and emit it as code
    that nobody calls: as WebAssembly that is 1.6 times as large, and it takes five times as long. And no index counts
    from the end, as on a GPU (``without_care``).
    """

    def nothing(*_: Any) -> None:
        pass

    library: Any = codegen.JITCodeLibrary
    generator: Any = codegen.JITCPUCodegen
    replaced = [
        *((library, name, nothing) for name in ("_optimize_functions", "_optimize_final_module", "_finalize_specific")),
        *((generator, name, nothing) for name in ("_add_module", "set_env")),
        (slicing, "fix_index", lambda builder, index, size: index),
    ]
    with global_compiler_lock:
        own = [(owner, name, vars(owner).get(name)) for owner, name, _ in replaced]
        for owner, name, stand_in in replaced:
            setattr(owner, name, stand_in)
        try:
            yield
        finally:
            for owner, name, function in own:
                if function is None:  # it was inherited
                    delattr(owner, name)
                else:
                    setattr(owner, name, function)


# --- memory by its address ------------------------------------------------------------------------

as_array: Any = vars(arrayobj)["np_cfarray"]  # what ``carray`` becomes


@intrinsic
def _record_at(typing: Any, address: Any, kind: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.inttoptr(values[0], context.get_value_type(signature.return_type))

    return kind.dtype(types.int64, kind), code


@intrinsic
def _array_at(typing: Any, address: Any, count: Any, kind: Any) -> Any:
    array = types.Array(kind.dtype, 1, "C")

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        pointer = builder.inttoptr(values[0], context.get_value_type(types.voidptr))
        return as_array(context, builder, array(types.voidptr, types.int64), (pointer, values[1]))

    return array(types.int64, types.int64, kind), code


# What lies at an address: one record, or so many of a kind. numba's own ``carray`` does the second, but not
# where references are not counted. (Typed as numba would call them, they would not be as rules do.)
record_at: Any = _record_at
array_at: Any = _array_at
BY_ADDRESS: Final = {"record_at": record_at, "array_at": array_at}  # as rules find them, by name


# --- kernels --------------------------------------------------------------------------------------

BLOCK: Final = 128  # threads
FEWEST_BLOCKS: Final = 128  # a smaller grid numba-cuda takes for a mistake; the threads beyond have nothing to do


@once
def the_gpu() -> Any:
    """numba.cuda with a device behind it, or a sentence that says what is missing."""
    try:
        with named_as_of_old(), warnings.catch_warnings(action="ignore"):  # of numba-cuda about its own modules
            gpu: Any = import_module("numba.cuda")
            gpu.current_context()
            import_module("numba.cuda.np.arrayobj")
    except Exception as error:  # whatever the driver, the toolkit or the import has to say
        reason = " ".join(str(error).split()) or type(error).__name__
        raise DeviceError("device-cuda", reason=reason[:200]) from error
    return gpu


@contextmanager
def named_as_of_old() -> Iterator[None]:
    """While numba-cuda is imported: it asks for ``np.row_stack``; NumPy 2.5 has dropped this name of ``np.vstack``."""
    if "row_stack" in vars(np):
        yield
        return
    setattr(np, "row_stack", np.vstack)  # noqa: B010 (mypy knows that NumPy dropped the name)
    try:
        yield
    finally:
        delattr(np, "row_stack")


class Kernel:
    """A function that the threads of a GPU run. What it is called with decides what it is compiled for, once.

    Compiling leaves out what numba-cuda does with care and no rule needs (``without_care``); a launch
    never compiles, and so nothing of numba is changed while one is begun.
    """

    def __init__(self, function: Callable[..., None]) -> None:
        self.compiled: Any = the_gpu().jit(function)

    def ready(self, threads: int, *arguments: Any) -> Callable[..., None]:
        """What begins so many threads, or a few more, with arguments of the types of these."""
        kernel = self.compiled
        kinds = tuple(map(kernel.typeof_pyval, arguments))
        if kinds not in kernel.overloads:
            with without_care():
                kernel.disable_compile(False)
                kernel.compile(kinds)
                kernel.disable_compile()
        launch: Callable[..., None] = kernel[max(FEWEST_BLOCKS, -(-threads // BLOCK)), BLOCK]
        return launch


@contextmanager
def without_care() -> Iterator[None]:
    """Kernels that this thread compiles meanwhile do without two things.

    Tables lie in constant memory, which serves one address a time: threads that look up different
    cards would wait for each other (twelve-days: 3.7 against 12.6 thousand million steps a second).
    And an index below zero counts from the end, which must be asked of every index (jackal-high: 3.7
    against 4.8); rules never count from the end, and a test sees to it.

    The lock is the one that numba itself takes to compile: nobody else's kernels are compiled meanwhile.
    """
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    slicing: Any = import_module("numba.cuda.np.arrayobj").slicing
    with import_module("numba.cuda.core.compiler_lock").global_compiler_lock:
        space, fix = nvvm.ADDRSPACE_CONSTANT, slicing.fix_index
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        slicing.fix_index = lambda builder, index, size: index
        try:
            yield
        finally:
            nvvm.ADDRSPACE_CONSTANT, slicing.fix_index = space, fix
