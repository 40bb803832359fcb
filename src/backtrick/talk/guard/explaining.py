"""What a number counts or names: whether the words around it leave no doubt that it is no card.

`before` and `after` are the three words on either side, the nearest first.
"""

from __future__ import annotations

from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Message
from backtrick.talk.guard.numbers import read_word
from backtrick.talk.manners import Manners

_OR = w.words(
    "or o u oder ou to bis a y e et und and",
)
_PLURAL_THE = w.words(
    "los las i gli les",
)
_CARDS_OR_PEOPLE = w.CARDS | w.PEOPLE
_OF_PILES = w.PILES | w.TOPS
_FEW_CARDS = 4
"""Where cards are counted, so few may be one more count of them."""
_LABELS = w.words(
    "no nr num number numero nummer n o nro",
)


def names_pile(before: list[str]) -> bool:
    """Whether a number is that of a pile: pile 2, pile no. 2, p2."""
    named = next((word for word in before if word not in _LABELS), "")
    return named in w.PILES or before[0] == "p"


def names_card(before: list[str]) -> bool:
    """Whether a number is that of a card: the two, a red two; but not just the two."""
    article = before[0] in w.SINGULAR_THE and before[1] not in w.ONLY
    return article or before[0] in w.COLOURS


def counts_cards(before: list[str], after: list[str]) -> bool:
    """Whether a number that may be said counts cards or players: four cards, lay three."""
    return not _CARDS_OR_PEOPLE.isdisjoint(after[:2]) or not w.LAYING.isdisjoint(before)


def counts_again(manners: Manners, value: int, before: list[str], after: list[str]) -> bool:
    """Whether a number is one more count in a message that counts already: you may lay one, not
    two; I lay one and you two.
    """
    if not _OF_PILES.isdisjoint(after) or not w.SIDES.isdisjoint(after):
        return False
    if 2 <= value <= _FEW_CARDS <= manners.piles:
        return before[0] not in w.HAVE and not names_card(before)
    return 2 <= value <= _FEW_CARDS and before[0] in w.OTHERWISE and after[0] not in w.COLOURS


def is_explained(
    message: Message, manners: Manners, value: int, before: list[str], after: list[str]
) -> bool:
    """Whether the words around a number leave no doubt that it is no card."""
    if names_pile(before):
        return value <= manners.piles
    if before[0] in w.THAN and before[1] in w.BEYOND:
        return False
    if next((word for word in before if word not in _LABELS), "") in w.PEOPLE:
        return value <= 5
    if before[0] in w.NUMBERED and value <= 10:
        return True
    if _is_group(value, before) or _is_by_lot(after):
        return True
    if before[0] == "a" and value <= 5:
        if not _PLAYING.isdisjoint(before[1:]) and after[0] not in _OFF_IT:
            return True
        first = next(place for place, token in enumerate(message.tokens) if token.isalnum())
        grave = message.written_at(first) in ("\u00e0", "\u00c0")
        near = after[0] in w.HOURS or after[0] in _OFF_IT or not _OF_PILES.isdisjoint(after)
        if before[1] == "" and grave and not near:
            return True
    if value <= 4 and before[0] in w.HAVE and after[0] in _THAT:
        return True
    if before[0] in w.SINGULAR and not (before[0] == "a" and value <= 8):
        return (after[0] in w.MOMENTS or after[0] in w.PEOPLE) and _counts(
            message, manners, value, before, after
        )
    if value <= 8 and before[0] in w.ARTICLES and after[0] in _OTHERS:
        return True
    if value <= 8 and after[0] in w.OF and after[2] in w.CARDS and read_word(after[1]) is not None:
        return True
    if after[0] in w.OF and after[1] in w.CARDS and not w.STILL.isdisjoint(message.words):
        return True
    if after[0] in w.OF and after[1] in w.US and value <= (12 if after[1] in _WE else 8):
        return after[2] not in w.TOPS and before[0] not in ("within", "a", "at")
    if value in (2, 3) and _is_for_a_pile(message, after) and not names_card(before):
        return True
    if after[0].isdigit() and after[1] and value < int(after[0][:3]):
        return _counts(message, manners, value, before, [after[1], after[2], ""])
    if after[0] in _OR and (after[1].isdigit() or read_word(after[1]) is not None):
        some = 2 <= value <= 3 and not w.LAYING.isdisjoint(before)
        return some or _counts(message, manners, value, before, [after[2], "", ""])
    return _counts(message, manners, value, before, after)


def is_listed(message: Message, manners: Manners, last: int) -> bool:
    """Two, three turns."""
    tokens = message.tokens[last + 1 : last + 4]
    if len(tokens) == 3 and tokens[0] == "," and tokens[1] in ("die", "welche"):
        return message.before(last, 1)[0] in w.HAVE
    if len(tokens) < 3 or tokens[0] != "," or read_word(tokens[1]) is None:
        return False
    return _counts(message, manners, 3, ["", "", ""], [tokens[2], "", ""])


