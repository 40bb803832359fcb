"""Numbers in a message: which of its words and digits say one, and which of these may be said.

Whatever could be a card is refused, unless the words around it say what else it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from backtrick.talk.errors import GuardReason
from backtrick.talk.guard import words as w
from backtrick.talk.guard.disguises import find_disguised
from backtrick.talk.guard.explaining import (
    counts_again,
    counts_cards,
    is_explained,
    is_listed,
    names_pile,
)
from backtrick.talk.guard.folding import SHOWN
from backtrick.talk.guard.hearing import find_heard, is_homophone, is_short
from backtrick.talk.guard.large import is_large, is_round
from backtrick.talk.guard.lexicon import Number, lexicon
from backtrick.talk.guard.meaning import AMBIGUOUS, NO_LANGUAGE, is_distance, is_meant
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.numbers import LINKS, read_word, read_words
from backtrick.talk.guard.plurals import counts_things, is_thing
from backtrick.talk.manners import Manners

_JOINERS = frozenset("-._'\u2019*~/\\+:|,()[]{}<>")
_ORDINAL_ENDINGS = w.words(
    "st nd rd th e er ere eme ieme o a ro do to ta te ten ter",
)
_AND = w.words(
    "and y e und et or o u oder ou bis to through hasta",
)
_THOUSANDS = frozenset(".,'\u2019")
_DIGITS_OF_A_CARD = 3
"""More digits than these are no card, unless they are noughts that count."""
_MOST_NUMBERS = 40
"""Whoever says more numbers than these says something with them, whatever they count."""
_HIGHEST = 99
"""No card of any game has a higher number."""
_SIGNS = frozenset("+-<>=*\u2212\u00d7\u00b1\u2264\u2265")


class Mention(NamedTuple):
    """A number, from its first to its last token."""

    number: Number
    first: int
    last: int
    digits: bool = False


class Earlier(NamedTuple):
    """What the numbers before one in a message were: the last token of a pile's name, whether cards
    were counted, and the last token of a number that may be said.
    """

    label: int = -9
    counted: bool = False
    last: int = -9


def find_number(message: Message, manners: Manners, lang: str | None) -> Finding | None:
    """The first number that may not be said."""
    earlier = Earlier(counted=message.counts)
    for many, mention in enumerate(_mentions(message, lang)):
        reason = _refused(message, manners, mention, earlier)
        if many >= _MOST_NUMBERS:
            reason = reason or GuardReason.COUNTING
        if reason is not None:
            return message.finding_at(reason, mention.first, mention.last)
        if mention.number.value > 1:
            earlier = earlier._replace(last=mention.last)
        before = message.before(mention.first)
        if names_pile(before) or _names_another_pile(message, earlier.label, mention.first, before):
            earlier = earlier._replace(label=mention.last)
        elif not earlier.counted and counts_cards(before, message.after(mention.last)):
            earlier = earlier._replace(counted=True)
    return find_disguised(message, manners)


def _mentions(message: Message, lang: str | None) -> Iterator[Mention]:
    free = 0
    for place in _where_numbers_begin(message.tokens):
        if place >= free:
            found = _mention(message, place, lang)
            if found is not None:
                free = found.last + 1
                if found.last > place or is_meant(message, place, message.tokens[place], lang):
                    yield found


def _where_numbers_begin(tokens: list[str]) -> list[int]:
    """The places of the tokens that are, or may begin, a number: most are known not to."""
    new = [token for token in tokens if token not in _BEGINNING]
    if new:
        if len(_BEGINNING) > _MOST_KEPT:
            _BEGINNING.clear()
        read_words(new)
        _BEGINNING.update((token, _may_begin_number(token)) for token in new)
    return [place for place, token in enumerate(tokens) if _BEGINNING.get(token, True)]


_BEGINNING: dict[str, bool] = {}
_MOST_KEPT = 1 << 14


def _may_begin_number(token: str) -> bool:
    if not token.isalpha():
        return token.isdigit() or _is_shown(token)
    return token in lexicon().prefixes or read_word(token) is not None or is_homophone(token)


def _mention(message: Message, place: int, lang: str | None) -> Mention | None:
    """The number that begins with a token."""
    token = message.tokens[place]
    if token.isdigit():
        last = _end_of_thousands(message, place)
        return Mention(Number(int(token[:6])), place, last, digits=True)
    if not token.isalpha():
        shown = Mention(Number(ord(token[0]) - SHOWN), place, place)
        return shown if _is_shown(token) else None
    found = _joined(message, place) or _elided(message, place)
    if found is not None:
        return found
    number = read_word(token) if token not in LINKS else None
    if number is None:
        number = find_heard(message, place)
    if number is None or not _is_expected(message, place, number, lang):
        return None
    return Mention(number, place, place)


def _end_of_thousands(message: Message, place: int) -> int:
    """The last token of digits that begin here: 1,250 is one number."""
    part = message.tokens[place : place + 3]
    if len(part) < 3 or part[1] not in _THOUSANDS or len(part[2]) != 3 or not part[2].isdigit():
        return place
    start, end = message.spans[place][0], message.spans[place + 2][1]
    whole = len(part[0]) <= 3 and end - start == len(part[0]) + 4
    return place + 2 if whole else place


def _is_shown(token: str) -> bool:
    """Whether this is a picture of a number."""
    return SHOWN <= ord(token[0]) <= SHOWN + 99


def _is_expected(message: Message, place: int, number: Number, lang: str | None) -> bool:
    """Whether a number stands where this word does, if it may also be no number."""
    if not (number.doubtful or number.rare):
        return True
    if len(message.words) == 1:
        return lang != NO_LANGUAGE
    if number.doubtful and not number.rare and len(message.words) == 2:
        return True
    before, after = message.before(place, 2), message.after(place, 2)
    if (
        is_short(message)
        or before[0] in w.COLOURS
        or after[0] in w.COLOURS
        or after[1] in w.COLOURS
    ):
        return True
    if number.rare:
        held = before[1] in w.HAVE and before[0] in w.NAMING
        named = before[1] in _IS and before[0] in _THE and after[0] == ""
        return held or named or before[0] in w.HAVE or before[0] in w.NUMBER
    return before[0] in w.NAMING or before[0] in w.BOUNDING


_IS = w.words("is es e ist est")
_THE = w.words("the el la il die der das le")


def _elided(message: Message, place: int) -> Mention | None:
    """An Italian number before a vowel: trent'anni."""
    tokens = message.tokens
    if place + 1 < len(tokens) and tokens[place + 1] in "'\u2019":
        for ending in "ai":
            number = lexicon().words.get(tokens[place] + ending)
            if number is not None and number.value >= 20:
                return Mention(number, place, place)
    return None


