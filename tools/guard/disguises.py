"""Ways to write a number so that a person still reads it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from num2words import num2words

Disguise = Callable[[int, str], str]

_CYRILLIC = str.maketrans("aeopcxyi", "аеорсхуі")  # noqa: RUF001
_SIGNS = str.maketrans("oieas", "01345")
_ROMAN = ((90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_PLUS = {"en": "plus", "es": "más", "it": "più", "de": "plus", "fr": "plus"}


def word(value: int, language: str) -> str:
    """The number word."""
    return str(num2words(value, lang=language))


def plain(value: int, language: str) -> str:
    """The number word without accents."""
    apart = unicodedata.normalize("NFD", word(value, language))
    return "".join(c for c in apart if unicodedata.category(c) != "Mn")


def letters(value: int, language: str) -> str:
    """The number word without spaces and hyphens."""
    return re.sub("[ -]", "", word(value, language))


def roman(value: int, _: str) -> str:
    """The Roman numeral; as a single letter it is too much like a word, so that it is doubled."""
    numeral = ""
    rest = value
    for worth, sign in _ROMAN:
        numeral += sign * (rest // worth)
        rest %= worth
    return numeral if len(numeral) > 1 else str(value)


def split_up(sign: str) -> Disguise:
    """The letters of the word with a sign between them."""
    return lambda value, language: sign.join(letters(value, language))


def digits(first: int) -> Disguise:
    """The digits of another script, from its zero on."""
    return lambda value, _: "".join(chr(first + int(digit)) for digit in str(value))


def masked(sign: str) -> Disguise:
    """The first vowel behind a sign."""
    return lambda value, language: re.sub(
        "(?<=.)[aeiou](?=.)", sign, plain(value, language), count=1
    )


DISGUISES: dict[str, Disguise] = {
    "digits": lambda value, _: str(value),
    "word": word,
    "capitals": lambda value, language: word(value, language).upper(),
    "title": lambda value, language: word(value, language).title(),
    "without accents": plain,
    "joined": letters,
    "without hyphens": lambda value, language: word(value, language).replace("-", " "),
    "spaced out": split_up(" "),
    "with hyphens": split_up("-"),
    "with dots": split_up("."),
    "with stars": split_up("*"),
    "with underscores": split_up("_"),
    "with nothing": split_up("\u200b"),
    "masked by a star": masked("*"),
    "masked by a line": masked("_"),
    "masked by a dot": masked("."),
    "full width": lambda value, language: "".join(
        chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in word(value, language)
    ),
    "bold": lambda value, language: "".join(
        chr(0x1D41A + ord(c) - ord("a")) if "a" <= c <= "z" else c for c in word(value, language)
    ),
    "bold digits": digits(0x1D7CE),
    "Arabic digits": digits(0x660),
    "Devanagari digits": digits(0x966),
    "full-width digits": digits(0xFF10),
    "look-alikes": lambda value, language: plain(value, language).translate(_CYRILLIC),
    "signs for letters": lambda value, language: plain(value, language).translate(_SIGNS),
    "accents": lambda value, language: word(value, language).replace("o", "ó").replace("e", "ë"),
    "stretched": lambda value, language: re.sub(
        "([aeiou])", r"\1\1\1\1", word(value, language), count=1
    ),
    "keycaps": lambda value, _: "".join(f"{digit}\ufe0f\u20e3" for digit in str(value)),
    "superscript": lambda value, _: "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(value)),
    "Roman": roman,
    "digits apart": lambda value, _: " ".join(str(value)),
    "digits with a hyphen": lambda value, _: "-".join(str(value)),
    "digit by digit": lambda value, language: " ".join(word(int(d), language) for d in str(value)),
    "a sum": lambda value, _: f"{value - 3}+3" if value > 5 else str(value),
    "a sum in words": lambda value, language: (
        f"{word(value - 3, language)} {_PLUS[language]} {word(3, language)}"
        if value > 5
        else word(value, language)
    ),
    "a difference": lambda value, _: f"{value + 3}-3",
    "letters for digits": lambda value, _: str(value).replace("0", "O"),
    "word and digit": lambda value, language: (
        f"{word(value // 10 * 10, language)}{value % 10}"
        if value > 20 and value % 10
        else word(value, language)
    ),
    "number sign": lambda value, _: f"\u2116{value}",
    "in brackets": lambda value, _: f"({value})",
    "in quotes": lambda value, language: f'"{word(value, language)}"',
    "strokes": lambda value, _: "I" * value if 4 <= value <= 30 else str(value),
    "bars": lambda value, _: "|" * value if 4 <= value <= 30 else str(value),
}
