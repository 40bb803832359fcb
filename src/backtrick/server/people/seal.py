"""Signatures by which the server knows again what it gave out, in every process."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Seal:
    """Signs with a secret that all processes share."""

    secret: bytes

    def resume_token(self, table_id: str, device: str, version: int) -> str:
        """Shows that a device was at a table at that version, so that it may ask what came after:
        a new client gets a view, and never what lies covered.
        """
        return f"{version}.{self._signed(table_id, device, version)}"

    def was_here(self, token: str, table_id: str, device: str, after: int) -> bool:
        """Whether this token lets the device ask for what came after that version."""
        version, _, signature = token.partition(".")
        if not (version.isascii() and version.isdecimal() and len(version) < 10):
            return False
        right = self._signed(table_id, device, int(version))
        return hmac.compare_digest(right.encode(), signature.encode()) and int(version) <= after

    def record_key(self, record_id: str) -> str:
        """The key in the link of one finished game. It does not open the table."""
        return self._signed("record", record_id, 0)

    def opens_record(self, key: str, record_id: str) -> bool:
        """Whether this is the key of a record's link."""
        return hmac.compare_digest(self.record_key(record_id).encode(), key.encode())

    def _signed(self, what: str, whose: str, version: int) -> str:
        text = f"{what} {whose} {version}".encode()
        return hmac.new(self.secret, text, sha256).hexdigest()[:32]
