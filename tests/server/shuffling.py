"""Games in which everybody has a share in the shuffles, played without a server; and operators who cheat in them."""

import random
from dataclasses import dataclass
from typing import Any

import msgspec

from igroteka import protocol as m
from igroteka.server.frames import shuffles
from igroteka.table import fairness
from igroteka.table.fairness import OwnShare
from igroteka.table.info import table_info
from igroteka.table.kept import KeptShare
from igroteka.table.pieces import Sitter
from igroteka.table.projection import StateWriter
from igroteka.table.records import record_text
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table

SHORT: dict[str, dict[str, int]] = {"eight28": {}, "jackal-high": {}, "my-number": {}, "twelve-days": {"gifts": 1}}


@dataclass
class Played:
    """A game, and what each person at it kept on his own side."""

    table: Table
    kept: dict[str, KeptShare]

    @property
    def record(self) -> str:
        return record_text(self.table)

    @property
    def told(self) -> m.Fairness:
        return shuffles(self.table, "en")

    def info(self, guest: str) -> m.TableInfo:
        return table_info(self.table, guest, "en")

    def look(self, since: int = 0) -> None:
        """Everybody's client hears how it stands; ``since``: the log's length when it last did."""
        for guest, kept in self.kept.items():
            told = StateWriter(self.table, since).message(self.table.seats_of(guest))
            kept.see(msgspec.json.decode(told, type=m.StateChanged))


def sat(game: str, seed: int, players: int = 3, people: int = 2, **terms: Any) -> Played:
    """A table with people who have sealed their shares, and bots; the game is about to begin."""
    rng = random.Random(seed)
    setting = Setting(
        game=game,
        options={"players": players, **SHORT[game]},
        places=[Place() for _ in range(players)],
        fairness=fairness.VERSION,
        **terms,
    )
    table = Table(f"t{seed}", "g0", rng.randbytes(32), setting, 0.0)
    kept = {}
    for number in range(people):
        guest, share = f"g{number}", OwnShare(rng.randbytes(32).hex())
        kept[guest] = KeptShare(share.seed)
        table.follow(table.sit(guest, Sitter(f"N{number}", "red", seal=share.seal), None, None, 1.0))
        kept[guest].hear_of(table_info(table, guest, "en"))
    table.follow(table.start("g0", True, 2.0))
    return Played(table, kept)


def begun(game: str = "eight28", seed: int = 1, silent: str = "", **terms: Any) -> Played:
    """All but ``silent`` have laid their shares open."""
    played = sat(game, seed, **terms)
    table = played.table
    for guest, kept in played.kept.items():
        assert table.shares is not None and kept.may_open(played.info(guest))
        kept.pledge = table.shares.pledge
        if guest != silent:
            table.follow(table.reveal(guest, kept.share.token(0), 3.0))
    table.follow(table.begin_if_due(3.0 + fairness.REVEAL_SECONDS))
    return played


def move(table: Table, rng: random.Random) -> None:
    seat = rng.choice([seat for seat in table.acting if seat not in table.choices])
    text = rng.choice(table.playing_state().legal(seat))
    table.follow(table.move(seat, text, table.chairs[seat].guest or "bot:casual", 11.0, table.ply))


def take_back(played: Played, seat: int) -> None:
    """As the clients of all people do it."""
    table = played.table
    assert table.shares is not None
    number, guest, since = table.shares.pleas + 1, table.chairs[seat].guest, table.length
    assert guest is not None
    table.follow(table.ask_back(guest, seat, 12.0, played.kept[guest].share.token(number)))
    for other in table.people(but=seat):
        table.follow(table.answer_back(other, True, 12.0, played.kept[other].share.token(number)))
    played.look(since)


def finished(game: str = "eight28", seed: int = 1, take_backs: float = 0.0, seen: bool = True, **terms: Any) -> Played:
    """A whole random game; ``seen``: by everybody's client."""
    played, rng = begun(game, seed, **terms), random.Random(seed)
    play_on(played, rng, take_backs, seen)
    return played


def play_on(played: Played, rng: random.Random, take_backs: float = 0.0, seen: bool = True) -> None:
    table = played.table
    if seen:
        played.look()
    while table.status != m.OVER:
        since = table.length
        move(table, rng)
        if seen:
            played.look(since)
        mine = [seat for seat in table.people().values() if any(action.seat == seat for action in table.actions)]
        if mine and table.status == m.PLAYING and rng.random() < take_backs:
            take_back(played, rng.choice(mine))


FORGERIES = ("commit", "share", "seats", "take-back", "draw", "order of ways", "no draws", "a draw less")
SAID_OF = {"order of ways": "draw", "no draws": "draw", "a draw less": "draw"}  # what a verifier calls them


def forged(told: m.Fairness, how: str, rng: random.Random) -> m.Fairness:
    """What a server might tell instead."""
    replace = msgspec.structs.replace
    match how:
        case "commit":
            return replace(told, secret=rng.randbytes(32).hex())
        case "share":
            return replace(told, salts=[rng.randbytes(32).hex() if salt else "" for salt in told.salts])
        case "seats":
            return replace(told, order=[*told.order[1:], told.order[0]])
        case "take-back":
            tokens = ["" for _ in told.seals]
            number = told.take_backs[-1].number + 1 if told.take_backs else 1
            return replace(told, take_backs=[*told.take_backs, m.TakeBackTold(number, told.draws[-1].ply, tokens)])
        case "draw":
            draws = [draw for draw in told.draws if len(draw.ways) > 1]
            one = rng.choice(draws)
            other = next(text for text, _ in one.ways if text != one.move)
            return replace(told, draws=[replace(draw, move=other) if draw is one else draw for draw in told.draws])
        case "no draws":
            return replace(told, draws=[])
        case "a draw less":
            return replace(told, draws=[draw for draw in told.draws if draw is not told.draws[len(told.draws) // 2]])
        case _:
            one = next(draw for draw in told.draws if len(draw.ways) > 1)
            turned = replace(one, ways=one.ways[::-1])
            return replace(told, draws=[turned if draw is one else draw for draw in told.draws])
