"""The contract that every bot keeps, as a test that anyone can run on their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from backtrick.bots.errors import BotErrorCode
from backtrick.bots.playing import (
    SeatedBot,
    ask_hints,
    ask_turn,
    choose_starter,
    lay,
    seat_bot,
    take_turn,
)
from backtrick.bots.registry import BotMaker
from backtrick.rules import Game, Logbook, Record, shuffled_decks
from backtrick.rules.games import every_setup


def check_bot(name: str, maker: BotMaker, seeds: Sequence[int] = (1, 2)) -> Iterator[str]:
    """Play every game with every number of players and option; yields what was checked.

    A bot keeps the contract when it plays legal turns to the end, goes on from the middle of a
    turn, gives only hints that its game has, and does the same again for the same seed. The first
    breach is raised as a `BotError`.
    """
    for game, players in every_setup():
        for seed in seeds:
            _check_game(name, maker, game, players, seed)
        options = " ".join(f"{option}={value}" for option, value in game.options().items())
        yield f"{game.name} {players} {options}".strip()


def _check_game(name: str, maker: BotMaker, game: Game, players: int, seed: int) -> None:
    record = _play(name, maker, game, players, seed)
    if record != _play(name, maker, game, players, seed):
        first = Logbook(game, record.players, record.decks, starter=record.starter)
        raise SeatedBot(name, 0, maker(seed=seed)).error(BotErrorCode.NOT_REPEATABLE, first.state)


def _play(name: str, maker: BotMaker, game: Game, players: int, seed: int) -> Record:
    decks, lot = shuffled_decks(game, players, seed)
    starter = lot if game.starter_by_lot else None
    book = Logbook(game, (name,) * players, decks, starter=starter, seed=seed)
    bots = [seat_bot(name, maker, seat, seed) for seat in range(players)]
    if starter is None:
        book.start(choose_starter(bots, book.state))
    while book.outcome is None:
        player = bots[book.state.to_act]
        for speaker in bots:
            ask_hints(speaker, book.state, ())
        plan = ask_turn(player, book.state)
        if plan:
            lay(player, book, plan[0])
        if book.outcome is None:
            take_turn(player, book)
    return book.record
