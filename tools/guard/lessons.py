"""Messages made by rule, as lessons: what is in the files of `frames/` and `professional/`, filled
in at random. The chance is seeded, so that the same lessons come out every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import permutations, product
from pathlib import Path
from random import Random

from num2words import num2words
from wordfreq import top_n_list

from backtrick.talk import LANGUAGES, hints_of
from backtrick.talk.guard.reading import Reading
from backtrick.texts import catalogue
from tools.guard.corpora import GAMES, Labelled
from tools.guard.disguises import DISGUISES

HERE = Path(__file__).parent
MADE = "made"
THE_GAME, QUICK_AND_EASY, PROFESSIONAL = list(GAMES)[:3]
LEARNED = (THE_GAME, QUICK_AND_EASY, PROFESSIONAL)
PLAIN = tuple(DISGUISES)[:8]
"""The disguises that are none: digits and words."""
PILE = {"en": "pile", "es": "pila", "it": "pila", "de": "Stapel", "fr": "pile"}
ORDERED = {
    "en": "the {} pile",
    "es": "la {} pila",
    "it": "la {} pila",
    "de": "den {}n Stapel",
    "fr": "la {} pile",
}
AND = {"en": "and", "es": "y", "it": "e", "de": "und", "fr": "et"}
MOVED = (
    "!!!",
    "???",
    "...",
    " ...",
    "!!!!!",
    "??",
    "?!?!",
    " \U0001f602\U0001f602\U0001f602",
    " :)",
    " lol",
    " xD",
    ".",
)
MOST_USED = 3000
TELLING = frozenset(("size", "extreme", "same", "half", "beat", "famous"))
"""Classes of words that may tell a card by themselves."""
TIMES = 14
"""A frame is filled in this many times."""

Sections = dict[str, list[str]]


def sections(path: Path) -> Sections:
    """The lines of a file under their headings; what stands between bars is several."""
    found: Sections = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            lines = found.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            lines += line.split("|")
    return found


def frames(language: str) -> Sections:
    """What is said in a language, with gaps for numbers, piles and times."""
    return sections(HERE / "frames" / f"{language}.txt")


def made() -> Iterator[Labelled]:
    """All lessons that are made by rule; to some of them somebody is moved."""
    chance = Random(1)
    for one in _made(Random(2)):
        moved = chance.choice(MOVED) if chance.random() < 0.12 else ""
        yield one._replace(text=one.text + moved)


def _made(chance: Random) -> Iterator[Labelled]:
    for language in LANGUAGES:
        known = frames(language)
        yield from _hints(language)
        yield from _words(language, chance)
        yield from _piles(language, known, chance)
        yield from _times(known, chance)
        yield from _everyday(language, known, chance)
        yield from _numbers(language, known, chance)
        yield from harmless(language, known)
        yield from _neighbours(known, chance)
        yield from _of_professionals(sections(HERE / "professional" / f"{language}.txt"), chance)
    for heading, texts in sections(HERE / "superlatives.txt").items():
        for text in texts:
            yield Labelled(text, QUICK_AND_EASY, heading == "allowed", MADE)


def _words(language: str, chance: Random) -> Iterator[Labelled]:
    """Single words that people use most, but for numbers and sizes: alone they tell nothing."""
    for word in top_n_list(language, MOST_USED):
        reading = Reading(word)
        if word.isalpha() and not reading.mentions:
            games = LEARNED if TELLING.isdisjoint(reading.classes()) else LEARNED[:1]
            yield Labelled(word, chance.choice(games), True, MADE)


def _hints(language: str) -> Iterator[Labelled]:
    """Every hint, as the page says it."""
    page = catalogue(language, "web")
    for game in LEARNED:
        for hint in hints_of(GAMES[game]):
            said = page.format(hint.message, {"pile": hint.about, "colour": hint.about})
            yield Labelled(said, game, True, MADE)


def _piles(language: str, known: Sections, chance: Random) -> Iterator[Labelled]:
    """What is said of piles, by letter and by number; and the same beside a number."""
    for frame in known["piles"]:
        for game in (*[THE_GAME] * 4, QUICK_AND_EASY, PROFESSIONAL):
            count = len(GAMES[game].rows)
            a, b = chance.sample("ABCD"[:count], 2)
            if chance.random() < 0.25:
                a, b = a.lower(), b.lower()
            yield Labelled(frame.format(p=a, q=b), game, True, MADE)
        if PILE[language].casefold() not in frame.casefold():
            game = chance.choice(LEARNED)
            first, second = chance.sample(range(1, len(GAMES[game].rows) + 1), 2)
            for names in ((PILE[language] + " {}").format, partial(_ordered, language)):
                said = frame.format(p=names(first), q=names(second))
                yield Labelled(said, game, True, MADE)
        for _ in range(2):
            a, b = chance.sample("ABCD", 2)
            value = chance.randint(2, chance.choice((5, 10, 99)))
            number = DISGUISES[chance.choice(PLAIN)](value, language)
            said = frame.format(p=a, q=b) + ", "
            yield _told(chance.choice(known["frames"]), number, THE_GAME, said)


def _ordered(language: str, number: int) -> str:
    """A pile by its ordinal: the third pile."""
    ordinal = num2words(number, lang=language, to="ordinal")
    if language in ("es", "it"):
        ordinal = ordinal[:-1] + "a"
    return ORDERED[language].format(ordinal)


def _told(frame: str, number: str, game: str, before: str = "") -> Labelled:
    """A forbidden message: a frame with a number in it."""
    start = len(before) + frame.index("{}")
    text = before + frame.replace("{}", number)
    return Labelled(text, game, False, MADE, (start, start + len(number)))


def _times(known: Sections, chance: Random) -> Iterator[Labelled]:
    """What is said of times of day."""
    for frame in known["times"]:
        clocks = [f"{chance.randint(6, 23)}:{chance.randint(0, 11) * 5:02}" for _ in range(5)]
        for time in (*chance.sample(known["times of day"], 8), *clocks):
            yield Labelled(frame.format(t=time), THE_GAME, True, MADE)
            if chance.random() < 0.4:
                game = chance.choice((QUICK_AND_EASY, PROFESSIONAL))
                yield Labelled(frame.format(t=time), game, True, MADE)


def _everyday(language: str, known: Sections, chance: Random) -> Iterator[Labelled]:
    """Numbers of everyday life, and the same with a wink."""
    for frame, _ in product(known["everyday"], range(4)):
        value = chance.randint(2, 99)
        number = str(value) if chance.random() < 0.6 else num2words(value, lang=language)
        said = frame.format(n=number)
        yield Labelled(said, THE_GAME, True, MADE)
        if value <= 10:
            yield Labelled(said, chance.choice((QUICK_AND_EASY, PROFESSIONAL)), True, MADE)
        start = frame.index("{n}")
        part = (start, start + len(number))
        yield Labelled(said + chance.choice(known["winks"]), THE_GAME, False, MADE, part)


def _numbers(language: str, known: Sections, chance: Random) -> Iterator[Labelled]:
    """Numbers of cards: a third in digits, a third in words, a third in disguise."""
    for frame, _ in product(known["frames"], range(TIMES)):
        value = chance.randint(2, chance.choice((5, 10, 99, 99)))
        number = _disguised(value, language, chance)
        yield _told(frame, number, THE_GAME)
        if chance.random() < 0.2:
            yield _told(frame, f"{number} {AND[language]} {value + 1}", THE_GAME)
        if chance.random() < 0.2:
            yield _told(frame, number, THE_GAME, _harmless(known, chance) + ", ")
    for frame, _ in product((*known["coloured"], *known["frames"]), range(TIMES)):
        game = chance.choice((QUICK_AND_EASY, PROFESSIONAL))
        value = chance.randint(2, chance.choice((4, 10)))
        yield _told(frame, _disguised(value, language, chance), game)


def _harmless(known: Sections, chance: Random) -> str:
    """Something harmless without a gap."""
    return chance.choice([line for line in known["harmless"] if "{" not in line])


def _disguised(value: int, language: str, chance: Random) -> str:
    known = chance.choice((PLAIN[:1], PLAIN, tuple(DISGUISES)))
    return DISGUISES[chance.choice(known)](value, language)


def harmless(language: str, known: Sections) -> Iterator[Labelled]:
    """Small counts, idioms and other numbers that are no card's."""
    for line in known["harmless"]:
        for value in (2, 3, 4) if "{" in line else (2,):
            text = line.replace("{w}", num2words(value, lang=language))
            text = text.replace("{o}", num2words(value, lang=language, to="ordinal"))
            is_pile = "{n}" in line and value > len(GAMES[QUICK_AND_EASY].rows)
            for game in (THE_GAME,) if is_pile else (THE_GAME, QUICK_AND_EASY):
                yield Labelled(text.replace("{n}", str(value)), game, True, MADE)


