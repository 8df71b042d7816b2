"""What is kept: the log of every table, and what can be looked up without reading logs."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

facts = Table(  # what all processes share, e.g. the key that signs cookies
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("language", String(5), nullable=False),
    Column("came", Double, nullable=False),
    Column("webhook", Text),
    Column("webhook_secret", String(80)),
    Column("seen", Double),  # when a process last noted that he is here
    Column("owner", String(40)),  # of a bot of somebody's own: whose it is
    Column("token", String(64)),  # the hash of what it comes in with; null: it was taken back
    Index("guests_owner", "owner"),
    Index("guests_token", "token", unique=True),
)

links = Table(  # one-time links that make another device the same guest; only their hash is kept
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("setting", Text, nullable=False),
    Column("opened", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("length", Integer, nullable=False),
    Column("due", Double),  # somebody must look after it by then: a bot's move, a clock
    Column("summary", Text, nullable=False),
    Column("progress", String(40), nullable=False),  # actions so far, then the seats that are asked: "37 0 2"
    Column("counted", Boolean, nullable=False),  # its result is in the statistics
    Column("parent", String(40), unique=True),  # the table that this is the rematch of
    Index("tables_due", "due"),
    Index("tables_lobby", "listed", "status", "touched"),
    Index("tables_uncounted", "status", "counted"),
)

moves = Table(  # the log; the primary key lets only one of two racing moves in
    "moves",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("by", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("move_id", String(40)),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

invitations = Table(  # to a table that waits, from one guest to another
    "invitations",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), nullable=False),  # of a seat that is kept for a friend; empty: any open seat will do
    Column("by", String(40), nullable=False),
    Column("at", Double, nullable=False),
)

daily = Table(  # how somebody fared at a deal of the day, the first time he played it
    "daily",
    metadata,
    Column("day", Integer, primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", Double, nullable=False),
)

blocks = Table(  # whom a guest does not want to read or be invited by, at any table
    "blocks",
    metadata,
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(40), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
)

reports = Table(  # what guests want whoever runs the server to see; it stays when the table goes
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("by", String(40), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("about", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # what the guest had said there last, a line each
    Column("at", Double, nullable=False),
)

orders = Table(  # standing orders: not in the log, where the number of entries would tell of them
    "orders",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bound", Text, nullable=False),  # what has to stay as it is, in JSON
)

devices = Table(  # browsers that may be rung while no page is open
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of where it is reached
    Column("guest", String(40), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("page", Text, nullable=False),  # the address that it was at: whom a push service may ask about us
    Column("rings", String(60), nullable=False),  # for what, separated by spaces
    Column("quiet_from", Integer, nullable=False),  # minutes of the day
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    Column("at", Double, nullable=False),
    Index("devices_guest", "guest"),
)

rings = Table(  # the last that a device was told, or is to be told, about something
    "rings",
    metadata,
    Column("device", String(64), ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("about", String(40), primary_key=True),  # a table; of deals of the day: nothing
    Column("step", Integer, nullable=False),  # how far that was: actions of the game, the day
    Column("tries", Integer, nullable=False),
    Column("due", Double),  # when to ring; null: that is settled
    Column("at", Double, nullable=False),
    Index("rings_due", "due"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

results = Table(  # a finished game, once for each seat
    "results",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Float(53), nullable=False),
    Column("rating", Float(53)),  # after the game, where it was rated
    Column("events", Text, nullable=False),
    Index("results_player", "player", "at"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("progress", Float(53), nullable=False),
    Column("result", Text),
    Column("touched", Double, nullable=False),
)
