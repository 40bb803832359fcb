"""Numbers that no card has, in three digits and more: years, what there is much of, pages, phones.

They may hide a card ("1947 without the century", "4752"), so that the words beside them must say
what they are.
"""

from __future__ import annotations

import re
from functools import cache

from backtrick.talk.guard import words as w
from backtrick.talk.guard.message import Message
from backtrick.talk.guard.numbers import read_word
from backtrick.talk.guard.phrasebook import class_of_words
from backtrick.talk.guard.plurals import distances, is_plural, is_thing

_FEW = 3
"""In so few words a number is a hint."""
_YEARS = range(1900, 2100)
_BEFORE_A_YEAR = w.words(
    "in since from by until till around summer winter spring autumn christmas vintage season year",
    "en desde de del hasta verano invierno navidad promocion ano mundial",
    "nel dal dall estate inverno natale anno mondiale mondiali",
    "seit von vom bis ab sommer fruhling herbst weihnachten wm em jahr jahrgang abijahrgang",
    "depuis promo ete hiver noel annee mondial euro",
)
_BORN = w.words("born naci nacio nacido nacida nato nata nati geboren ne nee jahrgang")
"""A year of birth is an age, and people hint at cards with it."""
_SOMEBODY = w.words("ich wir er sie man")
"""After a year and a verb: 2014 war ich in Rom."""
_SUCH_A = w.words("one una uno eine einen une un")
_PARTICIPLE = re.compile(r"ge[a-z]{2,}(?:t|en)|[a-z]+iert")
_LABELLED = w.words(
    "page pagina seite room zimmer habitacion chambre camera flight vuelo volo flug vol flat",
    "error errore fehler erreur code codigo codice bus linie ligne route",
)
_CALLING = w.words(
    "call dial ring phone llama llamad llamo llamar chiama chiamate chiamo chiamare ruft ruf wahlt",
    "appelez appelle appelons appeler",
)
_WE_WERE = w.words("somos eramos siamo eravamo erano etait etaient sommes est sind waren were are")
_SPENT = w.words(
    "cost costs spent paid costo costaron gastado gaste pagado pague costato costata speso pagato",
    "gekostet kostet bezahlt coute depense paye",
)
_WALKED = w.words("steps pasos passi schritte pas points puntos punti punkte")
_UNITS = w.words(
    "euro eur km kms kmh mph kg kilo kilos cm mm mb gb hz watt grad gr gramm gram grammi ml liter",
    "gramos grammes seiten stuck meter kilometer foto mail likes ans anni anos jahre people",
    "persone personas personnes leute gens menschen sachen",
)
_EACH = w.words("a per al por im pro par")
_SPANS = w.words(
    "day week month year night hour head person mes ano dia noche semana hora persona mese anno",
    "giorno notte ora testa monat jahr tag woche nacht stunde kopf mois an jour nuit semaine heure",
    "tete",
)
_NEVER = (
    w.COLOURS
    | w.NUMBER
    | w.DIGITS
    | w.PILES
    | w.TOPS
    | w.words(
        "card carta karte carte mine mienne meins mien sum suma somma summe somme century siglo",
        "secolo jahrhundert siecle",
    )
)
_GERMAN_PLURAL = re.compile(
    "[a-z]{3,}(?:chen|lein|stunden|seiten|ungen|innen|heiten|keiten|tionen)"
)
_HUNDREDS = 3
_TELLING = 50
"""Four digits that are no multiple of this may be two cards."""


def is_round(message: Message, text: str, first: int) -> bool:
    """Whether digits with noughts behind them are said by the way: 1000 thanks, 300 times better.
    Where a card might stand, 4700 is one.
    """
    if not text.endswith("00"):
        return False
    if text.rstrip("0") == "1":
        return True
    before = message.before(first)[0]
    said_by_the_way = len(message.words) > _FEW and before not in w.HAVE and before not in w.NAMING
    return said_by_the_way and len(text) == _HUNDREDS and _NEVER.isdisjoint(message.words)


def is_large(message: Message, text: str, first: int, last: int) -> bool:
    """Whether the words around three digits or more leave no doubt that they are no card."""
    if len(message.words) <= _FEW or not _NEVER.isdisjoint(message.words):
        return False
    before, after = message.before(first), message.after(last)
    reckoned = after[0] in w.TIMES and (after[0] in w.MORE or read_word(after[1]) is not None)
    if reckoned or before[0] in w.TIMES or message.is_riddle(first, last):
        return False
    value = int(text)
    if len(text) == 4 and value in _YEARS:
        return _is_year(before, after)
    if (len(text) > 3 and value % _TELLING) or text[0] == "0":
        return False
    if before[0] in _SPENT or (len(text) > 3 and _is_walked(after)):
        return True
    called = before[1] if before[0] in w.ARTICLES or before[0] == "al" else before[0]
    if before[0] in _LABELLED or called in _CALLING:
        return True
    if value % 10 == 0 and not _WE_WERE.isdisjoint(before[:2]):
        return True
    return _counts_much(after)


def _is_year(before: list[str], after: list[str]) -> bool:
    """In 2016, the 2014 final, class of 2012; in German without "in": wir haben 2010 geheiratet."""
    if before[1] in _SUCH_A or before[1].isdigit() or not _BORN.isdisjoint(before[:2]):
        return False
    if (before[0] in w.SINGULAR_THE and is_thing(after[0])) or before[:2] == ["of", "class"]:
        return True
    if before[0] == "" and after[1] in _SOMEBODY and after[2]:
        return after[0] not in w.HAVE
    named = before[1] if before[0] in ("el", "l", "lo") else before[0]
    return named in _BEFORE_A_YEAR or _PARTICIPLE.fullmatch(after[0]) is not None


def _counts_much(after: list[str]) -> bool:
    """150 guests, 430 unread mails, 850 a month."""
    if after[0] in _EACH and after[1] in _SPANS:
        return True
    if _is_counted(after[0]):
        return after[1] not in distances()
    return is_thing(after[0]) and _is_counted(after[1]) and after[2] not in distances()


def _is_walked(after: list[str]) -> bool:
    """12,000 steps, and not above a card."""
    return after[0] in _WALKED and after[1] not in distances()


def _is_counted(word: str) -> bool:
    if word in _measures():
        return True
    return is_thing(word) and (is_plural(word) or _GERMAN_PLURAL.fullmatch(word) is not None)


@cache
def _measures() -> frozenset[str]:
    counted = (w.COUNTED, w.MOMENTS, w.HOURS, *map(class_of_words, ("SPAN", "MONEY", "THINGS")))
    return _UNITS.union(*counted) - w.PILES
