"""Words that are a number in one language and something else in another: which of them is meant."""

from __future__ import annotations

import re

from backtrick.talk.guard import words as w
from backtrick.talk.guard.lexicon import lexicon
from backtrick.talk.guard.message import Message

NO_LANGUAGE = ""
"""A single word of no language is a name: Otto, and Nona, but not Siete."""


def is_meant(message: Message, place: int, word: str, lang: str | None) -> bool:
    """Whether a word that is a number in one language, and something else in another, is one."""
    others = AMBIGUOUS.get(word)
    if others is None:
        return True
    before, after = message.before(place), message.after(place)
    if len(message.words) == 1 and lang == NO_LANGUAGE:
        return word != "otto" and not lexicon().words[word].ordinal
    if len(message.words) == 1:
        return lang is None or lang not in others
    if is_distance(after) or before[0] in w.TIMES or before[0] in w.MAKING:
        return True
    match word:
        case "once":
            if before[0] == "la" or after[0] in ("inicial", "titular"):  # an organisation, a team
                return False
            return before[0] in w.SPANISH or w.ENGLISH.isdisjoint(message.words)
        case "sei":
            return _is_number_sei(message, place, before, after)
        case "due":
            owed = before[0] in w.BEFORE_DUE and before[1] not in w.COLOURS
            return not owed and after[0] not in w.ENGLISH_DUE
        case "tres":
            accented = "\u00e8" in message.written_at(place).lower()
            return not accented and _is_number_tres(message, before, after)
        case "diez":  # the name is Díez
            return not message.written_at(place).startswith("D\u00ed")
        case "dos":
            return before[0] not in w.FRENCH_BACK
        case "ten":
            if before[0] in w.FRENCH_TEN or after[0] in w.FRENCH_TEN:  # t'en
                return False
            return after[0] not in w.SPANISH_TEN or after[1] in w.COLOURS
        case "seize":
            return after[0] not in w.SEIZED
        case "otto":
            name = message.written_at(place).istitle()
            name |= _is_called(message, place, before[0])
            coloured = len(message.words) <= _FEW and not w.COLOURS.isdisjoint(message.words)
            it_is = before[0] == "e" and _follows_is(message, place)
            return not name or coloured or it_is or before[0] in w.ITALIAN
        case "neuf" if before[0] == "est":
            return any(word in _NUMBERED or word in w.VAGUE for word in before[1:])
        case "neuf" if before[1] in _ITS and before[0] not in w.HAVE:
            return before[0] in _NUMBERED or before[0] in w.VAGUE or before[0] in w.COLOURS
        case "siete":
            if "siete in " in message.folded.text:  # in due, in ferie
                return False
            italian = before[0] in w.ITALIAN_YOU or after[0] in w.ITALIAN_AFTER_YOU
            italian |= after[0].endswith(("ti", "ni", "ri", "mi", "ci")) and len(after[0]) > 4
            italian |= not w.ITALIAN_ONLY.isdisjoint(message.words)
            return before[0] in w.SPANISH or not italian
        case "elf" | "elfs":
            return before[0] in w.GERMAN or w.ENGLISH.isdisjoint(message.words)
        case "achte" | "achten" | "achter":
            return before[0] in w.GERMAN_THE
        case "none":
            return before[0] in ("le", "delle", "alle", "sulle")
        case "cuarto" | "quarto" | "cuarta" | "quarta" | "quinta" | "nona" | "sesta":
            return before[0] not in w.SINGULAR
    return True


AMBIGUOUS: dict[str, tuple[str, ...]] = {
    "once": ("en",),
    "sei": ("de",),
    "due": ("en",),
    "tres": ("fr",),
    "dos": ("fr",),
    "ten": ("es",),
    "otto": ("de",),
    "seize": ("en",),
    "siete": ("it",),
    "elf": ("en",),
    "elfs": ("en",),
    "achte": ("de",),
    "achten": ("de",),
    "achter": ("de",),
    "cuarto": ("es",),
    "quarto": ("it",),
    "cuarta": ("es",),
    "quarta": ("it",),
    "quinta": ("it", "es"),
    "nona": ("it",),
    "none": ("en",),
    "sesta": ("it",),
    "neuf": (),
    "diez": (),
}
"""Words that are a number, and those languages in which they are also something else."""


def _is_called(message: Message, place: int, before: str) -> bool:
    """Whether somebody of this name is spoken to, or spoken of: hey otto; otto, du bist dran."""
    if not _OF_THE_TABLE.isdisjoint(message.words):
        return False
    following = message.tokens[place + 1 : place + 3]
    after = next((text for text in following if text != ","), "")
    return before in w.GREETING or (before == "" and after in w.ADDRESSING)


