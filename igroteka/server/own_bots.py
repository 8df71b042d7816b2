"""Bots of one's own: making them, finding them, and what they ask for."""

import secrets
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

from igroteka import protocol as m
from igroteka.server import lists
from igroteka.server.bot_streams import TAKEN_BACK, BotStream, BotStreams
from igroteka.server.company import Company
from igroteka.server.guests import GuestBook, Visitor, hashed
from igroteka.server.names import clean_name, new_id
from igroteka.server.rooms import Rooms
from igroteka.server.settings import Settings
from igroteka.server.store import Store
from igroteka.server.tasks import Tasks
from igroteka.table.clock import now
from igroteka.table.errors import TableError
from igroteka.table.pieces import Sitter

MARK: Final = "igroteka_"  # so that one that has got about can be told for what it is


class OwnBots:
    """A bot of one's own is a guest with an owner, who comes in with a token."""

    def __init__(
        self,
        store: Store,
        guests: GuestBook,
        rooms: Rooms,
        company: Company,
        streams: BotStreams,
        settings: Settings,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.rows = store.bots
        self.guests = guests
        self.rooms = rooms
        self.company = company
        self.streams = streams
        self.settings = settings
        self.tasks = tasks

    # --- their owners -------------------------------------------------------------------

    async def make(self, owner: Visitor, form: m.BotForm) -> m.NewBot:
        """A new bot, and its token, of which only a hash is kept."""
        token, id = MARK + secrets.token_urlsafe(24), new_id(9)
        name, most = clean_name(form.name), self.settings.bots_each
        mine = owner.person().id
        if not await self.rows.add(id, mine, hashed(token), name, form.colour, owner.language, now(), most):
            raise TableError("bot-many", most=most)
        (made,) = [bot for bot in (await self.of(owner)).bots if bot.id == id]
        return m.NewBot(bot=made, token=token)

    async def of(self, owner: Visitor) -> m.BotList:
        mine = owner.person().id
        return m.BotList(bots=self._shown(await self.rows.of(mine), mine))

    async def take_back(self, owner: Visitor, bot: str) -> m.BotList:
        """Its token is worth nothing any more; at its tables it is missed as anybody would be."""
        if not await self.rows.take_back(owner.person().id, bot):
            raise TableError("bot-not-yours")
        self.guests.changed(bot)
        self.streams.close(bot, TAKEN_BACK)
        return await self.of(owner)

    async def invitable(self, who: Visitor) -> m.BotList:
        """Those whom somebody may invite and who are here."""
        guest = who.known().id
        found = self._shown(await self.rows.known_to(guest), guest)
        return m.BotList(bots=[bot for bot in found if bot.here])

    def _shown(self, rows: Iterable[Any], guest: str) -> list[m.OwnBot]:
        here = self.guests.here
        return [
            m.OwnBot(
                id=row["id"],
                name=row["name"],
                colour=row["colour"],
                owner=row["owner_name"],
                mine=row["owner"] == guest,
                here=here.has(row["id"], row["seen"]),
            )
            for row in rows
        ]

    # --- the bots -----------------------------------------------------------------------

    def stream(self, who: Visitor) -> AsyncIterator[bytes]:
        return self.streams.lines(BotStream(who), self._look, self._left)

    def _left(self, bot: str) -> None:
        self.guests.here.left(bot)
        self.tasks.spawn(self.rows.gone(bot))

    async def _look(self, stream: BotStream) -> None:
        """Who invites it, where it sits now; and may it still be here?"""
        if not await self.rows.has_token(stream.id):
            stream.close(TAKEN_BACK, None)
            return
        self.guests.here.saw(stream.id)
        language = stream.who.language
        invitations = await self.company.invited(stream.id, language)
        for one in invitations:
            if one.table.id not in stream.invited:
                stream.tell(m.BotInvited(table=one.table, by=one.by))
        stream.invited = {one.table.id for one in invitations}
        for chair in list(stream.chairs.values()):
            if chair.over or not chair.room.table.seats_of(stream.id):
                stream.stand(chair)
                if not chair.over:
                    stream.tell(m.BotGone(table=chair.room.table.id))
        for info in await lists.my_tables(self.store, stream.who, over=False):
            if info.id not in stream.chairs:
                await stream.sit_at(await self.rooms.find(info.id))

    async def accept(self, who: Visitor, table_id: str) -> None:
        """It sits down where it was invited."""
        bot = who.bot()
        if len(await lists.my_tables(self.store, who, over=False)) >= self.settings.bot_tables:
            raise TableError("bot-tables", most=self.settings.bot_tables)
        room = await self.rooms.find(table_id)
        key = await self._answered(bot, table_id)
        sitter = Sitter(bot.name, bot.colour, owner=bot.owner or "")
        await room.act(lambda table: table.sit(bot.id, sitter, None, key or None, now()))
        self.streams.look([bot.id])

    async def decline(self, who: Visitor, table_id: str) -> None:
        await self._answered(who.bot(), table_id)
        self.streams.look([who.bot().id])

    async def _answered(self, bot: m.Guest, table_id: str) -> str:
        key = await self.rows.answered(bot.id, table_id)
        if key is None:
            raise TableError("bot-uninvited")
        return key

    async def move(self, who: Visitor, table_id: str, form: m.BotMove) -> m.BotMoved:
        bot, room = who.bot(), await self.rooms.find(table_id)
        await room.hear_of_others()
        seats = room.table.seats_of(bot.id)
        if not seats:
            raise TableError("seat-none")
        wish = m.MakeMove(id=form.id or secrets.token_hex(8), seat=seats[0], ply=form.ply, move=form.move)
        ack = await room.move(bot.id, wish)
        return m.BotMoved(seq=ack.seq, again=ack.again)
