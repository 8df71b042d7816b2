"""A point of a game by numbers, as the tools of the field want it: actions, seats and rewards.

A point never changes: what follows from it is another point that knows where it came from. A copy
is therefore free, and what a seat has seen of the past is worked out only where someone asks.
"""

from collections.abc import Container, Iterator
from hashlib import blake2b
from typing import Any

from igroteka.adapters.desks import Desk, Desks, desks_of
from igroteka.adapters.setting import same_game
from igroteka.engine.desk import REFUSED
from igroteka.engine.door import TURN
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Array, Game
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.state import WATCHER

Past = dict[int, tuple[str, int]]  # by seat: the history and the last action that it saw

UNASKED: Past = {}  # of every point until somebody asks
HIDDEN = -1  # in a history of numbers: an action that the seat may not know


class Point:
    """Where a game stands. ``actor`` is a seat, ``CHANCE`` or ``OVER`` (engine.rule).

    >>> import igroteka
    >>> point = Point.start(igroteka.game("eight28", players=3))
    >>> point.actor == CHANCE, len(point.chance())
    (True, 11)
    >>> for card in (7, 14, 12):
    ...     point = point.after(card)
    >>> point.actor, point.legal(), point.seen(0)
    (1, [0, 1], 'deal ?, deal ?, deal 9')
    """

    __slots__ = (
        *("_known", "_legal", "_past", "action", "actor", "before"),
        *("desks", "by", "desk", "imagined"),
    )

    def __init__(
        self, desks: Desks, desk: Desk, actor: int, before: "Point | None" = None, by: int = CHANCE, action: int = -1
    ) -> None:
        self.desks = desks
        self.desk = desk
        self.actor = actor
        self.before = before
        self.by = by
        self.action = action
        self.imagined: tuple[Point, int] | None = None  # at which point this one was imagined, and by whom
        self._legal: list[int] | None = None  # what was asked before, or came with the action
        self._known: Container[int] = ()  # what chance is known to bring
        self._past = UNASKED

    @classmethod
    def start(cls, game: Game) -> "Point":
        return cls.at(desks_of(game), game.opening_record)

    @classmethod
    def at(cls, desks: Desks, snapshot: bytes) -> "Point":
        """Where a position stands, whatever came before it."""
        desk = desks.desk_with(snapshot)
        actor, _ = TURN(desk[0])
        return cls(desks, desk, actor)

    @property
    def game(self) -> Game:
        return self.desks.game

    def __deepcopy__(self, memo: Any) -> "Point":
        return self

    def __reduce__(self) -> Any:
        moves: list[tuple[int, int]] = []
        first: Point = self
        while first.before is not None:
            moves.append((first.by, first.action))
            first = first.before
        game = self.game
        named = (game.id, str(game.cards or ""), tuple(sorted(game.options.items())))
        return read_point, (named, first.snapshot(), first.imagined, moves[::-1])

    def snapshot(self) -> bytes:
        """The record alone."""
        return self.desks.snapshot(self.desk)

    # --- what can be done, and doing it -------------------------------------------------

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions of the actor, or of a seat that may act besides it, ascending."""
        if seat is not None and seat != self.actor:
            return self._open_to(seat)
        if self._legal is None:
            self._legal = self._open_to(self.actor) if self.actor >= 0 else []
        return self._legal.copy()

    def _open_to(self, seat: int) -> list[int]:
        """On a desk of its own: on a point's there is what its actor may do."""
        (memory, at, address), door = self.desks.desk_with(self.snapshot()), self.desks.door
        return door.ascending(memory, door.list_at(address, seat), at).copy()

    def chance(self) -> list[tuple[int, float]]:
        """What chance can bring, ascending, and how likely each is."""
        memory, at, address = self.desk
        chances, self._known = self.desks.door.odds_by_action(memory, address, at)
        return chances

    def after(self, action: int, seat: int | None = None) -> "Point":
        """The point to which the actor's action leads, or that of a seat that may act besides it."""
        by = self.actor if seat is None else seat
        desks = self.desks
        memory, at, address = desk = desks.desk()
        known = by == CHANCE and action in self._known
        if desks.door.follow_at(self.desk[2], address, by, action, known) == REFUSED:
            raise self._refusal(by, action)
        actor, menu = TURN(memory, at)
        point = Point(desks, desk, actor, self, by, action)
        if actor >= 0:  # its moves came with it
            point._legal = desks.door.ascending(memory, menu, at)
        return point

    def _refusal(self, by: int, action: int) -> IllegalMove:
        return self.game.refusal(self.snapshot(), by, action)

    def rewards(self) -> list[float]:
        """Each seat's share of the victory less the fair share; zeros until the game is over."""
        return self.desks.shares(self.desk) if self.actor == OVER else [0.0] * self.game.players

    # --- what a seat knows --------------------------------------------------------------

    def observe(self, seat: int, out: Array | None = None) -> Array:
        """What the seat knows now, as ``rules.OBSERVATION`` lists it."""
        if out is None:
            out = self.desks.observation()
        self.desks.door.observe_at(self.desk[2], seat, out)
        return out

    def observed(self, seat: int) -> str:
        """The same in words: the cells of each field that are not 0, with their values where these are not 1.

        >>> import igroteka
        >>> Point.start(igroteka.game("eight28", players=3)).observed(0)
        'phase 0; to_act 1; giver 0; supply 0=55 1=15; low_plays_28 0; players 0=3; round 0'
        """
        values: list[int] = self.observe(seat).tolist()
        fields = []
        at = 0
        for name, size in self.game.kit.rules.OBSERVATION:
            cells = [f"{i}" if x == 1 else f"{i}={x}" for i, x in enumerate(values[at : at + size]) if x]
            if cells:
                fields.append(" ".join((name, *cells)))
            at += size
        return "; ".join(fields)

    def private(self, seat: int) -> list[str]:
        """What the seat knows and not everybody, as places of its view."""
        mine, everybodys = (self.game.view(self.snapshot(), who) for who in (seat, WATCHER))
        return [f"{path}={value}" for path, value in differing(mine, everybodys)]

    def imagine(self, seat: int, seed: int) -> "Point":
        """A point that the seat cannot tell from this one: what it cannot know is drawn anew.

        The seat remembers all it saw; of the others' memories only what all saw is kept, since
        what they saw besides was dealt anew.
        """
        desk = self.desks.desk_with(self.snapshot())
        self.desks.door.imagine_at(desk[2], seat, seed)
        imagined = Point(self.desks, desk, self.actor)
        imagined.imagined = (self, seat)
        return imagined

    def _memory(self, seat: int) -> "tuple[Point | None, int]":
        """Before an imagined point: where a seat's memory goes on, and as whose."""
        if self.imagined is None:
            return None, seat
        point, imaginer = self.imagined
        return point, seat if seat == imaginer else WATCHER

    def seen(self, seat: int) -> str:
        """The history as the seat saw it happen: ``deal ?`` for what it could not see.

        After a move of its own stands a fingerprint of what it then knew: with it the seat has
        perfect recall, also of what was shown once and then lay covered again.
        """
        waiting: list[Point] = []
        point: Point = self
        while seat not in point._past and point.before is not None:
            waiting.append(point)
            point = point.before
        memory, as_seat = point._memory(seat)
        past = point._past[seat][0] if seat in point._past else memory.seen(as_seat) if memory else ""
        for point in reversed(waiting):
            text, cell = point._seen_action(seat)
            past = f"{past}, {text}" if past else text
            if point._past is UNASKED:
                point._past = {}
            point._past[seat] = (past, cell)
        return past

    def _seen_action(self, seat: int) -> tuple[str, int]:
        """The last action as the seat saw it, in words and as a number."""
        kit = self.game.kit
        text: str = kit.texts[self.action]
        assert self.before is not None
        if self.by == seat:
            return f"{text} {{{fingerprint(self.before.observe(seat).tobytes())}}}", self.action
        then, now = (self.game.glimpse(point.snapshot()) for point in (self.before, self))
        hidden = kit.hidden(then, now, self.by, self.action, seat)
        return (hidden, HIDDEN) if hidden else (text, self.action)

    def seen_actions(self, seat: int, out: Array) -> None:
        """The latest actions as the seat saw them, newest first: action + 1, -1 for a hidden one, 0 for none."""
        self.seen(seat)
        out[:] = 0
        point: Point | None = self
        for i in range(len(out)):
            while point is not None and point.before is None:
                point, seat = point._memory(seat)
            if point is None:
                return
            cell = point._past[seat][1]
            out[i] = cell + 1 if cell != HIDDEN else HIDDEN
            point = point.before

    def history(self) -> str:
        """All that happened, in notation."""
        moves: list[str] = []
        point: Point = self
        while point.before is not None:
            moves.append(self.game.kit.texts[point.action])
            point = point.before
        if point.imagined is not None:  # what all saw before, and where it led
            moves.append(f"{point.seen(WATCHER)} {{{fingerprint(point.snapshot())}}}")
        return ", ".join(reversed(moves))


def differing(mine: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Where a view differs from another of the same shape, and what it holds there.

    >>> list(differing({"players": [{"hidden": 4}, {"hidden": None}]}, {"players": [{"hidden": None}] * 2}))
    [('players[0].hidden', 4)]
    """
    if isinstance(mine, dict) and isinstance(other, dict):
        for key, value in mine.items():
            yield from differing(value, other[key], f"{path}.{key}" if path else key)
    elif isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        for i, (value, there) in enumerate(zip(mine, other, strict=True)):
            yield from differing(value, there, f"{path}[{i}]")
    elif mine != other:
        yield path, mine


def fingerprint(known: bytes) -> str:
    return blake2b(known, digest_size=8).hexdigest()


def read_point(
    named: tuple[str, str, tuple[tuple[str, Any], ...]],
    first: bytes,
    imagined: tuple[Point, int] | None,
    moves: list[tuple[int, int]],
) -> Point:
    """A point from its pickle: where it began and what was played since."""
    game = same_game(*named)
    point = Point.at(desks_of(game), first)
    point.imagined = imagined
    for by, action in moves:
        point = point.after(action, by)
    return point
