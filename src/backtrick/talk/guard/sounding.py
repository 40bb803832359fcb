"""How a word sounds, roughly, in each language: what its speakers mistake for one another.

Karante is quarante to a French ear, fierzich is vierzig to a German one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from backtrick.talk.manners import LANGUAGES

_SPELT = {
    "en": "ph=f gh= ou=o th=t ee=i ey$=i$ ie$=i$ y$=i$ ck=k c=k x=ks z=s ei=i ai=a",
    "es": "qu=k ch=C ce=se ci=si c=k z=s x=C v=b h= ll=y y=i ei=e",
    "it": "ch=k cqu=k qu=k cu=k c=C h= j=i y=i z=s",
    "de": (
        "zge$=zig$ isch$=ig$ zsch$=zig$ sch$=ich$ ig$=iX$ ich$=iX$ ick$=iX$ ik$=iX$ zg$=ziX$"
        " zch$=ziX$ ch=X ts=z v=f ph=f ie=i ih=i eh=e tz=z z=s dt=t d=t ck=k Xs=ks x=ks eu=oi"
        " oy=oi ai=ei ey=ei ay=ei h= mpf=mf mf=nf"
    ),
    "fr": (
        "qu=k ch=S ph=f ce=se ci=si c=k x=s z=s oi=wa oua=wa ain=in ein=in ai=e ei=e en=an em=an"
        " am=an h= ngt=n vint=vin int$=in$ eux=eu es$=$ e$=$ ts$=t$"
    ),
}
_RULES = {
    language: [tuple(rule.split("=")) for rule in rules.split()]
    for language, rules in _SPELT.items()
}


_END = "$"
_DOUBLED = re.compile(r"([^$])(?=\1)")


def sounds(words: Sequence[str], languages: Sequence[str] = LANGUAGES) -> dict[str, list[str]]:
    """What folded words sound like in each language; words that sound alike give the same. All of
    them are read in one go, which takes hardly longer than to read one.
    """
    heard = []
    for language in languages:
        said = _END.join((*words, ""))
        for spelt, sounding in _RULES[language]:
            if spelt in said:
                said = said.replace(spelt, sounding)
        heard.append(said)
    once = _DOUBLED.sub("", "\n".join(heard)).split("\n")
    return {language: one.split(_END)[:-1] for language, one in zip(languages, once, strict=True)}


def squeezed(words: Sequence[str]) -> list[str]:
    """Words without letters that are doubled."""
    return _DOUBLED.sub("", _END.join((*words, ""))).split(_END)[:-1]
