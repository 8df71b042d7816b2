"""Small screens over the table: a curtain, a question, a line to write."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from igroteka.locale import say
from igroteka.rendering.boards import ACTING, FAINT, line
from igroteka.rendering.text import wrap
from igroteka.terminal.sitting import Sitting
from igroteka.terminal.widgets import Choices, Lines, MenuChoice

LEAVE = "leave"


class Curtain(Screen[None]):
    """Hides everything until the right person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, who: str, language: str) -> None:
        super().__init__()
        self.who = who
        self.language = language

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(say("curtain", self.language, who=self.who), ACTING, justify="center"))
            yield Static(Text(say("terminal-curtain", self.language, who=self.who), FAINT, justify="center"))

    def on_click(self) -> None:
        self.dismiss()


class Question(ModalScreen[str | None]):
    """A few answers to pick from; Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, answers: list[MenuChoice]) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(id="note"):
            yield Static(Text(self.question, ACTING))
            yield Choices(id="answers", one_column=True)

    def on_mount(self) -> None:
        answers = self.query_one(Choices)
        answers.styles.height = len(self.answers)
        answers.offer(self.answers)
        answers.focus()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        self.dismiss(event.choice.key)


class Leaving(Question):
    """A game would be left: it is asked whether that is meant, and said what becomes of it."""

    def __init__(self, sitting: Sitting, leaving: str, language: str) -> None:
        kept = say("terminal-left-there" if sitting.company is not None else "terminal-left-here", language)
        answers = [MenuChoice(LEAVE, say(leaving, language)), MenuChoice("stay", say("terminal-stay", language))]
        super().__init__(f"{say('terminal-leave-ask', language)} {kept}", answers)


class Note(ModalScreen[None]):
    """Something takes a moment."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="note"):
            yield Static(Text(self.text, ACTING, justify="center"))


class Writing(ModalScreen[str | None]):
    """A line to write; Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, label: str, value: str = "", placeholder: str = "", most: int = 400) -> None:
        super().__init__()
        self.label = label
        self.value = value
        self.placeholder = placeholder
        self.most = most

    def compose(self) -> ComposeResult:
        with Vertical(id="note"):
            yield Static(Text(self.label, ACTING))
            yield Input(self.value, self.placeholder, max_length=self.most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class Reading(ModalScreen[None]):
    """Something to read: the table in words, the keys. ``indent`` is where a line goes on below."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,t,f1", "dismiss", show=False)]

    def __init__(self, told: list[str], title: str = "", gap: int = 1, indent: int = 0) -> None:
        super().__init__()
        self.told = told
        self.heading = title
        self.gap = gap
        self.indent = indent

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Static(Text(self.heading, ACTING))
            yield Lines(id="words")

    def on_mount(self) -> None:
        words = self.query_one("#words", Lines)
        words.can_focus = True
        words.focus()

    def on_resize(self) -> None:
        self.call_after_refresh(self.lay)

    def lay(self) -> None:
        words = self.query_one("#words", Lines)
        width = max(20, words.scrollable_content_region.width - 1)
        blocks = [wrap(told, width, self.indent) for told in self.told]
        words.show(line(part) for block in blocks for part in (*block, *[""] * self.gap))
