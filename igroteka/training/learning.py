"""A lesson: from a plan and the games of it to the tables of a game's advice, and how good they are."""

from dataclasses import dataclass
from pathlib import Path

import platformdirs

from igroteka.engine.errors import OptionError
from igroteka.engine.game import boxed_kits
from igroteka.engine.learned import FILE
from igroteka.training.fitting import Asking, Fit, cases_of, fit_of, learn
from igroteka.training.playing import SelfPlay, decisions_in
from igroteka.training.writing import written


@dataclass(frozen=True)
class Learnt:
    """What was learned."""

    plan: SelfPlay
    decisions: int
    numbers: int  # that were learned
    before: Fit  # the tables that the search had while it played
    after: Fit
    text: str  # of learned.toml


def something_to_learn(game: str) -> None:
    """Is there such a game, and has its advice learned tables?"""
    kits = boxed_kits()
    if game not in kits:
        raise OptionError("game-unknown", game=game, games=list(kits))
    Asking(kits[game])


def folder_for(plan: SelfPlay, root: Path | None) -> Path:
    """Where the games of a plan are kept."""
    return (root or Path(platformdirs.user_cache_dir("igroteka")) / "training") / plan.game / plan.folder


def learned_file(game: str) -> Path:
    """What the game's advice reads."""
    return Path(str(boxed_kits()[game].table.__file__)).with_name(FILE)


def lesson(plan: SelfPlay, folder: Path) -> Learnt:
    """Learn from the games of a plan, all of them played."""
    kit = boxed_kits()[plan.game]
    asking = Asking(kit)
    cases = cases_of(asking, decisions_in(plan, folder))
    values = learn(asking, cases)
    before, after = (fit_of(cases, numbers / asking.fade) for numbers in (asking.now, values))
    made = {
        "games": plan.games,
        "decisions": len(cases.starts),
        "playouts": plan.playouts,
        "seed": plan.seed,
        "agrees": round(after.agrees, 3),
    }
    text = written(plan.game, kit.table.VERSION, asking.fade, made, asking.tables(values))
    return Learnt(plan, len(cases.starts), asking.size, before, after, text)
