"""A record to step through: every position, seen by anybody, and what an analysis says of it."""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.engine.errors import OptionError, RecordError
from igroteka.engine.record import GameRecord
from igroteka.engine.state import WATCHER, State
from igroteka.locale import say
from igroteka.rendering.text import short
from igroteka.report import percent
from igroteka.terminal.sitting import LogLine

if TYPE_CHECKING:
    from igroteka.analysis import Analysis, Effort
    from igroteka.analysis.work import Progress

Eyes = int | None  # a seat's, WATCHER for what all know, None for open cards


def read_record(file: Path, cards: str | None = None) -> GameRecord:
    try:
        return GameRecord.read(file.read_text(encoding="utf-8"), cards)
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError("record-unreadable", file=str(file), reason=str(error)) from error


def read_analysis_of(file: Path, replay: "Replay") -> "Analysis":
    """An analysis that ``igroteka analyse --json`` wrote; it has to be of the same game."""
    import msgspec

    from igroteka.analysis import read_analysis

    try:
        found = read_analysis(file)
    except (OSError, msgspec.MsgspecError) as error:
        raise RecordError("record-unreadable", file=str(file), reason=str(error)) from error
    if found.game != replay.game.id or found.moves != [text for _, text in replay.steps]:
        raise RecordError("replay-analysis", file=str(file), record=str(replay.file))
    return found


