"""Every number in every disguise, and other messages made by rule: how the guard does on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from backtrick.talk import LANGUAGES
from tools.guard.corpora import Labelled, judge
from tools.guard.disguises import DISGUISES
from tools.guard.lessons import MADE, QUICK_AND_EASY, THE_GAME, Sections, frames, harmless

PLAIN = ("digits", "word", "capitals", "title", "without accents", "without hyphens", "Roman")
"""Numbers as people write them."""
CARDS = range(2, 100)


def numbers(language: str, name: str) -> Iterator[Labelled]:
    """Every card of The Game in a disguise, the frames taken in turn; every card of Quick & Easy
    but the one, which is also a pronoun, in every frame.
    """
    known, disguise = frames(language), DISGUISES[name]
    turn = list(DISGUISES).index(name)
    for value in CARDS:
        frame = known["frames"][(value * 7 + turn) % len(known["frames"])]
        yield _filled(frame, disguise(value, language), THE_GAME)
    for value, frame in product(range(2, 11), known["coloured"]):
        yield _filled(frame, disguise(value, language), QUICK_AND_EASY)


def _filled(frame: str, number: str, game: str) -> Labelled:
    return Labelled(frame.replace("{}", number), game, False, MADE)


def neighbours(known: Sections) -> Iterator[Labelled]:
    """A card told by one that is seen."""
    for said in product(known["holding"], known["neighbours"], known["seen"]):
        yield Labelled(" ".join(said), THE_GAME, False, MADE)
    for said in product(known["coloured holding"], known["equals"], known["seen"]):
        yield Labelled(" ".join(said), QUICK_AND_EASY, False, MADE)


def report() -> None:
    """Print the figures."""
    for title, names in (
        ("plain numbers", PLAIN),
        ("in disguise", tuple(name for name in DISGUISES if name not in PLAIN)),
    ):
        wrong: Counter[str] = Counter()
        count = 0
        for language, name in product(LANGUAGES, names):
            figures = judge(numbers(language, name))
            wrong[name] += len(figures.let_through)
            count += figures.forbidden
        _print(title, sum(wrong.values()), count)
        for name, many in wrong.most_common():
            if many:
                print(f"    {name}: {many}")
    known = {language: frames(language) for language in LANGUAGES}
    near = judge(one for language in LANGUAGES for one in neighbours(known[language]))
    _print("neighbours", len(near.let_through), near.forbidden)
    none = judge(one for language in LANGUAGES for one in harmless(language, known[language]))
    _print("harmless", len(none.refused), none.allowed)


def _print(title: str, wrong: int, count: int) -> None:
    print(f"{title:14} {wrong:5} of {count:6} wrong ({wrong / count:.2%})")
