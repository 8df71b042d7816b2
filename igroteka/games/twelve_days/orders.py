"""12 Days of Christmas: what somebody can say before he is asked."""

from typing import Final

from igroteka.engine.orders import Order

ORDERS: Final = (Order("pass-on", "pass", phases=("follow",), same=("deal", "leader"), unless=("played", "passed")),)
