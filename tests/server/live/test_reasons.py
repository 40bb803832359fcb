"""Why a bot played as it did, asked after the game."""

from __future__ import annotations

import json
import sqlite3
from contextlib import AsyncExitStack, closing

from tests.server.kit import LiveServer, Message, Player, begun, live, played_out


async def finished(
    player: Player, *bots: str, partner: Player | None = None
) -> tuple[str, Message]:
    """A game with bots, played to its end: the record's address, and the record. The partner, in
    the last seat, asks for a pile before the first bot plays.
    """
    people = [player] if partner is None else [player, partner]
    table = await player.opens(seats=len(bots) + len(people), bots=list(bots))
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(player.seated(table))]
        if partner is not None:
            await partner.joins(table)
            lines.append(await stack.enter_async_context(partner.seated(table)))
        await begun(lines)
        while lines[0].turn is not None and not lines[0].turn.may_end:
            await lines[0].lays()
        if partner is not None:
            laid_on = {play["pile"] for laid in lines[0].events("laid") for play in laid["plays"]}
            await lines[1].does("hint", hint=f"leave@{min({0, 1, 2, 3} - laid_on)}")
        await played_out(lines)
    path = f"/records/{table['id']}-1"
    return path, (await player.call("GET", path)).json()


def seat_of(record: Message, turn: int) -> int:
    """Whose turn it was, while everybody holds cards."""
    seat: int = (record["starter"] + turn) % len(record["players"])
    return seat


@live
async def test_a_bot_says_why_and_would_do_it_again(talkative: LiveServer) -> None:
    ana, ben = await talkative.people("Ana", "Ben")
    path, record = await finished(ana, "greedy", "random", partner=ben)
    heard = set()
    for turn, plays in enumerate(record["turns"][:12]):
        answer = await ana.call("GET", f"{path}/turns/{turn}/reasons")
        if seat_of(record, turn) in (0, 3):
            assert (answer.status_code, answer.json()["code"]) == (409, "not-a-bots-turn")
            continue
        why = answer.json()
        assert answer.status_code == 200, answer.text
        assert (why["turn"], why["seat"]) == (turn, seat_of(record, turn))
        assert why["bot"] == record["players"][why["seat"]]
        assert [[play["card"], play["pile"]] for play in why["laid"]] == plays
        assert why["chosen"] == {"plays": why["laid"], "chance": None}
        laid_on = {play["pile"] for play in why["laid"]}
        against = {(hint["seat"], hint["hint"]) for hint in why["overridden"]}
        assert all(int(hint[-1]) in laid_on for _, hint in against)
        heard |= {(hint["seat"], hint["hint"]) for hint in why["heard"]}
    assert {seat for seat, _ in heard} == {1, 2, 3}


@live
async def test_a_newer_bot_says_that_it_is_not_the_one_that_played(server: LiveServer) -> None:
    ana = await server.person("Ana")
    path, record = await finished(ana, "planner", "greedy")
    assert list(record["nets"]) == ["planner"]

    async def newer(seat: int) -> object:
        turn = next(turn for turn in range(3) if seat_of(record, turn) == seat)
        return (await ana.call("GET", f"{path}/turns/{turn}/reasons")).json()["newer"]

    assert [await newer(seat) for seat in (1, 2)] == [False, False]
    with closing(sqlite3.connect(server.database)) as connection, connection:
        own = path.rpartition("/")[2]
        ((body,),) = connection.execute("SELECT body FROM records WHERE id = ?", [own])
        older = json.dumps({key: value for key, value in json.loads(body).items() if key != "nets"})
        connection.execute("UPDATE records SET body = ? WHERE id = ?", [older.encode(), own])
    assert [await newer(seat) for seat in (1, 2)] == [True, False]


@live
async def test_what_cannot_be_asked(server: LiveServer) -> None:
    ana, eve = await server.people("Ana", "Eve")
    path, record = await finished(ana, "greedy")
    turns = len(record["turns"])
    unknown = await ana.call("GET", f"{path}/turns/{turns}/reasons")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-turn")
    assert unknown.json()["facts"] == {"turn": turns, "turns": turns}
    for nonsense in ("-1", "x", "99999999999", "1.5"):
        assert (await ana.call("GET", f"{path}/turns/{nonsense}/reasons")).status_code in (400, 404)
    foreign = await eve.call("GET", f"{path}/turns/1/reasons")
    assert (foreign.status_code, foreign.json()["code"]) == (404, "no-such-record")
    table = await ana.opens(seats=2, bots=["greedy"], begin=True)
    running = await ana.call("GET", f"/records/{table['id']}-1/turns/0/reasons")
    assert running.json()["code"] == "no-such-record"


@live
async def test_asking_why_is_limited(limited: LiveServer) -> None:
    ana = await limited.person()
    codes = [
        (await ana.call("GET", "/records/none/turns/0/reasons")).json()["code"] for _ in range(25)
    ]
    assert codes[0] == "no-such-record"
    assert codes[-1] == "too-many"
