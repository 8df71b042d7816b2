"""My Number!, M5: the end, and who has won."""

from igroteka.engine.rule import OVER, Record, rule, tell
from igroteka.games.my_number.box import ENDED, GAME_ENDS, LAST_ROUND, ROUNDS, WINS


@rule
def end_game(s: Record) -> None:
    s.phase = ENDED
    s.actor = OVER
    for p in range(s.players):
        tell(s, GAME_ENDS, p, score(s, p))
    for p in range(s.players):
        if winners(s) >> p & 1:
            tell(s, WINS, p, decided_by(s, p))


@rule
def score(s: Record, p: int) -> int:
    total = 0
    for i in range(ROUNDS):
        total += s.points[p, i] + s.bonus[p, i]
    return total


@rule
def standing(s: Record, p: int, by: int) -> int:
    """M5.1, what decides the game: 1 all points, 2 those of the last round, 3 the sum of bonuses."""
    if by == 1:
        return score(s, p)
    if by == 2:
        return s.points[p, LAST_ROUND[0] - 1] + s.bonus[p, LAST_ROUND[0] - 1]
    return s.bonus[p, 0] + s.bonus[p, 1] + s.bonus[p, 2]


@rule
def lead(s: Record, p: int, q: int) -> int:
    """What of this puts p before q, negative if it puts q before p; 0 if nothing does."""
    for by in range(1, 4):
        if standing(s, p, by) != standing(s, q, by):
            return by if standing(s, p, by) > standing(s, q, by) else -by
    return 0


@rule
def winners(s: Record) -> int:
    """Bit mask: whom nobody is before; a tie in everything is a shared victory (M5.1)."""
    mask = 1
    best = 0
    for p in range(1, s.players):
        if lead(s, p, best) > 0:
            best = p
            mask = 0
        if lead(s, p, best) == 0:
            mask |= 1 << p
    return mask


@rule
def decided_by(s: Record, winner: int) -> int:
    """What it took to win: 1 points, 2 round 3, 3 bonuses, 0 if the victory is shared."""
    furthest = 1
    for p in range(s.players):
        if p != winner:
            if lead(s, winner, p) == 0:
                return 0
            furthest = max(furthest, lead(s, winner, p))
    return furthest
