"""Looking back at a game: what each decision was worth, what luck did, who played how well.

Skill and luck are measured apart, each by its own yardstick:

- **A decision** is judged from what its player could know then. The search thinks about every legal
  move from his seat (everything hidden is imagined anew in every playout); the *loss* of the move made
  is the chance to win with the best move less that with the move made. A move that turned out badly
  because of a card that nobody could know costs nothing here.
- **Accuracy** is 1 - (sum of losses) / (sum of what was at stake), where at stake is the best move's
  chance less the worst move's: 100 % is always the best move, 0 % always the worst, and decisions
  weigh by how much depends on them. Decisions with one legal move do not count.
- **Luck** is measured on the true position, with open cards: before and after every deal, draw or
  roll the game is played on many times by its advice (where everybody acts on his own knowledge),
  and the change of each seat's mean chance is the luck of that action. Chance's average change is
  nothing, so a long run of luck is luck indeed. The players' own actions change these chances too;
  that part is told apart for a seat's own moves and the others': it holds what hidden cards did to
  well-meant moves, and is no measure of skill.
- The playouts look ahead to the end of the deal or round and ask the game what that is worth. Where
  a new round begins, the new estimate may differ from the old one's end; that is nobody's doing and is
  kept apart as ``drift``. For every seat the start, luck, own moves, others' moves and drift add up to
  the result.

All chances are estimates by playouts; ``luck_error`` is the standard error of a seat's luck, and a
decision only becomes an instructive moment if its loss is clear of the noise.
"""

from igroteka.analysis.findings import Analysis, Choice, Judgement, Moment, PlayerFindings, read_analysis
from igroteka.analysis.work import Effort, Progress, analyse, analysing

__all__ = [
    "Analysis",
    "Choice",
    "Effort",
    "Judgement",
    "Moment",
    "PlayerFindings",
    "Progress",
    "analyse",
    "analysing",
    "read_analysis",
]
