"""Replaying a record step by step, and verifying that all of it is legal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from backtrick.rules.dealing import deal
from backtrick.rules.errors import BadRecord, IllegalPlay, RulesErrorCode
from backtrick.rules.outcomes import Ending, Outcome
from backtrick.rules.plays import Play
from backtrick.rules.record import Record
from backtrick.rules.state import State, end_turn, outcome, play, resign


@dataclass(frozen=True, slots=True)
class Moment:
    """A state on the way through a record: `laid` cards into turn `turn`, both from 0."""

    turn: int
    laid: int
    state: State


def replay(record: Record) -> Iterator[Moment]:
    """Every state of a record, from the deal on; a `BadRecord` at the first thing illegal."""
    state = deal(record.game, len(record.players), decks=record.decks, starter=record.starter)
    yield Moment(0, 0, state)
    for number, turn in enumerate(record.turns):
        if not turn:
            raise BadRecord(RulesErrorCode.EMPTY_TURN, turn=number)
        for laid, card in enumerate(turn):
            state = _lay(state, card, number, laid)
            yield Moment(number, laid + 1, state)
        if outcome(state) is None:
            state = _end(state, number)
            yield Moment(number + 1, 0, state)
    for laid, card in enumerate(record.laid):
        state = _lay(state, card, len(record.turns), laid)
        yield Moment(len(record.turns), laid + 1, state)
    if record.outcome and record.outcome.ending is Ending.RESIGNED and outcome(state) is None:
        winner = record.outcome.winner
        quitter = next((seat for seat in range(state.seats) if seat != winner), 0)
        yield Moment(len(record.turns), len(record.laid), resign(state, quitter))


def verify(record: Record) -> State:
    """Replay a record and compare its outcome: the last state, or a `BadRecord`."""
    state = final_state(record)
    told, true = record.outcome, outcome(state)
    if told is None and true is not None:
        raise BadRecord(RulesErrorCode.OUTCOME_MISSING, outcome=outcome_text(true))
    if told is not None and true is None:
        raise BadRecord(RulesErrorCode.OUTCOME_TOO_EARLY, told=outcome_text(told))
    if told is not None and true is not None and told != true:
        raise BadRecord(
            RulesErrorCode.OUTCOME_DIFFERS, told=outcome_text(told), outcome=outcome_text(true)
        )
    if record.laid and told is not None and told.ending is not Ending.RESIGNED:
        raise BadRecord(RulesErrorCode.LAID_AFTER_OUTCOME, turn=len(record.turns))
    return state


def final_state(record: Record) -> State:
    """The state at the end of a record."""
    return deque(replay(record), maxlen=1).pop().state


def outcome_text(end: Outcome) -> str:
    """An outcome in one line, as a fact."""
    winner = "" if end.winner is None else f" by seat {end.winner}"
    return f"{end.result}{winner}, {end.left} left, {end.ending}"


def _lay(state: State, card: Play, turn: int, laid: int) -> State:
    if outcome(state) is not None:
        raise BadRecord(RulesErrorCode.AFTER_THE_END, turn=turn, play=laid)
    try:
        return play(state, *card)
    except IllegalPlay as refusal:
        raise BadRecord(refusal.code, **refusal.facts, turn=turn, play=laid) from None


def _end(state: State, turn: int) -> State:
    try:
        return end_turn(state)
    except IllegalPlay as refusal:
        raise BadRecord(refusal.code, **refusal.facts, turn=turn) from None
