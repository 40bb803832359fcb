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
from backtrick.bots.nets import nets_noted
from backtrick.rules import Game, GameLog, Outcome, Record, State, new_deal
from backtrick.talk import OPENING, SILENCE, Conversation, Heard, Hints


def play_game(
    game: Game,
    names: Sequence[str],
    makers: Sequence[BotMaker],
    seed: int,
    talk: bool = False,
    amount: Hints = Hints.TALKATIVE,
) -> Record:
    """One whole game of bots. The seed decides the deal, the lot and the bots' own luck. With
    `talk` the others say, before every turn, what does not stand yet.
    """
    seats, amount = len(makers), amount if talk else Hints.TALKATIVE
    dealt = new_deal(game, seats, seed)
    log = GameLog.begin(game, seats, dealt)
    bots = [
        seat_bot(name, maker, seat, seed, amount)
        for seat, (name, maker) in enumerate(zip(names, makers, strict=True))
    ]
    speakers, conversation = bots if talk else [], SILENCE
    if game.starter_by_lot:
        log = log.start(dealt.lot)
    else:
        conversation = _go_round(speakers, log.state, OPENING, conversation, amount)
        log = log.start(choose_starter(bots, log.state))
        conversation = conversation.after_start()
    while log.outcome is None:
        seat, turn = log.state.to_act, len(log.turns)
        conversation = _go_round(speakers, log.state, turn, conversation, amount)
        log = take_turn(bots[seat], log, conversation.standing)
        for play in log.turns[-1]:
            conversation = conversation.after_play(play.pile)
        conversation = conversation.after_turn(seat, turn)
    record = log.record(names, (heard.entry() for heard in conversation.said))
    return replace(record, hints=amount.noted, nets=nets_noted(game, seats, names, amount))


def _go_round(
    bots: Sequence[SeatedBot],
    state: State,
    turn: int,
    conversation: Conversation,
    amount: Hints,
) -> Conversation:
    """Every bot but the one to act gives the hints that do not stand yet."""
    for player in bots:
        if player.seat != state.to_act:
            for hint in ask_hints(player, state, conversation.standing, amount):
                conversation = conversation.after_hint(Heard(turn, player.seat, hint))
    return conversation


class PlayedGames:
    """Games that were played on the pure engine, one for each seed."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        seeds: Sequence[int],
        talk: bool = False,
        amount: Hints = Hints.TALKATIVE,
    ) -> None:
        names, makers = seat_bots(bots, len(bots))
        self._seeds = seeds
        self._records = [play_game(game, names, makers, seed, talk, amount) for seed in seeds]

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
