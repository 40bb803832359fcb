"""`backtrick show`: a position from a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from backtrick.cli.errors import UsageError
from backtrick.cli.setup import Lang, speak_in
from backtrick.cli.verify import finding, open_records
from backtrick.rules import BadRecord, Moment, Record, observe, position_text, read_records
from backtrick.texts import game_title, harmless, option_texts, text

if TYPE_CHECKING:
    from backtrick.talk import Heard


def show(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    game: Annotated[int, typer.Option(metavar="K")] = 1,
    turn: Annotated[int | None, typer.Option(metavar="T")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S")] = None,
    as_text: Annotated[bool, typer.Option("--text")] = False,
    why: bool = False,
    lang: Lang = None,
) -> None:
    """Show a position."""
    from rich.console import Console

    from backtrick.tui.ending import outcome_lines
    from backtrick.tui.game import labels
    from backtrick.tui.screen import hanging
    from backtrick.tui.table import draw_state, draw_view

    speak_in(lang)
    if why and (turn is None or as_text):
        raise UsageError(text("cli-show-why-turn"))
    if as_text and seat is not None:
        raise UsageError(text("cli-show-no-text"))
    line, record = find_record(file, game)
    moment, heard = _moment(file, line, record, turn)
    if as_text:
        typer.echo(position_text(moment.state))
        return
    reasons = _reasons(record, moment, heard) if why else ()
    names = labels(record.players)
    if seat is None:
        table = draw_state(moment.state, names, heard)
    else:
        table = draw_view(observe(moment.state, seat), names, heard)
    console = Console(highlight=False)
    title = text(
        "play-welcome",
        game=game_title(record.game),
        players=len(names),
        options=option_texts(record.game, len(names)),
    )
    console.print(f"{title} · {text('table-turn', turn=str(moment.turn))}", style="bold")
    console.print(table)
    for sentence in outcome_lines(moment.state, names):
        console.print(sentence, markup=False)
    for told in reasons:
        console.print(hanging(told, console.width), markup=False)


def find_record(file: str, game: int) -> tuple[int, Record]:
    """The K-th record of a file, and its line."""
    with open_records(file) as lines:
        return _find(file, lines, game)


def find_first(file: str) -> tuple[int, Record, int]:
    """The first record of a file, its line, and how many records there are."""
    with open_records(file) as opened:
        lines = iter(opened)
        number, record = _find(file, lines, 1)
        return number, record, 1 + sum(bool(line.strip()) for line in lines)


def _find(file: str, lines: Iterable[bytes], game: int) -> tuple[int, Record]:
    records = 0
    for number, record in read_records(lines):
        records += 1
        if records == game:
            if isinstance(record, BadRecord):
                raise UsageError(finding(file, number, record))
            return number, record
    raise UsageError(text("cli-show-no-game", file=file, records=records, game=str(game)))


def _moment(
    file: str, line: int, record: Record, turn: int | None
) -> tuple[Moment, tuple[Heard, ...]]:
    """The position before a turn, or the last one, and the hints that stand there."""
    from backtrick.talk import replay_with_hints

    shown = None
    try:
        for shown in replay_with_hints(record):
            moment, _ = shown
            if turn is not None and (moment.turn, moment.laid) == (turn, 0):
                return shown
    except BadRecord as problem:
        raise UsageError(finding(file, line, problem)) from None
    assert shown is not None
    if turn is None:
        return shown
    raise UsageError(text("cli-show-no-turn", last=str(shown[0].turn), turn=str(turn)))


def _reasons(record: Record, moment: Moment, heard: tuple[Heard, ...]) -> tuple[str, ...]:
    """Why the bot whose turn it is played as it did. Only bots that are known here are asked: a
    record may come from anyone.
    """
    from backtrick.bots import bot_named
    from backtrick.bots.compiled import thinks
    from backtrick.bots.registry import is_known
    from backtrick.cli.running import tell_if_cold
    from backtrick.tui.reasons import reason_lines

    turn, name = moment.turn, record.players[max(moment.state.to_act, 0)]
    if turn >= len(record.turns):
        raise UsageError(text("cli-show-not-played", turn=str(turn)))
    if not is_known(name):
        shown = harmless({"name": name})
        raise UsageError(text("cli-show-not-a-bot", turn=str(turn), **shown))
    if thinks(name):
        tell_if_cold(record.game)
    return tuple(reason_lines(record, moment, heard, bot_named(name)))
