"""Simple bots that are not built in."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from backtrick.bots import QuietBot
from backtrick.rules import Play, View, legal_plays
from backtrick.talk import Heard


class LowCard(QuietBot):
    """Lays the lowest card that it can lay, until it may stop."""

    highest = False

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        plays: list[Play] = []
        here = view
        while len(here.laid_on) < here.required and legal_plays(here):
            plays.append(sorted(legal_plays(here), reverse=self.highest)[0])
            here = here.after(plays[-1])
        return plays


class HighCard(LowCard):
    """Lays the highest."""

    highest = True


class Doomed(LowCard):
    """Plays like `LowCard`, but the first process in which it sits is killed in mid-game.

    The file that the environment names remembers that it has happened.
    """

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        mark = Path(os.environ["BACKTRICK_DOOMED"])
        if sum(view.draw_counts) < 60 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose_turn(view, heard)


class Broken(LowCard):
    """Lays a card that nobody has."""

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        return [Play(1, 0)]