def _joined(message: Message, place: int) -> Mention | None:
    """The longest number that this and the following tokens spell when they are put together."""
    known = lexicon()
    tokens = message.tokens
    whole, pieces, best, last = "", [], None, place
    for end in range(place, min(place + 40, len(tokens))):
        text = tokens[end]
        if not text.isalpha():
            elided = text in "'\u2019" and len(whole) == 1 and not _is_spelt_out(tokens, end)
            if text in _JOINERS and end > place and not elided:
                continue
            break
        whole += text
        pieces.append(text)
        if whole not in known.prefixes:
            break
        if whole in known.words and (
            len(pieces) == 1
            or pieces == message.words
            or end - place >= 2 * (len(pieces) - 1)
            or _is_split(whole, pieces)
        ):
            best, last = known.words[whole], end
    return None if best is None else Mention(best, place, last)


def _is_spelt_out(tokens: list[str], place: int) -> bool:
    """Whether what follows is a single letter too: s'i'x, and not t'en."""
    return place + 1 < len(tokens) and len(tokens[place + 1]) == 1


def _is_split(whole: str, pieces: list[str]) -> bool:
    """Whether these pieces are a number taken apart, and not words that happen to stand there."""
    known = lexicon()
    if all(piece in known.words or piece in LINKS for piece in pieces):
        return True
    if all(len(piece) == 1 for piece in pieces):
        return True
    if len(whole) >= 6 and whole != "sedici":  # "se dici": if you say
        return True
    return len(whole) >= 4 and any(
        piece not in known.pieces and piece not in known.words and len(piece) > 1
        for piece in pieces
    )


