"""How much bots say: as much as they can, or at a human measure."""

from __future__ import annotations

from enum import StrEnum


class Hints(StrEnum):
    """How many hints of a bot may stand at once."""

    QUIET = "quiet"
    """One."""
    NORMAL = "normal"
    """Two."""
    TALKATIVE = "talkative"
    """All that it has to say."""

    @property
    def most(self) -> int:
        """The most hints of a bot that stand at once; 0 is any number."""
        return _MOST[self]

    @classmethod
    def of_note(cls, noted: str | None) -> Hints:
        """How much was said in a game whose record notes this."""
        return cls(noted) if noted in list(cls) else cls.TALKATIVE

    @property
    def noted(self) -> str | None:
        """What a record says of it: nothing where bots say all they have to say."""
        return None if self is Hints.TALKATIVE else self.value


_MOST = {Hints.QUIET: 1, Hints.NORMAL: 2, Hints.TALKATIVE: 0}
