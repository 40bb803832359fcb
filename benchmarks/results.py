"""The tables of docs/results.md, made by the lab. What was played already is kept and not repeated.

`python -m benchmarks results` plays what is missing and writes docs/results.md. Each line that is
kept has a stamp: what came of the first few games. A bot that plays otherwise by now, because its
weights, the search or a rule have changed, gives another stamp, and its line is played again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from backtrick import lab
from backtrick.bots.registry import for_mass_play
from backtrick.lab.engines import Engine, play_batches
from backtrick.lab.plots import draw_win_rate_by_players
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.summary import Summary
from backtrick.rules import Game, QuickAndEasy, TheGame, game_named
from backtrick.texts import text

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "results.md"
PICTURE = ROOT / "docs" / "the-game.svg"
KEPT = ROOT / "benchmarks" / "results.jsonl"
BOTS = ("random", "greedy", "planner", "expert")
SEED = 2026
GAMES = 10_000
SLOW_GAMES = 1_000
JOBS = 2
PROBE = 20
"""How many games a stamp is made of."""


Entries = dict[str, dict[str, Any]]
"""What was played, by cell."""


@dataclass(frozen=True)
class Cell:
    """One line of a table: a setup, a bot with its level, and how many games."""

    game: Game
    players: int
    bot: str

    @classmethod
    def of(cls, game: Game, players: int, bot: str) -> Cell:
        """The cell of a bot at the level for many games."""
        return cls(game, players, for_mass_play(bot, players))

    @property
    def games(self) -> int:
        """Fewer for the slowest: the expert alone, where it looks ahead."""
        return SLOW_GAMES if self.bot == "expert@2" else GAMES

    def stamp(self) -> str:
        """What tells this bot's play in this setup from that of other versions."""
        bots, seeds = (self.bot,) * self.players, RunSeeds(SEED, PROBE)
        ends = [
            (starter, end.result.value, end.left, turns)
            for batch in play_batches(self.game, bots, seeds, Engine.KERNEL, 1)
            for _, starter, end, turns in batch.ends()
        ]
        return hashlib.sha256(json.dumps(ends).encode()).hexdigest()[:16]

    @property
    def arguments(self) -> str:
        """The setup as the command line writes it."""
        usual = type(self.game)().settled(self.players).options()
        changed = (
            f"--{name}" if value is True else f"--{name} {value}"
            for name, value in self.game.options().items()
            if value != usual[name]
        )
        return " ".join([self.game.name, "--players", str(self.players), *changed])


def run() -> None:
    """Play what is missing, then write the page."""
    kept = {json.dumps(entry["cell"]): entry for entry in _kept()}
    for cell in cells():
        key, stamp = [cell.arguments, cell.bot, cell.games, SEED], cell.stamp()
        known = kept.get(json.dumps(key))
        if known is not None and known.get("stamp") == stamp:
            continue
        if known is not None and "stamp" not in known:
            # From before there were stamps, and known to be current: it is stamped once.
            kept[json.dumps(key)] = _keep({**known, "stamp": stamp})
            continue
        if known is not None:
            print(cell.arguments, cell.bot, "plays otherwise by now", flush=True)
        summary = lab.simulate(
            cell.game, cell.players, [cell.bot], cell.games, SEED, talk=False, jobs=JOBS
        )
        kept[json.dumps(key)] = _keep({"cell": key, "stamp": stamp, **_figures(summary)})
        print(cell.arguments, cell.bot, f"{100 * summary.win_rate:.1f} %", flush=True)
    before, marker, _ = PAGE.read_text().partition("<!-- tables -->\n")
    PAGE.write_text(before + marker + "\n".join(_tables(kept)))
    draw_win_rate_by_players(PICTURE, list(_standard(kept)), text)


def cells() -> Iterator[Cell]:
    """Every cell of every table."""
    for bot in BOTS:
        for variants in _the_game().values():
            for game, players in variants:
                yield Cell.of(game, players, bot)
        for professional in (False, True):
            for players in QuickAndEasy.player_counts:
                yield Cell.of(QuickAndEasy(professional=professional), players, bot)


