"""Looking back at a game: what each decision was worth, what luck did, who played how well.

There is one measure (``bots.judging``): a seat's chance to win from here as the strongest bot sees it, knowing what
that seat knew. A hint names it, the chart draws it, the replay and the summary are made of it.

- **A decision** is judged from what its player could know then. Its *loss* is the chance to win with the best move
  less that with the move made, both heard in the same imagined worlds. A move that turned out badly because of a
  card that nobody could know costs nothing here. **Own moves** are all losses of a seat together.
- **Luck** is what deals, draws and rolls brought, each less what chance brings there on average: its sum over many
  games is nothing, whatever the playouts think of a position.
- **The others' moves** are what is left: start, luck, own moves and the others' moves add up to the result, exactly.
- **Accuracy** is 1 - (sum of losses) / (sum of what was at stake), where at stake is the best move's chance less
  that of any move picked blindly: 100 % is always the best move, 0 % is no better than chance.

docs/analysis.md says how it is measured and how far it can be trusted.
"""

from igroteka.analysis.findings import Analysis, Judgement, Luck, PlayerFindings, read_analysis
from igroteka.analysis.work import Effort, Progress, analyse, analysing
from igroteka.protocol.afterwards import LessonMoment as Moment
from igroteka.protocol.afterwards import MoveChance as Choice
from igroteka.protocol.afterwards import TurningPoint as Turn

__all__ = [
    "Analysis",
    "Choice",
    "Effort",
    "Judgement",
    "Luck",
    "Moment",
    "PlayerFindings",
    "Progress",
    "Turn",
    "analyse",
    "analysing",
    "read_analysis",
]
