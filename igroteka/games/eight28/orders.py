"""8-28: what somebody can say once for a whole round."""

from typing import Final

from igroteka.engine.orders import Order

ORDERS: Final = (Order("no-more", "pass", phases=("offer", "draw"), same=("round",), unless=("out", "passed")),)
