"""Talk at a live table: hints, guarded chat, muting and flooding, over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys

import pytest

from backtrick.rules import Record
from backtrick.table import Talk
from tests.server.kit import Line, LiveServer, begun, gathered, live, played_out

ABOUT_A_CARD = [
    ("leave pile 3, I have 47", "digits", "leave@2"),
    ("ich habe die siebenundvierzig", "number-word", ""),
    ("IIIIIIIIII on the left", "counting", ""),
    ("\uff14\uff17 please", "digits", ""),
    ("the next number after the top", "likely", ""),
]


def standing(line: Line) -> list[tuple[int, str]]:
    """The hints that stand, as this client sees them: seat and hint."""
    now = line.table.now
    return [] if now is None else [(hint.seat, hint.hint) for hint in now.hints]


# -- hints


@live
async def test_a_hint_reaches_everybody_and_stands_until_it_is_overtaken(
    server: LiveServer,
) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        await begun([host, other])
        assert "leave@2" in other.mine.hints_left
        version = await other.does("hint", hint="leave@2")
        for line in (host, other, look):
            await line.reaches(version)
            assert line.events("hinted")[-1]["hints"] == [{"seat": 1, "hint": "leave@2"}]
            assert standing(line) == [(1, "leave@2")]
        assert not any(hint.endswith("@2") for hint in other.mine.hints_left)
        assert "leave@2" in host.mine.hints_left
        assert look.mine.hints_left == ()
        async with eve.seated(table) as fresh:
            assert standing(fresh) == [(1, "leave@2")]
        assert await look.refused("hint", hint="leave@1") == "not-seated"
        await host.plays_turn()
        await other.wait(lambda: other.turn)
        await other.plays_turn()
        await host.wait(lambda: host.turn)
        assert standing(host) == []


@pytest.mark.parametrize("hint", ["leave@9", "holds:y", "47", "start", "<script>", "leave@2\u202e"])
def test_what_is_no_hint_is_refused_with_its_reason(server: LiveServer, hint: str) -> None:
    @live
    async def story() -> None:
        table, (ana, ben) = await gathered(server)
        async with ana.seated(table) as host, ben.seated(table) as other:
            await begun([host, other])
            before = host.version
            answer = await other.ask("hint", hint=hint)
            assert (answer["type"], answer["code"]) == ("refused", "forbidden-hint")
            assert answer["facts"]["reason"] in ("unknown", "not-here", "too-late")
            await host.ask("ping")
            assert host.version == before

    story()


@live
async def test_hints_survive_a_reload_and_are_in_the_record(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await host.does("begin")
        await other.event("dealt")
        await other.does("hint", hint="start")
        for line in (host, other):
            await line.does("opine", opening=1, starter=0)
        await other.does("hint", hint="leave@0")
        await other.does("hint", hint="fine")
        resume, version = other.resume, other.version
    async with (
        ana.seated(table) as host,
        ben.seated(table, after=version - 1, resume=resume) as other,
    ):
        assert [event["type"] for event in other.events()] == ["hinted"]
        assert standing(other) == standing(host) == [(1, "leave@0"), (1, "fine")]
        await host.does("resign")
        await other.does("answer_giving_up", agree=True)
        record = (await ana.call("GET", f"/records/{table['id']}-1")).json()
        assert record["talk"] == [[-1, 1, "start"], [0, 1, "leave@0"], [0, 1, "fine"]]
        moments = (await ana.call("GET", f"/records/{table['id']}-1/moments")).json()
        assert [hint["hint"] for hint in moments["talk"]] == ["start", "leave@0", "fine"]
        assert [hint["hint"] for hint in moments["moments"][0]["now"]["hints"]] == [
            "leave@0",
            "fine",
        ]
    command = [sys.executable, "-m", "backtrick", "verify", "-"]
    checked = subprocess.run(
        command, input=json.dumps(record).encode(), capture_output=True, timeout=20, check=False
    )
    assert checked.returncode == 0, checked.stdout


@live
async def test_after_the_end_thanks_reach_everybody_and_the_record_stays_as_it_is(
    limited: LiveServer,
) -> None:
    table, (ana, ben) = await gathered(limited, talk="strict", public=True)
    eve = await limited.person("Eve")
    path = f"/records/{table['id']}-1"
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        await begun([host, other])
        await other.does("hint", hint="leave@0")
        await host.does("resign")
        await other.does("answer_giving_up", agree=True)
        await other.event("ended")
        kept = (await ana.call("GET", path)).content
        assert other.mine.hints_left == ("thanks", "sorry")
        await look.does("mute", seat=0)
        await other.does("hint", hint="thanks")
        version = await host.does("hint", hint="sorry")
        for line in (host, other, look):
            await line.reaches(version)
        assert standing(host) == standing(other) == [(1, "thanks"), (0, "sorry")]
        assert standing(look) == [(1, "thanks")]
        assert look.events("hinted")[-1]["hints"] == []
        assert await other.refused("hint", hint="fine") == "forbidden-hint"
        assert await other.refused("hint", hint="thanks") == "forbidden-hint"
        assert await look.refused("hint", hint="thanks") == "not-seated"
        assert (await ana.call("GET", path)).content == kept
        codes = {(await other.ask("hint", hint="thanks"))["code"] for _ in range(12)}
        assert "too-many" in codes
    async with ben.seated(table) as back:
        assert standing(back) == [(1, "thanks"), (0, "sorry")]


# -- chat


@live
async def test_what_the_guard_refuses_is_seen_by_nobody_else(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        await begun([host, other])
        await look.reaches(host.version)
        before = host.version, len(host.raw), len(look.raw)
        for text, reason, hint in ABOUT_A_CARD:
            answer = await other.ask("say", text=text, lang="de")
            assert (answer["type"], answer["code"]) == ("refused", "forbidden-talk")
            facts = answer["facts"]
            assert (facts["reason"], facts["hint"]) == (reason, hint)
            assert 0 <= facts["start"] < facts["end"] <= len(text)
            assert answer["message"]
        await host.ask("ping")
        await look.ask("ping")
        assert (host.version, len(host.raw) - 1, len(look.raw) - 1) == before
        for text, *_ in ABOUT_A_CARD:
            assert text not in server.log()
        await other.does("say", text="please leave that pile to me")
        await host.event("said", text="please leave that pile to me")
        resume, version = other.resume, other.version
        async with ben.seated(table, after=before[0], resume=resume) as again:
            assert again.version == version
            assert [event["type"] for event in again.events()] == ["said"]
    assert b"siebenundvierzig" not in server.database.read_bytes()


@live
async def test_tables_are_strict_standard_or_free(server: LiveServer) -> None:
    for talk, answers in {
        Talk.STRICT: ("chat-off", "chat-off"),
        Talk.STANDARD: ("done", "forbidden-talk"),
        Talk.FREE: ("done", "done"),
    }.items():
        table, (ana, ben) = await gathered(server, talk=talk.value)
        async with ana.seated(table) as host, ben.seated(table) as other:
            assert host.table.settings.talk is talk
            await begun([host, other])
            said = [await other.ask("say", text=text) for text in ("well done", "I have 47")]
            assert tuple(answer.get("code", answer["type"]) for answer in said) == answers
            await other.does("hint", hint="fine")


@live
async def test_a_duel_has_no_hints_and_says_what_it_likes(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, "face-to-face")
    async with ana.seated(table) as host, ben.seated(table) as other:
        await host.does("begin")
        assert host.mine.hints_left == ()
        assert await host.refused("hint", hint="thanks") == "forbidden-hint"
        await other.does("say", text="I have the 47, and you?")


@live
async def test_the_host_decides_what_may_be_said(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line:
        settings = line.messages[0]["table"]["settings"]
        await line.does("say", text="hello")
        await line.does("change", settings={**settings, "talk": "strict"})
        assert await line.refused("say", text="hello") == "chat-off"
        for nonsense in ("loud", "", None, 7):
            wrong = {**settings, "talk": nonsense}
            assert await line.refused("change", settings=wrong) == "bad-message"
        assert (await ana.call("POST", "/tables", {"game": "the-game", "talk": "loud"})).is_error


@live
async def test_chat_is_plain_text(server: LiveServer) -> None:
    ana = await server.person()
    table = await ana.opens()
    async with ana.seated(table) as line:
        await line.does("say", text="a\x00b\nc\u202ed\u200be\x1b[31m <b>&amp;</b>\u2028 f")
        assert line.events("said")[-1]["text"] == "ab cde[31m <b>&amp;</b> f"
        assert await line.refused("say", text="\u202e\u2066\n\t \x07") == "empty-text"
        assert await line.refused("say", text="x" * 501) == "long-text"
        await line.does("say", text="🂡" * 500)
        await line.does("say", text="h" + "\u0301" * 300)
        assert line.events("said")[-1]["text"] == "h\u0301\u0301"


# -- muting


@live
async def test_who_is_muted_is_heard_no_more_until_wished(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    async with ana.seated(table) as host, ben.seated(table) as other, eve.seated(table) as look:
        await begun([host, other])
        await other.does("hint", hint="leave@2")
        await host.wait(lambda: standing(host))
        for line in (host, look):
            await line.does("mute", seat=1)
            assert line.mine.muted == (1,)
            assert standing(line) == []
        await other.does("hint", hint="fine")
        version = await other.does("say", text="psst, do you hear me?")
        for line in (host, look):
            await line.reaches(version)
            assert line.events("hinted")[-1]["hints"] == []
            assert line.events("said")[-1]["text"] == ""
            assert not any("psst" in raw for raw in line.raw)
        assert not any('"muted":[1]' in raw or '"muted":[0]' in raw for raw in other.raw)
        async with ana.seated(table) as again:
            assert again.mine.muted == (1,)
            assert standing(again) == []
        resume = host.resume
        async with ana.seated(table, after=version - 2, resume=resume) as back:
            assert [event["type"] for event in back.events()] == ["hinted", "said"]
            assert not any("psst" in raw for raw in back.raw)
        await host.does("mute", seat=1, on=False)
        assert host.mine.muted == ()
        assert standing(host) == [(1, "leave@2"), (1, "fine")]
        assert await host.refused("mute", seat=0) == "yourself"
        assert await host.refused("mute", seat=2) == "seat-unknown"
        assert await host.refused("mute", seat=-1) == "seat-unknown"


@live
async def test_a_person_stays_muted_in_another_seat_and_a_newcomer_is_heard(
    server: LiveServer,
) -> None:
    table, (ana, ben) = await gathered(server, public=True)
    (cem,) = await server.people("Cem")
    async with ana.seated(table) as host, ben.seated(table) as other, cem.seated(table) as third:
        await host.does("mute", seat=1)
        await other.does("leave")
        version = await third.does("sit", seat=1)
        await host.reaches(version)
        assert not host.mine.muted
        await third.does("say", text="hello")
        await host.event("said", text="hello")
        await third.does("leave")
        version = await other.does("sit")
        await host.reaches(version)
        assert host.mine.muted == (1,)


@live
async def test_a_bot_can_be_muted(talkative: LiveServer) -> None:
    ana = await talkative.person()
    table = await ana.opens(seats=3, bots=["greedy", "random"])
    async with ana.seated(table) as host:
        await host.does("mute", seat=1)
        await begun([host])
        await host.plays_turn()
        await host.wait(lambda: host.turn or host.over)
        given = [hint for event in host.events("hinted") for hint in event["hints"]]
        assert {hint["seat"] for hint in given} == {2}


# -- flooding


@live
async def test_flooding_is_slowed_for_each_seat(limited: LiveServer) -> None:
    table, (ana, ben) = await gathered(limited)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        answers = [await other.ask("say", text="hello") for _ in range(14)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert 3 <= len(refused) <= 5  # what one thinks of one's opening was the first
        assert {answer["code"] for answer in refused} == {"too-many"}
        assert 1 <= refused[0]["facts"]["seconds"] <= 6
        assert await other.refused("hint", hint="fine") == "too-many"
        await host.does("hint", hint="fine")
        await asyncio.sleep(refused[-1]["facts"]["seconds"] + 0.5)
        await other.does("hint", hint="fine")


@live
async def test_what_is_sent_again_does_not_count(limited: LiveServer) -> None:
    table, (ana, ben) = await gathered(limited)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        answers = [await other.ask("say", id="once", text="hello") for _ in range(14)]
        assert {answer["type"] for answer in answers} == {"done"}
        assert len(other.events("said")) == 1
        for _ in range(5):
            await other.does("say", text="hello")


@live
async def test_going_and_coming_back_is_talk_too(limited: LiveServer) -> None:
    table, (ana, ben) = await gathered(limited)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        morse = [await other.ask(kind) for kind in ("leave", "take_back") * 7]
        codes = [answer["code"] for answer in morse if answer["type"] == "refused"]
        assert "too-many" in codes
        assert len(other.events("left")) <= 6
        assert await other.refused("say", text="hello") == "too-many"


@live
async def test_nudging_is_talk_too(limited: LiveServer) -> None:
    table, (ana, ben) = await gathered(limited)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        for _ in range(10):
            await other.ask("say", text="hello")
        assert await other.refused("nudge", seat=0) == "too-many"
        assert await host.refused("nudge", seat=1) == "not-to-act"


# -- bots


@live
async def test_bots_speak_before_another_bot_plays_and_all_of_it_is_in_the_record(
    talkative: LiveServer,
) -> None:
    ana = await talkative.person()
    table = await ana.opens(seats=3, bots=["greedy", "greedy"])
    async with ana.seated(table) as host:
        await begun([host])
        await played_out([host])
        record = (await ana.call("GET", f"/records/{table['id']}-1")).json()
    spoken, given = True, []
    for event in host.events():
        match event["type"]:
            case "hinted":
                spoken = True
                given += [[hint["seat"], hint["hint"]] for hint in event["hints"]]
            case "laid":
                assert spoken or event["bot"] is None
            case "turn_ended":
                spoken = False
    assert [entry[1:] for entry in record["talk"]] == given
    assert given[0][1] == "start"
    assert {tuple(each) for each in given[2:4]} <= {(1, "leave@1"), (2, "leave@1")}
    assert len(given) > 4
    Record.from_dict(record)


@live
async def test_bots_listen_to_people_and_bots(talkative: LiveServer) -> None:
    ana, ben = await talkative.people("Ana", "Ben")
    table = await ana.opens("quick-and-easy", seats=4, bots=["greedy", None, "random"])
    await ben.joins(table, seat=2)
    async with ana.seated(table) as host, ben.seated(table) as other:
        await begun([host, other])
        await other.does("hint", hint="holds:v")
        await host.plays_turn()
        await other.wait(lambda: any(laid["seat"] == 1 for laid in other.events("laid")))
    heard = re.findall(r"^heard: (.*)$", talkative.log(), re.MULTILINE)
    assert any({"2 holds:v", "3 leave@1"} <= set(line.split(", ")) for line in heard)


@live
async def test_a_bot_that_cannot_speak_plays_on_in_silence(talkative: LiveServer) -> None:
    ana = await talkative.person()
    table = await ana.opens(seats=2, bots=["planner"])
    async with ana.seated(table) as host:
        await host.does("begin")
        await host.event("opined", seat=1)
        assert host.events("hinted") == []
        await host.does("resign")
    assert "a bot could not speak" in talkative.log()


# -- names


@live
async def test_a_name_is_fixed_during_a_game_with_others(server: LiveServer) -> None:
    table, (ana, ben) = await gathered(server)
    async with ana.seated(table) as host, ben.seated(table) as other:
        assert (await ben.call("PATCH", "/devices/me", {"name": "Benno"})).status_code == 200
        await begun([host, other])
        refused = await ben.call("PATCH", "/devices/me", {"name": "Has the highest"})
        assert (refused.status_code, refused.json()["code"]) == (409, "name-fixed")
        assert (await ben.call("PATCH", "/devices/me", {"language": "de"})).status_code == 200
        assert (await ben.call("PATCH", "/devices/me", {"name": "Benno"})).status_code == 200
        await host.does("resign")
        await other.does("answer_giving_up", agree=True)
        assert (await ben.call("PATCH", "/devices/me", {"name": "Bennet"})).status_code == 200


@live
async def test_alone_with_bots_one_may_change_ones_name(server: LiveServer) -> None:
    ana = await server.person()
    await ana.opens(seats=2, bots=["greedy"], begin=True)
    assert (await ana.call("PATCH", "/devices/me", {"name": "Anne"})).status_code == 200
