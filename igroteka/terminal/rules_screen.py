"""The rules of the situation, and the whole rulebook, over the table."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown

from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.rulebook.reading import markdown_of, read_rulebook
from igroteka.terminal.widgets import Key, Keys


def markdown_for(game: str, clauses: Iterable[str], language: str) -> str:
    """The clauses with their numbers, each once."""
    book = read_rulebook(game, language)
    parts = []
    for number in dict.fromkeys(clauses):
        for clause in book.find(number):
            parts.append(f"## {clause.number} {clause.title}\n\n{clause.markdown}")
    return "\n\n".join(parts)


class Rules(ModalScreen[None]):
    """Clauses to read; the rest of the rulebook is one key away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,enter", "dismiss", show=False),
        Binding("w", "whole", show=False),
    ]

    def __init__(self, game: str, clauses: Sequence[str], language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language
        try:
            self.markdown = markdown_for(game, clauses, language) or markdown_of(game, language)
        except IgrotekaError as error:
            self.markdown = error.say(language)

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll(id="page"):
                yield Markdown(self.markdown, open_links=False)
            yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#page").focus()
        self.query_one(Keys).offer(
            [
                Key("Esc", say("close", self.language), "dismiss"),
                Key("↑↓", say("terminal-scroll", self.language), "none"),
                Key("w", say("rules-whole", self.language), "whole"),
            ]
        )

    def action_none(self) -> None:
        """Only the arrows themselves scroll."""

    async def action_whole(self) -> None:
        await self.query_one(Markdown).update(markdown_of(self.game, self.language))
        self.query_one("#page").scroll_home(animate=False)
