"""Messages made by rule: every number in every disguise, neighbours of a card that is seen, and
what is none of these. `python -m tests.talk.grid` prints how the guard does on them.

What people write shows what a guard must know; what rules make, where it knows only half of it. The
parts of the messages are in a text file for each language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from num2words import num2words

from backtrick.rules import Game, QuickAndEasy, TheGame
from backtrick.talk import LANGUAGES, check
from tests.talk.grid.disguises import DISGUISES

THE_GAME, COLOURS = TheGame(), QuickAndEasy()


class Made(NamedTuple):
    """A message with its game, and what it was made of."""

    game: Game
    text: str
    kind: str


@cache
def parts(language: str) -> dict[str, list[str]]:
    """The sections of a language's file."""
    sections: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / f"{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line:
            lines.append(line)
    return sections


def numbers(language: str) -> Iterator[Made]:
    """Every card of The Game in every disguise, the frames taken in turn; every card of Quick &
    Easy but the one, which is also a pronoun, in every disguise and every frame.
    """
    frames, coloured = parts(language)["frames"], parts(language)["coloured"]
    for place, (name, disguise) in enumerate(DISGUISES.items()):
        for value in THE_GAME_CARDS:
            frame = frames[(value * 7 + place) % len(frames)]
            yield Made(THE_GAME, frame.replace("{}", disguise(value, language)), name)
        for value, frame in product(range(2, 11), coloured):
            yield Made(COLOURS, frame.replace("{}", disguise(value, language)), name)


THE_GAME_CARDS = range(2, 100)


def neighbours(language: str) -> Iterator[Made]:
    """A card told by one that is seen."""
    known = parts(language)
    for said in product(known["holding"], known["neighbours"], known["seen"]):
        yield Made(THE_GAME, " ".join(said), said[1])
    for said in product(known["coloured holding"], known["equals"], known["seen"]):
        yield Made(COLOURS, " ".join(said), said[1])


def harmless(language: str) -> Iterator[Made]:
    """Small counts, idioms and other numbers that are no card's, in both games."""
    for line in parts(language)["harmless"]:
        for value in (2, 3, 4) if "{" in line else (2,):
            text = line.replace("{w}", num2words(value, lang=language))
            text = text.replace("{o}", num2words(value, lang=language, to="ordinal"))
            for game in (THE_GAME, COLOURS) if "{n}" not in line or value == 2 else (THE_GAME,):
                yield Made(game, text.replace("{n}", str(value)), line)


def judged(made: Iterator[Made], allowed: bool) -> tuple[list[str], int]:
    """Those that the guard gets wrong, and how many there are."""
    messages = list(made)
    return [one.text for one in messages if check(one.game, one.text).allowed != allowed], len(
        messages
    )


KINDS: tuple[tuple[str, Callable[[str], Iterator[Made]], bool], ...] = (
    ("numbers in disguise", numbers, False),
    ("neighbours", neighbours, False),
    ("harmless", harmless, True),
)


def main() -> None:
    """Print the figures."""
    for title, made, allowed in KINDS:
        for language in LANGUAGES:
            wrong, count = judged(made(language), allowed)
            share = f"{len(wrong):4} of {count:5} wrong ({len(wrong) / count:.2%})"
            print(f"{title:20} {language}  {share}")


if __name__ == "__main__":
    main()
