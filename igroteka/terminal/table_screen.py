"""The table itself: board, question, moves, log; wherever the table is."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from igroteka import protocol as m
from igroteka.drawing.boards import ACTING, FAINT, GREEN, RED, STRONG, TEAL, line
from igroteka.drawing.text import short, tell
from igroteka.engine import asking
from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.report import percent
from igroteka.terminal.asides import Curtain, Question, Reading, Writing
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.rules_screen import Rules
from igroteka.terminal.sitting import LogLine, Sitting, move_meant
from igroteka.terminal.there import There
from igroteka.terminal.widgets import Choices, Key, Keys, Lines, MenuChoice, Said, Story

if TYPE_CHECKING:
    from igroteka.terminal.app import IgrotekaApp

IN_WORDS = 6  # so many moves at most are offered in words; more in notation
TOLD_LATELY = 6  # lines of the log whose clauses the rules show, too


class TableScreen(Screen[None]):
    """A game being played."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "take_back", show=False),
        Binding("t", "words", show=False),
        Binding("c", "chat", show=False),
        Binding("b", "back", show=False),
        Binding("v", "vote", show=False),
        Binding("colon,slash", "notation", show=False),
        Binding("f1", "keys", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, invitation: str | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.invitation = invitation
        self.language = sitting.language
        self.seat: int | None = sitting.seats[0] if len(sitting.seats) == 1 else None
        self.logs: dict[int | None, list[LogLine]] = defaultdict(list)
        self.hint: m.HintGiven | None = None
        self.complaint = ""
        self.busy = False

    # --- what it is made of -------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Lines(id="head")
        yield Story(id="story")
        yield PaintedBoard(self.sitting.game, self.language)
        yield Said(id="ask")
        yield Choices(id="moves")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.query_one("#moves").focus()
        self.show_keys()
        self.show_all()
        self.follow()
        self.set_interval(0.5, self.show_head)

    async def on_unmount(self) -> None:
        """However the table is left, nothing of it stays open."""
        await self.sitting.close()

    def say(self, key: str, **details: object) -> str:
        return say(key, self.language, **details)

    @property
    def board(self) -> PaintedBoard:
        return self.query_one(PaintedBoard)

    @property
    def moves(self) -> Choices:
        return self.query_one("#moves", Choices)

    # --- what happens -------------------------------------------------------------------

    @work(group="follow")
    async def follow(self) -> None:
        """Everything that the table tells, in its order."""
        while (message := await self.sitting.messages.get()) is not None:
            if not self.children:  # the screen is being taken down
                return
            match message:
                case m.StateChanged():
                    await self.happened(message)
                case m.Chat(line=said):
                    self.note(LogLine(said.text, who=short([said.name], 24)[0]))
                case m.Reacted():
                    self.note(LogLine(self.say(f"reaction-{message.reaction}"), who=short([message.name], 24)[0]))
                case m.HintGiven():
                    self.hint = message
                    self.show_moves()
                case m.Refused(id=None):
                    self.complain(message.sentence)
                case m.Hello():
                    for said in message.chat if not self.logs else ():
                        self.note(LogLine(said.text, who=short([said.name], 24)[0]))
                    self.show_all()
                case m.TableChanged():
                    self.show_all()
                case m.Gone():
                    self.complain(self.say("table-gone"))
                case _:
                    pass
        self.complain(self.complaint or self.say("terminal-closed"))

    def note(self, told: LogLine) -> None:
        """Something for everybody's log."""
        for seat in {None, self.seat, *self.sitting.seats}:
            self.logs[seat].append(told)
        self.show_story()

    async def happened(self, state: m.StateChanged) -> None:
        """A move was made, or several: show them one after the other."""
        self.hint = None
        if state.since == 0:
            self.logs.clear()
        doings = self.sitting.told_doings()
        before = {eyes.seat: len(self.logs[eyes.seat]) for eyes in state.eyes}
        for eyes in state.eyes:
            for told in self.sitting.told(eyes):
                self.logs[eyes.seat].extend(told)
            self.logs[eyes.seat].extend(doings)
        await self.change_places()
        shown = self.sitting.eyes(self.seat)
        if self.app.manners.animate and state.since and shown.seat in before and not self.covered:
            await self.show_steps(shown, before[shown.seat])
        self.show_all()
        if isinstance(self.sitting, There):
            self.asked_by_others(state)
        for sentence in await self.sitting.unfair() if state.over else ():
            self.note(LogLine(sentence))

    async def show_steps(self, eyes: m.Eyes, told: int) -> None:
        """The positions in between, each for a moment, with what is told of it."""
        log = self.logs[eyes.seat]
        for step, lines in zip(eyes.steps[:-1], self.sitting.told(eyes), strict=False):
            told += len(lines)
            if step.view is not None:
                self.board.look(step.view, self.sitting.names, eyes.seat)
                self.show_story(log[:told])
                await self.app.pause(self.app.manners.pace / 2)

    @property
    def covered(self) -> bool:
        """Several share this screen, and it is not known who looks at it."""
        return self.seat is None and len(self.sitting.seats) > 1

    async def change_places(self) -> None:
        """The next one at this screen sits down; until then a curtain hides the cards."""
        if len(self.sitting.seats) < 2:
            self.seat = self.sitting.seats[0] if self.sitting.seats else None
            return
        deciding = self.sitting.to_decide()
        if self.sitting.over and self.seat is None:
            self.seat = self.sitting.seats[0]
        if not deciding or self.seat in deciding:
            return
        self.board.cover()
        self.query_one(Story).tell([])
        await self.app.push_screen_wait(Curtain(short([self.sitting.names[deciding[0]]], 24)[0], self.language))
        self.seat = deciding[0]

    # --- showing it ---------------------------------------------------------------------

    def show_all(self) -> None:
        self.show_head()
        self.show_board()
        self.show_story()
        self.show_moves()

    def show_head(self) -> None:
        game = self.sitting.game
        left = line((f" {game.description.name(self.language)} ", STRONG))
        if self.sitting.state is not None and not self.covered:
            names = short(self.sitting.names, 16)
            left.append(f"· {asking.title(game, self.sitting.eyes(self.seat).view, names, self.language)}")
        right = self.clock()
        room = self.size.width - left.cell_len - right.cell_len - 1
        self.query_one("#head", Lines).show([line(left, " " * max(1, room), right)])

    def clock(self) -> Text:
        """The time that is left, and whether the server is there."""
        if not isinstance(self.sitting, There):
            return line()
        if not self.sitting.connected:
            return line((self.say("lost-connection"), Style(color=RED, bold=True)))
        made = line()
        for seat in self.sitting.thinking():
            left = self.sitting.time_left(seat)
            if left is not None:
                mine = seat in self.sitting.seats
                style = Style(color=RED, bold=True) if mine and left < 10 else ACTING if mine else FAINT
                name = "" if mine else f"{short([self.sitting.names[seat]])[0]} "
                made.append_text(line((f" {name}{clock_face(left)}", style)))
        return made

    def show_board(self) -> None:
        sitting = self.sitting
        if sitting.state is None:
            self.board.show(self.waiting_room())
        elif not self.covered:
            eyes = sitting.eyes(self.seat)
            legal = eyes.legal if self.may_move else ()
            self.board.look(eyes.view, sitting.names, eyes.seat, sitting.thinking(), legal)

    @property
    def may_move(self) -> bool:
        state = self.sitting.state
        return state is not None and not state.over and self.seat in state.acting and self.seat in self.sitting.seats

    def waiting_room(self) -> list[Text]:
        """A table on a server before its game."""
        assert isinstance(self.sitting, There)
        info, names = self.sitting.info, short(self.sitting.names, 24)
        lines = [line(), line(f"  {self.sitting.house.url}t/{info.id}"), line()]
        for seat in info.seats:
            style = STRONG if seat.mine else Style()
            name = names[seat.seat] or self.say("seat-empty")
            lines.append(line(f"  {seat.seat + 1}  ", (name, style if names[seat.seat] else FAINT)))
        chosen = ", ".join(f"{name}={value}" for name, value in info.options.items())
        return [*lines, line(), line((f"  {chosen}", FAINT))]

    def show_story(self, log: Sequence[LogLine] | None = None) -> None:
        told = self.logs[self.seat] if log is None else log
        self.query_one(Story).tell([written(entry) for entry in told[-300:]] if not self.covered else [])

    def show_moves(self) -> None:
        self.show_ask()
        self.moves.offer(self.choices(), self.hinted())

    def hinted(self) -> int:
        """The move that a hint would play is marked."""
        if self.hint is None or not self.hint.moves or not self.may_move:
            return 0
        legal = self.sitting.eyes(self.seat).legal
        best = self.hint.moves[0].move
        return legal.index(best) if best in legal else 0

    def show_ask(self) -> None:
        sitting = self.sitting
        made = line()
        if self.complaint:
            made.append(self.complaint, Style(color=RED, bold=True))
        elif sitting.state is None:
            made.append(self.say("waiting") if not isinstance(sitting, There) else self.waiting_words(), ACTING)
        elif self.hint is not None and self.may_move:
            made.append("\n".join(sitting.hint_lines(self.hint)[:3]), Style(color=GREEN))
        elif self.may_move and self.seat is not None:
            eyes = sitting.eyes(self.seat)
            if self.seat in sitting.state.decided and eyes.chosen:
                waiting = sitting.waiting_for() if sitting.thinking() else ""
                made.append_text(line((f"{self.say('my-number-may-change')}. ", FAINT), waiting))
            else:
                made.append(asking.ask(sitting.game, eyes.view, self.seat, eyes.legal, self.language), ACTING)
                marked = self.moves.marked
                if len(eyes.legal) > IN_WORDS and marked is not None and marked.key in eyes.legal:
                    made.append_text(line("   ", sitting.answer(self.seat, marked.key)))
        else:
            style = ACTING if sitting.over else FAINT
            made.append(sitting.waiting_for(), style)
            if sitting.over:
                made.append(f"  {self.scores()}")
        if isinstance(sitting, There) and sitting.away:
            made.append(f"  {self.say('you-away')} (b: {self.say('you-back')})", Style(color=RED))
        self.query_one("#ask", Said).say(made)

    def waiting_words(self) -> str:
        assert isinstance(self.sitting, There)
        free = sum(not name for name in self.sitting.names)
        return self.say("lobby-waits", count=free) if free else self.say("lobby-full")

    def scores(self) -> str:
        assert self.sitting.state is not None
        names = short(self.sitting.names)
        return ", ".join(f"{name} {points}" for name, points in zip(names, self.sitting.state.scores, strict=True))

    def choices(self) -> list[MenuChoice]:
        """What can be done now: moves, or what a table offers before and after its game."""
        sitting = self.sitting
        if sitting.state is None and isinstance(sitting, There):
            return self.lobby_choices(sitting)
        if sitting.over:
            offered = [("!again", "rematch"), ("!replay", "analysis"), ("!leave", "to-shelf")]
            return [MenuChoice(key, self.say(word)) for key, word in offered]
        if not self.may_move or self.seat is None or self.covered:
            return []
        legal = sitting.eyes(self.seat).legal
        in_words = len(legal) <= IN_WORDS
        chances = {one.move: one.chance for one in self.hint.moves} if self.hint else {}
        return [
            MenuChoice(
                move,
                sitting.answer(self.seat, move) if in_words else move,
                percent(chances[move], self.language) if move in chances else "",
            )
            for move in legal
        ]

    def lobby_choices(self, sitting: There) -> list[MenuChoice]:
        offered = []
        if not sitting.seats and any(not name for name in sitting.names):
            offered.append(("!sit", "sit"))
        if sitting.info.mine:
            offered.append(("!start", "start-fill" if any(not name for name in sitting.names) else "start"))
        return [MenuChoice(key, self.say(word)) for key, word in (*offered, ("!leave", "to-shelf"))]

    def show_keys(self) -> None:
        sitting = self.sitting
        offered = [
            ("?", "rules", "rules", True),
            ("h", "hint", "hint", sitting.may_hint),
            ("u", "take-back", "take_back", sitting.may_take_back),
            ("t", "terminal-in-words", "words", True),
            ("c", "chat", "chat", not sitting.is_local),
            ("q", "terminal-leave", "leave", True),
            (":", "terminal-notation", "notation", True),
            ("F1", "keys", "keys", True),
        ]
        self.query_one(Keys).offer([Key(key, self.say(word), action) for key, word, action, there in offered if there])

    # --- what people do -----------------------------------------------------------------

    def on_choices_marked(self) -> None:
        self.complaint = ""
        self.show_ask()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        event.stop()
        if event.choice.key.startswith("!"):
            self.table_does(event.choice.key)
        else:
            self.play(event.choice.key)

    def on_lines_pressed(self, event: Lines.Pressed) -> None:
        if "move" in event.meta:
            self.play(str(event.meta["move"]))
        elif "clause" in event.meta:
            self.app.push_screen(Rules(self.sitting.game.id, [str(event.meta["clause"])], self.language))

    @work(group="play", exclusive=True)
    async def play(self, move: str) -> None:
        """Make a move; what is refused says why and changes nothing."""
        if self.busy or not self.may_move or self.seat is None:
            return
        self.busy, self.complaint = True, ""
        try:
            await self.sitting.move(self.seat, move)
        except IgrotekaError as error:
            self.complain(error.say(self.language))
        except TimeoutError:
            self.complain(self.say("lost-connection"))
        finally:
            self.busy = False

    def table_does(self, what: str) -> None:
        """What a table offers before and after its game."""
        sitting = self.sitting
        if what == "!leave":
            self.action_leave()
        elif what == "!again":
            self.app.soon(self.app.play_again(self), self.complain)
        elif what == "!replay":
            self.app.soon(self.app.look_back(self), self.complain)
        elif what == "!sit" and isinstance(sitting, There):
            self.app.soon(self.sit_down(sitting), self.complain)
        elif what == "!start" and isinstance(sitting, There):
            self.app.soon(sitting.begin(), self.complain)

    async def sit_down(self, there: There) -> None:
        await there.sit_down(self.invitation)
        self.show_all()

    def complain(self, sentence: str) -> None:
        self.complaint = sentence
        self.show_moves()

    def action_rules(self) -> None:
        clauses: list[str] = []
        if self.sitting.state is not None and not self.covered:
            clauses += asking.situation(self.sitting.game, self.sitting.eyes(self.seat).view)
            clauses += [entry.clause for entry in reversed(self.logs[self.seat][-TOLD_LATELY:]) if entry.clause]
        self.app.push_screen(Rules(self.sitting.game.id, clauses, self.language))

    @work(group="hint", exclusive=True)
    async def action_hint(self) -> None:
        if not self.may_move or self.seat is None or not self.sitting.may_hint:
            return
        self.complaint = ""
        self.query_one("#ask", Said).say(line((self.say("hint-thinks"), FAINT)))
        try:
            await self.sitting.ask_hint(self.seat)
        except IgrotekaError as error:
            self.complain(error.say(self.language))

    @work(group="back", exclusive=True)
    async def action_take_back(self) -> None:
        if not self.sitting.may_take_back or self.sitting.state is None:
            return
        self.complaint = ""
        try:
            await self.sitting.take_back()
        except IgrotekaError as error:
            self.complain(error.say(self.language))
        else:
            if not self.sitting.is_local:
                self.note(LogLine(self.say("take-back-sent")))

    def asked_by_others(self, state: m.StateChanged) -> None:
        """Somebody would like to take a move back, or asks whether a bot shall replace who is away."""
        mine, plea = set(self.sitting.seats), state.take_back
        if plea is not None and set(plea.waiting) & mine:
            self.answer_take_back(plea.seat)
        for vote in state.votes:
            if vote.about not in mine and mine and not mine & {*vote.yes, *vote.no}:
                self.answer_vote(vote.about)

    async def agrees(self, key: str, seat: int) -> bool:
        answers = [MenuChoice("yes", self.say("yes")), MenuChoice("no", self.say("no"))]
        question = self.say(key, who=short([self.sitting.names[seat]], 24)[0])
        return await self.app.push_screen_wait(Question(question, answers)) == "yes"

    @work(group="take-back", exclusive=True)
    async def answer_take_back(self, seat: int) -> None:
        assert isinstance(self.sitting, There)
        await self.sitting.answer_take_back(await self.agrees("take-back-asked", seat))

    @work(group="vote", exclusive=True)
    async def answer_vote(self, seat: int) -> None:
        assert isinstance(self.sitting, There)
        await self.sitting.vote(seat, await self.agrees("vote-about", seat))

    def action_vote(self) -> None:
        """Shall a bot replace for good who is away?"""
        if isinstance(self.sitting, There):
            gone = [seat for seat in self.sitting.info.seats if seat.guest and not seat.mine]
            for seat in gone:
                if seat.away is not None or not seat.online:
                    self.answer_vote(seat.seat)
                    return

    def action_words(self) -> None:
        if self.sitting.state is not None and not self.covered:
            eyes = self.sitting.eyes(self.seat)
            told = tell(self.sitting.game, eyes.view, self.sitting.names, self.language, eyes.seat)
            self.app.push_screen(Reading(told, self.say("terminal-in-words")))

    @work(group="chat", exclusive=True)
    async def action_chat(self) -> None:
        if isinstance(self.sitting, There):
            said = await self.app.push_screen_wait(Writing(self.say("chat"), placeholder=self.say("chat-placeholder")))
            if said:
                await self.sitting.chat(said)

    @work(group="notation", exclusive=True)
    async def action_notation(self) -> None:
        """A move typed as it is written, or by its number."""
        if not self.may_move or self.seat is None:
            return
        typed = await self.app.push_screen_wait(Writing(self.say("terminal-notation-ask"), most=80))
        if typed:
            self.play(move_meant(typed, self.sitting.eyes(self.seat).legal))

    @work(group="back-again", exclusive=True)
    async def action_back(self) -> None:
        if isinstance(self.sitting, There) and self.sitting.away:
            await self.sitting.come_back()

    def action_keys(self) -> None:
        keys = [
            ("1–9", "key-digits"),
            ("← ↑ ↓ →, Enter", "terminal-key-arrows"),
            ("?", "terminal-key-rules"),
            ("h", "hint"),
            ("u", "take-back"),
            ("t", "terminal-in-words"),
            (":", "terminal-notation"),
            ("c", "chat"),
            ("b", "you-back"),
            ("v", "terminal-key-vote"),
            ("q", "terminal-key-leave"),
            ("Ctrl-C", "terminal-key-quit"),
        ]
        self.app.push_screen(Reading([f"{key:<16} {self.say(word)}" for key, word in keys], self.say("keys")))

    def action_leave(self) -> None:
        self.app.soon(self.app.leave_table(self))


def written(entry: LogLine) -> Text:
    """A line of the log; its clause can be clicked."""
    if entry.who:
        return line((f"{entry.who}: ", Style(color=TEAL, bold=True)), entry.text)
    made = line(entry.text)
    if entry.clause:
        made.append(f" [{entry.clause}]", FAINT + Style(meta={"clause": entry.clause}))
    return made


def clock_face(seconds: float) -> str:
    """Time that is left.

    >>> clock_face(95), clock_face(7300)
    ('1:35', '2:01:40')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
