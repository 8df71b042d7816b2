"""What the screens are made of: painted lines, a list to pick from, a line of keys."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from igroteka.drawing.boards import FAINT, GOLD, STRONG, Block, line, width_of

MARKED = Style(reverse=True, bold=True)


class Lines(ScrollView, can_focus=False):
    """Lines of styled text. A click on something that has a meaning is passed on."""

    class Pressed(Message):
        """Something was clicked: its meaning is in the style's meta."""

        def __init__(self, meta: dict[str, Any]) -> None:
            super().__init__()
            self.meta = meta

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lines: Block = []

    def show(self, lines: Iterable[Text]) -> None:
        self.lines = list(lines)
        self.virtual_size = Size(width_of(self.lines), len(self.lines))
        self.refresh()

    @property
    def plain(self) -> str:
        """What can be read here."""
        return "\n".join(text.plain for text in self.lines)

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        width = self.scrollable_content_region.width
        at = down + y
        if at >= len(self.lines):
            return Strip.blank(width, self.rich_style)
        strip = Strip(self.lines[at].render(self.app.console))
        return strip.crop_extend(across, across + width, self.rich_style).apply_style(self.rich_style)

    def on_click(self, event: events.Click) -> None:
        if event.style.meta:
            self.post_message(self.Pressed(dict(event.style.meta)))


