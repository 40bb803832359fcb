"""A fuzzer over the socket: nothing that a client sends breaks the server or is told `internal`."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
import websockets

from tests.server.kit import Line, LiveServer, Message, begun, gathered, live

SEEDS = range(2)
ROUNDS = 500

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 3, 7, 99, 1.5, -0.0, 2**31, 2**53, 2**63, 2**64, 10**40),
    *("", " ", "0", "7r", "greedy", "os:system", "\u0000", "\u202e", "x" * 500, "é" * 65, "🂡"),
    *([], {}, [[]], [None], [0, 1], {"card": 5, "pile": 0}, {"type": "ping"}, {"a": {"b": []}}),
    "the-game",
    "face-to-face",
    "quick-and-easy",
]


def valid(rng: Random, settings: Message) -> Message:
    """A request as a client would send it, sense or no sense."""
    seat = rng.choice([0, 1, 2, 5, None])
    plays = [
        {"card": rng.choice([rng.randrange(1, 101), "7r"]), "pile": rng.randrange(5)}
        for _ in range(rng.randrange(4))
    ]
    bot = rng.choice(["greedy", "planner@1", "expert", "nobody"])
    changed = {
        **settings,
        "game": rng.choice(ODD[-3:]),
        "seats": rng.randrange(0, 7),
        "options": rng.choice([{}, {"fire": True}, {"required": 3}, {"hand": 99}, {"x": 1}]),
        "clock": rng.choice([None, 10, 9, 3601]),
        "talk": rng.choice(["strict", "standard", "free"]),
    }
    kinds: list[Message] = [
        {"type": "sit", "seat": seat},
        {"type": "take_back"},
        {"type": "change", "settings": changed},
        {"type": "put_bot", "seat": seat or 0, "bot": bot},
        {"type": "open_seat", "seat": seat or 0},
        {"type": "remove", "seat": seat or 0, "bot": bot},
        {"type": "begin"},
        {"type": "opine", "opening": rng.choice([None, 0, 2, 3]), "starter": seat},
        {"type": "lay", "plays": plays, "end": rng.random() < 0.5},
        {"type": "plan", "plays": plays},
        {"type": "end_turn"},
        {"type": "nudge", "seat": seat or 0},
        {"type": "let_bot", "seat": seat or 0, "bot": bot},
        {"type": "say", "text": rng.choice(["hello", "", "x" * 600, "\u202e\x00", "I have 47"])},
        {"type": "hint", "hint": rng.choice(["leave@0", "fine", "start", "holds:y", "x@", ""])},
        {"type": "invite"},
        {"type": "mute", "seat": seat or 0, "on": rng.random() < 0.6},
        {"type": "rematch", "same_deal": rng.random() < 0.5},
        {"type": "enter", "secret": "K3M9QX"},
        {"type": "ping"},
        {"type": "leave"},
        {"type": "resign"},
    ]
    weights = [6] * (len(kinds) - 2) + [1, 1]
    return {"id": f"f{rng.randrange(10**6)}", "do": rng.choices(kinds, weights)[0]}


def mutated(value: Any, rng: Random) -> Any:
    """The same, but for one thing somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        changed = dict(value)
        match rng.randrange(6):
            case 0:
                del changed[key]
            case 1:
                changed[rng.choice(["x", "seat", "type", "id", "do", ""])] = rng.choice(ODD)
            case _:
                changed[key] = mutated(value[key], rng)
        return changed
    if isinstance(value, list) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        return [*value[:place], mutated(value[place], rng), *value[place + 1 :]]
    return rng.choice(ODD)


def frame(rng: Random, settings: Message) -> str | bytes:
    """Something to send."""
    request = valid(rng, settings)
    text = json.dumps(request if rng.random() < 0.4 else mutated(request, rng))
    chance = rng.random()
    if chance < 0.1:
        place = rng.randrange(len(text))
        return (
            text[:place] + rng.choice(['"', "{", "]", "\\", "\x00", "é", "9" * 30]) + text[place:]
        )
    if chance < 0.13:
        raw = bytearray(text.encode())
        raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)
    if chance < 0.16:
        return rng.randbytes(rng.randrange(1, 60))
    return text


