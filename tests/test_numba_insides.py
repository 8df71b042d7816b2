"""What igroteka/engine/numba_insides.py leans on, trick by trick: after an upgrade of numba a test says what broke."""

import re
import threading
import tomllib
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import igroteka
from igroteka.engine import numba_insides
from igroteka.engine.numba_insides import Kernel, array_at, entry_point, in_llvm, inner, keep, record_at, the_gpu
from igroteka.engine.webassembly import RECORD_COPIED

ROOT = Path(__file__).parents[1]
PAIR = np.dtype([("left", "i8"), ("right", "i2")], align=True)


@pytest.mark.parametrize("name", ["numba", "llvmlite", "numba-cuda"])
def test_only_versions_that_were_tried_are_let_in(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["cuda"]]
    bound = next(one for one in wanted if re.match(rf"{name}(\[\w+\])?>=", one))
    below = re.search(r",<(\d+)\.(\d+)$", bound)
    assert below, f"{bound} has no upper bound: a new {name} would be let in without anybody having tried its insides"
    if name != "numba-cuda":
        ours = tuple(map(int, version(name).split(".")[:2]))
        assert ours < tuple(map(int, below.groups())), f"{name} {version(name)} is here and {bound} is what we ask for"


def test_nothing_else_of_ours_reaches_behind_numba() -> None:
    """Its documented interface is njit, typeof, from_dtype, the number types and what a kernel calls."""
    behind = re.compile(
        r"numba\.(core|config|extending|cuda\.|np|types)|from numba|intrinsic|_nrt|nvvm|get_call_template"
    )
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((ROOT / "igroteka").rglob("*.py"))
        if file.name != "numba_insides.py"
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if behind.search(line)
    ]
    assert not found, "These lines belong into engine/numba_insides.py:\n" + "\n".join(found)


def total(numbers: Any, first: int) -> int:
    found: int = numbers[0] + first
    return found


def counts_references(called: Any) -> bool:
    def outer(numbers: Any) -> int:
        found: int = called(numbers, 1)
        return found

    compiled: Any = numba.njit(outer)
    compiled(np.ones(1, np.int64))
    (overload,) = called.overloads.values()
    return bool(overload.target_context.enable_nrt)


def test_a_rule_that_rules_call_counts_no_references() -> None:
    assert counts_references(numba.njit(total)), "enable_nrt no longer says whether compiled code counts references"
    assert not counts_references(inner(total)), (
        "numba no longer heeds `_nrt=False`: every call of a rule counts references to its arrays, and rules lose "
        "up to half of their speed"
    )


def test_a_rule_that_rules_call_is_compiled_for_wide_numbers_alone() -> None:
    called = inner(total)

    def outer(numbers: Any, pair: Any) -> int:
        found: int = called(numbers, 1) + called(numbers, pair[0].right) + called(numbers, np.int8(3))
        return found

    pair = np.zeros(1, PAIR)
    compiled: Any = numba.njit(outer)
    assert compiled(np.ones(1, np.int64), pair) == 7
    kinds = [str(kinds[1]) for kinds in called.overloads]
    assert kinds == ["int64"], (
        f"a dispatcher's get_call_template no longer decides for which types a rule is compiled; it was for {kinds}, "
        "and compiling the games takes more than twice as long"
    )


def test_compiled_code_is_kept_where_it_is_told(tmp_path: Path) -> None:
    def twice(n: int) -> int:
        return 2 * n

    compiled: Any = keep(numba.njit(twice), tmp_path)
    assert compiled(2) == 4
    assert list(tmp_path.glob("*.nbc")), "a dispatcher's _cache no longer decides where compiled code is kept"


def test_compiled_code_that_is_kept_serves_every_copy_of_its_source(tmp_path: Path) -> None:
    kept, found = tmp_path / "kept", []
    for place in ("here", "there"):
        file = tmp_path / place / "source.py"
        file.parent.mkdir()
        file.write_text("def twice(n):\n    return 2 * n\n", encoding="utf-8")
        known: dict[str, Any] = {"__name__": "source"}
        exec(compile(file.read_text(encoding="utf-8"), file, "exec"), known)  # noqa: S102
        compiled: Any = keep(numba.njit(known["twice"]), kept)
        assert compiled(2) == 4
        found.append(sum(compiled.stats.cache_hits.values()))
    assert found == [0, 1], "numba looks at where a source lies again: every environment compiles the games anew"


def test_compiled_code_can_be_called_past_the_dispatcher() -> None:
    calls: list[Any] = []
    dispatcher: Any = numba.njit(total)
    direct = entry_point(dispatcher, np.ones(1, np.int64), 0)
    dispatcher.typeof_pyval = calls.append
    assert direct(np.full(1, 5), 2) == 7 and not calls, (
        "an overload's entry_point is no longer what Python can call: State.play and legal have no quick way in"
    )


