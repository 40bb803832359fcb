"""The end of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

from backtrick.rules import Band, Result, State, outcome
from backtrick.texts import text


def outcome_lines(state: State, names: Sequence[str]) -> list[str]:
    """What became of the game, a line or two."""
    end = outcome(state)
    if end is None:
        return [text("table-unfinished")]
    if end.winner is not None:
        winner, loser = names[end.winner], names[1 - end.winner]
        return [
            text(
                "play-won-by",
                name=winner,
                loser=loser,
                ending=end.ending.value,
                left=end.left,
            )
        ]
    if end.result is Result.WON:
        return [text("play-won", cards=len(state.game.cards))]
    who = names[max(state.to_act, 0)]
    lines = [text("play-lost", name=who, ending=end.ending.value, left=end.left)]
    if state.game.band(end) is Band.EXCELLENT:
        lines.append(text("play-band-excellent"))
    return lines
