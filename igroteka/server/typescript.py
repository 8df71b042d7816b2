"""The messages as TypeScript, for the page: ``python -m igroteka.server.typescript``.

>>> "export interface MakeMove {" in source()
True
"""

import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from igroteka.server import messages

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
BASES = (messages.Body, messages.Part, messages.Finding, messages.FromClient, messages.FromServer)


def aliases() -> dict[Any, str]:
    """The module's names for sets of words: Colour, Level, …"""
    return {value: name for name, value in vars(messages).items() if get_origin(value) is Literal}


def structs() -> list[type[Struct]]:
    found = [value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, Struct)]
    return [struct for struct in found if struct is not Struct and struct not in BASES]


def written(hint: Any, names: dict[Any, str]) -> str:
    """A Python type as TypeScript."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return written(parts[0], names)
    if origin is Literal:
        return names.get(hint) or literal(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(part, names) for part in parts))
    if origin is list:
        inner = written(parts[0], names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(part, names) for part in parts)}]"
    if origin is dict:
        return f"Record<{written(parts[0], names)}, {written(parts[1], names)}>"
    return str(hint.__name__)


def literal(hint: Any) -> str:
    return " | ".join(f'"{word}"' for word in get_args(hint))


def may_be_left_out(struct: type[Struct], field: Any) -> bool:
    """Only a client leaves things out: what the server sends is always whole."""
    from_client = issubclass(struct, messages.FromClient) or struct.__name__.endswith("Form")
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return from_client and has_default


def interface(struct: type[Struct], names: dict[Any, str]) -> Iterator[str]:
    if struct.__doc__:
        yield from ("/**", *(f" * {line.strip()}".rstrip() for line in struct.__doc__.strip().splitlines()), " */")
    yield f"export interface {struct.__name__} {{"
    if isinstance(struct.__struct_config__.tag, str):
        yield f'  {struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";'
    hints = get_type_hints(struct, include_extras=True)
    for field in fields(struct):
        mark = "?" if may_be_left_out(struct, field) else ""
        yield f"  {field.encode_name}{mark}: {written(hints[field.name], names)};"
    yield "}"
    yield ""


def lines() -> Iterator[str]:
    names = aliases()
    yield "// Written by `python -m igroteka.server.typescript` from igroteka/server/messages.py; do not edit."
    yield ""
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    yield ""
    for hint, name in names.items():
        yield f"export type {name} = {literal(hint)};"
    yield ""
    for struct in structs():
        yield from interface(struct, names)
    for name in ("ClientMessage", "ServerMessage"):
        members = typing.get_args(getattr(messages, name))
        yield f"export type {name} ="
        yield "\n".join(f"  | {member.__name__}" for member in members) + ";"
        yield ""


def source() -> str:
    return "\n".join(lines())


if __name__ == "__main__":
    print(source(), end="")
