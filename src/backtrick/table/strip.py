"""A game as a strip: one letter for each turn, which tells how big its steps were and no card."""

from __future__ import annotations

from math import ceil

from backtrick.rules import Record, replay
from backtrick.rules.state import State

SHARES = (0.04, 0.12, 0.25)
"""Up to which share of a pile's way a turn is in the first, second and third class."""

CLASSES = "abcd"


def strip_of(record: Record) -> str:
    """For each turn of a legal record its class, from `a` (small steps) to `d`; a capital letter
    where the backwards trick was played.
    """
    found: list[str] = []
    before: State | None = None
    cost, trick, turn = 0, False, 0
    for moment in replay(record):
        state = moment.state
        if before is not None and len(state.laid_on) > len(before.laid_on):
            game, seat, pile = state.game, before.to_act, state.laid_on[-1]
            step = game.cost(state.tops[pile], pile, before.tops[pile], seat)
            if not game.gives(pile, seat):
                cost, trick = cost + step, trick or step < 0
        if moment.turn > turn:
            found.append(_letter(record, cost, trick=trick))
            cost, trick, turn = 0, False, moment.turn
        before = state
    if len(found) < len(record.turns):
        found.append(_letter(record, cost, trick=trick))
    return "".join(found)


def _letter(record: Record, cost: int, *, trick: bool) -> str:
    steps = [ceil(share * record.game.span) for share in SHARES]
    letter = CLASSES[sum(cost > most for most in steps)]
    return letter.upper() if trick else letter
