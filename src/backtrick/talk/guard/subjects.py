"""What the words of a message are about: a size, a card, a pile, or something else in the world.

Words come from lists, in all five languages at once: `sizes.txt`, `offtable.txt`, and what is said
around anything, `common.txt` and `chatter.txt`. There is no end of things, so that a word of no
list may well be one.
"""

from __future__ import annotations

import re
from enum import IntEnum, auto
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from backtrick.talk.guard import words as w
from backtrick.talk.guard.lists import lines_of
from backtrick.talk.guard.phrasebook import class_of_words

_PART = re.compile(r"[^.,;:!?()\u2026\u2014\n]+")
_WORD = re.compile(r"[^\W_]+")
_STRETCHED = re.compile(r"(.)\1{2,}")
_STRESSED = re.compile(
    "^(?:super|riesen|wahnsinnig|mega|ultra|extra|hyper|hiper|klitze|mords|sau|arch|recontra|stra|requete|re)"
)
_DIGITS_AS_LETTERS = str.maketrans("0134578", "oieastb")


class Kind(IntEnum):
    """What a word is about."""

    SIZE = auto()
    """How high."""
    LOOSE_SIZE = auto()
    """How high, if it is a card that is spoken of."""
    CARD = auto()
    """A colour, a card, what stands on it, a step to it."""
    PILE = auto()
    THING = auto()
    """Something that is not on the table."""
    PLAIN = auto()
    """What is said around anything."""
    UNKNOWN = auto()
    """In none of our lists."""


SIZES = (Kind.SIZE, Kind.LOOSE_SIZE)


class Word(NamedTuple):
    """A word of a message, and where it stands."""

    text: str
    kind: Kind
    start: int
    end: int


@lru_cache(maxsize=1)
def sentences_of(text: str) -> list[list[Word]]:
    """The words of a text, from one mark to the next. What is a size only beside a card is one
    only there.
    """
    sentences = [_sentence(text, part.start(), part.end()) for part in _PART.finditer(text)]
    if any(word.kind is Kind.LOOSE_SIZE for sentence in sentences for word in sentence):
        named = any(names_card(sentence) for sentence in sentences)
        return [_settled(sentence, named) for sentence in sentences]
    return sentences


def _sentence(text: str, start: int, end: int) -> list[Word]:
    words: list[Word] = []
    for found in _WORD.finditer(text, start, end):
        said = found.group()
        if not said.isalpha():
            said = said.translate(_DIGITS_AS_LETTERS)
        kind = kind_of(said)
        if said in _NOUNS_AFTER and words and words[-1].text in _NOUNS_AFTER[said]:
            kind = Kind.THING
        words.append(Word(said, kind, found.start(), found.end()))
    _forget_heaps(words)
    _forget_colours_of_things(words)
    return words


def _settled(sentence: list[Word], named: bool) -> list[Word]:
    """A sentence in which loose sizes are sizes, if it speaks of a card, or else what they are;
    `named` if the message names a card.
    """
    plain = all(word.kind in (Kind.PLAIN, Kind.SIZE, Kind.LOOSE_SIZE) for word in sentence)
    speaks = (
        names_card(sentence)
        or any(word.text in OWN for word in sentence)
        or (plain and (named or any(word.text in w.HAVE for word in sentence)))
        or (plain and _stands_alone(sentence))
    )
    return [
        word._replace(kind=Kind.SIZE if speaks else _otherwise(word.text))
        if word.kind is Kind.LOOSE_SIZE
        else word
        for word in sentence
    ]


def _stands_alone(sentence: list[Word]) -> bool:
    """Whether a loose size stands where a thing should: una forte, nichts dickes, rien de lourd."""
    said = [word.text for word in sentence if word.text not in ("de", "di", "d")]
    return any(
        before in _ONE_OF_THEM and kind_of(text) is Kind.LOOSE_SIZE
        for before, text in pairwise(said)
    )


_ONE_OF_THEM = w.words(
    "one two something nothing anything una otra dos algo nada altra due qualcosa niente nulla",
    "solo ninguna nessuna keine des",
    "eine andere zwei deux was etwas nichts nix une autre rien du",
)


def _otherwise(text: str) -> Kind:
    """What a loose size is where no card is spoken of."""
    return Kind.THING if text in _listed("offtable") else Kind.PLAIN


