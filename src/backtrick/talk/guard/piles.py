"""Which piles a message names: by letter, number or ordinal, by direction, by side."""

from __future__ import annotations

from typing import NamedTuple

from backtrick.talk.guard.lexicon import lexicon
from backtrick.talk.guard.lists import named_words

_WORDS = named_words("piles")
PILES = _WORDS["pile"]
_DIRECTIONS = _WORDS["ascending"] | _WORDS["descending"]
_UP, _DOWN = _WORDS["ascending"] | {"up", "rising"}, _WORDS["descending"] | {"down", "falling"}
_LEFT, _RIGHT = _WORDS["left"], _WORDS["right"]
_NUMBERS = tuple(_WORDS[number] for number in ("1", "2", "3", "4"))
_ORDINALS = tuple(_WORDS[ordinal] for ordinal in ("1st", "2nd", "3rd", "4th"))
_BEFORE = frozenset().union(PILES, _UP, _DOWN, _LEFT, _RIGHT, _WORDS["article"], *_ORDINALS)
"""What may stand before the word for a pile in its name."""


class Named(NamedTuple):
    """A pile as it is named from one word to another; `None` where several may be meant."""

    first: int
    last: int
    pile: int | None
    is_plain: bool
    """Whether nothing is said but that it is a pile."""


def piles_named(said: list[str], letters: set[int], piles: int) -> list[Named]:
    """The piles that these words name, where the first half of them ascends. `letters` are the
    places of the words that are one capital letter.
    """
    named: list[Named] = []
    free = 0
    for place, word in enumerate(said):
        if place < free:
            continue
        if word in PILES or word in _DIRECTIONS:
            named.append(_named(said, place, free, piles))
        elif place in letters and (word != "a" or _is_letter(said, place)):
            pile = "abcd".find(word)
            named.append(Named(place, place, pile if 0 <= pile < piles else None, False))
        else:
            continue
        free = named[-1].last + 1
    return named


def _is_letter(said: list[str], place: int) -> bool:
    """Whether an A is the letter of a pile, and no article."""
    following = said[place + 1 : place + 2]
    return (place > 0 and said[place - 1] in _WORDS["onto"]) or not any(map(str.isalnum, following))


def _named(said: list[str], head: int, free: int, piles: int) -> Named:
    first, last = head, head
    while (
        first > free and said[first] not in _WORDS["article"] and _may_stand_before(said, first - 1)
    ):
        first -= 1
    while last + 1 < len(said) and (said[last + 1] in PILES or said[last + 1] in _DIRECTIONS):
        last += 1
    label, place = None, last + 1
    while place < len(said) and said[place] in _WORDS["called"]:
        place += 1
    if place < len(said) and said[last] in PILES:
        label = _index(_NUMBERS, said[place])
        if label is not None or said[place].isdigit():
            last = place
            if label is None or _is_count(said[place + 1 : place + 2]):
                return Named(first, last, None, False)
    while last + 1 < len(said) and said[last + 1] in _DIRECTIONS:
        last += 1
    last = _with_side(said, last)
    heard = said[first : last + 1]
    plain = all(
        (word in PILES and word not in _WORDS["piles"]) or word in _WORDS["article"]
        for word in heard
    )
    return Named(first, last, _pile(heard, label, piles), plain)


def _is_count(following: list[str]) -> bool:
    """Whether a number before this word is part of another, or counts cards."""
    return any(w.isdigit() or w in _WORDS["cards"] or w in lexicon().words for w in following)


def _may_stand_before(said: list[str], place: int) -> bool:
    word = said[place]
    if word in _BEFORE:
        return True
    if word.isdigit():
        return said[place + 1] in _WORDS["ending"]
    return word in _WORDS["ending"] and place > 0 and said[place - 1].isdigit()


def _with_side(said: list[str], last: int) -> int:
    """Where a pile's name ends, with the side that may follow: on the left, de la izquierda."""
    place = last + 1
    while place < len(said) and said[place] in _WORDS["link"]:
        place += 1
    return place if place < len(said) and said[place] in _LEFT | _RIGHT else last


def _pile(heard: list[str], label: int | None, piles: int) -> int | None:
    """Which pile is meant by these words and its number."""
    told, half = set(heard), piles // 2
    up, down = bool(told & _UP), bool(told & _DOWN)
    left, right = bool(told & _LEFT), bool(told & _RIGHT)
    if told & _WORDS["piles"] or (up and down) or (left and right):
        return None
    meant = set(range(piles))
    if up or down:
        meant &= set(range(half) if up else range(half, piles))
    if label is not None:
        meant &= {label}
    ordinal = _ordinal(heard)
    if ordinal is not None:
        meant &= set(sorted(meant)[ordinal : ordinal + 1])
    if left or right:
        if not (up or down) or half == 1:
            return None
        meant &= {0, half} if left else {half - 1, piles - 1}
    return meant.pop() if len(meant) == 1 else None


def _ordinal(heard: list[str]) -> int | None:
    for word, ending in zip(heard, [*heard[1:], ""], strict=True):
        found = _index(_ORDINALS, word)
        if found is None and word.isdigit() and ending in _WORDS["ending"]:
            found = _index(_NUMBERS, word)
        if found is not None:
            return found
    return None


def _index(classes: tuple[frozenset[str], ...], word: str) -> int | None:
    return next((place for place, known in enumerate(classes) if word in known), None)
