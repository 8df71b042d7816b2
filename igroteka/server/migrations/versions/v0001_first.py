"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_people()
    create_tables()
    create_results()


def create_people() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(20), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("came", sa.Double, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("webhook_secret", sa.String(80)),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("progress", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("parent", sa.String(40), unique=True),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_lobby", "tables", ["listed", "status", "touched"])
    op.create_index("tables_uncounted", "tables", ["status", "counted"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("move_id", sa.String(40)),
    )
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def create_results() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Float(53), nullable=False),
        sa.Column("rating", sa.Float(53)),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_index("results_player", "results", ["player", "at"])
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("progress", sa.Float(53), nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("touched", sa.Double, nullable=False),
    )
