"""The first form of the database: `mutes` and `removals` came later."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Nothing: a new database gets its tables from `schema`."""
