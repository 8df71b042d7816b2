"""Compiled rules as WebAssembly, without a linker: what LLVM emits for one module runs as it stands, once it says
what it exports.

An object file is a WebAssembly module whose addresses are provisional, to be moved by a linker. There is one object
alone here, so they are right: its data lies from address 0 on. It imports its memory and its stack pointer.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import llvmlite.binding as llvm

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"

# A record copied as numba writes it: byte by byte, all of them one after the other.
RECORD_COPIED: Final = re.compile(
    r"^  (%[\w.$]+) = load (\[(\d+) x i8\]), ptr ([^\n,]+), align 1\n  store \2 \1, ptr ([^\n,]+), align 1$", re.M
)
FUNCTION_WRITTEN: Final = re.compile(r'^define [^\n]*?@"?([\w.$]+)"?\(.*?^}$', re.M | re.S)
NAME_WRITTEN: Final = re.compile(r'@"?([\w.$]+)"?')

MAGIC: Final = b"\0asm\1\0\0\0"
CUSTOM, EXPORTS, CODE = 0, 7, 10  # kinds of sections
FUNCTION: Final = 0  # kind of an export, and of a symbol
SYMBOL_TABLE: Final = 8  # a part of the section "linking"
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol


class Exported(NamedTuple):
    """A function that numba has compiled: its name in LLVM, the module it stands in, how many numbers it takes.

    They are of 32 bits, and so is the one that it gives.
    """

    function: str
    module: str
    takes: int


def module_of(entries: Mapping[str, Exported], busy: Collection[str]) -> bytes:
    """A WebAssembly module that exports the entries under these names; what no busy one calls is made small."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    whole = linked(entries, str(machine.target_data))
    make_small(whole, called_from(busy, str(whole)))
    optimise(whole, machine)
    return exporting(machine.emit_object(whole), frozenset(entries))


def linked(entries: Mapping[str, Exported], layout: str) -> llvm.ModuleRef:
    """All modules as one, in which only the entries can be called from outside."""
    whole = llvm.parse_assembly(retargeted('target datalayout = ""\ntarget triple = ""\n', layout))
    for name, entry in entries.items():
        whole.link_in(llvm.parse_assembly(retargeted(entry.module, layout)))
        whole.link_in(llvm.parse_assembly(retargeted(way_in(name, entry), layout)))
    for function in whole.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = llvm.Linkage.internal
    for variable in whole.global_variables:
        variable.linkage = llvm.Linkage.internal
    return whole


def way_in(name: str, entry: Exported) -> str:
    """Calls an entry as numba would: it gives its number through an address, and says whether it went well."""
    numbers = [f"i32 %n{i}" for i in range(entry.takes)]
    return f"""target datalayout = ""
target triple = ""
declare i32 @{entry.function}({", ".join(["ptr", "ptr", *["i32"] * entry.takes])})
declare void @llvm.trap()
define i32 @{name}({", ".join(numbers)}) {{
  %given = alloca i64
  %error = alloca ptr
  %status = call i32 @{entry.function}({", ".join(["ptr %given", "ptr %error", *numbers])})
  %well = icmp eq i32 %status, 0
  br i1 %well, label %give, label %fail
give:
  %number = load i32, ptr %given
  ret i32 %number
fail:
  call void @llvm.trap()
  unreachable
}}
"""


def retargeted(text: str, layout: str) -> str:
    """The module for another machine: what was said of this one is left out."""
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{layout}"', text, flags=re.M)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{TRIPLE}"', text, flags=re.M)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    text, copies = RECORD_COPIED.subn(r"  call void @llvm.memmove.p0.p0.i32(ptr \5, ptr \4, i32 \3, i1 false)", text)
    if copies:
        text += "\ndeclare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)\n"
    return text.replace("= common ", "= linkonce_odr ")  # it knows no common symbols


def called_from(names: Iterable[str], text: str) -> frozenset[str]:
    """Functions of a module in LLVM's language, with all that they call, and what that calls."""
    bodies = {found[1]: found[0] for found in FUNCTION_WRITTEN.finditer(text)}
    found: set[str] = set()
    coming = list(names)
    while coming:
        name = coming.pop()
        if name not in found and name in bodies:
            found.add(name)
            coming += NAME_WRITTEN.findall(bodies[name])
    return frozenset(found)


def make_small(module: llvm.ModuleRef, fast: frozenset[str]) -> None:
    """What is called now and then, a view or a sentence, need not be unrolled."""
    for function in module.functions:
        if not function.is_declaration and function.name not in fast:
            function.add_function_attribute("optsize")


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Leave out what no entry needs any more."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


# --- the binary format -------------------------------------------------------------------------------


def exporting(module: bytes, names: frozenset[str]) -> bytes:
    """The module with an export for each of the names, and without what only a linker would read."""
    sections = list(sections_of(module))
    places = dict(functions_in(next(body for kind, body in sections if kind == CUSTOM and is_named(body, b"linking"))))
    if missing := names - set(places):
        raise ValueError(f"LLVM has left out what should be exported: {', '.join(sorted(missing))}.")
    exports = b"".join(
        number(len(name)) + name.encode() + bytes([FUNCTION]) + number(places[name]) for name in sorted(names)
    )
    written = MAGIC
    for kind, body in sections:
        if kind >= CODE and exports:
            written += section(EXPORTS, number(len(names)) + exports)
            exports = b""
        if kind != CUSTOM:
            written += section(kind, body)
    return written


def section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + number(len(body)) + body


def sections_of(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(MAGIC)
    while at < len(module):
        kind = module[at]
        size, at = read_number(module, at + 1)
        yield kind, module[at : at + size]
        at += size


def is_named(body: bytes, name: bytes) -> bool:
    return body.startswith(bytes([len(name)]) + name)


def functions_in(linking: bytes) -> Iterator[tuple[str, int]]:
    """The functions of the symbol table that stand in the module: their names and numbers."""
    at = len(b"\7linking") + 1  # behind the version
    while at < len(linking):
        kind = linking[at]
        size, at = read_number(linking, at + 1)
        if kind == SYMBOL_TABLE:
            yield from functions_of(linking[at : at + size])
        at += size


def functions_of(table: bytes) -> Iterator[tuple[str, int]]:
    count, at = read_number(table, 0)
    for _ in range(count):
        kind = table[at]
        flags, at = read_number(table, at + 1)
        if kind == 1 and not flags & UNDEFINED:  # data: its name, then where it lies
            name, at = read_name(table, at)
            for _ in range(3):
                _, at = read_number(table, at)
        elif kind == 1:
            name, at = read_name(table, at)
        else:
            index, at = read_number(table, at)
            if kind != 3 and (not flags & UNDEFINED or flags & EXPLICIT_NAME):  # a section has no name
                name, at = read_name(table, at)
                if kind == FUNCTION and not flags & UNDEFINED:
                    yield name, index


def read_name(data: bytes, at: int) -> tuple[str, int]:
    size, at = read_number(data, at)
    return data[at : at + size].decode(), at + size


def read_number(data: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it (LEB128), and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        value, shift, at = value | (byte & 0x7F) << shift, shift + 7, at + 1
        if byte < 0x80:
            return value, at


def number(value: int) -> bytes:
    """
    >>> number(0), number(300)
    (b'\\x00', b'\\xac\\x02')
    """
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])
