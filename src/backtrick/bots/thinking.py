"""What the bots that weigh whole turns share: their weights, and the way from a view to a turn.

Only what such a bot needs is loaded: importing this module does not import numba.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from backtrick.bots.bot import QuietBot, Wish
from backtrick.bots.budget import deepen
from backtrick.bots.greedy import GreedyBot
from backtrick.kernel.hearing import words_for
from backtrick.rules import Game, Play, View
from backtrick.rules.turn import may_end
from backtrick.talk import Heard, Hint, Hints

if TYPE_CHECKING:
    from backtrick.kernel.arrays import Ints
    from backtrick.kernel.player import Player
    from backtrick.kernel.weights import Trained, Weights

FOLDER = Path(__file__).parent / "weights"
"""The weights that are shipped."""


def weights_file(bot: str, game: type[Game]) -> Path:
    """Where the weights of a bot for a game are."""
    return FOLDER / f"{bot}-{game.name}.npz"


def sparse_file(bot: str, game: type[Game]) -> Path:
    """Where the nets of a bot are that learned to listen to few hints; not every bot has some."""
    return FOLDER / f"{bot}-{game.name}-sparse.npz"


@cache
def nets_hash(
    bot: str, game: type[Game], file: Path | None = None, hints: Hints = Hints.TALKATIVE
) -> str:
    """Twelve digits that tell the nets with which a bot plays a game, where so much is said, from
    others: those that are shipped, or those of a file.
    """
    content = (file or weights_file(bot, game)).read_bytes()
    if _has_sparse_nets(bot, game, file, hints):
        content += sparse_file(bot, game).read_bytes()
    return sha256(content).hexdigest()[:12]


@cache
def weights_of(bot: str, game: type[Game], file: Path | None = None) -> Weights:
    """The weights of a bot for a game, read once: those that are shipped, or those of a file."""
    from backtrick.kernel.weights import load_weights

    return load_weights(file or weights_file(bot, game), game)


class Nets(NamedTuple):
    """The nets with which a bot plays a setup: where no hint stands, and where one does."""

    silent: Trained
    listening: Trained | None

    @property
    def is_one(self) -> bool:
        """Whether one net, which learned from few words, plays throughout."""
        return self.silent is self.listening


def nets_of(
    bot: str, game: Game, players: int, hints: Hints = Hints.TALKATIVE, file: Path | None = None
) -> Nets:
    """The nets of a bot for a setup, those that are shipped or those of a file. Where players say
    little, what they do not say means something too: one net that learned so plays throughout, if
    there is one for this very setup.
    """
    if _has_sparse_nets(bot, type(game), file, hints):
        few = weights_of(bot, type(game), sparse_file(bot, type(game)))
        sparse = few.exactly(game, players, talk=True)
        if sparse is not None:
            return Nets(sparse, sparse)
    weights = weights_of(bot, type(game), file)
    return Nets(weights.for_setup(game, players), weights.listening(game, players))


def setup_hash(bot: str, game: Game, players: int, hints: Hints, file: Path | None = None) -> str:
    """The `nets_hash` of a setup: nets for few words count only where they play."""
    if _has_sparse_nets(bot, type(game), file, hints):
        few = nets_of(bot, game, players, hints, file).is_one
        hints = hints if few else Hints.TALKATIVE
    return nets_hash(bot, type(game), file, hints)


def _has_sparse_nets(bot: str, game: type[Game], file: Path | None, hints: Hints) -> bool:
    return file is None and hints.most > 0 and sparse_file(bot, game).exists()


class Manner(Enum):
    """How a bot speaks."""

    PLAIN = auto()
    SILENT = auto()
    CLUMSY = auto()
    """Every second hint about a pile is any hint."""


class ThinkingBot(QuietBot, ABC):
    """Chooses the turn that leaves the best position, as its net judges it.

    It remembers the cards laid. The level says how many positions it looks at, so that it plays
    the same way on every machine. Where it looks ahead it can also be given seconds: it then looks
    at as many positions as it finds the time for.

    It says what `kernel.speaking` says, and where it has heard something that stands a net that
    listens judges, if there is one for the setup.
    """

    remembers = True
    extra: ClassVar[str] = "kernel"
    learns: ClassVar[bool] = True
    name: ClassVar[str]
    levels: ClassVar[range]
    default_level: ClassVar[int]
    takes_time: ClassVar[bool] = False
    manner: ClassVar[Manner] = Manner.PLAIN
    hints: Hints = Hints.TALKATIVE
    """How much bots say at its table; `seat_bot` sets it."""

    def __init__(
        self,
        seed: int,
        level: int | None = None,
        think: float | None = None,
        weights: Path | None = None,
    ) -> None:
        super().__init__(seed)
        self.weights = weights
        self.level = self.default_level if level is None else level
        self.think = think
        self._made_for: tuple[Game, int, Hints] | None = None

    @classmethod
    @abstractmethod
    def effort(cls, game: Game, players: int, level: int) -> Ints:
        """How hard this bot thinks in that setup at that level."""

    @classmethod
    def looks_ahead(cls, players: int, level: int) -> bool:
        """Whether it imagines deals at that level, which takes a while."""
        return False

    @classmethod
    def mass_level(cls, players: int) -> int:
        """The level at which many games are played, when nobody says which."""
        return cls.default_level

    def choose_turn(self, view: View, heard: Sequence[Heard]) -> Sequence[Play]:
        """The best turn, from wherever it stands."""
        player = self._player(view)
        if self.think is None:
            turn = player.choose(view, heard=heard)[0]
        else:
            turn = deepen(lambda deals: player.choose(view, deals, heard)[0], self.think)
        return [*turn, *self._rest(view, turn)]

    def _rest(self, view: View, turn: Sequence[Play]) -> Sequence[Play]:
        """A lost turn goes on until nothing fits, further than the search may have looked."""
        for play in turn:
            view = view.after(play)
        owed = view.game.owed(view.tops, view.laid_on)
        if may_end(len(view.laid_on), view.required, owed):
            return ()
        return GreedyBot(self.seed).choose_turn(view, ())

    def weigh(
        self, view: View, heard: Sequence[Heard], most: int
    ) -> list[tuple[Sequence[Play], float]]:
        """The best turns and their values, as its net judges them without a look ahead."""
        return self._player(view).weigh(view, most, heard)

    def speak(self, view: View) -> Sequence[Hint]:
        """How much it would lose if each pile moved, as far as that may be said."""
        if self.manner is Manner.SILENT:
            return ()
        return words_for(view, clumsily=self.manner is Manner.CLUMSY)

    def wish(self, view: View) -> Wish:
        """Start gladly with an opening that is good compared with others."""
        _, value = self._player(view).choose(view, 0)
        fine, glad = self._trained.wishes
        return Wish(int(value > fine) + int(value > glad))

    def _player(self, view: View) -> Player:
        """Made at the first turn, when the setup is known."""
        from backtrick.kernel.player import Player

        players = len(view.hand_counts)
        if self._made_for != (view.game, players, self.hints):
            self._made_for = view.game, players, self.hints
            nets = nets_of(self.name, view.game, players, self.hints, self.weights)
            self._trained = nets.silent
            level = self.level if self.think is None else self.levels[-1]
            self._thinker = Player(
                view.game,
                players,
                nets.silent.net,
                self.effort(view.game, players, level),
                listening=None if nets.listening is None else nets.listening.net,
                hints=self.hints,
            )
        return self._thinker