@pytest.mark.parametrize("seed", SEEDS)
@live
async def test_no_message_breaks_the_server(server: LiveServer, seed: int) -> None:
    rng = Random(f"fuzz {seed}")
    table, (ana, ben) = await gathered(server, public=True)
    eve = await server.person("Eve")
    sent = answers = 0
    async with ana.seated(table) as first, ben.seated(table) as second:
        settings = first.messages[0]["table"]["settings"]
        if seed % 2:
            await begun([first, second])
    while sent < ROUNDS:
        async with ana.at(table) as one, ben.at(table) as two, eve.at(table) as three:
            lines = [one, two, three]
            while all(len(_nonsense(line)) < 14 for line in lines) and sent < ROUNDS:
                line = rng.choice(lines)
                since = len(line.messages)
                try:
                    await line.wire.send(frame(rng, settings))
                    sent += 1
                    await line.wait(lambda: _answered(line, since))  # noqa: B023
                except (AssertionError, websockets.ConnectionClosed):
                    break  # who may no longer watch has to go; nothing else
                answers += 1
            for line in lines:
                for message in line.messages:
                    assert message.get("code") != "internal", message
                    if message["type"] in ("refused", "bye"):
                        assert message["code"], message
                        assert message["message"], message
                assert line.wire.close_code in (None, 1000, 1008), line.messages[-1]
    assert answers > ROUNDS / 2
    await asyncio.sleep(0)
    assert (await ana.call("GET", "/health")).status_code == 200
    assert "broke" not in server.log()
    assert "internal" not in server.log()


def _answered(line: Line, since: int) -> bool:
    kinds = ("done", "refused", "planned", "pong")
    return any(message["type"] in kinds for message in line.messages[since:])


def _nonsense(line: Line) -> list[Message]:
    return [message for message in line.messages if message.get("code") == "bad-message"]


@live
async def test_nothing_secret_is_in_the_log(own: LiveServer) -> None:
    """At the level `debug`, with games, refusals, wrong guesses and nonsense."""
    table, (ana, ben) = await gathered(own)
    eve = await own.person("Eve")
    secrets = [player.token for player in (ana, ben, eve)] + [table["key"], table["code"]]
    async with ana.seated(table) as host, ben.seated(table, key=table["key"]) as other:
        secrets += [host.resume, other.resume]
        await begun([host, other])
        async with eve.at(table) as guess:
            await guess.refused("enter", secret="SECRETGUESS")
            await guess.wire.send("NONSENSE")
            await guess.heard("refused", code="bad-message")
            await guess.ask("enter", secret=table["code"])
        async with eve.at(table, after=1, resume="FOREIGNTOKEN") as wrong:
            await wrong.refused("ping")
        await host.refused("lay", plays=[{"card": 999, "pile": 0}])
        await host.does("say", text="SAIDINCHAT")
        await host.plays_turn()
        hands = [line.hands[0] for line in (host, other)]
        link = await ana.call("POST", "/devices/me/links", {})
        secrets.append(link.json()["link"].rpartition("/")[2].rpartition("#")[2])
        await eve.call("POST", "/join", {"code": "SECRETCODE"})
        await eve.call("GET", f"/tables/{table['id']}?key=SECRETKEY")
        await eve.call("POST", "/devices/links/SECRETLINK")
    own.stop()
    log = own.log()
    words = ("SECRET", "NONSENSE", "FOREIGNTOKEN", "SAIDINCHAT", "backtrick_device", "Bearer")
    for secret in (*secrets, *words):
        assert secret not in log, secret
    for hand in hands:
        assert ", ".join(map(str, hand)) not in log
        assert ",".join(map(str, hand)) not in log
    for salted in ("salt", "commitment", "decks", "hands"):
        assert salted not in log