def test_memory_is_reached_by_its_address() -> None:
    def read(record: int, numbers: int) -> int:
        pair = record_at(record, PAIR)
        pair.right += 1
        found: int = pair.left + pair.right + array_at(numbers, 3, np.int16)[2]
        return found

    pair, numbers = np.array([(40, 1)], PAIR), np.array([7, 8, 9], np.int16)
    compiled: Any = numba.njit(read)
    assert compiled(pair.ctypes.data, numbers.ctypes.data) == 51 and pair["right"][0] == 2, (
        "numba's record and array types no longer are what an address can be cast to"
    )


# --- on a GPU -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def gpu() -> Any:
    try:
        return the_gpu()
    except igroteka.DeviceError as error:
        pytest.skip(str(error))


TABLE = np.arange(1000) ** 2


def looking_up(cuda: Any) -> Callable[..., None]:
    def look_up(places: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < len(places):
            found[i] = TABLE[places[i]]

    return look_up


def assembly_of(kernel: Any) -> str:
    (code,) = kernel.inspect_asm().values()
    return str(code)


def test_kernels_do_without_care_and_nobody_elses_do(gpu: Any) -> None:
    arrays = gpu.to_device(np.arange(5)), gpu.to_device(np.zeros(5, np.int64))
    ours = Kernel(looking_up(gpu))
    ours.ready(5, *arrays)(*arrays)
    assert arrays[1].copy_to_host().tolist() == [0, 1, 4, 9, 16]
    theirs = gpu.jit(looking_up(gpu))
    theirs.compile(tuple(map(theirs.typeof_pyval, arrays)))
    quick, careful = assembly_of(ours.compiled), assembly_of(theirs)
    assert ".const" not in quick and ".const" in careful, (
        "nvvm.ADDRSPACE_CONSTANT no longer decides where a kernel's tables lie: threads wait for each other in "
        "constant memory (twelve-days: 3.7 instead of 12.6 thousand million steps a second)"
    )
    assert len(re.findall(r"setp|selp|shr\.s64", quick)) < len(re.findall(r"setp|selp|shr\.s64", careful)), (
        "slicing.fix_index no longer decides whether an index below zero counts from the end: every index is asked "
        "(jackal-high: 3.7 instead of 4.8 thousand million steps a second)"
    )


def test_a_launch_never_compiles(gpu: Any) -> None:
    arrays = gpu.to_device(np.arange(5)), gpu.to_device(np.zeros(5, np.int64))
    kernel = Kernel(looking_up(gpu))
    launch = kernel.ready(5, *arrays)
    with pytest.raises(TypeError, match="No matching definition"):
        launch(gpu.to_device(np.arange(5, dtype=np.int8)), arrays[1])


def test_compiling_in_many_threads_leaves_numba_as_it_was(gpu: Any) -> None:
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    slicing: Any = import_module("numba.cuda.np.arrayobj").slicing
    before = nvvm.ADDRSPACE_CONSTANT, slicing.fix_index
    arrays = gpu.to_device(np.arange(5)), gpu.to_device(np.zeros(5, np.int64))
    codes: dict[int, str] = {}

    def compile_one(number: int) -> None:
        if number % 2:
            codes[number] = assembly_of(compiled_by(Kernel(looking_up(gpu)), arrays))
        else:
            theirs = gpu.jit(looking_up(gpu))
            theirs.compile(tuple(map(theirs.typeof_pyval, arrays)))
            codes[number] = assembly_of(theirs)

    threads = [threading.Thread(target=compile_one, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (nvvm.ADDRSPACE_CONSTANT, slicing.fix_index) == before, "numba was left changed"
    assert [".const" in codes[number] for number in range(8)] == [True, False] * 4, (
        "a user's kernel was compiled as ours are, or one of ours as a user's: numba.cuda no longer compiles under "
        "core.compiler_lock.global_compiler_lock"
    )


def compiled_by(kernel: Kernel, arrays: Any) -> Any:
    kernel.ready(5, *arrays)
    return kernel.compiled


def test_few_threads_are_begun_without_a_warning(gpu: Any) -> None:
    arrays = gpu.to_device(np.arange(2)), gpu.to_device(np.zeros(2, np.int64))
    with warnings.catch_warnings(action="error"):
        Kernel(looking_up(gpu)).ready(2, *arrays)(*arrays)
    assert numba_insides.FEWEST_BLOCKS >= 128


# --- for another machine --------------------------------------------------------------------------


def moved(place: int, times: int) -> int:
    pairs = array_at(place, 9, PAIR)
    pairs[times] = pairs[0]
    found = 0
    for i in range(times):
        found += pairs[i].left
    return found


def test_what_is_compiled_for_another_machine_stays_as_numba_wrote_it() -> None:
    name, text, takes = in_llvm(inner(moved))
    assert takes == 2 and name in text
    assert " x i64>" not in text, "numba has fitted the code to this processor: a browser's would be twice as large"
    assert len(RECORD_COPIED.findall(text)) == 1, (
        "numba no longer copies a record by loading and storing all its bytes as one value, or writes it otherwise: "
        "engine/webassembly.py does not find it, and a browser would copy byte by byte, written out"
    )
    compiled = numba.njit(total)
    assert compiled(np.arange(3), 5) == 5, "numba still leaves things out after compiling for another machine"
    assert "alloca" not in next(iter(compiled.inspect_llvm().values())).split("define", 2)[1], "numba optimises no more"
