"""What the socket of a table says when the storage fails."""

from __future__ import annotations

import pytest

from backtrick.server.storage import Append, StorageErrorCode, Unavailable
from tests.server.http.conftest import Client, Person, services


@pytest.mark.parametrize(
    ("code", "stored", "certain"),
    [
        (StorageErrorCode.GONE, True, False),
        (StorageErrorCode.GONE, False, False),
        (StorageErrorCode.FULL, False, True),
    ],
)
def test_a_refusal_says_whether_its_outcome_is_certain(
    client: Client,
    ada: Person,
    monkeypatch: pytest.MonkeyPatch,
    code: StorageErrorCode,
    stored: bool,
    certain: bool,
) -> None:
    """Whether or not it was stored, the same request can be sent again, and happens once."""
    table = ada.open_table(talk="free", seats=2)["id"]
    store = services(client).store
    append = store.append

    async def failing(what: Append) -> int:
        if stored:
            await append(what)
        raise Unavailable(code, error="timeout")

    path = f"/api/tables/{table}/stream"
    request = {"id": "once", "do": {"type": "say", "text": "hello"}}
    with client.websocket_connect(path, headers=ada.headers) as socket:
        welcome = socket.receive_json()
        monkeypatch.setattr(store, "append", failing)
        socket.send_json(request)
        while (answer := socket.receive_json())["type"] != "refused":
            pass
        assert (answer["id"], answer["code"]) == ("once", code)
        assert answer.get("certain", True) is certain
        monkeypatch.setattr(store, "append", append)
        socket.send_json(request)
        while (answer := socket.receive_json())["type"] != "done":
            assert answer["type"] == "events"
        assert answer["version"] == welcome["version"] + 1
        assert ada.do(table, type="say", text="bye")["version"] == welcome["version"] + 2
