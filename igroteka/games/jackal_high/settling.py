"""Jackal & High, J5 to J7: the cards of the row, contests, piles and the Valley."""

from igroteka.engine.rule import CHANCE, NOBODY, Record, left_of, rule, tell
from igroteka.games.jackal_high.box import (
    ALL_TIED,
    ALONE_GIVES,
    ALONE_HAS_NOTHING,
    ALONE_TAKES,
    BOTTOM_TIED,
    CONTEST,
    CONTEST_TIED,
    CONTESTED,
    DICE,
    FACE,
    FOR_BOTH,
    FOR_BOTTOM,
    FOR_CARD,
    FOR_TOP,
    HIGHEST,
    HIGHEST_TAKES,
    LOWEST,
    LOWEST_GIVES,
    LOWEST_HAS_NOTHING,
    LUCKY8,
    LUCKY8_BRINGS,
    LUCKY8_GONE,
    MISSED,
    ORDER,
    PILED,
    SIZE,
    SUM,
    TOP_TIED,
    VALLEY,
    VULTURES,
    VULTURES_GATHER,
    WITH,
    WON_ALONE,
    WON_CONTEST,
    places,
)

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
