"""An analysis in the terminal: the curve, the turns, the turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.table import Table

from backtrick.rules import Ending, Game, Record, turn_text
from backtrick.study import Analysis, Cause, Choice, TurnStudy, Unlabelled
from backtrick.texts import text

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = ("turn", "player", "laid", "chance", "draw", "mark", "expert")
MARKS = {"slip": "?!", "mistake": "?", "blunder": "??"}


def curve_title(analysis: Analysis, names: Sequence[str]) -> str:
    """Whose chances the bars below are."""
    return text("study-curve-duel", name=names[0]) if analysis.duel else text("study-curve")


def curve_line(analysis: Analysis) -> str:
    """The chance at the start and after each turn, as one line of bars. Only what is certain is
    empty or full.
    """
    last = len(BARS) - 1
    return "".join(BARS[_whole(chance, last)] for chance in analysis.curve)


def turns_table(record: Record, analysis: Analysis, names: Sequence[str]) -> Table:
    """Every turn: who laid what, the chance after it, how it changed, and what was better."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.title_justify, table.title_style = "left", "dim"
    table.title = text("cli-turns-from-zero")
    if analysis.duel:
        table.title = text("study-points-of", name=names[0])
    for column in COLUMNS:
        justify = "right" if column in ("turn", "chance", "draw") else "left"
        if column == "chance" and analysis.duel:
            head = text("study-column-chance-duel", name=names[0])
        else:
            head = text(f"study-column-{column}")
        table.add_column(head, justify=justify)  # type: ignore[arg-type]
    curve = analysis.curve
    for place, turn in enumerate(analysis.turns):
        table.add_row(
            str(turn.turn),
            names[turn.seat],
            turn_text(record.game, turn.laid) or text("study-stuck"),
            percent(curve[place + 1]),
            "" if turn.draw is None else signed(round(100 * analysis.side(turn.seat) * turn.draw)),
            _mark(turn),
            turn_text(record.game, turn.expert) if turn.label else "",
        )
    return table


def summary_lines(record: Record, analysis: Analysis, names: Sequence[str]) -> Iterator[str]:
    """The turning points, what is proved, and what the result is made of."""
    curve = analysis.curve
    for place, turn in enumerate(analysis.turns):
        if turn.turn in analysis.turning_points:
            told = text(
                "study-turning-point-duel" if analysis.duel else "study-turning-point",
                turn=str(turn.turn),
                name=names[turn.seat],
                whose=names[0],
                before=percent(curve[place]),
                after=percent(curve[place + 1]),
            )
            yield f"{told} {_cause(record.game, analysis, place, names)}".rstrip()
    yield from _proved(analysis)
    resigned = record.outcome is not None and record.outcome.ending is Ending.RESIGNED
    yield from _shares(analysis, names, resigned)


def percent(chance: float) -> str:
    """A chance as a whole number of hundredths. Only what is certain is 0 or 100."""
    return f"{_whole(chance, 100)} %"


def signed(points: int) -> str:
    """Points with their sign: +4, -23, ±0."""
    return f"{points:+}" if points else "±0"


def rounded_shares(values: Sequence[float], whole: int) -> list[int]:
    """Parts of a chance in whole points that add up to `whole`: those that were farthest off give
    way.
    """
    exact = [100 * value for value in values]
    points = [round(value) for value in exact]
    off = whole - sum(points)
    way = 1 if off > 0 else -1
    order = sorted(range(len(points)), key=lambda at: way * (points[at] - exact[at]))
    for step in range(abs(off)):
        points[order[step % len(order)]] += way
    return points


def _whole(chance: float, parts: int) -> int:
    if chance <= 0 or chance >= 1:
        return 0 if chance <= 0 else parts
    return min(parts - 1, max(1, round(chance * parts)))


def _mark(turn: TurnStudy) -> str:
    if turn.label is not None:
        return f"{MARKS[turn.label]} {text(f'study-label-{turn.label}')}"
    return text("study-forced") if turn.choice is Choice.FORCED else ""


def _cause(game: Game, analysis: Analysis, place: int, names: Sequence[str]) -> str:
    """What changed the chance most in a turn, in a sentence; nothing as long as nobody knows."""
    turn, cause = analysis.turns[place], analysis.cause(place)
    if cause is None:
        return ""
    if cause is Cause.CHOICE:
        if turn.expert:
            return text("study-cause-choice", expert=turn_text(game, turn.expert))
        return text("study-cause-both") if turn.unlabelled is Unlabelled.EXPERT else ""
    rose = analysis.curve[place + 1] > analysis.curve[place]
    if analysis.duel and cause is Cause.HIDDEN:
        return text("study-cause-hidden-duel", way="good" if rose else "bad", whose=names[0])
    went_well = rose == (analysis.side(turn.seat) > 0)
    return text(f"study-cause-{cause}", way="good" if went_well else "bad")


def _proved(analysis: Analysis) -> Iterator[str]:
    """What is proved of a game that was lost together. The turn in which it was given up is not in
    the table, so the one before it is named.
    """
    until, lost_from = analysis.until, analysis.lost_from
    last = analysis.turns[-1].turn
    if until is not None:
        at = "after" if until > last else "beginning"
        yield text("study-until", turn=str(min(until, last)), at=at)
    if lost_from is not None:
        at = "after" if lost_from > last else "beginning"
        yield text("study-lost-from", turn=str(min(lost_from, last)), at=at)
        if lost_from > (-1 if until is None else until) + 1:
            yield text("study-unproved-between" if until is not None else "study-unproved-before")
    elif until is not None and until <= last:
        yield text("study-unproved-later")


def _shares(analysis: Analysis, names: Sequence[str], given_up: bool) -> Iterator[str]:
    """What the result is made of: points that lead from the start to the result, as shown."""
    shares = analysis.shares
    if shares is None or analysis.result is None:
        yield text("study-running")
        return
    start, result = _whole(analysis.start, 100), _whole(analysis.result, 100)
    laid = _whole(analysis.result - shares.given_up, 100) if given_up else result
    parts = (shares.deal, shares.draw, shares.hidden, sum(shares.skill))
    told = map(signed, rounded_shares(parts, laid - start))
    points = dict(zip(("deal", "draw", "hidden", "skill"), told, strict=True))
    if given_up:
        points["given"] = signed(result - laid)
        if analysis.duel:
            yield text("study-given-up-duel")
        else:
            yield text("study-given-up", chance=percent(analysis.curve[-1]))
    yield text(
        "study-shares-duel" if analysis.duel else "study-shares",
        start=percent(analysis.start),
        name=names[0],
        **({"given": ""} | points),
    )
