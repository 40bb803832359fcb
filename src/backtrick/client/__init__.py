"""A client for live tables: everything that a person does in the browser, for programs.

    import asyncio
    from backtrick.client import Device, connect

    async def main() -> None:
        ana = await Device.make("http://127.0.0.1:8181", "Ana")
        made = await ana.make_table("the-game", bots=["expert"])
        async with connect(ana, made.id) as table:
            await table.begin()
            await table.wait_for(lambda: table.mine.hand)
            print(table.mine.hand)

    asyncio.run(main())

The messages themselves are in `backtrick.protocol`.
"""

from backtrick.client.device import Device, Joined, ListedTable, MadeTable
from backtrick.client.errors import ClientError, ClientErrorCode, RequestRefused
from backtrick.client.messages import UnknownEvent, decode_message
from backtrick.client.table import TableClient, connect

__all__ = [
    "ClientError",
    "ClientErrorCode",
    "Device",
    "Joined",
    "ListedTable",
    "MadeTable",
    "RequestRefused",
    "TableClient",
    "UnknownEvent",
    "connect",
    "decode_message",
]
