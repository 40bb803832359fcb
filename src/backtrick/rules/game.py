"""What the three games have in common: a frozen value with data and a few small methods.

Each game is a subclass in a module of its own. Nothing outside that module asks which game it is;
where games differ, they differ in the values and methods below.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar, Self

from backtrick.errors import Fact
from backtrick.rules.errors import BadNotation, BadSetup, RulesErrorCode
from backtrick.rules.integers import as_integer
from backtrick.rules.outcomes import Band, Ending, Outcome, Result
from backtrick.rules.piles import ASCENDING

NOBODY = -1
"""The seat to act while nobody has been chosen to start."""

Hands = tuple[tuple[int, ...], ...]


def spoken(values: Sequence[object]) -> str:
    """Allowed values as a fact: `2, 3`."""
    return ", ".join(str(value) for value in values)


@dataclass(frozen=True)
class Game(ABC):
    """A game and its options. Cards are integers; `text` and `card` translate them.

    The defaults are those of the cooperative games: one deck, everyone wins or loses together.
    """

    name: ClassVar[str]
    player_counts: ClassVar[range]
    option_types: ClassVar[Mapping[str, type]]
    cards: ClassVar[tuple[int, ...]]
    """One whole deck, in order."""
    rows: ClassVar[tuple[int, ...]]
    """What each pile shows before the first card is laid; 0 is a row card without a number."""
    directions: ClassVar[tuple[int, ...]]
    highest: ClassVar[int]
    """The highest number that a pile can show."""
    span: ClassVar[int]
    """How many different numbers a pile can show on its way."""
    cooperative: ClassVar[bool] = True
    """Whether everyone wins or loses together."""
    starter_by_lot: ClassVar[bool] = False
    """Whether the lot decides who starts; otherwise the players look at their hands and agree."""
    excellent_below: ClassVar[int] = 0
    """With fewer cards left the rulebook calls a result excellent; 0 where it has no such word."""
    default_players: ClassVar[int]
    """How many sit down when nobody says."""

    # -- the decisive rules, over plain integers: shared with the kernel

    @staticmethod
    @abstractmethod
    def may_lay(card: int, pile: int, top: int, seat: int, given: bool) -> bool:
        """Whether a card in hand may go on this pile."""

    @staticmethod
    @abstractmethod
    def cost(card: int, pile: int, top: int, seat: int) -> int:
        """How much room a card that may be laid takes from its pile; tricks are below zero."""

    @staticmethod
    def gives(pile: int, seat: int) -> bool:
        """Whether a card laid on this pile is given to an opponent."""
        return False

    @staticmethod
    @abstractmethod
    def required_for(required: int, draw_left: int) -> int:
        """How many cards a turn must have, given what its draw pile holds."""

    @staticmethod
    @abstractmethod
    def drawn(hand_size: int, hand_left: int, laid: int, given: bool, draw_left: int) -> int:
        """How many cards are drawn to end the turn."""

    @staticmethod
    def burns(card: int) -> bool:
        """Whether this is a fire card, where the game is played with fire."""
        return False

    @staticmethod
    def doomed(hand_count: int, laid: int) -> bool:
        """Whether a turn is lost before its first card, even if it fits."""
        return False

    @staticmethod
    def is_won(own_left: int, all_left: int) -> bool:
        """Whether the last card has been laid: here, everybody's."""
        return all_left == 0

    # -- options

    def settled(self, players: int) -> Self:
        """The game with every option filled in for that many players, or a `BadSetup`."""
        self.check_players(players)
        for name, value in self.options().items():
            self._check_type(name, value)
            allowed = self.choices(name, players)
            if value not in allowed:
                raise BadSetup(
                    RulesErrorCode.OPTION_VALUE, option=name, value=value, allowed=spoken(allowed)
                )
        return self

    def options(self) -> dict[str, int | bool]:
        """The options as a record holds them, in full."""
        return {name: getattr(self, name) for name in self.option_types}

    @classmethod
    def with_options(cls, options: Mapping[str, object], players: int) -> Self:
        """The game with exactly these options, in full, as a record gives them."""
        for name in cls.option_types:
            if name not in options:
                raise BadSetup(RulesErrorCode.MISSING_OPTION, option=name)
        return cls.choose(options, players)

    @classmethod
    def choose(cls, options: Mapping[str, object], players: int) -> Self:
        """The game with these options, and the usual ones for the rest."""
        for name, value in options.items():
            if name not in cls.option_types:
                known = spoken(tuple(cls.option_types)) or "-"
                raise BadSetup(RulesErrorCode.UNKNOWN_OPTION, option=str(name), known=known)
            cls._check_type(name, as_integer(value))
        chosen: dict[str, Any] = {name: as_integer(value) for name, value in options.items()}
        return cls(**chosen).settled(players)

    @classmethod
    def _check_type(cls, name: str, value: object) -> None:
        """`True` is no 1 here: a record tells them apart."""
        if type(value) is not cls.option_types[name]:
            wanted = "boolean" if cls.option_types[name] is bool else "integer"
            raise BadSetup(RulesErrorCode.WRONG_TYPE, where=f"options.{name}", wanted=wanted)

    @classmethod
    def variants(cls, players: int) -> Iterator[Self]:
        """The game with every combination of options that this many players may choose."""
        choices = (cls.choices(name, players) for name in cls.option_types)
        for values in product(*choices):
            yield cls(**dict(zip(cls.option_types, values, strict=True))).settled(players)

    @classmethod
    def choices(cls, option: str, players: int) -> tuple[int | bool, ...]:
        """The values that an option may have, the usual one first."""
        return (False, True)

    @classmethod
    def check_players(cls, players: int) -> None:
        """Refuse a number of players that the rulebook does not allow."""
        if players not in cls.player_counts:
            raise BadSetup(
                RulesErrorCode.PLAYER_COUNT,
                game=cls.name,
                players=players,
                allowed=spoken(cls.player_counts),
            )

    # -- cards and decks

    @property
    @abstractmethod
    def hand_size(self) -> int:
        """How many cards a full hand has."""

    def deck_count(self, players: int) -> int:
        """How many decks are shuffled: one for all, or one each."""
        return 1

    def draw_pile_of(self, seat: int) -> int:
        """Which draw pile a seat draws from."""
        return 0

    def pile_groups(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """How the piles lie on the table seen from a seat, from the far row to the near one."""
        return (tuple(range(len(self.rows))),)

    def text(self, card: int) -> str:
        """A card as people write it."""
        return str(card)

    def card(self, text: str) -> int:
        """The card that a text names, or a `BadNotation`."""
        if text.isascii() and text.isdecimal() and len(text) < 4 and int(text) in self.cards:
            return int(text)
        raise self.unknown(text)

    def unknown(self, card: object) -> BadNotation:
        """The refusal of a card that this game does not have."""
        first, last = self.text(self.cards[0]), self.text(self.cards[-1])
        return BadNotation(RulesErrorCode.UNKNOWN_CARD, card=str(card), first=first, last=last)

    def coded(self, card: int) -> int | str:
        """A card as a record holds it."""
        return card

    def decoded(self, value: object) -> int:
        """The card that a value in a record stands for."""
        if type(value) is int and value in self.cards:
            return value
        raise self.unknown(value)

    def owner_of(self, pile: int) -> int | None:
        """The seat that a pile belongs to; `None` where it is everyone's."""
        return None

    def tops_of(self, deck: int, given_tops: int) -> Sequence[int]:
        """The piles whose top comes from this deck."""
        return range(len(self.rows))

    def top_text(self, top: int) -> str:
        """What a pile shows, as people write it; `-` is a row card without a number."""
        return self.text(top) if top else "-"

    def top(self, text: str, pile: int) -> int:
        """What a pile shows, from its text: its row card, or a card."""
        row = self.rows[pile]
        return row if text == self.top_text(row) else self.card(text)

    def direction_name(self, pile: int) -> str:
        """Which way a pile goes, as a fact."""
        return "ascending" if self.directions[pile] == ASCENDING else "descending"

    # -- a turn

    @property
    @abstractmethod
    def usually_required(self) -> int:
        """How many cards a turn must have while the draw pile lasts."""

    @property
    def with_fire(self) -> bool:
        """Whether fire cards burn."""
        return False

    @property
    def most(self) -> int:
        """How many cards a turn may have."""
        return len(self.cards)

    def required_cards(self, draw_left: int) -> int:
        """How many cards a turn must have, given what its draw pile holds."""
        return self.required_for(self.usually_required, draw_left)

    def given(self, seat: int, laid_on: Sequence[int]) -> bool:
        """Whether this turn already laid a card on an opponent's pile."""
        return False

    def owed(self, tops: Sequence[int], laid_on: Sequence[int]) -> int:
        """The piles this turn must still cover, one bit each: a fire card that lay on top when the
        turn began, and still does.
        """
        if not self.with_fire:
            return 0
        return sum(
            1 << pile for pile, top in enumerate(tops) if self.burns(top) and pile not in laid_on
        )

    def draws(self, seat: int, hand_left: int, laid_on: Sequence[int], draw_left: int) -> int:
        """How many cards are drawn to end the turn."""
        given = self.given(seat, laid_on)
        return self.drawn(self.hand_size, hand_left, len(laid_on), given, draw_left)

    @abstractmethod
    def refused(
        self, card: int, pile: int, top: int, seat: int
    ) -> tuple[RulesErrorCode, dict[str, Fact]]:
        """Why a card may not go on a pile, when `may_lay` says no."""

    # -- the end

    def won(self, seat: int, left: Sequence[int]) -> Outcome:
        """The outcome when this seat has laid the last card; `left` counts what is left by deck."""
        return Outcome(Result.WON, None, 0, Ending.ALL_LAID)

    def lost(self, seat: int, left: Sequence[int], ending: Ending) -> Outcome:
        """The outcome when this seat cannot go on, or resigns."""
        return Outcome(Result.LOST, None, sum(left), ending)

    def band(self, outcome: Outcome) -> Band | None:
        """What the rulebook calls this result, where it has a word for it."""
        if outcome.result is Result.WON:
            return Band.BEATEN
        return Band.EXCELLENT if outcome.left < self.excellent_below else None
