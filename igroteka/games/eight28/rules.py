"""8-28, the rules; E4 is in dividing.py.

Clause numbers (E3.2) are those of rulebook.en.md and rulebook.ru.md.
"""

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, kind_at, left_of, rule, tell
from igroteka.games.eight28.box import (
    ACE,
    ALL_PASSED,
    BLUE,
    CHOSE,
    DEAL,
    DEAL_CARD,
    DEALT,
    DECK,
    DRAW,
    DRAW_CARD,
    DREW,
    ENDED,
    FOR_8,
    GAME_ENDS,
    GEM_PLACED,
    GEMS,
    KINDS,
    LAST_ROUND,
    LEFT_OVER,
    NOBODY_LEFT,
    OFFER,
    OUT_OF_ROUND,
    PASS,
    PASSES,
    PILE_EMPTY,
    PILE_HANDED_ON,
    RED,
    RED_POINTS,
    REVEAL,
    ROUND_BEGINS,
    SEATS,
    TAKE,
    TAKES,
)
from igroteka.games.eight28.dividing import ask_next_choice, reveal, settle_halves, total


@rule
def start(s: Record, players: int, first: int, deck: int, pass_is_final: int, low_plays_28: int) -> None:
    s.players = players
    s.deck = deck
    s.pass_is_final = pass_is_final
    s.low_plays_28 = low_plays_28
    for colour in range(2):
        s.supply[colour] = GEMS[colour]
    begin_round(s, first)


# --- E2: a round begins -------------------------------------------------------------------


@rule
def begin_round(s: Record, giver: int) -> None:
    s.round += 1
    s.giver = giver  # E2.2
    s.taken = 0
    s.left = 0
    for kind in range(KINDS):
        s.pile[kind] = DECK[s.deck, kind]  # E2.1: all cards are shuffled
        s.left += s.pile[kind]
    for p in range(SEATS):
        s.hidden[p] = -1
        s.low[p] = 0
        s.aces[p] = 0
        s.out[p] = 0
        s.passed[p] = 0
        s.plays_for[p] = 0
        for i in range(s.shows[p]):
            s.shown[p, i] = 0
        s.shows[p] = 0
    tell(s, ROUND_BEGINS, giver, s.round)
    s.phase = DEAL
    s.actor = CHANCE
    s.due = left_of(s, giver)  # E2.1: the giver's left first, the giver last


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen; any card of the pile can be next."""
    return s.left


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    return card_of_pile(s, way) + (DEAL_CARD if s.phase == DEAL else DRAW_CARD)


@rule
def outcomes(s: Record, out: Ints) -> int:
    """Chance: all that can happen; any kind of card that is in the pile can be next."""
    n = 0
    for kind in range(ACE + 1):
        if s.pile[kind] > 0:
            out[n] = kind + (DEAL_CARD if s.phase == DEAL else DRAW_CARD)
            n += 1
    return n


@rule
def card_of_pile(s: Record, i: int) -> int:
    return kind_at(s.pile, KINDS, i)


@rule
def take_from_pile(s: Record, p: int, kind: int) -> None:
    s.pile[kind] -= 1
    s.left -= 1
    s.low[p] += points_of(kind)
    s.aces[p] += 1 if kind == ACE else 0


# --- E3: the card-giver's two actions -----------------------------------------------------


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    first = TAKE if s.phase == OFFER else FOR_8
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def apply(s: Record, seat: int, action: int) -> None:
    act(s, seat, action)
    if s.actor == NOBODY:
        settle(s)


@rule
def act(s: Record, seat: int, action: int) -> None:
    if action >= DRAW_CARD:
        turn_up(s, s.due, action - DRAW_CARD)
    elif action >= DEAL_CARD:
        deal(s, s.due, action - DEAL_CARD)
    elif action == TAKE:
        s.taken = 1
        tell(s, TAKES, seat)
        s.phase = DRAW
        s.actor = CHANCE
    elif action == PASS:
        s.passed[seat] = s.pass_is_final  # E3.3
        tell(s, PASSES, seat)
        go_on(s)
    else:
        s.plays_for[seat] = 8 if action == FOR_8 else 28
        tell(s, CHOSE, seat, s.plays_for[seat], total(s, seat, s.plays_for[seat]))
        ask_next_choice(s, left_of(s, seat))


@rule
def settle(s: Record) -> None:
    if s.phase == REVEAL:
        reveal(s)
    else:
        settle_halves(s)


@rule
def deal(s: Record, p: int, kind: int) -> None:
    take_from_pile(s, p, kind)
    s.hidden[p] = kind
    tell(s, DEALT, p, kind)
    if p == s.giver:
        give_cards(s)
    else:
        s.due = left_of(s, p)


@rule
def give_cards(s: Record) -> None:
    """A giver's turn: action A at once, then action B seat by seat."""
    if s.supply[BLUE] + s.supply[RED] > 0:  # E3.1
        colour = BLUE if s.supply[BLUE] > 0 else RED
        s.supply[colour] -= 1
        s.pot[colour] += 1
        tell(s, GEM_PLACED, s.giver, colour)
        if colour == RED and s.final == 0:  # E5.1
            s.final = 1
            tell(s, LAST_ROUND, s.giver)
    s.taken = 0
    offer(s, next_in_line(s, left_of(s, s.giver)))


