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

from igroteka.rendering.boards import FAINT, GOLD, STRONG, Block, line, width_of

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


class Head(Lines):
    """The line above everything: where one is on the left, something else on the right, below it if need be."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.ends = (line(), line())

    def show_ends(self, left: Text, right: Text | None = None) -> None:
        self.ends = (left, right or line())
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        left, right = self.ends
        width = max(20, self.size.width)
        room = width - left.cell_len - right.cell_len
        if room > 0:
            rows = [line(left, " " * room, right)]
        else:
            wrapped = list(left.wrap(self.app.console, width, no_wrap=False))
            rows = [*wrapped, line(" " * (width - right.cell_len), right)] if right else wrapped
        self.styles.height = len(rows)
        self.show(rows)


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
        if not self.size.width:  # hidden: it is wrapped when it is shown
            return
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
        self.first_rows: Sequence[int] = ()  # in one column: where each choice begins

    def offer(self, choices: Sequence[MenuChoice], at: int = 0) -> None:
        self.choices, self.at, self.typed = choices, min(at, max(0, len(choices) - 1)), ""
        self.paint()

    @property
    def marked(self) -> MenuChoice | None:
        return self.choices[self.at] if self.choices else None

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        """The numbers stand in front of all choices. What is hidden has no width; shown, it is painted."""
        if not self.size.width:
            return
        if self.one_column:
            self.paint_column()
        else:
            self.paint_rows()

    def paint_rows(self) -> None:
        """All choices in as few rows as the width allows."""
        width = max(20, self.size.width)
        digits = len(str(len(self.choices)))
        labels = [self.label(i, digits) for i in range(len(self.choices))]
        cell = min(width, max((label.cell_len for label in labels), default=1) + 2)
        self.columns = max(1, width // cell)
        rows: Block = []
        for start in range(0, len(labels), self.columns):
            made = line()
            for label in labels[start : start + self.columns]:
                label.truncate(cell - 1, overflow="ellipsis")
                made.append_text(label)
                made.append(" " * (cell - label.cell_len))
            rows.append(made)
        self.styles.height = max(1, min(len(rows), self.most_rows))
        self.show(rows)
        self.scroll_to_region(Region(0, self.at // self.columns, 1, 1), animate=False)

    def paint_column(self) -> None:
        """One below the other; a note that does not fit beside its choice has lines of its own."""
        width = max(20, self.scrollable_content_region.width)
        digits = len(str(len(self.choices)))
        rows: Block = []
        first_rows = []
        for i, choice in enumerate(self.choices):
            first_rows.append(len(rows))
            whole = self.label(i, digits)
            if whole.cell_len <= width:
                rows.append(whole)
                continue
            rows += self.label(i, digits, with_note=False).wrap(self.app.console, width, no_wrap=False)
            note = Text(choice.note, FAINT + Style(meta={"pick": i}))
            indent = " " * (digits + 2)
            rows += [line(indent, part) for part in note.wrap(self.app.console, width - digits - 2, no_wrap=False)]
        self.first_rows = first_rows
        self.show(rows)
        if first_rows:
            high = (*first_rows, len(rows))[self.at + 1] - first_rows[self.at]
            self.scroll_to_region(Region(0, first_rows[self.at], 1, high), animate=False)

    def label(self, i: int, digits: int, with_note: bool = True) -> Text:
        choice = self.choices[i]
        here = i == self.at and self.has_focus
        meta = Style(meta={"pick": i})
        number = Style(color=GOLD, bold=True)
        made = line((f"{i + 1:>{digits}}", number + meta), (" ", meta))
        made.append_text(line((f" {choice.label} ", (MARKED if here else STRONG) + meta)))
        if choice.note and with_note:
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

    def __init__(self, id: str | None = None, rows: int = 3) -> None:
        super().__init__(id=id)
        self.keys: Sequence[Key] = ()
        self.lines: Block = []
        self.most = rows

    def offer(self, keys: Sequence[Key]) -> None:
        self.keys = keys
        self.lay()

    def on_resize(self) -> None:
        self.lay()

    def lay(self) -> None:
        """All keys with their words, in rows; where the rows do not suffice, those before the last one go."""
        keys = list(self.keys)
        while len(rows := self.in_rows(keys)) > self.most and len(keys) > 1:
            del keys[-2]
        self.lines = rows
        self.styles.height = max(1, len(rows))
        self.refresh()

    def in_rows(self, keys: Sequence[Key]) -> Block:
        rows: Block = [line()]
        for key in keys:
            meta = Style(meta={"action": key.action})
            made = line((f" {key.key} ", Style(bold=True, reverse=True) + meta), (f" {key.word} ", meta))
            if rows[-1].cell_len and rows[-1].cell_len + made.cell_len > self.size.width:
                rows.append(line())
            rows[-1].append_text(made)
        return rows

    @property
    def plain(self) -> str:
        return "\n".join(text.plain for text in self.lines)

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        if y >= len(self.lines):
            return Strip.blank(width, self.rich_style)
        strip = Strip(self.lines[y].render(self.app.console))
        return strip.crop_extend(0, width, self.rich_style).apply_style(self.rich_style)

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
