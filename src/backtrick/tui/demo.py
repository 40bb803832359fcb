"""A finished game, told turn by turn."""

from __future__ import annotations

from rich.console import Console

from backtrick.rules import Record, replay, turn_text
from backtrick.talk import hints_in
from backtrick.texts import game_title, option_texts, text
from backtrick.tui.ending import outcome_lines
from backtrick.tui.game import labels
from backtrick.tui.hints import spoken
from backtrick.tui.table import draw_state


def show_game(record: Record, console: Console) -> None:
    """Every turn in one line, then the last position and the outcome."""
    names = labels(record.players)
    options = option_texts(record.game, len(names))
    title = text("play-welcome", game=game_title(record.game), players=len(names), options=options)
    console.print(title, style="bold")
    starter = record.starter
    console.print(
        text("play-demo-starter", name=record.players[starter], seat=starter), markup=False
    )
    said = list(hints_in(record))
    for moment in replay(record):
        if moment.laid == 0 and moment.turn < len(record.turns):
            now = ((heard.seat, heard.hint) for heard in said if heard.turn == moment.turn)
            for line in spoken(names, now):
                console.print(line, style="italic", markup=False)
            plays = turn_text(record.game, record.turns[moment.turn])
            console.print(
                text("play-laid", name=names[moment.state.to_act], plays=plays), markup=False
            )
        last = moment.state
    console.print(draw_state(last, names))
    for line in outcome_lines(last, names):
        console.print(line, style="bold", markup=False)
