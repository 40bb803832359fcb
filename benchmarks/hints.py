"""What talk is worth to the bots, and how much a hint gives away.

`python -m benchmarks hints` plays what is missing, a thousand deals at a time, keeps it in
`benchmarks/hints.jsonl` and prints the tables of docs/results.md. Every row is played with and
without talk on the same deals.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from backtrick.kernel.arrays import Ints
from backtrick.kernel.columns import SUBJECTS, SaidCode
from backtrick.kernel.jit import register
from backtrick.kernel.speaking import MARKS, speaker
from backtrick.lab.engines import Engine, play_batches, talks
from backtrick.lab.estimates import Estimate, bounded_mean
from backtrick.lab.seeds import RunSeeds
from backtrick.lab.summary import wilson
from backtrick.rules import Game, QuickAndEasy, Record, Result, State, TheGame, replay

KEPT = Path(__file__).parent / "hints.jsonl"
SEED = 2026
GAMES, PART = 10_000, 1_000
AUDITED = 1_000
JOBS = 2
MANY, SIZE = 10, 128

COMPANY = ("silent", "clumsy")
"""Who sits in the last seat of a mixed table."""

EXPERT = "expert@1"

SETUPS: list[tuple[str, Game, int]] = [
    *(("The Game", TheGame().settled(n), n) for n in range(2, 6)),
    *(("Quick & Easy", QuickAndEasy(), n) for n in range(2, 6)),
    *(("Quick & Easy, professional", QuickAndEasy(professional=True), n) for n in range(2, 6)),
]


def run() -> None:
    """Play what is missing and print the tables."""
    for _, game, players in SETUPS:
        for bots, talk in line_ups(players):
            won(game, bots, talk)
        audited(game, players)
    print_tables()


def line_ups(players: int) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Who plays, and whether they talk."""
    for talk in (False, True):
        yield (EXPERT,) * players, talk
    for kind in COMPANY:
        yield mixed(players, kind), True


def mixed(players: int, kind: str) -> tuple[str, ...]:
    """Experts, and one of another kind in the last seat."""
    return (*[EXPERT] * (players - 1), f"expert-{kind}@1")


def print_tables() -> None:
    """What has been played so far."""
    print("\n| game | players | games | in silence | with talk (95 %) | gained (95 %) |")
    print("|---|---|---|---|---|---|")
    for title, game, players in SETUPS:
        quiet, spoken = (played(game, (EXPERT,) * players, talk) for talk in (False, True))
        games = min(len(quiet), len(spoken))
        if games:
            low, high = wilson(sum(spoken[:games]), games)
            print(
                f"| {title} | {players} | {games:,} | {100 * np.mean(quiet[:games]):.1f} % |"
                f" {100 * np.mean(spoken[:games]):.1f} % ({100 * low:.1f} to {100 * high:.1f}) |"
                f" {gained(quiet, spoken)} |"
            )
    print("\n| game | players | games | one of them | gained (95 %) | of the whole gain |")
    print("|---|---|---|---|---|---|")
    for title, game, players in SETUPS:
        quiet, spoken = (played(game, (EXPERT,) * players, talk) for talk in (False, True))
        for kind in COMPANY:
            together = played(game, mixed(players, kind), True)
            games = min(len(quiet), len(spoken), len(together))
            if games:
                most = np.mean(spoken[:games]) - np.mean(quiet[:games])
                kept_gain = (np.mean(together[:games]) - np.mean(quiet[:games])) / most
                cells = (f"{games:,}", kind, gained(quiet, together), f"{100 * kept_gain:.0f} %")
                print(f"| {title} | {players} | {' | '.join(cells)} |")
    print("\n| game | players | hints | fewest stand-ins | all words alike | bits a turn |")
    print("|---|---|---|---|---|---|")
    for title, game, players in SETUPS:
        found = kept(audit_key(game, players))
        if found is not None:
            print(
                f"| {title} | {players} | {found['hints']:,} | {found['fewest']} |"
                f" {100 * found['together']:.1f} % | {found['bits']:.2f} |"
            )


