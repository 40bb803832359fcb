"""An analysis in the terminal: the curve, the turns, the turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from backtrick.rules import Record, turn_text
from backtrick.study import Analysis, Choice, TurnStudy
from backtrick.texts import text

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = ("turn", "player", "laid", "chance", "draw", "mark", "expert")
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}


def curve_line(analysis: Analysis) -> str:
    """The chance at the start and after each turn, as one line of bars."""
    last = len(BARS) - 1
    return "".join(BARS[min(last, round(chance * last))] for chance in analysis.curve)


def turns_table(record: Record, analysis: Analysis, names: Sequence[str]) -> Table:
    """Every turn: who laid what, the chance after it, how it changed, and what was better."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in COLUMNS:
        justify = "right" if column in ("turn", "chance", "draw") else "left"
        table.add_column(text(f"study-column-{column}"), justify=justify)  # type: ignore[arg-type]
    curve = analysis.curve
    for place, turn in enumerate(analysis.turns):
        table.add_row(
            str(turn.turn),
            names[turn.seat],
            turn_text(record.game, turn.laid) or text("study-stuck"),
            percent(curve[place + 1]),
            "" if turn.draw is None else points(analysis.side(turn.seat) * turn.draw),
            _mark(turn),
            turn_text(record.game, turn.expert) if turn.label else "",
        )
    return table


def summary_lines(analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    """The turning points, and what the result is made of."""
    curve = analysis.curve
    for place, turn in enumerate(analysis.turns):
        if turn.turn in analysis.turning_points:
            yield text(
                "study-turning-point",
                turn=str(turn.turn),
                name=names[turn.seat],
                before=percent(curve[place]),
                after=percent(curve[place + 1]),
                cause=_cause(turn),
            )
    if analysis.until is not None:
        yield text("study-until", turn=str(analysis.until))
    shares = analysis.shares
    if shares is None:
        yield text("study-running")
        return
    given = {
        "start": percent(analysis.start),
        "deal": points(shares.deal),
        "draw": points(shares.draw),
        "hidden": points(shares.hidden),
        "skill": points(sum(shares.skill)),
    }
    yield text("study-shares-duel" if analysis.duel else "study-shares", **given)
    if shares.given_up:
        yield text("study-given-up", points=points(shares.given_up))


def percent(chance: float) -> str:
    """A chance as a whole number of hundredths."""
    return f"{100 * chance:.0f} %"


def points(change: float) -> str:
    """A change of a chance in points, always with its sign."""
    return f"{100 * change:+.0f}"


def _mark(turn: TurnStudy) -> str:
    if turn.label is not None:
        return f"{MARKS[turn.label]} {text(f'study-label-{turn.label}')}"
    return text("study-forced") if turn.choice is Choice.FORCED else ""


def _cause(turn: TurnStudy) -> str:
    """What changed the chance most in a turn; before the end nobody knows."""
    if turn.draw is None or turn.hidden is None:
        return ""
    causes = {"skill": turn.skill, "draw": turn.draw, "hidden": turn.hidden}
    return max(causes, key=lambda cause: abs(causes[cause]))
