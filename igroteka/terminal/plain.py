"""A table line by line: no screen control, made for screen readers and pipes.

What happens is told in sentences, the position too; moves are a numbered list. Everything that the
page or the application can say is said in the same words.
"""

import asyncio
import re
from collections import defaultdict

from igroteka import protocol as m
from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.rendering.text import short, tell
from igroteka.rulebook.reading import Clause, read_rulebook
from igroteka.terminal import questions
from igroteka.terminal.sitting import LogLine, Sitting, TableCompany, move_meant
from igroteka.terminal.table_text import TableText
from igroteka.terminal.typist import Typist

# What may be typed, in both languages whatever the language is.
WORDS = {
    "help": ("help", "h", "помощь"),
    "table": ("table", "t", "стол"),
    "moves": ("moves", "ходы"),
    "rules": ("rules", "?", "правила"),
    "hint": ("hint", "подсказка"),
    "undo": ("undo", "u", "назад"),
    "log": ("log", "журнал"),
    "say": ("say", "сказать"),
    "back": ("back", "вернуться"),
    "start": ("start", "начать"),
    "yes": ("yes", "да"),
    "no": ("no", "нет"),
    "quit": ("quit", "q", "exit", "выход"),
}
LATELY = 12  # lines of what happened before one came; "log" tells all
YES = ("y", "yes", "да", "д", "")


def command_in(typed: str) -> tuple[str, str]:
    """The command and what follows it; ("", typed) if it is none.

    >>> command_in("правила E3.2"), command_in("take")
    (('rules', 'E3.2'), ('', 'take'))
    """
    word, _, rest = typed.strip().partition(" ")
    for command, forms in WORDS.items():
        if word.lower() in forms:
            return command, rest.strip()
    return "", typed.strip()


def spoken_clause(clause: Clause) -> str:
    """A clause without the signs of Markdown, which a screen reader would read aloud."""
    text = " ".join((clause.text, *clause.rulings))
    return f"{clause.number} {clause.title}. {' '.join(re.sub('[*`]|^> ', '', text).split())}"


async def take_seat(sitting: Sitting) -> None:
    """Who comes to a table sits down, if the game has not begun and a seat is free."""
    lobby, language = sitting.lobby, sitting.language
    if lobby is not None and lobby.may_sit:
        await lobby.sit_down()
    if sitting.seats:
        print(say("plain-sit", language, seat=sitting.seats[0] + 1), flush=True)
    else:
        print(say("plain-watch-server", language), flush=True)