def _standard(kept: Entries) -> Iterator[Summary]:
    """What the picture shows: the standard game, every bot and number of players."""
    for bot in BOTS:
        for game, players in _the_game()["standard"]:
            entry = _longest(kept, Cell.of(game, players, bot))
            if entry is not None:
                played, won = int(str(entry["games"])), int(str(entry["won"]))
                yield Summary(game, players, (bot,) * players, played, won)


def _the_game() -> dict[str, list[tuple[Game, int]]]:
    counts = TheGame.player_counts
    smaller = {players: TheGame().settled(players).hand_size - 1 for players in counts}
    return {
        "standard": [(TheGame().settled(n), n) for n in counts],
        "expert: three cards required": [(TheGame(required=3).settled(n), n) for n in counts],
        "one card fewer in hand": [(TheGame(hand=smaller[n]).settled(n), n) for n in counts],
        "On Fire": [(TheGame(fire=True).settled(n), n) for n in counts],
    }


def _kept() -> Iterator[dict[str, Any]]:
    if KEPT.exists():
        yield from map(json.loads, KEPT.read_text().splitlines())


def _keep(entry: dict[str, Any]) -> dict[str, Any]:
    """Write a line down; it replaces an earlier one of the same cell."""
    with KEPT.open("a") as file:
        file.write(json.dumps(entry) + "\n")
    return entry


def _longest(kept: Entries, cell: Cell) -> dict[str, Any] | None:
    """What was played for a cell, with as many games as there are."""
    found = [
        entry
        for entry in kept.values()
        if entry["cell"][:2] == [cell.arguments, cell.bot] and entry["cell"][3] == SEED
    ]
    return max(found, key=lambda entry: int(entry["games"]), default=None)


def _figures(summary: Summary) -> dict[str, object]:
    return {name: value for name, value in summary.to_dict().items() if name != "bots"}


def _tables(kept: Entries) -> Iterator[str]:
    yield "\n## The Game\n"
    for title, variants in _the_game().items():
        yield f"### {title[0].upper()}{title[1:]}\n"
        yield from _table([(game, players) for game, players in variants], kept)
    yield "## Quick & Easy\n"
    for professional in (False, True):
        yield f"### {'Professional' if professional else 'Standard'}\n"
        game = QuickAndEasy(professional=professional)
        yield from _table([(game, players) for players in game.player_counts], kept)


def _table(setups: list[tuple[Game, int]], kept: Entries) -> Iterator[str]:
    shown = Cell(*setups[-1], "BOT").arguments.replace(f"--players {setups[-1][1]}", "--players N")
    run = f"--bots BOT --games K --seed {SEED} --jobs {JOBS} --no-talk"
    yield f"`backtrick simulate {shown} {run}`\n"
    below = game_named(setups[0][0].name).excellent_below
    bands = below > 0
    under = f" under {below} |" if bands else ""
    yield f"| players | bot | games | won (95 %) | cards left |{under}"
    yield "|---|---|---|---|---|" + ("---|" if bands else "")
    for game, players in setups:
        for bot in BOTS:
            entry = _longest(kept, Cell.of(game, players, bot))
            if entry is not None:
                yield _row(players, for_mass_play(bot, players), entry, bands)
    yield ""


def _row(players: int, bot: str, entry: dict[str, Any], bands: bool) -> str:
    def percent(value: object) -> str:
        return f"{100 * float(str(value)):.1f}"

    interval = entry["win_ci95"]
    assert isinstance(interval, list)
    low, high = interval
    # From the counts: 2,875 of 10,000 are 28.8 %, but 100 times 0.2875 is a little less than 28.75.
    share = f"{100 * entry['won'] / entry['games']:.1f}"
    won = f"{share} % ({percent(low)} to {percent(high)})"
    left = f"{float(str(entry['mean_left'])):.2f}"
    under = f" {percent(entry['excellent_rate'])} % |" if bands else ""
    return f"| {players} | {bot} | {entry['games']:,} | {won} | {left} |{under}"
