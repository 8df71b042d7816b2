"""Writes the playthroughs that the tests compare with: run it when the rules have changed on purpose."""

from tests.adapters.playthroughs import GAMES, kept, played

for name in GAMES:
    kept(name).write_text(played(name), encoding="utf-8")