class PlainTable:
    """One who plays, or watches, line by line; several may share the keyboard."""

    def __init__(self, sitting: Sitting, typist: Typist) -> None:
        self.sitting = sitting
        self.typist = typist
        self.language = sitting.language
        self.seat: int | None = sitting.you
        self.untold: dict[int | None, list[LogLine]] = defaultdict(list)
        self.logs: dict[int | None, list[LogLine]] = defaultdict(list)
        self.asks = ""  # what the next line answers: "move", "curtain", "lobby" or nothing
        self.asked_at = -1  # the ply at which a move was asked for
        self.connected = True

    def say(self, key: str, **details: object) -> None:
        self.print(say(key, self.language, **details))

    def print(self, text: str, end: str = "\n") -> None:
        print(text, end=end, flush=True)

    def name(self, seat: int) -> str:
        return short([self.sitting.names[seat]], 24)[0]

    # --- the conversation ---------------------------------------------------------------

    async def play(self) -> None:
        """Until the game is over, or somebody leaves."""
        self.greet()
        message = asyncio.create_task(self.sitting.hear())
        typed = asyncio.create_task(self.typist.lines.get())
        try:
            while True:
                if not self.asks and self.sitting.messages.empty() and not message.done():
                    self.ask()
                hears = self.asks or (self.typist.is_person and self.sitting.company is not None)
                waits = {message, typed} if hears else {message}
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=0.5)
                self.watch_connection()
                if message.done():
                    if not await self.heard(message.result()):
                        for sentence in await self.sitting.unfair() if self.sitting.over else ():
                            self.print(sentence)
                        return
                    message = asyncio.create_task(self.sitting.hear())
                elif hears and typed.done():
                    self.typist.echo(typed.result())
                    if not await self.answered(typed.result()):
                        self.leave()
                        return
                    typed = asyncio.create_task(self.typist.lines.get())
        finally:
            message.cancel()
            typed.cancel()

    def greet(self) -> None:
        game = self.sitting.game.description.name(self.language)
        if len(self.sitting.seats) == 1:
            self.say("plain-hello", game=game, who=self.name(self.sitting.seats[0]))
        elif not self.sitting.seats:
            self.say("plain-watching", game=game)
        else:
            self.say("plain-hello-several", game=game)
        self.say("plain-help")

    def leave(self) -> None:
        self.print("")
        if self.sitting.company is None and self.sitting.would_be_left:
            self.say("plain-kept")

    def watch_connection(self) -> None:
        company = self.sitting.company
        if company is not None and company.connected != self.connected:
            self.connected = company.connected
            self.say("plain-found" if self.connected else "plain-lost")

    # --- hearing ------------------------------------------------------------------------

    async def heard(self, message: m.ServerMessage | None) -> bool:
        """Something happened; False ends the conversation."""
        match message:
            case m.StateChanged():
                self.happened(message)
                if message.over:
                    await self.finish()
                    return False
            case m.Chat(line=said):
                self.interrupt(LogLine(said.text, who=short([said.name], 24)[0]))
            case m.Reacted():
                self.interrupt(LogLine(say(f"reaction-{message.reaction}", self.language), who=message.name))
            case m.HintGiven():
                for told in self.sitting.hint_lines(message):
                    self.print(told)
                self.prompt()
            case m.Refused(id=None):
                self.print(message.sentence)
                self.prompt()
            case m.TableChanged() | m.Hello():
                if self.asks == "lobby" or self.sitting.state is None:
                    self.asks = ""
            case m.Gone():
                self.say("table-gone")
                return False
            case None:
                self.say("terminal-closed")
                return False
            case _:
                pass
        return True

    def interrupt(self, told: LogLine) -> None:
        self.print(f"\n{self.written(told)}" if self.asks else self.written(told))
        self.prompt()

    def written(self, told: LogLine) -> str:
        if told.who:
            return say("plain-chat", self.language, who=told.who, text=told.text)
        return f"{told.text} [{told.clause}]" if told.clause else told.text

    def happened(self, state: m.StateChanged) -> None:
        if len(self.sitting.seats) < 2:
            self.seat = self.sitting.you
        asked = self.asks == "move" and state.since > 0 and self.asked_at == state.ply
        still = asked and self.seat in self.sitting.to_decide()  # only others have decided meanwhile
        doings = self.sitting.told_doings()
        for eyes in state.eyes:
            lines = [told for step in self.sitting.told(eyes) for told in step] + doings
            begun = any(step.seat is not None for step in eyes.steps)
            self.untold[eyes.seat] += lines[-LATELY:] if state.since == 0 and begun else lines
            self.logs[eyes.seat] += lines
        if self.asks and (not still or self.untold[self.seat]):
            self.print("")
        if not still:
            self.asks = ""
        if (self.seat is not None or not self.sitting.seats) and self.tell_news():
            self.prompt()
        self.tell_requests(state)

    def tell_requests(self, state: m.StateChanged) -> None:
        """What others at the table ask."""
        if state.take_back is not None and set(state.take_back.waiting) & set(self.sitting.seats):
            self.say("take-back-asked", who=self.name(state.take_back.seat))
        for vote in state.votes:
            if not set(self.sitting.seats) & {vote.about, *vote.yes, *vote.no}:
                self.say("vote-about", who=self.name(vote.about))

    def tell_news(self) -> bool:
        """Whether there were any."""
        news = self.untold.pop(self.seat, [])
        for told in news:
            self.print(self.written(told))
        return bool(news)

    async def finish(self) -> None:
        state = self.sitting.state
        assert state is not None
        if self.seat is None and self.sitting.seats:
            self.seat = self.sitting.seats[0]
            self.tell_news()
        self.print("")
        self.tell_table()
        self.print(self.sitting.result())
        file = await self.sitting.record_file() if self.sitting.company is None else None
        if file is not None:
            self.say("plain-record", file=str(file))

    # --- asking -------------------------------------------------------------------------

    def ask(self) -> None:
        """Put the question that is due, if there is one."""
        if self.sitting.state is None:
            self.asks = "lobby"
            self.tell_lobby()
            return
        deciding = self.sitting.to_decide()
        if not deciding:
            return
        if self.seat not in deciding:
            self.asks = "curtain"
            if self.typist.is_person:
                self.print("\n" * 40)  # no screen control: what was there moves out of sight
            self.prompt()
            return
        assert self.sitting.state is not None
        self.asks, self.asked_at = "move", self.sitting.state.ply
        self.print("")
        self.tell_table()
        self.tell_moves()
        self.prompt()

    def tell_lobby(self) -> None:
        """Who is there, what is going to be played, and what is waited for."""
        lobby = self.sitting.lobby
        if lobby is not None:
            text = TableText(self.sitting, self.seat)
            told = [*(part.plain.strip() for part in text.waiting_room(lobby)), text.waiting_words(lobby)]
            for sentence in filter(None, told):
                self.print(sentence)
        self.say("plain-waits" if lobby is not None and lobby.may_begin else "plain-waits-others")

    def prompt(self) -> None:
        if self.asks == "curtain":
            self.print(say("plain-pass-on", self.language, who=self.name(self.sitting.to_decide()[0])), end=" ")
        elif self.asks == "move":
            self.print(say("plain-prompt", self.language), end=" ")

    def tell_table(self) -> None:
        eyes = self.sitting.eyes(self.seat)
        for told in tell(self.sitting.game, eyes.view, self.sitting.names, self.language, eyes.seat):
            self.print(told)

    def tell_moves(self) -> None:
        assert self.seat is not None
        eyes = self.sitting.eyes(self.seat)
        self.print("")
        if len(self.sitting.seats) > 1:
            self.say("plain-your-turn", who=self.name(self.seat))
        question = questions.ask(eyes, self.language)
        question = question if question[-1] in ".!?…:" else f"{question}."
        self.print(f"{question} {say('plain-moves', self.language, count=len(eyes.legal))}")
        for number, move in enumerate(eyes.legal, start=1):
            words = self.sitting.answer(self.seat, move)
            self.print(f"{number}. {move}" if words == move else f"{number}. {move}: {words}")

    # --- answers ------------------------------------------------------------------------

    async def answered(self, typed: str | None) -> bool:
        """Do what was typed; False to leave."""
        if typed is None:
            return False
        if self.asks == "curtain" and not typed.strip():
            self.seat, self.asks = self.sitting.to_decide()[0], ""
            self.tell_news()
            return True
        command, rest = command_in(typed)
        if command == "quit":
            return False
        try:
            await self.obey(command, rest)
        except IgrotekaError as error:
            self.print(error.say(self.language))
            self.prompt()
        except TimeoutError:
            self.say("lost-connection")
            self.prompt()
        return True

    async def obey(self, command: str, rest: str) -> None:
        """A command, or else a move; errors are sentences."""
        company, lobby = self.sitting.company, self.sitting.lobby
        match command:
            case "help":
                self.say("plain-help-more")
            case "table" if self.sitting.state is not None and self.asks != "curtain":
                self.tell_table()
            case "moves" if self.asks == "move":
                self.tell_moves()
            case "rules":
                self.tell_rules(rest)
            case "log" if self.asks != "curtain":
                for told in self.logs[self.seat]:
                    self.print(self.written(told))
            case "hint" if self.asks == "move" and self.seat is not None:
                await self.sitting.ask_hint(self.seat)
                return
            case "undo":
                await self.sitting.take_back()
                return
            case "say" if company is not None and rest:
                await company.chat(rest)
                return
            case "back" if company is not None:
                await company.come_back()
            case "start" if lobby is not None:
                await lobby.begin()
            case "yes" | "no" if company is not None:
                await self.answer_others(company, command == "yes")
            case "" if self.asks == "move" and self.seat is not None and rest:
                self.asks = ""
                await self.move(rest)
                return
            case _:
                self.say("plain-help")
        self.prompt()

    async def answer_others(self, company: TableCompany, yes: bool) -> None:
        """What somebody at the table has asked."""
        state = self.sitting.state
        if state is not None and state.take_back is not None:
            await company.answer_take_back(yes)
        for vote in state.votes if state is not None else ():
            await company.vote(vote.about, yes)

    async def move(self, typed: str) -> None:
        assert self.seat is not None
        try:
            await self.sitting.move(self.seat, move_meant(typed, self.sitting.eyes(self.seat).legal))
        except (IgrotekaError, TimeoutError):
            self.asks = "move"
            raise

    def tell_rules(self, wanted: str) -> None:
        """A clause by its number, or those of the situation."""
        sitting = self.sitting
        clauses = [wanted] if wanted else []
        if not wanted and sitting.state is not None:
            clauses += questions.situation(sitting.game, sitting.eyes(self.seat).view)
        book = read_rulebook(sitting.game.id, self.language)
        for number in clauses:
            for clause in book.find(number):
                self.print(spoken_clause(clause))
