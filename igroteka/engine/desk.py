"""A state's way into compiled code: functions bound to a game's rules by name (engine.binding).

A desk is one block of memory: the menu, which is a list of actions that can be taken now, and
behind it the record. Python hands over its address, a number: an array costs three times as much.
"""

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from igroteka.engine.driver import REFUSED, is_open, list_outcomes, record_place, whose_turn
from igroteka.engine.rule import CHANCE, Ints, brief_entry

if TYPE_CHECKING:  # any game's will do: binding puts the right one in its place
    from igroteka.games.eight28.box import ACTIONS, STATE
    from igroteka.games.eight28.knowing import imagine
    from igroteka.games.eight28.rules import apply, legal, outcome, pending, ways


def cast_to(kind: Any, *arguments: Any) -> Any:
    """How numba takes a number for the address that it is."""

    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.inttoptr(values[0], context.get_value_type(signature.return_type))

    return kind(*arguments), code


@intrinsic
def _record_at(typing: Any, address: Any, kind: Any) -> Any:
    return cast_to(kind.dtype, types.int64, kind)


@intrinsic
def _pointer_to(typing: Any, address: Any) -> Any:
    return cast_to(types.voidptr, types.int64)


record_at: Any = _record_at  # typed as numba would call them, they would not be as rules do
pointer_to: Any = _pointer_to
carray: Any = vars(numba)["carray"]


@brief_entry
def address_of(desk: Any) -> Any:
    return desk.ctypes.data


@brief_entry
def seats_at(desk: int) -> int:
    """Bit mask of the seats that may act."""
    return pending(record_at(desk + record_place(ACTIONS), STATE))


@brief_entry
def list_menu(desk: int, seat: int) -> int:
    """Write down what is open to a seat that may act, or to chance; how much it is."""
    if seat == CHANCE:
        return list_ways(desk, np.empty(ACTIONS, np.int32))
    menu = carray(pointer_to(desk), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    return legal(s, seat, menu)


@brief_entry
def list_ways(desk: int, weights: Ints) -> int:
    """Write down what chance can bring, and how many ways there are to each of it; how much it is."""
    menu = carray(pointer_to(desk), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    count = list_outcomes(s, menu, weights)
    for i in range(count):
        weights[i] = weights[menu[i]]  # the i-th action is not before the i-th number
    return count


@brief_entry
def draw_from(desk: int, chance: float) -> int:
    """What chance brings by its odds, for a number from 0 up to 1; it is written down as DRAWN."""
    s = record_at(desk + record_place(ACTIONS), STATE)
    action = outcome(s, int(chance * ways(s)))
    carray(pointer_to(desk), ACTIONS, np.int16)[0] = action
    return action


@brief_entry
def imagine_at(desk: int, seat: int, seed: int) -> None:
    s = record_at(desk + record_place(ACTIONS), STATE)
    rng = np.empty(1, np.uint64)
    rng[0] = seed
    imagine(s, seat, rng)


@brief_entry
def play_from(desk: int, seat: int, action: int, listed: int) -> int:
    """The action happens if it is open to the seat; see ``whose_turn`` for what is returned.

    ``listed`` is the length of the seat's menu on the desk; 0: there is none, DRAWN: only what was drawn.
    """
    menu = carray(pointer_to(desk), ACTIONS, np.int16)
    s = record_at(desk + record_place(ACTIONS), STATE)
    found = False
    for i in range(abs(listed)):
        found = found or menu[i] == action
    if not found and not (listed <= 0 and is_open(s, seat, action, menu)):
        return REFUSED
    apply(s, seat, action)
    return whose_turn(s, menu)
