"""The table itself: what may be added to its log.

A method that asks for something (``sit``, ``move``, ``vote`` …) changes nothing: it answers with
the entries to append, or refuses.
"""

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
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
        if self.beginning:
            raise TableError("table-beginning")

    def _only_host(self, guest: str) -> None:
        if guest != self.host:
            raise TableError("table-host")

    def sit(self, guest: str, sitter: Sitter, seat: int | None, token: str | None, at: float) -> list[Entry]:
        """A guest takes a free seat; of a running game, that of a bot which keeps it for somebody."""
        if self.seats_of(guest):
            raise TableError("seat-already")
        if self.beginning:
            raise TableError("table-beginning")
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
        return [entry, *self._begin_with(1, log.TABLE, at, {seat: sitter})]

    def seats_for(self, guest: str | None, token: str | None) -> list[int]:
        """The seats that somebody may take now, the best first; ``token``: the key of a seat kept for a friend.

        A link goes from hand to hand: who finds his seat taken gets another friend's, at last one that bears a name.
        """
        if self.status == OVER or self.seats_of(guest) or self.beginning:
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

    def key_for(self, host: str, name: str) -> str:
        """What the host gives a friend: the key of a free seat that is kept, if possible for that name; empty where one
        is open to all.
        """
        self._only_while(WAITING)
        self._only_host(host)
        free = [chair.place for chair in self.chairs if chair.free]
        free.sort(key=lambda place: (place.name != name, bool(place.name)))
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
            self._only_while(WAITING)
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
        return self._begin_with(0, guest, at)

    def begin_if_due(self, now: float) -> list[Entry]:
        """Whoever wanted to come has come, and bots take the seats that are free; or whoever wanted to add his share
        to the shuffles has done so.
        """
        if self.shares is not None and self.state is None:
            late = self.shares.at + fairness.REVEAL_SECONDS <= now
            return self._deal(0, log.TABLE, now, self.shares.pledge, self.shares.salts) if late else []
        late = self.begins is not None and self.begins <= now and bool(self.people())
        return self._begin_with(0, log.TABLE, now) if late else []

    def _begin_with(
        self,
        ahead: int,
        by: str,
        at: float,
        coming: Mapping[int, Sitter] = MappingProxyType({}),
        given: Iterable[tuple[int | None, str]] = (),
    ) -> list[Entry]:
        """Everybody is there: shares are asked for, and where there are none, it begins.

        ``coming``: who sits down just before.
        """
        if self.setting.fairness == 1:
            return self._start_old(ahead, by, at, coming, given)
        to_give = list(given)
        text = msgspec.json.encode(to_give).decode() if to_give else ""
        pledged = self._entry(ahead, log.PLEDGE, None, text, by, at)
        seals = [coming[seat].seal if seat in coming else chair.seal for seat, chair in enumerate(self.chairs)]
        if any(seals):
            return [pledged]
        return [pledged, *self._deal(ahead + 1, by, at, self.pledge(seals), seals, to_give)]

    def _deal(
        self,
        ahead: int,
        by: str,
        at: float,
        pledge: str,
        salts: Sequence[str],
        to_give: Iterable[tuple[int | None, str]] | None = None,
    ) -> list[Entry]:
        """Seats and everything else come out of the shares."""
        root = fairness.first_root(pledge, salts)
        drawn = self.setting.shuffle_seats
        order = fairness.seat_order(self.secret, root, self.players) if drawn else range(self.players)
        to_give = self.to_give if to_give is None else to_give
        return self._first_entries(ahead, by, at, order, to_give, partial(fairness.draw_message, root))

    def _start_old(
        self, ahead: int, by: str, at: float, coming: Mapping[int, Sitter], given: Iterable[tuple[int | None, str]]
    ) -> list[Entry]:
        """As tables of fairness 1 begin."""
        order = list(range(self.players))
        if self.setting.shuffle_seats:
            random.SystemRandom().shuffle(order)
        salts = [coming[seat].salt if seat in coming else self.chairs[seat].salt for seat in order]
        return self._first_entries(ahead, by, at, order, given, partial(fairness.old_message, salts, self.epoch))

    def _first_entries(
        self,
        ahead: int,
        by: str,
        at: float,
        order: Iterable[int],
        to_give: Iterable[tuple[int | None, str]],
        message: Callable[[int], str],
    ) -> list[Entry]:
        entries = [self._entry(ahead, log.START, None, " ".join(map(str, order)), by, at)]
        state = self.game.start()
        for seat, text in to_give:
            state.play(text, CHANCE if seat is None else seat)
            entries.append(self._entry(ahead + len(entries), log.GIVEN, seat, text, log.TABLE, at))
        return [*entries, *self._chance_after(state, len(entries) - 1, entries[-1], message)]

    def go_on_from(self, guest: str, played: Iterable[tuple[int | None, str]], at: float) -> list[Entry]:
        """The game begins where another one stood after these actions, each with its seat; from there on everything
        is this table's.
        """
        self._only_while(WAITING)
        return self._begin_with(0, guest, at, given=played)

    # --- everybody's share in the shuffles ----------------------------------------------

    def seal(self, guest: str, seal: str, at: float) -> list[Entry]:
        """A guest who sits here fixes his share."""
        self._only_while(WAITING)
        seats = self.seats_of(guest)
        if not seats:
            raise TableError("seat-none")
        if self.setting.fairness == 1 or self.chairs[seats[0]].owner or self.chairs[seats[0]].seal == seal:
            return []
        return [self._entry(0, log.SEAL, seats[0], seal, guest, at)]

    def reveal(self, guest: str, salt: str, at: float) -> list[Entry]:
        """A guest lays his share open; when all have, the game begins."""
        shares = self.shares
        if shares is None or self.state is not None:
            raise TableError("salt-late" if self.state is not None else "salt-early")
        places = shares.places_of(guest)
        if not places or fairness.hashed(salt) != shares.seals[places[0]]:
            raise TableError("salt-wrong")
        if shares.salts[places[0]]:
            return []
        entry = self._entry(0, log.REVEAL, places[0], salt, guest, at)
        if set(shares.waited_for()) - set(places):
            return [entry]
        return [entry, *self._deal(1, log.TABLE, at, shares.pledge, shares.salts_with(guest, salt))]

    def _check_token(self, guest: str, seat: int, number: int, token: str) -> None:
        """Who laid a share open proves by it that he agrees."""
        assert self.shares is not None
        if number > fairness.MOST_PLEAS:
            raise TableError("take-back-enough", most=fairness.MOST_PLEAS)
        salt = self.shares.salt_of(seat, guest)
        if salt and not fairness.proves(token, number, salt):
            raise TableError("take-back-proof")

    # --- the game -----------------------------------------------------------------------

    def _chance_after(
        self, state: State, ply: int, last: Entry, message: Callable[[int], str] | None = None
    ) -> list[Entry]:
        """What chance does in ``state``, until somebody has to decide; plays it there."""
        message = message or self.message
        drawn: list[Entry] = []
        while state.actor == CHANCE:
            text = state.brought_by(fairness.number_below(self.secret, message(ply), state.ways))
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
        return [entry, *self._chance_after(trial, self.ply + made, entry)]

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

    def forsaken(self, now: float) -> list[Entry]:
        """Nobody has come for so long that bots play it to its end."""
        there = [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None and chair.away is None]
        if self.status != PLAYING:
            return []
        return [self._entry(i, log.AWAY, seat, "left", log.TABLE, now) for i, seat in enumerate(there)]

    def come_back(self, guest: str, at: float) -> list[Entry]:
        seats = [seat for seat in self.seats_of(guest) if self.chairs[seat].away is not None]
        return [self._entry(i, log.BACK, seat, "", guest, at) for i, seat in enumerate(seats)]

    # --- among the people at the table --------------------------------------------------

    def vote(self, guest: str, about: int, yes: bool, gone: float | None, at: float, haste: float = 1.0) -> list[Entry]:
        """Shall a bot replace who is away? ``gone``: for how many seconds he has not been connected."""
        self._only_while(PLAYING)
        if about >= self.players or self.chairs[about].guest is None:
            raise TableError("vote-nobody")
        absent = self.absence(about, gone, at)
        if absent is None:
            raise TableError("vote-present")
        if absent < (needed := haste * self.setting.clock.absence):
            raise TableError("vote-soon", minutes=math.ceil((needed - absent) / 60))
        voters = self.people(but=about)
        if guest not in voters:
            raise TableError("vote-not-yours")
        if not yes and about not in self.votes:
            raise TableError("vote-none")
        return [self._entry(0, log.VOTE, voters[guest], f"{about} {'yes' if yes else 'no'} kept", guest, at)]

    def absence(self, seat: int, gone: float | None, now: float) -> float | None:
        """For how long who sits there has been away, or not connected; None: he is there."""
        chair = self.chairs[seat]
        spans = [gone] if gone is not None else []
        if chair.away is not None:
            spans.append(now - chair.away_since)
        return max(spans) if spans else None

    def ask_back(self, guest: str, seat: int, at: float, token: str = "") -> list[Entry]:
        self._only_while(PLAYING)
        if not self.setting.take_back or self.setting.rated:
            raise TableError("take-back-never")
        if seat not in self.seats_of(guest):
            raise TableError("seat-not-yours", seat=seat + 1)
        if self.plea is not None:
            raise TableError("take-back-asked")
        self.last_group(seat)
        shares = self.shares
        if shares is not None:
            self._check_token(guest, seat, shares.pleas + 1, token)
            if any(shares.salts) and not any(shares.salt_of(where, who) for who, where in self.people().items()):
                raise TableError("take-back-nobody")
        return [self._entry(0, log.ASK, seat, token, guest, at)]

    def answer_back(self, guest: str, yes: bool, at: float, token: str = "") -> list[Entry]:
        if self.plea is None:
            raise TableError("take-back-none")
        voters = self.people(but=self.plea.seat)
        if guest not in voters:
            raise TableError("vote-not-yours")
        if yes and self.shares is not None:
            self._check_token(guest, voters[guest], self.plea.number, token)
        answer = f"yes {token}".strip() if yes else "no"
        return [self._entry(0, log.ANSWER, voters[guest], answer, guest, at)]
