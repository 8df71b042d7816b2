"""Phones that ring."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("page", sa.Text, nullable=False),
        sa.Column("rings", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest"])
    op.create_table(
        "rings",
        sa.Column("device", sa.String(64), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("about", sa.String(40), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("rings_due", "rings", ["due"])
