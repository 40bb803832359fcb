"""How much a hint gives away.

`python -m benchmarks audit` looks at every hint of a thousand games of experts, keeps what it found
in `benchmarks/hints.jsonl` beside the nets that played, and prints a table of docs/results.md.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import njit

from backtrick.kernel.arrays import Ints
from backtrick.kernel.columns import SUBJECTS, SaidCode
from backtrick.kernel.jit import register
from backtrick.kernel.speaking import MARKS, speaker
from backtrick.lab.engines import Engine, play_batches, talks
from backtrick.lab.seeds import RunSeeds
from backtrick.rules import Game, Record, State, replay
from benchmarks.hints import EXPERT, SEED, SETUPS, rows
from benchmarks.rows import Row

AUDITED = 1_000
MANY, SIZE = 10, 128


def run() -> None:
    """Audit what is missing and print the table."""
    play_missing()
    print(*audit_table(), sep="\n")


def play_missing() -> None:
    """Audit what is missing."""
    for _, game, players in SETUPS:
        audited(game, players)


def audit_table() -> Iterator[str]:
    """What hints give away."""
    yield "| game | players | hints | fewest stand-ins | all words alike | bits a turn |"
    yield "|---|---|---|---|---|---|"
    for title, game, players in SETUPS:
        found = rows().find(audit_key(game, players), game, [EXPERT])
        if found is not None:
            yield (
                f"| {title} | {players} | {found['hints']:,} | {found['fewest']} |"
                f" {100 * found['together']:.1f} % | {found['bits']:.2f} |"
            )


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
    entry = rows().find(key, game, [EXPERT])
    if entry is not None:
        return entry
    audit, judge = Audit(), judge_for(type(game))
    for record in records(game, players):
        audit_game(record, judge, audit)
    figures: Row = {
        "hints": audit.hints,
        "fewest": audit.fewest,
        "together": audit.together / audit.hints,
        "bits": audit.bits / audit.turns,
        "codes": dict(audit.codes),
    }
    return rows().keep(key, game, [EXPERT], figures)


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