def _is_for_a_pile(message: Message, after: list[str]) -> bool:
    """Two for the left, three on the right."""
    if after[0] in w.FOR:
        held = not w.HAVE.isdisjoint(message.words) or not w.LAYING.isdisjoint(message.words)
        return held and any(word in w.SIDES or word in w.PILES for word in after[1:])
    return after[0] in w.SIDES and not w.LAYING.isdisjoint(message.words)


def _is_group(value: int, before: list[str]) -> bool:
    """The two of us, all three, we are four."""
    if not 2 <= value <= 5:
        return False
    if before[0] == "e" and before[1] in ("tutti", "tutte", "tutt"):
        return True
    if before[0] == "las" and before[1] in _HOURS_OF:  # at two
        return False
    if (
        before[0] in ("somos", "sois", "siamo", "sommes", "etes")
        or (before[0], before[1]) in _WE_ARE
    ):
        return True
    most = 4 if before[0] in _PLURAL_THE and before[1] not in _PLAYING else 5
    return before[0] in w.GROUP and value <= most


_HOURS_OF = w.words("a son sobre hacia desde hasta")
_WE_ARE = frozenset(
    (
        ("in", "siamo"),
        ("in", "siete"),
        ("in", "giochiamo"),
        ("in", "giocate"),
        ("est", "on"),
        ("sind", "wir"),
        ("are", "we"),
        ("re", "we"),
        ("are", "you"),
    )
)


def _is_by_lot(after: list[str]) -> bool:
    """Two at a time."""
    return tuple(after) in _AT_A_TIME or tuple(after[:2]) in _AT_A_TIME


_AT_A_TIME = frozenset(
    (
        ("at", "a", "time"),
        ("at", "once"),
        ("a", "la", "vez"),
        ("alla", "volta"),
        ("a", "la", "fois"),
        ("auf", "einmal"),
        ("a", "testa"),
        ("cada", "uno"),
        ("d", "un", "coup"),
        ("pro", "person"),
        ("per", "turn"),
        ("por", "turno"),
        ("por", "persona"),
        ("por", "cabeza"),
        ("por", "barba"),
        ("per", "persona"),
        ("a", "persona"),
        ("per", "turno"),
        ("a", "turno"),
        ("pro", "zug"),
        ("pro", "runde"),
        ("par", "tour"),
        ("each", ""),
        ("de", "golpe"),
        ("de", "una"),
        ("di", "fila"),
        ("di", "colpo"),
        ("de", "suite"),
        ("d", "affilee"),
    )
)


_VOCATIVES = w.words("guys boys girls chicos chicas ragazzi ragazze leute jungs madels gars")
"""Whom one may speak to: I have seven, guys."""
_OF_ONE_OR_MORE = w.words("blu viola")
"""Colours that are said alike of one card and of several."""
_OTHERS = w.words(
    "others other otras otros altre altri anderen andere ubrigen autres demas restantes"
)
_WE = w.words("us nosotros nosotras noi nous uns")
_THAT = w.words("that which who qui que che")
_PLAYING = w.words(
    "joue jouer jouons jouez sommes est etes jugamos jugar somos giochiamo",
)
_OFF_IT = w.words("du de della dalla del from von vom")


def _counts(
    message: Message, manners: Manners, value: int, before: list[str], after: list[str]
) -> bool:
    """Whether a number counts something: two turns, two more cards, five minutes."""
    if not w.SIGNALLING.isdisjoint(message.words):
        return False
    for place, word in enumerate(after):
        if word in w.COLOURED and value == 2:
            several = word not in _OF_ONE_OR_MORE or not message.words[0].isdigit()
            return several and before[0] not in ("the", "die", "el", "il")
        if word in w.MOMENTS:
            return value <= 10 or (value <= 60 and value % 5 == 0)
        if word in w.OFTEN:
            return place + 1 >= len(after) or read_word(after[place + 1]) is None
        if word in w.LASTING:
            return value <= 12
        if word in w.HOURS:
            return value <= 5 and before[0] in w.WITHIN
        if word in w.CARDS:
            if word in w.SINGLE_CARD:
                return False
            return value <= 12 or any(other in w.STILL for other in message.words)
        if word in w.PILES:
            labelled = place + 1 < len(after) and after[place + 1].isdigit()
            return value <= manners.piles and not labelled
        if word in w.PEOPLE:
            return value <= 10
        if word in w.COUNTED:
            called = word in _VOCATIVES and "" in after[place + 1 : place + 2]
            return value <= 10 and not (
                called and (before[0] in w.NAMING or before[0] in w.COLOURS)
            )
        if word in w.BETWEEN or word in w.MORE:
            continue
        if place > 0 or value > 5 or word == "" or word in w.FRAMES:
            return False
    return False
