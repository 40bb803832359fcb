"""What each event does to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any

from backtrick.rules import GameLog
from backtrick.table import events as e
from backtrick.table.chance import SealedDeal
from backtrick.table.coding import decoded_decks, decoded_plays
from backtrick.table.seats import OPEN, PERSON, Seat
from backtrick.table.table import GivingUp, Opinion, Phase, Table
from backtrick.talk import SILENCE, Heard, Hint


def rebuild(events: Iterable[e.AnyEvent]) -> Table:
    """The table that these events lead to."""
    first, *others = events
    if not isinstance(first, e.Opened):
        raise ValueError("a table begins with being opened")
    return reduce(apply, others, open_with(first))


def open_with(event: e.Opened) -> Table:
    """The table after its first event."""
    settings = event.settings
    return Table(
        settings, settings.chosen, (OPEN,) * settings.seats, version=1, origin=event.origin
    )


def apply(table: Table, event: e.AnyEvent) -> Table:
    """The table after an event."""
    moved = _APPLY[type(event)](table, event)
    if moved is table:
        return replace(table, version=table.version + 1)
    object.__setattr__(moved, "version", table.version + 1)  # it is new, and nobody has it yet
    return moved


def _apply_set_up(table: Table, event: e.SetUp) -> Table:
    settings = event.settings
    return replace(
        table,
        settings=settings,
        game=settings.chosen,
        seats=(*table.seats, *(OPEN,) * settings.seats)[: settings.seats],
        changed=True,
        phase=Phase.GATHERING,
        deal=None,
        log=None,
        conversation=SILENCE,
        opinions=(),
        bots_spoke=False,
        end=None,
    )


def _apply_dealt(table: Table, event: e.Dealt) -> Table:
    deal = SealedDeal(
        decoded_decks(table.game, event.decks),
        event.lot,
        event.seed,
        salt=event.salt,
        commitment=event.commitment,
        again=event.again,
    )
    return replace(
        table,
        phase=Phase.CHOOSING,
        number=table.number + 1,
        origin=table.origin if table.number == 0 else None,
        began=table.version + 1,
        deal=deal,
        log=GameLog.begin(table.game, len(table.seats), deal),
        conversation=SILENCE,
        opinions=(None,) * len(table.seats),
        answered=None,
        bots=frozenset(),
        bots_spoke=False,
        changed=False,
        nudged=(),
        end=None,
    )


def _apply_opined(table: Table, event: e.Opined) -> Table:
    seat, opinions = event.seat, table.opinions
    opinion = Opinion(event.opening, event.starter, changed=opinions[seat] is not None)
    opinions = (*opinions[:seat], opinion, *opinions[seat + 1 :])
    answered = table.answered
    if answered is None and table.seats[seat].bot is None:
        answered = table.version + 1
    return replace(_answer_nudge(table, seat), opinions=opinions, answered=answered)


def _apply_started(table: Table, event: e.Started) -> Table:
    return replace(
        table,
        phase=Phase.PLAYING,
        began=table.version + 1,
        log=table.game_log.start(event.seat),
        conversation=table.conversation.after_start(),
        bots_spoke=False,
        nudged=(),
    )


def _apply_laid(table: Table, event: e.Laid) -> Table:
    log, conversation = table.game_log, table.conversation
    for play in decoded_plays(table.game, event.plays):
        log = log.play(*play)
        conversation = conversation.after_play(play.pile)
    bots = table.bots
    if event.bot is None:
        table = _answer_nudge(table, event.seat)
    elif event.bot not in bots:
        bots |= {event.bot}
    return replace(table, log=log, conversation=conversation, bots=bots)


def _apply_turn_ended(table: Table, event: e.TurnEnded) -> Table:
    if event.bot is None:
        table = _answer_nudge(table, event.seat)
    return replace(
        table,
        log=table.game_log.end_turn(),
        conversation=table.conversation.after_turn(event.seat, table.turn),
        bots_spoke=False,
        began=table.version + 1,
    )


def _apply_hinted(table: Table, event: e.Hinted) -> Table:
    conversation = table.conversation
    for given in event.hints:
        heard = Heard(table.turn, given.seat, Hint.parse(given.hint))
        conversation = conversation.after_hint(heard)
        table = table if event.bots else _answer_nudge(table, given.seat)
    spoke = table.bots_spoke or event.bots
    return replace(table, conversation=conversation, bots_spoke=spoke)


def _apply_sat_down(table: Table, event: e.SatDown) -> Table:
    return _hand_over(table, event.seat, PERSON)


def _apply_bot_sat(table: Table, event: e.BotSat) -> Table:
    return _hand_over(table, event.seat, Seat(bot=event.bot))


def _apply_stood_up(table: Table, event: e.StoodUp) -> Table:
    return _hand_over(table, event.seat, OPEN)


def _apply_removed(table: Table, event: e.Removed) -> Table:
    gone = _hand_over(_answer_nudge(table, event.seat), event.seat, Seat(bot=event.bot))
    return _without_proposal_of(gone, event.seat)


def _apply_key_changed(table: Table, event: e.KeyChanged) -> Table:
    return table


def _apply_host_passed(table: Table, event: e.HostPassed) -> Table:
    return replace(table, host=event.seat)


def _apply_left(table: Table, event: e.Left) -> Table:
    gone = _seat(_answer_nudge(table, event.seat), event.seat, Seat(person=True, away=True))
    return _without_proposal_of(gone, event.seat)


def _apply_stood_in(table: Table, event: e.StoodIn) -> Table:
    return _seat(table, event.seat, Seat(person=True, away=True, bot=event.bot))


def _apply_took_back(table: Table, event: e.TookBack) -> Table:
    return _seat(table, event.seat, PERSON)


def _apply_nudged(table: Table, event: e.Nudged) -> Table:
    return replace(table, nudged=(*table.nudged, (event.seat, table.version + 1)))


def _apply_nudge_answered(table: Table, event: e.NudgeAnswered) -> Table:
    return _answer_nudge(table, event.seat)


def _apply_giving_up_proposed(table: Table, event: e.GivingUpProposed) -> Table:
    proposal = GivingUp(event.seat, table.version + 1)
    return replace(_answer_nudge(table, event.seat), giving_up=proposal)


def _apply_giving_up_agreed(table: Table, event: e.GivingUpAgreed) -> Table:
    proposal = table.giving_up
    if proposal is not None:
        proposal = replace(proposal, agreed=(*proposal.agreed, event.seat))
    return replace(_answer_nudge(table, event.seat), giving_up=proposal)


def _apply_giving_up_dropped(table: Table, event: e.GivingUpDropped) -> Table:
    return replace(table, giving_up=None)


def _apply_resigned(table: Table, event: e.Resigned) -> Table:
    return replace(table, log=table.game_log.resign(event.seat))


def _apply_ended(table: Table, event: e.Ended) -> Table:
    conversation = table.conversation.after_end()
    return replace(
        table,
        phase=Phase.OVER,
        end=event,
        nudged=(),
        giving_up=None,
        conversation=conversation,
    )


def _apply_said(table: Table, event: e.Said) -> Table:
    return _answer_nudge(table, event.seat)


def _apply_closed(table: Table, event: e.Closed) -> Table:
    return replace(table, closed=event.reason)


def _without_proposal_of(table: Table, seat: int) -> Table:
    """Who has gone proposes nothing any more."""
    if table.giving_up is None or table.giving_up.seat != seat:
        return table
    return replace(table, giving_up=None)


def _seat(table: Table, seat: int, who: Seat) -> Table:
    return replace(table, seats=(*table.seats[:seat], who, *table.seats[seat + 1 :]))


def _hand_over(table: Table, seat: int, who: Seat) -> Table:
    return replace(_seat(table, seat, who), changed=True)


def _answer_nudge(table: Table, seat: int) -> Table:
    """A person who acts is there."""
    if not table.nudged:
        return table
    return replace(table, nudged=tuple(ask for ask in table.nudged if ask[0] != seat))


_APPLY: dict[type[e.Event], Callable[[Table, Any], Table]] = {
    e.SetUp: _apply_set_up,
    e.SatDown: _apply_sat_down,
    e.BotSat: _apply_bot_sat,
    e.StoodUp: _apply_stood_up,
    e.Removed: _apply_removed,
    e.KeyChanged: _apply_key_changed,
    e.HostPassed: _apply_host_passed,
    e.Dealt: _apply_dealt,
    e.Opined: _apply_opined,
    e.Started: _apply_started,
    e.Laid: _apply_laid,
    e.TurnEnded: _apply_turn_ended,
    e.GivingUpProposed: _apply_giving_up_proposed,
    e.GivingUpAgreed: _apply_giving_up_agreed,
    e.GivingUpDropped: _apply_giving_up_dropped,
    e.Resigned: _apply_resigned,
    e.Ended: _apply_ended,
    e.Left: _apply_left,
    e.StoodIn: _apply_stood_in,
    e.TookBack: _apply_took_back,
    e.Nudged: _apply_nudged,
    e.NudgeAnswered: _apply_nudge_answered,
    e.Said: _apply_said,
    e.Hinted: _apply_hinted,
    e.Closed: _apply_closed,
}
