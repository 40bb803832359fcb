"""The results of the bots in docs/results.md, made by the lab. What was played is kept.

`python -m benchmarks results` plays what is missing and writes the page, between its markers.
`--print` plays nothing and writes what is kept; `--take FILE…` takes over what `simulate --json`
and `tournament --json` printed, and plays nothing either but for the stamps. `--games` is for the
slow cells, those of the level at tables.

Each row of `benchmarks/results.jsonl` has the hashes of the nets that played and a stamp: what came
of the first few games. With other nets, or when a bot plays otherwise by now because the search or
a rule has changed, a cell is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from backtrick.lab.plots import draw_tournament, draw_win_rate_by_players
from backtrick.lab.summary import Summary
from backtrick.texts import text
from benchmarks import audit, hints
from benchmarks.cells import (
    BOTS,
    FACE_TO_FACE,
    TABLE_GAMES,
    AnyCell,
    duels_in,
    found,
    mass_cell,
    mass_cells,
    table_cells,
    taken,
    the_game,
)
from benchmarks.page import sections
from benchmarks.rows import Row, Rows

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "results.md"
PICTURE = ROOT / "docs" / "the-game.svg"
DUELS_PICTURE = ROOT / "docs" / "face-to-face.svg"
KEPT = ROOT / "benchmarks" / "results.jsonl"
JOBS = 2


def run(
    games: int = TABLE_GAMES, take: Sequence[Path] = (), play: bool = True, jobs: int = JOBS
) -> None:
    """Take over what was played elsewhere, play what is missing, then write the page."""
    rows = Rows(KEPT)
    for file in take:
        take_over(rows, file)
    if play:
        for cell in (*mass_cells(), *table_cells(games)):
            play_missing(rows, cell, jobs)
        hints.play_missing()
        audit.play_missing()
    write(rows)


def take_over(rows: Rows, file: Path) -> None:
    """Keep what a `simulate --json` or `tournament --json` printed, unless more games are kept."""
    printed = file.read_text()
    if not printed.strip():  # of a run that is not over
        print(file, "is empty")
        return
    summary = json.loads(printed)
    cell = taken(summary)
    known, stamp = found(rows, cell), cell.stamp()
    more = known is not None and known["stamp"] == stamp and games_of(known) >= cell.games
    if not more:
        rows.keep(cell.key, cell.game, cell.bots, {"stamp": stamp, **summary})
    print(file, cell.arguments, "has no more games than what is kept" if more else "taken")


def play_missing(rows: Rows, cell: AnyCell, jobs: int) -> None:
    """Play what these very bots have not played of a cell yet. Every part of it is kept at once."""
    known, stamp = found(rows, cell), cell.stamp()
    if known is not None and known.get("stamp") != stamp:
        known = None
    while known is None or games_of(known) < cell.games:
        figures = {"stamp": stamp, **cell.play(jobs, known)}
        known = rows.keep(cell.key, cell.game, cell.bots, figures)
        print(*cell.key[:2], f"{games_of(known):,} played", flush=True)


def games_of(row: Row) -> int:
    """How many games a row has, or deals of a tournament."""
    return int(row["deals"] if "deals" in row else row["games"])


def write(rows: Rows) -> None:
    """Write every section of the page between its markers, and draw the picture."""
    page = PAGE.read_text()
    for name, lines in sections(rows):
        begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->\n"
        before, _, rest = page.partition(begin)
        _, found_end, after = rest.partition(end)
        if not found_end:
            raise ValueError(f"{PAGE.name} has no section {name}")
        page = "".join([before, begin, "\n", *(f"{line}\n" for line in lines), "\n", end, after])
    PAGE.write_text(page)
    draw_win_rate_by_players(PICTURE, list(_standard(rows)), text)
    duels = found(rows, FACE_TO_FACE)
    if duels is not None:
        draw_tournament(DUELS_PICTURE, duels_in(duels), text)


def _standard(rows: Rows) -> Iterator[Summary]:
    """What the picture shows: the standard game, every bot and number of players."""
    for bot in BOTS:
        for game, players in the_game()["Standard"]:
            row = found(rows, mass_cell(game, players, bot))
            if row is not None:
                settled = game.settled(players)
                yield Summary(settled, players, (bot,) * players, row["games"], row["won"])
