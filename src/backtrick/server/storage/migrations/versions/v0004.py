"""When a token was made and last used: a person can list the devices that share an identity."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both times; of tokens from before they are unknown."""
    op.add_column("device_tokens", sa.Column("created", sa.Double()))
    op.add_column("device_tokens", sa.Column("seen", sa.Double()))
