"""High card: which clause forbids a move."""

from igroteka.engine.phrases import refuses
from igroteka.engine.rule import CHANCE, OVER, Record
from igroteka.engine.views import shows


@shows
def refuse(s: Record, by: int, form: int, x: int, y: int, to: Record) -> None:
    refuses(to, "move-over", "X1" if s.actor == CHANCE else "X3" if s.actor == OVER else "X2")
