"""People at a table: coming, watching, going, hosting, chatting, and names."""

from __future__ import annotations

import pytest

from tests.server.kit import Line, LiveServer, Message, begun, gathered, live, played_out


def names(line: Line) -> dict[int, str]:
    """Who sits where, as last heard."""
    told = [message["people"] for message in line.messages if "people" in message]
    return {person["seat"]: person["name"] for person in told[-1]}


def host_of(line: Line) -> int:
    """Who hosts, as last heard."""
    return line.table.host


@live
async def test_sitting_down_over_the_socket(server: LiveServer) -> None:
    ana, ben, cem = await server.people("Ana", "Ben", "Cem")
    table = await ana.opens(seats=3, public=True)
    async with ana.seated(table) as host, ben.seated(table) as line:
        assert line.mine.seat is None
        assert await line.refused("say", text="hello") == "not-seated"
        assert await line.refused("sit", seat=0) == "seat-taken"
        assert await line.refused("sit", seat=7) == "seat-unknown"
        await line.does("sit", seat=2)
        await host.event("sat_down", seat=2)
        await host.wait(lambda: names(host) == {0: "Ana", 2: "Ben"})
        assert await line.refused("sit", seat=1) == "already-seated"
        await line.does("say", text="hello")
        async with cem.seated(table) as third:
            await third.does("sit")
            await third.event("sat_down", seat=1)
            assert await third.refused("begin") == "not-host"
            await begun([host, third, line])
            hands = [each.mine.hand or () for each in (host, third, line)]
            assert all(hands)
            assert len({card for hand in hands for card in hand}) == sum(map(len, hands))
        await host.heard("people", people=await _absent(host, 1))


async def _absent(line: Line, seat: int) -> list[Message]:
    def there() -> list[Message] | None:
        told: list[Message] = [m["people"] for m in line.messages if "people" in m][-1]
        gone = [person for person in told if person["seat"] == seat and not person["here"]]
        return told if gone else None

    found: list[Message] = await line.wait(there)
    return found


@pytest.mark.parametrize("secret", ["key", "code"])
@live
async def test_a_private_table_opens_with_its_key_or_code(server: LiveServer, secret: str) -> None:
    ana, eve = await server.people("Ana", "Eve")
    table = await ana.opens()
    async with eve.at(table) as line:
        assert await line.refused("ping") == "not-allowed"
        assert await line.refused("sit") == "not-allowed"
        assert await line.refused("enter", secret="WRONG2") == "not-allowed"
        assert await line.refused("enter", secret="") == "not-allowed"
        assert not [m for m in line.messages if m["type"] not in ("refused",)]
        name = await line.post("enter", secret=table[secret])
        assert (await line.answer(name))["type"] == "done"
        welcome = await line.heard("welcome")
        assert welcome["mine"]["seat"] is None
        assert (await line.ask("enter", secret="whatever"))["type"] == "done"
        await line.does("sit")


@live
async def test_without_watching_nobody_looks_on(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, watch=False, public=True)
    eve = await server.person("Eve")
    async with eve.at(table) as line:
        bye = await line.heard("bye")
        assert bye["code"] == "table-full"
        assert bye["message"]
        assert await line.closed() == 1008
    async with ana.seated(table) as host, ben.seated(table) as other:
        await other.does("leave")
        # A seat is free: whoever might take it may come; when it is taken, one has to go.
        async with eve.seated(table) as line:
            await other.does("sit")
            assert (await line.heard("bye"))["code"] == "table-full"
            assert await line.closed() is not None
            await begun([host, other])
            assert not line.events("dealt")


@live
async def test_hosts_can_end_watching(server: LiveServer) -> None:
    table, (ana, _) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, eve.seated(table) as look:
        settings = host.messages[0]["table"]["settings"]
        await host.does("change", settings={**settings, "watch": False})
        assert (await look.heard("bye"))["code"] == "table-full"
        await look.closed()


@live
async def test_leaving_a_game_letting_a_bot_play_and_taking_the_seat_back(
    server: LiveServer,
) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        assert await other.refused("let_bot", seat=0, bot="greedy") == "not-away"
        assert await other.refused("take_back") == "not-away"
        await host.lays()
        await host.does("leave")
        await other.event("left", seat=0)
        await other.event("host_passed", seat=1)
        assert await other.refused("let_bot", seat=1, bot="greedy") == "yourself"
        assert await other.refused("let_bot", seat=0, bot="no-such") == "no-such-bot"
        assert await other.refused("let_bot", seat=0, bot="os:system") == "no-such-bot"
        # In the middle of its turn: the bot goes on from there.
        await other.does("let_bot", seat=0, bot="greedy")
        await other.event("turn_ended", seat=0, next=1)
        laid = other.events("laid")
        assert [event["bot"] for event in laid] == [None, "greedy"]
        await host.does("take_back")
        await other.event("took_back", seat=0)
        await other.plays_turn()
        await host.wait(lambda: host.turn)
        assert await other.refused("end_turn") == "not-your-turn"
        await host.plays_turn()
        assert other.events("laid")[-1]["bot"] is None


