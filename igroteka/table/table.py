"""The table itself: a fold over its log, and what may be added to the log.

A method that asks for something (``sit``, ``move``, ``vote`` …) changes nothing: it answers with
the entries to append, or refuses. Only :meth:`Table.follow` changes the table, one entry at a time,
so that whoever reads the same log sits at the same table.
"""

import hmac
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import msgspec

from igroteka.api import game as game_of
from igroteka.engine.game import Game
from igroteka.engine.state import CHANCE, State
from igroteka.protocol.words import COLOURS, OVER, PLAYING, REASONS, WAITING, Colour, Deed, Reason, Status, one_of
from igroteka.table import fairness, log
from igroteka.table.errors import Stale, TableError
from igroteka.table.log import Entry
from igroteka.table.setting import Place, Setting

MOST_STILLS: Final = 14  # positions kept so that the latest actions can be shown one by one
BOTS_LEASE: Final = 4.0  # seconds after which another process may play for a bot


class Sitter(msgspec.Struct):
    """What a guest brings to a seat."""

    name: str
    colour: Colour
    salt: str = ""


@dataclass(slots=True)
class TableChair:
    """A seat and who is on it."""

    place: Place
    guest: str | None = None
    name: str = ""
    colour: Colour = "teal"
    salt: str = ""
    away: Reason | None = None  # why a bot plays here for its guest

    @property
    def bot(self) -> bool:
        """Does a bot play here now?"""
        return self.guest is None or self.away is not None

    @property
    def free(self) -> bool:
        return self.guest is None and self.place.kind != "bot"


class Action(msgspec.Struct, frozen=True, gc=False):
    """An action of the game and where it stands in the log."""

    seat: int | None
    text: str
    number: int  # the log's entry that brought it about
    group: int  # the entry of the decision that it follows from: they are taken back together
    told: int  # events told after it
    epoch: int


@dataclass(slots=True)
class Plea:
    """Somebody would like to take a move back."""

    seat: int
    yes: set[int] = field(default_factory=set)


