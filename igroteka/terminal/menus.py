"""Before a game: the shelf with the games, and the wishes for a new one."""

import datetime
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

import igroteka
from igroteka.engine.game import Description
from igroteka.engine.options import Option
from igroteka.locale import has_words, say
from igroteka.protocol.words import LEVELS, USUAL_LEVEL
from igroteka.rendering.boards import ACTING, STRONG, line
from igroteka.rendering.text import fit
from igroteka.terminal import keeping
from igroteka.terminal.asides import Question, Writing
from igroteka.terminal.here import Seat, Wish
from igroteka.terminal.keeping import KeptTable
from igroteka.terminal.options_text import option_values
from igroteka.terminal.rules_screen import Rules
from igroteka.terminal.there import is_table
from igroteka.terminal.widgets import Choices, Head, Key, Keys, MenuChoice, Said

if TYPE_CHECKING:
    from igroteka.terminal.app import IgrotekaApp

ME = "me"
PERSON = "person"
OPEN = "open"  # for whoever comes, at a table on a server


def since(moment: float, language: str) -> str:
    """A day and a time, as one writes them."""
    then = datetime.datetime.fromtimestamp(moment)
    return then.strftime("%d.%m. %H:%M" if language == "ru" else "%b %d %H:%M")


def told_kept(kept: KeptTable, language: str) -> str:
    """An unfinished game in a few words."""
    game = igroteka.games()[kept.setting.game].name(language)
    return say("terminal-continue", language, game=game, players=len(kept.setting.places))


class Shelf(Screen[None]):
    """What there is to play: games to go on with, the four boxes, a table elsewhere."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.quit", show=False),
        Binding("escape", "quit_maybe", show=False),
        Binding("l", "language", show=False),
        Binding("a", "animate", show=False),
        Binding("p", "pace", show=False),
        Binding("n", "name", show=False),
        Binding("x,delete", "forget", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def compose(self) -> ComposeResult:
        yield Head(id="head")
        yield Choices(id="menu", one_column=True)
        yield Keys(id="keys")

    def on_screen_resume(self) -> None:
        self.show()

    def show(self) -> None:
        language = self.app.language
        self.query_one(Head).show_ends(line((f" {say('title', language)} ", STRONG), say("hello", language)))
        menu = self.query_one("#menu", Choices)
        menu.offer(self.things())
        menu.focus()
        stands = self.app.manners.stands
        animate = say("terminal-on" if self.app.manners.animate else "terminal-off", language)
        forget = [Key("x", say("terminal-forget", language), "forget")] if keeping.unfinished() else []
        self.query_one(Keys).offer(
            [
                Key("?", say("rules", language), "rules"),
                Key("l", say("language", language), "language"),
                Key("n", f"{say('name', language)}: {fit(self.app.manners.name, 16)}", "name"),
                Key("a", f"{say('terminal-animations', language)}: {animate}", "animate"),
                Key("p", f"{say('terminal-pace', language)}: {say(f'terminal-pace-{stands}', language)}", "pace"),
                Key("q", say("terminal-quit", language), "app.quit"),
                *forget,
            ]
        )

    def things(self) -> list[MenuChoice]:
        language = self.app.language
        kept = [
            MenuChoice(f"kept {one.id}", told_kept(one, language), since(one.saved, language))
            for one in keeping.unfinished()[:5]
        ]
        games = [
            MenuChoice(f"game {id}", found.name(language), self.about(found)) for id, found in igroteka.games().items()
        ]
        rest = [MenuChoice("join", say("terminal-join", language))]
        if keeping.finished():
            rest.append(MenuChoice("records", say("terminal-records", language)))
        return [*kept, *games, *rest]

    def about(self, game: Description) -> str:
        """How many can play, and what it is about."""
        language = self.app.language
        players = say("terminal-players", language, low=game.players[0], high=game.players[-1])
        pitch = f"pitch-{game.id}"
        return f"{players}. {say(pitch, language)}" if has_words(pitch, language) else players

    @work(group="menu", exclusive=True)
    async def on_choices_picked(self, event: Choices.Picked) -> None:
        what, _, which = event.choice.key.partition(" ")
        if what == "kept":
            kept = next(one for one in keeping.unfinished() if one.id == which)
            self.app.soon(self.app.go_on(kept))
        elif what == "game":
            self.app.push_screen(NewGame(which))
        elif what == "join":
            await self.go_to_server()
        else:
            self.app.push_screen(Records())

    async def go_to_server(self) -> None:
        """By the link of a table, or by the address of a server, where a table is opened."""
        language, known = self.app.language, self.app.manners.server or "https://"
        url = await self.app.push_screen_wait(Writing(say("terminal-join-ask", language), known))
        if not url or is_table(url):
            if url:
                self.app.soon(self.app.join(url))
            return
        game = await self.game_to_open()
        if game:
            self.app.push_screen(NewGame(game, url))

    async def game_to_open(self) -> str | None:
        """Which game shall lie on a server's table?"""
        language = self.app.language
        games = [MenuChoice(id, found.name(language)) for id, found in igroteka.games().items()]
        return await self.app.push_screen_wait(Question(say("terminal-open-which", language), games))

    @work(group="forget", exclusive=True)
    async def action_forget(self) -> None:
        """The unfinished game that is looked at will not be offered again."""
        language, marked = self.app.language, self.query_one("#menu", Choices).marked
        if marked is None or not marked.key.startswith("kept "):
            return
        answers = [MenuChoice("no", say("no", language)), MenuChoice("yes", say("yes", language))]
        question = f"{say('terminal-forget', language)}: {marked.label}?"
        if await self.app.push_screen_wait(Question(question, answers)) == "yes":
            for kept in keeping.unfinished():
                if marked.key == f"kept {kept.id}":
                    keeping.discard(kept)
            self.show()

    def action_language(self) -> None:
        self.app.language = "en" if self.app.language == "ru" else "ru"
        self.show()

    def action_animate(self) -> None:
        self.app.manners.animate = not self.app.manners.animate
        self.app.manners.keep()
        self.show()

    def action_pace(self) -> None:
        self.app.manners.next_stands()
        self.show()

    @work(group="quit", exclusive=True)
    async def action_quit_maybe(self) -> None:
        """Escape closes what is open; here that would be everything."""
        language = self.app.language
        answers = [MenuChoice("yes", say("terminal-quit", language)), MenuChoice("no", say("terminal-stay", language))]
        if await self.app.push_screen_wait(Question(say("terminal-quit-ask", language), answers)) == "yes":
            self.app.exit(0)

    @work(group="name", exclusive=True)
    async def action_name(self) -> None:
        asked = Writing(say("name-ask", self.app.language), self.app.manners.name, most=24)
        name = await self.app.push_screen_wait(asked)
        if name:
            self.app.manners.name = name
            self.app.manners.keep()
            self.show()

    def action_rules(self) -> None:
        marked = self.query_one("#menu", Choices).marked
        if marked is not None and marked.key.startswith("game "):
            self.app.push_screen(Rules(marked.key.removeprefix("game "), (), self.app.language))


