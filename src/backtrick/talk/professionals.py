"""What professionals may speak of: the colours they hold, the pile they want, where the trick is.

How high a card is they may not say, not even vaguely. The same words are said of brothers,
batteries and schools, so that it is asked what such a word qualifies: the words beside it tell, or
what else the same sentence names. Who names nothing speaks of a card.

People have no end of words for how high a card is. So it is also asked the other way round: beside
a colour there may be one word that is neither common nor of the table, but not two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from backtrick.talk import words as w
from backtrick.talk.errors import Reason
from backtrick.talk.message import Finding, Message
from backtrick.talk.phrasebook import class_of_words, lookup_of, phrasebook

_PART = re.compile(r"[^.,;:!?()\u2026\u2014\n]+")
_WORD = re.compile(r"[^\W_]+")
_SPACED = re.compile(r"(?<!\w)[^\W\d_](?:[ .*\-]{1,2}[^\W\d_]){2,}(?!\w)")
_APART = re.compile(r"[ .*\-]+")
_STRESSED = re.compile(
    "^(?:super|mega|ultra|extra|hyper|hiper|klitze|mords|sau|arch|recontra|stra|requete|re)"
)
_STRETCHED = re.compile(r"(.)\1{2,}")
_VERB = re.compile(
    r"..[^\W\d_]+(?:ria|rian|riamos|rebbe|rebbero|remmo|rait|raient|rions|iendo|ando|endo|ing)$"
)
_MOST_UNKNOWN = 1


class Kind(Enum):
    """What a word is about."""

    SIZE = "how high"
    LOOSE_SIZE = "how high, if it is a card that is spoken of"
    CARD = "a colour, a card, what stands on it"
    PILE = "a pile"
    THING = "something that is not on the table"
    PLAIN = "anything"
    UNKNOWN = "not in our lists"


class Word(NamedTuple):
    """A word of a message, and where it stands."""

    text: str
    kind: Kind
    start: int
    end: int


def find_size(message: Message) -> Finding | None:
    """Where a message tells how high a card is."""
    sentences = [
        _sentence(message.text, part.start(), part.end()) for part in _PART.finditer(message.text)
    ]
    return (
        _find_spaced(message.text)
        or _first(_find_size_word(sentence) for sentence in sentences)
        or _find_phrase([one for one in sentences if not _is_about_things(one)])
        or _first(_find_unknown(sentence) for sentence in sentences)
    )


def _sentence(text: str, start: int, end: int) -> list[Word]:
    """The words of a part of a text; what is a size only beside a card is one only there."""
    words: list[Word] = []
    for found in _WORD.finditer(text, start, end):
        said = found.group()
        if not said.isalpha():
            said = said.translate(_DIGITS_AS_LETTERS)
        kind = kind_of(said)
        if said in _NOUNS_AFTER and words and words[-1].text in _NOUNS_AFTER[said]:
            kind = Kind.THING
        words.append(Word(said, kind, found.start(), found.end()))
    if not any(word.kind is Kind.LOOSE_SIZE for word in words):
        return words
    named = _names_card(words) or any(word.text in _CARDS_OWN for word in words)
    return [
        word._replace(kind=Kind.SIZE if named else Kind.UNKNOWN)
        if word.kind is Kind.LOOSE_SIZE
        else word
        for word in words
    ]


def _find_spaced(text: str) -> Finding | None:
    """H I G H, b-a-s."""
    for found in _SPACED.finditer(text):
        if kind_of(_APART.sub("", found.group())) is Kind.SIZE:
            return Finding(Reason.VAGUE_VALUE, found.start(), found.end())
    return None


def _first(findings: Iterable[Finding | None]) -> Finding | None:
    return next((finding for finding in findings if finding is not None), None)


def _found(first: Word, last: Word) -> Finding:
    return Finding(Reason.VAGUE_VALUE, first.start, last.end)


# -- sizes, and what they are the size of


def _find_size_word(sentence: list[Word]) -> Finding | None:
    named = _names_card(sentence)
    for place, word in enumerate(sentence):
        if word.kind is not Kind.SIZE or _is_place(sentence, place):
            continue
        if _is_of_card(sentence, place, named):
            return _found(word, word)
    return None


def _is_of_card(sentence: list[Word], place: int, named: bool) -> bool:
    """Whether it is a card that a word of size qualifies; `named` if the sentence names one."""
    left, right = _left(sentence, place), _right(sentence, place)
    beside = {one.kind for one in (left, right) if one is not None}
    if Kind.CARD in beside:
        return True
    if Kind.PILE in beside or Kind.THING in beside:
        return False
    if named:
        return True
    if any(one is not None and one.text in _CARDS_OWN for one in (left, right)):
        return True
    if Kind.UNKNOWN in beside:
        return False
    if right is not None and right.text in _LIKE:
        return True
    if right is not None and right.text == "one":
        return all(one.kind is not Kind.THING for one in sentence)
    return _is_bare(sentence, place) or not any(
        one.kind in (Kind.THING, Kind.UNKNOWN) for one in sentence
    )


def _left(sentence: list[Word], place: int) -> Word | None:
    """The word before a size, or before the verb that links it: the battery is rather low."""
    before = _before(sentence, place)
    while before >= 0 and _is_passed(sentence[before], _LINKING):
        before = _before(sentence, before)
    return sentence[before] if before >= 0 else None


def _before(sentence: list[Word], place: int) -> int:
    """The place before a word and what says how much: rather low, a bit low, un peu basse."""
    place -= 1
    while place >= 0 and sentence[place].text in _DEGREES:
        place -= 1 + (sentence[place].text in _BITS and sentence[place - 1].text in w.ARTICLES)
    return place


def _right(sentence: list[Word], place: int) -> Word | None:
    """The word after a size: low battery, baja el volumen, how small is your dog."""
    place += 1
    while place < len(sentence) and _is_passed(sentence[place], _AFTER_SIZE):
        place += 1
    while place + 1 < len(sentence) and sentence[place].text in _DETERMINERS:
        place += 1
    return sentence[place] if place < len(sentence) else None


def _is_passed(word: Word, texts: frozenset[str]) -> bool:
    """Whether a word stands between a size and what it qualifies."""
    return word.kind is Kind.SIZE or (word.kind is not Kind.THING and word.text in texts)


def _is_bare(sentence: list[Word], place: int) -> bool:
    """Whether a size stands where a thing should: a small, nothing high, only low."""
    before = _before(sentence, place)
    return before >= 0 and sentence[before].text in _BEFORE_BARE


def _is_place(sentence: list[Word], place: int) -> bool:
    """Whether high or low is where something lies: in alto, en bas, vers le haut."""
    if sentence[place].text not in _PLACES or place == 0:
        return False
    before = sentence[place - 1].text
    earlier = sentence[place - 2].text if place > 1 else ""
    if before in ("go", "going", "play", "put"):
        return True
    if before == "the":
        return not _names_card(sentence)
    if before in ("le", "il", "l"):
        degree = sentence[place - 3].text if place > 2 else ""
        return earlier in w.PLACED and degree not in class_of_words("DEGREE")
    return before in w.PLACED and earlier not in _LINKING | w.HAVE | _BEFORE_BARE


def _names_card(sentence: list[Word]) -> bool:
    """Whether a sentence names a card; a red car is none."""
    return any(
        word.kind is Kind.CARD
        and not (
            _is_colour(word.text)
            and any(
                one.kind is Kind.THING
                for one in sentence[max(0, place - 1) : place + 2]
                if one is not word
            )
        )
        for place, word in enumerate(sentence)
    )


# -- phrases


def _find_phrase(sentences: list[list[Word]]) -> Finding | None:
    words = [
        word
        for sentence in sentences
        for place, word in enumerate(sentence)
        if not (word.text in _JUMPS and place and sentence[place - 1].text in _DEFINITE)
    ]
    said = [word.text for word in words]
    found = phrasebook("vague").find(said, lookup_of(said))
    return None if found is None else _found(words[found[0]], words[found[1]])


def _is_about_things(sentence: list[Word]) -> bool:
    """Whether a sentence speaks of things that are not on the table, and of nothing on it."""
    kinds = [word.kind for word in sentence]
    on_table = Kind.CARD in kinds or Kind.PILE in kinds
    return Kind.THING in kinds and not on_table


# -- words of people's own


def _find_unknown(sentence: list[Word]) -> Finding | None:
    """Beside a colour, more words than one that have nothing to do with piles and the trick, or one
    that stands where it must be said of the card.
    """
    if not _names_card(sentence):
        return None
    unknown = [
        place
        for place, word in enumerate(sentence)
        if word.kind is Kind.UNKNOWN and len(word.text) > 1 and not _VERB.match(word.text)
    ]
    for place in unknown:
        if _is_said_of_card(sentence, place):
            return _found(sentence[place], sentence[place])
    coloured = any(_is_colour(word.text) for word in sentence)
    if coloured and len({sentence[place].text for place in unknown}) > _MOST_UNKNOWN:
        return _found(sentence[unknown[0]], sentence[unknown[-1]])
    return None


def _is_said_of_card(sentence: list[Word], place: int) -> bool:
    """My red is chonky; a chonky red; una roja tocha; rather chonky."""
    before = [word.text for word in reversed(sentence[max(0, place - 2) : place])] + ["", ""]
    after = sentence[place + 1].text if place + 1 < len(sentence) else ""
    if before[0] in class_of_words("DEGREE"):
        return True
    if before[0] in _LINKING:
        left = _left(sentence, place)
        return left is not None and (left.kind is Kind.CARD or left.text in _CARDS_OWN)
    if _is_colour(after):
        return before[0] in _DETERMINERS
    return _is_colour(before[0]) and before[1] in _INDEFINITE


# -- words


_NOUNS_AFTER = {
    "son": w.words("my your his her our their the le du"),
    "primo": w.words("mi tu su"),
    "prima": w.words("mi tu su"),
    "monte": w.words("el il un al del"),
    "loro": w.words("el un mi"),
}
"""Words that are something else unless one of these stands before them."""
_INDEFINITE = w.words("a an un una uno une ein eine einen ne nen")
_DEFINITE = w.words("the il el le lo la den der die l")
_JUMPS = w.words("jump salto sprung saut rucksprung brinco balzo bond")
"""Names that people give the trick; after an article they say nothing of how far it goes."""
_DIGITS_AS_LETTERS = str.maketrans("0134578", "oieastb")
_PLACES = w.words("alto basso bas haut arriba abajo lower")
_LIKE = w.words("like as wie als than como come comme que")
_JOINING = w.words("and or nor but y e o u ni und oder noch aber et ou ma mais pero ne")
_DETERMINERS = w.ARTICLES | w.words(
    "my your his her our their this that mi tu su mis tus sus nuestro nuestra ese esa este esta mio",
    "tuo suo tua sua nostro questo questa quel quella mein dein sein unser meine deine seine unsere",
    "den dem des mon ton ma ta sa notre votre ce cette du au al del",
)
_LINKING = w.words(
    "is s are re was were be been isn aren wasn looks look seems seem feels gets getting got became",
    "es son esta estan era eran sea sean fue anda sigue parece parecen q que",
    "e sono era erano sia siano sta stanno sembra sembrano diventata diventato che",
    "ist is isch sind war waren ware sei wird scheint bleibt",
    "est sont etait etaient soit semble parait c reste qui",
)
_DEGREES = class_of_words("DEGREE") | w.words(
    "towards richtung hacia verso tirando tendente",
    "bit tad touch pelin so too really kinda sorta kind sort of little slightly all way just only almost that",
    "not un poco demasiado tan super re bien muy mas mucho menos algo todo toda no",
    "troppo un po cosi tanto davvero proprio piu meno tutto tutta bello bella belli belle non",
    "zu so ganz echt voll total etwas ein bisschen mega richtig schon arg mehr nicht zimli gar",
    "trop si vraiment un peu tout toute grave hyper plus moins bien pas",
)
_AFTER_SIZE = _JOINING | _DEGREES | _LINKING
_BITS = w.words("bit little tad touch poco po bisschen peu pelin")
_CARDS_OWN = w.words(
    "mine ones these those mia mias mio mios mie miei meine meiner meins mienne miennes mien",
    "both beide beides ambas ambos entrambe entrambi",
)
_BEFORE_BARE = w.words(
    "a an some something nothing anything any only just got have holding hold two both no",
    "una uno algo nada solo unas dos ninguna tengo llevo alguna otra",
    "qualcosa niente nulla due nessuna ho altra solo soltanto",
    "eine einen ein ne nen was nichts nix nur zwei keine hab habe etwas irgendwas",
    "une rien que des du deux aucune ai quelque chose de",
)


def _is_colour(text: str) -> bool:
    return text in _colours()


@lru_cache(maxsize=1 << 14)
def kind_of(text: str) -> Kind:
    """What a word is about."""
    if text in _cards():
        return Kind.CARD
    if text in w.PILES:
        return Kind.PILE
    alone, beside = _sizes()
    forms = (text, _STRETCHED.sub(r"\1", text), _STRETCHED.sub(r"\1\1", text))
    for form in (*forms, *(_STRESSED.sub("", form) for form in forms)):
        if form in alone:
            return Kind.SIZE
        if form in beside:
            return Kind.LOOSE_SIZE
    if text in _listed("things"):
        return Kind.THING
    return Kind.PLAIN if text in _plain() else Kind.UNKNOWN


@cache
def _colours() -> frozenset[str]:
    return w.COLOURS | class_of_words("COLOUR") | _COLOURS_OF_MANY


_COLOURS_OF_MANY = w.words(
    "bluone rossone verdone giallone bluino rossino verdino giallino rojito azulito verdecito amarillito",
    "rojazo azulon verdazo amarillote",
    "reds blues greens yellows violets purples purply",
    "azules verdes rojas rojos amarillas amarillos violetas moradas morados lilas",
    "rossi rosse verdi gialli gialle violette",
    "roter rotem blauer blauem gruner grunem gelber gelbem violetter violetten lilane lilanen lilaner",
    "galb galbi jelb jelbe jrun jrune roti blaui gruni",
    "bleus bleues verts vertes rouges violets violettes jaunes",
)


@cache
def _cards() -> frozenset[str]:
    return (
        _colours()
        | class_of_words("CARD")
        | class_of_words("NUMBER")
        | w.NUMBER
        | w.words(
            "cartine cartina cartita cartitas kartchen salto ones hand hands mano handkarte handkarten charte charten kaart values valores"
        )
        | class_of_words("STRIDE")
        | w.words(
            "size tamano taille dimensione werte valori valeurs calibre calibro kaliber",
            "half range scale tier bracket segment spectrum gama escala mitad fascia scala meta",
            "bereich halfte skala drittel spektrum tranche echelle gamme moitie fourchette",
        )
    )


@cache
def _plain() -> frozenset[str]:
    ours = ("GAME", "SIDE", "THE", "YOUR", "PLAYABLE", "PLAIN", "JOINING", "TABLE", "TRICKY")
    return _listed("common").union(
        _listed("chatter"),
        w.LAYING,
        w.HAVE,
        w.NEVER_COUNTED,
        w.ARTICLES,
        _LINKING,
        _DEGREES,
        _JOINING,
        _LIKE,
        _CARDS_OWN,
        _BEFORE_BARE,
        *(class_of_words(name) for name in ours),
    ) - class_of_words("SIZE")


def _lines(name: str) -> list[str]:
    source = files("backtrick.talk").joinpath(f"{name}.txt").read_text("utf-8")
    lines: list[str] = []
    for line in source.splitlines():
        if line.startswith(" "):
            lines[-1] += line
        elif line and not line.startswith("#"):
            lines.append(line)
    return lines


@cache
def _listed(name: str) -> frozenset[str]:
    """The words of a file."""
    return w.words(*_lines(name))


@cache
def _sizes() -> tuple[frozenset[str], frozenset[str]]:
    """Words that are sizes wherever they stand alone, and those that are it beside a card."""
    lists: list[set[str]] = []
    for line in _lines("sizes"):
        if line.startswith("="):
            lists.append(set())
            continue
        stems, _, endings = line.partition("+")
        lists[-1].update(
            stem + ending.strip("-") for stem in stems.split() for ending in endings.split() or [""]
        )
    alone, beside = lists
    return frozenset(alone), frozenset(beside)
