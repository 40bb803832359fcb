"""Analyses of records, with the nets that judged."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "studies",
        sa.Column("record_id", sa.Text(), nullable=False),
        sa.Column("made_with", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("record_id"),
    )
