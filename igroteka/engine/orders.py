"""Standing orders: an answer that somebody gives ahead, for as long as the same is asked again and again.

A game's ``orders.py`` declares them in ``ORDERS``, as plain facts about what a seat sees: whoever has a view, a server,
a page or a terminal, can tell by them when an order may be given and when it is over. A game in which nothing repeats
itself has none.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from msgspec import Struct

from igroteka.engine.views import AnyView

if TYPE_CHECKING:
    from igroteka.engine.game import Kit


class Order(Struct, frozen=True):
    """``order-GAME-NAME`` in the catalogues is what it is called."""

    name: str
    move: str  # made whenever the seat is asked and may make it
    phases: tuple[str, ...]  # in which it stands: in any other it is over
    same: tuple[str, ...]  # what of the view stays as it was: when it changes, the order is over
    unless: tuple[str, ...] = ()  # what of the seat's own player must not be: whom nothing is asked any more


def orders_of(kit: "Kit") -> tuple[Order, ...]:
    module = kit.part("orders")
    return () if module is None else cast(tuple[Order, ...], module.ORDERS)


def possible(kit: "Kit", view: AnyView, seat: int) -> Iterator[Order]:
    """The orders that a seat can give now."""
    for order in orders_of(kit):
        if view["phase"] in order.phases and not any(view["players"][seat][field] for field in order.unless):
            yield order


def bound_to(order: Order, view: AnyView) -> list[Any]:
    """What has to stay as it is."""
    return [view[field] for field in order.same]
