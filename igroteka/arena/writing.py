"""A tournament's report for people: text for a terminal, a self-contained web page."""

from collections.abc import Callable
from html import escape
from typing import Any

from igroteka.arena.report import Estimate, Report
from igroteka.engine.record import written
from igroteka.locale import say
from igroteka.report import Dot, Line, columns, dot_chart, line_chart, number, page, percent, table


class ArenaWords:
    """The report's cells and sentences in one language."""

    def __init__(self, report: Report, language: str) -> None:
        self.report, self.language = report, language

    def say(self, key: str, **details: Any) -> str:
        return say(f"arena-{key}", self.language, **details)

    @property
    def title(self) -> str:
        return self.say("title", game=say(f"game-{self.report.game}", self.language), players=self.report.players)

    def sentences(self) -> list[str]:
        """What was played and how to read the figures."""
        report = self.report
        options = ", ".join(f"{name}={written(value)}" for name, value in report.options.items())
        seed = str(report.seed)
        lines = [self.say("played", games=report.games, planned=report.planned, deals=report.deals, seed=seed)]
        lines.append(self.say("options", options=options, version=report.version))
        if report.cards:
            lines.append(self.say("cards"))
        lines.append(self.say("fair", share=report.fair_share))
        lines.append(self.say("anytime" if report.anytime else "interval"))
        return lines

    def share(self, estimate: Estimate) -> str:
        return self.estimate(estimate, lambda value: percent(value, self.language, 1))

    def margin(self, estimate: Estimate) -> str:
        return self.estimate(estimate, lambda value: number(value, self.language, 2))

    def estimate(self, estimate: Estimate, spell: Callable[[float], str]) -> str:
        """``31.2% [29.0%, 33.4%]``; the mean alone where there is no interval yet."""
        if estimate.low is None or estimate.high is None:
            return spell(estimate.mean)
        return f"{spell(estimate.mean)} [{spell(estimate.low)}, {spell(estimate.high)}]"

    def standings(self) -> tuple[list[str], list[list[str]]]:
        head = [self.say(f"column-{key}") for key in ("bot", "games", "share", "margin", "rating", "time")]
        rows = [
            [
                row.bot,
                number(row.games, self.language, 0),
                self.share(row.share),
                self.margin(row.margin),
                f"{number(row.rating.mu, self.language, 1)} ± {number(2 * row.rating.sigma, self.language, 1)}",
                self.say("milliseconds", number=row.milliseconds),
            ]
            for row in self.report.rows
        ]
        return head, rows

    def head_to_head(self) -> tuple[list[str], list[list[str]]]:
        bots = [row.bot for row in self.report.rows]
        met = {(meeting.bot, meeting.other): meeting.share for meeting in self.report.meetings}
        rows = [[bot, *(self.share(met[bot, other]) if (bot, other) in met else "" for other in bots)] for bot in bots]
        return [self.say("column-against"), *bots], rows


def text(report: Report, language: str) -> str:
    """The report for a terminal or a file."""
    words = ArenaWords(report, language)
    parts = [words.title, "", *words.sentences(), "", *columns(*words.standings())]
    if report.meetings:
        parts += ["", words.say("head-to-head"), "", *columns(*words.head_to_head())]
    return "\n".join(parts) + "\n"


def html(report: Report, language: str) -> str:
    """The report as a page that needs nothing but itself."""
    words = ArenaWords(report, language)
    shares = [
        Dot(row.bot, row.share.mean, row.share.low, row.share.high, percent(row.share.mean, language, 1))
        for row in report.rows
    ]
    ratings = [
        Dot(
            row.bot,
            row.rating.mu,
            row.rating.mu - 2 * row.rating.sigma,
            row.rating.mu + 2 * row.rating.sigma,
            number(row.rating.mu, language, 1),
        )
        for row in report.rows
    ]
    courses = [Line(course.bot, course.deals, course.shares) for course in report.courses]
    parts = [f"<p>{escape(sentence)}</p>" for sentence in words.sentences()]
    parts.append(table(*words.standings()))
    parts += section(words.say("shares"), dot_chart(words.say("shares"), shares, report.fair_share))
    parts += section(words.say("ratings"), dot_chart(words.say("ratings"), ratings))
    if report.deals > 1:
        parts += section(words.say("course"), line_chart(words.say("course"), courses, level=report.fair_share))
    if report.meetings:
        parts += [f"<h2>{escape(words.say('head-to-head'))}</h2>", table(*words.head_to_head())]
    return page(words.title, language, parts)


def section(title: str, chart: str) -> list[str]:
    return [f"<h2>{escape(title)}</h2>", f"<figure>{chart}</figure>"]
