"""One example of everything that goes over HTTP, for the OpenAPI document."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec import Struct

from backtrick.rules import QuickAndEasy, Record, TheGame, new_deal
from backtrick.server.errors import ServerError, ServerErrorCode, error_body
from backtrick.server.http.api.daily import DealListed, DealShown, DealsListed, ResultShown
from backtrick.server.http.api.devices import DeviceChange, DeviceMade, DeviceShown, NewDevice
from backtrick.server.http.api.games import GameShown, GamesShown, OptionShown
from backtrick.server.http.api.links import LinkMade
from backtrick.server.http.api.moments import Continued, TableContinued, shown
from backtrick.server.http.api.operator import NameGiven, WordGiven, WordsShown
from backtrick.server.http.api.readiness import Ready
from backtrick.server.http.api.reasons import ReasonShown, WeighedShown
from backtrick.server.http.api.records import (
    JSON_LINES,
    RecordLink,
    RecordListed,
    RecordsListed,
    StatisticsShown,
)
from backtrick.server.http.api.tables import (
    CodeGiven,
    Joined,
    Joining,
    SeatShown,
    TableListed,
    TableMade,
    TableShown,
    TablesListed,
    TableWanted,
)
from backtrick.server.live.offered_bots import BotOffered
from backtrick.table import CodedPlay, Settings, StandingHint, board

TABLE, DEVICE, KEY, CODE = (
    "9f3kXw2Lq_7TzVbN",
    "Zt4mQ1yRk-8sHcUe",
    "vN4_hJ2bQeW8sXkL0pRtYg",
    "K7M2QX",
)
TOKEN = "q1w2E3r4T5y6U7i8O9p0a1S2d3F4g5H6j7K8l9Z0x1C"
HASH = "5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456"
AT = 1_798_761_600.0

_settings = Settings(
    game="the-game", options={"required": 2, "hand": 6, "fire": False}, seats=3, public=True
)
_listed = TableListed(
    TABLE, "the-game", "gathering", 3, 2, True, True, AT, AT + 60, daily=None, seat=0
)
_record = RecordListed(
    f"{TABLE}-1", TABLE, 1, "the-game", 3, AT + 900, False, 4, "stuck", daily=None, counted=True
)
_deal = DealListed(
    "2027-01-01/the-game-solo",
    "the-game-solo",
    "the-game",
    {"required": 2, "hand": 8, "fire": False},
    seats=1,
    bots=(),
    commitment=HASH,
    played=False,
    finished=False,
    table=None,
)
_result = ResultShown("Ada", False, True, False, 4, f"{TABLE}-1", AT)
_game = GameShown(
    "quick-and-easy",
    "Quick & Easy",
    (2, 3, 4, 5),
    2,
    False,
    (OptionShown("professional", 2, (False, True)),),
    hints=True,
    board=board(QuickAndEasy(), 2),
)
_played = Record(TheGame().settled(1), ("Ada",), new_deal(TheGame(), 1, seed=7).decks, starter=0)
_bot = BotOffered("expert", "The strongest.", (1, 2, 3))

EXAMPLES: tuple[Struct, ...] = (
    NewDevice(name="Ada"),
    DeviceChange(name="Ada"),
    DeviceShown(DEVICE, "Ada", "en", False, AT),
    DeviceMade(DEVICE, "Ada", "en", False, TOKEN),
    LinkMade(f"https://example.org/device#{TOKEN}", TOKEN, AT + 600),
    TableWanted(game="the-game", seats=3, public=True, bots=["expert"]),
    TableMade(TABLE, CODE, KEY, f"https://example.org/table/{TABLE}#{KEY}", 0),
    _listed,
    TablesListed([_listed], next=None),
    TableShown(
        id=TABLE,
        phase="gathering",
        version=3,
        settings=_settings,
        seats=[
            SeatShown(True, False, None, "Ada", False),
            SeatShown(False, False, "expert", None, False),
            SeatShown(False, False, None, None, False),
        ],
        host=0,
        number=0,
        closed=None,
        daily=None,
        seat=0,
        code=CODE,
    ),
    Joining(code=CODE),
    Joined(TABLE, 2),
    CodeGiven(CODE),
    _record,
    RecordsListed([_record], next=None),
    RecordLink(f"https://example.org/replay/{TABLE}-1?key={KEY}", KEY),
    StatisticsShown("the-game", 12, 3, 0, 1, 2),
    Continued(turn=3, seat=0, bot="expert"),
    TableContinued(TABLE, CODE, KEY, 0),
    shown(_played),
    ReasonShown(
        turn=4,
        seat=1,
        bot="expert",
        laid=(CodedPlay(38, 0), CodedPlay(71, 3)),
        chosen=WeighedShown((CodedPlay(38, 0), CodedPlay(71, 3)), 0.63),
        others=(WeighedShown((CodedPlay(38, 0), CodedPlay(44, 0)), 0.58),),
        silent=(CodedPlay(38, 0), CodedPlay(80, 2)),
        heard=(StandingHint(4, 2, "leave@2"), StandingHint(4, 0, "rather-not@0")),
        heeded=(StandingHint(4, 2, "leave@2"),),
        overridden=(StandingHint(4, 0, "rather-not@0"),),
    ),
    _deal,
    DealsListed("2027-01-01", AT, [_deal]),
    _result,
    DealShown("2026-12-31/the-game-solo", "the-game-solo", "the-game", HASH, KEY, (), [_result]),
    _game,
    GamesShown((_game,), (_bot,)),
    _bot,
    WordGiven("word"),
    WordsShown(["word"]),
    NameGiven(DEVICE, "Guest 4821"),
    Ready(),
    error_body(ServerError(ServerErrorCode.NO_SUCH_TABLE)),
)


RECORD = {
    **_played.to_dict(),
    "programs": [False],
    "counted": True,
    "shuffle": {"commitment": HASH, "salt": KEY},
}
"""A record as it is shown; it has no type of its own."""


def add_answers(document: dict[str, Any]) -> None:
    """Put an example into every answer to a request that was not refused."""
    schemas = document["components"]["schemas"]
    for operations in document["paths"].values():
        for operation in operations.values():
            for status, answer in operation["responses"].items():
                if status[0] == "2":
                    for kind, content in answer.get("content", {}).items():
                        value = _example(content["schema"], kind, schemas)
                        content["examples"] = {"usual": {"summary": "usual", "value": value}}


def _example(schema: dict[str, Any], kind: str, schemas: dict[str, Any]) -> Any:
    if schema.get("type") == "array":
        return [_example(schema["items"], kind, schemas)]
    if "$ref" in schema:
        return schemas[schema["$ref"].rpartition("/")[2]]["examples"][0]
    return f"{json.dumps(RECORD)}\n" if kind == JSON_LINES else RECORD


def add_examples(document: dict[str, Any]) -> None:
    """Put the examples into an OpenAPI document, and close the schemas that take nothing else."""
    schemas = document["components"]["schemas"]
    for example in EXAMPLES:
        schema = schemas[type(example).__name__]
        schema["examples"] = [msgspec.to_builtins(example)]
        if example.__struct_config__.forbid_unknown_fields:
            schema["additionalProperties"] = False
