"""Weights in a file: the nets of one game, one for each setup they were trained for.

The header says how each came about: the command, the seed, the number of games, and what it
reached. Weights are stored in sixteen bits, which costs no strength that could be measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from backtrick.kernel.bundle import Array, BundleError, BundleErrorCode, read_bundle, write_bundle
from backtrick.kernel.features import features_of
from backtrick.kernel.net import Net, is_sound
from backtrick.kernel.player import Wishes
from backtrick.rules.game import Game

WEIGHTS_FORMAT = "backtrick-weights/1"

LAYERS = "first", "second", "last"


@dataclass(frozen=True)
class NetOrigin:
    """Where a net comes from."""

    players: int
    options: Mapping[str, int | bool]
    command: str
    seed: int
    games: int
    figures: Mapping[str, float]
    """What it reached when it was measured, such as `games`, `win_rate`, `mean_left`."""
    talk: bool = False
    """Whether it listens to hints."""

    @property
    def setup(self) -> tuple[object, ...]:
        """What it was trained for: a file has one net for each."""
        return self.players, self.options, self.talk


@dataclass(frozen=True)
class Trained:
    """A net, the wishes of its player, and where it comes from."""

    net: Net
    wishes: Wishes
    origin: NetOrigin

    def suits(self, game: Game, players: int) -> int:
        """How well it suits a setup; the number of players counts most, then the options."""
        options = game.settled(players).options()
        same = sum(self.origin.options.get(name) == value for name, value in options.items())
        return same - len(options) * 4 * abs(self.origin.players - players)


@dataclass(frozen=True)
class Weights:
    """The nets of one game."""

    game: type[Game]
    nets: Sequence[Trained]

    def for_setup(self, game: Game, players: int) -> Trained:
        """The net that was trained for this setup, or for the nearest one, to play in silence."""
        silent = [trained for trained in self.nets if not trained.origin.talk] or self.nets
        return max(silent, key=lambda trained: trained.suits(game, players))

    def listening(self, game: Game, players: int) -> Trained | None:
        """The net that listens and belongs to the one that plays this setup in silence, if there is
        one: it was trained for the same players and options.
        """
        silent = self.for_setup(game, players).origin
        wanted = players, silent.options, True
        found = (trained for trained in self.nets if trained.origin.setup == wanted)
        return next(found, None)

    def exactly(self, game: Game, players: int, *, talk: bool) -> Trained | None:
        """The net that was trained for this very setup, if there is one."""
        wanted = players, game.settled(players).options(), talk
        return next((trained for trained in self.nets if trained.origin.setup == wanted), None)

    def with_net(self, trained: Trained) -> Weights:
        """The same weights with this net added; it replaces one for the same setup."""
        others = [net for net in self.nets if net.origin.setup != trained.origin.setup]
        order = sorted(
            [*others, trained],
            key=lambda net: (net.origin.talk, net.origin.players, net.origin.command),
        )
        return Weights(self.game, order)


def save_weights(weights: Weights, path: Path) -> None:
    """Write the nets to a file."""
    arrays: dict[str, Array] = {}
    nets = []
    for number, trained in enumerate(weights.nets):
        for name, layer in zip(LAYERS, trained.net, strict=True):
            arrays[f"{number}.{name}"] = layer.astype(np.float16)
        nets.append({"wishes": list(trained.wishes), **asdict(trained.origin)})
    features = features_of(weights.game).width
    header = {
        "format": WEIGHTS_FORMAT,
        "game": weights.game.name,
        "features": features,
        "nets": nets,
    }
    write_bundle(path, header, arrays)


def load_weights(path: Path, game: type[Game]) -> Weights:
    """Read the nets of a game, or refuse with a `BundleError`."""
    header, arrays = read_bundle(path, WEIGHTS_FORMAT)
    if header.get("game") != game.name:
        found = str(header.get("game"))
        raise BundleError(BundleErrorCode.GAME, path, found=found, wanted=game.name)
    features = features_of(game).width
    if header.get("features") != features:
        found = str(header.get("features"))
        raise BundleError(BundleErrorCode.FEATURES, path, found=found, wanted=features)
    try:
        nets = [_trained(entry, arrays, number) for number, entry in enumerate(header["nets"])]
    except (KeyError, TypeError, ValueError) as error:
        raise BundleError(BundleErrorCode.DAMAGED, path) from error
    listening = features + features_of(game).heard
    if not nets or not all(
        is_sound(net.net, listening if net.origin.talk else features) for net in nets
    ):
        raise BundleError(BundleErrorCode.DAMAGED, path)
    return Weights(game, nets)


def _trained(entry: Any, arrays: Mapping[str, Array], number: int) -> Trained:
    """The net with this number; anything but what `save_weights` writes is a `ValueError`, a
    `TypeError` or a `KeyError`.
    """
    layers = [arrays[f"{number}.{name}"] for name in LAYERS]
    if not isinstance(entry, dict) or any(layer.dtype != np.float16 for layer in layers):
        raise TypeError
    low, high = map(float, entry["wishes"])
    origin = NetOrigin(**{name: value for name, value in entry.items() if name != "wishes"})
    if not all(isinstance(getattr(origin, name), kind) for name, kind in _KINDS.items()):
        raise TypeError
    return Trained(Net(*(layer.astype(np.float32) for layer in layers)), (low, high), origin)


_KINDS: Mapping[str, type] = {
    **dict.fromkeys(("players", "seed", "games"), int),
    **dict.fromkeys(("options", "figures"), dict),
    **{"command": str, "talk": bool},
}
"""What the parts of an origin are in a file."""