def won(game: Game, bots: tuple[str, ...], talk: bool) -> Sequence[int]:
    """Which of the deals these bots win, 1 or 0 each; plays what is missing."""
    for part in range(GAMES // PART):
        key = part_key(game, bots, talk, part)
        if kept(key) is None:
            hits: list[bool] = []
            seeds = RunSeeds(SEED, GAMES)[part * PART : (part + 1) * PART]
            for batch in play_batches(game, bots, seeds, Engine.KERNEL, JOBS, talk=talk):
                hits += (end.result is Result.WON for _, _, end, _ in batch.ends())
            keep(key, won=np.packbits(np.array(hits, np.bool_)).tobytes().hex())
    return played(game, bots, talk)


def played(game: Game, bots: tuple[str, ...], talk: bool) -> Sequence[int]:
    """Which of the deals played so far these bots have won."""
    hits: list[int] = []
    for part in range(GAMES // PART):
        entry = kept(part_key(game, bots, talk, part))
        if entry is None:
            break
        bits = np.frombuffer(bytes.fromhex(entry["won"]), np.uint8)
        hits += np.unpackbits(bits, count=PART).tolist()
    return hits


def part_key(game: Game, bots: tuple[str, ...], talk: bool, part: int) -> list[Any]:
    """What a thousand deals are kept under."""
    return [game.name, game.options(), list(bots), talk, SEED, part]


def gained(before: Sequence[int], after: Sequence[int]) -> str:
    """The paired difference on the same deals."""
    value, low, high = difference(before, after)
    return f"{100 * value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def difference(before: Sequence[int], after: Sequence[int]) -> Estimate:
    """How much more often the second wins, deal by deal, as far as both have been played."""
    return bounded_mean([b - a for a, b in zip(before, after, strict=False)], -1, 1)


def kept(key: list[Any]) -> dict[str, Any] | None:
    """What was played before."""
    if not KEPT.exists():
        return None
    entries = map(json.loads, KEPT.read_text().splitlines())
    return next((entry for entry in entries if entry["cell"] == key), None)


def keep(key: list[Any], **figures: Any) -> dict[str, Any]:
    """Write down what was played."""
    entry = {"cell": key, **figures}
    with KEPT.open("a") as file:
        file.write(json.dumps(entry) + "\n")
    return entry


# -- how much is given away


@dataclass
class Audit:
    """What the hints of many games gave away."""

    hints: int = 0
    fewest: int = 1000
    together: int = 0
    """Hints whose cause could also be one of three others with all the seat's words unchanged."""
    turns: int = 0
    bits: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)


def audited(game: Game, players: int) -> dict[str, Any]:
    """Every hint of expert's games, said with ten or more cards unseen, card by card.

    For each card of the speaker's hand it is counted how many of the cards that the speaker cannot
    see could take its place without changing the hint; the fewest are told. `bits` is the
    surprise of the hints of a turn, minus the binary logarithm of their chance with any hand of
    the cards not laid (from 400 such hands for each seat), each hint by itself, summed up.
    """
    key = audit_key(game, players)
    entry = kept(key)
    if entry is not None:
        return entry
    audit, judge = Audit(), judge_for(type(game))
    for record in records(game, players):
        audit_game(record, judge, audit)
    return keep(
        key,
        hints=audit.hints,
        fewest=audit.fewest,
        together=audit.together / audit.hints,
        bits=audit.bits / audit.turns,
        codes=dict(audit.codes),
    )


def audit_key(game: Game, players: int) -> list[Any]:
    """What the audit of a setup is kept under."""
    return ["audit", game.name, game.options(), players, AUDITED, SEED]


def records(game: Game, players: int) -> Iterator[Record]:
    """Games of experts that talk."""
    assert talks(game, players, True)
    seeds = RunSeeds(SEED, AUDITED)
    for batch in play_batches(game, (EXPERT,) * players, seeds, Engine.KERNEL, 1, talk=True):
        yield from batch.records()


def audit_game(record: Record, judge: Any, audit: Audit) -> None:
    """Count what was said in one game."""
    said: dict[int, dict[int, set[str]]] = {}
    for turn, seat, hint in record.talk:
        said.setdefault(turn, {}).setdefault(seat, set()).add(hint)
    for moment in replay(record):
        state, spoken = moment.state, said.get(moment.turn, {})
        if moment.laid or state.ended is not None:
            continue
        audit.turns += 1
        for seat, hints in spoken.items():
            audit_seat(state, seat, hints, judge, audit)


def audit_seat(state: State, seat: int, hints: set[str], judge: Any, audit: Audit) -> None:
    """Count what a seat said before a turn."""
    from backtrick.kernel.hearing import hint_of

    game, hand = state.game, np.array(state.hands[seat], np.int64)
    unlaid = np.zeros(SIZE, np.int64)
    unlaid[[card for held in (*state.hands, *state.draw_piles) for card in held]] = 1
    tops, words = np.array(state.tops, np.int64), np.zeros(SUBJECTS, np.int64)
    fewest, together = np.full(SUBJECTS, 1000, np.int64), np.full(1, 1000, np.int64)
    chances = np.zeros(SUBJECTS)
    required = game.required_cards(len(state.draw_piles[0]))
    judge(hand, tops, unlaid, game.hand_size, required, game.most, words, fewest, together, chances)
    unseen = int(unlaid.sum()) - len(hand)
    for subject, code in enumerate(words.tolist()):
        if code == SaidCode.SILENCE or str(hint_of(game, subject, code)) not in hints:
            continue
        audit.bits -= math.log2(chances[subject])
        if unseen >= MANY:
            audit.hints += 1
            audit.fewest = min(audit.fewest, int(fewest[subject]))
            audit.together += int(together[0]) >= 3
            audit.codes[str(hint_of(game, subject, code).code)] += 1


def judge_for(game: type[Game]) -> Any:
    """Compiled: what a hand says, how many cards could stand in for each of its cards, and how
    likely each hint is with any hand.
    """
    outline, speak, _, _ = map(register, speaker(game))
    samples = 400

    def judge(
        hand: Ints, tops: Ints, unlaid: Ints, hand_size: int, required: int, most: int,
        words: Ints, fewest: Ints, together: Ints, chances: Any,
    ) -> None:  # fmt: skip
        marks, tally = np.zeros(MARKS, np.int64), np.zeros(SIZE, np.int64)
        other, count = np.zeros(SUBJECTS, np.int64), len(hand)
        np.random.seed(count)
        outline(tops, unlaid, hand_size, most, marks, tally)
        speak(hand, count, tops, required, most, marks, words)
        held, cards = np.zeros(SIZE, np.int64), np.nonzero(unlaid)[0]
        for card in hand:
            held[card] = 1
        for place in range(count):
            same, alike = np.zeros(SUBJECTS, np.int64), 0
            changed = hand.copy()
            for card in cards:
                if held[card] == 0:
                    changed[place] = card
                    speak(changed, count, tops, required, most, marks, other)
                    same += other == words
                    alike += (other == words).all()
            fewest[:] = np.minimum(fewest, same)
            together[0] = min(together[0], alike)
        for _ in range(samples):
            for place in range(count):
                other_place = np.random.randint(place, len(cards))
                cards[place], cards[other_place] = cards[other_place], cards[place]
            any_hand = cards[:count]
            speak(any_hand, count, tops, required, most, marks, other)
            chances += (other == words) / samples
        # A hint that no sampled hand gives is at most this likely.
        chances[:] = np.maximum(chances, 0.5 / samples)

    return njit(judge)
