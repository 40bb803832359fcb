"""What professionals may speak of: the colours they hold, the pile they want, where the trick is.

People have no end of words for how high a card is. So it is asked the other way round: a message
that names a colour may hold, between the same commas, one word that is neither common nor of the
table, but not two.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from backtrick.talk import words as w
from backtrick.talk.errors import Reason
from backtrick.talk.message import Finding, Message
from backtrick.talk.phrasebook import class_of_words

_PART = re.compile(r"[^.,;:!?()\u2026\u2014\n]+")
_WORD = re.compile(r"[^\W\d_]{2,}")
_MOST = 1


def find_unfamiliar(message: Message) -> Finding | None:
    """Beside a colour, more words than one that have nothing to do with piles and the trick."""
    if w.COLOURS.isdisjoint(message.words):
        return None
    for part in _PART.finditer(message.text):
        words = list(_WORD.finditer(part.group()))
        if w.COLOURS.isdisjoint(word.group() for word in words):
            continue
        strange = [word for word in words if word.group() not in _familiar()]
        if len({word.group() for word in strange}) > _MOST:
            start = part.start()
            return Finding(
                Reason.VAGUE_VALUE, start + strange[0].start(), start + strange[-1].end()
            )
    return None


@cache
def _familiar() -> frozenset[str]:
    source = files("backtrick.talk").joinpath("common.txt").read_text("utf-8")
    common = (line.split() for line in source.splitlines() if not line.startswith("#"))
    ours = ("COLOUR", "GAME", "CARD", "SIDE", "THE", "YOUR", "PLAYABLE", "PLAIN", "JOINING")
    return frozenset(word for words in common for word in words).union(
        w.COLOURS,
        w.PILES,
        w.LAYING,
        w.HAVE,
        w.NEVER_COUNTED,
        *(class_of_words(name) for name in (*ours, "TABLE", "TRICKY")),
    )
