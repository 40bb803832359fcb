"""Where a table's randomness comes from: a dealer, which the driver hands in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from backtrick.rules import Deal, Game, new_deal
from backtrick.table.commitment import commitment, new_salt


@dataclass(frozen=True, slots=True)
class SealedDeal(Deal):
    """A deal, the commitment that is shown before the first play, and the salt that opens it."""

    salt: str = field(kw_only=True)
    commitment: str = field(kw_only=True)
    again: bool = field(default=False, kw_only=True)
    """Whether a player may know it: it is the deal of the game before, or of a record."""


def seal(game: Game, deal: Deal, salt: str, *, again: bool = False) -> SealedDeal:
    """Commit to a deal."""
    committed = commitment(game, deal.decks, salt)
    return SealedDeal(deal.decks, deal.lot, deal.seed, salt=salt, commitment=committed, again=again)


Dealer = Callable[[Game, int], SealedDeal]
"""Deals a game for a number of seats."""


def secret_deal(game: Game, seats: int) -> SealedDeal:
    """From the system's secure source."""
    return seal(game, new_deal(game, seats), new_salt())


def seeded_dealer(seed: int) -> Dealer:
    """The deal of a seed, with a salt that follows from it."""
    salt = hashlib.sha256(f"salt {seed}".encode()).hexdigest()[:32]
    return lambda game, seats: seal(game, new_deal(game, seats, seed), salt)


def always(deal: SealedDeal) -> Dealer:
    """One deal and no other."""
    return lambda game, seats: deal


def bot_seed(salt: str, number: int, turn: int = 0) -> int:
    """The seed of the bots in a turn. It follows from the salt: a bot plays the same in every
    process, and no player can know the seed before the end.
    """
    digest = hashlib.sha256(f"bots {salt} {number} {turn}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
