"""What can be played here, so that a client need not know it."""

from __future__ import annotations

from functools import cache

from litestar import get
from msgspec import Struct

from backtrick.rules import GAMES, Game
from backtrick.server.due.offered_bots import BotOffered, bots_offered
from backtrick.server.http.documented import refusals
from backtrick.table import Board, board
from backtrick.talk import manners
from backtrick.texts import text


class OptionShown(Struct, frozen=True):
    """An option and its values for a number of players, the default first."""

    name: str
    players: int
    values: tuple[int | bool, ...]


class GameShown(Struct, frozen=True):
    """A game: for how many, with which options, whether it has hints, and how it lies on the table
    with the default number of players and the default options.
    """

    name: str
    title: str
    players: tuple[int, ...]
    usual_players: int
    starter_by_lot: bool
    options: tuple[OptionShown, ...]
    hints: bool
    board: Board


class GamesShown(Struct, frozen=True):
    """The games, and the bots for their seats."""

    games: tuple[GameShown, ...]
    bots: tuple[BotOffered, ...]


@get("/api/games", tags=["games"], responses=refusals(), sync_to_thread=False)
def show() -> GamesShown:
    """The games, their options, and the bots."""
    return _shown()


@cache
def _shown() -> GamesShown:
    return GamesShown(tuple(map(_game, GAMES.values())), bots_offered())


def _game(kind: type[Game]) -> GameShown:
    default = kind.choose({}, kind.default_players)
    return GameShown(
        name=kind.name,
        title=text(f"game-{kind.name}"),
        players=tuple(kind.player_counts),
        usual_players=kind.default_players,
        starter_by_lot=kind.starter_by_lot,
        options=tuple(
            OptionShown(option, players, kind.choices(option, players))
            for option in kind.option_types
            for players in kind.player_counts
        ),
        hints=bool(manners(default).codes),
        board=board(default, kind.default_players),
    )


HANDLERS = (show,)
