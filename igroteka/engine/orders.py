"""Standing orders: an answer that somebody gives ahead, for as long as the same is asked again and again.

A game's ``orders.py`` declares them in ``ORDERS``, as plain facts about what a seat sees: whoever has a view, a server,
a page or a terminal, can tell by them when an order may be given and when it is over. A game in which nothing repeats
itself has none.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from igroteka.engine.views import AnyView


class Order(Struct, frozen=True):
    """``order-GAME-NAME`` in the catalogues is what it is called."""

    name: str
    move: str  # made whenever the seat is asked and may make it
    phases: tuple[str, ...]  # in which it stands: in any other it is over
    same: tuple[str, ...]  # what of the view stays as it was: when it changes, the order is over
    unless: tuple[
        str, ...
    ] = ()  # what, for all to see, the seat's own player must not be: nothing is asked of him any more


def possible(orders: Iterable[Order], phase: str, own: Mapping[str, Any]) -> Iterator[Order]:
    """Which of them somebody can give now; ``own``: what he sees of himself."""
    for order in orders:
        if phase in order.phases and not any(own[field] for field in order.unless):
            yield order


def bound_to(order: Order, view: AnyView) -> list[Any]:
    """What has to stay as it is."""
    return [view[field] for field in order.same]
