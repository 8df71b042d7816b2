"""Pages that nobody writes twice: what the site shows of rulebooks, messages and addresses, from where it is known."""

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import igroteka
from igroteka.protocol import typescript
from igroteka.rulebook.page import CITED, Page
from igroteka.rulebook.picture import picture
from igroteka.rulebook.reading import CHAPTERS, Rulebook, read_rulebook

ROOT = Path(__file__).parents[1]
AT_THE_ROOT = ("CONTRIBUTING", "CHANGELOG", "SECURITY")
TO_THE_ROOT = re.compile(rf"\]\(({'|'.join(AT_THE_ROOT)})\.md")
OUT_TO_THE_ROOT = re.compile(rf"\]\(((?:\.\./)*)\.\./({'|'.join(AT_THE_ROOT)})\.md")
RULEBOOK = re.compile(r"\]\(((?:\.\./)*)\.\./igroteka/games/(\w+)/rulebook\.(\w\w)\.md")
PLAIN_OR_CODE = re.compile(r"(`+[^`]*`+)")
LANGUAGES = ("en", "ru")


def write(into: Path) -> None:
    """All of them; what has not changed is left alone."""
    schema = server_schema()
    made = {f"rules/{id}.{language}.md": rules(id, language) for id in igroteka.games() for language in LANGUAGES}
    made |= {f"{name.lower()}.md": from_the_root(name) for name in AT_THE_ROOT}
    made["messages.md"] = "\n".join(messages())
    made["addresses.md"] = "\n".join(addresses(schema))
    made["openapi.json"] = json.dumps(schema, indent=1)
    for name, text in made.items():
        file = into / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
    for file in into.rglob("*.*"):
        if file.relative_to(into).as_posix() not in made:
            file.unlink()


def from_the_root(name: str) -> str:
    """A page at the root of the project, whose links begin at docs/made now."""
    text = (ROOT / f"{name}.md").read_text(encoding="utf-8").replace("](docs/", "](../")
    return TO_THE_ROOT.sub(lambda link: f"]({link[1].lower()}.md", text)


def links_within(text: str) -> str:
    """A page is read in the project's folder as well: what it links to there has a page of the site made of it."""
    text = OUT_TO_THE_ROOT.sub(lambda link: f"]({link[1]}made/{link[2].lower()}.md", text)
    return RULEBOOK.sub(lambda link: f"]({link[1]}made/rules/{link[2].replace('_', '-')}.{link[3]}.md", text)


# --- the rulebooks ------------------------------------------------------------------------------------------------


def rules(id: str, language: str) -> str:
    """A rulebook with its picture, and under each clause the examples that the engine plays."""
    book = read_rulebook(id, language)
    parts = [f"# {book.title}", book.about]
    for name, chapter in zip(CHAPTERS, book.chapters, strict=True):
        parts.append(f"## {chapter.title}")
        if name == "table":
            parts.append(as_it_is(picture(id, language)))
        parts.append(cited(book, chapter.text))
        for section in chapter.sections:
            parts += [named(section.number), f"### {section.number} {section.title}"]
            for clause in section.clauses:
                parts += [named(clause.number), f"#### {clause.number} {clause.title}", cited(book, clause.text)]
                parts += [f"> {cited(book, ruling)}" for ruling in clause.rulings]
                parts.append(as_it_is(Page(book).examples(clause)))
    return "\n\n".join(part for part in parts if part)


def named(number: str) -> str:
    return as_it_is(f'<span id="{number}"></span>')


def as_it_is(html: str) -> str:
    return f"```{{raw}} html\n{html}\n```" if html else ""


def cited(book: Rulebook, text: str) -> str:
    """Every clause that is named leads to itself."""
    known = {section.number for section in book.sections} | {clause.number for clause in book.clauses}

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in known else found[0]

    return "".join(part if part.startswith("`") else CITED.sub(link, part) for part in PLAIN_OR_CODE.split(text))


# --- what a server and its clients say to each other --------------------------------------------------------------


def messages() -> Iterator[str]:
    """Every message and every body, subject by subject, as it is written down for the page."""
    yield "# Messages and bodies"
    yield (
        "Written down from the types that the server itself reads and writes with (`igroteka.protocol`), in"
        " TypeScript. What they are for, and in which order they come, says [the protocol](../protocol.md).\n"
    )
    names = typescript.aliases()
    yield "## Words\n\n```typescript"
    yield from (f"type {name} = {typescript.literal(hint)};" for hint, name in names.items())
    yield "```\n"
    for subject in typescript.SUBJECTS:
        title, *about = (subject.__doc__ or subject.__name__).strip().split("\n\n")
        yield f"## {title.rstrip('.')}\n"
        yield "\n\n".join(about) + "\n"
        for struct in typescript.structs():
            if struct.__module__ == subject.__name__:
                yield f"### {struct.__name__}\n\n```typescript"
                yield "\n".join(typescript.interface(struct, names)).strip()
                yield "```\n"


# --- the addresses of a server ------------------------------------------------------------------------------------


def server_schema() -> dict[str, Any]:
    """What a server says about itself at /schema/openapi.json."""
    from litestar import Litestar

    from igroteka.server.app import OPENAPI, describe_refusals
    from igroteka.server.routes import ROUTES

    describe_refusals()
    return Litestar(ROUTES, openapi_config=OPENAPI).openapi_schema.to_schema()


def addresses(schema: dict[str, Any]) -> Iterator[str]:
    """Each address with what it takes and answers."""
    yield "# Addresses of a server"
    yield (
        "Made from the server's own description of itself, which every server has at `/schema/openapi.json`"
        " ([this version's](openapi.json)). Bodies are described among the [messages](messages.md); every"
        " refusal is a `Refusal`.\n"
    )
    for path, deeds in sorted(schema["paths"].items()):
        for verb, deed in deeds.items():
            yield f"## {verb.upper()} {path}\n"
            yield f"{deed.get('description') or deed.get('summary', '')}\n"
            yield from (
                f"- `{given['name']}` ({given['in']}{'' if given.get('required') else ', may be left out'})"
                for given in deed.get("parameters", ())
            )
            if body := deed.get("requestBody"):
                yield f"- takes {body_of(body, schema)}"
            for status, answer in deed["responses"].items():
                if status.startswith("2"):
                    yield f"- answers {status}: {body_of(answer, schema)}"
            yield ""


def body_of(part: dict[str, Any], schema: dict[str, Any]) -> str:
    """The names of what is sent, each a link to its type."""
    kinds = {kind: shape(content.get("schema", {}), schema) for kind, content in part.get("content", {}).items()}
    return ", ".join(f"{said} (`{kind}`)" for kind, said in kinds.items()) or "nothing"


def shape(given: dict[str, Any], schema: dict[str, Any]) -> str:
    if "$ref" in given:
        name = given["$ref"].rsplit("/", 1)[-1]
        title = schema["components"]["schemas"].get(name, {}).get("title", name)
        return f"[{title}](messages.md#{title.lower()})"
    if given.get("type") == "array":
        return f"a list of {shape(given['items'], schema)}"
    either = given.get("oneOf") or given.get("anyOf")
    return " or ".join(shape(one, schema) for one in either) if either else escape(str(given.get("type", "data")))
