"""The table of number words that the guard ships: `data/words.txt`."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from wordfreq import top_n_list, zipf_frequency

from backtrick.talk.guard import lexicon
from backtrick.talk.guard.fold import fold
from backtrick.talk.guard.lexicon import Lexicon
from backtrick.talk.manners import LANGUAGES
from tools.guard.numberwords import foreign_words, heard_words, number_words

TABLE = Path(lexicon.__file__).parent / "data" / "words.txt"
MOST_USED = 60_000
"""Of each language, so many words are tried."""
COMMON = 4.0
"""A word that is used this often (Zipf) is a word of its own."""
ORDINARY = 2.8
"""A word that is used this often (Zipf) is no slip."""


def table() -> str:
    """The lines of the table."""
    words: dict[str, str] = {}
    for word, value in heard_words():
        words.setdefault(word, f"h{value}")
    for word, value in foreign_words():
        words.setdefault(word, f"f{value}")
    for _, word, value, is_ordinal, is_decade in number_words():
        words[word] = f"{'o' if is_ordinal else 'd' if is_decade else 'n'}{value}"
    by_mark: defaultdict[str, list[str]] = defaultdict(list)
    for word, mark in words.items():
        by_mark[mark].append(word)
    lines = [" ".join((mark, *sorted(said))) for mark, said in by_mark.items()]
    lines.sort(key=lambda line: ("nodfh".index(line[0]), int(line.split()[0][1:])))
    known = Lexicon(lines)
    lines.append(" ".join(("-", *ordinary_words(known))))
    for language in LANGUAGES:
        lines.append(" ".join((f"?{language}", *words_of_their_own(language))))
    return "\n".join((*lines, ""))


def write() -> None:
    """Write the table."""
    TABLE.write_text(table(), "utf-8")
    print(f"{TABLE.name}: {TABLE.stat().st_size / 1000:.0f} kB")


def words_of_their_own(language: str) -> list[str]:
    """Number words of the other languages that are often something else in this one: once."""
    spoken = list(number_words())
    own = {word for other, word, *_ in spoken if other == language}
    others = {word for other, word, *_ in spoken if other != language}
    return sorted(word for word in others - own if zipf_frequency(word, language) >= COMMON)


def ordinary_words(known: Lexicon) -> list[str]:
    """Words of the languages that would be read as a number, and are none."""
    found = set()
    for language in LANGUAGES:
        for said in top_n_list(language, MOST_USED):
            word = fold(said).text
            if not word.isalpha() or word in known.words:
                continue
            if known.read(word) is not None and zipf_frequency(said, language) >= ORDINARY:
                found.add(word)
    return sorted(found)
