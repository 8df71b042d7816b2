"""Independent, slow implementations of the rules: what the engine is played against."""


class Refused(Exception):
    """A move that the rules forbid, with the clause that forbids it."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class ImpossiblePosition(Exception):
    """A position that no game can reach, with the reason as a sentence."""