class Happening(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table and is no action of the game."""

    number: int
    what: Deed
    seat: int | None = None
    reason: Reason | None = None


@lru_cache(maxsize=256)
def shared_game(id: str, options: bytes) -> Game:
    """Tables with the same options, here as JSON, play the same game: it never changes, and takes room and time."""
    return game_of(id, **msgspec.json.decode(options))


class Table:
    """A live table."""

    def __init__(
        self, id: str, host: str, secret: bytes, setting: Setting, opened: float = 0.0, game: Game | None = None
    ) -> None:
        self.id = id
        self.host = host
        self.secret = secret
        self.setting = setting
        self.opened = opened
        self.game = game or shared_game(setting.game, msgspec.json.encode(setting.options))  # or from another box
        self.chairs = [TableChair(place, colour=COLOURS[i % len(COLOURS)]) for i, place in enumerate(setting.places)]
        self.commit = fairness.commitment(secret)
        self.length = 0
        self.state: State | None = None
        self.trial: State | None = None
        self.actions: list[Action] = []
        self.stills: dict[int, bytes] = {}  # the position before each of the latest actions, by its index
        self.base: tuple[int, bytes] | None = None  # the position before the latest decision, and its index
        self.acting: tuple[int, ...] = ()  # the seats that are asked now, those included that have chosen
        self.choices: dict[int, str] = {}
        self.asked: dict[int, float] = {}  # the seats that are thinking, and since when
        self.votes: dict[int, dict[int, bool]] = {}
        self.plea: Plea | None = None
        self.happenings: list[Happening] = []
        self.move_ids: dict[tuple[str, str], int] = {}
        self.epoch = 0
        self.group = 0

    # --- looking at it ------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.state is None:
            return WAITING
        return OVER if self.state.actor is None else PLAYING

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.guest == guest)

    def seating(self) -> dict[str | None, tuple[int, ...]]:
        """The seats of every guest."""
        found: dict[str | None, tuple[int, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest is not None:
                found[chair.guest] = (*found.get(chair.guest, ()), seat)
        return found

    def people(self, but: int | None = None) -> dict[str, int]:
        """The guests who are there, each with one seat of his; without the guest of seat ``but``."""
        left_out = None if but is None else self.chairs[but].guest
        found: dict[str, int] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest is not None and chair.away is None and chair.guest != left_out:
                found.setdefault(chair.guest, seat)
        return found

    def bots_to_move(self) -> tuple[int, ...]:
        """The seats whose move is up to a bot now."""
        return tuple([seat for seat in self.asked if self.chairs[seat].bot])

    def level_of(self, seat: int) -> str:
        chair = self.chairs[seat]
        return self.setting.level if chair.away is not None else chair.place.level

    def deadlines(self) -> dict[int, float]:
        """Until when the people who are asked may think."""
        limit = self.setting.clock.limit
        if limit is None:
            return {}
        return {seat: since + limit for seat, since in self.asked.items() if not self.chairs[seat].bot}

    def due(self, now: float) -> float | None:
        """When somebody should look after this table, at the latest."""
        if self.bots_to_move():
            return now + BOTS_LEASE
        deadlines = self.deadlines()
        return min(deadlines.values()) if deadlines else None

    def snapshot_at(self, ply: int) -> bytes | None:
        """The position after so many actions; that of a few of the latest is kept."""
        return self.playing_state().snapshot() if ply == self.ply else self.stills.get(ply)

    def playing_state(self) -> State:
        if self.state is None:
            raise TableError("table-not-begun")
        return self.state

    # --- the fold -----------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> None:
        """The entries have become part of the log: let them happen."""
        for entry in entries:
            if entry.number != self.length:
                raise ValueError(f"Entry {entry.number} does not follow a log of {self.length}.")
            FOLD[entry.kind](self, entry)
            if entry.move_id is not None:
                self.move_ids[entry.by, entry.move_id] = entry.number
            self.length += 1
            if self.state is not None:
                self._ask(entry.at)

    def _happened(self, entry: Entry, what: Deed, seat: int | None = None, reason: Reason | None = None) -> None:
        self.happenings.append(Happening(entry.number, what, seat, reason))

    def _ask(self, at: float) -> None:
        """Who is to decide has been thinking since he was asked."""
        state, asked = self.playing_state(), self.asked
        self.acting = () if state.actor == CHANCE else state.actors
        self.asked = {seat: asked.get(seat, at) for seat in self.acting if seat not in self.choices}

    def _sat(self, entry: Entry) -> None:
        assert entry.seat is not None
        sitter = msgspec.json.decode(entry.text, type=Sitter)
        chair = self.chairs[entry.seat]
        chair.guest, chair.name, chair.colour, chair.salt = entry.by, sitter.name, sitter.colour, sitter.salt

    def _stood(self, entry: Entry) -> None:
        for seat in self.seats_of(entry.by):
            self.chairs[seat] = TableChair(self.chairs[seat].place, colour=COLOURS[seat % len(COLOURS)])
        heirs = self.people()
        if entry.by == self.host and heirs:
            self.host = next(iter(heirs))

    def _arranged(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].place = msgspec.json.decode(entry.text, type=Place)

    def _started(self, entry: Entry) -> None:
        order = [int(seat) for seat in entry.text.split()]
        self.chairs = [self.chairs[seat] for seat in order]
        for seat, chair in enumerate(self.chairs):
            if chair.guest is None:
                chair.place = Place("bot", chair.place.level)
                chair.name = ""
                chair.colour = COLOURS[seat % len(COLOURS)]
        self.state = self.game.start()
        self._begin(entry)
        self._happened(entry, "started")

    def _act(self, entry: Entry, seat: int | None, text: str) -> None:
        state, index = self.playing_state(), len(self.actions)
        self.stills[index] = snapshot = state.snapshot()
        self.stills.pop(index - MOST_STILLS, None)
        if self.base is None:
            self.base = (index, snapshot)
        state.play(text, CHANCE if seat is None else seat)
        self.actions.append(Action(seat, text, entry.number, self.group, state.story_length, self.epoch))

    def _moved(self, entry: Entry) -> None:
        self._begin(entry)
        self._decided(entry)
        self._act(entry, entry.seat, entry.text)

    def _begin(self, entry: Entry) -> None:
        """What follows happens because of this entry."""
        self.group = entry.number
        self.base = None

    def _chose(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._decided(entry)
        self.choices[entry.seat] = entry.text
        self.asked.pop(entry.seat, None)
        if len(self.choices) == len(self.acting):
            choices, self.choices = self.choices, {}
            self._begin(entry)
            for seat in sorted(choices):
                self._act(entry, seat, choices[seat])

    def _decided(self, entry: Entry) -> None:
        """Who moves himself is here; and a plea is over when the game goes on."""
        assert entry.seat is not None
        self.plea = None
        chair = self.chairs[entry.seat]
        if chair.away is not None and entry.by == chair.guest:
            self._came_back(entry)

    def _drew(self, entry: Entry) -> None:
        self._act(entry, None, entry.text)

    def _went(self, entry: Entry) -> None:
        assert entry.seat is not None
        reason = one_of(REASONS, entry.text) or "left"
        self.chairs[entry.seat].away = reason
        self._happened(entry, "away", entry.seat, reason)

    def _came_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].away = None
        self.votes.pop(entry.seat, None)
        self.asked.pop(entry.seat, None)
        self._happened(entry, "back", entry.seat)

    def _voted(self, entry: Entry) -> None:
        assert entry.seat is not None
        about, answer = entry.text.split()
        target = int(about)
        votes = self.votes.setdefault(target, {})
        votes[entry.seat] = answer == "yes"
        if sum(votes.values()) >= self.votes_needed(target):
            chair = self.chairs[target]
            chair.place = Place("bot", self.setting.level)
            chair.guest, chair.away, chair.name = None, None, ""
            del self.votes[target]
            self._happened(entry, "replaced", target, "vote")
        elif len(votes) == len(self.people(but=target)):
            del self.votes[target]

    def _asked_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.plea = Plea(entry.seat)
        self._grant(entry)

    def _answered(self, entry: Entry) -> None:
        assert self.plea is not None and entry.seat is not None
        if entry.text == "no":
            self._happened(entry, "take-back-refused", self.plea.seat)
            self.plea = None
            return
        self.plea.yes.add(entry.seat)
        self._grant(entry)

    def _grant(self, entry: Entry) -> None:
        assert self.plea is not None
        if set(self.people(but=self.plea.seat).values()) <= self.plea.yes:
            seat, self.plea = self.plea.seat, None
            self._take_back(self.last_group(seat))
            self._happened(entry, "taken-back", seat)

    def _take_back(self, group: int) -> None:
        kept = [action for action in self.actions if action.group < group]
        state = self.game.start()
        for action in kept:
            state.play(action.text, CHANCE if action.seat is None else action.seat)
        self.state, self.actions = state, kept
        self.stills, self.base, self.choices, self.asked = {}, None, {}, {}
        self.epoch += 1

    # --- before the game ----------------------------------------------------------------

    def _entry(self, ahead: int, kind: str, seat: int | None, text: str, by: str, at: float) -> Entry:
        return Entry(self.length + ahead, kind, seat, text, by, at)

    def _only_while(self, status: Status) -> None:
        if self.status != status:
            raise TableError(f"table-{self.status}")

    def _only_host(self, guest: str) -> None:
        if guest != self.host:
            raise TableError("table-host")

    def sit(self, guest: str, sitter: Sitter, seat: int | None, token: str | None, at: float) -> list[Entry]:
        """A guest takes a free seat."""
        self._only_while(WAITING)
        if self.seats_of(guest):
            raise TableError("seat-already")
        seat = self._free_seat(token) if seat is None else seat
        if seat >= self.players:
            raise TableError("seat-unknown", seat=seat + 1, players=self.players)
        chair = self.chairs[seat]
        if not chair.free:
            raise TableError("seat-taken", seat=seat + 1)
        kept = chair.place.kind == "friend"
        if kept and guest != self.host and not hmac.compare_digest((token or "").encode(), chair.place.token.encode()):
            raise TableError("seat-friend", seat=seat + 1)
        return [self.seated(0, seat, guest, sitter, at)]

    def seated(self, ahead: int, seat: int, guest: str, sitter: Sitter, at: float) -> Entry:
        return self._entry(ahead, log.SIT, seat, msgspec.json.encode(sitter).decode(), guest, at)

    def _free_seat(self, token: str | None) -> int:
        for seat, chair in enumerate(self.chairs):
            if chair.free and (chair.place.token == token if token else chair.place.kind == "open"):
                return seat
        raise TableError("table-full")

    def stand(self, guest: str, at: float) -> list[Entry]:
        """A guest leaves: before the game for good, afterwards a bot plays for him."""
        seats = self.seats_of(guest)
        if not seats:
            raise TableError("seat-none")
        if self.status == WAITING:
            return [self._entry(0, log.STAND, seats[0], "", guest, at)]
        self._only_while(PLAYING)
        there = [seat for seat in seats if self.chairs[seat].away is None]
        return [self._entry(i, log.AWAY, seat, "left", guest, at) for i, seat in enumerate(there)]

    def arrange(self, guest: str, seat: int, place: Place, at: float) -> list[Entry]:
        """The host makes a seat open, a friend's or a bot's."""
        self._only_while(WAITING)
        self._only_host(guest)
        if seat >= self.players:
            raise TableError("seat-unknown", seat=seat + 1, players=self.players)
        if self.chairs[seat].guest is not None:
            raise TableError("seat-taken", seat=seat + 1)
        kept = self.chairs[seat].place
        if kept.kind == place.kind == "friend":
            place = msgspec.structs.replace(place, token=kept.token)  # the link may have been sent already
        return [self._entry(0, log.ARRANGE, seat, msgspec.json.encode(place).decode(), guest, at)]

    def start(self, guest: str, fill: bool, at: float) -> list[Entry]:
        """The game begins, with chance's first actions."""
        self._only_while(WAITING)
        self._only_host(guest)
        if not fill and any(chair.free for chair in self.chairs):
            raise TableError("table-not-full")
        if not self.people():
            raise TableError("table-empty")
        order = list(range(self.players))
        if self.setting.shuffle_seats:
            random.SystemRandom().shuffle(order)
        started = self._entry(0, log.START, None, " ".join(map(str, order)), guest, at)
        salts = tuple(self.chairs[seat].salt for seat in order)
        return [started, *self._chance_after(self.game.start(), 0, started, salts)]

    # --- the game -----------------------------------------------------------------------

    @property
    def salts(self) -> tuple[str, ...]:
        return tuple(chair.salt for chair in self.chairs)

    def _chance_after(self, state: State, ply: int, last: Entry, salts: tuple[str, ...]) -> list[Entry]:
        """What chance does in ``state``, until somebody has to decide; plays it there."""
        drawn: list[Entry] = []
        while state.actor == CHANCE:
            text = state.brought_by(fairness.number_below(self.secret, salts, self.epoch, ply, state.ways))
            state.play(text)
            drawn.append(Entry(last.number + len(drawn) + 1, log.CHANCE, None, text, log.TABLE, last.at))
            ply += 1
        return drawn

    def _trial(self) -> State:
        """The position now, to try things out in."""
        if self.trial is None:
            self.trial = self.playing_state().still()
        else:
            self.trial.become(self.playing_state())
        return self.trial

    def move(self, seat: int, text: str, by: str, at: float, ply: int, move_id: str | None = None) -> list[Entry]:
        """A move by who sits there, or by the bot that plays for him."""
        state = self.playing_state()
        if not 0 <= seat < self.players:
            raise TableError("seat-unknown", seat=seat + 1, players=self.players)
        if ply != self.ply and state.actor is not None:
            raise Stale("move-stale", move=text)
        trial = self._trial()
        trial.play(text, seat)  # IllegalMove says why not
        played = trial.last or text
        at_once = len(self.acting) > 1
        kind = log.CHOICE if at_once else log.MOVE
        entry = Entry(self.length, kind, seat, played, by, at, move_id)
        made = 1
        if at_once:
            choices = {**self.choices, seat: played}
            if len(choices) < len(self.acting):
                return [entry]
            trial, made = self._trial(), len(choices)
            for chooser in sorted(choices):
                trial.play(choices[chooser], chooser)
        return [entry, *self._chance_after(trial, self.ply + made, entry, self.salts)]

    def move_of_guest(self, guest: str | None, seat: int, text: str, ply: int, move_id: str, at: float) -> list[Entry]:
        """A guest moves; only for a seat of his own."""
        if guest is None or seat not in self.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        return self.move(seat, text, guest, at, ply, move_id)

    def why_not(self, guest: str | None, seat: int, text: str) -> None:
        """Refuses what a guest may not play, and says why; changes nothing."""
        if guest is None or seat not in self.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        self._trial().play(text, seat)

    def run_out(self, now: float) -> list[Entry]:
        """Whose time is over is played for."""
        late = [seat for seat, until in self.deadlines().items() if until <= now]
        return [self._entry(i, log.AWAY, seat, "clock", log.TABLE, now) for i, seat in enumerate(late)]

    def come_back(self, guest: str, at: float) -> list[Entry]:
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].away is not None]
        return [self._entry(i, log.BACK, seat, "", guest, at) for i, seat in enumerate(seats)]

    # --- among the people at the table --------------------------------------------------

    def votes_needed(self, about: int) -> int:
        """More than half of the other people who are there."""
        return len(self.people(but=about)) // 2 + 1

    def vote(self, guest: str, about: int, yes: bool, offline: bool, at: float) -> list[Entry]:
        """Shall a bot replace who is away? ``offline``: he is not connected at all."""
        self._only_while(PLAYING)
        if about >= self.players or self.chairs[about].guest is None:
            raise TableError("vote-nobody")
        if self.chairs[about].away is None and not offline:
            raise TableError("vote-present")
        voters = self.people(but=about)
        if guest not in voters:
            raise TableError("vote-not-yours")
        if not yes and about not in self.votes:
            raise TableError("vote-none")
        return [self._entry(0, log.VOTE, voters[guest], f"{about} {'yes' if yes else 'no'}", guest, at)]

    def last_group(self, seat: int) -> int:
        """The decision that would be taken back."""
        groups = [action.group for action in self.actions if action.seat == seat]
        if not groups:
            raise TableError("take-back-nothing")
        return groups[-1]

    def ask_back(self, guest: str, seat: int, at: float) -> list[Entry]:
        self._only_while(PLAYING)
        if not self.setting.take_back or self.setting.rated:
            raise TableError("take-back-never")
        if seat not in self.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        if self.plea is not None:
            raise TableError("take-back-asked")
        self.last_group(seat)
        return [self._entry(0, log.ASK, seat, "", guest, at)]

    def answer_back(self, guest: str, yes: bool, at: float) -> list[Entry]:
        if self.plea is None:
            raise TableError("take-back-none")
        voters = self.people(but=self.plea.seat)
        if guest not in voters:
            raise TableError("vote-not-yours")
        return [self._entry(0, log.ANSWER, voters[guest], "yes" if yes else "no", guest, at)]


FOLD: Final = {
    log.SIT: Table._sat,
    log.STAND: Table._stood,
    log.ARRANGE: Table._arranged,
    log.START: Table._started,
    log.MOVE: Table._moved,
    log.CHOICE: Table._chose,
    log.CHANCE: Table._drew,
    log.AWAY: Table._went,
    log.BACK: Table._came_back,
    log.VOTE: Table._voted,
    log.ASK: Table._asked_back,
    log.ANSWER: Table._answered,
}
