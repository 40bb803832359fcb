"""What each game lets people say, as data; the only place in `talk` that knows the games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from backtrick.rules import Game
from backtrick.talk.hint import Code

LANGUAGES = ("en", "es", "it", "de", "fr")
"""The guard reads all of these at once."""

_PILES = (Code.LEAVE, Code.RATHER_NOT, Code.GO_AHEAD, Code.SMALL_STEPS, Code.TRICK)
_GENERAL = (Code.HARD_TURN, Code.FINE, Code.MORE, Code.THANKS, Code.SORRY)
_OPENING = (Code.START, Code.NOT_START)
_COLOURS = (Code.HOLDS, Code.HIGH, Code.MIDDLE, Code.LOW)


@dataclass(frozen=True, slots=True)
class Manners:
    """What may be said in a game: its hints, and what the guard looks for."""

    codes: tuple[Code, ...] = ()
    colours: str = ""
    numbers: range = range(0)
    """What stands on a card; empty where numbers may be said."""
    piles: int = 0
    vague: bool = True
    """Whether high and low may be said."""

    @property
    def guarded(self) -> bool:
        """Whether there is anything that may not be said."""
        return len(self.numbers) > 0


THE_GAME = Manners(
    codes=(*_PILES, *_GENERAL, *_OPENING),
    numbers=range(2, 100),
    piles=4,
)
QUICK_AND_EASY = Manners(
    codes=(*_PILES, Code.WANT, *_COLOURS, *_GENERAL, *_OPENING),
    colours="bgrvy",
    numbers=range(1, 11),
    piles=2,
)
PROFESSIONAL = Manners(
    codes=(Code.TRICK, Code.WANT, Code.HOLDS, Code.THANKS, Code.SORRY),
    colours="bgrvy",
    numbers=range(1, 11),
    piles=2,
    vague=False,
)
FACE_TO_FACE = Manners(piles=4)
"""Opponents have nothing to agree on: no hints, and what is said is said at one's own cost."""

_BY_NAME = {
    ("the-game", False): THE_GAME,
    ("quick-and-easy", False): QUICK_AND_EASY,
    ("quick-and-easy", True): PROFESSIONAL,
    ("face-to-face", False): FACE_TO_FACE,
}


@cache
def manners(game: Game) -> Manners:
    """What may be said in this game."""
    return _BY_NAME[game.name, bool(game.options().get("professional", False))]
