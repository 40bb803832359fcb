"""A process that writes: `python -m tests.server.storage.writing URL WHO TABLES [APPENDS]`.

WHO may be several, with commas between: a process for each.

It appends to each of the tables at once, going on wherever others have moved them, and prints
"TABLE VERSION" after each answer.
"""

from __future__ import annotations

import asyncio
import os
import sys

from backtrick.server.storage import Conflict, Store
from tests.server.storage.kit import append


async def write(store: Store, who: str, name: str, appends: int) -> None:
    found = await store.table(name)
    assert found is not None
    version, done = found.version, 0
    while done < appends:
        command = f"{who}:{done}"
        try:
            version = await store.append(append(name, version, who.encode(), command=command))
        except Conflict:
            found = await store.table(name)
            assert found is not None
            version = found.version
        else:
            done += 1
            sys.stdout.write(f"{name} {version}\n")
            sys.stdout.flush()


async def main(url: str, who: str, names: str, appends: str = "1000000") -> None:
    store = Store.open(url)
    await asyncio.gather(*(write(store, who, name, int(appends)) for name in names.split(",")))
    store.close()


if __name__ == "__main__":
    url, several, *rest = sys.argv[1:]
    who, *others = several.split(",")
    children = []
    for other in others:
        if child := os.fork():
            children.append(child)
        else:
            who, children = other, []
            break
    asyncio.run(main(url, who, *rest))
    for child in children:
        sys.exit(os.waitpid(child, 0)[1])
