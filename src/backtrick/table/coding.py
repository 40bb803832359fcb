"""Cards and plays as logs, records and clients hold them: the one place that translates them.

Inside, a card is an integer and a play is a `Play`. Outside, a card is what `game.coded` makes of
it (`37`, or `"7r"` in Quick & Easy).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from backtrick.rules import Game, Play, RulesError, Turn
from backtrick.table.settings import Number

Card = Number | str
"""A card as a record holds it."""


class CodedPlay(Struct, frozen=True, gc=False):
    """One card on one pile."""

    card: Card
    pile: Number


def coded_plays(game: Game, plays: Iterable[Play]) -> tuple[CodedPlay, ...]:
    """Plays as they are stored and sent."""
    return tuple([CodedPlay(game.coded(card), pile) for card, pile in plays])


def decoded_plays(game: Game, plays: Iterable[CodedPlay]) -> Turn:
    """The plays that were stored or sent; a card that the game does not have is refused."""
    return tuple([decoded_play(game, play) for play in plays])


def known_plays(game: Game, plays: Iterable[CodedPlay]) -> tuple[Turn, RulesError | None]:
    """The plays before the first card that the game does not have, and the refusal of that card."""
    known: list[Play] = []
    for play in plays:
        try:
            known.append(decoded_play(game, play))
        except RulesError as unknown:
            return tuple(known), unknown
    return tuple(known), None


def decoded_play(game: Game, play: CodedPlay) -> Play:
    """A play that was stored or sent."""
    return Play(game.decoded(play.card), play.pile)


def coded_cards(game: Game, cards: Iterable[int]) -> tuple[Card, ...]:
    """Cards as they are stored and sent."""
    return tuple(map(game.coded, cards))


def coded_hands(game: Game, hands: Iterable[Sequence[int]]) -> tuple[tuple[Card, ...], ...]:
    """Hands or decks as they are stored and sent."""
    return tuple([coded_cards(game, hand) for hand in hands])


def decoded_decks(game: Game, decks: Iterable[Sequence[Card]]) -> tuple[tuple[int, ...], ...]:
    """Decks that were stored."""
    return tuple(tuple(map(game.decoded, deck)) for deck in decks)


def coded_tops(game: Game, tops: Iterable[int]) -> tuple[Card, ...]:
    """What the piles show; a row card without a number is 0."""
    return tuple([game.coded(top) if top else top for top in tops])
