"""Runs the scenarios of a game against its reference implementation."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tests.reference import Refused

GAMES = Path(__file__).parents[2] / "igroteka" / "games"


def scenarios(module: str) -> Iterator[dict[str, Any]]:
    yield from yaml.safe_load((GAMES / module / "scenarios.yaml").read_text(encoding="utf-8"))


def matches(part: Any, whole: Any, path: str = "") -> str | None:
    """Where ``whole`` does not show what ``part`` asks for, or None."""
    if isinstance(part, dict) and isinstance(whole, dict):
        for key, wanted in part.items():
            if key not in whole:
                return f"{path}.{key} is missing"
            if complaint := matches(wanted, whole[key], f"{path}.{key}"):
                return complaint
        return None
    if isinstance(part, list) and isinstance(whole, list):
        if len(part) != len(whole):
            return f"{path} has {len(whole)} elements, not {len(part)}: {whole}"
        for i, (wanted, found) in enumerate(zip(part, whole, strict=True)):
            if complaint := matches(wanted, found, f"{path}[{i}]"):
                return complaint
        return None
    return None if part == whole and type(part) is type(whole) else f"{path} is {whole!r}, not {part!r}"


def run(scenario: dict[str, Any], reference: Any) -> None:
    """Play one scenario against a Reference class; an AssertionError says what differs."""
    state = reference.position(scenario.get("given", {}), **scenario.get("options", {}))
    rng = random.Random(scenario["seed"]) if "seed" in scenario else None

    def let_chance_play(until: str | None = None) -> None:
        while rng is not None and state.actor == "chance" and until not in state.legal():
            outcomes = state.chance()
            state.play(rng.choices(list(outcomes), [float(p) for p in outcomes.values()])[0])

    for entry in scenario.get("play", []):
        text, seat, because = entry, None, None
        if isinstance(entry, dict):
            text, seat, because = entry.get("illegal", entry.get("move")), entry.get("seat"), entry.get("because")
        let_chance_play(text if because is None else None)
        if because is None:
            state.play(text, seat) if seat is not None else state.play(text)
            continue
        before = copy.deepcopy(state.view())
        try:
            state.play(text, seat) if seat is not None else state.play(text)
        except Refused as refusal:
            assert refusal.clause == because, f"{text} is refused by {refusal.clause}, not {because}: {refusal}"
        else:
            raise AssertionError(f"{text} should be refused by {because}")
        assert state.view() == before, f"refusing {text} changed the state"
    let_chance_play()
    complaint = matches(scenario.get("then", {}), state.view(scenario.get("as")), "view")
    assert complaint is None, complaint
    if "legal" in scenario:
        assert set(state.legal()) == set(scenario["legal"]), sorted(state.legal())
