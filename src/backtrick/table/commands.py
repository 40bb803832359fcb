"""What can be asked of a table: by a seat, by a person without one, or by the driver.

The driver is the program that keeps the time and lets the bots think.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from backtrick.rules import Game, Play, Turn
from backtrick.table.coding import CodedPlay, coded_plays
from backtrick.table.events import GivenHint, snake
from backtrick.table.settings import Number, WantedSettings

NEWCOMER = -1
"""In place of a seat: a person who has none."""

DRIVER = -2
"""In place of a seat: the driver, for what is due."""


class Command(
    Struct, frozen=True, gc=False, tag_field="type", tag=snake, forbid_unknown_fields=True
):
    """Something asked of a table."""


class Sit(Command, frozen=True):
    """Take a seat, the first open one unless another is named. By a person without a seat."""

    seat: Number | None = None


class Leave(Command, frozen=True):
    """Go away; in the middle of a game the seat stays one's own."""


class TakeBack(Command, frozen=True):
    """Come back to one's seat."""


class Change(Command, frozen=True):
    """Change the settings. By the host, before the deal or after the end."""

    settings: WantedSettings


class PutBot(Command, frozen=True):
    """Put a bot in an open seat. By the host, before the deal or after the end."""

    seat: Number
    bot: str


class OpenSeat(Command, frozen=True):
    """Send a bot away. By the host, before the deal or after the end."""

    seat: Number


class Remove(Command, frozen=True):
    """Remove a person; in a running game this bot takes the seat. By the host."""

    seat: Number
    bot: str


class ChangeKey(Command, frozen=True):
    """Change the key and the code of the table. By the host; the server finds new ones."""


class Begin(Command, frozen=True):
    """Deal. By the host, when every seat is taken."""


class Opine(Command, frozen=True):
    """How good an opening one has (0 rather not, 1 fine, 2 gladly), and who should start."""

    opening: Number | None = None
    starter: Number | None = None


class WantedPlay(CodedPlay, frozen=True, forbid_unknown_fields=True):
    """A play as a client asks for it."""


class Lay(Command, frozen=True):
    """Lay cards, all or none, and end the turn if asked to."""

    plays: tuple[WantedPlay, ...]
    end: bool = False


def lay_command(game: Game, plays: Iterable[Play], *, end: bool = False) -> Lay:
    """The command that lays these cards."""
    return Lay(tuple(WantedPlay(play.card, play.pile) for play in coded_plays(game, plays)), end)


class EndTurn(Command, frozen=True):
    """End the turn and draw."""


class Resign(Command, frozen=True):
    """Give up. Where other people play on the same team this proposes it, or agrees to it."""


class AnswerGivingUp(Command, frozen=True):
    """Agree to give up together, or decline; who proposed it takes it back by declining."""

    agree: bool


class LetBot(Command, frozen=True):
    """Let a bot play for a person who is away. By anyone seated."""

    seat: Number
    bot: str


class Nudge(Command, frozen=True):
    """Ask whether a person who is to act is still there. By anyone seated."""

    seat: Number


class AnswerNudge(Command, frozen=True):
    """Say that one is there. Everything else that a person does at the table says so too."""


class Say(Command, frozen=True):
    """Table chat. `lang`, the sender's language, helps the guard with words of two meanings."""

    text: str
    lang: Annotated[str, Meta(max_length=8)] | None = None


class GiveHint(Command, frozen=True, tag="hint"):
    """Give a hint, such as `leave@2`."""

    hint: Annotated[str, Meta(max_length=32)]


class Rematch(Command, frozen=True):
    """Play again with the same people: a new deal, or the same one. By anyone seated."""

    same_deal: bool = False


class BotOpines(Command, frozen=True):
    """The opinion of the bot in a seat, and its hints before the start. By the driver."""

    seat: int
    opening: int
    hints: tuple[GivenHint, ...] = ()


class CloseOpinions(Command, frozen=True):
    """Who has not spoken by now has no opinion. By the driver."""


class BotTurn(Command, frozen=True):
    """The turn of a seat, or the rest of it, as a bot plays it. By the driver, when a bot sits
    there, plays for a person, or the clock has run out.
    """

    seat: int
    plays: Turn
    bot: str


class BotHints(Command, frozen=True):
    """What the bots that are not to act say in this turn, after `laid` cards of it. By the
    driver.
    """

    hints: tuple[GivenHint, ...]
    laid: int = 0


class GiveUpOn(Command, frozen=True):
    """A person who was nudged has not answered. By the driver."""

    seat: int


class DropGivingUp(Command, frozen=True):
    """Not all have agreed to give up in time. By the driver."""


class Close(Command, frozen=True):
    """Close the table for good. By the driver."""

    reason: str


SeatCommand = (
    Sit
    | Leave
    | TakeBack
    | Change
    | PutBot
    | OpenSeat
    | Remove
    | Begin
    | Opine
    | Lay
    | EndTurn
    | Resign
    | AnswerGivingUp
    | LetBot
    | Nudge
    | AnswerNudge
    | Say
    | GiveHint
    | Rematch
)
"""What people can ask for; the other commands are the driver's."""
