"""Jackal & High, as people see it: notation, positions, the story."""

from collections.abc import Mapping
from typing import Any

from igroteka.engine.errors import CardsError, PositionError
from igroteka.engine.given_position import Given
from igroteka.engine.options import SeatOption, Whole
from igroteka.engine.rule import CHANCE, OVER
from igroteka.engine.sheet import Sheet
from igroteka.engine.story import Tale, number
from igroteka.engine.views import AnyView
from igroteka.games.jackal_high import box
from igroteka.games.jackal_high.bound import Bound
from igroteka.games.jackal_high.box import DICE, FACES, HANDFULS, LUCKY8, PUT, SIZE, SUM, TAKE2, VALLEY
from igroteka.games.jackal_high.notation import ANIMALS, NAMES, PHASES, RANKS, card, faces
from igroteka.games.jackal_high.notation import TEXTS as TEXTS
from igroteka.games.jackal_high.view_types import Player, RowPlace, Step, Unseen, Valley, View

ID = "jackal-high"
VERSION = 1  # goes up with every change that alters play
PLAYERS = range(2, 6)
PLAYERS_CLAUSE = "J1.1"
USUAL = 4
OPTIONS = (  # in the order of rules.start
    SeatOption("first", 0, 0, 4, "J2.2"),
    Whole("take2_paws", 1, 0, 3, "J1.3"),
    Whole("stall", 10, 0, 100, "J9.3"),
)
UNORDERED = ("dice", "rolled", "won", "animals")  # keys of a position whose order means nothing

ROLL = ("dice", faces)
CARD = ("card", card)
TAKE2S = ("take2", number)
PLACE = ("place", number)
TALES = {
    box.ROUND_BEGINS: Tale("round", "J2.2", ("round", number)),
    box.VALLEY_TURNED: Tale("valley", "J2.1", CARD),
    box.CARD_LAID: Tale("laid", "J3.2", CARD, PLACE),
    box.TAKE2_LAID: Tale("take2-laid", "J3.2", PLACE),
    box.SECOND_LUCKY8: Tale("second-lucky8", "J3.3"),
    box.ROW_UNFINISHED: Tale("row-unfinished", "J3.4"),
    box.THROWN: Tale("thrown", "J4.2", ROLL, ("throw", number)),
    box.ROLLS_AGAIN: Tale("rolls-again", "J4.5", ("attempt", number)),
    box.PLACED: Tale("placed", "J4.3", ("face", number), CARD),
    box.PLACED_IN_VALLEY: Tale("placed-in-valley", "J4.4", ("face", number)),
    box.STOPPED: Tale("stopped", "J4.2", ("dice", number)),
    box.MISSED: Tale("missed", "J5.1", ROLL, CARD),
    box.WON_ALONE: Tale("won-alone", "J6.1", CARD, TAKE2S),
    box.CONTESTED: Tale("contested", "J6.2", CARD, PLACE),
    box.CONTEST_ROLL: Tale("contest-roll", "J6.2", ROLL, ("sum", number)),
    box.CONTEST_TIED: Tale("contest-tied", "J6.2", ("sum", number)),
    box.WON_CONTEST: Tale("won-contest", "J6.2", CARD, TAKE2S),
    box.LUCKY8_BRINGS: Tale("lucky8-brings", "J6.3", CARD, TAKE2S),
    box.LUCKY8_GONE: Tale("lucky8-gone", "J6.3"),
    box.PILED: Tale("piled", "J6.4", CARD),
    box.ALONE_TAKES: Tale("alone-takes", "J7.1", CARD),
    box.ALONE_GIVES: Tale("alone-gives", "J7.1", CARD),
    box.ALONE_HAS_NOTHING: Tale("alone-has-nothing", "J7.1"),
    box.VULTURES_GATHER: Tale("vultures", "J7.2", ("card", number)),
    box.VALLEY_ROLL: Tale("valley-roll", "J7.2", ROLL, ("sum", number)),
    box.TOP_TIED: Tale("top-tied", "J7.3", ("sum", number)),
    box.BOTTOM_TIED: Tale("bottom-tied", "J7.3", ("sum", number)),
    box.ALL_TIED: Tale("all-tied", "J7.3", ("sum", number)),
    box.HIGHEST_TAKES: Tale("highest-takes", "J7.2", CARD),
    box.LOWEST_GIVES: Tale("lowest-gives", "J7.2", CARD),
    box.LOWEST_HAS_NOTHING: Tale("lowest-has-nothing", "J7.2"),
    box.STALLED: Tale("stalled", "J9.3", ("rounds", number)),
    box.PILE_EMPTY: Tale("pile-empty", "J9.2"),
    box.TOO_LONG_STALLED: Tale("too-long-stalled", "J9.3", ("rounds", number)),
    box.GAME_ENDS: Tale("result", "J9.1", ("paws", number), ("highest", number)),
}


