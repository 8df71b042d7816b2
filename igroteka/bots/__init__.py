"""Who sits in an empty seat: bots by level for people, by name and budget for measuring.

A bot is only ever handed an imagined state: what its seat cannot know has been drawn anew, so it
cannot cheat even by mistake.
"""

from igroteka.bots.hints import Hint, Reason, hint
from igroteka.bots.players import Bot, Decision, bot, choose, decide
from igroteka.bots.searcher import Search, Thought
from igroteka.protocol.words import LEVELS

__all__ = [
    "LEVELS",
    "Bot",
    "Decision",
    "Hint",
    "Reason",
    "Search",
    "Thought",
    "bot",
    "choose",
    "decide",
    "hint",
]
