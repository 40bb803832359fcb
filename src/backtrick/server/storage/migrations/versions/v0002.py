"""What may be said at a table is one of three, no longer only chat or none; players can mute."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of the muted, and rewrite the settings in events."""
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "device", "whom"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mutes_device", "mutes", ["device"], unique=False)
    op.create_index("ix_mutes_whom", "mutes", ["whom"], unique=False)
    _rewrite_settings(op.get_bind())


def _rewrite_settings(connection: sa.Connection) -> None:
    events = sa.table(
        "events",
        sa.column("table_id", sa.Text()),
        sa.column("version", sa.BigInteger()),
        sa.column("body", sa.LargeBinary()),
    )
    tables = connection.execute(sa.select(events.c.table_id).distinct()).scalars().all()
    for table_id in tables:
        here = events.c.table_id == table_id
        for version, body in connection.execute(
            sa.select(events.c.version, events.c.body).where(here)
        ).all():
            if not body.startswith((b'{"type":"opened"', b'{"type":"set_up"')):
                continue
            event = json.loads(body)
            chat = event["settings"].pop("chat", True)
            event["settings"]["talk"] = "standard" if chat else "strict"
            written = json.dumps(event, separators=(",", ":")).encode()
            connection.execute(
                sa.update(events).where(here, events.c.version == version).values(body=written)
            )
