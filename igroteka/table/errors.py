"""What a table says no to."""

from igroteka.engine.errors import IgrotekaError


class TableError(IgrotekaError):
    """Something that cannot be done at this table, by this guest, or not now; nothing has changed."""


class Stale(TableError):
    """The game went on meanwhile: look at it as it is now and decide again."""
