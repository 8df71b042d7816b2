"""What one does at a table because others sit at it before screens of their own."""

from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from igroteka import protocol as m
from igroteka.locale import say
from igroteka.rendering.text import short
from igroteka.terminal.asides import Question, Writing
from igroteka.terminal.sitting import Sitting
from igroteka.terminal.widgets import MenuChoice

if TYPE_CHECKING:
    from igroteka.terminal.app import IgrotekaApp


class AmongOthers(Screen[None]):
    """Chat, votes, moves that others want to take back; where there is no company, nothing of it happens."""

    app: "IgrotekaApp"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "chat", show=False),
        Binding("b", "back", show=False),
        Binding("f", "faster", show=False),
        Binding("v", "vote", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = sitting.language

    def say(self, key: str, **details: object) -> str:
        return say(key, self.language, **details)

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
        if self.sitting.company is not None:
            await self.sitting.company.answer_take_back(await self.agrees("take-back-asked", seat))

    @work(group="vote", exclusive=True)
    async def answer_vote(self, seat: int) -> None:
        if self.sitting.company is not None:
            await self.sitting.company.vote(seat, await self.agrees("vote-about", seat))

    def action_vote(self) -> None:
        """Shall a bot replace for good who is away?"""
        absent = self.sitting.company.absent() if self.sitting.company is not None else None
        if absent is not None:
            self.answer_vote(absent)

    @work(group="chat", exclusive=True)
    async def action_chat(self) -> None:
        if self.sitting.company is not None:
            said = await self.app.push_screen_wait(Writing(self.say("chat"), placeholder=self.say("chat-placeholder")))
            if said:
                await self.sitting.company.chat(said)

    @work(group="back-again", exclusive=True)
    async def action_back(self) -> None:
        if self.sitting.company is not None and self.sitting.company.away:
            await self.sitting.company.come_back()

    @work(group="faster", exclusive=True)
    async def action_faster(self) -> None:
        if self.sitting.company is not None and self.sitting.seats:
            await self.sitting.company.hurry()
