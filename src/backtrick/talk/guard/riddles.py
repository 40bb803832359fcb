"""A colour named on its own, or one's card, beside a thing that has nothing to do with the table: a
riddle.

"The deadly sins, in violet" says a number to whoever knows how many there are, and so does "mine is
the perfume of Chanel"; no list holds all of what people know.
"""

from __future__ import annotations

import re

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.phrasebook import class_of_words
from backtrick.talk.guard.subjects import (
    DETERMINERS,
    LINKING,
    Kind,
    Word,
    is_colour,
    sentences_of,
)

_FEWEST = 3
_FEWEST_IN_COLOUR = 2
_OF_TABLE = (Kind.CARD, Kind.PILE, Kind.SIZE)
_THINGS = (Kind.THING, Kind.UNKNOWN)


def find_riddle(message: Message) -> Finding | None:
    """A part of the message that names a thing, where another names a colour and nothing else."""
    if not any(is_colour(word) for word in message.words):
        return None
    parts = [part for part in sentences_of(message.text) if part]
    colours = [part for part in parts if _is_colour(part)]
    announced = any(message.text[part[-1].end :].lstrip()[:1] == ":" for part in colours)
    in_colour = any(len(part) > 1 and part[0].text in w.IN for part in colours)
    for part in parts if colours else ():
        named = announced or (part[0].text in w.ARTICLES and not _is_said(part))
        if (named and len(part) >= _FEWEST and _is_foreign(part)) or (
            in_colour and len(part) >= _FEWEST_IN_COLOUR and _is_thing(part)
        ):
            return Finding(GuardReason.ALLUSION, part[0].start, part[-1].end)
    if any(_is_own_colour(part) for part in parts):
        for part in parts:
            if _is_thing_of(part):
                return Finding(GuardReason.ALLUSION, part[0].start, part[-1].end)
    return None


def _is_own_colour(part: list[Word]) -> bool:
    """Whether this says a colour of one's own: my red, il mio rosso."""
    return _FEWEST >= len(part) > 1 and part[-2].text in _MY and is_colour(part[-1].text)


_MY = w.words("my mi mio mia mein meine mon ma")


def _is_colour(part: list[Word]) -> bool:
    """Whether this says a colour: violet, in violet."""
    return (
        len(part) <= 2
        and is_colour(part[-1].text)
        and (is_colour(part[0].text) or part[0].text in w.IN)
    )


def _is_said(part: list[Word]) -> bool:
    """Whether what looks like an article is a pronoun: das war's."""
    return len(part) > 1 and part[1].text in LINKING


def _is_foreign(part: list[Word]) -> bool:
    """Whether this has nothing to do with cards and piles."""
    return not any(word.kind in _OF_TABLE for word in part) and class_of_words("TABLE").isdisjoint(
        word.text for word in part
    )


def _is_thing(part: list[Word]) -> bool:
    """Whether this names a thing, and nothing of the table."""
    kinds = {word.kind for word in part}
    return kinds.isdisjoint(_OF_TABLE) and not kinds.isdisjoint(_THINGS)


# -- one's card


_CARD = (
    "my card|my number|mine|mi carta|mi numero|la mia carta|il mio numero|la mia|el mio|meine karte"
    "|meine zahl|meine|ma carte|mon nombre|mon numero|mon chiffre|la mienne|le mien"
)
_HINT = "hint|clue|riddle|pista|acertijo|indizio|indovinello|tipp|ratsel|indice|devinette"
_IS = "is|s|es|e|ist|est|c est|would be|ware"
_NAMED = re.compile(f"(?:{_CARD}|{_HINT})(?: (?:{_IS}))?")
"""My card: the perfume of Chanel."""
_IS_IT = re.compile(f"(?:{_CARD}) (?:{_IS})(?= )")
"""My card is the perfume of Chanel."""
_IT_IS = re.compile(f" (?:{_IS}) (?:{_CARD})$")
"""The perfume of Chanel is my card."""
_THAT_IS_IT = re.compile(
    "(?:that s|thats|that is|esa es|ese es|quella e|quello e|ecco|das ist|c est|cest|voila)"
    f" (?:{_CARD}|the number|the one i have|el numero|la que tengo|il numero|quella che ho|die zahl"
    "|die ich hab|le nombre|le numero|celle que j ai|ce que j ai)"
    "|esa tengo|quella ho|die hab ich|genau die hab ich"
)
"""The perfume of Chanel, that's mine."""
_SPEAKING = w.words(
    "mine card number mia mio carta numero meine karte zahl mienne mien carte nombre chiffre",
    "esa quella hab one celle hand mano main",
    *_HINT.split("|"),
)
_OF = w.words(
    "s of with from in where de del con en donde di della dello degli dei dell dove von vom mit",
    "der des wo du d avec ou",
)
_FEWEST_OF = 3
_HELD = re.compile(
    "(?:i have|i ve got|i ve|i got|i m holding|tengo|llevo|ho|hab|habe|ich hab|ich habe|j ai)"
    "( .+) (?:in my hand|en la mano|en mano|in mano|auf der hand|en main|dans la main)"
)
"""I've got the perfume of Chanel in my hand."""
_ASIDE = re.compile(
    "(?:it s|its|it is|es|e|es ist|c est|cest|think|think of|think about|piensa en|pensad en"
    "|pensa a|pensate a|denk an|denkt an|pense a|pensez a)(?= )"
)
"""My card, think of the perfume of Chanel."""


def find_named(message: Message) -> Finding | None:
    """A part of the message that names a thing, where that is said to be one's card."""
    if _SPEAKING.isdisjoint(message.words):
        return None
    parts = [part for part in sentences_of(message.text) if part]
    said = [" ".join(word.text for word in part) for part in parts]
    alone = any(_NAMED.fullmatch(one) for one in said)
    for place, part in enumerate(parts):
        thing: list[Word] = []
        if _NAMED.fullmatch(said[place]) and message.text[part[-1].end :].lstrip()[:1] == ":":
            thing = parts[place + 1] if place + 1 < len(parts) else []
        elif _THAT_IS_IT.fullmatch(said[place]):
            thing = parts[place - 1] if place else []
        elif found := _HELD.fullmatch(said[place]):
            before, held = said[place][: found.start(1)], found.group(1)
            thing = part[len(before.split()) :][: len(held.split())]
        elif found := _IS_IT.match(said[place]) or (_ASIDE.match(said[place]) if alone else None):
            thing = part[len(found.group().split()) :]
        elif found := _IT_IS.search(said[place]):
            thing = part[: -len(found.group().split())]
        named = alone or not _CARD_WORDS.isdisjoint(said[place].split())
        if _is_thing_of(thing) and (named or any(word.kind is Kind.UNKNOWN for word in thing)):
            return Finding(GuardReason.ALLUSION, thing[0].start, thing[-1].end)
    return None


_CARD_WORDS = w.words("card number carta numero karte zahl carte nombre chiffre hand mano main")
"""Without these it may be a thing of one's own: the bottle of water is mine."""


def _is_thing_of(part: list[Word]) -> bool:
    """Whether this names a thing by another one: the perfume of Chanel, Chanel's perfume."""
    if len(part) < _FEWEST_OF or not (_is_thing(part) and _is_foreign(part)):
        return False
    said = [word.text for word in part]
    named = said[0] in DETERMINERS or "s" in said[1:3]
    return named and not _OF.isdisjoint(said[1:-1]) and w.SIDES.isdisjoint(said)
