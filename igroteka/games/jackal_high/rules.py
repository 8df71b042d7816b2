"""Jackal & High, the rules. Clause numbers (J4.3) are those of rulebook.en.md and rulebook.ru.md."""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, Table, facts, rule, tell

SEATS = 5
PLACES = 6  # of the row, one more than players (J3.1)
VALLEY = PLACES  # the Vulture Valley is the place after the row's last
FACES = 8
DICE = 3  # of each player
TAKE2, LUCKY8 = 0, 8  # a card is known by its number; Take 2 has none
NUMBERS = 22
ANIMALS = 27

DRAW_VALLEY, DRAW_ROW, ROLL, PLACE, CONTEST, ORDER, VULTURES, ENDED = range(8)  # phases
MISSES = 8  # and a passing one
FOR_CARD, FOR_BOTH, FOR_TOP, FOR_BOTTOM = 1, 2, 3, 4  # what a contest decides
HIGHEST, LOWEST = 1, -1  # rolls
STOP, REROLL, PUT = 0, 1, 2  # actions: PUT + place * FACES + face - 1
PILE = PUT + (PLACES + 1) * FACES  # PILE + number
VALLEY_CARD = PILE + NUMBERS
ROW_CARD = VALLEY_CARD + NUMBERS
ROLLED = ROW_CARD + NUMBERS - 1  # ROLLED + handful; no roll is empty

# A handful of dice is its faces in ascending order; the rules know it by its index here.
HANDFULS = [faces for n in range(DICE + 1) for faces in combinations_with_replacement(range(1, FACES + 1), n)]
ACTIONS = ROLLED + len(HANDFULS)
CHOICES = VALLEY_CARD  # the actions below it are the players', the others chance's
MOST_MOVES = DICE * PLACES  # that a player can choose from at once

