from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, text

from backtrick.server.live.appends import decode_event
from backtrick.server.storage import StorageError, Store, migrations, schema
from backtrick.server.storage.engines import create_file, open_engine
from backtrick.server.storage.migrating import migrate, stamp
from backtrick.server.storage.schema import metadata
from backtrick.server.storage.urls import is_sqlite, read_url
from backtrick.table.events import Opened, Said, SetUp
from tests.server.storage.kit import ask, new_table


def test_the_revisions_are_those_of_the_scripts() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    scripts = ScriptDirectory.from_config(config)
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == migrations.REVISIONS


@pytest.mark.parametrize("first", [True, False])
def test_the_scripts_lead_to_the_schema(new_url: str, first: bool) -> None:
    """Both a new database, and one of the first form."""
    if first:
        with first_form(new_url):
            pass
    Store.open(new_url).close()
    engine = open_engine(read_url(new_url), 1, writes=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


@contextmanager
def first_form(url: str) -> Iterator[Connection]:
    """A database as the first version made it, and a connection to put something in."""
    where = read_url(url)
    if is_sqlite(where):
        create_file(where)
    engine = open_engine(where, 1, writes=True, patient=True)
    later = (schema.mutes, schema.removals, schema.marks, schema.studies)
    with engine.begin() as connection:
        metadata.create_all(
            connection, [each for each in metadata.sorted_tables if each not in later]
        )
        connection.execute(text("DROP INDEX ix_tables_deal"))
        for column in ("retired_at", "deal"):
            connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        for column in ("created", "seen"):
            connection.execute(text(f"ALTER TABLE device_tokens DROP COLUMN {column}"))
        stamp(connection, "0001")
        yield connection
    engine.dispose()


def test_opening_again_keeps_everything(new_url: str) -> None:
    for name in "AB":
        store = Store.open(new_url)
        ask(store.create(new_table(name)))
        store.close()
    store = Store.open(new_url)
    assert len(ask(store.tables_of("host"))) == 2
    store.close()


def test_a_database_of_a_newer_version_is_refused(new_url: str) -> None:
    Store.open(new_url).close()
    engine = open_engine(read_url(new_url), 1, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError) as refusal:
        Store.open(new_url)
    assert refusal.value.code == "database-newer"
    assert refusal.value.facts["found"] == "9999"
    assert refusal.value.facts["known"] == migrations.REVISIONS[-1]
    assert "not-a-secret" not in repr(refusal.value)
    with engine.begin() as connection:
        connection.execute(
            text("UPDATE alembic_version SET version_num = :known"),
            {"known": migrations.REVISIONS[-1]},
        )
    engine.dispose()
    migrate(read_url(new_url))


def test_four_processes_may_start_at_the_same_moment(new_url: str) -> None:
    script = (
        "import alembic.command, os, sys\n"
        "from backtrick.server.storage import Store\n"
        "os.fork()\n"
        "os.fork()\n"
        "Store.open(sys.argv[1]).close()\n"
        "while True:\n"
        "    try:\n"
        "        assert os.wait()[1] == 0\n"
        "    except ChildProcessError:\n"
        "        break\n"
    )
    subprocess.run([sys.executable, "-c", script, new_url], check=True, timeout=30)
    store = Store.open(new_url)
    ask(store.create(new_table()))
    store.close()


@pytest.mark.parametrize(("chat", "talk"), [("true", "standard"), ("false", "strict")])
def test_a_table_from_before_there_was_talk_can_be_read(new_url: str, chat: str, talk: str) -> None:
    settings = f'{{"game":"the-game","options":{{}},"seats":2,"chat":{chat},"clock":null}}'
    bodies = [
        f'{{"type":"opened","settings":{settings}}}',
        '{"type":"said","seat":0,"text":"\\"chat\\": true"}',
        f'{{"type":"set_up","settings":{settings}}}',
    ]
    with first_form(new_url) as connection:
        for version, body in enumerate(bodies, 1):
            row = {"table_id": "old", "version": version, "body": body.encode(), "at": 0.0}
            connection.execute(insert(schema.events).values(row))
    store = Store.open(new_url)
    found = ask(store.events("old"))
    store.close()
    opened, said, set_up = (decode_event(event.body) for event in found)
    assert found[1].body == bodies[1].encode()
    assert isinstance(said, Said)
    for event in (opened, set_up):
        assert isinstance(event, Opened | SetUp)
        assert (event.settings.talk, event.settings.seats) == (talk, 2)
