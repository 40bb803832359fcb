"""For whoever runs the server; everybody else gets no further than the token."""

from __future__ import annotations

import hmac
from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.http.documented import TableId, as_operator
from backtrick.server.http.services import Services, Visit, Visiting
from backtrick.server.people import moderation
from backtrick.server.people.identity import bearer_in

Word = Annotated[str, Meta(min_length=1, max_length=48, examples=["word", "*anywhere*"])]
DeviceId = Annotated[str, PathParameter(description="A device's id.", max_length=32)]
WordPath = Annotated[str, PathParameter(description="A banned word.", max_length=48)]


class WordGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A word that no name may hold; `*word*` may not even be part of one."""

    word: Word


class WordsShown(Struct, frozen=True):
    """The words banned here, beyond those of the file."""

    words: list[str]


class NameGiven(Struct, frozen=True):
    """A device and the name it has now."""

    id: str
    name: str


@delete(
    "/api/operator/tables/{table_id:str}",
    tags=["operator"],
    **as_operator(ServerErrorCode.NO_SUCH_TABLE),
)
async def remove_table(table_id: TableId, call: Visiting) -> None:
    """Close a table for good."""
    services = operated(call)
    await moderation.close_table(services.store, table_id, services.ports.clock)


@delete(
    "/api/operator/devices/{device_id:str}/name",
    tags=["operator"],
    status_code=200,
    **as_operator(ServerErrorCode.NO_SUCH_DEVICE),
)
async def remove_name(device_id: DeviceId, call: Visiting) -> NameGiven:
    """Take a device's name away; it gets one of no meaning."""
    services = operated(call)
    name = await moderation.take_name_away(services.store, device_id, services.ports.chance)
    for device in (await services.store.devices([device_id])).values():
        services.live.devices.rename(device)
    return NameGiven(device_id, name)


@get("/api/operator/names", tags=["operator"], **as_operator())
async def words(call: Visiting) -> WordsShown:
    """The words banned here."""
    services = operated(call)
    return WordsShown(await services.store.banned_names())


@post(
    "/api/operator/names/ban",
    tags=["operator"],
    status_code=200,
    **as_operator(ServerErrorCode.NAME_CHARACTERS),
)
async def ban(data: JSONBody[WordGiven], call: Visiting) -> WordsShown:
    """Ban a word; names that are in use stay."""
    services = operated(call)
    if not moderation.is_word(data.word):
        raise ServerError(ServerErrorCode.NAME_CHARACTERS)
    await services.store.ban([data.word])
    return WordsShown(await services.store.banned_names())


@delete(
    "/api/operator/names/{word:str}",
    tags=["operator"],
    status_code=200,
    **as_operator(ServerErrorCode.NOT_FOUND),
)
async def unban(word: WordPath, call: Visiting) -> WordsShown:
    """Allow a word again."""
    services = operated(call)
    await services.store.unban([word])
    return WordsShown(await services.store.banned_names())


def operated(call: Visit) -> Services:
    """The services, for the operator; without a token in the configuration, for nobody."""
    token, given = call.services.config.operator_token, bearer_in(call.connection.headers)
    if given is None:
        raise ServerError(ServerErrorCode.NOT_OPERATOR)
    with call.guess():
        if not token or not hmac.compare_digest(token.encode(), given.encode()):
            raise ServerError(ServerErrorCode.NOT_OPERATOR)
    return call.services


HANDLERS = (remove_table, remove_name, words, ban, unban)