# --- secrets --------------------------------------------------------------------------------


def turn_order(s: Sheet) -> list[int]:
    return [(s.starter + i) % s.players for i in range(s.players)]


def seats_of(s: Sheet, mask: int) -> list[int]:
    return [p for p in turn_order(s) if mask >> p & 1]


SECRETS = ()  # the actions that somebody may not know: everything is open
PASSING = (box.VALLEY_TURNED, box.CARD_LAID, box.TAKE2_LAID)  # a new row is laid at once


# --- positions ------------------------------------------------------------------------------

KEYS = tuple(View.__annotations__)
ROW_KEYS = tuple(RowPlace.__annotations__)
VALLEY_KEYS = tuple(Valley.__annotations__)
PLAYER_KEYS = tuple(Player.__annotations__)
UNSEEN_KEYS = tuple(Unseen.__annotations__)
MANY = (1 << 31) - 1  # rounds that the record can count
STEP_KEYS = tuple(Step.__annotations__)


def place(s: Sheet, given_view: AnyView, rule: Bound) -> None:
    """Lay out a position on a sheet that stands at the start of the game."""
    given = Given(given_view, KEYS)
    row = given.each("row", s.players + 1, ROW_KEYS)
    valley = given.inner("valley", VALLEY_KEYS)
    players = given.each("players", s.players, PLAYER_KEYS)
    step = given.inner("step", STEP_KEYS)
    starter = given.whole("starter", s.starter, 0, s.players - 1)
    s.round = given.whole("round", 1 + (starter - s.starter) % s.players, 1, MANY)
    s.starter = (s.starter + s.round - 1) % s.players  # J2.2
    s.stalled = given.whole("stalled", 0, 0, MANY)
    lay_cards(s, given, row, valley, players)
    lay_dice(s, row, valley, players, rule)
    s.phase = PHASES.index(given.one_of("phase", usual_phase(s, rule), PHASES))
    s.actor = CHANCE
    if box.ROLL <= s.phase <= box.VULTURES:
        s.throw = given.whole("throw", 1, 1, rule.EACH[0])
    check_cards_lie(s, rule)
    check_dice_lie(s, rule)
    if s.phase in (box.ROLL, box.PLACE):
        place_throw(s, given, step, rule)
    elif s.phase == box.CONTEST:
        s.at = rule.next_to_settle(s)
        place_contest(s, step, box.FOR_CARD, rule)
    elif s.phase == box.VULTURES:
        s.at = VALLEY
        place_contest(s, step, RANKS.index(step.one_of("rank", "both", RANKS[2:])), rule)
    elif s.phase == box.ORDER:
        place_order(s, rule)
    elif s.phase == box.ENDED:
        s.actor = OVER


