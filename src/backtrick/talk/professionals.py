"""What professionals may speak of: the colours they hold, the pile they want, where the trick is.

People have no end of words for how high a card is. So it is asked the other way round: a message
that names a colour may hold at most one word that is neither common nor of the table.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from backtrick.talk import words as w
from backtrick.talk.errors import Reason
from backtrick.talk.message import Finding, Message
from backtrick.talk.phrasebook import class_of_words

_MOST = 1


def find_unfamiliar(message: Message) -> Finding | None:
    """More words than one that have nothing to do with colours, piles and the trick."""
    if w.COLOURS.isdisjoint(message.words):
        return None
    strange = [
        token
        for token in message.tokens
        if len(token.text) > 1 and token.text.isalpha() and token.text not in _familiar()
    ]
    if len({token.text for token in strange}) <= _MOST:
        return None
    return Finding(Reason.VAGUE_VALUE, strange[0].start, strange[-1].end)


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
