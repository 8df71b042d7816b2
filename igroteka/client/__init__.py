"""A client of ``igroteka serve``: what the terminal, the tests and the load tool use.

::

    async with House("http://127.0.0.1:8028/") as house:
        await house.come_in("Vera")
        table = await house.open_table(TableForm(game="eight28", start=True))
        async with house.sit_at(table.id) as chair:
            async for state in chair.states():
                …
                await chair.move(seat, text)

A chair reconnects by itself and goes on from the last sequence number; a move whose answer was
lost is sent again under the same id, so that it is played once. ``Program`` is a bot of somebody's own.

Who sits down adds a share of his own to the shuffles, without doing anything: a house seals it, lays it open when all
are sealed, keeps it, and :meth:`House.check` compares the end with what was kept.
"""

from igroteka.client.bot import Program
from igroteka.client.house import Chair, House
from igroteka.client.refusals import ClientError

__all__ = ["Chair", "ClientError", "House", "Program"]
