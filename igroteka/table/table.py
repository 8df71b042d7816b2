"""The table itself: what may be added to its log.

A method that asks for something (``sit``, ``move``, ``vote`` …) changes nothing: it answers with
the entries to append, or refuses.
"""

import random
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import msgspec

from igroteka.engine.state import CHANCE, State
from igroteka.protocol.words import OVER, PLAYING, WAITING, Status
from igroteka.table import fairness, log
from igroteka.table.errors import Stale, TableError
from igroteka.table.fold import TableFold
from igroteka.table.log import Entry
from igroteka.table.pieces import Sitter
from igroteka.table.setting import Place


class Table(TableFold):
    """A live table."""

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
        """A guest takes a free seat; of a running game, that of a bot which keeps it for somebody."""
        if self.seats_of(guest):
            raise TableError("seat-already")
        if seat is not None and seat >= self.players:
            raise TableError("seat-unknown", seat=seat + 1, players=self.players)
        open = self.seats_for(guest, token)
        if seat is None and open:
            seat = open[0]
        if seat is None or seat not in open:
            raise self._refusal(seat)
        entry = self.seated(0, seat, guest, sitter, at)
        free = [other for other, chair in enumerate(self.chairs) if chair.free and other != seat]
        if self.begins is None or free:
            return [entry]
        return [entry, *self._start(1, log.TABLE, at, {seat: sitter.salt})]

    def seats_for(self, guest: str | None, token: str | None) -> list[int]:
        """The seats that somebody may take now, the best first; ``token``: the key of a seat kept for a friend.

        A link goes from hand to hand: who finds his seat taken gets another friend's, at last one that bears a name.
        """
        if self.status == OVER or self.seats_of(guest):
            return []
        keys = {seat: chair for seat, chair in enumerate(self.chairs) if chair.place.token}
        own = [seat for seat, chair in keys.items() if token and chair.kept_by(token)]
        invited = own or (guest is not None and guest == self.host)
        friends = [*own, *sorted(keys, key=lambda seat: bool(keys[seat].place.name))] if invited else []
        if self.status == WAITING:
            open = [seat for seat, chair in enumerate(self.chairs) if chair.place.kind == "open"]
            return [seat for seat in dict.fromkeys(friends + open) if self.chairs[seat].free]
        welcome = range(self.players) if self.setting.patience else ()
        late = [] if self.setting.rated else [*friends, *welcome]  # the bots there keep the seats for somebody
        return [seat for seat in dict.fromkeys(late) if self.chairs[seat].guest is None]

    def _refusal(self, seat: int | None) -> TableError:
        """Why somebody may not sit down there (None: anywhere)."""
        if self.status != WAITING:
            return TableError(f"table-{self.status}")
        if seat is None:
            return TableError("table-invited" if any(chair.free for chair in self.chairs) else "table-full")
        return TableError("seat-friend" if self.chairs[seat].free else "seat-taken", seat=seat + 1)

    def key_for(self, host: str) -> str:
        """What the host gives a friend: the key of a free seat that is kept; empty where one is open to all."""
        self._only_while(WAITING)
        self._only_host(host)
        free = sorted((chair.place for chair in self.chairs if chair.free), key=lambda place: bool(place.name))
        if not free:
            raise TableError("table-full")
        return next((place.token for place in free if place.token), "")

    def seated(self, ahead: int, seat: int, guest: str, sitter: Sitter, at: float) -> Entry:
        return self._entry(ahead, log.SIT, seat, msgspec.json.encode(sitter).decode(), guest, at)

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
        return self._start(0, guest, at)

    def begin_if_due(self, now: float) -> list[Entry]:
        """Whoever wanted to come has come: bots take the seats that are free."""
        late = self.begins is not None and self.begins <= now and bool(self.people())
        return self._start(0, log.TABLE, now) if late else []

    def _start(self, ahead: int, by: str, at: float, coming: Mapping[int, str] = MappingProxyType({})) -> list[Entry]:
        """``coming``: the salts of those who sit down just before."""
        order = list(range(self.players))
        if self.setting.shuffle_seats:
            random.SystemRandom().shuffle(order)
        started = self._entry(ahead, log.START, None, " ".join(map(str, order)), by, at)
        salts = tuple(coming.get(seat, self.chairs[seat].salt) for seat in order)
        return [started, *self._chance_after(self.game.start(), 0, started, salts)]

    def go_on_from(self, guest: str, played: Iterable[tuple[int | None, str]], at: float) -> list[Entry]:
        """The game begins where another one stood after these actions, each with its seat; from there on everything
        is this table's.
        """
        self._only_while(WAITING)
        order = " ".join(map(str, range(self.players)))
        entries = [self._entry(0, log.START, None, order, guest, at)]
        state = self.game.start()
        for seat, text in played:
            state.play(text, CHANCE if seat is None else seat)
            entries.append(self._entry(len(entries), log.GIVEN, seat, text, log.TABLE, at))
        return [*entries, *self._chance_after(state, len(entries) - 1, entries[-1], self.salts)]

    # --- the game -----------------------------------------------------------------------

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
