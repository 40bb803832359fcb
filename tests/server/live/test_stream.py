"""The numbered stream: who is new gets a view, who returns gets what was missed, once and all."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.kit import (
    LiveServer,
    Message,
    Player,
    begun,
    gathered,
    live,
    play_of,
    played_out,
)


@live
async def test_a_fresh_join_gets_a_view_and_a_number_and_never_history(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as first, ben.seated(table) as second:
        await begun([first, second])
        await first.plays_turn()
        laid = [play["card"] for event in first.events("laid") for play in event["plays"]]
        async with ben.seated(table) as fresh:
            welcome = fresh.messages[0]
            assert welcome["type"] == "welcome"
            assert welcome["version"] == first.version
            assert welcome["mine"]["seat"] == 1
            assert welcome["table"]["phase"] == "playing"
            assert welcome["table"]["now"]["to_act"] == 1
            assert welcome["mine"]["turn"]["fits"]
            await fresh.ask("ping")
            assert not fresh.events()
            covered = set(laid) - set(welcome["table"]["now"]["tops"])
            shown = {*welcome["mine"]["hand"], *welcome["table"]["now"]["tops"]}
            assert not covered & shown


@live
async def test_who_returns_gets_exactly_what_was_missed(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host:
        async with ben.seated(table) as before:
            await begun([host, before])
            await before.reaches(host.version)
            after, resume = before.version, before.resume
        await host.plays_turn()
        missed = [event for event in host.events() if event["version"] > after]
        async with ben.at(table, after=after, resume=resume) as back:
            welcome = await back.heard("welcome")
            assert welcome["version"] == host.version
            assert back.events() == missed
            assert back.turn is not None
            assert back.turn.fits
            assert back.events("turn_ended")
            await back.plays_turn()
            newest = back.version
            first_token = back.resume
        async with ben.at(table, after=newest, resume=first_token) as again:
            await again.ask("ping")
            assert again.version == newest
            assert not again.events()


@live
async def test_a_made_up_number_gets_a_view_and_no_covered_card(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    stranger = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await host.plays_turn()
        async with stranger.seated(table) as look:
            own = look.resume
        await other.plays_turn()
        number, _, signature = own.partition(".")
        tried: list[Message] = [
            {"after": 2},
            {"after": 2, "resume": host.resume},
            {"after": host.version, "resume": host.resume},
            {"after": int(number) - 1, "resume": own},
            {"after": int(number) - 1, "resume": f"{int(number) - 1}.{signature}"},
            {"after": 2, "resume": f"2.{signature}"},
            {"after": 10**8, "resume": own},
            {"after": "-1", "resume": own},
            {"after": "٣", "resume": own},
            {"after": "9" * 400, "resume": own},
            {"after": 2, "resume": "2."},
            {"after": 2, "resume": "é.ü"},
            {"after": 2, "resume": "2.ü"},
            {"after": 2, "resume": "2.\x00"},
            {"after": 2, "resume": "." * 5000},
            {"after": "", "resume": ""},
        ]
        for query in tried:
            async with stranger.seated(table, **query) as line:
                await line.ask("ping")
                assert line.messages[0]["mine"]["seat"] is None
                assert line.messages[0]["mine"]["hand"] is None
                assert not line.events(), query
        async with stranger.at(table, after=number, resume=own) as line:
            await line.heard("welcome")
            versions = [event["version"] for event in line.events()]
            assert versions == list(range(int(number) + 1, host.version + 1))


@live
async def test_a_token_is_for_one_table(server: LiveServer) -> None:
    ana = await server.person()
    one, two = await ana.opens(), await ana.opens()
    async with ana.seated(one) as line:
        await line.does("say", text="hello")
        resume, version = line.resume, line.version
    async with ana.seated(two) as line:
        for number in range(3):
            await line.does("say", text=str(number))
    async with ana.seated(two, after=version - 1, resume=resume) as line:
        assert not line.events()


@live
async def test_a_command_sent_again_is_carried_out_once(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, talk="free")
    async with ana.seated(table) as line, ana.seated(table) as twin, ben.seated(table) as other:
        first = await line.ask("say", "same", text="once")
        again = await line.ask("say", "same", text="once")
        elsewhere = await twin.ask("say", "same", text="once")
        assert first["type"] == again["type"] == elsewhere["type"] == "done"
        assert again["version"] >= first["version"]
        for number in range(60):
            await other.does("say", text=str(number))
        long_ago = await twin.ask("say", "same", text="once")
        assert long_ago["type"] == "done"
        assert [event["text"] for event in other.events("said")].count("once") == 1
        assert (await other.ask("say", "same", text="mine"))["type"] == "done"
        assert await other.event("said", text="mine", seat=1)
        # One that would be refused now was carried out then: it is still done.
        await begun([line, other])
        assert line.turn is not None
        plays = [play_of(line.turn.fits[0])]
        assert (await line.ask("lay", "play", plays=plays))["type"] == "done"
        for number in range(60):
            await other.does("say", text=str(number))
        assert (await line.ask("lay", "play", plays=plays))["type"] == "done"
        assert (await line.ask("lay", "other", plays=plays))["type"] == "refused"
        assert len(line.events("laid")) == 1


@live
async def test_requests_on_two_sockets_at_the_same_moment_happen_once(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as one, ana.seated(table) as two:
        for number in range(20):
            answers = await asyncio.gather(
                *(line.ask("say", f"n{number}", text="hello") for line in (one, two, one, two))
            )
            assert {answer["type"] for answer in answers} == {"done"}
        assert len(one.events("said")) == len(two.events("said")) == 20


@live
async def test_two_sockets_of_a_device_both_get_everything(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as one, ana.seated(table) as two, ben.seated(table) as other:
        await begun([one, other])
        for line in (one, other, two, other):
            await line.reaches(max(one.version, other.version, two.version))
            await line.plays_turn()
        await one.reaches(other.version)
        await two.reaches(other.version)
        assert one.events() == two.events()
        assert one.turn == two.turn
        assert one.turn is not None


@live
async def test_after_a_restart_nothing_is_lost_and_nothing_happens_twice(own: LiveServer) -> None:
    table, (ana, ben) = await gathered(own)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await host.does("say", id="hello", text="once")
        await host.plays_turn()
        await other.reaches(host.version)
        after, resume = other.version - 1, other.resume
        newest, events = host.version, other.events()
        own.stop()
        bye = await other.heard("bye")
        assert bye["code"] == "stopping"
        assert bye["message"]
    own.start()
    async with ben.at(table, after=after, resume=resume) as back, ana.seated(table) as host:
        await back.reaches(newest)
        assert back.events() == events[-1:]
        assert (await host.ask("say", "hello", text="once"))["type"] == "done"
        await host.ask("ping")
        assert host.version == newest
        await played_out([back, host])


@live
async def test_a_plan_is_private_to_the_last_byte(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with (
        ana.seated(table) as host,
        ana.seated(table) as twin,
        ben.seated(table) as other,
        eve.seated(table) as look,
    ):
        await begun([host, other])
        assert host.turn is not None
        fit = host.turn.fits[0]
        silent = (twin, other, look)
        for line in silent:
            await line.reaches(host.version)
            await line.ask("ping")
        heard = [len(line.raw) for line in silent]
        planned = await host.ask("plan", plays=[play_of(fit)])
        assert planned["type"] == "planned"
        assert planned["plan"]["tops"][fit.pile] == fit.card
        assert fit.card not in planned["plan"]["hand"]
        ahead = await other.ask("plan", plays=[])
        assert ahead["plan"]["ahead"]
        assert await look.refused("plan", plays=[]) == "not-seated"
        for line in silent:
            await line.ask("ping")
        assert [len(line.raw) - n for line, n in zip(silent, heard, strict=True)] == [1, 2, 2]
        # It was only a plan: the card is still in the hand.
        await host.does("lay", plays=[play_of(fit)])


@live
async def test_the_actor_hears_what_happened_before_it_is_done(server: LiveServer) -> None:
    ana = await server.person()
    async with ana.seated(await ana.opens()) as line:
        for number in range(5):
            name = await line.post("say", text=str(number))
            done = await line.answer(name)
            said = next(
                place
                for place, message in enumerate(line.messages)
                if message["type"] == "events" and message["version"] == done["version"]
            )
            assert said < line.messages.index(done)


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "quick-and-easy"])
@live
async def test_a_whole_game_over_the_wire(server: LiveServer, game: str) -> None:
    table, players = await gathered(server, game)
    async with players[0].seated(table) as one, players[1].seated(table) as two:
        await one.does("begin")
        if game != "face-to-face":
            await one.does("opine", opening=2, starter=None)
            await two.does("opine", opening=0, starter=0)
        await played_out([one, two])
        assert one.events("ended") == two.events("ended")
        record = f"{table['id']}-1"
        for player in players:
            answer = await player.call("GET", f"/records/{record}")
            assert answer.status_code == 200, answer.text
            assert answer.json()["shuffle"]["salt"] == one.events("ended")[0]["salt"]
            assert answer.json()["shuffle"]["commitment"] == one.events("dealt")[0]["commitment"]


@live
async def test_who_missed_a_lot_gets_all_of_it(server: LiveServer) -> None:
    """More than may wait for a client that does not read."""
    table, (ana, ben) = await gathered(server)
    async with ben.seated(table) as before:
        after, resume = before.version, before.resume
    async with ana.seated(table) as host:
        text = "\u3042" * 500
        for _ in range(10):
            names = [await host.post("say", text=text) for _ in range(25)]
            await host.answer(names[-1])
        async with ben.at(table, after=after, resume=resume) as back:
            await back.reaches(host.version)
            assert len(back.raw[0].encode()) > 256 * 1024
            assert len(back.events("said")) == 250
            assert (await back.ask("ping"))["type"] == "pong"


@live
async def test_two_who_want_the_same_seat(server: LiveServer) -> None:
    ana, *others = await server.people("Ana", "Ben", "Cem", "Dan")
    table = await ana.opens(public=True)
    async with (
        others[0].seated(table) as one,
        others[1].seated(table) as two,
        others[2].seated(table) as three,
    ):
        answers = await asyncio.gather(*(line.ask("sit") for line in (one, two, three)))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused"]
        codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
        assert codes == {"table-full"}
        await one.reaches(max(line.version for line in (two, three)))
        assert len(one.events("sat_down")) == 1


@live
async def test_one_seat_on_two_devices(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    link = (await ana.call("POST", "/devices/me/links", {})).json()
    secret = link["link"].rstrip("/").rpartition("/")[2].rpartition("#")[2]
    async with server.http() as http:
        moved = await http.post(f"/api/devices/links/{secret}")
        assert moved.status_code in (200, 201), moved.text
        again = await http.post(f"/api/devices/links/{secret}")
        assert again.status_code == 404
    phone = Player(server, ana.id, moved.json()["token"], ana.address)
    assert phone.token != ana.token
    async with ana.seated(table) as one, phone.seated(table) as two, ben.seated(table) as other:
        assert one.mine.seat == two.mine.seat == 0
        await begun([one, other])
        await two.plays_turn()
        await one.reaches(two.version)
        assert one.mine.hand == two.mine.hand
        assert one.mine.hand
        assert one.events() == two.events()


@live
async def test_an_address_without_a_socket_is_no_page(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    answer = await ana.call("GET", f"/tables/{table['id']}/stream")
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]
