"""What is said in a game, and which hints still stand.

A hint stands until something overtakes it: another hint of the same seat about the same thing, a
card on its pile, the end of the turn of the seat that gave it, the start or the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from backtrick.talk.hint import COURTESIES, Heard


@dataclass(frozen=True, slots=True)
class Conversation:
    """All hints of a game, and those that stand, the oldest first."""

    said: tuple[Heard, ...] = ()
    standing: tuple[Heard, ...] = ()

    def after_hint(self, heard: Heard) -> Conversation:
        """A hint overtakes what its seat said of the same thing before."""
        subject = (heard.seat, heard.hint.subject)
        kept = (old for old in self.standing if (old.seat, old.hint.subject) != subject)
        return Conversation((*self.said, heard), (*kept, heard))

    def after_start(self) -> Conversation:
        """Who starts is decided: nothing said before still helps."""
        return self._standing(())

    def after_play(self, pile: int) -> Conversation:
        """A card on a pile overtakes every hint about it: its top is another one now."""
        if not self.standing:
            return self
        return self._standing(old for old in self.standing if old.hint.about != pile)

    def after_turn(self, seat: int, turn: int) -> Conversation:
        """A seat that ended its turn has another hand: what it said before is overtaken. Thanks
        and sorry last until the end of the turn they were said in.
        """
        return self._standing(
            old
            for old in self.standing
            if old.seat != seat and not (old.hint.code in COURTESIES and old.turn <= turn)
        )

    def after_end(self) -> Conversation:
        """The game is over: there is nothing left to heed."""
        return self._standing(())

    def _standing(self, standing: Iterable[Heard]) -> Conversation:
        return Conversation(self.said, tuple(standing))


SILENCE = Conversation()
"""Before anything is said."""