@rule
def may_be_offered(s: Record, p: int) -> bool:
    return s.out[p] == 0 and s.passed[p] == 0  # E3.3, E3.4


@rule
def next_in_line(s: Record, p: int) -> int:
    """E3.2: who is asked next from p on, clockwise to the giver; -1 if nobody."""
    while not may_be_offered(s, p) and p != s.giver:
        p = left_of(s, p)
    return p if may_be_offered(s, p) else -1


@rule
def offer(s: Record, p: int) -> None:
    s.phase = OFFER
    s.due = p
    s.actor = p


@rule
def anyone_left(s: Record) -> bool:
    for p in range(s.players):
        if may_be_offered(s, p):
            return True
    return False


@rule
def go_on(s: Record) -> None:
    """After an answer to an offer."""
    following = next_in_line(s, left_of(s, s.due)) if s.due != s.giver else -1
    if s.left == 0:  # E3.7
        tell(s, PILE_EMPTY, s.giver)
        end_offers(s)
    elif not anyone_left(s):  # E3.7
        tell(s, NOBODY_LEFT, s.giver)
        end_offers(s)
    elif following >= 0:
        offer(s, following)
    elif s.taken == 1:  # E3.6, E3.5
        s.giver = left_of(s, s.giver)
        tell(s, PILE_HANDED_ON, s.giver)
        give_cards(s)
    else:
        tell(s, ALL_PASSED, s.giver)
        end_offers(s)


@rule
def end_offers(s: Record) -> None:
    s.phase = REVEAL
    s.actor = NOBODY


@rule
def turn_up(s: Record, p: int, kind: int) -> None:
    take_from_pile(s, p, kind)
    s.shown[p, s.shows[p]] = kind
    s.shows[p] += 1
    tell(s, DREW, p, kind)
    if open_total(s, p) >= 28:  # E3.4
        s.out[p] = 1
        tell(s, OUT_OF_ROUND, p, open_total(s, p))
    go_on(s)


@rule
def points_of(kind: int) -> int:
    return 1 if kind == ACE else kind + 1


@rule
def open_total(s: Record, p: int) -> int:
    """The face-up cards with every A as 1."""
    return s.low[p] - points_of(s.hidden[p])


# --- E4.9, E5: the next round, or the end -------------------------------------------------


@rule
def end_round(s: Record, blue: int, red: int) -> None:
    """E4.9, E5.3: the left-over gems wait for the next round, or belong to nobody."""
    if blue + red > 0:
        tell(s, LEFT_OVER, -1, blue, red)
    s.pot[BLUE] = 0 if s.final == 1 else blue
    s.pot[RED] = 0 if s.final == 1 else red
    if s.final == 1:  # E5.1
        s.aside[BLUE] = blue
        s.aside[RED] = red
        s.phase = ENDED
        s.actor = OVER
        s.due = -1
        for p in range(s.players):
            tell(s, GAME_ENDS, p, score(s, p))
    else:
        begin_round(s, left_of(s, s.giver))  # E2.2


@rule
def score(s: Record, p: int) -> int:
    """E5.2: most points win; E5.3: a tie is a shared victory."""
    return s.gems[p, BLUE] + s.gems[p, RED] * RED_POINTS
