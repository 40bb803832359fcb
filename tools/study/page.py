"""The table of `docs/study.md`: how well the curves hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from backtrick.rules import game_named
from backtrick.study.calibration import SetupData
from backtrick.talk import Hints
from backtrick.texts import game_title
from tools.study.curves import Bin

PAGE = Path(__file__).parents[2] / "docs" / "study.md"
MARK = "<!-- calibration -->"

HEAD = """\
| game | players | | won by experts | net: mean, worst | others: mean, worst | table: mean, worst |
|---|---|---|---|---|---|---|
"""
LINES = HEAD.count("\n")


class Made(msgspec.Struct, frozen=True):
    """A setup, and how well its curve holds: for experts who trust their net, at other tables, and
    for experts at the level that sits at a table, in the games that moved the curve.
    """

    setup: SetupData
    net: list[Bin]
    foreign: list[Bin]
    table: list[Bin]
    standard: bool


def write_page(made: Sequence[Made], *, only_some: bool) -> None:
    """Put the rows of what was made between the marks; where only some were, the others stay."""
    before, _, rest = PAGE.read_text().partition(MARK)
    old, _, after = rest.partition(MARK)
    lines = old.strip().splitlines()
    if only_some and lines[:LINES] != HEAD.splitlines():
        raise ValueError(f"{PAGE.name} has a table with other columns; make all of it")
    kept = lines[LINES:] if only_some else []
    rows = dict(map(_split, kept)) | dict(new_rows(made))
    places = [_game_and_players(setup) for setup in rows]
    order = sorted(rows, key=lambda setup: places.index(_game_and_players(setup)))
    table = "".join(f"| {setup} | {rows[setup]} |\n" for setup in order)
    PAGE.write_text(f"{before}{MARK}\n{HEAD}{table}{MARK}{after}")


def new_rows(made: Sequence[Made]) -> Iterator[tuple[str, str]]:
    """One row for each standard setup, and one for all other options with so much talk, each in
    two parts: the setup, and its figures.
    """
    for each in made:
        if each.standard:
            setup = each.setup
            won = f"{100 * setup.won:.1f} % of {setup.games:,} (level {setup.level})"
            yield (
                _title(setup),
                f"{won} | {_off(each.net)} | {_off(each.foreign)} | {_off(each.table)}",
            )
    for hints, named in AMOUNTS.items():
        others = [each for each in made if not each.standard and each.setup.hints is hints]
        if others:
            net, foreign = (
                _off(_pooled(bins))
                for bins in zip(*((each.net, each.foreign) for each in others), strict=True)
            )
            yield f"The Game, all other options | 1 to 5 | {named}", f"| {net} | {foreign} |"


AMOUNTS = {None: "silence", Hints.TALKATIVE: "talk", Hints.NORMAL: "normal talk"}


def _title(setup: SetupData) -> str:
    title = game_title(game_named(setup.game)())
    if setup.options.get("professional"):
        title += ", professional"
    return f"{title} | {setup.players} | {AMOUNTS[setup.hints]}"


def _game_and_players(setup: str) -> str:
    return setup.rpartition(" | ")[0]


def _split(row: str) -> tuple[str, str]:
    """A row of the page, as the setup and its figures."""
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    return " | ".join(cells[:3]), " | ".join(cells[3:])


def _off(bins: Sequence[Bin]) -> str:
    """By how many points the bins are off."""
    if not bins:
        return ""
    off = [abs(said - won) for said, won, _ in bins]
    return f"{100 * sum(off) / len(off):.1f}, {100 * max(off):.1f}"


def _pooled(setups: Sequence[Sequence[Bin]]) -> list[Bin]:
    """The bins of several setups, each with those at the same place."""
    return [_joined(bins) for bins in zip(*setups, strict=True)]


def _joined(bins: Sequence[Bin]) -> Bin:
    count = sum(size for _, _, size in bins)
    said, won = (sum(bin[kind] * bin[2] for bin in bins) / count for kind in (0, 1))
    return said, won, count
