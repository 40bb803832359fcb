"""Display names: what they may look like, and which words they may not hold."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from backtrick.server.errors import ServerError, ServerErrorCode
from backtrick.server.ops.config import Timing
from backtrick.server.ports import Chance, Ports
from backtrick.server.storage import Store
from backtrick.talk import check_name
from backtrick.talk.guard.fold import fold
from backtrick.texts import text

LONGEST_NAME = 24
MOST_MARKS = 2
"""The marks that one letter may carry: more climb over the lines above and below."""

_PRESENTATION = dict.fromkeys((0xFE0E, 0xFE0F))
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_FORBIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_LEET = str.maketrans("01345789@$!|¡", "oieastbgasili")
_END_DIGITS = re.compile(r"(?<![^\W_])\d+|\d+(?![^\W_])")


def normal_name(given: str) -> str:
    """A name in its usual form, or a `ServerError` that says what is wrong with it."""
    name = unicodedata.normalize("NFKC", given.translate(_PRESENTATION))
    if any(unicodedata.category(c) in _FORBIDDEN or c in _BLANK for c in name):
        raise ServerError(ServerErrorCode.NAME_CHARACTERS)
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise ServerError(ServerErrorCode.NAME_LENGTH, length=len(name), most=LONGEST_NAME)
    if _is_piled_up(name) or all(unicodedata.category(c)[0] in "MZ" for c in name):
        raise ServerError(ServerErrorCode.NAME_CHARACTERS)
    return name


def _is_piled_up(name: str) -> bool:
    marks = 0
    for character in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def holds_banned(name: str, banned: Iterable[str]) -> bool:
    """Whether a name holds one of these words, also in disguise: `@dm1n`, `adrnln` and `Admin7` are
    admin, and so it is with letters of another alphabet that look the same.

    A word is looked for among the words of the name; `*word*` is looked for anywhere.
    """
    folded = fold(name).text
    plain = (folded, _END_DIGITS.sub("", folded))
    shapes = [*plain, *(shape.translate(_LEET) for shape in plain)]
    joined = [re.sub(r"[\W_]", "", shape) for shape in shapes]
    found = [word for shape in shapes for word in re.split(r"[\W_]+", shape)]
    words = {_outline(word) for word in [*found, *joined]}
    for word in banned:
        core = re.sub(r"[\W_]", "", fold(word).text)
        anywhere = word.startswith("*") and any(core in shape for shape in joined)
        if core and (_outline(core) in words or anywhere):
            return True
    return False


def _outline(word: str) -> str:
    """The same for words that look alike at a glance."""
    return word.replace("rn", "m").replace("vv", "w").replace("i", "l")


def read_words(path: Path | None) -> tuple[str, ...]:
    """The words of the operator's file, or the few that come with the program."""
    source = files("backtrick.server.people").joinpath("words.txt") if path is None else path
    lines = (line.partition("#")[0].strip() for line in source.read_text("utf-8").splitlines())
    return tuple(line for line in lines if line)


class Names:
    """Names as the operator of this server wants them."""

    def __init__(self, store: Store, words: tuple[str, ...], ports: Ports, timing: Timing) -> None:
        self._store = store
        self._timing = timing
        self._ports = ports
        self._words = words
        self._banned: list[str] = []
        self._read = float("-inf")

    async def checked(self, given: str) -> str:
        """A name that may be used, in its usual form."""
        name = normal_name(given)
        now = self._ports.clock.monotonic()
        if now - self._read > self._timing.words_seconds:
            self._banned, self._read = await self._store.banned_names(), now
        if holds_banned(name, (*self._words, *self._banned)):
            raise ServerError(ServerErrorCode.NAME_BANNED)
        if not check_name(name).allowed:
            raise ServerError(ServerErrorCode.NAME_NUMBERS)
        return name

    def guest(self) -> str:
        """A name for a person who has not chosen one."""
        return guest_name(self._ports.chance)


def guest_name(chance: Chance) -> str:
    """A name of no meaning."""
    return text("server-guest", number=str(1000 + chance.below(9000)))
