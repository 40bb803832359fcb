"""What the model knows of a mention and of a whole message: features, which are texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from zlib import crc32

from backtrick.talk.guard.reading import EDGE, UNKNOWN, Reading, size_of
from backtrick.talk.guard.tokens import Kind

_WIDE = 3
"""This many words on either side of a mention are its neighbours."""
_LETTERS = (3, 4, 5)
_OF_LETTERS = crc32(b"\t")
"""Where hashing begins, so that letters are not taken for words."""
_FRAME = frozenset((EDGE, "the", "at", "and", "is"))
"""Classes that say nothing about what else is said."""


def mention_features(reading: Reading, number: int) -> Iterator[str]:
    """Of one mention: what it is, and what stands around it."""
    mention, at, words = reading.mentions[number], reading.words_at[number], reading.words
    size, kind = size_of(mention.value), f"{mention.kind}{mention.form}"
    written = reading.written(mention)
    l3, l2, l1 = ([EDGE] * _WIDE + words[max(0, at - _WIDE) : at])[-_WIDE:]
    r1, r2, r3 = (words[at + 1 : at + 1 + _WIDE] + [EDGE] * _WIDE)[:_WIDE]
    yield from (f"k{kind}", f"v{size}", f"kv{kind}{size}", f"w{written}")
    yield from (f"wl{written} {l1}", f"wr{written} {r1}")
    yield f"g{_glued(reading, number)}{kind}"
    yield f"n{min(len(words), 8)}{size}{kind}"
    yield f"p{at == 0}{at == len(words) - 1}{size}"
    for name, word in (("a", l1), ("b", l2), ("c", l3), ("d", r1), ("e", r2), ("f", r3)):
        yield name + word
        yield f"{name}{size}{word}"
    for pair in (f"A{l2} {l1}", f"B{l1} {r1}", f"C{r1} {r2}"):
        yield pair
        yield size + pair
    yield f"D{l3} {l2} {l1}"
    yield f"E{r1} {r2} {r3}"
    for name, word in (("a", l1), ("d", r1), ("e", r2)):
        for length in (2, 3, 4):
            yield f"{name}s{word[-length:]}"
            yield f"{name}p{word[:length]}"
        yield f"{name}s{size}{word[-2:]}"
    for word in dict.fromkeys((*words[:at], *words[at + 1 :])):
        yield "z" + word
        yield f"z{size}{word}"


def _glued(reading: Reading, number: int) -> str:
    """On which sides a mention is written in one with something else: gr8, 2day, 20:30."""
    mention, tokens = reading.mentions[number], reading.tokens
    first, last = mention.first, mention.last
    left = first > 0 and tokens[first - 1].end == tokens[first].start
    right = last + 1 < len(tokens) and tokens[last].end == tokens[last + 1].start
    return "<" * left + ">" * right


def word_features(reading: Reading) -> Iterator[str]:
    """Of a message: its words, and up to three in a row; number words also as they are written."""
    words = [EDGE, *reading.words, EDGE]
    yield from reading.words
    for a, b in pairwise(words):
        yield f"{a} {b}"
    for a, b, c in zip(words, words[1:], words[2:], strict=False):
        yield f"{a} {b} {c}"
        yield f"{a} _ {c}"
    for mention, at in zip(reading.mentions, reading.words_at, strict=True):
        if mention.kind in (Kind.WORD, Kind.ORDINAL) and mention.first == mention.last:
            written = reading.written(mention)
            if written != words[at + 1]:
                left, right = words[at], words[at + 2]
                yield from (written, f"{left} {written}", f"{written} {right}")
                yield f"{left} {written} {right}"


def class_features(reading: Reading) -> Iterator[str]:
    """Of a message: the classes of its words, up to four in a row, and any two of them."""
    classes = [EDGE, *reading.classes(), EDGE]
    known = [name for name in classes if name != UNKNOWN]
    for length in (2, 3, 4):
        for at in range(len(classes) - length + 1):
            yield "c" + " ".join(classes[at : at + length])
    for length in (2, 3):
        for at in range(len(known) - length + 1):
            yield "k" + " ".join(known[at : at + length])
    said = sorted(set(known) - _FRAME)
    for name in said:
        yield "u" + name
    for a, b in combinations(said, 2):
        yield f"u{a} {b}"


def letter_slots(word: str, slots: int) -> list[int]:
    """Of one word: three to five letters in a row, hashed at once because there are so many."""
    text = f" {word} ".encode()
    return [
        crc32(text[at : at + length], _OF_LETTERS) & (slots - 1)
        for length in _LETTERS
        for at in range(len(text) - length + 1)
    ]