def _refused(
    message: Message, manners: Manners, mention: Mention, earlier: Earlier
) -> GuardReason | None:
    number, first, last, digits = mention
    value = number.value
    if not digits and not number.ordinal and message.tokens[first][0] >= "\ue000":
        several = _beside_number(message, first, last)
        return GuardReason.SYMBOL if value in manners.numbers or several else None
    if number.ordinal:
        return _ordinal_refused(message, manners, mention)
    if number.range:
        return GuardReason.RANGE if manners.numbers[-1] >= 20 or value <= 10 else None
    if digits:
        text = message.tokens[first] + (message.tokens[last] if last > first else "")
        if len(text) > 2:
            sign = message.tokens[last + 1] if last + 1 < len(message.tokens) else ""
            if len(text) > _DIGITS_OF_A_CARD and not text.strip("0"):
                return GuardReason.COUNTING
            of_hundred = sign == "%" or message.after(last, 1)[0] in w.PERCENT
            may = of_hundred or is_round(message, text, first)
            return None if may or is_large(message, text, first, last) else GuardReason.DIGITS
        if first and message.tokens[first - 1] in _SIGNS and value > 1:
            bound = first > 1 and message.tokens[first - 2].isdigit()
            near = message.spans[first - 1][1] == message.spans[first][0]
            if near and not bound and value in manners.numbers:
                return GuardReason.RELATION
        if _has_ordinal_ending(message, first):
            return _ordinal_refused(message, manners, mention)
    plain = GuardReason.DIGITS if digits else GuardReason.NUMBER_WORD
    if value not in manners.numbers:
        if value <= 1:
            follows = message.after(last, 1)[0]
            if follows in w.COUNTED or follows in w.MOMENTS or names_pile(message.before(first)):
                return None
            if message.tokens[first] == "00":  # of a time of day
                return None
            return plain if _beside_number(message, first, last) else None
        if not _is_sum(message, manners, mention):
            return None
    before, after = message.before(first), message.after(last)
    if before[0] == "alle" and message.tokens[first][:2] not in ("zw", "dr", "vi", "fu"):
        before[0] = "at"  # Italian for a time of day, German for all
    if is_distance(after) and value > 1:
        return GuardReason.RELATION
    if value == 1 and not digits:
        return plain if _is_ace(message, mention, before, after) else None
    if is_explained(message, manners, value, before, after) or (
        first == last and counts_things(message, last, before)
    ):
        return None
    if value <= 5 and after[0] == "" and is_listed(message, manners, last):
        return None
    if value <= manners.piles and _names_another_pile(message, earlier.label, first, before):
        return None
    if 2 <= value <= 5 and after[0] == "" and _is_alternative(message, earlier.last, first):
        return None
    if earlier.counted and counts_again(manners, value, before, after):
        return None
    return plain


def _is_sum(message: Message, manners: Manners, mention: Mention) -> bool:
    """Whether a number that no card has is what two cards make together: with a word for that or a
    colour, after "have", or alone. A sum or difference of any two numbers is one too.
    """
    number, first, last, _ = mention
    link, other = message.after(last, 2)
    if link in w.TIMES and (other.isdigit() or read_word(other) is not None):
        return number.value <= _HIGHEST
    if number.value > min(_HIGHEST, 2 * manners.numbers[-1]):
        return False
    said = message.words
    before = message.before(first, 1)[0]
    coloured = before in w.NAMING and not w.COLOURS.isdisjoint(said)
    alone = sum(token.isalnum() for token in message.tokens[first : last + 1]) == len(said)
    return coloured or alone or before in w.HAVE or not w.MAKING.isdisjoint(said)


def _is_ace(message: Message, mention: Mention, before: list[str], after: list[str]) -> bool:
    """Whether "one" names the card in a game that has it, and does not stand for something."""
    if _beside_number(message, mention.first, mention.last):
        return True
    is_article = message.tokens[mention.first] in ("un", "una")
    closing = after[0] == "" or (after[0] in w.COLOURS and not is_article)
    compared = before[0] in _COMPARED or (before[0] in w.THAN and before[1] in w.BEYOND)
    announced = message.text[: message.spans[mention.first][0]].rstrip()[-1:] in (":", "=")
    if closing and (compared or announced):
        return True
    if before[0] == after[0] == "" and not w.COLOURS.isdisjoint(message.words):
        return True
    match message.tokens[mention.first]:
        case "un" | "una" | "ones":
            if before[0] in w.COLOURS and after[0] == "":
                return True
            if before[0] in ("est", "es", "e") and after[0] == "":
                return True
            return before[0] in ("le", "un", "mon", "numero", "chiffre", "vaut")
        case "one":
            if before[0] in ("a", "number", "digit", "value"):
                return True
            if before[0] in ("is", "worth", "equals") and after[0] == "":
                return True
            return before[0] == "the" and closing and before[1] not in ("s", "is", "not", "was")
        case "uno":
            if (before[0] in w.COLOURS or before[0] in ("es", "e", "vale")) and after[0] == "":
                return True
            return before[0] in w.BEFORE_UNO
        case "eins":
            named = ("die", "eine", "ne", "zur", "nummer", "meine", "der", "ist")
            noun = mention.first > 0 and message.written_at(mention.first) == "Eins"
            coloured = before[0] in w.COLOURS or after[0] in w.COLOURS or is_short(message)
            return before[0] in named or coloured or noun or len(message.words) == 1
    return True


