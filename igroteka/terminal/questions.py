"""What a table asks, in words: the one place where the terminal turns to a game's own questions."""

from igroteka.engine.asking import answer, ask, situation, title

__all__ = ["answer", "ask", "situation", "title"]
