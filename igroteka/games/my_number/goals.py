"""My Number!, M6: goals."""

from igroteka.engine.rule import Record, rule
from igroteka.games.my_number.box import BLUE, COLOURS, GOAL_LETTER, GOALS, GREEN, MOST_OPEN, ORANGE, PINK, PURPLE


@rule
def goals_to_come(s: Record) -> int:
    """M6.2: the set of goals that can be turned up, the unused ones first."""
    letters = 0
    for i in range(MOST_OPEN):
        letters |= GOAL_LETTER[s.goals[i]]
    closed = 0
    for goal in range(1, GOALS + 1):
        if GOAL_LETTER[goal] & letters == 0:
            closed |= 1 << goal
    unused = closed & ~s.goals_used
    return unused if unused != 0 else closed


@rule
def goals_open(s: Record) -> int:
    n = 0
    while n < MOST_OPEN and s.goals[n] != 0:
        n += 1
    return n


@rule
def value_under(s: Record, p: int, colour: int) -> int:
    """The collection card that the colour lies on, 0 if p has none of it."""
    return s.columns[s.column[p, colour]] if s.cards[p, colour] > 0 else 0


@rule
def highest(s: Record, p: int) -> int:
    """How many cards p's highest column has."""
    most = 0
    for colour in range(len(COLOURS)):
        most = max(most, s.cards[p, colour])
    return most


@rule
def has_column_of(s: Record, p: int, cards: int) -> bool:
    for colour in range(len(COLOURS)):
        if s.cards[p, colour] == cards:
            return True
    return False


@rule
def has_fewest(s: Record, p: int, colour: int) -> bool:
    """Nobody has fewer; zero counts."""
    for q in range(s.players):
        if s.cards[q, colour] < s.cards[p, colour]:
            return False
    return True


@rule
def has_most(s: Record, p: int, colour: int) -> bool:
    """Nobody has more; zero counts."""
    for q in range(s.players):
        if s.cards[q, colour] > s.cards[p, colour]:
            return False
    return True


@rule
def holds(s: Record, p: int, goal: int) -> bool:
    """M6.3: does the goal hold for p's collection?"""
    orange = s.cards[p, ORANGE]
    blue = s.cards[p, BLUE]
    green = s.cards[p, GREEN]
    purple = s.cards[p, PURPLE]
    if goal == 1:
        return orange == 1 or orange == 3
    if goal == 2:
        return blue == 2 or blue == 4
    if goal == 3:
        return has_fewest(s, p, PINK)
    if goal == 4:
        return green > 0 and s.column[p, GREEN] == s.opened[p] - 1
    if goal == 5:
        return purple > 0 and purple >= orange
    if goal == 6:
        return s.opened[p] == 5
    if goal == 7:
        return value_under(s, p, GREEN) >= 4
    if goal == 8:
        return has_column_of(s, p, 3)
    if goal == 9:
        return has_most(s, p, PURPLE)
    if goal == 10:
        return 1 <= value_under(s, p, ORANGE) <= 2
    if goal == 11:
        return s.opened[p] == 3
    if goal == 12:
        return blue == highest(s, p)
    if goal == 13:
        return has_column_of(s, p, 4)
    return has_most(s, p, PINK)
