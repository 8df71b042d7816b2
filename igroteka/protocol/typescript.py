"""The messages as TypeScript, for the page, and what a game shows for that game's folder there.

``python -m igroteka.protocol.typescript web/src`` writes them: ``lib/protocol.ts``, and ``view.ts`` in every folder
under ``games/`` whose game has ``view_types.py``.

>>> "export interface MakeMove {" in messages()
True
>>> "export interface Eight28View {" in view_of("eight28")
True
"""

import json
import sys
import types
import typing
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from igroteka import protocol
from igroteka.engine.move_forms import forms_of, in_javascript
from igroteka.engine.questions import Phrase
from igroteka.protocol import (
    afterwards,
    bots,
    company,
    daily,
    devices,
    frames,
    from_client,
    from_server,
    guests,
    house,
    manners,
    measures,
    refusals,
    rules,
    tables,
    terms,
    words,
)

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
COMMON = (terms.Terms, from_server.Situation)  # parts of several messages, and none themselves
SUBJECTS = (
    house,
    guests,
    terms,
    tables,
    company,
    bots,
    devices,
    manners,
    refusals,
    frames,
    afterwards,
    daily,
    rules,
    from_client,
    from_server,
)
PLAIN_DATA = "Record<string, unknown>"
# What is plain data for the server has a type on the page, by the name of its field.
SHOWN = {"view": "View", "events": "GameEvent"}
# The words of the table that the page lists, too.
LISTED = ("LANGUAGES", "COLOURS", "LEVELS", "CLOCKS", "COMPLAINTS", "RING_KINDS")
WRITTEN = "// Written by `python -m igroteka.protocol.typescript web/src`; do not edit."
VIEW = """/** What is seen of a position in every game; what else it shows, `view.ts` in its folder says. */
export interface View {
  actor: number | "chance" | null;
  players: object[];
  scores: number[];
  winners: number[] | null;
}

/** What happened, in the words of the game's story; details hang on the event. */
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
    if origin in (list, Sequence):
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


def view_lines(folder: str) -> Iterator[str]:
    """The parts of a game's view, with the game before their names: Eight28View, Eight28Player, …"""
    game = folder.title().replace("_", "")
    parts = vars(import_module(f"igroteka.games.{folder}.view_types")).values()
    names: dict[Any, str] = {part: f"{game}{part.__name__}" for part in parts if is_typeddict(part)}
    yield WRITTEN
    yield ""
    yield from form_lines(folder)
    for part, name in names.items():
        yield f"export interface {name} {{"
        yield from (f"  {key}: {written(hint, names)};" for key, hint in get_type_hints(part).items())
        yield "}"
        yield ""


def form_lines(folder: str) -> Iterator[str]:
    """What a move of the game can look like, where its page reads moves."""
    module = f"igroteka.games.{folder}.refusals"
    forms = forms_of(import_module(module)) if find_spec(module) else {}
    if forms:
        yield "/** What a move can look like: the first form that fits counts. */"
        yield "export const FORMS = {"
        yield from (f"  {json.dumps(name)}: {json.dumps(in_javascript(form))}," for name, form in forms.items())
        yield "} as const;"
        yield ""


def message_lines() -> Iterator[str]:
    names = aliases()
    yield WRITTEN
    yield ""
    yield f"export const PROTOCOL = {protocol.PROTOCOL};"
    yield f"export const MOST_SEATS = {words.MOST_SEATS};"
    yield from (f"export const {name} = {value};" for name, value in vars(measures).items() if name.isupper())
    yield ""
    for hint, name in names.items():
        yield f"export type {name} = {literal(hint)};"
    yield ""
    for listed in LISTED:
        of = next(name for hint, name in names.items() if get_args(hint) == getattr(words, listed))
        yield f"export const {listed}: readonly {of}[] = {json.dumps(getattr(words, listed))};"
    yield f"export const USUAL_LEVEL: Level = {json.dumps(words.USUAL_LEVEL)};"
    yield ""
    for struct in structs():
        yield from interface(struct, names)
    yield VIEW
    for name in ("ClientMessage", "ServerMessage"):
        members = typing.get_args(getattr(protocol, name))
        yield f"export type {name} ="
        yield "\n".join(f"  | {member.__name__}" for member in members) + ";"
        yield ""


def messages() -> str:
    return "\n".join(message_lines())


def view_of(folder: str) -> str:
    return "\n".join(view_lines(folder))


def files(sources: Path) -> dict[Path, str]:
    """What is to be written among the page's sources."""
    found = {sources / "lib" / "protocol.ts": messages()}
    for manifest in sorted(sources.glob("games/*/manifest.ts")):
        if find_spec(f"igroteka.games.{manifest.parent.name}.view_types"):
            found[manifest.with_name("view.ts")] = view_of(manifest.parent.name)
    return found


if __name__ == "__main__":  # python -m igroteka.protocol.typescript web/src
    for file, source in files(Path(sys.argv[1])).items():
        file.write_text(source, encoding="utf-8")
