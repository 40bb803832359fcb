"""Who a client is, without a sign-up: a device and its secret token.

Only hashes of tokens and links are stored.
"""

from __future__ import annotations

import hashlib
import hmac
import string
from collections.abc import Mapping, Sequence

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Timing
from backtrick.server.people.cookies import DEVICE, MOST_PREVIOUS, previous_tokens, read_cookie
from backtrick.server.people.names import Names
from backtrick.server.ports import Chance, Ports
from backtrick.server.storage import Device, Store

TOKEN_BYTES = 32

_ID_LETTERS = string.ascii_letters + string.digits


def new_id(chance: Chance) -> str:
    """A public name for something: it fits into an address and a command."""
    return chance.letters(_ID_LETTERS, 16)


def hashed(secret: str) -> str:
    """What is stored of a token, a link or a table's key. They are random, so no salt is needed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def normal_code(typed: str) -> str:
    """The code of a table as it is stored, from what a person typed: `k7m-2qx` is `K7M2QX`."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def is_key_or_code(secret: str, key_hash: str, code: str) -> bool:
    """Whether this is a table's key or its code, in a time that tells nothing about either."""
    by_key = hmac.compare_digest(hashed(secret), key_hash)
    by_code = hmac.compare_digest(normal_code(secret).encode(), code.encode())
    return by_key or by_code


def token_in(headers: Mapping[str, str]) -> str | None:
    """The token that comes with a request: as a bearer, or in the cookie."""
    bearer = bearer_in(headers)
    if bearer is not None:
        return bearer
    return read_cookie(headers, DEVICE)


def token_hash_in(headers: Mapping[str, str]) -> str:
    """The hash of the token that comes with a request; of none, that of nothing."""
    return hashed(token_in(headers) or "")


def bearer_in(headers: Mapping[str, str]) -> str | None:
    """The token in the header `Authorization`."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


class Identities:
    """The devices that the store knows."""

    def __init__(self, store: Store, names: Names, ports: Ports, timing: Timing) -> None:
        self._store = store
        self._names = names
        self._clock = ports.clock
        self._chance = ports.chance
        self._timing = timing

    async def of(self, headers: Mapping[str, str]) -> Device | None:
        """The device that a request or a socket belongs to; headers with lower-case names."""
        token = token_in(headers)
        if token is None:
            return None
        found = await self._store.prove(hashed(token))
        if found is None:
            return None
        device, proof = found
        now = self._clock.time()
        if now - (proof.seen or 0.0) > self._timing.seen_seconds:
            await self._store.token_seen(proof.hash, now)
        return device

    async def needed(self, headers: Mapping[str, str]) -> Device:
        """The same, where nobody may come without one."""
        device = await self.of(headers)
        if device is None:
            raise ServerError(ServerErrorCode.NOT_IDENTIFIED)
        return device

    async def create(self, name: str | None, language: str, is_bot: bool) -> tuple[Device, str]:
        """A new device and its token, which nobody will see again."""
        chosen = self._names.guest() if name is None else await self._names.checked(name)
        now = self._clock.time()
        device, token = (
            Device(new_id(self._chance), chosen, language, is_bot, now, now),
            self._chance.token(TOKEN_BYTES),
        )
        await self._store.add_device(device, hashed(token))
        return device, token

    async def link(self, device: Device) -> tuple[str, float]:
        """A secret with which another device can become this one, once, and until when."""
        secret, expires = (
            self._chance.token(TOKEN_BYTES),
            self._clock.time() + self._timing.link_seconds,
        )
        await self._store.add_link(hashed(secret), device.id, expires)
        return secret, expires

    async def look_at_link(self, secret: str) -> tuple[Device, float]:
        """Whose link this is and until when it works. It is not used up."""
        found = await self._store.link(hashed(secret), self._clock.time())
        if found is None:
            raise ServerError(ServerErrorCode.NO_SUCH_LINK)
        return found

    async def previous(self, headers: Mapping[str, str]) -> dict[str, Device]:
        """Who this browser was before: tokens that are still good, the newest first. Its present
        identity is not among them, and each other one is there once.
        """
        mine = await self.of(headers)
        return await self._others(previous_tokens(headers), None if mine is None else mine.id)

    async def previous_after(self, headers: Mapping[str, str], device: Device) -> dict[str, Device]:
        """Who a browser was before it becomes this device: its present identity is the newest."""
        now = read_cookie(headers, DEVICE)
        tokens = previous_tokens(headers)
        return await self._others([now, *tokens] if now is not None else tokens, device.id)

    async def _others(self, tokens: Sequence[str], but: str | None) -> dict[str, Device]:
        found: dict[str, Device] = {}
        seen = {but}
        for token in tokens[: MOST_PREVIOUS + 1]:
            device = await self._store.device_by_token(hashed(token))
            if device is not None and device.id not in seen:
                seen.add(device.id)
                found[token] = device
        return found

    async def redeem(self, secret: str) -> tuple[Device, str]:
        """The device that such a secret stands for, and a token of its own for it."""
        token = self._chance.token(TOKEN_BYTES)
        device = await self._store.redeem_link(hashed(secret), hashed(token), self._clock.time())
        if device is None:
            raise ServerError(ServerErrorCode.NO_SUCH_LINK)
        return device, token
