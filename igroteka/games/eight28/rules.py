"""8-28, the rules. Clause numbers (E3.2) are those of rulebook.en.md and rulebook.ru.md."""

from typing import Any

import numpy as np

from igroteka.engine.rule import CHANCE, NOBODY, OVER, Ints, Record, Table, draw, facts, rule, tell

SEATS = 6
ACE = 10  # card kinds: 0 is the card 1, … 9 is the card 10, 10 is the A that counts 1 or 11
KINDS = 11
MOST_SHOWN = 28  # 27 cards that count 1, and the one that puts their owner out (E3.4)
BLUE, RED = 0, 1
RED_POINTS = 2  # a blue gem is 1 point (E1.1)

DEAL, OFFER, DRAW, CHOOSE, ENDED = range(5)  # phases
REVEAL = 5  # and a passing one
TAKE, PASS, FOR_8, FOR_28, DEAL_CARD, DRAW_CARD = 0, 1, 2, 3, 4, 4 + KINDS  # actions
ACTIONS = DRAW_CARD + KINDS
CHOICES = DEAL_CARD  # the actions below it are the players', the others chance's
MOST_MOVES = 2  # that a player can choose from at once

STATE = np.dtype(
    [
        ("round", "i2"),
        ("actor", "i1"),
        ("players", "i1"),
        ("deck", "i1"),  # options
        ("pass_is_final", "i1"),
        ("low_plays_28", "i1"),
        ("phase", "i1"),
        ("giver", "i1"),
        ("due", "i1"),  # who acts, or whom the card is for
        ("taken", "i1"),  # someone took in this action B
        ("final", "i1"),
        ("supply", "i1", (2,)),
        ("pot", "i1", (2,)),
        ("aside", "i1", (2,)),
        ("left", "i1"),  # how many cards the pile has
        ("pile", "i1", (KINDS,)),  # which; their order does not exist
        ("hidden", "i1", (SEATS,)),  # the face-down card's kind, -1 if none
        ("shown", "i1", (SEATS, MOST_SHOWN)),
        ("shows", "i1", (SEATS,)),  # how many cards are face up
        ("low", "i1", (SEATS,)),  # the total of all cards, the face-down one too, every A as 1
        ("aces", "i1", (SEATS,)),  # how many A are among them
        ("out", "i1", (SEATS,)),
        ("passed", "i1", (SEATS,)),
        ("plays_for", "i1", (SEATS,)),  # 0, 8 or 28
        ("gems", "i1", (SEATS, 2)),
    ],
    align=True,
)

# What the story tells: who, and up to two numbers.
(
    ROUND_BEGINS,
    DEALT,
    GEM_PLACED,
    LAST_ROUND,
    TAKES,
    DREW,
    PASSES,
    OUT_OF_ROUND,
    PILE_HANDED_ON,
    ALL_PASSED,
    PILE_EMPTY,
    NOBODY_LEFT,
    REVEALED,
    ONE_WAY,
    CHOSE,
    DIRECT_HIT,
    HIT_SHARE,
    HALVED,
    SHARE_OF_8,
    SHARE_OF_28,
    UNCLAIMED,
    LEFT_OVER,
    GAME_ENDS,
) = range(23)


def tables(box: dict[str, Any]) -> dict[str, Table]:
    """The facts of the box as the tables that the rules look things up in."""
    decks = [[int(box["decks"][deck]["cards"][face]) for face in FACES] for deck in DECKS]
    gems = box["gems"]
    return {
        "DECK": np.array(decks),
        "GEMS": np.array([gems["blue"], gems["red"]]),
    }


FACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
DECKS = ("zoch", "reviewer")
_BOX = tables(facts(__file__))
DECK, GEMS = _BOX["DECK"], _BOX["GEMS"]


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
def left_of(s: Record, p: int) -> int:
    return p + 1 if p + 1 < s.players else 0


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen; any card of the pile can be next."""
    return s.left


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    return card_of_pile(s, way) + (DEAL_CARD if s.phase == DEAL else DRAW_CARD)


@rule
def card_of_pile(s: Record, i: int) -> int:
    """The kind of card i of the pile, were it sorted: as many kinds end before the card."""
    kind = 0
    cards = 0
    for k in range(ACE):
        cards += s.pile[k]
        kind += 1 if cards <= i else 0  # to the end: a branch that nobody can foresee is slower
    return kind


@rule
def take_from_pile(s: Record, p: int, kind: int) -> None:
    s.pile[kind] -= 1
    s.left -= 1
    s.low[p] += points_of(kind)
    s.aces[p] += 1 if kind == ACE else 0


@rule
def put_back(s: Record, p: int, kind: int) -> None:
    s.pile[kind] += 1
    s.left += 1
    s.low[p] -= points_of(kind)
    s.aces[p] -= 1 if kind == ACE else 0


# --- E3: the card-giver's two actions -----------------------------------------------------


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats that may act now."""
    return 1 << s.actor if s.actor >= 0 else 0


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