class Records(Screen[None]):
    """The games that are over, to look back at."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "app.pop_screen", show=False)]

    def compose(self) -> ComposeResult:
        yield Head(id="head")
        yield Choices(id="menu", one_column=True)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        language = self.app.language
        self.query_one(Head).show_ends(line((f" {say('terminal-records', language)}", STRONG)))
        menu = self.query_one("#menu", Choices)
        menu.offer([MenuChoice(str(file), file.stem) for file in keeping.finished()[:200]])
        menu.focus()
        self.query_one(Keys).offer([Key("Esc", say("back", language), "app.pop_screen")])

    def on_choices_picked(self, event: Choices.Picked) -> None:
        self.app.replay_file(Path(event.choice.key))


@dataclass
class MenuRow:
    """Something to choose: its name, its values with their words, and the one that is chosen."""

    key: str
    label: str
    values: list[tuple[Any, str]]
    at: int = 0

    @property
    def value(self) -> Any:
        return self.values[self.at][0]


class NewGame(Screen[None]):
    """The wishes for a new game: who plays, and the options of the game."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "app.pop_screen", show=False),
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
        Binding("n", "name", show=False),
        Binding("s", "start", show=False),
        Binding("question_mark", "rules", show=False),
    ]

    def __init__(self, game: str, server: str = "") -> None:
        super().__init__()
        self.game = game
        self.server = server  # where the table is opened; nowhere: in this process
        self.description: Description = igroteka.games()[game]
        self.names: dict[int, str] = {}
        self.rows: list[MenuRow] = []
        self.complaint = ""

    def compose(self) -> ComposeResult:
        yield Head(id="head")
        yield Choices(id="menu", one_column=True)
        yield Said(id="ask")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        language = self.app.language
        players = self.description.options[0]
        self.rows = [self.option_row(players), *self.seat_rows(int(players.default))]
        self.rows += [self.option_row(option) for option in self.description.options[1:]]
        name = self.description.name(language)
        self.query_one(Head).show_ends(line((f" {say('new-table-of', language, game=name)}", STRONG)))
        self.query_one(Keys).offer(
            [
                Key("← →", say("terminal-change", language), "turn(1)"),
                Key("n", say("name", language), "name"),
                Key("s", say("start", language), "start"),
                Key("?", say("rules", language), "rules"),
                Key("Esc", say("back", language), "app.pop_screen"),
            ]
        )
        self.show(0)
        self.query_one("#menu").focus()

    def option_row(self, option: Option) -> MenuRow:
        values = option_values(self.game, option, self.app.language)
        label = say(f"option-{self.game}-{option.name}", self.app.language)
        return MenuRow(option.name, label, values, [value for value, _ in values].index(option.default))

    def seat_rows(self, players: int) -> list[MenuRow]:
        language = self.app.language
        rows = []
        for seat in range(players):
            people = [(ME, self.name_at(seat)), (PERSON, say("sitter-hot", language))]
            bots = [(level, say("sitter-bot", language, level=say(f"level-{level}", language))) for level in LEVELS]
            free = [(OPEN, say("seat-empty", language))] if self.server else []
            values = [*people, *free, *bots]
            usual = OPEN if self.server else USUAL_LEVEL
            at = 0 if seat == 0 else [value for value, _ in values].index(usual)
            rows.append(MenuRow(f"seat {seat}", say("seat-number", language, number=seat + 1), values, at))
        return rows

    def name_at(self, seat: int) -> str:
        return self.names.get(seat) or (
            self.app.manners.name if seat == 0 else say(f"rules-name-{seat + 1}", self.app.language)
        )

    def show(self, at: int) -> None:
        width = max((len(row.label) for row in self.rows), default=0) + 2
        width = min(width, 44)
        shown = [
            MenuChoice(row.key, f"{fit(row.label, width):<{width}}", f"‹ {self.shown_value(row)} ›")
            for row in self.rows
        ]
        self.query_one("#menu", Choices).offer([*shown, MenuChoice("start", say("lay-table", self.app.language))], at)
        self.query_one("#ask", Said).say(Text(self.complaint, ACTING))

    def shown_value(self, row: MenuRow) -> str:
        if row.key.startswith("seat ") and row.value in (ME, PERSON):
            seat = int(row.key.removeprefix("seat "))
            name = self.name_at(seat)
            return name if row.value == ME and seat == 0 else f"{name} · {say('sitter-hot', self.app.language)}"
        return row.values[row.at][1]

    @property
    def at(self) -> int:
        return self.query_one("#menu", Choices).at

    def action_turn(self, by: int) -> None:
        """The next or the last value of the row that is looked at."""
        if self.at >= len(self.rows):
            return
        row = self.rows[self.at]
        row.at = (row.at + by) % len(row.values)
        if row.key.startswith("seat ") and row.value == ME and row.key != "seat 0":
            row.at = (row.at + by) % len(row.values)  # I sit on the first seat; others beside me
        if row.key == "players":
            rest = [other for other in self.rows if other.key != "players" and not other.key.startswith("seat ")]
            seats = [other for other in self.rows if other.key.startswith("seat ")]
            seats = [*seats, *self.seat_rows(row.value)[len(seats) :]][: row.value]
            self.rows = [row, *seats, *rest]
        self.complaint = ""
        self.show(self.at)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        if event.choice.key == "start":
            self.action_start()
        else:
            self.action_turn(1)

    @work(group="name", exclusive=True)
    async def action_name(self) -> None:
        """Who sits on the seat that is looked at."""
        if self.at < len(self.rows) and self.rows[self.at].key.startswith("seat "):
            seat = int(self.rows[self.at].key.removeprefix("seat "))
            asked = Writing(say("seat-who", self.app.language, number=seat + 1), self.name_at(seat), most=24)
            name = await self.app.push_screen_wait(asked)
            if name:
                self.names[seat] = name
                self.show(self.at)

    def wish(self) -> Wish:
        seats, options = [], []
        for row in self.rows:
            if row.key.startswith("seat "):
                seat = int(row.key.removeprefix("seat "))
                is_person = row.value in (ME, PERSON)
                level = "" if row.value == OPEN else row.value
                seats.append(Seat(name=self.name_at(seat)) if is_person else Seat(level=level))
            elif row.key != "players":
                options.append((row.key, row.value))
        return Wish(self.game, tuple(seats), tuple(options))

    def action_start(self) -> None:
        def complain(sentence: str) -> None:
            self.complaint = sentence
            self.show(self.at)

        wish = self.wish()
        laid = self.app.open_on_server(self.server, wish) if self.server else self.app.begin(wish)
        self.app.soon(laid, complain)

    def action_rules(self) -> None:
        clause = self.description.options[0].clause
        if self.at < len(self.rows):
            named = [option for option in self.description.options if option.name == self.rows[self.at].key]
            clause = named[0].clause if named else clause
        self.app.push_screen(Rules(self.game, [clause], self.app.language))
