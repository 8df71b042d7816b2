"""A record line by line."""

from igroteka.engine.errors import IgrotekaError
from igroteka.locale import say
from igroteka.rendering.text import tell
from igroteka.rulebook.reading import read_rulebook
from igroteka.terminal import questions
from igroteka.terminal.plain import spoken_clause
from igroteka.terminal.replaying import Replay
from igroteka.terminal.typist import Typist

WORDS = {
    "next": ("", "next", "n", "дальше"),
    "back": ("back", "b", "назад"),
    "end": ("end", "конец"),
    "eyes": ("eyes", "e", "глаза"),
    "table": ("table", "t", "стол"),
    "analysis": ("analysis", "a", "разбор"),
    "rules": ("rules", "?", "правила"),
    "quit": ("quit", "q", "exit", "выход"),
}


class PlainReplay:
    """Steps through a game as somebody asks for them."""

    def __init__(self, replay: Replay, typist: Typist, language: str) -> None:
        self.replay = replay
        self.typist = typist
        self.language = language

    async def run(self) -> None:
        self.tell_step()
        while True:
            typed = await self.typist.line(say("plain-replay-help", self.language))
            if typed is None or not self.obey(typed.strip().lower()):
                print()
                return

    def obey(self, typed: str) -> bool:
        """Go where it says; False to leave."""
        replay = self.replay
        command = next((name for name, forms in WORDS.items() if typed in forms), typed)
        match command:
            case "quit":
                return False
            case "next":
                replay.go(replay.at + 1)
            case "back":
                replay.go(replay.at - 1)
            case "end":
                replay.go(len(replay.steps))
            case "eyes":
                replay.other_eyes()
                print(replay.eyes_told(self.language))
            case "analysis":
                self.tell_analysis()
                return True
            case "rules":
                book = read_rulebook(replay.game.id, self.language)
                for number in questions.situation(replay.game, replay.view):
                    for clause in book.find(number):
                        print(spoken_clause(clause))
                return True
            case "table":
                self.tell_table()
                return True
            case _ if typed.isdigit():
                replay.go(int(typed))
            case _:
                print(say("plain-replay-no", self.language, typed=typed))
                return True
        self.tell_step()
        return True

    def tell_step(self) -> None:
        replay, language = self.replay, self.language
        place = say("plain-step", language, where=replay.place(language), at=replay.at, all=len(replay.steps))
        print(f"{place} {replay.last_move(language)}".rstrip())
        for told in replay.latest(language):
            print(f"{told.text} [{told.clause}]")
        for found in replay.findings(language):
            print(found)
        if replay.at == len(replay.steps) or not replay.at:
            self.tell_table()

    def tell_table(self) -> None:
        replay = self.replay
        for told in tell(replay.game, replay.view, replay.names, self.language, replay.seat):
            print(told)

    def tell_analysis(self) -> None:
        """What the analysis found; it is made now if nobody made it yet."""
        from igroteka.analysis import Effort
        from igroteka.analysis.writing import text

        if self.replay.analysis is None:
            try:
                self.replay.analysis = self.replay.analyse(Effort(), lambda part: None, lambda: True)
            except IgrotekaError as error:
                print(error.say(self.language))
                return
        assert self.replay.analysis is not None
        print(text(self.replay.analysis, self.language), end="")
