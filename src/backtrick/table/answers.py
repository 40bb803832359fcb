"""What a bot does at a table: it is asked, its answer is checked, and becomes a command. Which bot
it was can be read from the events.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from backtrick.bots import SeatedBot, ask_hints, ask_wish, take_turn
from backtrick.table.commands import BotOpines, BotTurn
from backtrick.table.events import AnyEvent, Dealt, GivenHint, Laid, TurnEnded
from backtrick.table.hints import of_this_turn
from backtrick.table.table import Table
from backtrick.talk import hint_refused


def bot_opinion(table: Table, player: SeatedBot) -> BotOpines:
    """How good an opening a bot says it has, or a `BotError`."""
    return BotOpines(player.seat, int(ask_wish(player, table.state)))


def bot_hints(table: Table, player: SeatedBot) -> tuple[GivenHint, ...]:
    """What a bot says now, or a `BotError`; nothing that was said from its seat in this turn."""
    seat, said = player.seat, of_this_turn(table)
    return tuple(
        GivenHint(seat, str(hint))
        for hint in ask_hints(
            player, table.state, table.conversation.standing, table.settings.hints
        )
        if hint_refused(table.game, said, table.turn, seat, hint) is None
    )


def bot_turn(table: Table, player: SeatedBot) -> BotTurn:
    """The turn of a bot, or the rest of it, or a `BotError`. It has heard what stands."""
    before = table.game_log
    after = take_turn(player, before, table.conversation.standing)
    return BotTurn(player.seat, after.turns[-1][len(before.laid) :], player.name)


def helped_turns(events: Iterable[AnyEvent], game: int, people: Collection[int]) -> frozenset[int]:
    """The turns of the game of this number in which a bot laid cards for one of these people."""
    dealt = ended = 0
    found: set[int] = set()
    for event in events:
        match event:
            case Dealt():
                dealt, ended = dealt + 1, 0
            case Laid(seat=seat, bot=str()) if dealt == game and seat in people:
                found.add(ended)
            case TurnEnded():
                ended += 1
    return frozenset(found)


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
