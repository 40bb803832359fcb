"""What a bot does at a table: it is asked, its answer is checked, and becomes a command. Which bot
it was can be read from the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from backtrick.bots import BotError, BotErrorCode, SeatedBot, ask_hints, ask_turn, ask_wish
from backtrick.rules import IllegalPlay, Play, State, outcome, play, play_text, why_not_end
from backtrick.table.commands import BotOpines, BotTurn
from backtrick.table.events import AnyEvent, Dealt, GivenHint, Laid, Laying, TurnEnded
from backtrick.table.hints import of_this_turn
from backtrick.table.table import Table
from backtrick.talk import hint_refused


def bot_opinion(table: Table, player: SeatedBot) -> BotOpines:
    """How good an opening a bot says it has, or a `BotError`."""
    return BotOpines(player.seat, int(ask_wish(player, table.running)))


def bot_hints(table: Table, player: SeatedBot) -> tuple[GivenHint, ...]:
    """What a bot says now, or a `BotError`; nothing that was said from its seat in this turn."""
    seat, said = player.seat, of_this_turn(table)
    return tuple(
        GivenHint(seat, str(hint))
        for hint in ask_hints(player, table.running, table.standing)
        if hint_refused(table.game, said, table.turn, seat, hint) is None
    )


def bot_turn(table: Table, player: SeatedBot) -> BotTurn:
    """The turn of a bot, or the rest of it, or a `BotError`. It has heard what stands."""
    state = table.running
    plays = ask_turn(player, state, table.standing)
    _check(player, state, plays)
    layings = (Laying(state.game.coded(card), pile) for card, pile in plays)
    return BotTurn(player.seat, tuple(layings), player.name)


def played_by(events: Iterable[AnyEvent], game: int, turn: int) -> str | None:
    """The bot that laid every card of a turn, in the game of this number; nobody where a person
    laid one of them.
    """
    dealt = ended = 0
    bots: set[str | None] = set()
    for event in events:
        match event:
            case Dealt():
                dealt, ended = dealt + 1, 0
            case Laid(bot=bot) if (dealt, ended) == (game, turn):
                bots.add(bot)
            case TurnEnded():
                ended += 1
    return bots.pop() if len(bots) == 1 else None


def _check(player: SeatedBot, state: State, plays: Sequence[Play]) -> None:
    for one in plays:
        try:
            state = play(state, *one)
        except IllegalPlay as refusal:
            raise _illegal(player, state, one) from refusal
    refusal_to_end = why_not_end(state)
    if outcome(state) is None and refusal_to_end is not None:
        raise player.error(BotErrorCode.STOPPED_EARLY, state) from refusal_to_end


def _illegal(player: SeatedBot, state: State, one: Play) -> BotError:
    known = one.card in state.game.cards
    shown = play_text(state.game, one) if known else f"{one.card}@{one.pile}"
    return player.error(BotErrorCode.ILLEGAL, state, play=shown)
