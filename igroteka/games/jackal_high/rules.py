"""Jackal & High, the rules; J5 to J7 are in settling.py, what chance brings in chance.py.

Clause numbers (J4.3) are those of rulebook.en.md and rulebook.ru.md.
"""

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, left_of, rule, tell
from igroteka.games.jackal_high.box import (
    CARD_LAID,
    CONTEST,
    CONTEST_ROLL,
    DECK,
    DIFFERENT,
    DRAW_ROW,
    DRAW_VALLEY,
    EACH,
    ENDED,
    FACES,
    FITTING,
    GAME_ENDS,
    LUCKY8,
    MISSES,
    NUMBERS,
    ORDER,
    PAWS,
    PILE,
    PILE_EMPTY,
    PLACE,
    PLACED,
    PLACED_IN_VALLEY,
    PLACES,
    PUT,
    REROLL,
    ROLL,
    ROLLED,
    ROLLS_AGAIN,
    ROUND_BEGINS,
    ROW_CARD,
    ROW_UNFINISHED,
    SECOND_LUCKY8,
    SIZE,
    STALLED,
    STOP,
    STOPPED,
    SUM,
    TAKE2,
    TAKE2_LAID,
    THROWN,
    TOO_LONG_STALLED,
    VALLEY,
    VALLEY_CARD,
    VALLEY_ROLL,
    VALLEY_TURNED,
    VULTURES,
    WITH,
    WITHOUT,
    places,
    right_of,
)
from igroteka.games.jackal_high.settling import (
    ask_for_order,
    next_to_roll,
    put_on_pile,
    remove_misses,
    settle_card,
    settle_valley,
)

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
        s.hand[p] = EACH[0]
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


# --- J4: throws ---------------------------------------------------------------------------


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
        tell(s, PLACED, p, face, s.card[place])
    if s.hand[p] == 0:
        s.phase = ROLL
        s.actor = NOBODY
    else:
        s.placed[0 if s.placed[0] == 0 else 1] = action


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


# --- J8, J9: the next round, or the end ---------------------------------------------------


@rule
def end_round(s: Record) -> None:
    for p in range(s.players):  # J8.1
        s.dice[VALLEY, p] = 0
        s.hand[p] = EACH[0]
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
def merit(s: Record, p: int) -> int:
    """J9.1: most paws win, then the highest card, else the victory is shared."""
    return score(s, p) * NUMBERS + highest_card(s, p)