_OF_THE_TABLE = (
    w.CARDS
    | w.NUMBER
    | w.COLOURS
    | w.PILES
    | w.SIDES
    | w.words("my mine mein meine mi mia mio ma mienne ho tengo habe hab have got ai")
)
_ITS = w.words("un mon ton son notre votre leur du ce")
_NUMBERED = w.COLOURS | w.words(
    "carte mienne ca c elle il chiffre nombre numero valeur vrai beau joli",
)
"""What French "neuf" after it is a number of, and not new."""
_FEW = 5
_SHORT = 3
_ONES = ("uno", "zero")
_YOU_ARE = w.words("un una il la lo tu proprio davvero sempre troppo stato stata bravo brava")
_ARE_YOU = w.words("ci se che non come dove chi ma perche tu")
_THEN = w.words("dopo prima solo per o")
_NO_PRAISE = w.words("adesso subito presto questo questa posto basso bassa tosto tosta resto")
_PRAISE = w.words(
    "grande forte mitico mitica unico unica bravo brava divino divina magico magica fantastico",
    "fantastica fenomenale eccezionale incredibile imbattibile formidabile geniale gentile",
    "speciale",
    "super terribile impossibile pronto pronta sicuro sicura libero libera contento contenta",
    "perfetto perfetta prezioso preziosa tranquillo tranquilla fortissimo fortissima stanco stanca",
    "triste felice matto matta pazzo pazza mio mia tu te un una proprio davvero sempre troppo",
    "ancora d",
)
_PARTICIPLE = re.compile("[a-z]+(?:[aiu]t|ss|st|rs|issim)[oa]")


def _is_praise(word: str) -> bool:
    """Whether "sei" before this word is "you are": sei stata, sei bravissimo, sei un mito."""
    if word in _NO_PRAISE:
        return False
    return word in _PRAISE or _PARTICIPLE.fullmatch(word) is not None


_AFTER_TRES = w.words(
    "bien bon bonne haut haute hauts bas basse gros grosse petit petite petits petites mal drole",
    "fort forte proche loin mauvais mauvaise dur dure cool beau belle facile difficile sympa",
    "content contente vite serre tranquille eleve elevee faible grand grande grands important",
    "utile joli jolie chaud delicat risque dangereux moche complique malin gentil peu tot tard",
    "long longue drole honnetement franchement clair utile pratique chouette agreable",
)


def _is_number_sei(message: Message, place: int, before: list[str], after: list[str]) -> bool:
    """Whether "sei" is six, and not "you are", nor German."""
    if after[0] in w.COLOURS or (after[0] in w.IN and after[1] in w.COLOURS):
        return True
    if len(message.words) <= _SHORT and before[0] in w.COLOURS:
        return True
    if before[0] in _ONES or after[0] in _ONES or after[:2] == ["e", "zero"]:
        return True
    if before[0] == "e" and _follows_is(message, place):
        return True
    twice = message.words.count("sei") > 1
    if twice and (before[0] in _ARE_YOU or (before[0] == "o" and after[0])):
        return False
    if (twice or before[0] == after[0] == "") and "?" not in message.text:  # il viola: sei
        return True
    if (before[0] in w.COLOURS or before[0] in _THEN) and _is_praise(after[0]):
        return False
    if before[0] in ("sotto", "sopra"):
        return after[0] not in _YOU_ARE
    return before[0] in w.ITALIAN


def _follows_is(message: Message, place: int) -> bool:
    """Whether the word before a token is "è", with its accent."""
    word = next(at for at in range(place - 1, -1, -1) if message.tokens[at].isalpha())
    return message.written_at(word).lower() == "\u00e8"


def _is_number_tres(message: Message, before: list[str], after: list[str]) -> bool:
    """Whether "tres" is no French very: that stands in French, and before a word it stresses."""
    if before[0] in w.HAVE and after[0] == "":
        return True
    if w.FRENCH.isdisjoint(message.words):
        return after[0] not in _AFTER_TRES and after[1] not in _AFTER_TRES
    return not w.SPANISH_ONLY.isdisjoint(message.words)


def is_distance(after: list[str]) -> bool:
    """Two higher; two more than; two numbers below; two cards above."""
    counted = after[0] in w.OFF or after[0] in w.OFF_FR
    if counted or after[0] in w.CARDS:
        if after[1] not in _GOING and any(word in w.BEYOND or word in _OVER for word in after[1:]):
            return True
        if not counted:
            return False
        after = after[1:]
    if after[0] in w.BEYOND:
        return True
    if after[0] in w.MORE:
        return after[1] in w.THAN or (
            after[0] != "more" and (after[1] in w.VAGUE or after[1] in w.BEYOND)
        )
    return after[0] in ("in", "de", "di", "en") and after[1] in w.MORE


_GOING = w.words("go goes are van va son vanno va sono gehen geht sind vont va sont")
_OVER = w.words("uber unter over under sobre")
