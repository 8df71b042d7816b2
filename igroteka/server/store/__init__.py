"""What is kept: one database, migrations, one group-commit writer for the log, and every query by its name.

SQL stands here and nowhere else.
"""

from igroteka.server.store.database import Down, Taken, shown_address
from igroteka.server.store.store import Store, opened

__all__ = ["Down", "Store", "Taken", "opened", "shown_address"]