class Replay:
    """All positions of a game; ``at`` counts the actions that have been played."""

    def __init__(self, record: GameRecord, file: Path) -> None:
        self.record = record
        self.file = file
        self.game = record.state.game
        self.names = list(record.seats)
        self.steps = record.state.steps
        self.analysis: Analysis | None = None
        self.at = 0
        self.eyes: Eyes = None
        state = self.game.start()
        self.stills: list[State] = [state.glimpse()]
        self.told: list[int] = [state.story_length]
        for by, text in self.steps:
            state.play(text, by)
            self.stills.append(state.glimpse())
            self.told.append(state.story_length)
        self.end = state

    # --- moving about -------------------------------------------------------------------

    def go(self, to: int) -> None:
        self.at = max(0, min(to, len(self.steps)))

    def next_decision(self, by: int = 1) -> None:
        """On to the next position in which a person decides (or back to the last one)."""
        at = self.at + by
        while 0 < at < len(self.steps) and not self.stills[at].actors:
            at += by
        self.go(at)

    def next_turn(self, by: int = 1) -> None:
        """On to what comes after the next turning point."""
        points = [ply + 1 for ply in self.analysis.turning_points] if self.analysis else []
        ahead = [at for at in points if (at - self.at) * by > 0]
        if ahead:
            self.go(min(ahead) if by > 0 else max(ahead))

    def look_through(self, eyes: str) -> None:
        """``open``, ``all`` (what all know), or a seat's number from 1 on."""
        seats = {str(seat + 1): seat for seat in range(self.game.players)}
        known: dict[str, Eyes] = {"open": None, "all": WATCHER, **seats}
        if eyes not in known:
            raise OptionError("replay-eyes", eyes=eyes, players=self.game.players)
        self.eyes = known[eyes]

    def other_eyes(self, by: int = 1) -> None:
        all_eyes: list[Eyes] = [None, WATCHER, *range(self.game.players)]
        self.eyes = all_eyes[(all_eyes.index(self.eyes) + by) % len(all_eyes)]

    # --- looking ------------------------------------------------------------------------

    @cached_property
    def places(self) -> list[tuple[int, int]]:
        """By position, the deal or round and which round, turn or move of it comes next."""
        from igroteka.analysis.work import counted
        from igroteka.bots.hints import opens, part_of
        from igroteka.engine.rule import CHANCE

        by = [who if isinstance(who, int) else CHANCE for who, _ in self.steps]
        parts = [part_of(state) for state in self.stills]
        counts = counted(by, parts, [opens(state) for state in self.stills])
        return [*zip(parts, counts, strict=False)]

    def place(self, language: str) -> str:
        """Where this is: in which deal and round; by count in a game without advice, which tells none apart."""
        from igroteka.bots.hints import gives_reasons

        if not gives_reasons(self.game.kit):
            return say("replay-at", language, at=self.at, all=len(self.steps))
        if self.at == len(self.steps):
            return say("replay-end", language)
        part, number = self.places[self.at]
        return say(f"place-{self.game.id}", language, part=part, number=number)

    @property
    def state(self) -> State:
        return self.stills[self.at]

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view(self.eyes)

    @property
    def seat(self) -> int | None:
        """The seat whose eyes these are, if any one's."""
        return None if self.eyes in (None, WATCHER) else self.eyes

    def lines(self, language: str, since: int = 0) -> list[LogLine]:
        """What has happened up to here, as these eyes saw it."""
        state, until = self.end, self.told[self.at]
        events = state.story[since:until] if self.eyes is None else state.story_for(self.eyes, since, until)
        names = short(self.names, 24)
        return [LogLine(event.say(self.game.id, names, language), event.clause, by=event.seat) for event in events]

    def latest(self, language: str) -> list[LogLine]:
        """What the last action brought."""
        return self.lines(language, self.told[self.at - 1] if self.at else 0)

    def last_move(self, language: str) -> str:
        """The action that led here, as these eyes may know it."""
        if self.at == 0:
            return ""
        by, text = self.steps[self.at - 1]
        if self.eyes is not None:
            text = self.stills[self.at - 1].shown(text, by, self.eyes, self.state)
        who = short(self.names, 24)[by] if isinstance(by, int) else say("rules-chance", language)
        return say("rules-move", language, who=who, move=text)

    def eyes_told(self, language: str) -> str:
        if self.eyes is None:
            return say("eyes-open", language)
        if self.eyes == WATCHER:
            return say("terminal-eyes-all", language)
        return say("eyes-of", language, who=short(self.names, 24)[self.eyes])

    # --- the analysis -------------------------------------------------------------------

    def analyse(
        self, settings: "Effort", heard: Callable[[float], None], wanted: Callable[[], bool]
    ) -> "Analysis | None":
        """Look back at the game, going on from what was kept; None if it is not wanted any more."""
        from igroteka.analysis.keeping import analysing_file

        return followed(analysing_file(self.file, self.record, settings), heard, wanted)

    def look_quickly(
        self, settings: "Effort", heard: Callable[[float], None], wanted: Callable[[], bool]
    ) -> "Analysis | None":
        """A first judgement of the whole game, within a few seconds."""
        from igroteka.analysis import analysing

        return followed(analysing(self.record, settings.quick), heard, wanted)

    def known_analysis(self, settings: "Effort") -> "Analysis | None":
        """The analysis, if ``igroteka analyse`` has finished it for this file."""
        from igroteka.analysis.keeping import place_for, read_kept
        from igroteka.analysis.work import key_of

        kept = read_kept(place_for(self.file), key_of(self.record, settings))
        return self.analyse(settings, lambda part: None, lambda: True) if kept.is_whole else None

    def findings(self, language: str) -> list[str]:
        """What the analysis says of this position and of the action that led here."""
        found = self.analysis
        if found is None:
            return []
        names = short(self.names)
        standing = found.chances[self.at].chances
        told = [" · ".join(f"{name} {percent(share, language)}" for name, share in zip(names, standing, strict=True))]
        ply = self.at - 1
        judged = found.judged(ply)
        if judged is not None:
            from igroteka.analysis import Moment
            from igroteka.bots.why import in_words

            if judged.is_clear or judged.is_find:
                told.append(found.sentence(Moment(ply, judged.is_find), language))
            else:
                chance = percent(judged.chance_played, language)
                move = in_words(judged.played_called, judged.played, language)
                told.append(say("terminal-played", language, move=move, chance=chance))
        turn = found.turn_at(ply)
        if turn is not None:
            told.append(say("terminal-turning-point", language, words=found.turned(turn, language)))
        return told


def followed(
    work: "Generator[Progress, None, Analysis]", heard: Callable[[float], None], wanted: Callable[[], bool]
) -> "Analysis | None":
    """What the work finds; None if it is not wanted any more."""
    from igroteka.analysis.work import Followed

    with closing(work):
        steps = Followed(work)
        for step in steps:
            heard(step.part)
            if not wanted():
                return None
    return steps.found
