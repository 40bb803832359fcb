"""A message as it reads: every letter plain and small, every digit one of ten, nothing invisible.

Folding keeps the way back: each character of the folded text knows which one of the sender's text
it comes from.
"""

from __future__ import annotations

import unicodedata
from functools import cached_property

SHOWN = 0xE000
"""A picture of a number, such as a die, folds to this private character plus its number."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without ink."""

_PAIRS = """
а=a в=b г=r ԁ=d е=e ё=e ѕ=s і=i ї=i ӏ=l ј=j к=k ԛ=q м=m н=h о=o п=n р=p с=c т=t у=y
ԝ=w х=x һ=h α=a β=b γ=y ε=e η=n ι=i κ=k ν=v ο=o ρ=p σ=o τ=t υ=u χ=x ω=w ϲ=c
ı=i ɩ=i ł=l ø=o đ=d ħ=h ŧ=t æ=ae œ=oe ɑ=a ɡ=g ǀ=l ᴀ=a ʙ=b ᴄ=c ᴅ=d ᴇ=e ꜰ=f ɢ=g ʜ=h ɪ=i
ᛁ=i ƒ=f ᴊ=j ᴋ=k ʟ=l ᴍ=m ɴ=n ᴏ=o ᴘ=p ʀ=r ꜱ=s ᴛ=t ᴜ=u ᴠ=v ᴡ=w ʏ=y ᴢ=z
ɐ=a ǝ=e ᴉ=i ɥ=h ɯ=m ɹ=r ʇ=t ʌ=v ʍ=w ʎ=y ո=n օ=o ս=u հ=h ց=g զ=q
Ꭺ=a Ᏼ=b Ꮯ=c Ꭰ=d Ꭼ=e Ꮐ=g Ꮋ=h Ꭵ=i Ꭻ=j Ꮶ=k Ꮮ=l Ꮇ=m Ꮲ=p Ꮢ=r Ꮪ=s Ꭲ=t Ꮩ=v Ꮃ=w Ꮍ=y Ꮓ=z
ꓮ=a ꓐ=b ꓚ=c ꓓ=d ꓰ=e ꓝ=f ꓖ=g ꓧ=h ꓲ=i ꓙ=j ꓗ=k ꓡ=l ꓟ=m ꓠ=n ꓳ=o ꓑ=p ꓣ=r ꓢ=s ꓔ=t ꓴ=u ꓦ=v ꓪ=w ꓫ=x ꓬ=y ꓜ=z
"""  # noqa: RUF001
_LOOK_ALIKES = dict(pair.split("=") for pair in _PAIRS.split())

_LETTER_BLOCKS = (0x1F150, 0x1F170, 0x1F1E6)
"""Letters in black circles and squares, and those of flags: 26 each, without a plain form."""


class Folded:
    """A text as it reads, and the way back."""

    def __init__(self, original: str, text: str) -> None:
        self.original = original
        self.text = text
        self._is_plain = original.isascii() and len(text) == len(original)

    @cached_property
    def at(self) -> list[int] | range:
        """Where each character of the text stands in the original."""
        if self._is_plain:
            return range(len(self.text))
        return [
            place
            for place, character in enumerate(self.original)
            for _ in _READINGS[ord(character)]
        ]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The part of the original that became this part of the folded text, with the marks on
        its last character.
        """
        if self._is_plain:
            return start, end
        original = self.original
        after = self.at[end - 1] + 1
        while after < len(original) and unicodedata.category(original[after])[0] == "M":
            after += 1
        return self.at[start], after


def fold(text: str) -> Folded:
    """The text as it reads."""
    if text.isascii() and text.isprintable():
        return Folded(text, text.lower())
    return Folded(text, text.translate(_READINGS))


class _Readings(dict[int, str]):
    """What each character reads like, by its code, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        if len(self) >= _MOST_KEPT:
            self.clear()
        self[code] = reading = _plain(chr(code))
        return reading


_READINGS = _Readings()
_MOST_KEPT = 1 << 14


def clean(text: str) -> str:
    """The text as it may be shown: without what is invisible or turns the writing direction,
    with single spaces, and with at most two marks on a letter.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Mn", "Me"):
            marks += 1
            if marks > 2:
                continue
        elif character == "\u200d":  # joins emoji
            marks = 0
        elif category[0] == "C" or character in _BLANK:
            character = " " if character.isspace() else ""
        else:
            marks = 0
        shown.append(character)
    return " ".join("".join(shown).split()).strip("\u200d")


def _plain(character: str) -> str:
    """What one character reads like."""
    code = ord(character)
    shown = _PICTURES.get(code)
    if shown is not None:
        return chr(SHOWN + shown)
    category = unicodedata.category(character)
    if character.isspace() or category[0] == "Z":
        return " "
    if category[0] in "CM" or character in _BLANK:
        return ""
    number = unicodedata.numeric(character, None)
    if number is not None and unicodedata.decomposition(character).startswith("<super>"):
        return f"^{int(number)}"  # two to the third is eight
    if number is not None:
        return str(int(number)) if number == int(number) and 0 <= number <= 1000 else " "
    if character == "\u2116":  # number sign: no. 7
        return "#"
    for block in _LETTER_BLOCKS:
        if block <= code < block + 26:
            return chr(ord("a") + code - block)
    apart = unicodedata.normalize("NFKD", character)
    folded = apart.casefold()
    if folded == character:
        return _LOOK_ALIKES.get(character, character)
    apart = unicodedata.normalize("NFKD", folded)
    plain = "".join(
        _LOOK_ALIKES.get(part, part) for part in apart if unicodedata.category(part)[0] not in "CM"
    )
    return plain[:4]  # some stand for whole sentences


_PICTURES = {
    **{0x2680 + spots: spots + 1 for spots in range(6)},  # dice
    **{0x1F550 + hour: hour % 12 + 1 for hour in range(24)},  # clock faces
    **{code: code % 16 for code in range(0x1F0A0, 0x1F0E0) if 2 <= code % 16 <= 10},  # cards
    **{0x1F007 + tile: tile % 9 + 1 for tile in range(27)},  # mahjong tiles
    **dict.fromkeys(range(0x1F030, 0x1F094), 2),  # dominoes
    **{0x6B63: 5, 0x534C: 20},  # tallies
    **{0x283C: 2, 0x1F3B1: 8, 0x1F51E: 18, 0x1F51F: 10},  # Braille, a ball, an age, a keycap
    **{0x261D: 1, 0x270C: 2, 0x1F91E: 2, 0x1F91F: 3, 0x1F596: 4},  # fingers
    **dict.fromkeys((0x270B, 0x1F590, 0x1F91A), 5),  # a hand
}
"""The numbers that pictures show."""
