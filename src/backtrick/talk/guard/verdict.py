"""Whether a message may be said in a game, and if not, why.

Every part that could be a number is judged, and then the message as a whole. It is read in all five
languages at once, whatever the sender's.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import normalize

from backtrick.rules import Game
from backtrick.talk.errors import GuardReason
from backtrick.talk.guard.fold import clean
from backtrick.talk.guard.lexicon import Form, lexicon
from backtrick.talk.guard.lists import lines_of
from backtrick.talk.guard.model import game_of, model
from backtrick.talk.guard.offer import legal_part, offer_table
from backtrick.talk.guard.reading import Reading, classes
from backtrick.talk.guard.tokens import MOST_TOKENS, Kind, Mention
from backtrick.talk.hint import Hint
from backtrick.talk.manners import THE_GAME, Manners, manners

LONGEST = 500
"""A message may have this many characters."""
_LONGEST_WRITTEN_OUT = 2 * LONGEST
"""The same where single signs stand for whole words."""
_CERTAINLY_SHORT = _LONGEST_WRITTEN_OUT // 18
"""No sign stands for more than 18 characters."""
_MOST_MENTIONS = 40
"""A message with more numbers says something with them, whatever they count."""
_POSSIBLE = -2.0
"""With these odds, a mention in a message that tells a card is the one at fault."""
_DIGITS_OF_A_CARD = 2
_READABLE = re.compile("[A-Za-z0-9]")

_REASONS = {
    Kind.DIGITS: GuardReason.DIGITS,
    Kind.WORD: GuardReason.NUMBER_WORD,
    Kind.ORDINAL: GuardReason.ORDINAL,
    Kind.DECADE: GuardReason.RANGE,
    Kind.ROMAN: GuardReason.ROMAN,
    Kind.SYMBOL: GuardReason.SYMBOL,
    Kind.COUNTING: GuardReason.COUNTING,
}


class Verdict(NamedTuple):
    """Whether a message may be said. If not: why, which part of the sender's text is at fault, and
    the hint that says what may be said, where there is one.
    """

    allowed: bool
    reason: GuardReason | None = None
    span: tuple[int, int] | None = None
    suggestion: Hint | None = None

    @property
    def message(self) -> str | None:
        """The name of the message in the catalogue that says why."""
        return None if self.reason is None else f"talk-refused-{self.reason}"


_ALLOWED = Verdict(True)


def check(game: Game, text: str, lang: str | None = None) -> Verdict:
    """Whether a message may be said in this game. `lang`, the sender's language, only decides
    about a single word that is a number in one language and something else in another.
    """
    rules = manners(game)
    unread = _unread(text)
    if unread is not None or not rules.guarded:
        return unread or _ALLOWED
    reading = Reading(text)
    if lang is not None and _is_word_of_its_own(reading, lang):
        return _ALLOWED
    found = _find(reading, rules)
    if found is None:
        return _ALLOWED
    reason, first, last = found
    start, end = reading.span(first, last)
    offer = legal_part(rules, reading, (start, end))
    return Verdict(False, reason, reading.folded.span(start, end), offer)


def check_name(name: str) -> Verdict:
    """Whether a display name may be used at any table. It is chosen before the cards are seen and
    stays, so that only two digits are a number here: `Player 2` and `Guest 4821` are names.
    """
    unread = _unread(name)
    if unread is not None:
        return unread
    reading = Reading(name)
    for mention in reading.mentions:
        if _is_in_name(mention, reading):
            span = reading.folded.span(*reading.span(mention.first, mention.last))
            return Verdict(False, _REASONS[mention.kind], span)
    return _ALLOWED


def warm_up() -> None:
    """Load the words and the model, so that no message need wait for them."""
    lexicon()
    model()
    classes()
    offer_table()


def _unread(text: str) -> Verdict | None:
    """The verdict about a text that is not worth reading."""
    if len(text) > LONGEST:
        return Verdict(False, GuardReason.TOO_LONG, (LONGEST, len(text)))
    if len(text) > _CERTAINLY_SHORT and len(normalize("NFKC", text)) > _LONGEST_WRITTEN_OUT:
        return Verdict(False, GuardReason.TOO_LONG, (0, len(text)))
    if _READABLE.search(text) is None and not clean(text):
        return Verdict(False, GuardReason.UNREADABLE, (0, len(text)) if text else None)
    return None


Found = tuple[GuardReason, int, int]
"""What may not be said, from its first to its last token."""


def _find(reading: Reading, rules: Manners) -> Found | None:
    """What may not be said: a card's number, or what tells one without it."""
    mentions = reading.mentions
    if len(mentions) > _MOST_MENTIONS or len(reading.tokens) > MOST_TOKENS:
        return GuardReason.COUNTING, 0, len(reading.tokens) - 1
    learned, game = model(), game_of(rules)
    odds = {
        mention: learned.odds_of_mention(reading, number, game)
        for number, mention in enumerate(mentions)
        if could_be_card(mention, rules)
    }
    named = max(odds, key=odds.__getitem__, default=None)
    if named is None or odds[named] <= 0:
        if not reading.words or learned.odds_of_message(reading, game) <= 0:
            return None
        if named is None or odds[named] < _POSSIBLE:
            return _told(reading, rules)
    return _REASONS[named.kind], named.first, named.last


def _is_word_of_its_own(reading: Reading, lang: str) -> bool:
    """Whether a message is one word that is something else than a number in the sender's
    language.
    """
    words = [token.text for token in reading.tokens if token.text.isalnum()]
    return len(words) == 1 and words[0] in lexicon().words_of_their_own[lang]


def could_be_card(mention: Mention, rules: Manners) -> bool:
    """Whether a mention is worth judging: nought is on no card, and one not in every game."""
    return mention.value >= rules.numbers[0] or mention.kind is Kind.COUNTING


def _told(reading: Reading, rules: Manners) -> Found:
    """The part of a message that tells a card without a number."""
    first, last = model().heaviest(reading, game_of(rules))
    while first < last and not reading.words[first][0].isalnum():
        first += 1
    while last > first and not reading.words[last][0].isalnum():
        last -= 1
    is_size = not rules.vague and not {"size", "extreme"}.isdisjoint(reading.classes())
    reason = GuardReason.VAGUE_VALUE if is_size else GuardReason.LIKELY
    return reason, reading.tokens_at[first][0], reading.tokens_at[last][1]


def _is_in_name(mention: Mention, reading: Reading) -> bool:
    """Whether a mention in a name is a number of The Game, and no name."""
    if mention.value not in THE_GAME.numbers:
        return False
    match mention.kind:
        case Kind.DIGITS:
            return sum(map(str.isdigit, reading.written(mention))) == _DIGITS_OF_A_CARD
        case Kind.WORD:
            return mention.form in _PLAIN_IN_NAMES and reading.written(mention) not in _NAMES
        case Kind.ROMAN:
            return mention.form == "upper" and len(reading.written(mention)) > 1
    return mention.kind in (Kind.DECADE, Kind.SYMBOL)


_PLAIN_IN_NAMES = frozenset((Form.EXACT, Form.STRETCHED, "joined", "apart", "leet", "masked"))
_NAMES = frozenset(lines_of("names"))