def _neighbours(known: Sections, chance: Random) -> Iterator[Labelled]:
    """A card told by one that is seen."""
    for game, holding, relation, many in (
        (THE_GAME, "holding", "neighbours", 400),
        (QUICK_AND_EASY, "coloured holding", "equals", 150),
    ):
        letters = "ABCD"[: len(GAMES[game].rows)]
        for seen in (known["seen"], letters):
            every = list(product(known[holding], known[relation], seen))
            for said in chance.sample(every, min(many, len(every))):
                yield Labelled(" ".join(said), game, False, MADE)


def _of_professionals(lists: Sections, chance: Random) -> Iterator[Labelled]:
    """Colours, and sizes of cards and of all else."""
    colours = lists["colours"]
    for many, sign in product((1, 2, 3), (", ", " ", " / ", " + ")):
        for held in chance.sample(list(permutations(colours[:5], many)), 5):
            for game in (QUICK_AND_EASY, PROFESSIONAL):
                yield Labelled(sign.join(held), game, True, MADE)
    for heading in ("fine", "sizes of cards", "sizes in passing"):
        for frame, _ in product(lists[heading], range(3)):
            a, b = chance.sample(colours, 2)
            said = frame.format(c=a, d=b, p=chance.choice(lists["piles"]))
            yield Labelled(said, PROFESSIONAL, heading == "fine", MADE)
    for said in lists["other talk"]:
        yield Labelled(said, PROFESSIONAL, True, MADE)
    for frame, _ in product(lists["sizes of things"], range(25)):
        thing, size = chance.choice(lists["things"]), chance.choice(lists["adjectives"])
        yield Labelled(frame.format(thing=thing, size=size), PROFESSIONAL, True, MADE)
