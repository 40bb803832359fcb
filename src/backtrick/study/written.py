"""An analysis as plain JSON values, with cards as records write them."""

from __future__ import annotations

from typing import Any

import msgspec

from backtrick.rules import Game, Turn, turn_text
from backtrick.study.analysis import Analysis, Shares

Row = dict[str, Any]

COLUMNS = {
    **dict.fromkeys(("number", "turn", "seat"), "int32"),
    **dict.fromkeys(("player", "laid"), "string"),
    **dict.fromkeys(("best", "played", "skill"), "float64"),
    "first": "bool_",
    **dict.fromkeys(("draw", "hidden"), "float64"),
    **dict.fromkeys(("choice", "label", "expert"), "string"),
    **dict.fromkeys(("start", "result", "given_up"), "float64"),
}
"""What a table tells of a turn, and of its game: enough to add up the result. With the types of
Arrow.
"""


def analysis_dict(game: Game, analysis: Analysis) -> dict[str, Any]:
    """An analysis with everything that follows from it."""
    found: dict[str, Any] = msgspec.to_builtins(analysis)
    for place, (each, turn) in enumerate(zip(found["turns"], analysis.turns, strict=True)):
        each.update(
            laid=_plays(game, turn.laid),
            expert=_plays(game, turn.expert),
            skill=turn.skill,
            cause=analysis.cause(place),
        )
        for reason in each["reasons"]:
            if reason["card"] is not None:
                reason["card"] = game.coded(reason["card"])
    found["curve"] = list(analysis.curve)
    found["turning_points"] = list(analysis.turning_points)
    found["shares"] = _shares(analysis.shares)
    return found


def turn_rows(number: int, players: tuple[str, ...], game: Game, analysis: Analysis) -> list[Row]:
    """The turns of one game as rows of a table."""
    shares = analysis.shares
    return [
        {
            "number": number,
            "turn": turn.turn,
            "seat": turn.seat,
            "player": players[turn.seat],
            "laid": turn_text(game, turn.laid),
            "best": turn.best,
            "played": turn.played,
            "skill": turn.skill,
            "first": turn.first,
            "draw": turn.draw,
            "hidden": turn.hidden,
            "choice": turn.choice.value,
            "label": turn.label and turn.label.value,
            "expert": turn_text(game, turn.expert),
            "start": analysis.start,
            "result": analysis.result,
            "given_up": None if shares is None else shares.given_up,
        }
        for turn in analysis.turns
    ]


def _shares(shares: Shares | None) -> dict[str, Any] | None:
    return None if shares is None else msgspec.to_builtins(shares)


def _plays(game: Game, turn: Turn) -> list[list[int | str]]:
    return [[game.coded(card), pile] for card, pile in turn]
