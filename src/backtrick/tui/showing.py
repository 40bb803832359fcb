"""What a turn still owes, and where a plan would lead, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from backtrick.rules import View
from backtrick.table import Planned
from backtrick.texts import harmless, text
from backtrick.tui.screen import Screen


def say_duties(view: View, names: Sequence[str], screen: Screen) -> None:
    """What this seat must still do in its turn, and whether it may still help."""
    game, seat = view.game, view.seat
    owed = game.owed(view.tops, view.laid_on)
    more = max(0, view.required - len(view.laid_on))
    for line, style in _duties(view, more, [n for n in range(len(view.tops)) if owed >> n & 1]):
        screen.say(line, style)
    if any(game.gives(pile, seat) for pile in range(len(view.tops))):
        helped = game.given(seat, view.laid_on)
        screen.say(text("play-has-helped" if helped else "play-may-help", name=names[1 - seat]))


def plan_lines(plan: Planned, view: View) -> Iterator[tuple[str, str]]:
    """What to say about a plan that leads to this view, line by line with a style."""
    if plan.refused is not None:
        yield text(f"refused-{plan.refused.code}", **harmless(plan.refused.facts)), "yellow"
    yield from _duties(view, plan.options.needed, plan.options.owed)
    if not plan.options.can_finish:
        yield text("play-plan-dead-end"), "red"
    yield text("play-planned"), ""


def _duties(view: View, more: int, owed: Sequence[int]) -> Iterator[tuple[str, str]]:
    burning = ", ".join(view.game.text(view.tops[pile]) for pile in owed)
    if burning:
        yield text("play-owed", cards=burning), "red"
    if more or not burning:
        yield text("play-required", more=more), ""
