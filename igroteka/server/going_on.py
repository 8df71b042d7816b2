"""A finished game is gone on with from one of its positions, at a table of its own, against bots."""

from igroteka.engine.state import CHANCE
from igroteka.protocol.terms import Origin
from igroteka.protocol.words import OVER
from igroteka.table.errors import TableError
from igroteka.table.setting import Place, Setting
from igroteka.table.table import Table


def decision_at(old: Table, ply: int) -> int:
    """The position after so many actions; where all choose at once, the one before the first of them has chosen.

    Only of a game that is over: a position tells all that lies hidden in it.
    """
    if old.status != OVER:
        raise TableError("go-on-not-yet")
    if ply >= old.ply:
        raise TableError("go-on-over", plies=old.ply)
    state, here = old.game.start(), 0
    while here < ply:
        together = len(state.actors) if state.actor != CHANCE else 1
        if here + together > ply:
            break
        for action in old.actions[here : here + together]:
            state.play(action.text, CHANCE if action.seat is None else action.seat)
        here += together
    return here


def setting_from(old: Table, seat: int, ply: int) -> Setting:
    """The terms of a table that goes on from there: nobody else is asked, and it counts for nothing."""
    if seat >= old.players:
        raise TableError("seat-unknown", seat=seat + 1, players=old.players)
    places = [Place("open" if other == seat else "bot", level_of(old, other)) for other in range(old.players)]
    return Setting(
        game=old.setting.game,
        options=old.setting.options,
        places=places,
        level=old.setting.level,
        origin=Origin(old.id, ply),
    )


def level_of(old: Table, seat: int) -> str:
    """How strong the bot is that plays on there: as the one that sat there, or as the one that stood in for people."""
    chair = old.chairs[seat]
    return chair.place.level if chair.guest is None else old.setting.level