STATE = np.dtype(
    [
        ("round", "i4"),
        ("stalled", "i4"),  # rounds running in which no card left the row
        ("actor", "i1"),
        ("players", "i1"),
        ("take2_paws", "i1"),  # options
        ("stall", "i1"),
        ("phase", "i1"),
        ("starter", "i1"),
        ("throw", "i1"),
        ("attempt", "i1"),
        ("due", "i1"),  # whose dice are rolled, who places, who orders his cards; -1: nobody
        ("placed", "i1", (DICE,)),  # this throw's PUT actions
        ("at", "i1"),  # the contested place, -1 if none
        ("rank", "i1"),  # what the contest decides, 0 if none
        ("seats", "i1"),  # bit mask: who takes part in it
        ("low", "i1"),  # bit mask: tied at the bottom, waiting while the top is rolled off
        ("left", "i1"),  # cards in the draw pile
        ("unseen", "i1", (NUMBERS,)),  # what it holds; its order does not exist
        ("card", "i1", (PLACES + 1,)),  # the number that counts on a place, 0 if none
        ("under", "i1", (PLACES + 1,)),  # Take 2s below it, or uncovered
        ("dice", "u1", (PLACES + 1, SEATS)),  # the handful of each seat on each place
        ("rolled", "u1", (SEATS,)),  # the handful of the roll going on
        ("hand", "i1", (SEATS,)),  # how many dice lie nowhere
        ("pile", "i1", (SEATS, ANIMALS)),  # bottom to top; on top the won cards, ascending, until ordered
        ("cards", "i1", (SEATS,)),  # how many lie there, the won ones included
        ("won", "i1", (SEATS,)),  # how many of these are not ordered yet
        ("take2", "i1", (SEATS,)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    ROUND_BEGINS,
    VALLEY_TURNED,
    CARD_LAID,
    TAKE2_LAID,
    SECOND_LUCKY8,
    ROW_UNFINISHED,
    THROWN,
    ROLLS_AGAIN,
    PLACED,
    PLACED_IN_VALLEY,
    STOPPED,
    MISSED,
    WON_ALONE,
    CONTESTED,
    CONTEST_ROLL,
    CONTEST_TIED,
    WON_CONTEST,
    LUCKY8_BRINGS,
    LUCKY8_GONE,
    PILED,
    ALONE_TAKES,
    ALONE_GIVES,
    ALONE_HAS_NOTHING,
    VULTURES_GATHER,
    VALLEY_ROLL,
    TOP_TIED,
    BOTTOM_TIED,
    ALL_TIED,
    HIGHEST_TAKES,
    LOWEST_GIVES,
    LOWEST_HAS_NOTHING,
    STALLED,
    PILE_EMPTY,
    TOO_LONG_STALLED,
    GAME_ENDS,
) = range(35)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    deck = np.zeros(NUMBERS, np.int64)
    paws = np.zeros(NUMBERS, np.int64)
    deck[TAKE2], deck[LUCKY8] = box["specials"]["take2"], box["specials"]["lucky8"]
    for number, count in box["animals"]["cards"].items():
        deck[int(number)] = count
        paws[int(number)] = box["animals"]["paws"][number]
    return {"DECK": deck, "PAWS": paws}


_BOX = tables(facts(__file__))
DECK, PAWS = _BOX["DECK"], _BOX["PAWS"]

# Handfuls by index: how many dice, what they show together, face by face, the different faces and how
# many of these are at most so high, the handful with one more or one less die of a face, and what
# each of the equally likely ways that so many dice can fall makes.
SIZE = np.array([len(faces) for faces in HANDFULS], np.int16)
SUM = np.array([sum(faces) for faces in HANDFULS], np.int16)
FACE = np.array([(*faces, 0, 0, 0)[:DICE] for faces in HANDFULS], np.int16)
DIFFERENT = np.array([(*sorted(set(faces)), 0, 0, 0)[:DICE] for faces in HANDFULS], np.int16)
FITTING = np.array([[len([f for f in {*faces} if f <= k]) for k in range(FACES + 1)] for faces in HANDFULS], np.int16)
WITH = np.zeros((len(HANDFULS), FACES + 1), np.int16)
WITHOUT = np.zeros((len(HANDFULS), FACES + 1), np.int16)
for _more, _faces in enumerate(HANDFULS):
    for _i, _face in enumerate(_faces):
        _less = HANDFULS.index(_faces[:_i] + _faces[_i + 1 :])
        WITHOUT[_more, _face] = _less
        WITH[_less, _face] = _more
FALLS = np.zeros((DICE + 1, FACES**DICE), np.int16)
for _dice in range(DICE):
    for _way in range(FACES ** (_dice + 1)):
        FALLS[_dice + 1, _way] = WITH[FALLS[_dice, _way // FACES], _way % FACES + 1]


# --- J2, J3: the row ----------------------------------------------------------------------


@rule
def start(s: Record, players: int, first: int, take2_paws: int, stall: int) -> None:
    s.players = players
    s.take2_paws = take2_paws
    s.stall = stall
    s.round = 1
    s.starter = first  # J2.2
    s.throw = 1
    s.attempt = 1
    s.due = -1
    s.at = -1
    for number in range(NUMBERS):
        s.unseen[number] = DECK[number]
        s.left += DECK[number]
    for p in range(players):
        s.hand[p] = DICE
    s.phase = DRAW_VALLEY
    s.actor = CHANCE


@rule
def turn_up_valley(s: Record, number: int) -> None:
    s.unseen[number] -= 1
    s.left -= 1
    s.card[VALLEY] = number  # J2.1
    tell(s, VALLEY_TURNED, -1, number)
    begin_round(s)


@rule
def begin_round(s: Record) -> None:
    tell(s, ROUND_BEGINS, s.starter, s.round)
    s.phase = DRAW_ROW
    fill_row(s)


@rule
def places(s: Record) -> int:
    return s.players + 1  # J3.1


@rule
def next_gap(s: Record) -> int:
    """J3.2: the place that gets the next card, an empty one before an uncovered Take 2; -1 if none."""
    uncovered = -1
    for place in range(places(s)):
        if s.card[place] == 0:
            if s.under[place] == 0:
                return place
            if uncovered < 0:
                uncovered = place
    return uncovered


@rule
def fill_row(s: Record) -> None:
    if next_gap(s) < 0:
        s.phase = ROLL
        s.throw = 0  # as if the seat before the starter had just thrown
        s.due = right_of(s, s.starter)
        s.actor = NOBODY
    elif s.left > 0:
        s.actor = CHANCE
    else:  # J3.4
        tell(s, ROW_UNFINISHED, -1)
        end_game(s)


@rule
def lucky8_lies(s: Record) -> bool:
    for place in range(places(s)):
        if s.card[place] == LUCKY8:
            return True
    return False


@rule
def lay_card(s: Record, number: int) -> None:
    place = next_gap(s)
    s.unseen[number] -= 1
    s.left -= 1
    if number == TAKE2:
        s.under[place] += 1
        tell(s, TAKE2_LAID, -1, place + 1)
    elif number == LUCKY8 and lucky8_lies(s):  # J3.3
        tell(s, SECOND_LUCKY8, -1)
    else:
        s.card[place] = number
        tell(s, CARD_LAID, -1, number, place + 1)
    fill_row(s)


# --- What chance brings -------------------------------------------------------------------


@rule
def dice_due(s: Record) -> int:
    """How many dice are rolled next: all not placed yet (J4.2), or those in the contest (J6.2, J7.2)."""
    return s.hand[s.due] if s.phase == ROLL else SIZE[s.dice[s.at, s.due]]


@rule
def drawable(s: Record, number: int) -> int:
    """How many cards with this number can be turned up next; the first is an animal (J2.1)."""
    if s.phase == DRAW_VALLEY and (number == TAKE2 or number == LUCKY8):
        return 0
    return s.unseen[number]


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen."""
    if s.phase == DRAW_VALLEY:
        return s.left - s.unseen[TAKE2] - s.unseen[LUCKY8]
    if s.phase == DRAW_ROW:
        return s.left
    return 1 << 3 * dice_due(s)  # each die shows one of 8 faces


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    if s.phase >= ROLL:
        return ROLLED + FALLS[dice_due(s), way]
    number = 0
    cards = 0
    for lower in range(NUMBERS - 1):
        cards += drawable(s, lower)
        number += 1 if cards <= way else 0  # to the end: a branch that nobody can foresee is slower
    return number + (VALLEY_CARD if s.phase == DRAW_VALLEY else ROW_CARD)


# --- J4: throws ---------------------------------------------------------------------------


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats that may act now."""
    return 1 << s.actor if s.actor >= 0 else 0


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    n = 0
    handful = s.rolled[seat]  # empty while cards are put in order
    first, second, third = DIFFERENT[handful, 0], DIFFERENT[handful, 1], DIFFERENT[handful, 2]
    for place in range(PLACES):  # nothing fits where no card can lie
        put = PUT + place * FACES - 1
        out[n] = put + first  # write down all different faces; the first so many fit
        out[n + 1] = put + second
        out[n + 2] = put + third
        n += FITTING[handful, room(s, seat, place)]
    if n == 0 and valley_is_open(s):
        while n < FITTING[handful, FACES]:
            out[n] = PUT + VALLEY * FACES - 1 + DIFFERENT[handful, n]
            n += 1
    if s.placed[0] > 0:  # J4.2
        out[n] = STOP
        n += 1
    elif may_reroll(s, seat):
        out[n] = REROLL
        n += 1
    for i in range(s.cards[seat] - s.won[seat], s.cards[seat]):  # J6.4: the numbers he won, each once
        if n == 0 or out[n - 1] != PILE + s.pile[seat, i]:
            out[n] = PILE + s.pile[seat, i]
            n += 1
    return n


@rule
def room(s: Record, p: int, place: int) -> int:
    """J4.3: the highest face that p can still put on a card."""
    return min(s.card[place] - SUM[s.dice[place, p]], FACES)


@rule
def valley_is_open(s: Record) -> bool:
    """J4.4: asked where no die fits; open unless one of this throw did."""
    return s.placed[0] == 0 or s.placed[0] >= PUT + VALLEY * FACES


@rule
def may_reroll(s: Record, p: int) -> bool:
    """J4.5: his second or third throw is one die."""
    return s.throw > 1 and SIZE[s.rolled[p]] == 1 and s.placed[0] == 0 and s.attempt < 3


@rule
def apply(s: Record, seat: int, action: int) -> None:
    act(s, seat, action)
    if s.actor == NOBODY:
        settle(s)


@rule
def act(s: Record, seat: int, action: int) -> None:
    if action > ROLLED:
        roll(s, s.due, action - ROLLED)
    elif action >= ROW_CARD:
        lay_card(s, action - ROW_CARD)
    elif action >= VALLEY_CARD:
        turn_up_valley(s, action - VALLEY_CARD)
    elif action >= PILE:
        put_on_pile(s, seat, action - PILE)
    elif action >= PUT:
        put_die(s, seat, action)
    elif action == REROLL:
        s.rolled[seat] = 0
        s.attempt += 1
        tell(s, ROLLS_AGAIN, seat, s.attempt)
        s.phase = ROLL
        s.actor = CHANCE
    else:
        tell(s, STOPPED, seat, s.hand[seat])
        s.phase = ROLL
        s.actor = NOBODY
    if s.actor == NOBODY and s.phase == ROLL:
        next_throw(s)


@rule
def settle(s: Record) -> None:
    """From the last throw, roll or pile to what is next: each phase makes way for the one after it."""
    if s.phase == MISSES:
        remove_misses(s)
    while s.actor == NOBODY and s.phase == CONTEST:
        settle_card(s)
    if s.actor == NOBODY and s.phase == ORDER:
        ask_for_order(s)
    if s.actor == NOBODY and s.phase == VULTURES:
        settle_valley(s)
    if s.actor == NOBODY:
        end_round(s)
    if s.actor == NOBODY:
        next_throw(s)


@rule
def roll(s: Record, p: int, handful: int) -> None:
    s.rolled[p] = handful
    if s.phase == ROLL:
        tell(s, THROWN, p, handful, s.throw)
        s.phase = PLACE
        s.actor = p
    else:
        tell(s, CONTEST_ROLL if s.phase == CONTEST else VALLEY_ROLL, p, handful, SUM[handful])
        next_to_roll(s)


@rule
def put_die(s: Record, p: int, action: int) -> None:
    place = (action - PUT) // FACES
    face = (action - PUT) % FACES + 1
    s.rolled[p] = WITHOUT[s.rolled[p], face]
    s.dice[place, p] = WITH[s.dice[place, p], face]
    s.hand[p] -= 1
    if place == VALLEY:
        tell(s, PLACED_IN_VALLEY, p, face)
    else:
        tell(s, PLACED, p, face, place + 1)
    if s.hand[p] == 0:
        s.phase = ROLL
        s.actor = NOBODY
    else:
        s.placed[0 if s.placed[0] == 0 else 1] = action


@rule
def left_of(s: Record, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


@rule
def right_of(s: Record, p: int) -> int:
    return p - 1 if p > 0 else s.players - 1


@rule
def next_throw(s: Record) -> None:
    """J4.1: clockwise, to the first with dice; after the third round of throws nobody has any (J4.6)."""
    s.rolled[s.due] = 0
    s.attempt = 1
    s.placed[0] = 0
    s.placed[1] = 0
    p = s.due
    throw = s.throw
    for _ in range(s.players):
        p = left_of(s, p)
        if p == s.starter:
            throw += 1
        if s.hand[p] > 0:
            s.throw = throw
            s.due = p
            s.actor = CHANCE
            return
    s.due = -1
    s.phase = MISSES
    s.actor = NOBODY


# --- J5, J6: the cards of the row ---------------------------------------------------------


@rule
def remove_misses(s: Record) -> None:
    """J5.1"""
    for place in range(places(s)):
        for p in range(s.players):
            handful = s.dice[place, p]
            if handful > 0 and SUM[handful] != s.card[place]:
                tell(s, MISSED, p, handful, s.card[place])
                for i in range(SIZE[handful]):
                    s.dice[VALLEY, p] = WITH[s.dice[VALLEY, p], FACE[handful, i]]
                s.dice[place, p] = 0
    s.phase = CONTEST


@rule
def seats_on(s: Record, place: int) -> int:
    """Bit mask of the seats with dice on a place."""
    mask = 0
    for p in range(s.players):
        if s.dice[place, p] > 0:
            mask |= 1 << p
    return mask


@rule
def is_several(mask: int) -> bool:
    return mask & (mask - 1) != 0


@rule
def only_seat(mask: int) -> int:
    p = 0
    while mask >> p & 1 == 0:
        p += 1
    return p


@rule
def next_to_settle(s: Record) -> int:
    """J6.2: the first place with dice, the Lucky 8's last; -1 if none."""
    last = -1
    for place in range(places(s)):
        if seats_on(s, place) > 0:
            if s.card[place] != LUCKY8:
                return place
            last = place
    return last


@rule
def settle_card(s: Record) -> None:
    """J6: the next card is won, or contested (again), or none is left."""
    if s.rank == 0:
        place = next_to_settle(s)
        mask = seats_on(s, place) if place >= 0 else 0
        event = WON_ALONE  # J6.1
    else:
        place = s.at
        mask = ranked(s, HIGHEST)
        event = WON_CONTEST
    if place < 0:
        s.phase = ORDER
    elif is_several(mask):  # J6.2
        if s.rank == 0:
            tell(s, CONTESTED, -1, s.card[place], place + 1)
        else:
            tell_tied(s, mask, CONTEST_TIED)
        roll_off(s, place, FOR_CARD, mask)
    else:
        end_contest(s)
        win_card(s, only_seat(mask), place, event)


@rule
def win_card(s: Record, p: int, place: int, event: int) -> None:
    for q in range(s.players):
        s.hand[q] += SIZE[s.dice[place, q]]
        s.dice[place, q] = 0
    is_lucky8 = s.card[place] == LUCKY8
    take_card(s, p, place, event)
    if is_lucky8:  # J6.3
        for other in range(places(s)):
            if s.card[other] > 0:
                take_card(s, p, other, LUCKY8_BRINGS)
        tell(s, LUCKY8_GONE, p)


@rule
def take_card(s: Record, p: int, place: int, event: int) -> None:
    """A card and the Take 2s under it leave the row; won cards wait on the pile in ascending order."""
    number = s.card[place]
    tell(s, event, p, number, s.under[place])
    s.take2[p] += s.under[place]
    s.under[place] = 0
    s.card[place] = 0
    if number == LUCKY8:  # J1.4
        return
    i = s.cards[p]
    lowest = i - s.won[p]
    while i > lowest and s.pile[p, i - 1] > number:
        s.pile[p, i] = s.pile[p, i - 1]
        i -= 1
    s.pile[p, i] = number
    s.cards[p] += 1
    s.won[p] += 1


# --- Contests for a card (J6.2) and in the Valley (J7.2, J7.3) ----------------------------


@rule
def roll_off(s: Record, place: int, rank: int, mask: int) -> None:
    """All of the mask roll the dice that they have on the place."""
    s.at = place
    s.rank = rank
    s.seats = mask
    for p in range(s.players):
        s.rolled[p] = 0
    next_to_roll(s)


@rule
def next_to_roll(s: Record) -> None:
    """J6.2: in turn order from the starter, until all have rolled."""
    s.due = s.starter
    s.actor = CHANCE
    for _ in range(s.players):
        if s.seats >> s.due & 1 == 1 and s.rolled[s.due] == 0:
            return
        s.due = left_of(s, s.due)
    s.due = -1
    s.actor = NOBODY


@rule
def strength(s: Record, p: int) -> int:
    """J6.2, J7.3: the higher sum, then the fewer dice."""
    return SUM[s.rolled[p]] * (DICE + 1) - SIZE[s.rolled[p]]


@rule
def ranked(s: Record, end: int) -> int:
    """Bit mask of those whose roll is the HIGHEST or the LOWEST."""
    mask = 0
    record = -1000
    for p in range(s.players):
        if s.seats >> p & 1 == 1:
            mine = strength(s, p) * end
            if mine > record:
                record = mine
                mask = 0
            if mine == record:
                mask |= 1 << p
    return mask


@rule
def tell_tied(s: Record, mask: int, event: int) -> None:
    for p in range(s.players):
        if mask >> p & 1 == 1:
            tell(s, event, p, SUM[s.rolled[p]])


@rule
def end_contest(s: Record) -> None:
    s.at = -1
    s.rank = 0
    s.seats = 0
    s.low = 0
    for p in range(s.players):
        s.rolled[p] = 0


# --- J6.4: onto the piles -----------------------------------------------------------------


@rule
def has_choice(s: Record, p: int) -> bool:
    """At least two different numbers among his won cards."""
    return s.won[p] > 1 and s.pile[p, s.cards[p] - s.won[p]] != s.pile[p, s.cards[p] - 1]


@rule
def ask_for_order(s: Record) -> None:
    """In turn order; where there is no choice, the won cards lie as they should."""
    p = s.starter
    for _ in range(s.players):
        if has_choice(s, p):
            s.due = p
            s.actor = p
            return
        s.won[p] = 0
        p = left_of(s, p)
    s.due = -1
    s.phase = VULTURES


@rule
def put_on_pile(s: Record, p: int, number: int) -> None:
    lowest = s.cards[p] - s.won[p]
    i = lowest
    while s.pile[p, i] != number:
        i += 1
    while i > lowest:
        s.pile[p, i] = s.pile[p, i - 1]
        i -= 1
    s.pile[p, lowest] = number
    s.won[p] -= 1
    tell(s, PILED, p, number)
    if not has_choice(s, p):
        for i in range(lowest + 1, s.cards[p]):
            tell(s, PILED, p, s.pile[p, i])
    s.actor = NOBODY


# --- J7: the Valley -----------------------------------------------------------------------


@rule
def settle_valley(s: Record) -> None:
    mask = seats_on(s, VALLEY)
    if s.rank > 0:
        decide_valley(s)
    elif is_several(mask):  # J7.2
        tell(s, VULTURES_GATHER, -1, s.card[VALLEY])
        roll_off(s, VALLEY, FOR_BOTH, mask)
    else:
        if mask > 0 and s.card[VALLEY] > 0:  # J7.1
            take_from_valley(s, only_seat(mask), ALONE_TAKES)
        elif mask > 0:
            give_to_valley(s, only_seat(mask), ALONE_GIVES, ALONE_HAS_NOTHING)


@rule
def take_from_valley(s: Record, p: int, event: int) -> None:
    tell(s, event, p, s.card[VALLEY])
    s.pile[p, s.cards[p]] = s.card[VALLEY]
    s.cards[p] += 1
    s.card[VALLEY] = 0


@rule
def give_to_valley(s: Record, p: int, event: int, nothing: int) -> None:
    if s.cards[p] == 0:
        tell(s, nothing, p)
        return
    s.cards[p] -= 1
    s.card[VALLEY] = s.pile[p, s.cards[p]]
    s.pile[p, s.cards[p]] = 0
    tell(s, event, p, s.card[VALLEY])


@rule
def decide_valley(s: Record) -> None:
    """J7.3: first the top, if there is a card to take, then the bottom."""
    top = ranked(s, HIGHEST)
    low = ranked(s, LOWEST) if s.rank != FOR_TOP else s.low
    if s.rank == FOR_BOTH and top == s.seats:
        tell_tied(s, top, ALL_TIED)
        roll_off(s, VALLEY, FOR_BOTH, top)
        return
    if s.rank != FOR_BOTTOM and s.card[VALLEY] > 0:
        if is_several(top):
            tell_tied(s, top, TOP_TIED)
            s.low = low
            roll_off(s, VALLEY, FOR_TOP, top)
            return
        take_from_valley(s, only_seat(top), HIGHEST_TAKES)
    s.low = 0
    if is_several(low):
        tell_tied(s, low, BOTTOM_TIED)
        roll_off(s, VALLEY, FOR_BOTTOM, low)
        return
    give_to_valley(s, only_seat(low), LOWEST_GIVES, LOWEST_HAS_NOTHING)
    end_contest(s)


# --- J8, J9: the next round, or the end ---------------------------------------------------


@rule
def end_round(s: Record) -> None:
    for p in range(s.players):  # J8.1
        s.dice[VALLEY, p] = 0
        s.hand[p] = DICE
    s.throw = 1
    s.round += 1
    s.starter = left_of(s, s.starter)  # J2.2
    s.stalled = s.stalled + 1 if next_gap(s) < 0 else 0  # J9.3: does the row lack a card?
    if s.stalled > 0:
        tell(s, STALLED, -1, s.stalled)
    if s.left == 0:  # J9.2
        tell(s, PILE_EMPTY, -1)
        end_game(s)
    elif s.stall > 0 and s.stalled >= s.stall:  # J9.3
        tell(s, TOO_LONG_STALLED, -1, s.stalled)
        end_game(s)
    else:
        begin_round(s)


@rule
def end_game(s: Record) -> None:
    s.phase = ENDED
    s.actor = OVER
    for p in range(s.players):
        tell(s, GAME_ENDS, p, score(s, p), highest_card(s, p))


@rule
def score(s: Record, p: int) -> int:
    """J1.2, J1.3: paws of pile, won cards and Take 2s."""
    paws = s.take2[p] * s.take2_paws
    for i in range(s.cards[p]):
        paws += PAWS[s.pile[p, i]]
    return paws


@rule
def highest_card(s: Record, p: int) -> int:
    highest = 0
    for i in range(s.cards[p]):
        highest = max(highest, s.pile[p, i])
    return highest


@rule
def scores(s: Record, out: Ints) -> None:
    for p in range(s.players):
        out[p] = score(s, p)


@rule
def winners(s: Record) -> int:
    """J9.1: bit mask; most paws, then the highest card, else shared."""
    most = -1
    mask = 0
    for p in range(s.players):
        mine = score(s, p) * NUMBERS + highest_card(s, p)
        if mine > most:
            most = mine
            mask = 0
        if mine == most:
            mask |= 1 << p
    return mask


# --- What a seat knows: everything --------------------------------------------------------


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Nothing is hidden: there is nothing to draw anew."""


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 8),  # one-hot
    ("to_act", SEATS),  # one-hot: who acts or whose dice are rolled
    ("starter", SEATS),  # one-hot
    ("throw", 1),
    ("attempt", 1),
    ("placed", 1),  # dice placed in this throw
    ("rank", 5),  # one-hot: no contest, for a card, for both ranks, for the top, for the bottom
    ("contested", PLACES + 1),  # one-hot
    ("contests", SEATS),
    ("low", SEATS),
    ("card", PLACES + 1),  # the Valley's last
    ("under", PLACES + 1),
    ("dice", SEATS * (PLACES + 1)),  # how many
    ("sum", SEATS * (PLACES + 1)),  # what they show together
    ("rolled", SEATS * FACES),  # count of each face
    ("hand", SEATS),
    ("pile", SEATS * ANIMALS),  # the numbers, bottom to top
    ("won", SEATS),  # how many of the topmost are not ordered yet
    ("take2", SEATS),
    ("unseen", NUMBERS),
    ("table", 5),  # players, take2_paws, stall, stalled, round
)
(
    SEES_PHASE, SEES_TO_ACT, SEES_STARTER, SEES_THROW, SEES_ATTEMPT, SEES_PLACED, SEES_RANK, SEES_CONTESTED,
    SEES_CONTESTS, SEES_LOW, SEES_CARD, SEES_UNDER, SEES_DICE, SEES_SUM, SEES_ROLLED, SEES_HAND, SEES_PILE,
    SEES_WON, SEES_TAKE2, SEES_UNSEEN, SEES_TABLE,
) = (sum(size for _, size in OBSERVATION[:i]) for i in range(len(OBSERVATION)))  # fmt: skip


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    for i in range(len(out)):
        out[i] = 0
    out[SEES_PHASE + s.phase] = 1
    out[SEES_THROW] = s.throw
    out[SEES_ATTEMPT] = s.attempt
    out[SEES_RANK + s.rank] = 1
    if s.at >= 0:
        out[SEES_CONTESTED + s.at] = 1
    for i in range(DICE):
        out[SEES_PLACED] += 1 if s.placed[i] > 0 else 0
    for place in range(PLACES + 1):
        out[SEES_CARD + place] = s.card[place]
        out[SEES_UNDER + place] = s.under[place]
    for number in range(NUMBERS):
        out[SEES_UNSEEN + number] = s.unseen[number]
    out[SEES_TABLE] = s.players
    out[SEES_TABLE + 1] = s.take2_paws
    out[SEES_TABLE + 2] = s.stall
    out[SEES_TABLE + 3] = min(s.stalled, 127)
    out[SEES_TABLE + 4] = min(s.round, 127)
    for i in range(s.players):
        p = (seat + i) % s.players
        out[SEES_TO_ACT + i] = 1 if s.due == p else 0
        out[SEES_STARTER + i] = 1 if s.starter == p else 0
        out[SEES_CONTESTS + i] = s.seats >> p & 1
        out[SEES_LOW + i] = s.low >> p & 1
        out[SEES_HAND + i] = s.hand[p]
        out[SEES_WON + i] = s.won[p]
        out[SEES_TAKE2 + i] = s.take2[p]
        for place in range(PLACES + 1):
            out[SEES_DICE + i * (PLACES + 1) + place] = SIZE[s.dice[place, p]]
            out[SEES_SUM + i * (PLACES + 1) + place] = SUM[s.dice[place, p]]
        for j in range(SIZE[s.rolled[p]]):
            out[SEES_ROLLED + i * FACES + FACE[s.rolled[p], j] - 1] += 1
        for j in range(s.cards[p]):
            out[SEES_PILE + i * ANIMALS + j] = s.pile[p, j]
