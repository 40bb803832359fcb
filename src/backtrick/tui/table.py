"""A position drawn for the terminal: piles as cards, then the seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from backtrick.rules import Game, State, View, spectate
from backtrick.rules.piles import ASCENDING
from backtrick.rules.view import SpectatorView
from backtrick.talk import Heard, Topic
from backtrick.texts import hint_text, short_hint_text, text

COLOUR_STYLES = {"b": "blue", "g": "green", "r": "red", "v": "magenta", "y": "yellow"}
NARROW, WIDE = 11, 19
"""How wide a pile is drawn, without hints and with them."""

ARROWS = {ASCENDING: "↑", -ASCENDING: "↓"}


def card(game: Game, number: int) -> Text:
    """One card; coloured cards keep their letter, so that the colour never stands alone."""
    shown = game.top_text(number)
    return Text(shown, style=COLOUR_STYLES.get(shown[-1:], ""))


def cards(game: Game, numbers: Sequence[int]) -> Text:
    """Several cards in a row."""
    return Text("  ").join(card(game, number) for number in numbers)


def draw_view(view: View, names: Sequence[str], heard: Sequence[Heard] = ()) -> RenderableType:
    """What one seat sees, and the hints that stand."""
    return _draw(view, names, {view.seat: view.hand}, below=view.seat, heard=heard)


def draw_state(state: State, names: Sequence[str], heard: Sequence[Heard] = ()) -> RenderableType:
    """Everything, all hands open, and the hints that stand."""
    hands = dict(enumerate(state.hands))
    return _draw(spectate(state), names, hands, below=max(state.to_act, 0), heard=heard)


def _draw(
    seen: View | SpectatorView,
    names: Sequence[str],
    hands: dict[int, tuple[int, ...]],
    below: int,
    heard: Sequence[Heard] = (),
) -> RenderableType:
    """The piles, one row for each group of them (`below` is the seat whose own come last)."""
    on_piles = {pile: [each for each in heard if each.hint.about == pile] for pile in range(9)}
    others = [each for each in heard if each.hint.topic is not Topic.PILE]
    game = seen.game
    rows: list[RenderableType] = []
    for group in game.pile_groups(below):
        owners = [seat for seat in range(len(names)) if not game.gives(group[0], seat)]
        if len(owners) < len(names):
            rows.append(Text(names[owners[0]], style="dim"))
        rows.append(_piles(game, seen.tops, group, on_piles))
    return Group(*rows, _seats(seen, names, hands, others))


def _piles(
    game: Game, tops: Sequence[int], group: Sequence[int], heard: dict[int, list[Heard]]
) -> Columns:
    """Piles side by side, and below each other where the terminal is narrow; in each the hints
    about it, after the number of the seat.
    """
    panels = []
    width = WIDE if any(heard.values()) else NARROW
    for pile in group:
        arrow = ARROWS[game.directions[pile]]
        top = card(game, tops[pile])
        top.stylize("bold")
        panels.append(
            Panel(
                Text("\n").join([Text(f"{arrow} ", style="dim") + top, *map(_short, heard[pile])]),
                box=box.ROUNDED,
                width=width,
                title=text("table-pile", pile=pile),
                title_align="left",
                style="on default",
            )
        )
    return Columns(panels, padding=(0, 1))


def _short(heard: Heard) -> Text:
    return Text(f"{heard.seat}: {short_hint_text(heard.hint)}", style="italic")


def _seats(
    seen: View | SpectatorView,
    names: Sequence[str],
    hands: dict[int, tuple[int, ...]],
    heard: Sequence[Heard],
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("seat", "name", "hand", "draw-pile"):
        table.add_column(text(f"table-{heading}"))
    if heard:
        table.add_column(text("table-says"))
    for seat, name in enumerate(names):
        held = hands.get(seat)
        if held is None:
            shown = Text(text("table-cards", count=seen.hand_counts[seat]), style="dim")
        else:
            shown = cards(seen.game, held)
        mark = "▶ " if seat == seen.to_act else "  "
        left = seen.draw_counts[seen.game.draw_pile_of(seat)]
        own = seat == 0 or len(seen.draw_counts) > 1
        said = " · ".join(hint_text(each.hint) for each in heard if each.seat == seat)
        says = [Text(said, style="italic")] if heard else []
        table.add_row(f"{mark}{seat}", Text(name), shown, str(left) if own else "", *says)
    return table
