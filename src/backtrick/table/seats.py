"""Who sits where. A seat knows only what kind of player it has, never a name."""

from __future__ import annotations

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A seat: open, a person's, a bot's, or a person's whose turns a bot plays for now.

    A person who goes in the middle of a game is `away`: the seat stays theirs to take back.
    """

    person: bool = False
    away: bool = False
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        """Nobody plays here, and nobody will come back."""
        return not self.person and self.bot is None

    @property
    def is_ready(self) -> bool:
        """A person or a bot plays here now."""
        return self.bot is not None or (self.person and not self.away)


OPEN = Seat()
PERSON = Seat(person=True)
