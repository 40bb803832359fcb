"""How long the guard takes. `python -m tools.guard figures` tells how good it is."""

from __future__ import annotations

import gc
import string
import time
from collections.abc import Iterable
from random import Random
from statistics import mean, median, quantiles

from tools.guard import corpora

from backtrick.rules import Game, QuickAndEasy, TheGame
from backtrick.talk import LONGEST, check, warm_up
from benchmarks.measure import STEPS, calibration

GAMES = (TheGame(), QuickAndEasy(), QuickAndEasy(professional=True))

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
    "high red low blue ",
    "x3 ",
    "XL ",
    "a?",
    "z:v:",
    "3. pile ",
    "\u00b2",
)
"""Each is repeated until a message is full."""
DISGUISES = ("{}*{} ", "{}'{} ", "*{}{}* ", "{}3{} ", "{}:{}:", "{}-*{}-")
"""What words without meaning are put into, such as f*ve."""
LETTERS = range(3, 15)
"""How long the words of a message of junk are."""
TABLE = tuple(
    "mine is the card red exactly next after la mia de above below your yours pile top right left"  # noqa: SIM905
    " blue juste celle deine meine nach vor genau i have tengo ho highest lowest more less".split()
)
"""Words of which many phrases are made, and no number."""
JUNK = 20
"""So many messages of junk of each length for each game."""


def run() -> None:
    """Print milliseconds a message (at most 0.2 on average), and of the longest (at most 2)."""
    began = time.process_time()
    warm_up()
    print(
        f"before the first message: {(time.process_time() - began) * 1e3:.0f} ms, loading the words"
    )
    gc.collect()
    gc.freeze()  # as the server does
    own = [one for file in sorted(corpora.OWN.iterdir()) for one in corpora.read(file)]
    messages = [(corpora.GAMES[one.game], one.text) for one in own if not one.is_derived]
    print(f"{len(messages)} messages, each in its game   (calibration {_calibrated()})")
    for title in ("never seen before", "seen before"):
        _print(title, messages)
    print(f"{LONGEST} characters   (calibration {_calibrated()})")
    _print("random words", _junk(Random(6)))
    _print("in disguise", _disguised(Random(9)))
    _print("words of the table", _table_talk(Random(3)))
    repeated = [(game, (piece * LONGEST)[:LONGEST]) for piece in LONG for game in GAMES]
    for title in ("the same words", "the same, again"):
        _print(title, repeated)
    _print("2,000, too long", [(game, "forty " * 333) for game in GAMES])


def _table_talk(source: Random) -> Iterable[tuple[Game, str]]:
    """Words of the table at random, as many as a message holds."""
    for game in GAMES:
        for _ in range(len(LETTERS) * JUNK):
            yield game, " ".join(source.choices(TABLE, k=LONGEST))[:LONGEST]


def _junk(chance: Random) -> Iterable[tuple[Game, str]]:
    """Messages of random words, in which no word is likely to have been read before."""
    for letters in LETTERS:
        for game in GAMES * JUNK:
            words = ("".join(chance.choices(string.ascii_lowercase, k=letters)) for _ in range(150))
            yield game, " ".join(words)[:LONGEST]


def _disguised(chance: Random) -> Iterable[tuple[Game, str]]:
    """The same in disguise, three letters on either side."""
    for disguise in DISGUISES:
        for game in GAMES * JUNK:
            letters = chance.choices(string.ascii_lowercase, k=6 * LONGEST)
            parts = ("".join(letters[place : place + 3]) for place in range(0, len(letters), 3))
            yield game, "".join(map(disguise.format, parts, parts))[:LONGEST]


def _print(title: str, messages: Iterable[tuple[Game, str]]) -> None:
    """Print how long these take, each of them once."""
    spent = [_milliseconds(game, text) for game, text in messages]
    print(
        f"  {title:18} median {median(spent):.3f} ms, mean {mean(spent):.3f} ms, 99th percentile"
        f" {quantiles(spent, n=100, method='inclusive')[98]:.3f} ms, longest {max(spent):.3f} ms"
    )


def _milliseconds(game: Game, text: str) -> float:
    began = time.process_time()
    check(game, text)
    return (time.process_time() - began) * 1e3


def _calibrated() -> str:
    return f"{STEPS:,}: {calibration(time.process_time):.3f} s"


if __name__ == "__main__":
    run()