def lay_cards(s: Sheet, given: Given, row: list[Given], valley: Given, players: list[Given]) -> None:
    """Cards that lie nowhere are unseen; a Lucky 8 may also be out of the game."""
    laid: list[int] = []
    for i, part in enumerate(row):
        top = part.one_of("card", None, (*ANIMALS, "L8"))
        s.card[i] = 0 if top is None else LUCKY8 if top == "L8" else top
        s.under[i] = part.whole("under", 0, 0, s.unseen[TAKE2])
        laid += [s.card[i]] * (s.card[i] > 0) + [TAKE2] * s.under[i]
    if laid.count(LUCKY8) > 1:
        raise PositionError("jackal-high-lucky8", "J3.3")
    s.card[VALLEY] = valley.one_of("card", 0, ANIMALS)
    laid += [s.card[VALLEY]] * (s.card[VALLEY] > 0)
    for p, player in enumerate(players):
        pile, won = player.listed("pile", ANIMALS, box.ANIMALS), player.listed("won", ANIMALS, box.ANIMALS)
        s.take2[p] = player.whole("take2", 0, 0, s.unseen[TAKE2])
        laid += [*pile, *won, *[TAKE2] * s.take2[p]]
        cards = [*pile, *sorted(won)][: box.ANIMALS]
        s.pile.cells[p][: len(cards)] = cards
        s.cards[p], s.won[p] = len(cards), len(won)
    for n in laid:
        s.unseen[n] -= 1
        if s.unseen[n] < 0:
            raise PositionError("position-too-many", "J1.1", card=NAMES[n])
    unseen = given.inner("unseen", UNSEEN_KEYS)
    s.unseen[LUCKY8] = unseen.whole("lucky8", s.unseen[LUCKY8], 0, s.unseen[LUCKY8])
    s.left = sum(s.unseen)


def handful(part: Given, key: str, rule: Bound) -> int:
    return HANDFULS.index(tuple(sorted(part.listed(key, range(1, rule.SIDES[0] + 1), DICE))))


def handfuls(part: Given, players: int, rule: Bound) -> list[int]:
    """The dice of every seat on one place."""
    lists = part.data.get("dice")
    if lists is None:
        return [0] * players
    if not isinstance(lists, (list, tuple)) or len(lists) != players:
        raise part.fail("dice", f"[{players} × […]]")
    seats = {f"dice[{p}]": dice for p, dice in enumerate(lists)}
    return [handful(Given(seats, seats, part.path), key, rule) for key in seats]


def lay_dice(s: Sheet, row: list[Given], valley: Given, players: list[Given], rule: Bound) -> None:
    """Dice that lie nowhere are in hand."""
    for i, part in (*enumerate(row), (VALLEY, valley)):
        for p, dice in enumerate(handfuls(part, s.players, rule)):
            s.dice[i, p] = dice
    for p, player in enumerate(players):
        s.rolled[p] = handful(player, "rolled", rule)
        s.hand[p] = rule.EACH[0] - sum(int(SIZE[s.dice[i, p]]) for i in range(VALLEY + 1))
        if s.hand[p] < 0:
            raise PositionError("jackal-high-dice", "J1.1", seat=p + 1)


def usual_phase(s: Sheet, rule: Bound) -> str:
    if any(s.rolled):
        return "place"
    if s.left == sum(rule.DECK):
        return "valley"
    return "row" if rule.next_gap(s) >= 0 else "roll"


def check_cards_lie(s: Sheet, rule: Bound) -> None:
    """Do the cards lie as they can in this phase?"""
    row = range(s.players + 1)
    empty = [i for i in row if s.card[i] == 0 and s.under[i] == 0]
    uncovered = [i for i in row if s.card[i] == 0 and s.under[i] > 0]
    stacks = [i for i in uncovered if s.under[i] > 1]
    stuck = 0 < s.stall <= s.stalled
    if s.phase == box.DRAW_VALLEY and (s.left < sum(rule.DECK) or s.round > 1 or s.stalled > 0):
        raise PositionError("jackal-high-valley-first", "J2.1")
    if s.phase == box.DRAW_ROW and (s.left == 0 or s.stalled > 0 or not empty + uncovered):
        raise PositionError("jackal-high-row-full", "J3.2")
    if s.phase in (box.ROLL, box.PLACE) and empty + uncovered:
        raise PositionError("jackal-high-row-gap", "J3.1")
    if uncovered and s.phase not in (box.DRAW_ROW, box.ENDED):
        raise PositionError("jackal-high-uncovered", "J3.2")
    if (empty and uncovered and uncovered[-1] > empty[0]) or (stacks and (empty or stacks != uncovered[:1])):
        raise PositionError("jackal-high-row-order", "J3.2")
    if sum(s.won) > (len(empty) if s.phase in (box.CONTEST, box.ORDER) else 0):
        raise PositionError("jackal-high-won", "J6.4")
    if s.phase == box.ENDED and s.left > 0 and not stuck:
        raise PositionError("jackal-high-not-over", "J9.1")
    if s.phase != box.ENDED and stuck:
        raise PositionError("jackal-high-stalled", "J9.3", rounds=s.stall)


