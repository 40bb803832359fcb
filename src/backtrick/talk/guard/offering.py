"""The hint that says the legal part of a refused message.

What hints say in five languages is in `phrases/offers`, a file for each. A hint is offered only
where the message leaves no doubt: what is denied, asked, a condition, or said of somebody else is
no hint, and neither is what is said of several piles at once.
"""

from __future__ import annotations

from collections.abc import Iterable

from backtrick.talk.guard.clauses import COLOUR, NUMBER, Clause, Clauses, clauses_of
from backtrick.talk.guard.message import Finding, Message
from backtrick.talk.guard.phrasebook import class_of_words
from backtrick.talk.guard.words import ARTICLES, CARDS, IN, words
from backtrick.talk.hint import Code, Hint
from backtrick.talk.manners import Manners

_NEED = "need"
"""I need this pile: want, where that is a hint, else rather not."""
_REQUESTS = (Code.RATHER_NOT, Code.LEAVE, Code.SMALL_STEPS, Code.GO_AHEAD)
_PILE = (*_REQUESTS, Code.TRICK, _NEED, Code.WANT)
_GENERAL = (Code.HARD_TURN, Code.MORE, Code.FINE)
_OPENING = (Code.NOT_START, Code.START)
_COURTESIES = (Code.THANKS, Code.SORRY)
"""Each in the order in which they are looked for: a part of a clause says one thing."""

_DENYING = frozenset({Code.RATHER_NOT, Code.LEAVE, Code.SMALL_STEPS, Code.NOT_START})
"""Hints that hold a not of their own."""
_ASKABLE = frozenset({Code.LEAVE, Code.SMALL_STEPS, *_OPENING})
_MAYBE = frozenset(_OPENING)

_I = words(
    "i ich io je j yo ill id puedo podria quiero voy dejo juego posso potrei voglio vado lascio",
    "gioco kann konnte will mochte muss",
)
_YOU = words(
    "you u your yours tu tus te ti vosotros vosotras ustedes usted vos voi vi vostro vostra du dir",
    "dich ihr euch dein deine euer eure toi vous votre ton ta he she they his her er sie el ella",
    "lui lei il elle",
)
_SIZES = {
    Code.HIGH: words(
        "high highish alta alto altas altos alte alti hoch hohe hohen hohes haut haute elevee"
    ),
    Code.LOW: words(
        "low lowish baja bajo bajas bajos bassa basso basse bassi niedrig niedrige niedrigen",
        "niedriges tiefe tiefen bas faible",
    ),
    Code.MIDDLE: words(
        "middle middling medium mid intermedia intermedio mediana mediano media medio mittlere",
        "mittleren mittleres mittel moyen moyenne",
    ),
}
_COMPARED = words("than que als di che")
_PLAIN = (
    ARTICLES
    | IN
    | CARDS
    | words(
        "rather quite pretty fairly very muy bastante piuttosto abbastanza molto ziemlich eher",
        "recht sehr assez plutot einen eines another only just solo nur seulement carta karte",
        "carte and y e und et",
    )
)
"""What may stand around a colour where a card is named and nothing else is said."""


def legal_part(manners: Manners, message: Message, finding: Finding) -> Hint | None:
    """The hint that the message gives besides what was found in it, where there is one."""
    heard = clauses_of(message, finding, manners.piles)
    if heard is None or heard.hold("unsure"):
        return None
    return (
        _about_pile(manners, heard)
        or _about_colour(manners, heard)
        or _first(manners, _said_by(heard, _OPENING))
        or _in_general(manners, heard)
        or _first(manners, _said_by(heard, _COURTESIES))
    )


def _about_pile(manners: Manners, heard: Clauses) -> Hint | None:
    if len(heard.piles) != 1 or heard.hold("except"):
        return None
    (pile,) = heard.piles
    said = _said_by(heard, _PILE)
    if pile is None or said is None:
        return None
    if Code.GO_AHEAD in said and not {Code.GO_AHEAD, Code.SMALL_STEPS}.issuperset(said):
        return None
    codes = (_meant(manners, what) for what in sorted(said, key=(Code.SMALL_STEPS, *_PILE).index))
    return next((Hint(Code(code), pile) for code in codes if code in manners.codes), None)


def _meant(manners: Manners, said: str) -> str:
    if said != _NEED:
        return said
    return Code.WANT if Code.WANT in manners.codes else Code.RATHER_NOT


def _about_colour(manners: Manners, heard: Clauses) -> Hint | None:
    """A colour is held where somebody says so, or where a card is named and nothing else said."""
    if len(heard.colours) != 1 or not manners.colours:
        return None
    (colour,) = heard.colours
    said = [clause for clause in heard.clauses if COLOUR in clause.words]
    if not all(_names_own_card(clause) for clause in said):
        return None
    told = {word for clause in said for word in clause.words}
    sizes = [code for code, known in _SIZES.items() if not known.isdisjoint(told)]
    if len(sizes) == 1 and sizes[0] in manners.codes and _COMPARED.isdisjoint(told):
        return Hint(sizes[0], colour)
    return Hint(Code.HOLDS, colour) if Code.HOLDS in manners.codes else None


def _names_own_card(clause: Clause) -> bool:
    if _is_void(clause, Code.HOLDS):
        return False
    known = _PLAIN.union(*_SIZES.values())
    bare = all(word in known or word in (COLOUR, NUMBER) for word in clause.words)
    return bare or clause.find(Code.HOLDS) is not None


def _in_general(manners: Manners, heard: Clauses) -> Hint | None:
    said = _said_by(heard, _GENERAL)
    if said is not None and Code.HARD_TURN in said and len(said) > 1:
        return None
    return _first(manners, said)


def _first(manners: Manners, said: Iterable[str] | None) -> Hint | None:
    return next((Hint(Code(code)) for code in said or () if code in manners.codes), None)


def _said_by(heard: Clauses, books: tuple[str, ...]) -> list[str] | None:
    """What is said of these, or `None` if it is in doubt."""
    said: list[str] = []
    for clause in heard.clauses:
        taken: list[tuple[int, int]] = []
        for book in books:
            found = clause.find(book)
            if found is None or any(a <= found[1] and found[0] <= b for a, b in taken):
                continue
            taken.append(found)
            if not _is_void(clause, book, found):
                said.append(book)
            elif book in (*_REQUESTS, *_GENERAL, *_OPENING):
                return None
    return sorted(set(said), key=books.index)


def _is_void(clause: Clause, book: str, found: tuple[int, int] | None = None) -> bool:
    """Whether a clause denies what it says, asks for it, or says it of somebody else."""
    rest = set(clause.words)
    if found is not None:
        rest = {*clause.words[: found[0]], *clause.words[found[1] + 1 :]}
    denied = class_of_words("NOT") & (rest if book in _DENYING else set(clause.words))
    asked = clause.asks and not (
        book in _ASKABLE and (book in _MAYBE or not _YOU.isdisjoint(clause.words))
    )
    others = _I if book in _REQUESTS else frozenset() if book in _COURTESIES else _YOU
    maybe = book not in _MAYBE and clause.find("doubt") is not None
    if book == Code.GO_AHEAD and NUMBER in clause.words:  # go ahead with that card
        return True
    return bool(denied) or asked or maybe or not others.isdisjoint(rest)
