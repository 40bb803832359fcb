"""Small numbers of what has nothing to do with the table: three cups, tre caffè, drei Tassen.

No list holds all that people count. A number word and a plural of its own language are enough, as
long as the word is none that often follows a number without being counted by it.
"""

from __future__ import annotations

import re
from functools import cache

from backtrick.talk.guard import words as w
from backtrick.talk.guard.lists import words_of
from backtrick.talk.guard.message import Message
from backtrick.talk.guard.numbers import read_word
from backtrick.talk.guard.phrasebook import class_of_words

_PLURALS = {
    "two three four": re.compile("[a-z]{3,}[^s]s"),
    "dos tres cuatro": re.compile("[a-z]{3,}[aeo]s"),
    "due tre quattro": re.compile("[a-z]{3,}(?:[ie]|ffe)"),
    "zwei drei vier": re.compile("[a-z]{3,}(?:en|er|e|n|s)"),
    "deux trois quatre": re.compile("[a-z]{3,}[sx]"),
}
_PLURAL_AFTER = {number: shape for numbers, shape in _PLURALS.items() for number in numbers.split()}
_GERMAN = frozenset(("zwei", "drei", "vier"))
"""Their nouns have a capital."""

_ENDING = 3
"""Shorter ones make a number of it: three-ish, two-th."""
_BY = w.words("by por di de d um")
"""A difference follows."""
_NEVER = w.words(
    "something plus minus maybe today tomorrow tonight later soon hopefully manana domani",
    "oggi demain hier morgen heute gestern bald leider vielleicht hilft helfen aide sirve",
    "ayuda aiuta perhaps besides sometimes always otherwise works helps kills sucks",
    "comes means hurts goes",
    "fits needs lies sits gets makes takes wins looks seems feels stays waits counts sounds",
    "thanks guys folks whatevs anyways alas towards upwards downwards afterwards jumps plays",
    "beats saves ruins contados contadas quizas apenas entonces despues ademas antes menos jamas",
    "atras gracias besos chicos chicas amigos amigas colegas tios chavales muchachos compis",
    "salvas puedes quieres tienes dejas juegas pones insieme oppure volentieri dunque magari",
    "altrimenti direi pure anche invece sempre bene forse quasi grazie avanti indietro dietro",
    "davanti fuori dentro oltre ragazzi ragazze amici gente serve viene entra vale potrei vorrei",
    "dovrei farei infine quindi comunque ovunque piuttosto perche parfois helas dedans alors",
    "toujours jamais dehors moins plus sans mais puis depuis dessous dessus volontiers copains",
    "copines bises viens prends mets peux veux messieurs dames gars tous vous nous autrefois",
    "desormais tandis malgre",
)
"""What follows a number without being counted."""


def counts_things(message: Message, last: int, before: list[str]) -> bool:
    """Whether a number that ends with a token, after these words, counts what is not of the table,
    or is a part of a word: two-faced.
    """
    tokens = message.tokens
    shape = _PLURAL_AFTER.get(tokens[last].text)
    if shape is None or last + 1 >= len(tokens) or before[0] in w.SINGULAR:
        return False
    if before[0] in _BY and before[1] not in w.MORE:
        return False
    joined = tokens[last + 1].text == "-" and last + 2 < len(tokens)
    place = last + 2 if joined else last + 1
    thing = tokens[place]
    if not is_thing(thing.text) or not (joined or shape.fullmatch(thing.text)):
        return False
    shouted = message.original.isupper()
    capital = message.written(thing.start, thing.end)[0].isupper() and not shouted
    if not joined and tokens[last].text in _GERMAN and not capital:
        return False
    return message.after(place, 1)[0] not in _distances() and not message.is_riddle(last, place)


def is_thing(word: str) -> bool:
    """Whether a word may be a thing that is not of the table: the third coffee."""
    if (
        len(word) <= _ENDING
        or not word.isalpha()
        or word in _no_things()
        or word.endswith(_ADVERBS)
    ):
        return False
    return read_word(word) is None


_ADVERBS = (
    "ly",
    "mente",
    "ment",
    "weise",
    "erait",
    "aria",
    "eria",
    "rebbe",
    "amos",
    "emos",
    "imos",
)


@cache
def _distances() -> frozenset[str]:
    """Words that make a distance of what is counted: two metres above."""
    return frozenset().union(*map(class_of_words, ("OVER", "HIGHER", "BESIDE")))


@cache
def _no_things() -> frozenset[str]:
    """Words that are not counted here: of the table, common, or never."""
    table = (
        class_of_words(name)
        for name in ("STEP", "ENDS", "COLOUR", "CARD", "AFTERWARD", "OVER", "FIT", "LYING")
    )
    lists = (w.VAGUE, w.BEYOND, w.COLOURS, w.COLOURED, w.LAYING, w.SIDES, w.OFF, w.FRAMES, w.CARDS)
    return _NEVER.union(words_of("common"), w.MONTHS, *lists, *table)
