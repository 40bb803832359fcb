"""Devices at the tables of this process: names, mutes, and devices that are removed."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from backtrick.protocol import internal_command_id
from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.live.appends import without_words
from backtrick.server.live.room import Room
from backtrick.server.live.tables import Tables
from backtrick.server.live.tasks import Tasks
from backtrick.server.ops import logs
from backtrick.server.ops.config import Timing
from backtrick.server.peers.peers import Peers
from backtrick.server.storage import Device, StorageError, Store
from backtrick.table import TableError
from backtrick.table.commands import Leave

PERSON, MUTED, REVOKED = "who", "muted", "revoked"

EVERY_TABLE = 10_000
"""More tables than a device can have."""


class LiveDevices:
    """Brings what changes about people to every room."""

    def __init__(
        self, store: Store, tables: Tables, peers: Peers, tasks: Tasks, timing: Timing
    ) -> None:
        self._store = store
        self._tables = tables
        self._peers = peers
        self._tasks = tasks
        self._timing = timing
        peers.on(PERSON, self._hear_person)
        peers.on(MUTED, self._hear_muted)
        peers.on(REVOKED, self._hear_revoked)

    @property
    def _rooms(self) -> Mapping[str, Room]:
        return self._tables.rooms

    # -- names, and people who go for good

    async def remove(self, device: str) -> None:
        """Remove a device with all its data. It leaves its tables first, so that the others there
        can let a bot go on.
        """
        held = await self._store.tables_of(device, EVERY_TABLE)
        await self._store.silence(device, without_words)  # while its seats are still known
        for stored in held:
            with suppress(TableError, ServerError):
                room = await self._tables.find(stored.id)
                name = internal_command_id(f"removed {room.table.version}")
                await room.command(device, name, Leave())
        await self._store.remove_device(device, without_words)
        self._forget(device)
        self._peers.tell(PERSON, device)

    def rename(self, device: Device) -> None:
        """A device has another name."""
        self._rename(device)
        self._peers.tell(PERSON, device.id)

    def _forget(self, device: str) -> None:
        for room in self._rooms.values():
            if room.audience.knows(device):
                room.audience.forget(device)

    def _rename(self, device: Device) -> None:
        for room in self._rooms.values():
            room.audience.rename(device)

    def _hear_person(self, words: list[str]) -> None:
        """Another process says that a device has another name, or is gone."""
        for device in words:
            self._tasks.spawn(self._look_up(device))

    async def _look_up(self, device: str) -> None:
        try:
            found = (await self._store.devices([device])).get(device)
        except StorageError as error:
            logs.warning("a device could not be read", code=error.code)
            return
        if found is None:
            self._forget(device)
        else:
            self._rename(found)

    async def look_up_all(self) -> None:
        """Read all names and tokens again from time to time, until cancelled: news may be lost."""
        while True:
            await asyncio.sleep(self._timing.names_seconds)
            with suppress(StorageError):
                known = {
                    device: person
                    for room in self._rooms.values()
                    if room.audience.connections
                    for device, person in room.audience.known.items()
                }
                found = await self._store.devices(known)
                for device, person in known.items():
                    now = found.get(device)
                    if now is None:
                        self._forget(device)
                    elif now.name != person.name:
                        self._rename(now)
            await self._show_out()

    # -- tokens

    async def revoke(self, device: str, token_id: str) -> str | None:
        """Revoke a token of a device and close its sockets; its hash, if there was one."""
        revoked = await self._store.revoke_token(device, token_id)
        if revoked is not None:
            await self._show_out(device)
            self._peers.tell(REVOKED, device)
        return revoked

    def _hear_revoked(self, words: list[str]) -> None:
        for device in words:
            self._tasks.spawn(self._show_out(device))

    async def _show_out(self, device: str | None = None) -> None:
        """Close the sockets, of this device or of all, whose token is no longer good."""
        here = [
            connection
            for room in self._rooms.values()
            for connection in room.audience.connections
            if connection.token and device in (None, connection.device)
        ]
        try:
            good = await self._store.good_tokens({connection.token for connection in here})
        except StorageError as error:
            logs.warning("tokens could not be read", code=error.code)
            return
        for connection in here:
            if connection.token not in good:
                connection.show_out(ServerError(ServerErrorCode.NOT_IDENTIFIED))

    # -- hosts and their guests

    async def invite(self, room: Room, device: str) -> None:
        """The host lets removed people come again; rooms read it when they come."""
        room.check_host(device)
        await self._store.invite(room.id)

    # -- muting

    async def mute(self, room: Room, device: str, seat: int, on: bool) -> None:
        """A device hides what a seat says, or shows it again."""
        room.audience.check_mute(device, seat)
        await self._store.mute(room.id, device, room.audience.whom(seat), on)
        await self._read_mutes(room, device)
        self._peers.tell(MUTED, room.id)

    def _hear_muted(self, words: list[str]) -> None:
        for table_id in words:
            room = self._rooms.get(table_id)
            connections = room.audience.connections if room is not None else ()
            for device in {connection.device for connection in connections}:
                assert room is not None
                self._tasks.spawn(self._read_mutes(room, device))

    async def _read_mutes(self, room: Room, device: str) -> None:
        try:
            room.mutes(device, await self._store.muted(room.id, device))
        except StorageError as error:
            logs.warning("who is muted could not be read", code=error.code)