def check_dice_lie(s: Sheet, rule: Bound) -> None:
    """Do the dice lie as they can in this phase?"""
    seats = range(s.players)
    for i in range(s.players + 1):
        most = s.card[i] if s.phase in (box.ROLL, box.PLACE, box.CONTEST) else 0
        for p in seats:
            points = int(SUM[s.dice[i, p]])
            if points > most or (s.phase == box.CONTEST and 0 < points < most):  # J5.1
                raise PositionError("jackal-high-dice-on-card", "J4.3", seat=p + 1, place=i + 1)
    if s.phase in (box.DRAW_VALLEY, box.DRAW_ROW, box.ENDED) and any(s.hand[p] < rule.EACH[0] for p in seats):
        raise PositionError("jackal-high-dice-home", "J8.1")
    if s.phase not in (box.PLACE, box.CONTEST, box.VULTURES) and any(s.rolled):
        raise PositionError("jackal-high-rolled", "J4.2")


def may_be_due(s: Sheet, p: int, placed: int, rule: Bound) -> bool:
    """J4.1, J4.2: all before him have made this throw, and all after him have not."""
    order = turn_order(s)
    turn = order.index(p)
    began_with = s.hand[p] + placed
    to_come = [began_with, *(s.hand[q] for q in order[turn + 1 :])]
    most = rule.EACH[0] + 1 - s.throw
    return (
        began_with > 0
        and all(s.hand[q] < most for q in order[:turn])
        and all(dice == rule.EACH[0] if s.throw == 1 else dice <= most for dice in to_come)
        and (s.attempt == 1 or (s.throw > 1 and began_with == 1))  # J4.5
    )


def place_throw(s: Sheet, given: Given, step: Given, rule: Bound) -> None:
    s.attempt = given.whole("attempt", 1, 1, 3)
    if s.phase == box.PLACE:
        can = [p for p in turn_order(s) if s.rolled[p]]
    else:
        can = [p for p in turn_order(s) if may_be_due(s, p, 0, rule)]
    if not can or (s.phase == box.PLACE and len(can) > 1):
        raise PositionError("jackal-high-nobody-throws", "J4.1")
    s.due = step.one_of("seat", can[0], can)
    if s.phase == box.PLACE:
        s.actor = s.due
        place_placed(s, step)
        if not may_be_due(s, s.due, sum(1 for action in s.placed if action), rule):
            raise PositionError("jackal-high-throw", "J4.1", seat=s.due + 1, throw=s.throw)


def place_placed(s: Sheet, step: Given) -> None:
    """This throw's placements: they lie there, and in the Valley only if nothing fitted."""
    rolled = faces(s.rolled[s.due])
    if len(rolled) != s.hand[s.due]:
        raise PositionError("jackal-high-rolled", "J4.2")
    lying = {i: faces(s.dice[i, s.due]) for i in range(VALLEY + 1)}
    puts = {text: PUT + i for i, text in enumerate(TEXTS[PUT : box.PILE])}
    placed = [puts[text] for text in step.listed("placed", puts, DICE - 1)]
    if s.throw == 1 and "placed" not in step:  # all that lies there was placed in this throw
        placed = [PUT + i * FACES + face - 1 for i, dice in lying.items() for face in dice]
    for action in placed:
        where, face = (action - PUT) // FACES, (action - PUT) % FACES + 1
        if face not in lying[where]:
            raise PositionError("jackal-high-placed", "J4.2", move=TEXTS[action])
        lying[where].remove(face)
        rolled.append(face)
    in_valley = {action >= PUT + VALLEY * FACES for action in placed}
    fits = any(face <= s.card[i] - sum(lying[i]) for face in rolled for i in range(s.players + 1))
    if len(in_valley) > 1 or in_valley == {fits}:
        raise PositionError("jackal-high-placed-valley", "J4.4")
    s.placed[: len(placed)] = placed


