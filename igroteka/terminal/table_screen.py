"""The table itself: board, question, moves, log; wherever the table is."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.style import Style
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.engine.views import AnyView
from igroteka.rendering.boards import FAINT, RED, as_it_stands, legend, line
from igroteka.rendering.text import short, tell
from igroteka.terminal import questions
from igroteka.terminal.among_others import AmongOthers
from igroteka.terminal.asides import LEAVE, Curtain, Leaving, Reading, Writing
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.rules_screen import Rules
from igroteka.terminal.sitting import LogLine, Sitting, move_meant
from igroteka.terminal.standing import StandingResult
from igroteka.terminal.stopping import TableStop, Teller, telling_of
from igroteka.terminal.table_text import AGAIN, BEGIN, KEY_WIDTH, LOOK_BACK, SIT, TableText, written
from igroteka.terminal.table_text import LEAVE as GET_UP
from igroteka.terminal.widgets import Choices, Head, Keys, Lines, Said, Story

TOLD_LATELY = 6  # lines of the log whose clauses the rules show, too


class TableScreen(AmongOthers):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rules", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "take_back", show=False),
        Binding("t", "words", show=False),
        Binding("p", "pace", show=False),
        Binding("colon,slash", "notation", show=False),
        Binding("f1", "keys", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "close", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.seat: int | None = sitting.you
        self.telling = telling_of(sitting.game)
        self.tellers: dict[int | None, Teller] = defaultdict(lambda: Teller(self.telling))
        self.logs: dict[int | None, list[LogLine]] = defaultdict(list)
        self.shown: Mapping[str, Any] | None = None  # the view that the head is about
        self.hint: m.HintGiven | None = None
        self.hint_due = False  # a hint has been asked for, and is still wanted
        self.complaint = ""
        self.busy = False

    # --- what it is made of -------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Head(id="head")
        yield Story(id="story")
        yield PaintedBoard(self.sitting.game, self.language)
        yield StandingResult(id="standing")
        yield Said(id="ask", most=8)
        yield Choices(id="moves")
        yield Keys(id="keys", rows=1)

    def on_mount(self) -> None:
        self.moves.focus()
        self.query_one(Keys).offer(self.text.keys())
        self.show_all()
        self.follow()
        self.set_interval(0.5, self.show_head)

    def on_resize(self) -> None:
        self.call_after_refresh(self.standing.lay)

    async def on_unmount(self) -> None:
        """However the table is left, nothing of it stays open."""
        await self.sitting.close()

    @property
    def text(self) -> TableText:
        return TableText(self.sitting, self.seat, self.hint)

    @property
    def board(self) -> PaintedBoard:
        return self.query_one(PaintedBoard)

    @property
    def moves(self) -> Choices:
        return self.query_one("#moves", Choices)

    @property
    def standing(self) -> StandingResult:
        return self.query_one(StandingResult)

    # --- what happens -------------------------------------------------------------------

    @work(group="follow")
    async def follow(self) -> None:
        """Everything that the table tells, in its order."""
        while (message := await self.sitting.hear()) is not None:
            if not self.children:  # the screen is being taken down
                return
            match message:
                case m.StateChanged():
                    await self.happened(message)
                case m.Chat(line=said):
                    self.note(LogLine(said.text, who=short([said.name], 24)[0]))
                case m.Reacted():
                    self.note(LogLine(self.say(f"reaction-{message.reaction}"), who=short([message.name], 24)[0]))
                case m.HintGiven() if self.hint_due:
                    self.hint, self.hint_due = message, False
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
        """A move was made, or several: show them one after the other, and stop where something came out."""
        self.hint, self.hint_due, self.complaint = None, False, ""
        doings = self.sitting.told_doings()
        stops: dict[int | None, list[TableStop]] = {}
        before = {eyes.seat: len(self.logs[eyes.seat]) for eyes in state.eyes}
        if state.since == 0:
            self.logs.clear()
        for eyes in state.eyes:
            teller = self.tellers[eyes.seat]
            stops[eyes.seat] = teller.stops(eyes) if state.since else []
            if not state.since:
                teller.begin(eyes.view)
            for told in self.sitting.told(eyes, self.telling.quiet):
                self.logs[eyes.seat].extend(told)
            self.logs[eyes.seat].extend(doings)
        shown = self.sitting.eyes(self.seat)
        if state.since and shown.seat in before and not self.covered:
            await self.show_steps(shown, before[shown.seat], stops[shown.seat])
        await self.change_places()
        self.show_all()
        self.asked_by_others(state)
        for sentence in await self.sitting.unfair() if state.over else ():
            self.note(LogLine(sentence))

    async def show_steps(self, eyes: m.Eyes, told: int, stops: Sequence[TableStop]) -> None:
        """The positions in between, each for a moment; at the stops the table stands until a key."""
        log, manners = self.logs[eyes.seat], self.app.manners
        lines = self.sitting.told(eyes, self.telling.quiet)
        for number, step in enumerate(eyes.steps):
            told += len(lines[number])
            if manners.animate and step.view is not None and step is not eyes.steps[-1]:
                self.look(step.view)
                self.show_story(log[:told])
                await self.app.pause(manners.pace / 2)
            for stop in stops:
                if stop.step == number and manners.stands != "none":
                    self.show_story(log[:told])
                    await self.stand(stop)

    async def stand(self, stop: TableStop) -> None:
        """What came out is on the table until it has been seen."""
        company, mine = self.sitting.company, self.sitting.to_decide()
        hurried = company is not None and any(company.time_left(seat) is not None for seat in mine)
        self.look(as_it_stands(self.board.game, stop.view, stop.since), head=stop.before)
        self.moves.offer([])
        await self.standing.stand(list(self.sitting.told_events(stop.events)), self.app.manners, hurried)
        self.moves.focus()

    def look(self, view: AnyView, head: Mapping[str, Any] | None = None) -> None:
        """A position that is over already."""
        self.shown = head or view
        self.show_head()
        self.board.look(view, self.sitting.names, self.seat)

    @property
    def covered(self) -> bool:
        """Several share this screen, and it is not known who looks at it."""
        return self.seat is None and len(self.sitting.seats) > 1

    async def change_places(self) -> None:
        """The next one at this screen sits down; until then a curtain hides the cards."""
        if len(self.sitting.seats) < 2:
            self.seat = self.sitting.you
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
        if self.standing.stands:
            return  # what has changed shows when that has been seen
        self.show_board()
        self.show_head()
        self.show_story()
        self.show_moves()

    def show_head(self) -> None:
        text = self.text
        self.query_one(Head).show_ends(text.head(None if self.covered else self.shown), text.clock())

    def show_board(self) -> None:
        sitting = self.sitting
        if sitting.state is None:
            self.board.show(self.text.waiting_room(sitting.lobby) if sitting.lobby is not None else ())
        elif not self.covered:
            eyes = sitting.eyes(self.seat)
            self.shown = eyes.view
            legal = eyes.legal if self.text.may_move else ()
            self.board.look(eyes.view, sitting.names, eyes.seat, sitting.thinking(), legal)

    def show_story(self, log: Sequence[LogLine] | None = None) -> None:
        told = self.logs[self.seat] if log is None else log
        self.query_one(Story).tell([written(entry) for entry in told[-300:]] if not self.covered else [])

    def show_moves(self) -> None:
        if self.standing.stands:
            return
        text = self.text
        self.set_class(self.hint is not None, "-advised")  # the log makes room: board and hand stay in sight
        self.moves.offer([] if self.covered else text.choices(), text.hinted())
        self.show_ask()

    def show_ask(self) -> None:
        if self.standing.stands:
            return
        marked = self.moves.marked
        complaint = line((self.complaint, Style(color=RED, bold=True)))
        asked = complaint if self.complaint else self.text.ask(marked.key if marked is not None else None)
        self.query_one("#ask", Said).say(asked)

    # --- what people do -----------------------------------------------------------------

    def on_choices_marked(self) -> None:
        self.complaint = ""
        self.show_ask()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        event.stop()
        sitting, app, picked = self.sitting, self.app, event.choice.key
        if picked == GET_UP.key:
            self.action_leave()
        elif picked == AGAIN.key:
            app.soon(app.play_again(sitting), self.complain)
        elif picked == LOOK_BACK.key:
            app.soon(app.look_back(sitting), self.complain)
        elif picked == SIT.key and sitting.lobby is not None:
            app.soon(sitting.lobby.sit_down(), self.complain, self.show_all)
        elif picked == BEGIN.key and sitting.lobby is not None:
            app.soon(sitting.lobby.begin(), self.complain)
        else:
            self.play(picked)

    def on_lines_pressed(self, event: Lines.Pressed) -> None:
        if "move" in event.meta:
            self.play(str(event.meta["move"]))
        elif "clause" in event.meta:
            self.app.push_screen(Rules(self.sitting.game.id, [str(event.meta["clause"])], self.language))

    @work(group="play", exclusive=True)
    async def play(self, move: str) -> None:
        """Make a move; what is refused says why and changes nothing."""
        if self.busy or self.standing.stands or not self.text.may_move or self.seat is None:
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

    def complain(self, sentence: str) -> None:
        self.complaint = sentence
        self.show_moves()

    def action_close(self) -> None:
        """What is open on the table is closed; where nothing is, one gets up."""
        if self.hint is not None or self.hint_due or self.complaint:
            self.hint, self.hint_due, self.complaint = None, False, ""
            self.show_moves()
        else:
            self.action_leave()

    @work(group="leave", exclusive=True)
    async def action_leave(self) -> None:
        """Back to the shelf; from a game that goes on only if that is meant."""
        if self.sitting.would_be_left:
            asked = Leaving(self.sitting, "terminal-leave", self.language)
            if await self.app.push_screen_wait(asked) != LEAVE:
                return
        self.app.soon(self.app.leave_table(self.sitting))

    def action_rules(self) -> None:
        clauses: list[str] = []
        if self.shown is not None and not self.covered:
            clauses += questions.situation(self.sitting.game, self.shown)
            clauses += [entry.clause for entry in reversed(self.logs[self.seat][-TOLD_LATELY:]) if entry.clause]
        self.app.push_screen(Rules(self.sitting.game.id, clauses, self.language))

    @work(group="hint", exclusive=True)
    async def action_hint(self) -> None:
        if self.standing.stands or not self.text.may_move or self.seat is None or not self.sitting.may_hint:
            return
        self.hint_due, self.complaint = True, ""
        self.query_one("#ask", Said).say(line((self.say("hint-thinks"), FAINT)))
        try:
            await self.sitting.ask_hint(self.seat)
        except IgrotekaError as error:
            self.hint_due = False
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
            if self.sitting.company is not None:
                self.note(LogLine(self.say("take-back-sent")))

    def action_words(self) -> None:
        if self.sitting.state is not None and not self.covered:
            eyes = self.sitting.eyes(self.seat)
            told = tell(self.sitting.game, eyes.view, self.sitting.names, self.language, eyes.seat)
            self.app.push_screen(Reading(told, self.say("terminal-in-words")))

    @work(group="notation", exclusive=True)
    async def action_notation(self) -> None:
        """A move typed as it is written, or by its number."""
        if not self.text.may_move or self.seat is None:
            return
        typed = await self.app.push_screen_wait(Writing(self.say("terminal-notation-ask"), most=80))
        if typed:
            try:
                self.play(move_meant(typed, self.sitting.eyes(self.seat).legal))
            except IgrotekaError as error:
                self.complain(error.say(self.language))

    def action_pace(self) -> None:
        """How long the table stands at the end of a turn, a round, a deal."""
        self.app.manners.next_stands()
        pace = self.say(f"terminal-pace-{self.app.manners.stands}")
        self.query_one("#ask", Said).say(line((f"{self.say('terminal-key-pace')}: {pace}", FAINT)))

    def action_scroll_board(self, by: int) -> None:
        """Where the terminal is lower than the board."""
        self.board.scroll_relative(y=by * max(1, self.board.size.height - 2), animate=False)

    def action_keys(self) -> None:
        told = [*self.text.all_keys(self.app.manners.stands), "", legend(self.sitting.game, self.language)]
        self.app.push_screen(Reading(told, self.say("keys"), gap=0, indent=KEY_WIDTH))
