"""The end of a game in words."""

from __future__ import annotations

from collections.abc import Sequence

from backtrick.rules import Band, Outcome, Result, State, outcome
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
    lines = [_lost(state, end, names)]
    if state.game.band(end) is Band.EXCELLENT:
        lines.append(text("play-band-excellent"))
    return lines


def _lost(state: State, end: Outcome, names: Sequence[str]) -> str:
    """Who could not go on, on what, and what was left."""
    game, laid = state.game, len(state.laid_on)
    owed = game.owed(state.tops, state.laid_on)
    return text(
        "play-lost",
        name=names[max(state.to_act, 0)],
        ending=end.ending.value,
        left=end.left,
        needed=game.required_cards(state.draw_left) - laid,
        laid=laid,
        hand=len(state.hand),
        cards=", ".join(map(game.text, state.hand)),
        fires=", ".join(game.text(top) for pile, top in enumerate(state.tops) if owed >> pile & 1),
    )