# --- E4: dividing the gems ----------------------------------------------------------------


@rule
def total(s: Record, p: int, goal: int) -> int:
    """E1.3, E4.3: the best total of p's whole hand for 8 or for 28, -1 if none will do."""
    best = s.low[p]
    for step in range(1, 3):  # an A can add 10, once or twice
        if s.aces[p] >= step and best + 10 <= goal:
            best += 10
    too_low = goal == 28 and best <= 8 and s.low_plays_28 == 0  # E4.5
    return -1 if best > goal or s.hidden[p] < 0 or too_low else best


@rule
def hits_directly(s: Record, p: int) -> bool:
    return total(s, p, 8) == 8 and total(s, p, 28) == 28  # E4.8


@rule
def settle(s: Record) -> None:
    if s.phase == REVEAL:
        reveal(s)
    else:
        settle_halves(s)


@rule
def reveal(s: Record) -> None:
    p = left_of(s, s.giver)
    hits = 0
    for _ in range(s.players):  # E4.1
        tell(s, REVEALED, p, s.hidden[p])
        if hits_directly(s, p):
            hits += 1
        p = left_of(s, p)
    if hits > 0:
        settle_direct_hits(s, hits)
        return
    for p in range(s.players):  # E4.4: one way only, or none
        for_8 = total(s, p, 8)
        for_28 = total(s, p, 28)
        if for_8 >= 0 and for_28 < 0:
            s.plays_for[p] = 8
            tell(s, ONE_WAY, p, 8, for_8)
        elif for_28 >= 0 and for_8 < 0:
            s.plays_for[p] = 28
            tell(s, ONE_WAY, p, 28, for_28)
    s.phase = CHOOSE
    ask_next_choice(s, s.giver)
    if s.actor == NOBODY:
        settle_halves(s)


@rule
def ask_next_choice(s: Record, p: int) -> None:
    """E4.4: those with a choice choose in turn, the last giver first."""
    for _ in range(s.players):
        if s.plays_for[p] == 0 and total(s, p, 8) >= 0:
            s.due = p
            s.actor = p
            return
        p = left_of(s, p)
    s.actor = NOBODY


