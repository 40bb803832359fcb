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

_PLURAL = {
    "en": re.compile("[a-z]{3,}[^s]s"),
    "es": re.compile("[a-z]{2,}(?:[a-z][aeo]|[^aeiou]i)s"),
    "it": re.compile("[a-z]{3,}(?:[ie]|ffe|[b-df-hj-np-rtz])"),
    "de": re.compile("[a-z]{3,}(?:en|er|e|n|s)"),
    "fr": re.compile("[a-z]{3,}[sx]"),
    "": re.compile("[a-z]{3,}(?:[^s]s|i|(?<![aei]t)e)"),
}
"""How a plural ends in each language, and where that is unknown: Italians also end commands so."""
_SMALL = {
    "en": "two three four",
    "es": "dos tres cuatro",
    "it": "due tre quattro",
    "de": "zwei drei vier",
    "fr": "deux trois quatre",
}
_LARGER = {
    "en": "five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty",
    "es": "cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta",
    "it": "cinque sei sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta",
    "de": "funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig dreissig vierzig funfzig",
    "fr": "cinq six sept huit neuf dix onze douze quinze vingt trente quarante cinquante",
    "": "2 3 4 5 6 7 8 9 10 11 12 15 20 30 40 50",
}
"""These are a card sooner than a count."""
_PLURAL_AFTER = {
    number: _PLURAL["" if numbers is _LARGER and language == "it" else language]
    for numbers in (_LARGER, _SMALL)
    for language in numbers
    for number in numbers[language].split()
}
_SMALLER = w.words(*_SMALL.values())
_GERMAN = w.words(_SMALL["de"], _LARGER["de"])
"""Their nouns have a capital."""

_ENGLISH = frozenset(("two", "three", "four"))
"""After these alone "a" is an article: il a trois vélos, a due isolati."""

_ANCHORS = (
    w.PILES
    | w.TOPS
    | w.CARDS
    | w.COLOURS
    | w.words("carta mia mio tua tuo tuya tuyo mienne mien tienne tien celle celui quella quello")
)
"""What a distance is from: a tre spanne dal mazzo."""

_ENDING = 3
"""Shorter ones make a number of it: three-ish, two-th."""
_FEW = 3
"""In so few words a number is a card."""
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
    "desormais tandis malgre colles collees pegados pegadas juntos juntas attaccati attaccate",
    "quieras quereis esperas vosotros vosotras capisci dimmi dammi fermi zitti fidatevi lasciami",
    "lasciatemi scusami danach porfi",
)
"""What follows a number without being counted."""


def counts_things(message: Message, last: int, before: list[str]) -> bool:
    """Whether a number that ends with a token, after these words, counts what is not of the table,
    or is a part of a word: two-faced.
    """
    tokens = message.tokens
    shape = _PLURAL_AFTER.get(tokens[last])
    if shape is None or last + 1 >= len(tokens):
        return False
    if before[0] in w.SINGULAR and (before[0] != "a" or tokens[last] in _ENGLISH):
        return False
    if tokens[last] not in _SMALLER and _is_card_sooner(message, before[0], tokens[last + 1]):
        return False
    if before[0] in _BY and before[1] not in w.MORE:
        return False
    joined = tokens[last + 1] == "-" and last + 2 < len(tokens)
    place = last + 2 if joined else last + 1
    thing = tokens[place]
    if not is_thing(thing) or not (joined or shape.fullmatch(thing)):
        return False
    shouted = message.original.isupper()
    capital = message.written_at(place)[0].isupper() and not shouted
    if not joined and tokens[last] in _GERMAN and not capital:
        return False
    after = message.after(place)
    if before[0] == "a" and (thing in w.HOURS or not _ANCHORS.isdisjoint(after)):
        return False
    return after[0] not in distances() and not message.is_riddle(last, place)


def _is_card_sooner(message: Message, before: str, thing: str) -> bool:
    """Whether a number from five on, or in digits, is a card though a plural follows: said in a few
    words, with a colour or a card, held, laid, a bound, or of what everybody knows the number of.
    """
    return (
        before in _before_cards()
        or not _CARDS.isdisjoint(message.words)
        or thing in _known_numbers()
        or len(message.words) <= _FEW
        or not w.COLOURS.isdisjoint(message.words)
    )


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


def is_plural(word: str) -> bool:
    """Whether a word looks like a plural in a language that is not known."""
    return _PLURAL[""].fullmatch(word) is not None


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


_CARDS = w.CARDS | w.words("carta karte mano main mine mia meine mienne")
_COUNTING = w.words(
    "there are were has had hay habia son tiene tienen tenemos ci sono erano ha hanno abbiamo gibt",
    "sind hat haben avons ont sont hecho fatto gemacht made fait visto seen gesehen vu",
)
_SEEN = w.words(
    "see sees seeing ves veis vedi vedete siehst seht vois voyez got ve holding llevo jai"
)


@cache
def _before_cards() -> frozenset[str]:
    """What a card's number follows: where it is held, laid, seen, bounds, and most small words."""
    table = w.LAYING | w.BOUNDING | w.ARTICLES | w.NAMING | w.FRAMES | w.COUNTED | _SEEN
    return words_of("common").union(table, ("",)) - _COUNTING


@cache
def _known_numbers() -> frozenset[str]:
    return w.HOURS.union(*map(class_of_words, ("SETS", "ALLUDED", "COUNTABLE", "MONEY")))


@cache
def distances() -> frozenset[str]:
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
