"""A record on the same boards: forwards and backwards, from anybody's eyes, with its analysis."""

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import get_current_worker

from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.rendering.boards import FAINT, GOLD, GREEN, RED, STRONG, line
from igroteka.rendering.text import short
from igroteka.report import percent
from igroteka.terminal import questions
from igroteka.terminal.asides import Question, Reading
from igroteka.terminal.board import PaintedBoard
from igroteka.terminal.replaying import Replay
from igroteka.terminal.rules_screen import Rules
from igroteka.terminal.table_screen import TOLD_LATELY
from igroteka.terminal.table_text import written
from igroteka.terminal.widgets import Head, Key, Keys, Lines, MenuChoice, Said, Story

if TYPE_CHECKING:
    from igroteka.analysis import Effort
    from igroteka.terminal.app import IgrotekaApp


class Track(Lines):
    """The whole game as a line; a click goes there. Turning points stand out."""

    def __init__(self, replay: Replay, id: str | None = None) -> None:
        super().__init__(id=id)
        self.replay = replay

    def on_resize(self) -> None:
        self.paint()

    def paint(self) -> None:
        replay = self.replay
        width = max(10, self.size.width - 2)
        count = max(1, len(replay.steps))
        turns = {round((ply + 1) * (width - 1) / count) for ply in turning_points(replay)}
        here = round(replay.at * (width - 1) / count)
        made = line(" ")
        for column in range(width):
            meta = Style(meta={"go": round(column * count / (width - 1))})
            sign, style = ("━", Style(color=GREEN)) if column <= here else ("─", FAINT)
            if column in turns:
                sign, style = "▲", Style(color=RED, bold=True)
            if column == here:
                sign, style = "●", Style(color=GOLD, bold=True)
            made.append(sign, style + meta)
        self.show([made])


def turning_points(replay: Replay) -> list[int]:
    return replay.analysis.turning_points if replay.analysis else []


class ReplayScreen(Screen[None]):
    """A finished (or interrupted) game, position by position."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space", "step(1)", show=False),
        Binding("left,h,backspace", "step(-1)", show=False),
        Binding("down,j", "decision(1)", show=False),
        Binding("up,k", "decision(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(1000000)", show=False),
        Binding("e", "eyes(1)", show=False),
        Binding("E", "eyes(-1)", show=False),
        Binding("a", "analyse", show=False),
        Binding("n", "turn(1)", show=False),
        Binding("N,p", "turn(-1)", show=False),
        Binding("s", "summary", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, replay: Replay, language: str, settings: "Effort | None" = None) -> None:
        super().__init__()
        from igroteka.analysis import Effort

        self.replay = replay
        self.language = language
        self.settings = settings or Effort()
        self.said = ""
        self.analysing = False

    def compose(self) -> ComposeResult:
        yield Head(id="head")
        yield Story(id="story")
        yield PaintedBoard(self.replay.game, self.language)
        yield Said(id="ask")
        yield Said(id="findings", most=4)
        yield Track(self.replay, id="track")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        offered = [
            ("← →", "step-on", "step(1)"),
            ("↑ ↓", "terminal-decision", "decision(1)"),
            ("e", "eyes", "eyes(1)"),
            ("a", "analysis", "analyse"),
            ("n", "turning-points", "turn(1)"),
            ("?", "rules", "rules"),
            ("q", "back", "leave"),
        ]
        self.query_one(Keys).offer([Key(key, say(word, self.language), action) for key, word, action in offered])
        self.look_up_analysis()
        self.set_interval(0.3, self.show_findings)
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.show)

    @work(thread=True, exclusive=True, group="analysis")
    def look_up_analysis(self) -> None:
        """What is known already is shown at once."""
        known = self.replay.known_analysis(self.settings) if self.replay.analysis is None else None
        if known is not None:
            self.replay.analysis = known
            self.app.call_from_thread(self.show)

    # --- showing ------------------------------------------------------------------------

    def show(self) -> None:
        replay, language = self.replay, self.language
        names = short(replay.names, 16)
        title = questions.title(replay.game, replay.view, names, language)
        name = replay.game.description.name(language)
        left = line((f" {name} ", STRONG), f"· {title}")
        place = replay.place(language)
        self.query_one(Head).show_ends(left, line(f"{replay.eyes_told(language)} · {place} "))
        self.query_one(PaintedBoard).look(replay.view, replay.names, replay.seat, replay.state.actors)
        self.query_one(Story).tell([written(entry) for entry in replay.lines(language)[-300:]])
        self.query_one("#ask", Said).say(line((replay.last_move(language), STRONG)))
        self.show_findings()
        self.query_one(Track).paint()

    def show_findings(self) -> None:
        """What the analysis says of the position, or how far it is."""
        found = "\n".join(self.replay.findings(self.language)) or self.said
        findings = self.query_one("#findings", Said)
        if findings.text.plain != found:
            findings.say(line((found, Style(color=GREEN))))

    # --- what people do -----------------------------------------------------------------

    def on_lines_pressed(self, event: Lines.Pressed) -> None:
        if "go" in event.meta:
            self.action_go(int(event.meta["go"]))
        elif "clause" in event.meta:
            self.app.push_screen(Rules(self.replay.game.id, [str(event.meta["clause"])], self.language))

    def action_step(self, by: int) -> None:
        self.action_go(self.replay.at + by)

    def action_go(self, to: int) -> None:
        self.replay.go(to)
        self.show()

    def action_decision(self, by: int) -> None:
        self.replay.next_decision(by)
        self.show()

    def action_turn(self, by: int) -> None:
        self.replay.next_turn(by)
        self.show()

    def action_eyes(self, by: int) -> None:
        self.replay.other_eyes(by)
        self.show()

    @work(thread=True, exclusive=True, group="analysis")
    def action_analyse(self) -> None:
        """Think about the whole game; leaving keeps what is done."""
        worker = get_current_worker()
        if self.replay.analysis is not None:
            self.app.call_from_thread(self.action_summary)
            return

        def heard(part: float) -> None:
            self.said = f"{say('analysis-progress', self.language)} … {percent(part, self.language)}"

        def wanted() -> bool:
            return not worker.is_cancelled

        self.analysing = True
        try:
            self.replay.analysis = self.replay.look_quickly(self.settings, heard, wanted)
            if wanted():
                self.app.call_from_thread(self.show)
            found = self.replay.analyse(self.settings, heard, wanted) or self.replay.analysis
        except IgrotekaError as error:
            self.said = error.say(self.language)
        else:
            self.replay.analysis, self.said = found, ""
        finally:
            self.analysing = False
        if not worker.is_cancelled:
            self.app.call_from_thread(self.show)

    def action_summary(self) -> None:
        from igroteka.analysis.writing import text

        if self.replay.analysis is not None:
            told = text(self.replay.analysis, self.language).splitlines()
            self.app.push_screen(Reading([entry for entry in told if entry], say("analysis", self.language)))

    def action_rules(self) -> None:
        clauses = [*questions.situation(self.replay.game, self.replay.view)]
        clauses += [entry.clause for entry in reversed(self.replay.latest(self.language)[-TOLD_LATELY:])]
        self.app.push_screen(Rules(self.replay.game.id, clauses, self.language))

    @work(group="leave", exclusive=True)
    async def action_leave(self) -> None:
        """An analysis that goes on is not stopped by mistake."""
        if self.analysing:
            answers = [MenuChoice("no", say("no", self.language)), MenuChoice("yes", say("yes", self.language))]
            question = Question(say("terminal-stop-analysis", self.language), answers)
            if await self.app.push_screen_wait(question) != "yes":
                return
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit(0)
