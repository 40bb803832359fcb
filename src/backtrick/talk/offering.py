"""The hint that says the legal part of a refused message."""

from __future__ import annotations

from backtrick.talk import words as w
from backtrick.talk.hint import TOPICS, Code, Hint, Topic
from backtrick.talk.manners import Manners
from backtrick.talk.message import Message

_COLOURS = {
    "b": "blue azul azules blu blau blaue blauen blaues bleu bleue",
    "g": "green verde verdes verdi grun grune grunen gruen gruene vert verte",
    "r": "red rojo roja rosso rossa rot rote roten rotes rouge",
    "v": "violet purple violeta morado morada viola violett violette lila",
    "y": "yellow amarillo amarilla giallo gialla gelb gelbe gelben jaune",
}
_SIZES = {
    Code.HIGH: "high higher alta alto alte alti hoch hohe hohen haut haute elevee",
    Code.LOW: "low lower baja bajo bassa basso niedrig niedrige tief bas basse faible",
    Code.MIDDLE: "middle medium mid intermedia intermedio media medio mittlere moyen moyenne",
}
_ASCENDING = (
    "ascending ascendente crescente ascendenti aufsteigend aufsteigende aufsteigenden ascendant "
    "ascendante croissante croissant up"
)
_DESCENDING = (
    "descending descendente decrescente discendente absteigend absteigende absteigenden descendant "
    "descendante decroissante down"
)
_SAYING: dict[Code, str] = {
    Code.TRICK: (
        "trick back backwards jump minus less ten truco atras menos diez trucco indietro meno "
        "dieci zuruck weniger zehn rucksprung retour arriere moins dix tour"
    ),
    Code.LEAVE: (
        "leave don dont not nobody never keep stop away no dejad deja dejen nadie non lasciate "
        "lascia nessuno lasst lass nicht niemand laissez laisse pas personne touchez ne"
    ),
    Code.SMALL_STEPS: (
        "small little close step steps between gap pequeno poco cerca pasos piccolo vicino passi "
        "klein kleine nah schritte petit proche petits pas"
    ),
    Code.GO_AHEAD: (
        "go play you your can adelante juega jugad puedes vai gioca puoi spiel leg lege du kannst "
        "vas allez joue tu peux"
    ),
    Code.RATHER_NOT: "rather have want need fits prefiero preferisco lieber plutot",
}


def legal_part(manners: Manners, message: Message) -> Hint | None:
    """A hint about the colour or the pile the message speaks of, as near to it as there is."""
    said = set(message.words)
    if manners.colours:
        hint = _about_colour(manners, said)
        if hint is not None:
            return hint
    pile = _pile(manners, message, said)
    for code, words in _SAYING.items():
        if code in manners.codes and TOPICS[code] is Topic.PILE and _meets(said, words):
            return None if pile is None else Hint(code, pile)
    if pile is not None and Code.WANT in manners.codes:
        return Hint(Code.WANT, pile)
    if pile is not None and Code.RATHER_NOT in manners.codes:
        return Hint(Code.RATHER_NOT, pile)
    return None


def _about_colour(manners: Manners, said: set[str]) -> Hint | None:
    for colour, words in _COLOURS.items():
        if _meets(said, words):
            for code, sizes in _SIZES.items():
                if code in manners.codes and _meets(said, sizes):
                    return Hint(code, colour)
            return Hint(Code.HOLDS, colour) if Code.HOLDS in manners.codes else None
    return None


def _pile(manners: Manners, message: Message, said: set[str]) -> int | None:
    """The pile that a message names by its number from one, or by its direction if that is enough
    to tell it from the others.
    """
    for place, token in enumerate(message.tokens):
        if token.text in w.PILES:
            label = message.after(place, 1)[0]
            if label.isdigit() and len(label) == 1 and 1 <= int(label) <= manners.piles:
                return int(label) - 1
    if manners.piles == 2:
        if _meets(said, _ASCENDING):
            return 0
        if _meets(said, _DESCENDING):
            return 1
    return None


def _meets(said: set[str], words: str) -> bool:
    return not said.isdisjoint(words.split())
