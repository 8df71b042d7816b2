"""A whole game each as OpenSpiel prints it."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import igroteka.adapters.open_spiel  # noqa: F401

GAMES = {
    "eight28": "igroteka_eight28(players=3)",
    "twelve_days": "igroteka_twelve_days(players=2,gifts=1)",
    "twelve_days_tiny": "igroteka_twelve_days(players=2,gifts=1,cards=tiny)",
    "my_number": "igroteka_my_number(players=3,goals=round:1)",
    "jackal_high": "igroteka_jackal_high(players=2,stall=1)",
}


def kept(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.txt")


def played(name: str, actions: list[int] | None = None) -> str:
    """The playthrough of these actions, or of random ones."""
    text: str = playthrough(GAMES[name], actions, seed=1)
    return text