@rule
def fair_share(blue: int, red: int, k: int) -> tuple[int, int]:
    """E4.2, E4.6: the largest equal value that k can have of these gems, and the reds used for it."""
    value = (blue + red * RED_POINTS) // k
    if red == 0:
        return value, 0
    while value > 0:
        reds = red
        while reds >= 0:
            blues = k * value - reds * RED_POINTS
            if RED_POINTS * ((reds + k - 1) // k) <= value and blues <= blue:
                return value, reds
            reds -= 1
        value -= 1
    return 0, 0


@rule
def hand_out(s: Record, goal: int, blue: int, red: int) -> tuple[int, int]:
    """E4.6: the gems go in equal shares to the nearest to the goal; what of them is left over."""
    winners = 0
    nearest = 0
    for p in range(s.players):
        mine = contends(s, p, goal)
        if mine > nearest:
            nearest = mine
            winners = 0
        if mine > 0 and mine == nearest:
            winners += 1
    if winners == 0:  # E4.7
        tell(s, UNCLAIMED, -1, goal)
        return blue, red
    value, reds = fair_share(blue, red, winners)
    p = s.giver
    j = 0
    for _ in range(s.players):  # the odd reds to the first from the last giver
        if contends(s, p, goal) == nearest:
            my_reds = reds // winners + (1 if j < reds % winners else 0)
            my_blues = value - my_reds * RED_POINTS
            s.gems[p, BLUE] += my_blues
            s.gems[p, RED] += my_reds
            blue -= my_blues
            red -= my_reds
            if value > 0:
                tell(s, HIT_SHARE if goal == 0 else (SHARE_OF_8 if goal == 8 else SHARE_OF_28), p, my_blues, my_reds)
            j += 1
        p = left_of(s, p)
    return blue, red


@rule
def contends(s: Record, p: int, goal: int) -> int:
    """How near p comes to the goal among those who play for it (0: not at all); goal 0 is a direct hit."""
    if goal == 0:
        return 1 if hits_directly(s, p) else 0
    return total(s, p, goal) if s.plays_for[p] == goal else 0


@rule
def settle_direct_hits(s: Record, hits: int) -> None:
    """E4.8: whoever hits takes the whole middle."""
    p = s.giver
    for _ in range(s.players):
        if hits_directly(s, p):
            tell(s, DIRECT_HIT, p, hits)
        p = left_of(s, p)
    blue, red = hand_out(s, 0, s.pot[BLUE], s.pot[RED])
    end_round(s, blue, red)


@rule
def settle_halves(s: Record) -> None:
    value, reds = fair_share(s.pot[BLUE], s.pot[RED], 2)  # E4.2
    first_reds = (reds + 1) // 2
    first_blues = value - RED_POINTS * first_reds
    second_reds = reds // 2
    second_blues = value - RED_POINTS * second_reds
    tell(s, HALVED, -1, value, s.pot[BLUE] + RED_POINTS * s.pot[RED] - 2 * value)
    blue = s.pot[BLUE] - first_blues - second_blues
    red = s.pot[RED] - reds
    blue_8, red_8 = hand_out(s, 8, first_blues, first_reds)
    blue_28, red_28 = hand_out(s, 28, second_blues, second_reds)
    end_round(s, blue + blue_8 + blue_28, red + red_8 + red_28)


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


# --- E5: the end --------------------------------------------------------------------------


@rule
def score(s: Record, p: int) -> int:
    return s.gems[p, BLUE] + s.gems[p, RED] * RED_POINTS  # E5.2


@rule
def scores(s: Record, out: Ints) -> None:
    for p in range(s.players):
        out[p] = score(s, p)


@rule
def winners(s: Record) -> int:
    """Bit mask: most points win, a tie is a shared victory (E5.2, E5.3)."""
    best = -1
    mask = 0
    for p in range(s.players):
        if score(s, p) > best:
            best = score(s, p)
            mask = 0
        if score(s, p) == best:
            mask |= 1 << p
    return mask


# --- What a seat knows --------------------------------------------------------------------


@rule
def all_revealed(s: Record) -> bool:
    return s.phase == CHOOSE or s.phase == ENDED  # E4.1


@rule
def imagine(s: Record, seat: int, rng: Ints) -> None:
    """Deal the others' face-down cards anew from all that the seat has not seen."""
    if all_revealed(s):
        return
    for p in range(s.players):
        if p != seat and s.hidden[p] >= 0:
            put_back(s, p, s.hidden[p])
    for p in range(s.players):
        if p != seat and s.hidden[p] >= 0:
            s.hidden[p] = card_of_pile(s, draw(rng, s.left))
            take_from_pile(s, p, s.hidden[p])


# Field by field, relative to the observer: seat 0 of a field is the observer, 1 the seat at his left.
OBSERVATION = (
    ("phase", 5),  # one-hot
    ("to_act", SEATS),  # one-hot: who acts or whom the card is for
    ("giver", SEATS),  # one-hot
    ("taken", 1),
    ("final", 1),
    ("supply", 2),
    ("pot", 2),
    ("hidden", SEATS * KINDS),  # one-hot per seat; zeros where the observer may not look
    ("shown", SEATS * KINDS),  # count of each kind
    ("out", SEATS),
    ("passed", SEATS),
    ("plays_for", SEATS * 2),  # 8, 28
    ("gems", SEATS * 2),
    ("deck", 1),
    ("pass_is_final", 1),
    ("low_plays_28", 1),
    ("players", 1),
    ("round", 1),
)


@rule
def observe(s: Record, seat: int, out: Ints) -> None:
    for i in range(len(out)):
        out[i] = 0
    out[s.phase] = 1
    at = 5
    if s.due >= 0:
        out[at + (s.due - seat) % s.players] = 1
    at += SEATS
    out[at + (s.giver - seat) % s.players] = 1
    at += SEATS
    out[at] = s.taken
    out[at + 1] = s.final
    out[at + 2] = s.supply[BLUE]
    out[at + 3] = s.supply[RED]
    out[at + 4] = s.pot[BLUE]
    out[at + 5] = s.pot[RED]
    at += 6
    for p in range(s.players):
        i = (p - seat) % s.players
        if s.hidden[p] >= 0 and (p == seat or all_revealed(s)):
            out[at + i * KINDS + s.hidden[p]] = 1
        for j in range(s.shows[p]):
            out[at + (SEATS + i) * KINDS + s.shown[p, j]] += 1
        after = at + 2 * SEATS * KINDS
        out[after + i] = s.out[p]
        out[after + SEATS + i] = s.passed[p]
        if s.plays_for[p] > 0:
            out[after + 2 * SEATS + 2 * i + (0 if s.plays_for[p] == 8 else 1)] = 1
        out[after + 4 * SEATS + 2 * i] = s.gems[p, BLUE]
        out[after + 4 * SEATS + 2 * i + 1] = s.gems[p, RED]
    at += 2 * SEATS * KINDS + 6 * SEATS
    out[at] = s.deck
    out[at + 1] = s.pass_is_final
    out[at + 2] = s.low_plays_28
    out[at + 3] = s.players
    out[at + 4] = min(s.round, 127)
