"""What professionals may speak of: the colours they hold, the pile they want, where the trick is.

How high a card is they may not say, not even vaguely. The same words are said of brothers,
batteries and schools, so that it is asked what such a word qualifies: the words beside it tell, or
what else the same sentence names. Who names nothing speaks of a card.

People have no end of words for how high a card is. So it is also asked the other way round: what is
unknown may not stand where it would be said of a card, and beside a colour there may be one such
word, but not two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard import subjects as s
from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.passage import Passage
from backtrick.talk.guard.phrasebook import class_of_words
from backtrick.talk.guard.subjects import Kind, Word

_SPACED = re.compile(r"(?<!\w)[^\W\d_](?:[ .*\-]{1,2}[^\W\d_]){2,}(?!\w)")
_APART = re.compile(r"[ .*\-]+")
_VERB = re.compile(
    r"\w{3,}(?:ria|rian|riamos|rebbe|rebbero|remmo|rait|raient|rions|iendo|ando|endo|ing)$"
)
"""Words that end like this say what somebody does."""
_HELD = s.OWN | w.HAVE
_PRAISE = w.words("grande grandi grandes grandissimo grandissima grandissimi")
_MOST_UNKNOWN = 1
_REACH = 8
"""So many words may stand between a size and what it qualifies."""

Sentence = list[Word]


def find_size(message: Message) -> Finding | None:
    """Where a message tells how high a card is."""
    sentences = s.sentences_of(message.text)
    if not Passage([word.text for one in sentences for word in one], "asides").is_empty:
        sentences = [_without_asides(sentence) for sentence in sentences]
    named = any(s.names_card(sentence) for sentence in sentences)
    if not named:
        sentences = _without_remarks(sentences)
    return (
        _find_spaced(message.text)
        or message.finding(GuardReason.VAGUE_VALUE, "figures")
        or _first(_find_size_word(sentence) for sentence in sentences)
        or _find_phrase([one for one in sentences if not _is_about_things(one, named)])
        or _first(_find_unknown(sentence) for sentence in sentences)
    )


def _without_asides(sentence: Sentence) -> Sentence:
    """What is left without sayings that are about no size."""
    said = [word.text for word in sentence]
    while (found := Passage(said, "asides").find("asides")) is not None:
        sentence = sentence[: found[0]] + sentence[found[1] + 1 :]
        said = [word.text for word in sentence]
    return sentence


def _without_remarks(sentences: list[Sentence]) -> list[Sentence]:
    """In a message that names no card: what is left without praise, and without what is added to a
    sentence about things: fever, nothing big.
    """
    things = [any(word.kind is Kind.THING for word in sentence) for sentence in sentences]
    return [
        sentence
        for place, sentence in enumerate(sentences)
        if not (len(sentence) == 1 and sentence[0].text in _PRAISE)
        and not (
            any(things[max(0, place - 1) : place + 2])
            and all(word.text not in _HELD for word in sentence)
        )
    ]


def _first(findings: Iterable[Finding | None]) -> Finding | None:
    return next((finding for finding in findings if finding is not None), None)


def _found(first: Word, last: Word) -> Finding:
    return Finding(GuardReason.VAGUE_VALUE, first.start, last.end)


def _text(sentence: Sentence, place: int) -> str:
    return sentence[place].text if 0 <= place < len(sentence) else ""


# -- sizes, and what they are the size of


def _find_spaced(text: str) -> Finding | None:
    """H I G H, b-a-s."""
    for found in _SPACED.finditer(text):
        if s.kind_of(_APART.sub("", found.group())) is Kind.SIZE:
            return Finding(GuardReason.VAGUE_VALUE, found.start(), found.end())
    return None


def _find_size_word(sentence: Sentence) -> Finding | None:
    sizes = [place for place, word in enumerate(sentence) if word.kind is Kind.SIZE]
    named = bool(sizes) and (s.names_card(sentence) or _is_of_own(sentence))
    for place in sizes:
        if not _is_place(sentence, place, named) and _is_of_card(sentence, place, named):
            return _found(sentence[place], sentence[place])
    return None


_MINE = w.words("mine mienne miennes mien miens meins mias mios")


def _is_of_own(sentence: Sentence) -> bool:
    """Whether a sentence is about what is the speaker's own, and names no thing: la mia è alta."""
    return all(word.kind is not Kind.THING for word in sentence) and any(
        word.text in _MINE
        or (word.text in s.OWN and (_text(sentence, place + 1) or "is") in s.LINKING)
        for place, word in enumerate(sentence)
    )