class Story(Lines):
    """A log that is wrapped to the width it has, its end in sight."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.told: list[Text] = []
        self.wrapped: dict[tuple[str, int], Block] = {}  # wrapping is slow, and most lines stay

    def tell(self, told: Sequence[Text]) -> None:
        self.told = list(told)
        self.wrap()

    def on_resize(self) -> None:
        self.wrap()

    def wrap(self) -> None:
        width = max(10, self.scrollable_content_region.width)
        known, self.wrapped = self.wrapped, {}
        for text in self.told:
            key = (text.plain, width)
            self.wrapped[key] = known.get(key) or list(text.wrap(self.app.console, width, no_wrap=False))
        self.show(part for text in self.told for part in self.wrapped[text.plain, width])
        self.scroll_end(animate=False, force=True, immediate=True)


@dataclass(frozen=True)
class MenuChoice:
    """Something to pick: what it stands for and what it says."""

    key: str
    label: str
    note: str = ""


class Choices(Lines, can_focus=True):
    """A list to pick from, by number, by arrows and Enter, or by mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False),
        Binding("right", "go(1)", show=False),
        Binding("up", "go_row(-1)", show=False),
        Binding("down", "go_row(1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        """A choice was made."""

        def __init__(self, choice: MenuChoice) -> None:
            super().__init__()
            self.choice = choice

    class Marked(Message):
        """Another choice is looked at."""

        def __init__(self, choice: MenuChoice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, id: str | None = None, one_column: bool = False, most_rows: int = 5) -> None:
        super().__init__(id=id)
        self.choices: Sequence[MenuChoice] = ()
        self.at = 0
        self.typed = ""
        self.columns = 1
        self.one_column = one_column
        self.most_rows = most_rows

    def offer(self, choices: Sequence[MenuChoice], at: int = 0) -> None:
        self.choices, self.at, self.typed = choices, min(at, max(0, len(choices) - 1)), ""
        self.paint()

    @property
    def marked(self) -> MenuChoice | None:
        return self.choices[self.at] if self.choices else None

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        """All choices in as few rows as the width allows; the numbers stand in front."""
        width = max(20, self.size.width)
        digits = len(str(len(self.choices)))
        labels = [self.label(i, digits) for i in range(len(self.choices))]
        cell = min(width, max((label.cell_len for label in labels), default=1) + 2)
        self.columns = 1 if self.one_column else max(1, width // cell)
        rows: Block = []
        for start in range(0, len(labels), self.columns):
            made = line()
            for label in labels[start : start + self.columns]:
                label.truncate(cell - 1, overflow="ellipsis")
                made.append_text(label)
                made.append(" " * (cell - label.cell_len))
            rows.append(made)
        if not self.one_column:
            self.styles.height = max(1, min(len(rows), self.most_rows))
        self.show(rows)
        self.scroll_to_region(Region(0, self.at // self.columns, 1, 1), animate=False)

    def label(self, i: int, digits: int) -> Text:
        choice = self.choices[i]
        here = i == self.at and self.has_focus
        meta = Style(meta={"pick": i})
        number = Style(color=GOLD, bold=True)
        made = line((f"{i + 1:>{digits}}", number + meta), (" ", meta))
        made.append_text(line((f" {choice.label} ", (MARKED if here else STRONG) + meta)))
        if choice.note:
            made.append_text(line((f" {choice.note}", FAINT + meta)))
        return made

    def on_focus(self) -> None:
        self.paint()

    def on_blur(self) -> None:
        self.paint()

    def mark(self, at: int) -> None:
        if self.choices:
            self.at = max(0, min(at, len(self.choices) - 1))
            self.paint()
            self.post_message(self.Marked(self.choices[self.at]))

    def action_go(self, by: int) -> None:
        self.typed = ""
        self.mark(self.at + by)

    def action_go_row(self, by: int) -> None:
        self.typed = ""
        wanted = self.at + by * self.columns
        if 0 <= wanted < len(self.choices):
            self.mark(wanted)

    def action_pick(self) -> None:
        if self.choices:
            self.post_message(self.Picked(self.choices[self.at]))

    def on_key(self, event: events.Key) -> None:
        """A digit picks where there are at most nine; where there are more, digits mark."""
        if not (event.character and event.character.isdigit()) or not self.choices:
            return
        event.stop()
        if len(self.choices) <= 9:
            number = int(event.character)
            if 1 <= number <= len(self.choices):
                self.mark(number - 1)
                self.action_pick()
            return
        for typed in (self.typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.choices):
                self.typed = typed
                self.mark(int(typed) - 1)
                return

    def on_lines_pressed(self, event: Lines.Pressed) -> None:
        if "pick" in event.meta:
            event.stop()
            self.focus()
            self.mark(int(event.meta["pick"]))
            self.action_pick()


@dataclass(frozen=True)
class Key:
    """A key, what it does in a word, and the action behind it."""

    key: str
    word: str
    action: str


class Keys(Widget, can_focus=False):
    """The keys that mean something now; they can be clicked as well."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.keys: Sequence[Key] = ()

    def offer(self, keys: Sequence[Key]) -> None:
        self.keys = keys
        self.refresh()

    def render(self) -> Text:
        """Where there is no room for all words, the first keys have to do without theirs last."""
        worded = len(self.keys)
        while worded > 0 and self.written(worded).cell_len > self.size.width:
            worded -= 1
        return self.written(worded)

    def written(self, worded: int) -> Text:
        made = line()
        for i, key in enumerate(self.keys):
            meta = Style(meta={"action": key.action})
            made.append_text(line((f" {key.key} ", Style(bold=True, reverse=True) + meta)))
            made.append_text(line((f" {key.word} " if i < worded else " ", meta)))
        return made

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        return (
            Strip(self.render().render(self.app.console))
            .crop_extend(0, width, self.rich_style)
            .apply_style(self.rich_style)
        )

    async def on_click(self, event: events.Click) -> None:
        action = event.style.meta.get("action")
        if action:
            await self.screen.run_action(action)


class Said(Lines):
    """A sentence or two, in as many lines as it needs."""

    def __init__(self, id: str | None = None, most: int = 3) -> None:
        super().__init__(id=id)
        self.most = most
        self.text = Text()

    def say(self, text: Text) -> None:
        self.text = text
        self.wrap()

    def on_resize(self) -> None:
        self.wrap()

    def wrap(self) -> None:
        wrapped = list(self.text.wrap(self.app.console, max(10, self.size.width), no_wrap=False))
        self.styles.height = max(1, min(len(wrapped), self.most))
        self.show(wrapped)
