"""What the table says besides its board: head, question, moves, waiting room, keys. Made of a sitting, for one seat."""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from igroteka import protocol as m
from igroteka.engine.views import AnyView
from igroteka.locale import say
from igroteka.rendering.boards import ACTING, FAINT, GREEN, RED, STRONG, TEAL, line
from igroteka.rendering.text import JOIN, short
from igroteka.report import percent
from igroteka.terminal import questions
from igroteka.terminal.options_text import told_options
from igroteka.terminal.sitting import Lobby, LogLine, Sitting
from igroteka.terminal.widgets import Key, MenuChoice

KEY_WIDTH = 17  # of the column with the keys
IN_WORDS = 6  # so many moves at most are offered in words; more in notation


@dataclass(frozen=True)
class Offer:
    """Something else than a move that a table offers; its key cannot be a move."""

    key: str
    word: str


SIT, BEGIN, AGAIN, LOOK_BACK, LEAVE = (
    Offer("!sit", "sit"),
    Offer("!start", "start"),
    Offer("!again", "rematch"),
    Offer("!replay", "analysis"),
    Offer("!leave", "to-shelf"),
)


class TableText:
    """Whoever sits at ``seat`` reads this; None: nobody in particular."""

    def __init__(self, sitting: Sitting, seat: int | None, hint: m.HintGiven | None = None) -> None:
        self.sitting = sitting
        self.seat = seat
        self.hint = hint
        self.language = sitting.language

    def say(self, key: str, **details: object) -> str:
        return say(key, self.language, **details)

    @property
    def may_move(self) -> bool:
        sitting, state = self.sitting, self.sitting.state
        if state is None or state.over or not sitting.up_to_date:
            return False
        return self.seat in state.acting and self.seat in sitting.seats

    # --- the head -----------------------------------------------------------------------

    def head(self, view: AnyView | None) -> Text:
        """The game, and where it stands."""
        game = self.sitting.game
        made = line((f" {game.description.name(self.language)} ", STRONG))
        if view is not None:
            made.append(f"· {questions.title(game, view, short(self.sitting.names, 16), self.language)}")
        return made

    def clock(self) -> Text:
        """The time that is left, and whether the server is there."""
        company, made = self.sitting.company, line()
        if company is None:
            return made
        if not company.connected:
            return line((self.say("lost-connection"), Style(color=RED, bold=True)))
        for seat in self.sitting.thinking():
            left = company.time_left(seat)
            if left is not None:
                mine = seat in self.sitting.seats
                style = Style(color=RED, bold=True) if mine and left < 10 else ACTING if mine else FAINT
                name = "" if mine else f"{short([self.sitting.names[seat]])[0]} "
                made.append_text(line((f" {name}{clock_face(left)}", style)))
        return made

    # --- before the game ----------------------------------------------------------------

    def waiting_room(self, lobby: Lobby) -> list[Text]:
        """Who sits where, what is going to be played, and the link to give away."""
        names = short(self.sitting.names, 24)
        lines = [line(), line("  ", (self.say("terminal-link"), FAINT)), line(f"  {lobby.link}"), line()]
        for seat, name in enumerate(names):
            style = STRONG if seat in self.sitting.seats else Style()
            lines.append(line(f"  {seat + 1}  ", (name or self.say("seat-empty"), style if name else FAINT)))
        chosen = told_options(self.sitting.game, self.language)
        return [*lines, line(), *(line((f"  {option}", FAINT)) for option in chosen)]

    def waiting_words(self, lobby: Lobby) -> str:
        """What is waited for: people, or who has to begin."""
        told = self.say("lobby-waits", count=lobby.free) if lobby.free else self.say("lobby-full")
        if lobby.may_begin:
            begins = self.say("terminal-you-begin")
        elif lobby.host:
            begins = self.say("terminal-begins", who=short([lobby.host], 24)[0])
        else:
            begins = self.say("host-starts")
        return f"{told.rstrip('.!')}. {begins}"

    # --- the question -------------------------------------------------------------------

    def ask(self, marked: str | None) -> Text:
        """What is asked, or what is waited for; ``marked`` is the move that is looked at."""
        sitting, company = self.sitting, self.sitting.company
        if sitting.state is None:
            made = line((self.say("waiting") if sitting.lobby is None else self.waiting_words(sitting.lobby), ACTING))
        elif self.may_move and self.hint is not None:
            made = line(("\n".join(sitting.hint_lines(self.hint)[:3]), Style(color=GREEN)))
        elif self.may_move and self.seat is not None:
            made = self.question(self.seat, marked)
        else:
            made = line((sitting.waiting_for(), ACTING if sitting.over else FAINT))
            if sitting.over:
                made.append(f"  {self.scores()}")
        if company is not None and company.away:
            made.append(f"  {self.say('you-away')} (b: {self.say('you-back')})", Style(color=RED))
        return made

    def question(self, seat: int, marked: str | None) -> Text:
        sitting = self.sitting
        eyes = sitting.eyes(seat)
        assert sitting.state is not None
        if seat in sitting.state.decided and eyes.chosen:
            waiting = sitting.waiting_for() if sitting.thinking() else ""
            return line((f"{self.say('terminal-may-change')} ", FAINT), waiting)
        made = line((questions.ask(eyes, self.language), ACTING))
        if len(eyes.legal) > IN_WORDS and marked in eyes.legal:
            made.append_text(line("   ", sitting.answer(seat, marked)))
        return made

    def scores(self) -> str:
        assert self.sitting.state is not None
        names = short(self.sitting.names)
        return ", ".join(f"{name} {points}" for name, points in zip(names, self.sitting.state.scores, strict=True))

    # --- what can be picked -------------------------------------------------------------

    def choices(self) -> list[MenuChoice]:
        """What can be done now: moves, or what a table offers before and after its game."""
        sitting = self.sitting
        if sitting.state is None and sitting.lobby is not None:
            return self.offered(sitting.lobby)
        if sitting.over:
            return [MenuChoice(offer.key, self.say(offer.word)) for offer in (AGAIN, LOOK_BACK, LEAVE)]
        if not self.may_move or self.seat is None:
            return []
        legal = sitting.eyes(self.seat).legal
        in_words = len(legal) <= IN_WORDS
        chances = {one.move: one.chance for one in self.hint.moves} if self.hint else {}
        return [
            MenuChoice(
                move,
                sitting.answer(self.seat, move) if in_words or move.isalpha() else move,
                percent(chances[move], self.language) if move in chances else "",
            )
            for move in legal
        ]

    def offered(self, lobby: Lobby) -> list[MenuChoice]:
        made = [MenuChoice(SIT.key, self.say(SIT.word))] if lobby.may_sit else []
        if lobby.may_begin:
            made.append(MenuChoice(BEGIN.key, self.say("start-fill" if lobby.free else BEGIN.word)))
        return [*made, MenuChoice(LEAVE.key, self.say(LEAVE.word))]

    def hinted(self) -> int:
        """The move that a hint would play is marked."""
        if self.hint is None or not self.hint.moves or not self.may_move:
            return 0
        legal = self.sitting.eyes(self.seat).legal
        best = self.hint.moves[0].move
        return legal.index(best) if best in legal else 0

    # --- the keys -----------------------------------------------------------------------

    def keys(self) -> list[Key]:
        """The most important first; where there is no room, F1 has the rest."""
        sitting = self.sitting
        offered = [
            ("?", "rules", "rules", True),
            ("h", "hint", "hint", sitting.may_hint and bool(sitting.seats)),
            ("u", "take-back", "take_back", sitting.may_take_back and bool(sitting.seats)),
            ("c", "chat", "chat", sitting.company is not None),
            ("q", "terminal-leave", "leave", True),
            ("t", "terminal-in-words", "words", True),
            (":", "terminal-notation", "notation", bool(sitting.seats)),
            ("F1", "keys", "keys", True),
        ]
        return [Key(key, self.say(word), action) for key, word, action, there in offered if there]

    def all_keys(self, pace: str) -> list[str]:
        """Every key in a line of its own."""
        keys = [
            ("1–9", self.say("terminal-key-digits")),
            ("← ↑ ↓ →, Enter", self.say("terminal-key-arrows")),
            ("?", self.say("terminal-key-rules")),
            ("h", self.say("hint")),
            ("u", self.say("take-back")),
            ("t", self.say("terminal-in-words")),
            (":", self.say("terminal-notation")),
            ("p", f"{self.say('terminal-key-pace')}: {self.say(f'terminal-pace-{pace}')}"),
            ("PgUp, PgDn", self.say("terminal-key-scroll")),
            ("Esc", self.say("terminal-key-escape")),
            ("q", self.say("terminal-key-leave")),
            ("Ctrl-C", self.say("terminal-key-quit")),
        ]
        if self.sitting.company is not None:
            company = [("c", "chat"), ("b", "you-back"), ("f", "terminal-key-faster"), ("v", "terminal-key-vote")]
            keys[7:7] = [(key, self.say(word)) for key, word in company]
        return [f"{key:<{KEY_WIDTH - 1}}".replace(" ", JOIN) + f" {told}" for key, told in keys]


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
