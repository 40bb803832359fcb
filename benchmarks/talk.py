"""How long the guard takes, and how it does on the labelled messages."""

from __future__ import annotations

import time
from statistics import mean, median, quantiles

from tests.talk import corpora

from backtrick.rules import TheGame
from backtrick.talk import LANGUAGES, LONGEST, check, warm_up
from backtrick.talk.numbers import read_word
from benchmarks.measure import STEPS, calibration

LONG = (
    "forty one ",
    "a ",
    "1 ",
    "f!",
    "s e v ",
    "un e ",
    "\ufdfa",
    "\U0001f600\U0001f34e",
    "a1",
    "zx\u0301q",
    "my card is mine the top pile like la mia ",
    "one un una ein uno eine few couple a ",
    "red blue rot azul ",
)
"""Each is repeated until a message is full."""


def run() -> None:
    """Print milliseconds a message (at most 0.2), and of the longest (at most 5)."""
    game = TheGame()
    began = time.process_time()
    warm_up()
    print(
        f"before the first message: {(time.process_time() - began) * 1e3:.0f} ms, loading the words"
    )
    texts = [one.text for name in LANGUAGES for one in corpora.read(corpora.OWN / f"{name}.jsonl")]
    read_word.cache_clear()
    spent = []
    for text in texts:
        began = time.process_time()
        check(game, text)
        spent.append((time.process_time() - began) * 1e3)
    print(
        f"{len(texts)} messages: {mean(spent):.3f} ms each, median {median(spent):.3f} ms, 99th"
        f" percentile {quantiles(spent, n=100)[98]:.3f} ms   (calibration {STEPS:,}:"
        f" {calibration():.3f} s)"
    )
    longest = max(_least(game, (piece * LONGEST)[:LONGEST]) for piece in LONG)
    print(f"{LONGEST} characters of the worst kind: {longest:.2f} ms")
    print(f"2,000 characters: {_least(game, 'forty ' * 333):.3f} ms, refused as too long")
    corpora.main()


def _least(game: TheGame, text: str) -> float:
    times = []
    for _ in range(5):
        began = time.process_time()
        check(game, text)
        times.append(time.process_time() - began)
    return min(times) * 1e3


if __name__ == "__main__":
    run()
