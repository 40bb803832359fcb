"""A device: who one is, and the tables it makes, finds and joins."""

from __future__ import annotations

import pickle

import pytest

from backtrick.client import ClientError, ClientErrorCode, Device, RequestRefused, connect
from tests.server.kit import LiveServer, live


@live
async def test_a_new_device_and_the_same_one_by_its_token(server: LiveServer) -> None:
    ana = await Device.make(f"{server.url}/", "Ana", language="it")
    assert (ana.name, ana.url) == ("Ana", server.url)
    again = await Device.from_token(server.url, ana.token)
    assert (again.id, again.name, again.token) == (ana.id, "Ana", ana.token)
    nameless = await Device.make(server.url)
    assert nameless.name
    assert nameless.id != ana.id


@live
async def test_a_program_says_that_it_is_one(server: LiveServer) -> None:
    robo = await Device.make(server.url, "Robo", is_bot=True)
    made = await robo.make_table("the-game", seats=2)
    async with connect(robo, made.id) as table:
        assert [(person.name, person.program) for person in table.people] == [("Robo", True)]


@live
async def test_a_table_is_joined_by_code_by_key_or_as_it_is_public(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table("the-game", seats=4)
    assert made.seat == 0
    ben, cem, dan = [await Device.make(server.url, name) for name in ("Ben", "Cem", "Dan")]
    joined = await ben.join(code=made.code)
    assert (joined.id, joined.seat) == (made.id, 1)
    assert (await cem.join(made.id, key=made.key, seat=3)).seat == 3
    with pytest.raises(RequestRefused) as refused:
        await dan.join(made.id)
    assert refused.value.code == "not-allowed"
    public = await ana.make_table("the-game", seats=2, public=True)
    assert public.id in [table.id for table in await dan.public_tables()]
    assert (await dan.join(public.id)).seat == 1
    assert {table.id: table.seat for table in await ana.own_tables()} == {made.id: 0, public.id: 0}


@live
async def test_bots_sit_down_with_one_and_the_deal_can_begin(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    made = await ana.make_table(
        "the-game", bots=["greedy", "random"], begin=True, options={"fire": True}, talk="strict"
    )
    async with connect(ana, made.id) as table:
        assert [seat.bot for seat in table.table.seats] == [None, "greedy", "random"]
        assert table.table.settings.options["fire"]
        assert table.table.phase == "choosing"
        assert table.mine.hand


@live
async def test_what_is_refused_has_a_code_its_facts_and_a_message(server: LiveServer) -> None:
    ana = await Device.make(server.url, "Ana")
    with pytest.raises(RequestRefused) as refused:
        await ana.make_table("the-game", seats=2, bots=["nobody"])
    error = refused.value
    assert (error.code, error.facts) == ("no-such-bot", {**error.facts, "bot": "nobody"})
    assert "nobody" in str(error) == error.message
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.facts) == (RequestRefused, error.code, error.facts)
    assert str(again) == str(error)
    with pytest.raises(RequestRefused) as unknown:
        await Device.from_token(server.url, "wrong")
    assert unknown.value.code == "not-identified"


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "nonsense", "http://[", "http://a b"])
@live
async def test_a_server_that_is_not_there(url: str) -> None:
    with pytest.raises(ClientError) as raised:
        await Device.make(url, "Ana")
    assert raised.value.code is ClientErrorCode.UNREACHABLE
    assert str(raised.value).startswith(url)
    with pytest.raises(ClientError) as raised:
        async with connect(Device(url, "token", "id", "Ana"), "table"):
            pass
    assert raised.value.code is ClientErrorCode.UNREACHABLE


@live
async def test_something_else_answers(server: LiveServer) -> None:
    ana = Device(f"{server.url}/elsewhere", "", "", "")
    with pytest.raises(ClientError) as raised:
        await ana.request("GET", "/", None, int)
    assert raised.value.code in ("not-found", ClientErrorCode.UNREACHABLE)
