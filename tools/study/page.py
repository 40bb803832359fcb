"""The table of `docs/study.md`: how well the curves hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from backtrick.rules import game_named
from backtrick.study.calibration import SetupData
from backtrick.texts import game_title
from tools.study.curves import Bin

PAGE = Path(__file__).parents[2] / "docs" / "study.md"
MARK = "<!-- calibration -->"

HEAD = """\
| game | players | | won by experts | net: mean, worst | table: mean, worst |
|---|---|---|---|---|---|
"""


class Made(msgspec.Struct, frozen=True):
    """A setup, and how well its curve holds: for experts who trust their net, and for those at the
    level that sits at a table, in the games that moved the curve.
    """

    setup: SetupData
    net: list[Bin]
    table: list[Bin]
    standard: bool


def write_page(made: Sequence[Made]) -> None:
    """Put the table between its marks."""
    before, _, rest = PAGE.read_text().partition(MARK)
    after = rest.partition(MARK)[2]
    PAGE.write_text(f"{before}{MARK}\n{table(made)}{MARK}{after}")


def table(made: Sequence[Made]) -> str:
    """One row for each standard setup, and one for all other options together."""
    rows = [_row(each) for each in made if each.standard]
    others = [each.net for each in made if not each.standard]
    pooled = [_pooled([bins[place] for bins in others]) for place in range(len(others[0]))]
    rows.append(f"| The Game, all other options | 1 to 5 | | | {_off(pooled)} | |")
    return HEAD + "\n".join(rows) + "\n"


def _row(made: Made) -> str:
    setup = made.setup
    title = game_title(game_named(setup.game)())
    if setup.options.get("professional"):
        title += ", professional"
    talk = "talk" if setup.talk else "silence"
    won = f"{100 * setup.won:.1f} % of {setup.games:,} (level {setup.level})"
    cells = (title, setup.players, talk, won, _off(made.net), _off(made.table))
    return "| " + " | ".join(map(str, cells)) + " |"


def _off(bins: Sequence[Bin]) -> str:
    """By how many points the bins are off."""
    if not bins:
        return ""
    off = [abs(said - won) for said, won, _ in bins]
    return f"{100 * sum(off) / len(off):.1f}, {100 * max(off):.1f}"


def _pooled(bins: Sequence[Bin]) -> Bin:
    count = sum(size for _, _, size in bins)
    said, won = (sum(bin[kind] * bin[2] for bin in bins) / count for kind in (0, 1))
    return said, won, count
