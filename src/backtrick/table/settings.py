"""What the host decides before the deal."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from backtrick.rules import Game, game_named
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.talk import Hints

Number = Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)]
"""A number that every JSON reader can hold. A larger one is refused."""

CLOCK_SECONDS = range(10, 3601)
"""The seconds that a turn clock may have."""


class Talk(StrEnum):
    """What people may say at a table. Hints, where the game has them, may always be given."""

    STRICT = "strict"
    """Hints only, no chat."""
    STANDARD = "standard"
    """Chat too; while a game is played the guard reads it first."""
    FREE = "free"
    """Chat as one likes: the rules are a matter of honour."""


class BotPace(StrEnum):
    """How fast the bots play."""

    SLOW = "slow"
    NORMAL = "normal"
    """As fast as the server has them play."""
    FAST = "fast"

    @property
    def factor(self) -> float:
        """How many times as long as usual a bot takes."""
        return _FACTORS[self]


_FACTORS = {BotPace.SLOW: 2.0, BotPace.NORMAL: 1.0, BotPace.FAST: 0.5}


class Settings(Struct, frozen=True):
    """A game with its options in full, how many sit down, and who else may come.

    `public` tables are listed, and anyone may sit down; to others one needs the link or the code.
    With `watch`, whoever may come may also look on. `talk` is what may be said, `clock` how many
    seconds a turn may take, `hints` how much the bots say; tables from before it are talkative.
    `pace` is how fast they play.
    """

    game: str
    options: dict[str, Number | bool]
    seats: Number
    public: bool = False
    watch: bool = True
    talk: Talk = Talk.STANDARD
    clock: Number | None = None
    hints: Hints = Hints.TALKATIVE
    pace: BotPace = BotPace.NORMAL

    @property
    def chosen(self) -> Game:
        """The game that will be played, or a `BadSetup`."""
        return game_named(self.game).choose(self.options, self.seats)


class WantedSettings(Settings, frozen=True, forbid_unknown_fields=True):
    """Settings as a client asks for them: unlike a stored event, it may name nothing unknown."""


def settled(wanted: Settings) -> Settings:
    """The settings with every option filled in, or an error that says what is wrong."""
    kind = game_named(wanted.game)
    kind.check_players(wanted.seats)
    options, clock = wanted.chosen.options(), wanted.clock
    if clock is not None and clock not in CLOCK_SECONDS:
        first, last = CLOCK_SECONDS[0], CLOCK_SECONDS[-1]
        raise TableError(TableErrorCode.BAD_CLOCK, clock=clock, first=first, last=last)
    return Settings(**{**asdict(wanted), "game": kind.name, "options": options})
