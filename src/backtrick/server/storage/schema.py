"""The tables of the database.

Times are seconds since the epoch. Devices are linked, never named, by everything that a game
leaves behind, so that removing one is a matter of unlinking it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

metadata = MetaData()

devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

device_tokens = Table(
    "device_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("device", Text, nullable=False, index=True),
    Column("created", Double),
    Column("seen", Double),
)

device_links = Table(
    "device_links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("device", Text, nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("taken", SmallInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("daily", Text),
    Column("retired", Boolean, nullable=False),
    Column("retired_at", Double),
    Column("deal", Text),
    Index("ix_tables_touched", "touched"),
)
# Few tables are public: an index of only those costs a play nothing at all the others.
Index(
    "ix_tables_public",
    tables.c.phase,
    tables.c.touched,
    sqlite_where=tables.c.public,
    postgresql_where=tables.c.public,
)

Index(
    "ix_tables_deal",
    tables.c.deal,
    sqlite_where=tables.c.deal.is_not(None),
    postgresql_where=tables.c.deal.is_not(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("device", Text, index=True),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    # A table's events lie together, and a play dirties one page less.
    sqlite_with_rowid=False,
)
Index(
    "ix_events_command",
    events.c.table_id,
    events.c.command,
    unique=True,
    sqlite_where=events.c.command.is_not(None),
    postgresql_where=events.c.command.is_not(None),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
    Index("ix_mutes_device", "device"),
    Index("ix_mutes_whom", "whom"),
    sqlite_with_rowid=False,
)

removals = Table(
    "removals",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Index("ix_removals_device", "device"),
    sqlite_with_rowid=False,
)

due = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("deadline", Double, nullable=False, index=True),
    Column("version", BigInteger, nullable=False),
    Column("lease_owner", Text),
    Column("lease_until", Double),
    sqlite_with_rowid=False,
)

studies = Table(
    "studies",
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("made_with", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("finished", Double, nullable=False),
    Column("won", Boolean),
    Column("winner", SmallInteger),
    Column("left", SmallInteger, nullable=False),
    Column("ending", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("daily", Text),
    Column("counted", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
)

record_seats = Table(
    "record_seats",
    metadata,
    Column("record_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("device", Text, index=True),
    Column("bot", Text),
)

daily = Table(
    "daily",
    metadata,
    Column("id", Text, primary_key=True),
    Column("day", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("daily", Text, primary_key=True),
    Column("device", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("record_id", Text),
    Column("left", SmallInteger),
    Column("won", Boolean),
    Column("at", Double, nullable=False),
    Index("ix_daily_attempts_device", "device"),
)

banned_names = Table("banned_names", metadata, Column("word", Text, primary_key=True))

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

probes = Table(
    "probes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
