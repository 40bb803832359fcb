"""The commitment to a shuffle: shown before the first play, opened after the last.

It is the SHA-256, in hexadecimal, of the UTF-8 text `backtrick/1 SALT DECKS`, where DECKS are the
decks as a record holds them, as JSON without spaces. The salt is random, so that nobody can find
the decks by trying; changing a single card changes the commitment.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable

from backtrick.rules import Game
from backtrick.rules.dealing import Decks

SALT_BYTES = 16

Salt = Callable[[], str]
"""Makes a salt; the driver may hand one in."""


def new_salt() -> str:
    """Random, from the system's secure source."""
    return secrets.token_hex(SALT_BYTES)


def commitment(game: Game, decks: Decks, salt: str) -> str:
    """What is shown before the first play."""
    coded = [[game.coded(card) for card in deck] for deck in decks]
    text = f"backtrick/1 {salt} {json.dumps(coded, separators=(',', ':'))}"
    return hashlib.sha256(text.encode()).hexdigest()


def opens(game: Game, decks: Decks, salt: str, committed: str) -> bool:
    """Whether these decks and this salt are what was committed to."""
    return hmac.compare_digest(commitment(game, decks, salt), committed.lower())
