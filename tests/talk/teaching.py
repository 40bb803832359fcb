"""Teach the guard's last reader what is forbidden: from our labelled messages and those made by
rule, never from the blind set. It needs scikit-learn (`pip install -e .[teach]`).

Numbers are the business of the other readers. A message in which these find one teaches nothing:
this reader will not see its like, and is to learn the words that tell a card without a number.

`python -m tests.talk.teaching` writes the weights. With `--held-out set36 set37` it leaves out what
these authors wrote, writes nothing, and prints how it does on that.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from pathlib import Path
from random import Random

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

from backtrick.rules import QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, GuardReason, check, hints_of, manners
from backtrick.talk.guard import likeness
from backtrick.talk.guard.likeness import (
    SLOTS,
    Learned,
    parts_of,
    spoken,
    stretches,
    words_at,
)
from backtrick.talk.guard.message import Message
from backtrick.talk.guard.subjects import plain_words
from backtrick.texts import catalogue
from tests.talk.corpora import DEVELOPMENT, OWN, Labelled, read
from tests.talk.grid import harmless
from tests.talk.professional import lists_of, of_cards, of_things, sections

WEIGHTS = Path(likeness.__file__).with_suffix(".npz")
FREEDOM = 30.0
"""How far weights may go: the C of scikit-learn."""
TRIED = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
"""How certain it might have to be."""
SUPERLATIVES = Path(__file__).parent / "superlatives.txt"
MADE = "made"
"""The source of messages made by rule."""
NUMBERS = frozenset(
    {
        GuardReason.DIGITS,
        GuardReason.NUMBER_WORD,
        GuardReason.ROMAN,
        GuardReason.ORDINAL,
        GuardReason.SYMBOL,
        GuardReason.COUNTING,
    }
)
PROFESSIONAL = QuickAndEasy(professional=True)
GAMES = (TheGame(), QuickAndEasy(), PROFESSIONAL)
"""In the order of their weights."""


def messages() -> list[Labelled]:
    """All messages that it may learn from."""
    return [
        *(
            one
            for folder in (OWN, DEVELOPMENT)
            for file in sorted(folder.iterdir())
            for one in read(file)
        ),
        *(made for language in LANGUAGES for made in _made(language)),
        *(
            Labelled(text, QuickAndEasy(), heading == "allowed", "the ends of the scale", MADE)
            for heading, texts in sections(SUPERLATIVES).items()
            for text in texts
        ),
        *(
            Labelled(word, game, True, "a word that is said around anything", MADE)
            for word in sorted(plain_words())
            for game in GAMES
            if check(game, word).reason in (None, GuardReason.LIKELY)
        ),
    ]


def _made(language: str) -> Iterator[Labelled]:
    """What may be said: every hint, every few colours, counts of all kinds, and what professionals
    say of other things than cards, of their endless sizes a thousand.
    """
    page = catalogue(language, "web")
    for game in GAMES:
        for hint in hints_of(game):
            said = page.format(hint.message, {"pile": hint.about, "colour": hint.about})
            yield Labelled(said, game, True, "a hint", MADE)
    lists = lists_of(language)
    for many, sign in product((1, 2, 3), (", ", " ", " / ", " + ")):
        for colours in permutations(lists["colours"][:5], many):
            for game in (QuickAndEasy(), PROFESSIONAL):
                yield Labelled(sign.join(colours), game, True, "colours", MADE)
    for one in harmless(language):
        yield Labelled(one.text, one.game, True, one.kind, MADE)
    sizes = Random(0).sample(list(of_things(lists)), 1000)
    for said in [*of_cards(lists, "fine"), *lists["other talk"], *sizes]:
        yield Labelled(said, PROFESSIONAL, True, "no size of a card", MADE)


def _teaches(one: Labelled) -> bool:
    """Whether a message is one that this reader could meet."""
    found = check(one.game, one.text).reason
    return bool(_words(one)) and (one.allowed or found not in NUMBERS)


def taught(lessons: Sequence[Labelled]) -> Learned:
    """The weights that tell forbidden messages from allowed ones. Each part has one that all games
    share, and what a game adds to it.
    """
    model = LogisticRegression(C=FREEDOM, solver="liblinear", tol=1e-3, random_state=0)
    model.fit(_features(lessons), [not one.allowed for one in lessons])
    every = model.coef_[0]
    shared, own = every[:SLOTS], every[SLOTS : SLOTS * (len(GAMES) + 1)].reshape(len(GAMES), SLOTS)
    weights = shared + own
    scale = float(np.abs(weights).max()) / np.iinfo(np.int8).max
    bias = every[SLOTS * (len(GAMES) + 1) :] + model.intercept_[0]
    return Learned(np.round(weights / scale).astype(np.int8), scale, bias)


def _features(lessons: Sequence[Labelled]) -> csr_matrix:
    """A row for each message: its parts in all games, those in its own, and the game."""
    rows, columns, values = [], [], []
    for row, one in enumerate(lessons):
        game = _game(one)
        for slots in parts_of(_words(one)):
            columns += [slots, slots + SLOTS * (game + 1)]
            values.append(np.full(2 * len(slots), len(slots) ** -0.5))
            rows.append(np.full(2 * len(slots), row))
        columns.append(np.array([SLOTS * (len(GAMES) + 1) + game]))
        values.append(np.ones(1))
        rows.append(np.array([row]))
    shape = (len(lessons), SLOTS * (len(GAMES) + 1) + len(GAMES))
    return csr_matrix(
        (np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))), shape
    )


def _chance(one: Labelled, learned: Learned) -> float:
    """How probably a message is forbidden."""
    message = Message(one.text)
    chances = [
        likeness.odds(parts_of(words_at(message, part)), _game(one), learned)
        for part in stretches(message, spoken(message))
    ]
    return float(1 / (1 + np.exp(-max(chances)))) if chances else 0.0


def _words(one: Labelled) -> list[str]:
    message = Message(one.text)
    return words_at(message, spoken(message))


def _game(one: Labelled) -> int:
    return likeness.game_of(manners(one.game))


def report(unseen: Sequence[Labelled], learned: Learned) -> None:
    """Print what the other readers get wrong and how this one changes that; and what it catches of
    all that is told without a number, also of what the others find.
    """
    passed = [
        one for one in unseen if check(one.game, one.text).reason in (None, GuardReason.LIKELY)
    ]
    forbidden = [one for one in unseen if not one.allowed]
    let = [one for one in passed if not one.allowed]
    refused = len(unseen) - len(forbidden) - (len(passed) - len(let))
    told = [one for one in forbidden if _teaches(one)]
    print(f"{len(forbidden)} forbidden, {len(unseen) - len(forbidden)} allowed")
    print(f"  the rules alone: {len(let)} let through, {refused} refused")
    chances = {one: _chance(one, learned) for one in unseen}
    for certain in TRIED:
        left = sum(chances[one] < certain for one in let)
        false = sum(one.allowed and chances[one] >= certain for one in passed)
        alone = sum(chances[one] >= certain for one in told)
        print(
            f"  from {certain:.2f}: {left} let through, {refused + false} refused;"
            f" {alone} of {len(told)} without a number caught"
        )


def main() -> None:
    """Teach it, and write or try what it has learned."""
    asked = argparse.ArgumentParser(prog="python -m tests.talk.teaching", description=__doc__)
    asked.add_argument("--held-out", nargs="+", metavar="SOURCE", default=[])
    asked.add_argument("--on", nargs="+", metavar="FILE", type=Path, default=[])
    args = asked.parse_args()
    every = messages()
    unknown = set(args.held_out) - {one.source for one in every}
    if unknown:
        asked.error(f"no messages of {', '.join(sorted(unknown))}")
    unseen = [one for one in every if one.source in args.held_out]
    unseen += [one for file in args.on for one in read(file)]
    texts = {one.text for one in unseen}
    lessons = [one for one in every if one.text not in texts and _teaches(one)]
    learned = taught(lessons)
    print(f"taught by {len(lessons)} messages")
    if unseen:
        report(unseen, learned)
    else:
        np.savez_compressed(WEIGHTS, **learned._asdict())
        print(f"{WEIGHTS.name}: {WEIGHTS.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
