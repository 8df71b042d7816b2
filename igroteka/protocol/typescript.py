"""The messages and the games' views as TypeScript, for the page: ``python -m igroteka.protocol.typescript``.

>>> "export interface MakeMove {" in source()
True
>>> "export interface Eight28View {" in source()
True
"""

import json
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from igroteka import protocol
from igroteka.engine.game import game_folders
from igroteka.engine.questions import Phrase
from igroteka.protocol import (
    afterwards,
    company,
    frames,
    from_client,
    from_server,
    guests,
    house,
    refusals,
    rules,
    tables,
    terms,
    words,
)

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
COMMON = (terms.Terms, from_server.Situation)  # parts of several messages, and none themselves
SUBJECTS = (house, guests, terms, tables, company, refusals, frames, afterwards, rules, from_client, from_server)
PLAIN_DATA = "Record<string, unknown>"
# What is plain data for the server has a type on the page, by the name of its field.
SHOWN = {"view": "View", "events": "GameEvent"}
EVENT = """/** What happened, in the words of the game's story; details hang on the event. */
export interface GameEvent {
  event: string;
  clause: string;
  seat: number | null;
  [detail: string]: unknown;
}
"""


def aliases() -> dict[Any, str]:
    """The names for sets of words: Colour, Level, …"""
    return {value: name for name, value in vars(words).items() if get_origin(value) is Literal}


def structs() -> list[type[Struct]]:
    """All that travels, subject by subject."""
    return [
        Phrase,
        *(
            value
            for subject in SUBJECTS
            for value in vars(subject).values()
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == subject.__name__
            if value not in COMMON
        ),
    ]


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
    return names.get(hint) or str(hint.__name__)


def literal(hint: Any) -> str:
    return " | ".join(map(json.dumps, get_args(hint)))


def may_be_left_out(struct: type[Struct], field: Any) -> bool:
    """Only a client leaves things out: what the server sends is always whole."""
    from_client = issubclass(struct, protocol.FromClient) or struct.__name__.endswith("Form")
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
        kind = written(hints[field.name], names)
        if field.name in SHOWN:
            kind = kind.replace(f"({PLAIN_DATA})", SHOWN[field.name]).replace(PLAIN_DATA, SHOWN[field.name])
        yield f"  {field.encode_name}{mark}: {kind};"
    yield "}"
    yield ""


def view_names() -> dict[Any, str]:
    """The parts of every game's view, with the game before their names: Eight28View, Eight28Player, …"""
    names: dict[Any, str] = {}
    for folder in (folder for folder in game_folders() if (folder / "view_types.py").is_file()):
        game = folder.name.title().replace("_", "")
        parts = vars(import_module(f"igroteka.games.{folder.name}.view_types")).values()
        names |= {part: f"{game}{part.__name__}" for part in parts if is_typeddict(part)}
    return names


def view_interfaces() -> Iterator[str]:
    names = view_names()
    for part, name in names.items():
        yield f"export interface {name} {{"
        yield from (f"  {key}: {written(hint, names)};" for key, hint in get_type_hints(part).items())
        yield "}"
        yield ""
    yield f"export type View = {' | '.join(name for name in names.values() if name.endswith('View'))};"
    yield ""
    yield EVENT


def lines() -> Iterator[str]:
    names = aliases()
    yield "// Written by `python -m igroteka.protocol.typescript`, with the games' view_types.py; do not edit."
    yield ""
    yield f"export const PROTOCOL = {protocol.PROTOCOL};"
    yield ""
    for hint, name in names.items():
        yield f"export type {name} = {literal(hint)};"
    yield ""
    for struct in structs():
        yield from interface(struct, names)
    yield from view_interfaces()
    for name in ("ClientMessage", "ServerMessage"):
        members = typing.get_args(getattr(protocol, name))
        yield f"export type {name} ="
        yield "\n".join(f"  | {member.__name__}" for member in members) + ";"
        yield ""


def source() -> str:
    return "\n".join(lines())


if __name__ == "__main__":
    print(source(), end="")