@live
async def test_doing_something_takes_the_seat_back(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await other.does("leave")
        await host.does("let_bot", seat=1, bot="greedy")
        await other.does("say", text="back")
        assert await host.event("took_back", seat=1)


@live
async def test_when_the_host_leaves_another_hosts(server: LiveServer) -> None:
    table, (ana, ben, cem) = await gathered(server, names=("Ana", "Ben", "Cem"))
    async with ana.seated(table) as one, ben.seated(table) as two, cem.seated(table) as three:
        await one.does("leave")
        await two.event("host_passed", seat=1)
        await two.wait(lambda: names(two) == {1: "Ben", 2: "Cem"})
        assert await three.refused("put_bot", seat=0, bot="greedy") == "not-host"
        assert await two.refused("begin") == "seats-open"
        await two.does("put_bot", seat=0, bot="greedy")
        await two.does("open_seat", seat=0)
        await one.does("sit")
        await begun([two, one, three])
        await two.does("remove", seat=2, bot="greedy")
        assert await shown_out(three) == "removed"
        async with cem.at(table) as again:
            assert await again.refused("ping") == "not-allowed"


@live
async def test_who_was_removed_comes_back_only_when_invited(own: LiveServer) -> None:
    table, (ana, ben, cem) = await gathered(own, names=("Ana", "Ben", "Cem"))
    join = f"/tables/{table['id']}/join"
    async with ana.seated(table) as host, ben.seated(table) as other, cem.seated(table) as third:
        await host.does("remove", seat=1, bot="greedy")
        assert await shown_out(other) == "removed"
        assert await third.refused("invite") == "not-host"
        new = (await ana.call("POST", f"/tables/{table['id']}/key")).json()
        answer = await ben.call("POST", join, {"code": new["code"]})
        assert (answer.status_code, answer.json()["code"]) == (409, "removed")
        await third.does("leave")
        await third.does("sit", seat=2)  # who went may come back
    own.kill()
    own.start()
    answer = await ben.call("POST", join, {"key": new["key"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "removed")
    async with ana.seated(table) as host:
        await host.does("invite")
    assert await ben.joins(new) == 1


@live
async def test_who_was_removed_cannot_watch_with_the_old_key_or_code(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    eve, fay = await server.people("Eve", "Fay")  # Eve is Ben in another browser
    path = f"/tables/{table['id']}"
    async with ana.seated(table) as host, ben.seated(table) as other, eve.at(table) as look:
        await look.does("enter", secret=table["key"])
        await host.does("remove", seat=1, bot="greedy")
        assert await shown_out(other) == "removed"
        assert await shown_out(look) == "not-allowed"
        for old in (table["key"], table["code"]):
            answer = await eve.call("GET", f"{path}?key={old}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        answer = await eve.call("POST", "/join", {"code": table["code"]})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-code")
        code = (await ana.call("GET", path)).json()["code"]
        assert code != table["code"]
        assert (await fay.call("GET", f"{path}?key={code}")).status_code == 200


@live
async def test_who_was_removed_from_a_public_table_looks_on_and_is_told(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await host.does("remove", seat=1, bot="greedy")
        await other.event("removed", seat=1)
        assert await other.refused("sit") == "removed"
        assert await other.refused("take_back") == "not-seated"
        path = f"/tables/{table['id']}"
        assert (await ben.call("GET", path)).json()["removed"] is True
        assert (await ana.call("GET", path)).json()["removed"] is False
        await host.does("invite")
        assert (await ben.call("GET", path)).json()["removed"] is False


@live
async def test_the_host_changes_the_key_and_the_code(own: LiveServer) -> None:
    table, (ana, ben) = await gathered(own)
    eve = await own.person("Eve")
    path = f"/tables/{table['id']}"
    async with ana.seated(table) as host, ben.seated(table) as other, eve.at(table) as look:
        await look.does("enter", secret=table["code"])
        answer = await ben.call("POST", f"{path}/key")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-host")
        answer = await eve.call("POST", f"{path}/key")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        made = await ana.call("POST", f"{path}/key")
        assert made.status_code == 201
        new = made.json()
        assert {new["key"], new["code"]}.isdisjoint({table["key"], table["code"]})
        assert new["link"].endswith(f"/table/{table['id']}#{new['key']}")
        for line in (host, other):
            await line.event("key_changed")
        assert await shown_out(look) == "not-allowed"
        await other.does("say", text="still here")
    own.kill()
    own.start()
    for old in (table["key"], table["code"]):
        assert (await eve.call("GET", f"{path}?key={old}")).status_code == 403
    for secret in (new["key"], new["code"]):
        assert (await eve.call("GET", f"{path}?key={secret}")).status_code == 200


async def shown_out(line: Line) -> str:
    """The code of the last message before the server closes the socket for good."""
    bye = await line.heard("bye")
    assert bye["final"]
    await line.closed()
    code: str = bye["code"]
    return code


@live
async def test_names_change_and_go(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        assert (await ben.call("PATCH", "/devices/me", {"name": "Benno"})).status_code == 200
        await host.wait(lambda: names(host) == {0: "Ana", 1: "Benno"})
        await look.wait(lambda: names(look) == {0: "Ana", 1: "Benno"})
        await begun([host, other])
        assert (await eve.call("DELETE", "/devices/me")).status_code == 204
        await look.closed()
        assert (await ben.call("DELETE", "/devices/me")).status_code == 204
        await other.closed()
        await host.wait(lambda: names(host) == {0: "Ana"})
        async with ben.at(table) as gone:
            assert (await gone.heard("bye"))["code"] == "not-identified"
        async with ana.seated(table) as fresh:
            assert "Ben" not in fresh.raw[0]
        # Nobody holds the seat any more: a bot can have it, and the game goes on.
        await host.plays_turn()
        if not any(event["seat"] == 1 for event in host.events("left")):
            await host.does("nudge", seat=1)
        else:
            await host.does("let_bot", seat=1, bot="greedy")
            await played_out([host])


@live
async def test_a_host_whose_data_is_removed_hosts_no_longer(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ben.seated(table) as other:
        assert (await ana.call("DELETE", "/devices/me")).status_code == 204
        await other.event("host_passed", seat=1)
        await other.does("put_bot", seat=0, bot="greedy")
        await other.does("begin")


@live
async def test_a_program_is_marked_as_one(server: LiveServer) -> None:
    ana = await server.person()
    bot = await server.person("Robo", is_bot=True)
    table = await ana.opens()
    await bot.joins(table)
    async with ana.seated(table) as line:
        people = {person["name"]: person["program"] for person in line.messages[0]["people"]}
        assert people == {"Ana": False, "Robo": True}


@live
async def test_a_proposal_to_give_up_that_nobody_answers_runs_out(hasty: LiveServer) -> None:
    table, (ana, ben) = await gathered(hasty)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await other.does("resign")
        await host.event("giving_up_dropped", seat=None)
        assert not host.over


@live
async def test_rematch_with_the_same_people(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        assert await host.refused("rematch", same_deal=False) == "wrong-phase"
        await begun([host, other])
        assert await other.refused("begin") == "not-host"
        await other.does("resign")
        await host.event("giving_up_proposed", seat=1)
        assert await other.refused("resign") == "already-proposed"
        await host.does("answer_giving_up", agree=False)
        await other.event("giving_up_dropped", seat=0)
        assert await host.refused("answer_giving_up", agree=True) == "not-proposed"
        await other.does("resign")
        await host.does("answer_giving_up", agree=True)
        await host.event("resigned", seat=1)
        await host.wait(lambda: host.over)
        for refused in ("end_turn", "resign", "opine"):
            assert await host.refused(refused) == "wrong-phase"
        assert await host.refused("plan", plays=[]) == "wrong-phase"
        first = host.events("dealt")[-1]
        hand = host.hands[-1]
        await other.does("rematch", same_deal=True)
        same = await host.event("dealt", again=True)
        assert host.hands[-1] == hand
        assert same["commitment"] != first["commitment"]
        for line in (host, other):
            await line.does("opine", opening=1, starter=1)
        await other.wait(lambda: other.turn)
        await host.does("resign")
        await other.does("resign")
        await host.does("rematch")
        new = host.events("dealt")[-1]
        assert host.hands[-1] != hand
        assert not new["again"]
        records = (await ben.call("GET", "/devices/me/records")).json()
        assert {f"{table['id']}-1", f"{table['id']}-2"} == {
            each["id"] for each in records["records"]
        }
        kept = await ben.call("GET", f"/records/{table['id']}-2")
        assert kept.status_code == 200
        assert "Ana" in kept.text


@pytest.mark.usefixtures("same_day")
@live
async def test_daily_tables_stay_as_they_are(server: LiveServer) -> None:
    ana, eve = await server.people("Ana", "Eve")
    joined = await ana.call("POST", "/daily/the-game-solo/play")
    assert joined.status_code == 200, joined.text
    table = joined.json()["id"]
    async with ana.seated(table) as line:
        settings = line.messages[0]["table"]["settings"]
        changes: list[Message] = [
            {"type": "change", "settings": {**settings, "watch": True, "public": True}},
            {"type": "put_bot", "seat": 0, "bot": "greedy"},
            {"type": "open_seat", "seat": 0},
            {"type": "remove", "seat": 0, "bot": "greedy"},
        ]
        for change in changes:
            code = await line.refused(change.pop("type"), **change)
            assert code == "daily-fixed"
        async with eve.at(table) as look:
            assert (await look.heard("bye"))["code"] == "not-allowed"
        assert (await eve.call("GET", f"/tables/{table}")).status_code == 403
        await line.does("resign")
        await line.wait(lambda: line.over)
        assert await line.refused("rematch", same_deal=False) == "daily-fixed"
        record = f"{table}-1"
        assert (await eve.call("GET", f"/records/{record}")).status_code in (403, 404)
        assert (await ana.call("GET", f"/records/{record}")).status_code == 200
