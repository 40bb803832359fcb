"""A play: one card from the hand on one pile. Its text form is `37@2`, a turn's `37@2 38@2`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from backtrick.rules.errors import BadNotation, RulesErrorCode
from backtrick.rules.game import Game


class Play(NamedTuple):
    """A card, and the number of the pile it goes on."""

    card: int
    pile: int


def play_text(game: Game, play: Play) -> str:
    """A play as text."""
    return f"{game.text(play.card)}@{play.pile}"


def turn_text(game: Game, plays: Iterable[Play]) -> str:
    """Several plays as text, in order."""
    return " ".join(play_text(game, play) for play in plays)


def parse_play(game: Game, text: str) -> Play:
    """The play that a text names; it may still be illegal."""
    card, at, pile = text.partition("@")
    if not at or not (pile.isascii() and pile.isdecimal() and len(pile) < 3):
        raise BadNotation(RulesErrorCode.BAD_PLAY_TEXT, text=text)
    return Play(game.card(card), int(pile))


def parse_turn(game: Game, text: str) -> tuple[Play, ...]:
    """The plays that a text names, in order."""
    return tuple(parse_play(game, part) for part in text.split())
