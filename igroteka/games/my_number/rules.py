"""My Number!, the rules; M5 is in ending.py, M6 in goals.py.

Clause numbers (M3.2) are those of rulebook.en.md and rulebook.ru.md.
"""

from igroteka.engine.rule import CHANCE, Ints, Record, different_outcomes, rule, tell
from igroteka.games.my_number.box import (
    BONUS,
    CHOOSE,
    CHOSE,
    COLOUR,
    COLOURS,
    COLUMN_ORDERS,
    COLUMNS,
    COLUMNS_CHANGED,
    COLUMNS_LAID,
    DEAL,
    DEAL_CARD,
    DEALT,
    DECK,
    DECK_SIZE,
    DRAW,
    DRAW_CARD,
    DREW,
    GOAL_COUNTS,
    GOAL_POINTS,
    GOAL_TURNED,
    GOALS_DISCARDED,
    GOALS_DUE,
    HAND_SIZE,
    JOINS,
    LAST_CARD,
    LAST_ROUND,
    LAY_COLUMNS,
    NUMBERS,
    OPENS,
    ORDERS,
    PLAYED,
    REVEALED,
    ROUND_BEGINS,
    ROUND_SCORED,
    ROW,
    ROW_CARD,
    ROW_LAID,
    TAKES,
    TAKES_UP,
    TURN_GOAL,
    TURNED_UP,
    VALUES,
    how_many,
    lowest,
    nth,
    only,
    turns_in,
)
from igroteka.games.my_number.ending import end_game
from igroteka.games.my_number.goals import goals_open, goals_to_come, holds, value_under


@rule
def start(s: Record, players: int, goals: int) -> None:
    s.players = players
    s.goals_stay = 1 if goals > 5 else 0  # M6.1: game:3 … game:5
    s.goals_wanted = goals - 3 if goals > 5 else goals
    s.stock = DECK[0]
    s.round = 1
    s.turn = 1
    s.phase = ROW
    s.actor = CHANCE


# --- Chance -------------------------------------------------------------------------------


@rule
def ways(s: Record) -> int:
    """Chance: how many equally likely things can happen."""
    if s.phase == COLUMNS:
        return len(COLUMN_ORDERS)
    if s.phase == GOALS_DUE:
        return how_many(goals_to_come(s))
    if s.phase == ROW and ROW_LAID[due(s)] > 0:  # M2.1: the box says which card lies here
        return 1
    return how_many(s.stock)


@rule
def odds_known(s: Record) -> int:
    """The odds of the columns are always the same; 0 for cards and goals."""
    return 1 if s.phase == COLUMNS else 0


@rule
def outcome(s: Record, way: int) -> int:
    """Chance: the action that the given one of those ways brings."""
    if s.phase == COLUMNS:
        return LAY_COLUMNS + COLUMN_ORDERS[way]
    if s.phase == GOALS_DUE:
        return TURN_GOAL + nth(goals_to_come(s), way)
    if s.phase == ROW and ROW_LAID[due(s)] > 0:
        return ROW_CARD + ROW_LAID[due(s)]
    return nth(s.stock, way) + (DEAL_CARD if s.phase == DEAL else ROW_CARD if s.phase == ROW else DRAW_CARD)


@rule
def outcomes(s: Record, out: Ints) -> int:
    """Chance: all that can happen; where a card comes from the stock, every card that is in it."""
    if s.phase <= GOALS_DUE:
        return different_outcomes(s, out)
    first = outcome(s, 0) - nth(s.stock, 0)
    n = 0
    for card in range(1, NUMBERS + 1):
        if (s.stock >> card) & 1 == 1:
            out[n] = first + card
            n += 1
    return n


@rule
def due(s: Record) -> int:
    """Whom the next card is for: everybody has got equally many before, the row's card included."""
    return (DECK_SIZE[0] - how_many(s.stock)) % s.players


