"""A bot of your own at a table: it joins by the table's code and plays the smallest steps.

    pip install 'backtrick[client]'
    python examples/own_bot.py http://127.0.0.1:8181 K3M9QX

The server tells it what it may lay, so it knows no rule. See docs/bots.md.
"""

import asyncio
import sys

from backtrick.client import ClientError, Device, RequestRefused, TableClient, connect


async def play(table: TableClient) -> None:
    """Play one game after the other, until the table is closed."""
    while True:
        await table.wait_for(lambda: table.mine.turn or is_asked(table))
        try:
            if table.mine.turn is None:
                await table.opine(opening=1)
            elif table.mine.turn.may_end:
                await table.end_turn()
            else:
                await table.play([min(table.mine.turn.fits, key=lambda fit: fit.step)])
        except RequestRefused as refusal:  # such as: the clock was faster
            print(refusal)
            await asyncio.sleep(1)


def is_asked(table: TableClient) -> bool:
    """Whether the table still waits for our opinion on who starts."""
    view, seat = table.table, table.mine.seat
    return view.phase == "choosing" and seat is not None and view.opinions[seat] is None


async def main(server: str, code: str) -> None:
    """Sit down, and play; a refusal ends the program with its reason."""
    try:
        device = await Device.make(server, "Small Steps", is_bot=True)
        joined = await device.join(code=code)
        async with connect(device, joined.id) as table:
            await play(table)
    except ClientError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: own_bot.py SERVER CODE")
    asyncio.run(main(*sys.argv[1:]))
