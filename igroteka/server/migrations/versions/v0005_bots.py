"""Bots of one's own: guests with an owner and a token."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("guests", sa.Column("owner", sa.String(40)))
    op.add_column("guests", sa.Column("token", sa.String(64)))
    op.create_index("guests_owner", "guests", ["owner"])
    op.create_index("guests_token", "guests", ["token"], unique=True)
