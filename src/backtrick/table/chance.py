"""Where a table's randomness comes from: a dealer, given by whoever drives the table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from backtrick.rules import Game, shuffled_decks
from backtrick.rules.dealing import Decks
from backtrick.table.commitment import new_salt


@dataclass(frozen=True, slots=True)
class Deal:
    """Shuffled decks, the salt of their commitment, and the seat that starts where the lot
    decides. `seed` is how the order was made, where that is known.
    """

    decks: Decks
    salt: str
    lot: int
    seed: int | None = None


Dealer = Callable[[Game, int], Deal]
"""Deals a game for that many seats."""


def secret_deal(game: Game, seats: int) -> Deal:
    """From the system's secure source."""
    decks, lot = shuffled_decks(game, seats)
    return Deal(decks, new_salt(), lot)


def seeded_dealer(seed: int) -> Dealer:
    """Always the same deal, also in its salt."""

    def dealer(game: Game, seats: int) -> Deal:
        decks, lot = shuffled_decks(game, seats, seed)
        salt = hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:32]
        return Deal(decks, salt, lot, seed)

    return dealer


def always(deal: Deal) -> Dealer:
    """One deal and no other."""
    return lambda game, seats: deal


def bot_seed(salt: str, number: int, turn: int = 0) -> int:
    """The seed of the bots in a turn of a table's game: it follows from the salt, so that a bot
    plays the same whichever process it thinks in, and nobody can know it before the end.
    """
    digest = hashlib.sha256(f"bots {salt} {number} {turn}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
