"""Simulation: many games of bots, one summary."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

from backtrick.bots import Bot, seat_bots
from backtrick.bots.compiled import speaks
from backtrick.bots.nets import nets_noted
from backtrick.bots.registry import for_mass_play, has_time
from backtrick.lab.claim import claimed
from backtrick.lab.engines import Engine, as_hints, chosen_engine, play_batches, talks
from backtrick.lab.errors import LabError, LabErrorCode, check_counts
from backtrick.lab.playing import PlayedGames
from backtrick.lab.progress import ProgressFile, check_out, kept_games
from backtrick.lab.records import RecordsFile
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.summary import Summary
from backtrick.lab.tables import recorded_rows, rows, write_games
from backtrick.rules import BadRecord, Game, Outcome, Record, as_game, game_seed, new_deal
from backtrick.rules.dealing import check_seed
from backtrick.rules.integers import as_integer
from backtrick.talk import Hints


def simulate(
    game: Game | type[Game] | str,
    players: int,
    bots: Sequence[str | type[Bot]],
    games: int,
    seed: int,
    *,
    records: Path | None = None,
    out: Path | None = None,
    overwrite: bool = False,
    talk: bool | None = None,
    hints: Hints | str = Hints.TALKATIVE,
    engine: Engine = Engine.AUTO,
    jobs: int = 1,
    progress: Callable[[Summary], None] = lambda summary: None,
) -> Summary:
    """Play many games of bots and count what came of them. A game may be given by its name or its
    class, a bot too.

    With `talk` the bots that can speak do so, and listen; that is the default where players are
    partners. `hints` says how much: `quiet`, `normal` or `talkative`. A bot that has levels and is
    named without one plays at the level for many games, and is named with it from then on.

    The same arguments give the same games, whichever engine plays them on however many cores. With
    `records` every game is written down as it ends; where that file already begins with the games
    of this very run, the run goes on after them.

    With `out` every game becomes a row of that table. Without `records` the games are kept in a
    progress file beside it until the run is over; there, too, the same call goes on. `overwrite`
    replaces either file.
    """
    players, games, seed = as_integer(players), as_integer(games), as_integer(seed)
    game = as_game(game).settled(players)
    check_seed(seed)
    check_counts(0, games=games)
    check_counts(jobs=jobs)
    seated, _ = seat_bots(bots, players)
    names = tuple(for_mass_play(name, players) for name in seated)
    spoken, amount = talks(game, players, talk), as_hints(hints)
    amount = amount if spoken else Hints.TALKATIVE  # in silence it makes no difference
    summary = Summary(game, players, names, talk=spoken, hints=amount, seed=seed)
    chosen = chosen_engine(engine, names, games)
    if out is not None:
        check_out(out, overwrite)
    began = time.perf_counter()
    with (
        claimed(records),
        _taken_up(summary, records, overwrite, games, seed) as file,
        _kept(summary, out if records is None else None, overwrite, games, seed) as kept,
    ):
        if kept is not None:
            for row in kept.games():
                summary.add(row.outcome)
            summary.taken_up = summary.games
        progress(summary)
        seeds = RunSeeds(seed, games)
        for batch in play_batches(game, names, seeds, chosen, jobs, summary.games, spoken, amount):
            if file is not None:
                for record in batch.records():
                    file.write(record)
            if kept is not None:
                kept.add(rows(batch))
            for end, times in batch.tally():
                summary.add(end, times)
            progress(summary)
        summary.seconds = time.perf_counter() - began
        if out is not None and kept is not None:
            write_games(out, kept.games(), summary)
            kept.remove()
    if out is not None and records is not None:
        write_games(out, recorded_rows(records), summary)
    return summary


def _kept(
    summary: Summary, out: Path | None, overwrite: bool, games: int, seed: int
) -> ProgressFile | nullcontext[None]:
    """The progress file of this run, where there is to be a table of its games."""
    run = {
        "run": "simulation",
        "game": summary.game.name,
        "options": summary.game.options(),
        "bots": summary.bots,
        "talk": summary.talk,
        "hints": summary.hints,
        "games": games,
        "seed": seed,
    }
    return kept_games(out, overwrite, run, RunSeeds(seed, games))


def _taken_up(
    summary: Summary, path: Path | None, overwrite: bool, games: int, seed: int
) -> RecordsFile | nullcontext[None]:
    """The file for the records of this run, once the games in it are counted."""
    if path is None:
        return nullcontext()
    if path.is_file():
        if overwrite:
            path.write_bytes(b"")
        else:
            _take_up(summary, path, games, seed)
    return RecordsFile(path)


def _take_up(summary: Summary, path: Path, games: int, seed: int) -> None:
    """Count the games that the file already holds; refuse a file with anything else in it."""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            if summary.games >= games:
                raise LabError(LabErrorCode.MORE_GAMES, file=str(path), line=str(number))
            expected = game_seed(seed, summary.games)
            if not line.endswith(b"\n"):
                if not _begins(line, summary, expected):
                    raise LabError(LabErrorCode.OTHER_GAMES, file=str(path), line=str(number))
                break
            end = _outcome_of(line, summary, expected)
            if end is None:
                raise LabError(LabErrorCode.OTHER_GAMES, file=str(path), line=str(number))
            summary.add(end)
    summary.taken_up = summary.games


def _begins(line: bytes, summary: Summary, seed: int) -> bool:
    """Whether a cut-off line is the beginning of this run's game with that seed."""
    if any(map(has_time, summary.bots)):
        # Who thinks by the clock never plays the same game for certain, but the deal is the same.
        decks = new_deal(summary.game, summary.players, seed).decks
        dealt = Record(summary.game, summary.bots, decks, 0, (), seed=seed)
        sure = dealt.to_json().encode().partition(b'"starter"')[0]
        return sure.startswith(line[: len(sure)])
    played = PlayedGames(summary.game, summary.bots, [seed], summary.talk, summary.hints)
    record = next(played.records())
    return record.to_json().encode().startswith(line)


def _outcome_of(line: bytes, summary: Summary, seed: int) -> Outcome | None:
    """How the game in this line ended, if it is the game of this run with that seed."""
    try:
        record = Record.from_json(line)
    except BadRecord:
        return None
    ours = (record.game, record.players, record.seed) == (summary.game, summary.bots, seed)
    same = bool(record.talk) == (summary.talk and any(map(speaks, summary.bots)))
    same = same and record.hints == summary.hints.noted
    same = same and record.nets == nets_noted(
        summary.game, summary.players, summary.bots, summary.hints
    )
    return record.outcome if ours and same else None
