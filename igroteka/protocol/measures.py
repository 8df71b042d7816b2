"""How far a game is looked into, and what then counts: on a server, in Python and in a page, which is told these."""

from typing import Final

PLAYOUTS: Final = 4000  # that a hint, or an analysis of a decision, thinks for unless told otherwise
QUICK: Final = 800  # playouts of thought a decision for a first judgement of a whole game,
FIRST_PART: Final = 0.15  # which is so much of the work

LUCK_PAIRS: Final = 100  # pairs of playouts for luck, for each playout of thought, shared among all draws of a game
LEAST_PAIRS: Final = 0.5  # of them for one draw, for each playout of thought,
MOST_PAIRS: Final = 4.0  # and at most

LEAST_LOSS: Final = 0.01  # a smaller loss teaches nothing,
LOSS_ERRORS: Final = 2.0  # nor does one of fewer standard errors
MOST_TURNS: Final = 6  # turning points at most
LEAST_TURN: Final = 0.05  # a smaller change of somebody's chance is none,
TURN_ERRORS: Final = 3.0  # nor is one of fewer standard errors: there are hundreds that could be picked
MOST_MOMENTS: Final = 2  # decisions that a player is shown to learn from
