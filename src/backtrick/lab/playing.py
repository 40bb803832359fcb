"""Games of bots on the pure engine: any bot, one game after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from backtrick.bots import (
    BotMaker,
    SeatedBot,
    ask_hints,
    choose_starter,
    seat_bot,
    seat_bots,
    take_turn,
)
from backtrick.rules import Game, Logbook, Outcome, Record, State, shuffled_decks
from backtrick.talk import OPENING, Heard, after_hint, after_play, after_start, after_turn


def play_game(
    game: Game, names: Sequence[str], makers: Sequence[BotMaker], seed: int, talk: bool = False
) -> Record:
    """One whole game of bots. The seed decides the deal, the lot and the bots' own luck. With
    `talk` the others say, before every turn, what does not stand yet.
    """
    seats = len(makers)
    decks, lot = shuffled_decks(game, seats, seed)
    starter = lot if game.starter_by_lot else None
    book = Logbook(game, tuple(names), decks, starter=starter, seed=seed)
    bots = [
        seat_bot(name, maker, seat, seed)
        for seat, (name, maker) in enumerate(zip(names, makers, strict=True))
    ]
    said = Conversation(bots if talk else ())
    if starter is None:
        said.go_round(book.state, OPENING)
        book.start(choose_starter(bots, book.state))
        said.standing = after_start(said.standing)
    while book.outcome is None:
        seat, turn = book.state.to_act, len(book.turns)
        said.go_round(book.state, turn)
        for play in take_turn(bots[seat], book, said.standing):
            said.standing = after_play(said.standing, play.pile)
        said.standing = after_turn(said.standing, seat, turn)
    return replace(book.record, talk=tuple(each.entry() for each in said.all))


class Conversation:
    """What bots say in a game: all of it, and what still stands."""

    def __init__(self, bots: Sequence[SeatedBot]) -> None:
        self.bots = bots
        self.all: list[Heard] = []
        self.standing: tuple[Heard, ...] = ()

    def go_round(self, state: State, turn: int) -> None:
        """Everybody but the seat to act says what does not stand yet."""
        for player in self.bots:
            if player.seat != state.to_act:
                for hint in ask_hints(player, state, self.standing):
                    heard = Heard(turn, player.seat, hint)
                    self.all.append(heard)
                    self.standing = after_hint(self.standing, heard)


class PlayedGames:
    """Games that were played on the pure engine, one for each seed."""

    def __init__(
        self, game: Game, bots: tuple[str, ...], seeds: Sequence[int], talk: bool = False
    ) -> None:
        names, makers = seat_bots(bots, len(bots))
        self._seeds = seeds
        self._records = [play_game(game, names, makers, seed, talk) for seed in seeds]

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