def _forget_heaps(words: list[Word]) -> None:
    """A pile of clothes is none of the table."""
    for place, (pile, link, heaped) in enumerate(zip(words, words[1:], words[2:], strict=False)):
        if pile.kind is Kind.PILE and link.text in w.OF and heaped.kind is Kind.UNKNOWN:
            words[place] = pile._replace(kind=Kind.THING)


def _forget_colours_of_things(words: list[Word]) -> None:
    """A red car is no card, nor is a car that is red."""
    for place, word in enumerate(words):
        if word.kind is Kind.CARD and is_colour(word.text):
            before = place - 1
            while before > 0 and words[before].text in LINKING_OR_DEGREES:
                before -= 1
            owned = before > 0 and words[before - 1].text in DETERMINERS
            if (owned and words[before].kind is Kind.THING) or (
                place + 1 < len(words) and words[place + 1].kind is Kind.THING
            ):
                words[place] = word._replace(kind=Kind.PLAIN)


def names_card(sentence: list[Word]) -> bool:
    """Whether a sentence names a card."""
    return any(word.kind is Kind.CARD for word in sentence)


# -- small words

LINKING = w.words(
    "is s are re was were be been isn aren wasn looks look seems seem feels gets getting got",
    "became es son esta estan era eran sea sean fue anda sigue parece parecen q que",
    "e sono era erano sia siano sta stanno sembra sembrano diventata diventato che",
    "ist is isch sind war waren ware wird scheint bleibt",
    "est sont etait etaient soit semble parait c reste qui",
)
"""Between a thing and how it is."""
DEGREES = class_of_words("DEGREE") | w.words(
    "towards richtung hacia verso tirando tendente tendenti ish",
    "filo chouia pizca pizco tantino hauch stuck weit",
    "bit tad touch pelin so too really kinda sorta kind sort of little slightly all way just only",
    "almost that not un poco demasiado tan super re bien muy mas mucho menos algo todo toda no",
    "troppo un po cosi tanto davvero proprio piu meno tutto tutta bello bella belli belle non",
    "zu so ganz echt voll total etwas ein bisschen mega richtig schon arg mehr nicht zimli gar",
    "trop tro si vraiment un peu tout toute grave hyper plus moins bien pas",
)
"""How much."""
LINKING_OR_DEGREES = LINKING | DEGREES
BITS = w.words(
    "bit little tad touch poco po bisschen peu pelin filo chouia pizca tantino hauch stuck"
)
"""Of these, what follows an article."""
JOINING = w.words("and or nor but y e o u ni und oder noch aber et ou ma mais pero ne")
LIKE = w.words("like as wie als than como come comme que")
INDEFINITE = w.words("a an un una uno une ein eine einen ne nen")
DEFINITE = w.words("the il el le lo la den der die l")
DETERMINERS = w.ARTICLES | w.words(
    "my your his her our their this that mi tu su mis tus sus nuestro nuestra ese esa este esta",
    "mio mia tuo suo tua sua miei mie nostro questo questa quel quella",
    "mein dein sein unser meine deine seine",
    "unsere den dem des mon ton ma ta sa notre votre ce cette du au al del",
)
OWN = w.words(
    "mine ones these those mia mias mio mios mie miei meine meiner meins mienne miennes mien",
    "both beide beides ambas ambos entrambe entrambi celle celles celui ceux quelle quelli",
)
"""What people call their cards when they do not name them."""
BEFORE_BARE = w.words(
    "a an some something nothing anything nowt owt summat any only just got have holding hold",
    "two both no",
    "una uno algo nada solo unas dos ninguna tengo llevo alguna otra",
    "qualcosa niente nulla due nessuna ho altra solo soltanto",
    "eine einen ein ne nen was nichts nix nur zwei keine hab habe etwas irgendwas",
    "une rien que des du deux aucune ai quelque chose de roba cosas trucs",
    "lauter puras puros robe robette cosette cosine cositas cosillas machins",
)
"""After these a size stands for what has that size."""
_NOUNS_AFTER = {
    "son": w.words("my your his her our their the le du"),
    "primo": w.words("mi tu su"),
    "prima": w.words("mi tu su"),
    "monte": w.words("el il un al del"),
    "loro": w.words("el un mi"),
    "font": w.words("the this a"),
    "car": w.words("my your his her our their the a new"),
    "man": w.words("a the my this that old"),
    "sea": w.words("the"),
    "bro": w.words("my your his her lil little big"),
    "sis": w.words("my your his her lil little big"),
    "show": w.words("the a this"),
    "match": w.words("the a this big le un"),
    "team": w.words("my our the your mein unser"),
    "kind": w.words("mein dein das ein unser"),
    "bad": w.words("das ein unser mein im"),
    "sera": w.words("la una buona ieri questa"),
    "pain": w.words("le du un"),
}
"""Words that are something else unless one of these stands before them."""
_COLOURS_OF_MANY = w.words(
    "reds blues greens yellows violets purples purply azules verdes rojas rojos amarillas",
    "amarillos violetas moradas morados lilas rossi rosse verdi gialli gialle violette roter rotem",
    "blauer blauem gruner grunem gelber gelbem violetter violetten lilane lilanen lilaner bleus",
    "bleues verts vertes rouges violets violettes jaunes",
    "galb galbi jelb jelbe jrun jrune roti blaui gruni",
    "bluone rossone verdone giallone bluino rossino verdino giallino rojito azulito verdecito",
    "amarillito rojazo azulon verdazo amarillote",
)
_OF_CARDS = w.words(
    "cartaccia cartacce cartucce carton cartones kartchen karterl kartl kartli cartoncito",
    "ones hand hands mano handkarte handkarten charte charten cartine cartina cartita cartitas",
    "kartchen salto",
    "altura altezza hauteur height size tamano taille taglia talla dimensione values valores werte",
    "valori valeurs calibre",
    "calibro kaliber half range scale tier bracket segment spectrum gama escala mitad fascia scala",
    "meta bereich halfte skala drittel spektrum tranche echelle gamme moitie fourchette",
)


