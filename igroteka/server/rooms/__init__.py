"""Tables in use: each with its log, its audience, and parts of its own: outlook, chat, presence, orders, bots.

A room exists while somebody is connected or a bot thinks; an idle table is a row in the database.
"""

from igroteka.server.rooms.room import Room
from igroteka.server.rooms.rooms import Rooms

__all__ = ["Room", "Rooms"]
