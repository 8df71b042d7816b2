"""An analysis for people: text for a terminal, a self-contained web page with the chart of chances."""

from html import escape
from textwrap import wrap
from typing import Any, Final

from igroteka.analysis.findings import Analysis, PlayerFindings, signed
from igroteka.locale import say
from igroteka.rendering.text import short
from igroteka.report import Line, columns, line_chart, page, percent, table

WIDE: Final = 80  # columns of a terminal
NAMED: Final = 16  # letters of a name
MOVES: Final = 4  # of a decision that are shown with their chances


class Sentences:
    """The analysis in the sentences of one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis, self.language = analysis, language

    def say(self, key: str, **details: Any) -> str:
        return say(f"analysis-{key}", self.language, **details)

    @property
    def title(self) -> str:
        return self.say("title", game=say(f"game-{self.analysis.game}", self.language))

    def players(self) -> tuple[list[str], list[list[str]]]:
        keys = ("player", "accuracy", "start", "luck", "own", "others", "result")
        names = short(self.analysis.names, NAMED)
        rows = [self.player(name, one) for name, one in zip(names, self.analysis.players, strict=True)]
        return [self.say(f"column-{key}") for key in keys], rows

    def player(self, name: str, player: PlayerFindings) -> list[str]:
        accuracy = "" if player.accuracy is None else percent(player.accuracy, self.language)
        start, luck, own, others, result = (part / 100 for part in player.shown)
        return [
            name,
            accuracy,
            percent(start, self.language),
            self.with_error(luck, player.luck_error),
            self.with_error(own, player.own_error),
            signed(others, self.language),
            percent(result, self.language),
        ]

    def with_error(self, change: float, error: float) -> str:
        return f"{signed(change, self.language)} ± {percent(2 * error, self.language)}"

    def turning_points(self) -> list[str]:
        return [self.analysis.turned(turn, self.language) for turn in self.analysis.turns]

    def moments(self, player: PlayerFindings) -> list[str]:
        return [self.analysis.sentence(moment, self.language) for moment in player.moments]

    def notes(self) -> list[str]:
        return [self.say(key) for key in ("note-chance", "note-accuracy", "note-sum")]


def text(analysis: Analysis, language: str) -> str:
    """The analysis for a terminal: no line is longer than one, and no word is broken."""
    words = Sentences(analysis, language)
    parts = [words.title, "", *columns(*words.players()), ""]
    for note in words.notes():
        parts += wrap(note, WIDE, break_long_words=False, break_on_hyphens=False)
    if analysis.turns:
        parts += ["", words.say("turning-points"), *indented(words.turning_points())]
    for player in analysis.players:
        if player.moments:
            parts += ["", words.say("moments", who=player.name), *indented(words.moments(player))]
    return "\n".join(parts) + "\n"


def indented(lines: list[str]) -> list[str]:
    def folded(line: str) -> list[str]:
        return wrap(
            line, WIDE, initial_indent="  ", subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
        )

    return [part for line in lines for part in folded(line)]


def html(analysis: Analysis, language: str) -> str:
    """The analysis as a page that needs nothing but itself."""
    words = Sentences(analysis, language)
    plies = [standing.ply for standing in analysis.chances]
    lines = [
        Line(name, plies, [standing.chances[seat] for standing in analysis.chances])
        for seat, name in enumerate(analysis.names)
    ]
    marks = [(turn.ply + 1, analysis.turned(turn, language)) for turn in analysis.turns]
    begun = [ply for ply, part in enumerate(analysis.parts) if ply == 0 or part != analysis.parts[ply - 1]]
    divided = [(float(ply), analysis.part(ply, language)) for ply in begun]
    parts = [
        f"<figure>{line_chart(words.say('chart'), lines, marks, parts_at=divided)}</figure>",
        table(*words.players()),
        *(f'<p class="muted">{escape(note)}</p>' for note in words.notes()),
    ]
    if analysis.turns:
        parts += [f"<h2>{escape(words.say('turning-points'))}</h2>", listing(words.turning_points())]
    for player in analysis.players:
        if player.moments:
            parts.append(f"<h2>{escape(words.say('moments', who=player.name))}</h2>")
            parts.append(listing(words.moments(player)))
    parts += [f"<h2>{escape(words.say('decisions'))}</h2>", decisions(words)]
    return page(words.title, language, parts)


def listing(lines: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def decisions(words: Sentences) -> str:
    """Every decision with the chances of its moves; what was forced is none."""
    head = [words.say(f"column-{key}") for key in ("where", "player", "played", "loss", "moves")]
    names = short(words.analysis.names, NAMED)
    rows = [
        [
            words.analysis.where(one.ply, words.language),
            names[one.seat],
            f"{one.played} {percent(one.chance_played, words.language)}",
            words.with_error(-one.loss, one.error) if one.is_clear else "",
            ", ".join(f"{choice.move} {percent(choice.chance, words.language)}" for choice in one.choices[:MOVES]),
        ]
        for one in words.analysis.decisions
        if len(one.choices) > 1
    ]
    return table(head, rows, wordy=len(head) - 1)
