"""Whom the host has removed from a table is remembered there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of the removed."""
    op.create_table(
        "removals",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "device"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_removals_device", "removals", ["device"], unique=False)