def _is_of_card(sentence: Sentence, place: int, named: bool) -> bool:
    """Whether it is a card that a word of size qualifies; `named` if the sentence names one."""
    left, right = _left(sentence, place), _right(sentence, place)
    beside = [one for one in (left, right) if one is not None]
    kinds = {one.kind for one in beside}
    if Kind.CARD in kinds:
        return True
    if Kind.PILE in kinds or Kind.THING in kinds:
        return False
    if named or any(one.text in s.OWN for one in beside):
        return named or Kind.THING not in {word.kind for word in sentence}
    if Kind.UNKNOWN in kinds or _is_of_person(sentence, place):
        return False
    others = {word.kind for word in sentence}
    if right is not None and right.text in s.LIKE and Kind.THING not in others:
        return True
    if _is_bare(sentence, place):
        return True
    if Kind.THING in others:
        return False
    called = right is not None and right.text in ("one", "stuff", "zeug")
    before = _before(sentence, place)
    unsaid = before < 0 or sentence[before].text in s.LINKING
    return called or unsaid or Kind.UNKNOWN not in others


_PERSONS = w.words("you he she tu t vous")
_ARE = w.words("are re is s was were es est ist etait war era")
_YOU_ARE = w.words("eres sois sei siete bist seid etes")


def _is_of_person(sentence: Sentence, place: int) -> bool:
    """You are big, eres grande, t'es grand."""
    before = _before(sentence, place)
    linked = before > 0 and sentence[before].text in _ARE
    return _text(sentence, before) in _YOU_ARE or (linked and sentence[before - 1].text in _PERSONS)


def _left(sentence: Sentence, place: int) -> Word | None:
    """The word before a size, or before the verb that links it: the battery is rather low."""
    before = _before(sentence, place)
    while before >= 0 and place - before < _REACH and _is_passed(sentence[before], _BEFORE_SIZE):
        before = _before(sentence, before)
    return sentence[before] if before >= 0 else None


def _before(sentence: Sentence, place: int) -> int:
    """The place before a word and what says how much: rather low, a bit low, un peu basse."""
    place -= 1
    while place >= 0 and sentence[place].text in s.DEGREES:
        place -= 1 + (sentence[place].text in s.BITS and sentence[place - 1].text in w.ARTICLES)
    return place


def _right(sentence: Sentence, place: int) -> Word | None:
    """The word after a size: low battery, baja el volumen, how small is your dog."""
    size = place
    place += 1
    while (
        place < len(sentence) and place - size < _REACH and _is_passed(sentence[place], _AFTER_SIZE)
    ):
        place += 1
    if place == len(sentence) and sentence[-1].text in s.OWN:
        place -= 1
    return sentence[place] if place < len(sentence) else None


_BEFORE_SIZE = s.LINKING | w.words("me mi te ti ci vi nos os m lui mir dir uns euch")
_AFTER_SIZE = s.JOINING | s.DEGREES | s.LINKING | s.DETERMINERS


def _is_passed(word: Word, texts: frozenset[str]) -> bool:
    """Whether a word stands between a size and what it qualifies."""
    if word.kind is Kind.THING:
        return False
    return word.text in texts or s.kind_of(word.text) in s.SIZES


def _is_bare(sentence: Sentence, place: int) -> bool:
    """Whether a size stands where a thing should: a small, nothing high, only low."""
    before = _before(sentence, place)
    return before >= 0 and sentence[before].text in s.BEFORE_BARE


_PLACES = w.words("alto basso bas haut arriba abajo lower")
_NOT_BEFORE_PLACES = s.LINKING | w.HAVE | s.BEFORE_BARE | w.words("como")
_GOING = w.words("go going play put")


