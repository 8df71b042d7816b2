"""A table as its log tells it. Only :meth:`TableFold.follow` changes it, one entry at a time, so that whoever reads
the same log sits at the same table.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from igroteka.engine.game import Game
from igroteka.engine.state import CHANCE, State
from igroteka.protocol.words import COLOURS, OVER, PLAYING, REASONS, WAITING, Deed, Reason, Status, one_of
from igroteka.table import fairness, log
from igroteka.table.errors import TableError
from igroteka.table.log import Entry
from igroteka.table.pieces import Action, Happening, Plea, Sitter, TableChair
from igroteka.table.setting import Place, Setting
from igroteka.table.shared import shared_game
from igroteka.table.shares import Shares, pledge_of

MOST_STILLS: Final = 14  # positions kept so that the latest actions can be told as they were
MOST_SCENES: Final = 24  # positions kept so that what has happened can be seen one after the other
BOTS_LEASE: Final = 4.0  # seconds after which another process may play for a bot


class TableFold:
    """A fold over a log."""

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
        self.shares: Shares | None = None  # once they are fixed, shortly before the game begins
        self.to_give: list[tuple[int | None, str]] = []  # the actions of another game that this one goes on from
        self.length, self.latest = 0, opened  # entries, and when the last was made
        self.state: State | None = None
        self.trial: State | None = None
        self.actions: list[Action] = []
        self.stills: dict[int, bytes] = {}  # the position before each of the latest actions, by its index
        self.base: tuple[int, bytes] | None = None  # the position before the latest decision, and its index
        self.scenes: dict[int, bytes] = {}  # how it stood after each of the latest actions worth a look, by ply
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
    def beginning(self) -> bool:
        """Are shares being laid open, so that it can begin?"""
        return self.shares is not None and self.state is None

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def ply(self) -> int:
        return len(self.actions)

    @property
    def given(self) -> int:
        """How many actions were played elsewhere, before this table's own."""
        return self.setting.origin.ply if self.setting.origin else 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([chair.name for chair in self.chairs])

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
        """The people who are there, not their bots, each with one seat of his; without the guest of seat ``but``."""
        left_out = None if but is None else self.chairs[but].guest
        found: dict[str, int] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest is not None and not chair.owner and chair.away is None and chair.guest != left_out:
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

    @property
    def begins(self) -> float | None:
        """When bots take the free seats of a table for whoever comes."""
        return self.opened + self.setting.patience if self.setting.patience and self.state is None else None

    def due(self, now: float) -> float | None:
        """When somebody should look after this table, at the latest."""
        if self.bots_to_move():
            return now + BOTS_LEASE
        if self.state is None:
            if self.shares is not None:
                return self.shares.at + fairness.REVEAL_SECONDS
            return self.begins if self.people() else None
        deadlines = self.deadlines()
        return min(deadlines.values()) if deadlines else None

    def snapshot_at(self, ply: int) -> bytes | None:
        """The position after so many actions; those of the latest are kept, and longer where there is much to see."""
        if ply == self.ply:
            return self.playing_state().snapshot()
        return self.stills.get(ply) or self.scenes.get(ply)

    def playing_state(self) -> State:
        if self.state is None:
            raise TableError("table-not-begun")
        return self.state

    @property
    def salts(self) -> tuple[str, ...]:
        return tuple(chair.salt for chair in self.chairs)

    def message(self, ply: int) -> str:
        """What is signed for the draw after so many actions."""
        if self.shares is not None:
            return fairness.draw_message(self.shares.begun.last, ply)
        return fairness.old_message(self.salts, self.epoch, ply)

    def pledge(self, seals: Sequence[str]) -> str:
        """What is fixed with these seals when the game is about to begin."""
        return pledge_of(self.id, self.game, self.commit, seals, self.setting.shuffle_seats, self.given)

    def votes_needed(self, about: int) -> int:
        """More than half of the other people who are there."""
        return len(self.people(but=about)) // 2 + 1

    def last_group(self, seat: int) -> int:
        """The decision that would be taken back."""
        groups = [action.group for action in self.actions[self.given :] if action.seat == seat]
        if not groups:
            raise TableError("take-back-nothing")
        return groups[-1]

    # --- the fold -----------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry]) -> None:
        """The entries have become part of the log: let them happen."""
        for entry in entries:
            if entry.number != self.length:
                raise ValueError(f"Entry {entry.number} does not follow a log of {self.length}.")
            FOLD[entry.kind](self, entry)
            if entry.move_id is not None:
                self.move_ids[entry.by, entry.move_id] = entry.number
            self.length, self.latest = self.length + 1, entry.at
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
        chair.guest, chair.name, chair.colour, chair.owner = entry.by, sitter.name, sitter.colour, sitter.owner
        if self.state is None:
            chair.salt, chair.seal = sitter.salt, sitter.seal
        else:  # in place of a bot; the salts are those of the start, the time to think begins now
            self.asked.pop(entry.seat, None)
            self._happened(entry, "joined", entry.seat)

    def _stood(self, entry: Entry) -> None:
        for seat in self.seats_of(entry.by):
            self.chairs[seat] = TableChair(self.chairs[seat].place, colour=COLOURS[seat % len(COLOURS)])
        heirs = self.people()
        if entry.by == self.host and heirs:
            self.host = next(iter(heirs))

    def _arranged(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].place = msgspec.json.decode(entry.text, type=Place)

    def _sealed(self, entry: Entry) -> None:
        for seat in self.seats_of(entry.by):
            self.chairs[seat].seal = entry.text

    def _pledged(self, entry: Entry) -> None:
        seals = tuple(chair.seal for chair in self.chairs)
        owners = tuple(chair.guest for chair in self.chairs)
        self.shares = Shares(entry.at, self.pledge(seals), owners, seals, [fairness.NOBODYS] * self.players)
        self.to_give = msgspec.json.decode(entry.text or "[]", type=list[tuple[int | None, str]])

    def _revealed(self, entry: Entry) -> None:
        assert self.shares is not None
        self.shares.salts = self.shares.salts_with(entry.by, entry.text)

    def _started(self, entry: Entry) -> None:
        order = [int(seat) for seat in entry.text.split()]
        if self.shares is not None:
            self.shares.order = tuple(order)
            self.shares.roots = fairness.Roots(fairness.first_root(self.shares.pledge, self.shares.salts))
        self.chairs = [self.chairs[seat] for seat in order]
        for seat, chair in enumerate(self.chairs):
            if chair.guest is None:
                chair.place = Place("bot", chair.place.level, chair.place.token)  # a friend may still come
                chair.name = ""
                chair.colour = COLOURS[seat % len(COLOURS)]
        self.state = self.game.start()
        self._begin(entry)
        self._happened(entry, "started")
        for seat in self.shares.left_out() if self.shares is not None else ():
            self._happened(entry, "left-out", seat)

    def _act(self, entry: Entry, seat: int | None, text: str) -> None:
        state, index = self.playing_state(), len(self.actions)
        self.stills[index] = snapshot = state.snapshot()
        self.stills.pop(index - MOST_STILLS, None)
        if self.base is None:
            self.base = (index, snapshot)
        before = 0
        if self.actions:
            before = self.actions[-1].told
            if self.actions[-1].scene:
                self._keep_scene(index, snapshot)
        state.play(text, CHANCE if seat is None else seat)
        told, passing = state.told(before), self.game.kit.passing
        scene = any(event not in passing for event, _, _, _ in told)
        self.actions.append(Action(seat, text, entry.number, self.group, before + len(told), scene, self.epoch))

    def _keep_scene(self, ply: int, snapshot: bytes) -> None:
        self.scenes[ply] = snapshot
        if len(self.scenes) > MOST_SCENES:
            del self.scenes[next(iter(self.scenes))]

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

    def _was_given(self, entry: Entry) -> None:
        self._begin(entry)
        self._act(entry, entry.seat, entry.text)

    def _went(self, entry: Entry) -> None:
        assert entry.seat is not None
        reason = one_of(REASONS, entry.text) or "left"
        self._away(entry, entry.seat, reason)

    def _away(self, entry: Entry, seat: int, reason: Reason) -> None:
        self.chairs[seat].away, self.chairs[seat].away_since = reason, entry.at
        self._happened(entry, "away", seat, reason)

    def _came_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.chairs[entry.seat].away = None
        self.votes.pop(entry.seat, None)
        self.asked.pop(entry.seat, None)
        self._happened(entry, "back", entry.seat)

    def _voted(self, entry: Entry) -> None:
        assert entry.seat is not None
        about, answer, *kept = entry.text.split()  # kept: he may come back unless all agree
        target = int(about)
        votes = self.votes.setdefault(target, {})
        votes[entry.seat] = answer == "yes"
        if sum(votes.values()) >= self.votes_needed(target):
            del self.votes[target]
            voters = self.people(but=target).values()
            if kept and not (len(voters) > 1 and all(votes.get(seat) for seat in voters)):
                self._away(entry, target, "vote")
                return
            chair = self.chairs[target]
            chair.place = Place("bot", self.setting.level)
            chair.guest, chair.away, chair.name, chair.owner = None, None, "", ""
            self._happened(entry, "replaced", target, "vote")
        elif len(votes) == len(self.people(but=target)):
            del self.votes[target]

    def _asked_back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.plea = Plea(entry.seat, 0)
        if self.shares is not None:
            self.shares.pleas += 1
            self.plea = Plea(entry.seat, self.shares.pleas, tokens={entry.seat: entry.text})
        self._grant(entry)

    def _answered(self, entry: Entry) -> None:
        assert self.plea is not None and entry.seat is not None
        if entry.text == "no":
            self._happened(entry, "take-back-refused", self.plea.seat)
            self.plea = None
            return
        self.plea.yes.add(entry.seat)
        self.plea.tokens[entry.seat] = entry.text.partition(" ")[2]
        self._grant(entry)

    def _grant(self, entry: Entry) -> None:
        assert self.plea is not None
        if set(self.people(but=self.plea.seat).values()) <= self.plea.yes:
            plea, self.plea = self.plea, None
            self._take_back(self.last_group(plea.seat))
            if self.shares is not None:
                self.shares.take_back(plea.number, len(self.actions), plea.tokens.items())
            self._happened(entry, "taken-back", plea.seat)

    def _take_back(self, group: int) -> None:
        kept = [action for action in self.actions if action.group < group]
        state = self.game.start()
        for action in kept:
            state.play(action.text, CHANCE if action.seat is None else action.seat)
        self.state, self.actions = state, kept
        self.stills, self.scenes, self.base, self.choices, self.asked = {}, {}, None, {}, {}
        self.epoch += 1


FOLD: Final = {
    log.SIT: TableFold._sat,
    log.STAND: TableFold._stood,
    log.ARRANGE: TableFold._arranged,
    log.SEAL: TableFold._sealed,
    log.PLEDGE: TableFold._pledged,
    log.REVEAL: TableFold._revealed,
    log.START: TableFold._started,
    log.MOVE: TableFold._moved,
    log.CHOICE: TableFold._chose,
    log.CHANCE: TableFold._drew,
    log.GIVEN: TableFold._was_given,
    log.AWAY: TableFold._went,
    log.BACK: TableFold._came_back,
    log.VOTE: TableFold._voted,
    log.ASK: TableFold._asked_back,
    log.ANSWER: TableFold._answered,
}
