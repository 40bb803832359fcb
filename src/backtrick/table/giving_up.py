"""Giving up together: one person proposes it, and the game ends when all others agree."""

from __future__ import annotations

from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.context import Context
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.table import Phase, Table


def handle_resign(context: Context, command: c.Resign) -> None:
    """Give up at once where nobody else is asked, otherwise propose it, or agree."""
    seat = context.require_present()
    context.require_phase(Phase.CHOOSING, Phase.PLAYING)
    proposal = context.table.giving_up
    if proposal is not None and proposal.seat == seat:
        raise TableError(TableErrorCode.ALREADY_PROPOSED)
    if proposal is not None:
        _agree(context, seat)
    elif _asked(context.table, seat):
        context.apply(e.GivingUpProposed(seat))
    else:
        _give_up(context, seat)


def handle_answer(context: Context, command: c.AnswerGivingUp) -> None:
    """Agree to give up, or decline. Who proposed it takes it back by declining."""
    seat = context.require_present()
    proposal = context.table.giving_up
    if proposal is None or seat in proposal.agreed:
        raise TableError(TableErrorCode.NOT_PROPOSED)
    if not command.agree:
        context.apply(e.GivingUpDropped(seat))
    elif seat == proposal.seat:
        raise TableError(TableErrorCode.ALREADY_PROPOSED)
    else:
        _agree(context, seat)


def handle_drop(context: Context, command: c.DropGivingUp) -> None:
    """Not all have answered in time: the game goes on."""
    context.require_driver()
    if context.table.giving_up is None:
        raise TableError(TableErrorCode.NOT_DUE)
    context.apply(e.GivingUpDropped(None))


def _asked(table: Table, seat: int) -> tuple[int, ...]:
    """The others whose word is needed: the people who are here, where all win or lose together."""
    if not table.game.cooperative:
        return ()
    return tuple(
        other
        for other, who in enumerate(table.seats)
        if other != seat and who.person and not who.away
    )


def _agree(context: Context, seat: int) -> None:
    context.apply(e.GivingUpAgreed(seat))
    proposal = context.table.giving_up
    assert proposal is not None
    if set(_asked(context.table, proposal.seat)) <= set(proposal.agreed):
        _give_up(context, proposal.seat)


def _give_up(context: Context, seat: int) -> None:
    if context.table.phase is Phase.CHOOSING:  # every game, and its record, has a starter
        context.start_by_vote()
    if context.table.phase is Phase.PLAYING:
        context.resign(seat)
