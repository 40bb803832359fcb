"""Finding out whether the database can take another event, by storing something as large."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, insert, or_

from backtrick.server.ports import Ports
from backtrick.server.storage.dialects import is_postgresql
from backtrick.server.storage.schema import probes

_SIZE = 16 * 1024
_LEFT_BEHIND = 3600.0


class Probe:
    """One process's probe.

    The new one is written before the last one is removed: room for it must be found. So as long as
    a probe succeeds the database has room, even if its file can grow no further.
    """

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self._owner = ports.chance.token(8)

    def write(self, connection: Connection) -> None:
        """Store a probe; the last one goes, and those that a killed process left behind."""
        now, chance = self._ports.clock.time(), self._ports.chance
        new = f"{self._owner}-{chance.token(8)}"
        connection.execute(insert(probes).values(id=new, body=chance.secret(_SIZE), at=now))
        mine = and_(probes.c.id.startswith(self._owner), probes.c.id != new)
        connection.execute(delete(probes).where(or_(mine, probes.c.at < now - _LEFT_BEHIND)))


def durability(connection: Connection) -> dict[str, str]:
    """The settings of this connection on which it depends that what is committed stays."""
    if is_postgresql(connection):
        names, ask = ("fsync", "synchronous_commit"), "SHOW {}"
    else:
        names, ask = ("journal_mode", "synchronous"), "PRAGMA {}"
    found = {name: str(connection.exec_driver_sql(ask.format(name)).scalar_one()) for name in names}
    if found.get("synchronous") == "2":
        found["synchronous"] = "FULL"
    return found