# -- the lists


@lru_cache(maxsize=1 << 14)
def kind_of(text: str) -> Kind:
    """What a word is about."""
    if text in _cards():
        return Kind.CARD
    if text in w.PILES:
        return Kind.PILE
    alone, beside = _sizes()
    for form in _forms(text):
        if form in alone:
            return Kind.SIZE
        if form in beside:
            return Kind.LOOSE_SIZE
    if text in _listed("offtable"):
        return Kind.THING
    return Kind.PLAIN if text in plain_words() else Kind.UNKNOWN


def _forms(text: str) -> list[str]:
    """A word as it is written, and without what stretches or stresses it: looow, superlow."""
    forms = [text]
    if _STRETCHED.search(text):
        forms += (_STRETCHED.sub(r"\1", text), _STRETCHED.sub(r"\1\1", text))
    return forms + [form[stress.end() :] for form in forms if (stress := _STRESSED.match(form))]


def is_colour(text: str) -> bool:
    """Whether a word is a colour of Quick & Easy."""
    return text in _colours()


@cache
def _colours() -> frozenset[str]:
    return w.COLOURS | class_of_words("COLOUR") | _COLOURS_OF_MANY


@cache
def _cards() -> frozenset[str]:
    ours = (class_of_words(name) for name in ("CARD", "NUMBER", "STRIDE"))
    return _colours().union(w.NUMBER, _OF_CARDS, *ours)


@cache
def plain_words() -> frozenset[str]:
    """What is said around anything."""
    ours = ("GAME", "SIDE", "THE", "YOUR", "PLAYABLE", "PLAIN", "JOINING", "TABLE", "TRICKY")
    small = (LINKING, DEGREES, JOINING, LIKE, DETERMINERS, OWN, BEFORE_BARE)
    said = (w.LAYING, w.HAVE, w.NEVER_COUNTED, *(class_of_words(name) for name in ours))
    return _listed("common").union(_listed("chatter"), *small, *said) - class_of_words("SIZE")


@cache
def _listed(name: str) -> frozenset[str]:
    """The words of a file."""
    return frozenset(word for line in lines_of(name) for word in _expanded(line))


@cache
def _sizes() -> tuple[frozenset[str], frozenset[str]]:
    """Words that are sizes wherever they stand alone, and those that are it beside a card."""
    lists: list[set[str]] = []
    for line in lines_of("sizes"):
        if line.startswith("="):
            lists.append(set())
        else:
            lists[-1].update(_expanded(line))
    alone, beside = lists
    return frozenset(alone), frozenset(beside)


def _expanded(line: str) -> list[str]:
    """The words of a line; those before a plus with each of the endings after it."""
    stems, _, endings = line.partition("+")
    return [
        stem + ending.strip("-") for stem in stems.split() for ending in endings.split() or [""]
    ]


def load_lists() -> None:
    """Read the files, so that the first message need not wait."""
    kind_of("")
