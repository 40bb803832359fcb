"""When a table was retired, which deal is in play there, and what the clock said last."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns. Tables that are retired already count as retired when the server was last
    in use.
    """
    op.add_column("tables", sa.Column("retired_at", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.Text(), nullable=True))
    op.create_index(
        "ix_tables_deal",
        "tables",
        ["deal"],
        sqlite_where=sa.text("deal IS NOT NULL"),
        postgresql_where=sa.text("deal IS NOT NULL"),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.execute("UPDATE tables SET retired_at = (SELECT max(touched) FROM tables) WHERE retired")