def read_seats(s: Sheet, step: Given, key: str) -> int:
    return sum({1 << p for p in step.listed(key, range(s.players), s.players)})


def place_contest(s: Sheet, step: Given, rank: int, rule: Bound) -> None:
    here = rule.seats_on(s, s.at) if s.at >= 0 else 0
    s.rank = rank
    s.seats = read_seats(s, step, "seats") if "seats" in step else here
    s.low = read_seats(s, step, "low")
    again = rank >= box.FOR_TOP or s.seats != here
    dice = {int(SIZE[s.dice[s.at, p]]) for p in seats_of(s, s.seats)}
    wrong = (
        not rule.is_several(s.seats)
        or s.seats & ~here
        or (again and len(dice) > 1)
        or (rank == box.FOR_BOTH and again)
        or (rank >= box.FOR_TOP and s.seats == here)
        or (rank == box.FOR_TOP) != (s.low > 0)
        or s.low & ~(here & ~s.seats)
        or len({int(SIZE[s.dice[VALLEY, p]]) for p in seats_of(s, s.low)}) > 1
        or (rank == box.FOR_TOP and s.card[VALLEY] == 0)
        or (rank == box.FOR_BOTTOM and s.card[VALLEY] > 0)
    )
    if wrong:
        raise PositionError("jackal-high-contest", "J7.3" if s.at == VALLEY else "J6.2")
    rule.next_to_roll(s)
    order = seats_of(s, s.seats)
    for p in turn_order(s):
        size = int(SIZE[s.rolled[p]])
        has_rolled = p in order and s.due >= 0 and order.index(p) < order.index(s.due)
        if s.due < 0 or size != (SIZE[s.dice[s.at, p]] if has_rolled else 0):
            raise PositionError("jackal-high-contest-rolled", "J7.2" if s.at == VALLEY else "J6.2")


def place_order(s: Sheet, rule: Bound) -> None:
    for p in turn_order(s):
        if rule.has_choice(s, p):
            s.due = s.actor = p
            return
        if s.won[p]:
            break
    raise PositionError("jackal-high-no-choice", "J6.4")


# --- the box --------------------------------------------------------------------------------


def check_cards(facts: Mapping[str, Any]) -> None:
    """Are these the facts of a Jackal & High box?"""
    animals, specials = (part if isinstance(part := facts.get(key), Mapping) else {} for key in ("animals", "specials"))
    for what in ("cards", "paws"):
        found = animals.get(what)
        if not isinstance(found, Mapping) or set(found) != set(map(str, ANIMALS)):
            raise CardsError("jackal-high-cards-numbers", "J1.1", what=what)
    counts = list(animals["cards"].values())
    fewest = PLAYERS[0] + 2
    if not all(type(count) is int and count >= 0 for count in counts) or not fewest <= sum(counts) <= box.ANIMALS:
        raise CardsError("jackal-high-cards-count", "J1.1", fewest=fewest, most=box.ANIMALS)
    if not all(type(paws) is int and 0 <= paws <= 9 for paws in animals["paws"].values()):
        raise CardsError("jackal-high-cards-paws", "J1.2")
    for special in ("take2", "lucky8"):
        count = specials.get(special)
        if type(count) is not int or not 0 <= count <= 9:
            raise CardsError("jackal-high-cards-specials", "J1.1", card=special)
    each, faces = box.dice_in(facts)
    if type(each) is not int or type(faces) is not int or not (1 <= each <= DICE and 2 <= faces <= FACES):
        raise CardsError("jackal-high-cards-dice", "J1.1", dice=DICE, faces=FACES)


def most_players(facts: Mapping[str, Any]) -> int:
    """How many can play with these cards: one lies in the Valley (J2.1), one more than players in the row (J3.1)."""
    return min(PLAYERS[-1], sum(facts["animals"]["cards"].values()) - 2)
