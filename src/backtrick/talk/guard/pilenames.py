"""Which piles a message names: by number, by ordinal, by direction, by side."""

from __future__ import annotations

from typing import NamedTuple

from backtrick.talk.guard.lexicon import lexicon
from backtrick.talk.guard.words import CARDS, COUNTED, PILES, words

_ASCENDING = words(
    "ascending ascendente crescente aufsteigend aufsteigende aufsteigenden aufsteigender",
    "aufsteigendem ascendant ascendante croissant croissante montante",
)
_DESCENDING = words(
    "descending descendente decrescente discendente absteigend absteigende absteigenden",
    "absteigender absteigendem descendant descendante decroissant decroissante",
)
_UP = words("up rising")
_DOWN = words("down falling")
"""Which way a pile goes, but only right before it."""
_UPWARDS, _DOWNWARDS = _ASCENDING | _UP, _DESCENDING | _DOWN
_DIRECTIONS = _ASCENDING | _DESCENDING
_HEADS = PILES | _DIRECTIONS
"""A name of a pile has one of these."""
_PLURAL = words(
    "piles stacks rows columns pilas montones mazos filas hileras columnas mazzi colonne mazzetti",
    "stapeln reihen rangees paquets",
)
_NUMBERS = (
    words("1 one uno una eins un une"),
    words("2 two dos due zwei zwo deux"),
    words("3 three tres tre drei trois"),
    words("4 four cuatro quattro vier quatre"),
)
_ORDINALS = (
    words("first primera primer primero prima primo erste ersten erster erstem premiere premier"),
    words("second segunda segundo seconda secondo zweite zweiten zweiter zweitem")
    | words("deuxieme seconde"),
    words("third tercera tercer tercero terza terzo dritte dritten dritter drittem troisieme"),
    words("fourth cuarta cuarto quarta quarto vierte vierten vierter viertem quatrieme"),
)
_ENDINGS = words("st nd rd th a o re er ere e eme te ten")
"""What makes an ordinal of a digit."""
_LEFT = words("left izquierda izquierdo sinistra sinistro linke linken linker links gauche")
_RIGHT = words("right derecha derecho destra destro rechte rechten rechter rechts droite")
_AFTERWARDS = words(
    "links rechts gauche droite izquierda izquierdo derecha derecho sinistra destra"
)
"""Sides that may be said after a pile."""
_LINKS = words("de di da a la von on the del in")
_CALLED = words("# n no nr num nro numero nummer number")
_ARTICLES = words("the la el il lo le l die der das den dem")
_BEFORE = _DIRECTIONS | _UP | _DOWN | _LEFT | _RIGHT | _ARTICLES | frozenset().union(*_ORDINALS)


class Named(NamedTuple):
    """A pile as it is named from one word to another; `None` where that may be several piles, or
    none of them.
    """

    first: int
    last: int
    pile: int | None
    is_plain: bool
    """Whether nothing is said but that it is a pile."""


def piles_named(said: list[str], piles: int) -> list[Named]:
    """The piles that these words name, where the first half of them ascends."""
    named: list[Named] = []
    free = 0
    if _HEADS.isdisjoint(said):
        return named
    for place, word in enumerate(said):
        if place >= free and word in _HEADS:
            named.append(_named(said, place, free, piles))
            free = named[-1].last + 1
    return named


def _named(said: list[str], head: int, free: int, piles: int) -> Named:
    first, last = head, head
    while first > free and said[first] not in _ARTICLES and _may_stand_before(said, first - 1):
        first -= 1
    while last + 1 < len(said) and said[last + 1] in _HEADS:
        last += 1
    label = None
    place = last + 1
    while place < len(said) and said[place] in _CALLED:
        place += 1
    if place < len(said) and said[last] in PILES:
        label = _index(_NUMBERS, said[place])
        if label is not None or said[place].isdigit():
            last = place
            following = said[place + 1] if place + 1 < len(said) else ""
            if label is None or _is_count(following):
                return Named(first, last, None, False)
    while last + 1 < len(said) and said[last + 1] in _DIRECTIONS:
        last += 1
    last = _with_side(said, last)
    heard = said[first : last + 1]
    return Named(first, last, _pile(heard, label, piles), _is_plain(heard))


def _may_stand_before(said: list[str], place: int) -> bool:
    word = said[place]
    if word in _BEFORE or word in PILES:
        return True
    if word.isdigit():
        return said[place + 1] in _ENDINGS
    return word in _ENDINGS and place > 0 and said[place - 1].isdigit()


def _is_count(following: str) -> bool:
    """Whether a number before this word is part of another, or counts it."""
    counted = following in CARDS or following in COUNTED
    return counted or following.isdigit() or following in lexicon().words


def _with_side(said: list[str], last: int) -> int:
    """Where a pile's name ends, with the side that may follow: on the left, de la izquierda."""
    place = last + 1
    while place < len(said) and said[place] in _LINKS:
        place += 1
    if place < len(said) and (
        said[place] in _AFTERWARDS
        or (place > last + 1 and (said[place] in _LEFT or said[place] in _RIGHT))
    ):
        return place
    return last


def _pile(heard: list[str], label: int | None, piles: int) -> int | None:
    """Which pile is meant by these words and its number."""
    told = set(heard)
    half = piles // 2
    up, down = bool(told & _UPWARDS), bool(told & _DOWNWARDS)
    left, right = bool(told & _LEFT), bool(told & _RIGHT)
    ordinal = _ordinal(heard)
    if told & _PLURAL or (up and down) or (left and right):
        return None
    candidates = set(range(piles))
    if up or down:
        candidates &= set(range(half) if up else range(half, piles))
    if label is not None:
        candidates &= {label}
    if ordinal is not None:
        candidates &= set(sorted(candidates)[ordinal : ordinal + 1])
    if left or right:
        if not (up or down) or half == 1:
            return None
        candidates &= {0, half} if left else {half - 1, piles - 1}
    return candidates.pop() if len(candidates) == 1 else None


def _ordinal(heard: list[str]) -> int | None:
    for word, ending in zip(heard, [*heard[1:], ""], strict=True):
        found = _index(_ORDINALS, word)
        if found is None and word.isdigit() and ending in _ENDINGS:
            found = _index(_NUMBERS, word)
        if found is not None:
            return found
    return None


def _is_plain(heard: list[str]) -> bool:
    return all((word in PILES and word not in _PLURAL) or word in _ARTICLES for word in heard)


def _index(classes: tuple[frozenset[str], ...], word: str) -> int | None:
    return next((place for place, known in enumerate(classes) if word in known), None)
