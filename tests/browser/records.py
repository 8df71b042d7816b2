"""Games as devices write them down."""

from random import Random
from typing import Any

import igroteka
from igroteka.engine.record import GameRecord
from igroteka.engine.state import CHANCE, State
from igroteka.table import fairness

NAMES = ("Константин", "Константинопольская", "Виссарион", "Анастасия", "Эдуард", "Феофан", "Ия", "Аполлинария")


def played(id: str, seed: int, over: bool = True, **options: Any) -> GameRecord:
    """A game as a device plays it, at random, with all that its record carries."""
    random = Random(f"{id} {seed}")
    game = igroteka.game(id, **options)
    secret, salts = random.randbytes(32), [random.randbytes(12).hex(), *[""] * (game.players - 1)]
    state: State = game.start()
    while state.actor is not None and (over or len(state.history) < 60 or state.actor == CHANCE):
        if state.actor == CHANCE:
            state.play(fairness.draw(secret, fairness.old_message(salts, 0, len(state.history)), state.chance_ways()))
        else:
            for seat in state.actors:
                state.play(random.choice(state.legal(seat)), seat)
    header = {"table": "~0123456789", "date": "2026-11-16", "fairness-commit": fairness.commitment(secret)}
    header["bots"] = ", ".join(f"{seat + 1} master" for seat in range(1, game.players))
    if over:
        header |= {"fairness-secret": secret.hex(), "fairness-salts": ",".join(salts)}
    return GameRecord(state, NAMES[: game.players], header)
