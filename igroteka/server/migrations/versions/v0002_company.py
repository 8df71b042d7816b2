"""Who is here, and whom a friend has invited to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("guests", sa.Column("seen", sa.Double))
    op.create_table(
        "invitations",
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