# --- The order of things ------------------------------------------------------------------


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats that may act now: all that have not chosen."""
    mask = 0
    if s.phase == CHOOSE:
        for p in range(s.players):
            if s.chosen[p] == 0:
                mask |= 1 << p
    return mask


@rule
def legal(s: Record, seat: int, out: Ints) -> int:
    cards = s.hand[seat]
    n = 0
    while cards != 0:
        out[n] = PLAYED + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def apply(s: Record, seat: int, action: int) -> None:
    if action <= ROW_CARD:
        choose(s, seat, action - PLAYED)
    elif action <= DEAL_CARD:
        turn_up(s, action - ROW_CARD)
    elif action <= DRAW_CARD:
        deal(s, due(s), action - DEAL_CARD)
    elif action < LAY_COLUMNS:
        draw_one(s, due(s), action - DRAW_CARD)
    elif action <= TURN_GOAL:
        lay_columns(s, action - LAY_COLUMNS)
    else:
        turn_goal(s, action - TURN_GOAL)


# --- M2: set-up ---------------------------------------------------------------------------


@rule
def turn_up(s: Record, card: int) -> None:
    at = due(s)
    s.stock &= ~only(card)
    while at > 0 and s.row[at - 1] > card:  # M2.1: ascending
        s.row[at] = s.row[at - 1]
        at -= 1
    s.row[at] = card
    tell(s, TURNED_UP, -1, card)
    if due(s) == 0:
        s.phase = COLUMNS


@rule
def lay_columns(s: Record, order: int) -> None:
    for k in range(VALUES):
        s.columns[k] = ORDERS[order, k]  # M2.2, M4.3
    tell(s, COLUMNS_LAID if s.round == 1 else COLUMNS_CHANGED, -1, order)
    go_on(s)


@rule
def turn_goal(s: Record, goal: int) -> None:
    s.goals[goals_open(s)] = goal
    tell(s, GOAL_TURNED, -1, goal, GOAL_POINTS[goal])
    go_on(s)


@rule
def go_on(s: Record) -> None:
    """After the columns: the goals, in round 1 the deal, then everybody chooses."""
    if goals_open(s) < s.goals_wanted:  # M6.1
        s.phase = GOALS_DUE
    elif s.round == 1:
        s.phase = DEAL
    else:
        ask(s)


@rule
def deal(s: Record, p: int, card: int) -> None:
    s.stock &= ~only(card)
    s.hand[p] |= only(card)
    tell(s, DEALT, p, card)
    if how_many(s.stock) == DECK_SIZE[0] - (1 + HAND_SIZE[0]) * s.players:  # M2.3
        ask(s)


# --- M3: a turn ---------------------------------------------------------------------------


@rule
def ask(s: Record) -> None:
    s.phase = CHOOSE
    s.actor = 0


@rule
def choose(s: Record, p: int, card: int) -> None:
    s.hand[p] &= ~only(card)  # M3.1
    s.chosen[p] = card
    tell(s, CHOSE, p, card)
    for q in range(s.players):
        if s.chosen[q] == 0:
            s.actor = q
            return
    reveal(s)


@rule
def reveal(s: Record) -> None:
    for p in range(s.players):
        tell(s, REVEALED, p, s.chosen[p])
    for p in range(s.players):
        above = 0  # M3.2: as many cards of the row lie left of p's as played cards are lower than his
        for q in range(s.players):
            if s.chosen[q] < s.chosen[p]:
                above += 1
        taken = s.row[above]
        s.row[above] = s.chosen[p]  # M3.4
        tell(s, TAKES, p, taken)
        lay(s, p, taken)
    for p in range(s.players):
        if s.drawn[p] == s.chosen[p]:
            s.drawn[p] = 0  # M4.4
        s.chosen[p] = 0
    if s.turn < turns_in(s.round):
        s.turn += 1
        s.actor = 0
    else:
        end_round(s)  # M4.1: everybody has one card left


@rule
def lay(s: Record, p: int, card: int) -> None:
    """M3.3: on the column that already has its colour; otherwise on the leftmost empty one."""
    colour = COLOUR[card]
    if s.cards[p, colour] == 0:
        s.column[p, colour] = s.opened[p]
        s.opened[p] += 1
    s.cards[p, colour] += 1
    s.beneath[card] = s.top[p, colour]
    s.top[p, colour] = card
    tell(s, OPENS if s.cards[p, colour] == 1 else JOINS, p, value_under(s, p, colour), colour)


# --- M4: the end of a round ---------------------------------------------------------------


@rule
def end_round(s: Record) -> None:
    for p in range(s.players):
        last = lowest(s.hand[p])
        tell(s, LAST_CARD, p, last)
        lay(s, p, last)  # M4.1
        s.hand[p] = 0
        s.drawn[p] = 0
    for p in range(s.players):
        score_round(s, p)
    if s.round == LAST_ROUND[0]:  # M5.1
        end_game(s)
    else:
        next_round(s)


@rule
def score_round(s: Record, p: int) -> None:
    """M4.2: value × cards, the bonuses and penalties on the cards, the goals."""
    points = 0
    bonus = 0
    for colour in range(len(COLOURS)):
        points += s.columns[s.column[p, colour]] * s.cards[p, colour]
        card = s.top[p, colour]
        while card != 0:
            bonus += BONUS[card]
            card = s.beneath[card]
    for i in range(goals_open(s)):
        if holds(s, p, s.goals[i]):
            bonus += GOAL_POINTS[s.goals[i]]
            tell(s, GOAL_COUNTS, p, s.goals[i], GOAL_POINTS[s.goals[i]])
    s.points[p, s.round - 1] = points
    s.bonus[p, s.round - 1] = bonus
    tell(s, ROUND_SCORED, p, points, bonus)


@rule
def next_round(s: Record) -> None:
    s.round += 1
    s.turn = 1
    tell(s, ROUND_BEGINS, -1, s.round)
    for p in range(s.players):
        take_up(s, p)  # M4.3
    for k in range(VALUES):
        s.columns[k] = 0
    if s.goals_stay == 0 and s.goals_wanted > 0:  # M6.1
        tell(s, GOALS_DISCARDED, -1)
        for i in range(s.goals_wanted):
            s.goals_used |= 1 << s.goals[i]
            s.goals[i] = 0
    s.phase = DRAW
    s.actor = CHANCE


@rule
def take_up(s: Record, p: int) -> None:
    """The whole collection goes into the hand."""
    for colour in range(len(COLOURS)):
        while s.top[p, colour] != 0:
            card = s.top[p, colour]
            s.hand[p] |= only(card)
            s.top[p, colour] = s.beneath[card]
            s.beneath[card] = 0
        s.cards[p, colour] = 0
        s.column[p, colour] = 0
    s.opened[p] = 0
    tell(s, TAKES_UP, p, how_many(s.hand[p]))


@rule
def draw_one(s: Record, p: int, card: int) -> None:
    s.stock &= ~only(card)
    s.hand[p] |= only(card)  # M4.3
    s.drawn[p] = card
    tell(s, DREW, p, card)
    if due(s) == 0:
        s.phase = COLUMNS
