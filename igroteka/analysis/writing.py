"""An analysis for people: text for a terminal, a self-contained web page with the chart of chances."""

from html import escape
from typing import Any

from igroteka.analysis.findings import Analysis, PlayerFindings
from igroteka.locale import say
from igroteka.report import Line, columns, line_chart, page, percent, table


class Sentences:
    """The analysis in the sentences of one language."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        self.analysis, self.language = analysis, language

    def say(self, key: str, **details: Any) -> str:
        return say(f"analysis-{key}", self.language, **details)

    @property
    def title(self) -> str:
        return self.say("title", game=say(f"game-{self.analysis.game}", self.language))

    def points(self, share: float) -> str:
        """A change of chances with its sign: ``+12%``."""
        written = percent(share, self.language, 1)
        return f"+{written}" if share > 0 else written

    def players(self) -> tuple[list[str], list[list[str]]]:
        keys = ("player", "accuracy", "decisions", "loss", "start", "luck", "own", "others", "drift", "result")
        return [self.say(f"column-{key}") for key in keys], [self.player(player) for player in self.analysis.players]

    def player(self, player: PlayerFindings) -> list[str]:
        plain = [
            percent(share, self.language, 1)
            for share in (player.loss / max(1, player.decisions), player.start, player.result)
        ]
        accuracy = "" if player.accuracy is None else percent(player.accuracy, self.language)
        luck = f"{self.points(player.luck)} ± {percent(2 * player.luck_error, self.language, 1)}"
        moved = [self.points(share) for share in (player.own_moves, player.others_moves, player.drift)]
        return [player.name, accuracy, str(player.decisions), plain[0], plain[1], luck, *moved, plain[2]]

    def turning_points(self) -> list[str]:
        """Each as a line: what happened and whom it moved."""
        return [self.turn(ply) for ply in self.analysis.turning_points]

    def turn(self, ply: int) -> str:
        found = self.analysis
        moved = ", ".join(
            f"{name} {self.points(change)}"
            for name, change in zip(found.names, found.changes(ply), strict=True)
            if abs(change) >= 0.005
        )
        who = found.names[found.by[ply]] if found.by[ply] >= 0 else self.say("chance")
        return self.say("turn", number=ply + 1, who=who, move=found.moves[ply], moved=moved)

    def moments(self, player: PlayerFindings) -> list[str]:
        return [self.analysis.sentence(moment, self.language) for moment in player.moments]

    def notes(self) -> list[str]:
        return [self.say(key) for key in ("note-accuracy", "note-luck", "note-sum")]


def text(analysis: Analysis, language: str) -> str:
    """The analysis for a terminal."""
    words = Sentences(analysis, language)
    parts = [words.title, "", *columns(*words.players()), "", *words.notes()]
    if analysis.turning_points:
        parts += ["", words.say("turning-points"), *(f"  {line}" for line in words.turning_points())]
    for player in analysis.players:
        if player.moments:
            parts += ["", words.say("moments", who=player.name), *(f"  {line}" for line in words.moments(player))]
    return "\n".join(parts) + "\n"


def html(analysis: Analysis, language: str) -> str:
    """The analysis as a page that needs nothing but itself."""
    words = Sentences(analysis, language)
    plies = [standing.ply for standing in analysis.chances]
    lines = [
        Line(name, plies, [standing.chances[seat] for standing in analysis.chances])
        for seat, name in enumerate(analysis.names)
    ]
    marks = [(ply + 1, words.turn(ply)) for ply in analysis.turning_points]
    parts = [
        f"<figure>{line_chart(words.say('chart'), lines, marks)}</figure>",
        table(*words.players()),
        *(f'<p class="muted">{escape(note)}</p>' for note in words.notes()),
    ]
    if analysis.turning_points:
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
    """Every decision with the chances of all its moves."""
    head = [words.say(f"column-{key}") for key in ("action", "player", "played", "best", "loss", "moves")]
    rows = [
        [
            str(judged.ply + 1),
            words.analysis.names[judged.seat],
            f"{judged.played} {percent(judged.chance_played, words.language)}",
            f"{judged.best} {percent(judged.chance_best, words.language)}",
            percent(judged.loss, words.language, 1) if judged.loss else "",
            ", ".join(f"{choice.move} {percent(choice.chance, words.language)}" for choice in judged.choices[:6]),
        ]
        for judged in words.analysis.decisions
    ]
    return table(head, rows)
