"""Finding puzzles in games between bots, and checking each that was found once more, for longer.

A game is a task of its own, fully described by its number: it can be played anywhere, and again with the same result.
Cheap questions come first, and each asks the bots anew, so that nothing is believed for having been lucky once.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

import msgspec

from igroteka.api import game as make_game
from igroteka.bots.hints import reason_for
from igroteka.bots.players import choose
from igroteka.bots.searcher import Search, advised
from igroteka.engine.game import boxed_kits
from igroteka.engine.state import CHANCE, State
from igroteka.puzzles.measuring import Margin, Played, chances, lead, played_out
from igroteka.puzzles.puzzle import CLEARLY, Puzzle, Rated, name_of

SITTING: Final = ("novice", "casual", "advice")  # whose games they are
ASTRAY: Final = 0.03  # of the moves are any legal one: people come into positions that bots avoid
GLANCE: Final = 300  # playouts for every decision
SEARCH, TRIALS, SEARCHES = 1000, 3, 8  # playouts of each of so many searches; that many see whether more are worth it
LOOKING: Final = ((SEARCH, 0.03), (4000, CLEARLY))  # what single searches must see first: a short one is often wrong
LONGER: Final = 10  # times as many playouts for the check
GLIMPSED: Final = 0.04  # by so much the best move must seem better in passing
SEEN: Final = 8  # playouts that say something of a move
LOOKS, TRIES = 10, 40  # how often a novice is asked in passing, and in earnest
MOSTLY, AT_TIMES = 0.5, 0.2  # what part of them must be wrong: enough by itself; where a rule of thumb is wrong, too
SOLVERS: Final = {"casual": 20, "strong": 10}  # who tries it, and how often: it is rated by that
WORLDS: Final = 60  # in which it is played on to the end,
PLAYING: Final = "novice"  # by bots that err as people do: nobody's choice is certain
A_GAME: Final = 2  # puzzles of one game at most
START: Final = Rated(25.0, 25 / 3)


class Mined(msgspec.Struct, frozen=True):
    """A puzzle that was found, and what the check said of it."""

    puzzle: Puzzle
    surely: float  # what it was found with
    stands: bool  # so the check says as well
    solved: dict[str, int]  # how many tries of each level were right


class Yield(msgspec.Struct, frozen=True):
    """What one game has brought."""

    number: int
    decisions: int
    found: list[Mined]


@dataclass(frozen=True)
class Vein:
    """A game to look for puzzles in."""

    game: str
    seed: int
    number: int

    @property
    def players(self) -> int:
        """Mostly as many as usually play it: every other game has four."""
        counts = boxed_kits()[self.game].description.players
        return 4 if self.number % 2 else counts[self.number // 2 % len(counts)]


def dig(vein: Vein) -> Yield:
    """Play the game and look at every decision."""
    luck = random.Random(f"puzzles {vein.game} {vein.seed} {vein.number}")
    checking = random.Random(f"check {vein.game} {vein.seed} {vein.number}")
    decisions, found = 0, list[Mined]()
    for state, seat in positions(vein, luck):
        decisions += 1
        claim = claimed(state, seat, luck)
        if claim is None or theme_of(state, seat, claim.solution) in {one.puzzle.theme for one in found}:
            continue
        mined = checked(state, seat, claim, checking)
        if mined is not None:
            found.append(mined)
        if len(found) == A_GAME:
            break
    return Yield(vein.number, decisions, found)


def positions(vein: Vein, luck: random.Random) -> Iterator[tuple[State, int]]:
    """Every position with something to decide, and for whom. Where all choose at once nobody has chosen yet."""
    state = make_game(vein.game, players=vein.players).start()
    bots = [luck.choice(SITTING) for _ in range(vein.players)]
    together: tuple[int, ...] = ()
    while state.actor is not None:
        if state.actor == CHANCE:
            state.play(state.draw(luck))
            continue
        actors = state.actors
        if len(actors) > 1 or not together:
            seat: Any = luck.choice(actors) if len(actors) > len(together) else None
            if seat is not None and len(state.legal(seat)) > 1:
                yield state, seat
        together = actors if len(actors) > 1 else ()
        by: Any = state.actor
        move = choose(state, by, bots[by], luck.getrandbits(50))
        state.play(luck.choice(state.legal(by)) if luck.random() < ASTRAY else move, by)


@dataclass(frozen=True)
class Claim:
    """One move is better than all others, so much is sure."""

    solution: str
    surely: float


def claimed(state: State, seat: int, luck: random.Random) -> Claim | None:
    """Is this a puzzle? One move clearly better than all others, that a beginner mostly does not find."""
    best = glimpsed(state, seat, luck.getrandbits(40))
    if best is None or not misses(state, seat, best, luck):
        return None
    for playouts, least in LOOKING:
        if ahead(chances(state, seat, playouts, luck.getrandbits(40)), best) < least:
            return None
    heard = [chances(state, seat, SEARCH, luck.getrandbits(40)) for _ in range(TRIALS)]
    if min(ahead(one, best) for one in heard) < CLEARLY / 2:
        return None
    heard += [chances(state, seat, SEARCH, luck.getrandbits(40)) for _ in range(SEARCHES - TRIALS)]
    surely = lead(heard, best).surely
    return Claim(best, surely) if surely >= CLEARLY else None


def ahead(heard: Mapping[str, float], best: str) -> float:
    return heard[best] - max(chance for move, chance in heard.items() if move != best)


def glimpsed(state: State, seat: int, seed: int) -> str | None:
    """The move that may be clearly the best, as far as a short search sees."""
    search = Search(state.imagine(seat, seed), seat, seed, GLANCE)
    search.think(GLANCE)
    best, *others = search.thoughts()
    tried = [one.chance for one in others if one.playouts >= SEEN]
    return best.move if best.chance - max(tried, default=0.0) >= GLIMPSED else None


def misses(state: State, seat: int, solution: str, luck: random.Random) -> bool:
    """May a beginner miss it? Where a rule of thumb is wrong, too, it is enough if he misses it at times."""
    wrong = 0
    for look in range(LOOKS):
        wrong += choose(state, seat, "novice", luck.getrandbits(50)) != solution
        if look == LOOKS // 2 and not wrong:
            return False
    return wrong >= part_missed(state, seat, solution) * LOOKS


def part_missed(state: State, seat: int, solution: str) -> float:
    """How often a beginner must miss it."""
    return MOSTLY if advised(state.imagine(seat, 0), seat) == solution else AT_TIMES


def right(state: State, seat: int, solution: str, level: str, tries: int, luck: random.Random) -> int:
    """How often a bot finds it."""
    return sum(choose(state, seat, level, luck.getrandbits(50)) == solution for _ in range(tries))


def checked(state: State, seat: int, claim: Claim, luck: random.Random) -> Mined | None:
    """The check, with new randomness and longer searches; None if a novice, asked more often, does find it."""
    solved = {"novice": right(state, seat, claim.solution, "novice", TRIES, luck)}
    if solved["novice"] > (1 - part_missed(state, seat, claim.solution)) * TRIES:
        return None
    heard = [chances(state, seat, LONGER * SEARCH, luck.getrandbits(40)) for _ in range(TRIALS)]
    if min(ahead(one, claim.solution) for one in heard) >= CLEARLY / 2:
        heard += [chances(state, seat, LONGER * SEARCH, luck.getrandbits(40)) for _ in range(SEARCHES - TRIALS)]
    found = lead(heard, claim.solution)
    stands = len(heard) == SEARCHES and found.surely >= CLEARLY
    played = Played(0.0, 0.0)
    if stands:
        played = played_on(state, seat, claim.solution, found.second)
        stands = played.allows(CLEARLY)
        for level, tries in SOLVERS.items():
            solved[level] = right(state, seat, claim.solution, level, tries, luck)
    means = {move: round(fmean(one[move] for one in heard), 4) for move in state.legal(seat)}
    puzzle = written(state, seat, claim.solution, means, found, played, solved["novice"] / TRIES)
    return Mined(puzzle, round(claim.surely, 4), stands, solved)


def played_on(state: State, seat: int, solution: str, second: str) -> Played:
    """Played to the end, in worlds that the position itself names: who does it again gets the same."""
    name = name_of(state.game.id, state.game.players, ",".join(state.history), seat)
    return played_out(state, seat, solution, second, WORLDS, PLAYING, int(name, 16))


def written(
    state: State, seat: int, solution: str, means: dict[str, float], found: Margin, played: Played, novice: float
) -> Puzzle:
    """All that is known of it, as it is kept."""
    game, players, moves = state.game.id, state.game.players, ",".join(state.history)
    return Puzzle(
        id=name_of(game, players, moves, seat),
        game=game,
        players=players,
        moves=moves,
        seat=seat,
        theme=theme_of(state, seat, solution),
        solution=solution,
        chances=means,
        second=found.second,
        ahead=round(found.ahead, 4),
        error=round(found.error, 4),
        surely=round(found.surely, 4),
        played=[round(played.ahead, 4), round(played.error, 4)],
        novice=novice,
        rated=START,
    )


def theme_of(state: State, seat: int, solution: str) -> str:
    """What the solution's reason is about."""
    reason = reason_for(state.imagine(seat, 0), seat, solution)
    return reason.key.removeprefix(f"advice-{state.game.id}-")
