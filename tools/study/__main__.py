"""`python -m tools.study`: makes the curves of `backtrick.study` with the nets that are shipped.

What was played is kept in a folder, so that a run can be stopped and goes on where it was. The
level that sits at a table takes long, so it plays fewer games, which move the curve of the net.
With `--hints` only the setups with so much talk are made, with `--only` those whose name begins
like that; the other curves stay as they are.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from benchmarks.cells import Cell, found
from benchmarks.goals import TABLE_BOT
from benchmarks.results import KEPT
from benchmarks.rows import Rows

from backtrick.bots.expert import ExpertBot
from backtrick.bots.thinking import nets_hash, nets_of
from backtrick.lab import simulate
from backtrick.rules import GAMES, Game, Record, read_records
from backtrick.rules.games import every_setup
from backtrick.study.calibration import FILE, Curve, SetupData, StudyData, all_nets_hash
from backtrick.study.rollouts import has_won
from backtrick.talk import Hints, manners
from tools.study.curves import Bin, bins, fit, move
from tools.study.page import Made, write_page
from tools.study.samples import Samples, foreign, recorded, self_play

SEED, OTHER_SEED, TABLE_SEED = 31_000, 32_000, 2026
"""For the curves, for checking them, and for the games at the level that sits at a table."""


class Amounts(NamedTuple):
    """How many games a curve is made of, and how many others check it."""

    made: int
    """Of experts who trust their net."""
    checks: int
    foreign: int
    """Of each of the other tables; these only check."""


STANDARD, OTHER = Amounts(20_000, 20_000, 400), Amounts(5_000, 2_000, 40)
"""For a standard setup, and for one with other options, which are checked together. The turns of
one game are much alike, so that 5,000 games could not tell two points from chance.
"""

TABLE = 300
"""How many games experts at the level that sits at a table play for a setup."""


class Found(NamedTuple):
    """What experts who trust their net do in a setup, and how well their curve holds in other
    games, their own and those of other tables.
    """

    won: float
    games: int
    curve: Curve
    own: list[Bin]
    foreign: list[Bin]


def main() -> None:
    """Make what is missing, and write the file."""
    asked = argparse.ArgumentParser(prog="python -m tools.study", description=__doc__)
    asked.add_argument(
        "--folder", type=Path, default=Path("study-data"), help="where to keep games"
    )
    asked.add_argument("--table-games", type=int, default=TABLE, help="games a setup")
    asked.add_argument("--hints", type=Hints, choices=list(Hints), help="only with so much talk")
    asked.add_argument("--only", default="", help="only setups whose name begins so: the-game-2")
    given = asked.parse_args()
    given.folder.mkdir(exist_ok=True)
    made = list[Made]()
    for game, players in every_setup():
        for hints in amounts(game, players):
            named = name_of(game, players, hints).startswith(given.only)
            if given.hints not in (None, hints) or not named:
                continue
            each = make(game, players, hints, given.folder, given.table_games)
            made.append(each)
            net, others, table = (
                100 * max((abs(said - won) for said, won, _ in parts), default=0.0)
                for parts in (each.net, each.foreign, each.table)
            )
            print(
                f"{name_of(game, players, hints):60} worst bin: net {net:.1f} points, "
                f"other tables {others:.1f}, table {table:.1f}",
                flush=True,
            )
    data = StudyData(
        nets={name: all_nets_hash(game) for name, game in GAMES.items()},
        setups=_with_others(made, some=bool(given.hints or given.only)),
    )
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
    write_page(made, only_some=bool(given.hints or given.only))


def amounts(game: Game, players: int) -> Iterator[Hints | None]:
    """How much is said where a setup has a curve of its own; nothing is silence."""
    yield None
    if players > 1 and manners(game).codes:
        yield Hints.TALKATIVE
        if nets_of("expert", game, players, Hints.NORMAL).is_one:
            yield Hints.NORMAL


def _with_others(made: Sequence[Made], *, some: bool) -> tuple[SetupData, ...]:
    """The setups that were made, and where only some were, the others as they are."""

    def key(setup: SetupData) -> object:
        return setup.game, setup.players, setup.options, setup.hints

    setups = tuple(each.setup for each in made)
    kept = msgspec.json.decode(FILE.read_bytes(), type=StudyData).setups if some else ()
    keys = [key(each) for each in setups]
    return (*(each for each in kept if key(each) not in keys), *setups)


def make(game: Game, players: int, hints: Hints | None, folder: Path, table_games: int) -> Made:
    """The data of one setup. Games at the level that sits at a table are read or played in every
    standard setup, and in those of the results page; the duel has its net alone.
    """
    name, standard = name_of(game, players, hints), is_standard(game, players)
    net = of_net(game, players, hints, folder)
    known = published(game, players, hints)
    won, games, table = net.won, net.games, list[Bin]()
    curve, level = net.curve, 1
    file = folder / f"{name}.jsonl"
    at_table = (standard and not game.starter_by_lot) or known is not None
    if at_table and (table_games or file.exists()):
        records = table_records(game, players, hints, file, table_games)
        won, games = known or _counted(records)
        samples = recorded(records, hints)
        curve = move(curve, samples, len(records))
        table, level = bins(curve, samples), ExpertBot.default_level
    setup = SetupData(
        game=game.name,
        players=players,
        options=game.options(),
        hints=hints,
        won=round(min(won, 1 - 0.5 / games), 4),  # nothing is certain before the first turn
        games=games,
        level=level,
        curve=curve,
    )
    return Made(setup, net.own, net.foreign, table, standard)


def of_net(game: Game, players: int, hints: Hints | None, folder: Path) -> Found:
    """The curve of a net. The samples that it is made of are kept in the folder."""
    nets = nets_hash("expert", type(game), hints=hints or Hints.TALKATIVE)
    name = f"{name_of(game, players, hints)}.{nets}"

    def own(games: int, seed: int) -> tuple[Samples, float]:
        file = folder / f"{name}.own.{seed}.{games}.npz"
        return _kept(file, lambda: self_play(game, players, hints, games, seed))

    def others(games: int, seed: int) -> Samples:
        file = folder / f"{name}.foreign.{seed}.{games}.npz"
        return _kept(file, lambda: (foreign(game, players, hints, games, seed), 0.0))[0]

    amounts = STANDARD if is_standard(game, players) else OTHER
    samples, won = own(amounts.made, SEED)
    curve = fit(samples)
    return Found(
        won,
        amounts.made,
        curve,
        bins(curve, own(amounts.checks, OTHER_SEED)[0]),
        bins(curve, others(amounts.foreign, OTHER_SEED)),
    )


def _kept(file: Path, play: Callable[[], tuple[Samples, float]]) -> tuple[Samples, float]:
    """The samples of a file and the share of games that was won; without it they are played."""
    if not file.exists():
        (values, wins), won = play()
        partial = file.with_suffix(".part.npz")
        np.savez_compressed(partial, values=values, wins=wins.astype(np.int8), won=won)
        partial.replace(file)
    with np.load(file) as kept:
        return (kept["values"], kept["wins"].astype(float)), float(kept["won"])


def is_standard(game: Game, players: int) -> bool:
    """Whether a game is played by its usual options; Quick & Easy has two usual ways."""
    return game.name == "quick-and-easy" or game == type(game)().settled(players)


def table_records(
    game: Game, players: int, hints: Hints | None, file: Path, games: int
) -> list[Record]:
    """Games of experts at the level that sits at a table."""
    bots = [f"expert@{ExpertBot.default_level}"]
    if not file.exists():
        talk, amount = hints is not None, hints or Hints.TALKATIVE
        simulate(
            game, players, bots, games, TABLE_SEED, records=file, talk=talk, hints=amount, jobs=2
        )
    with file.open("rb") as lines:
        read = [line.record for line in read_records(lines)]
    return [record for record in read if isinstance(record, Record)]


def published(game: Game, players: int, hints: Hints | None) -> tuple[float, int] | None:
    """The share of games that the results page says is won at the level that sits at a table."""
    if hints is Hints.NORMAL:
        return None
    row = found(Rows(KEPT), Cell(game, players, TABLE_BOT, talk=hints is not None))
    return None if row is None else (row["win_rate"], row["games"])


def name_of(game: Game, players: int, hints: Hints | None) -> str:
    """A setup as the name of a file."""
    options = "-".join(f"{option}={value}" for option, value in game.options().items())
    return f"{game.name}-{players}-{options}-{hints or 'silent'}"


def _counted(records: Sequence[Record]) -> tuple[float, int]:
    """The share of games that seat 0 has won, and how many there are."""
    ends = [record.outcome for record in records]
    return float(np.mean([has_won(end, 0) for end in ends if end is not None])), len(ends)


if __name__ == "__main__":
    main()
