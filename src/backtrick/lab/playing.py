"""Games of bots on the pure engine: any bot, one game after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from backtrick.bots import BotMaker, choose_starter, seat_bot, seat_bots, take_turn
from backtrick.rules import Game, Logbook, Outcome, Record, shuffled_decks


def play_game(game: Game, names: Sequence[str], makers: Sequence[BotMaker], seed: int) -> Record:
    """One whole game of bots. The seed decides the deal, the lot and the bots' own luck."""
    seats = len(makers)
    decks, lot = shuffled_decks(game, seats, seed)
    starter = lot if game.starter_by_lot else None
    book = Logbook(game, tuple(names), decks, starter=starter, seed=seed)
    bots = [
        seat_bot(name, maker, seat, seed)
        for seat, (name, maker) in enumerate(zip(names, makers, strict=True))
    ]
    if starter is None:
        book.start(choose_starter(bots, book.state))
    while book.outcome is None:
        take_turn(bots[book.state.to_act], book)
    return book.record


class PlayedGames:
    """Games that were played on the pure engine, one for each seed."""

    def __init__(self, game: Game, bots: tuple[str, ...], seeds: Sequence[int]) -> None:
        names, makers = seat_bots(bots, len(bots))
        self._seeds = seeds
        self._records = [play_game(game, names, makers, seed) for seed in seeds]

    def __len__(self) -> int:
        return len(self._records)

    def tally(self) -> Iterator[tuple[Outcome, int]]:
        """The outcomes, and how many games had each."""
        return iter(Counter(record.outcome for record in self._records if record.outcome).items())

    def ends(self) -> Iterator[tuple[int, int, Outcome, int]]:
        """Of every game its seed, its starter, its outcome and how many turns it had."""
        for seed, record in zip(self._seeds, self._records, strict=True):
            if record.outcome is not None:
                yield seed, record.starter, record.outcome, len(record.turns)

    def records(self) -> Iterator[Record]:
        """Every game, written down."""
        return iter(self._records)