_COMPARED = w.words(
    "above below under over past sopra sotto oltre supera uber unter sous depasse dessus dessous",
    "vale vaut encima equals worth",
)
"""What a one after it is compared with."""


_ONES = w.words("un uno one null zero cero")
_LINKING = frozenset("-.,/+^")


def _beside_number(message: Message, first: int, last: int) -> bool:
    """Whether another number stands right beside this one: "three one"."""
    for place in (first - 1, last + 1):
        if 0 <= place < len(message.tokens):
            text = message.tokens[place]
            link = text if text in _LINKING and 0 < place < len(message.tokens) - 1 else ""
            if link:
                text = message.tokens[place + (1 if place > last else -1)]
            if text.isdigit() or _is_shown(text):
                return not _has_ordinal_ending(message, place)  # un 4e joueur
            if text in _ONES and message.tokens[first] in _ONES and link != ",":
                follows = message.after(max(place, last), 1)[0]
                return follows == "" or follows in w.FRAMES or follows in w.COLOURS
            number = lexicon().words.get(text)
            if (
                number is not None
                and not number.ordinal
                and number.value < 100
                and text not in AMBIGUOUS
                and text not in _ONES
                and text != "una"
            ):
                return True
    return False


def _names_another_pile(message: Message, label: int, first: int, before: list[str]) -> bool:
    """Whether this is the number of one more pile: piles 1 and 2; pile 4 is mine, the 2 is free."""
    if _continues(message, label, first):
        return True
    return (
        label >= 0 and before[0] in _ON_THE and before[1] not in w.HAVE and before[2] not in w.HAVE
    )


_ON_THE = w.words("the la el le l die den der auf on su sulla sur en to in a")


def _is_alternative(message: Message, last: int, first: int) -> bool:
    """Whether this is said together with a number that may be said: we are three or four."""
    return last == first - 2 >= 0 and message.tokens[first - 1] in w.OR


def _continues(message: Message, label: int, first: int) -> bool:
    """Whether only "and" stands between the number of a pile and this one."""
    if label < 0:
        return False
    between = message.tokens[label + 1 : first]
    return len(between) <= 2 and all(
        token in _AND or token in (",", "/", "&", "+", "-") for token in between
    )


def _has_ordinal_ending(message: Message, place: int) -> bool:
    if place + 1 >= len(message.tokens):
        return False
    following = message.tokens[place + 1]
    if message.spans[place + 1][0] != message.spans[place][1]:
        return False
    if following == "." and place + 2 < len(message.tokens):
        return message.tokens[place + 2] in w.ORDERED
    return following in _ORDINAL_ENDINGS or following in ("\u00ba", "\u00b0")


def _ordinal_refused(message: Message, manners: Manners, mention: Mention) -> GuardReason | None:
    """An ordinal may name a pile, a player or a turn; the higher ones are cards otherwise."""
    value = mention.number.value
    if value not in manners.numbers:
        return None
    after = message.after(mention.last + (1 if mention.digits else 0))
    before = message.before(mention.first)
    if after[0] == "" and before[0] == "the" and before[1] in w.MONTHS:
        return GuardReason.ORDINAL
    if after[0] in w.MONTHS or before[0] in w.MONTHS or (after[0] in w.OF and after[1] in w.MONTHS):
        return GuardReason.ORDINAL
    if value <= 2 and mention.digits:
        return None
    if after[0] in w.NUMBERED:
        return None
    if any(word in w.ORDERED for word in after[:2]) and value <= (5 if after[0] == "one" else 10):
        return None
    if (after[0] in w.OF or after[0] in _FROM) and not w.SIDES.isdisjoint(after):
        return None
    if value <= 10 and not mention.digits and is_thing(after[0]) and w.HAVE.isdisjoint(before):
        return None
    if before[0] in w.PILES or before[0] in w.NUMBERED or before[0] in w.PEOPLE:
        return None
    if value > manners.piles or mention.digits:  # no pile is meant
        return GuardReason.ORDINAL
    nouns = message.before(mention.first, 6)
    if after[0] == "" and any(word in _MINE for word in nouns):
        return GuardReason.ORDINAL if _NUMBERABLE.isdisjoint(nouns) else None
    have = any(word in w.HAVE and word not in ("i", "j", "je") for word in before)
    return GuardReason.ORDINAL if have and after[0] == "" else None


_NUMBERABLE = w.PILES | w.NUMBERED | w.PEOPLE
_FROM = w.words("from to dalla desde von da depuis a")
_MINE = w.words("card carta carte karte number numero zahl nombre mia mio mine mienne mien meine")
