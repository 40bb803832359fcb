"""The hints of a record: what was said, and what stood at every moment of the game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from backtrick.rules import Record, replay
from backtrick.rules.replay import Moment
from backtrick.talk.conversation import SILENCE
from backtrick.talk.errors import BadHint
from backtrick.talk.hint import Heard, Hint
from backtrick.talk.vocabulary import OPENING, hint_refused


def replay_with_hints(record: Record) -> Iterator[tuple[Moment, tuple[Heard, ...]]]:
    """Every moment of a record, and the hints that stand then. A record does not say between which
    cards of a turn a hint was given: all stand from its beginning.
    """
    said = list(hints_in(record))
    conversation = SILENCE
    before: Moment | None = None
    for moment in replay(record):
        begins = before is None or moment.turn > before.turn
        if before is not None and begins:
            conversation = conversation.after_turn(before.state.to_act, before.turn)
        elif before is not None and moment.laid > before.laid:
            conversation = conversation.after_play(moment.state.laid_on[-1])
        for heard in said if begins else ():
            if heard.turn == moment.turn:
                conversation = conversation.after_hint(heard)
        yield moment, conversation.standing
        before = moment


def hints_in(record: Record) -> Iterator[Heard]:
    """The hints of a record. Other talk in it, and hints that may not be given, are passed over: a
    record may come from anywhere.
    """
    turns = range(OPENING, len(record.turns) + 1)
    said: list[Heard] = []
    for turn, seat, *what in sorted(record.talk, key=lambda entry: int(entry[0])):
        if turn not in turns or len(what) != 1 or not isinstance(what[0], str):
            continue
        if said and said[-1].turn != turn:
            said.clear()
        with suppress(BadHint):
            heard = Heard(turn, seat, Hint.parse(what[0]))
            if hint_refused(record.game, said, *heard) is None:
                said.append(heard)
                yield heard
