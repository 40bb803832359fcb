from __future__ import annotations

from pathlib import Path

import pytest

from backtrick.server.storage import StorageError, Store, Unavailable
from backtrick.server.storage.urls import default_url, file_of, is_sqlite, read_url, shown
from tests import services


def test_the_default_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = read_url(default_url())
    assert is_sqlite(url)
    assert file_of(url).name == "backtrick.db"
    Store.open(default_url()).close()
    assert file_of(url).is_file()
    assert file_of(url).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "text",
    ["postgresql://ann:s3cret@db/games", "postgres://ann:s3cret@db/games?password=s3cret"],
)
def test_postgresql_is_used_through_psycopg_and_its_password_is_not_shown(text: str) -> None:
    url = read_url(text)
    assert url.drivername == "postgresql+psycopg"
    assert shown(url) == "postgresql://ann@db/games"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "games.db",
        "mysql://ann:s3cret@db/games",
        "postgresql+asyncpg://ann:s3cret@db/games",
        "postgresql://ann:s3cret@db:port/games",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///games.db?s3cret=1",
        "sqlite://s3cret/games.db",
    ],
)
def test_any_other_url_is_refused_without_saying_what_is_in_it(text: str) -> None:
    with pytest.raises(StorageError) as refusal:
        read_url(text)
    assert refusal.value.code == "database-url"
    assert "s3cret" not in repr(refusal.value)
    assert refusal.value.__cause__ is None


def test_a_file_that_cannot_be_made_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable) as refusal:
        Store.open(f"sqlite:///{tmp_path}/file/backtrick.db")
    assert refusal.value.code == "storage-gone"


def test_something_else_than_a_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 500)
    with pytest.raises(StorageError) as refusal:
        Store.open(f"sqlite:///{path}")
    assert refusal.value.code == "storage-gone"
    assert refusal.value.facts["error"] == "SQLITE_NOTADB"
    assert path.read_text() == "Dear Ann, " * 500


def test_a_server_that_is_not_there_is_unavailable_and_no_secret_gets_out() -> None:
    url = f"postgresql://ann:s3cret@127.0.0.1:{services.free_port()}/games"
    with pytest.raises(Unavailable) as refusal:
        Store.open(url)
    assert refusal.value.code == "storage-gone"
    assert "s3cret" not in repr(refusal.value)
    assert "127.0.0.1" in str(refusal.value.facts["database"])