def _is_place(sentence: Sentence, place: int, named: bool) -> bool:
    """Whether high or low is where something lies: in alto, en bas, vers le haut."""
    if sentence[place].text not in _PLACES:
        return False
    before, earlier, first = (_text(sentence, place - back) for back in (1, 2, 3))
    if sentence[place].text == "lower":
        after = _text(sentence, place + 1)
        called = (before == "the" and after != "side") or (not before and after == "one")
        return before in _GOING or (called and (not named or earlier in w.FOR or earlier in w.IN))
    if before in ("le", "il", "l"):
        return earlier in w.PLACED and first not in class_of_words("DEGREE")
    if before in ("en", "in"):
        return earlier not in s.LINKING
    return before in w.PLACED and earlier not in _NOT_BEFORE_PLACES


# -- phrases


_JUMPS = w.words("jump salto sprung saut rucksprung brinco balzo bond")
"""Names that people give the trick; after an article they do not say how far it goes."""


def _find_phrase(sentences: list[Sentence]) -> Finding | None:
    words = [
        word
        for sentence in sentences
        for place, word in enumerate(sentence)
        if not (word.text in _JUMPS and place and sentence[place - 1].text in s.DEFINITE)
    ]
    said = [word.text for word in words]
    found = Passage(said, "vague").find("vague")
    return None if found is None else _found(words[found[0]], words[found[1]])


def _is_about_things(sentence: Sentence, named: bool) -> bool:
    """Whether a sentence speaks of things that are not on the table, and of nothing on it; `named`
    if the message names a card: to be almost at the ceiling is then the end of the scale.
    """
    scaled = named and bool(sentence) and sentence[0].text not in w.ARTICLES
    ours = _TABLES | _CEILINGS if scaled else _TABLES
    kinds = {word.kind for word in sentence if word.text not in ours}
    return Kind.THING in kinds and kinds.isdisjoint((Kind.CARD, Kind.PILE))


_TABLES = w.words("table mesa tavolo tavola tisch")
_CEILINGS = w.words("ceiling techo soffitto tetto decke plafond")


# -- words of people's own


def _find_unknown(sentence: Sentence) -> Finding | None:
    """What is unknown and said of a card; beside a colour, also two words that are unknown."""
    if not s.names_card(sentence):
        return None
    unknown = [
        place
        for place, word in enumerate(sentence)
        if word.kind is Kind.UNKNOWN and len(word.text) > 1 and not _VERB.match(word.text)
    ]
    for place in unknown:
        if _is_said_of_card(sentence, place):
            return _found(sentence[place], sentence[place])
    coloured = any(s.is_colour(word.text) for word in sentence)
    legal = any(word.kind is Kind.PILE or word.text in _TRICK for word in sentence)
    most = _MOST_UNKNOWN + 2 * legal
    if coloured and len({sentence[place].text for place in unknown}) > most:
        return _found(sentence[unknown[0]], sentence[unknown[-1]])
    return None


_TRICK = w.words(
    "trick tricks truco trucos trucco trucchi truc trucs astuce jump salto sprung saut"
)
_MY = w.words("my mi mis mio mia mein meine mon ma")
_STRESSING = w.words("bien bello bella belli belle kinda tout toute richtig")


def _is_said_of_card(sentence: Sentence, place: int) -> bool:
    """My red is chonky, is a lump; a chonky red; una roja tocha; rather chonky."""
    before, earlier = _text(sentence, place - 1), _text(sentence, place - 2)
    if before in class_of_words("DEGREE") or before in _STRESSING:
        return True
    if before in s.INDEFINITE and earlier in s.LINKING_OR_DEGREES:
        before, place = earlier, place - 1
    if before in s.LINKING_OR_DEGREES:
        left = _left(sentence, place)
        return left is not None and (left.kind is Kind.CARD or left.text in s.OWN)
    if s.is_colour(_text(sentence, place + 1)):
        return before in s.DETERMINERS | s.INDEFINITE
    acts = _text(sentence, place + 1) in s.DETERMINERS
    return s.is_colour(before) and (earlier in s.INDEFINITE or (earlier in _MY and not acts))
