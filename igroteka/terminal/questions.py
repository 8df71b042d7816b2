"""What a table asks, in words: the one place where the terminal turns to a game's own questions."""

from igroteka import protocol as m
from igroteka.engine.questions import situation, title

__all__ = ["answer", "ask", "situation", "title"]


def ask(eyes: m.Eyes, language: str) -> str:
    """The question to a seat that has to decide."""
    assert eyes.asked is not None
    return eyes.asked.say(language)


def answer(eyes: m.Eyes, move: str, language: str) -> str:
    """What a move is called that is open to the seat."""
    return eyes.answers[eyes.legal.index(move)].say(language)
