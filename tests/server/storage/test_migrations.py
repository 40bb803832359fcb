from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import insert, text

from backtrick.server.live.appends import decode_event
from backtrick.server.storage import StorageError, Store, migrations
from backtrick.server.storage.engines import create_file, open_engine
from backtrick.server.storage.migrating import migrate, upgrade
from backtrick.server.storage.schema import events, metadata
from backtrick.server.storage.urls import is_sqlite, read_url
from backtrick.table.events import Opened, Said, SetUp
from tests.server.storage.kit import ask, new_table


def test_the_revisions_are_those_of_the_scripts() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    scripts = ScriptDirectory.from_config(config)
    found = [script.revision for script in scripts.walk_revisions()]
    assert tuple(reversed(found)) == migrations.REVISIONS


def test_the_scripts_lead_to_the_schema(url: str) -> None:
    engine = open_engine(read_url(url), 1, writes=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
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
    where = read_url(new_url)
    if is_sqlite(where):
        create_file(where)
    engine = open_engine(where, 1, writes=True, patient=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for version, body in enumerate(bodies, 1):
            row = {"table_id": "old", "version": version, "body": body.encode(), "at": 0.0}
            connection.execute(insert(events).values(row))
    engine.dispose()
    store = Store.open(new_url)
    found = ask(store.events("old"))
    store.close()
    opened, said, set_up = (decode_event(event.body) for event in found)
    assert found[1].body == bodies[1].encode()
    assert isinstance(said, Said)
    for event in (opened, set_up):
        assert isinstance(event, Opened | SetUp)
        assert (event.settings.talk, event.settings.seats) == (talk, 2)
