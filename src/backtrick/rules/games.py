"""The three games by name."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from backtrick.rules.errors import BadSetup, RulesErrorCode
from backtrick.rules.face_to_face import FaceToFace
from backtrick.rules.game import Game
from backtrick.rules.quick_and_easy import QuickAndEasy
from backtrick.rules.the_game import TheGame

GAMES: dict[str, type[Game]] = {game.name: game for game in (TheGame, FaceToFace, QuickAndEasy)}


def game_named(name: str) -> type[Game]:
    """The game of that name, or a refusal that knows the nearest one."""
    if name in GAMES:
        return GAMES[name]
    nearest = get_close_matches(name.lower(), GAMES, n=1, cutoff=0.4)
    raise BadSetup(
        RulesErrorCode.UNKNOWN_GAME,
        game=name,
        known=", ".join(GAMES),
        nearest=nearest[0] if nearest else "",
    )


def as_game(game: Game | type[Game] | str) -> Game:
    """A game that is given as a value, by its class or by its name."""
    if isinstance(game, str):
        game = game_named(game)
    return game() if isinstance(game, type) else game


def every_setup() -> Iterator[tuple[Game, int]]:
    """Every game with every number of players and every combination of options."""
    for kind in GAMES.values():
        for players in kind.player_counts:
            for game in kind.variants(players):
                yield game, players
