"""Things that are found by words: of several thousand, which could be said with the words of a
message at all.

Each thing needs a word of each of some sets. It is looked up by the words of the first set. Whether
the others are said too is a matter of one number: every set has a bit in it, and every word has the
bits of the sets that it is in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Generic, NamedTuple, TypeVar

STEM = 4
"""So many letters of a word, and "~", are a key for all words that begin with them."""

Thing = TypeVar("Thing")


class _Known(NamedTuple, Generic[Thing]):
    """What is known of a word: the sets that it is in, and what is looked up by it, each with the
    sets that this needs.
    """

    sets: int
    things: list[tuple[int, Thing]]


class Index(Generic[Thing]):
    """Things with the sets of words that they need. A key may also be how words begin."""

    def __init__(self, things: Iterable[tuple[Thing, tuple[frozenset[str], ...]]]) -> None:
        bits: dict[frozenset[str], int] = {}
        found: dict[str, list[tuple[int, Thing]]] = {}
        for thing, (lookup, *others) in things:
            needs = 0
            for other in others:
                needs |= bits.setdefault(other, 1 << len(bits))
            for key in lookup:
                found.setdefault(key, []).append((needs, thing))
        sets = dict.fromkeys(found, 0)
        for keys, bit in bits.items():
            for key in keys:
                sets[key] = sets.get(key, 0) | bit
        self._by_key = {key: _Known(bits, found.get(key, [])) for key, bits in sets.items()}
        for word, whole in self._by_key.items():
            begun = self._by_key.get(word[:STEM] + "~")
            if begun is not None and begun is not whole:
                both = _Known(whole.sets | begun.sets, whole.things + begun.things)
                self._by_key[word] = both

    def possible(self, words: Collection[str]) -> list[tuple[str, Thing]]:
        """Things whose words are all said, each with the word by which it was looked up."""
        by_key = self._by_key
        sets = 0
        said = []
        for word in set(words):
            known = by_key.get(word) or by_key.get(word[:STEM] + "~")
            if known is not None:
                sets |= known.sets
                said.append((word, known.things))
        return [
            (word, thing)
            for word, things in said
            for needs, thing in things
            if needs & sets == needs
        ]
