"""Analysing a record: first the chances of every turn, then luck, then labels."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from backtrick.bots.thinking import setup_hash
from backtrick.rules import Ending, Record, Turn, View, observe, verify
from backtrick.study.analysis import FROM, Analysis, AskedPile, Choice, Label, TurnStudy, label_of
from backtrick.study.calibration import setup_data
from backtrick.study.endings import is_ending
from backtrick.study.judge import Judge
from backtrick.study.luck import mean_of_best
from backtrick.study.marks import marks
from backtrick.study.reasons import asked_to_leave, reasons
from backtrick.study.rollouts import Rollouts, has_won
from backtrick.talk import OPENING, Heard, Hints, hints_in, replay_with_hints

FREE = 0.01
"""Turns within this much of the best are as good as it."""

SOLVED = 0.04
"""Another turn within this much of the best solves a position."""


@dataclass(frozen=True, slots=True)
class TurnStart:
    """Where a turn began: what its seat knew, which of its cards were new, and the draw pile."""

    turn: int
    view: View
    heard: tuple[Heard, ...]
    new: tuple[int, ...]
    pile: tuple[int, ...]
    first: bool
    laid: Turn


def analyse(record: Record, *, unlabelled: Collection[int] = ()) -> Analysis:
    """The whole analysis of a record; an illegal one is a `BadRecord`. The turns in `unlabelled`,
    which somebody else laid in part, get no label.
    """
    return deque(stages(record, unlabelled=unlabelled), maxlen=1).pop()


def stages(record: Record, *, unlabelled: Collection[int] = ()) -> Iterator[Analysis]:
    """The analysis as it grows: at first with all chances, at last with everything."""
    verify(record)
    judge = Judge(record.game, len(record.players), hints_of(record))
    places = turn_starts(record)
    spoken = _spoken_from(record, judge)
    analysis = _with_chances(record, judge, places, talk=spoken is not None)
    yield analysis
    doubtful = [
        place
        for place in places
        if place.turn not in unlabelled and label_of(-_turn(analysis, place).skill) is not None
    ]
    luck = places if analysis.result is not None else []
    steps, taken = len(luck) + LABEL_STEPS * len(doubtful), 0
    for number, place in enumerate(luck):
        taken += 1
        before = None if number == 0 else _turn(analysis, luck[number - 1])
        analysis = analysis.with_turn(
            _with_luck(judge, analysis, place, before), _share(taken, steps)
        )
        yield analysis
    rollouts = {talk: Rollouts(judge, talk) for talk in ((False, True) if doubtful else ())}
    for place in doubtful:
        taken += LABEL_STEPS
        talking = spoken is not None and spoken <= place.turn
        turn = _with_label(judge, rollouts[talking], place, _turn(analysis, place))
        analysis = analysis.with_turn(turn, _share(taken, steps))
        yield analysis
    if analysis.result == 0.0 and not analysis.duel:
        open_cards = marks(record, MARKS_WIDTH, MARKS_LOOKS)
        analysis = replace(analysis, until=open_cards.until, lost_from=open_cards.lost_from)
    yield replace(analysis, done=1.0)


MARKS_WIDTH, MARKS_LOOKS = 2000, 2_000_000
"""How far an analysis looks for the point of no return; `backtrick winnable` looks further."""

LABEL_STEPS = 8
"""A label takes as long as the luck of about this many turns."""


def hints_of(record: Record) -> Hints:
    """How much was said in a game. Where nobody said anything, nothing can be read into silence."""
    anything = any(True for _ in hints_in(record))
    return Hints.of_note(record.hints) if anything else Hints.TALKATIVE


def turn_start(record: Record, turn: int) -> TurnStart | None:
    """Where a turn of a record began, if it has that turn."""
    return next((place for place in turn_starts(record) if place.turn == turn and place.laid), None)


def turn_starts(record: Record) -> list[TurnStart]:
    """Where each turn of a record began; last, a turn in which its seat could not lay a card."""
    found, kept = list[TurnStart](), dict[int, tuple[int, ...]]()
    for moment, heard in replay_with_hints(record):
        state = moment.state
        if moment.laid:
            kept[state.to_act] = state.hand
            continue
        stuck = state.ended is not None and state.ended.ending is not Ending.RESIGNED
        if moment.turn >= len(record.turns) and not stuck:
            continue
        seat = state.to_act
        old = kept.get(seat, ())
        found.append(
            TurnStart(
                moment.turn,
                observe(state, seat, recall=True),
                heard,
                tuple(card for card in state.hand if card not in old),
                state.draw_piles[state.game.draw_pile_of(seat)],
                seat not in kept,
                record.turns[moment.turn] if not stuck else (),
            )
        )
    return found


def _spoken_from(record: Record, judge: Judge) -> int | None:
    """The turn from which on the players talk: that of the first hint, or the first of all where
    they say little.
    """
    if not judge.partners:
        return None
    if judge.one_net:
        return OPENING
    return min((heard.turn for heard in hints_in(record)), default=None)


def _with_chances(
    record: Record, judge: Judge, places: Sequence[TurnStart], *, talk: bool
) -> Analysis:
    end = record.outcome
    return Analysis(
        game=record.game.name,
        players=judge.players,
        duel=not judge.game.cooperative,
        nets=setup_hash("expert", judge.game, judge.players, judge.hints),
        start=setup_data(judge.game, judge.players, judge.hints if talk else None).won,
        result=None if end is None else float(has_won(end, 0)),
        turns=tuple(_chances(judge, place) for place in places),
        done=0.0,
    )


def _chances(judge: Judge, place: TurnStart) -> TurnStudy:
    """What the best turn and the turn laid are worth."""
    view, heard = place.view, place.heard
    seat, laid = view.seat, place.laid
    asked = tuple(
        AskedPile(pile, by, all(each.pile != pile for each in laid))
        for pile, by in asked_to_leave(heard, seat).items()
    )
    if not laid:
        return TurnStudy(
            turn=place.turn,
            seat=seat,
            laid=(),
            best=0.0,
            played=0.0,
            choice=Choice.STUCK,
            first=place.first,
        )
    played = judge.chance(view, heard, laid)
    ranked = judge.ranked(view, heard, all_turns=False)
    best = max([played, *(each.chance for each in ranked[:1])])
    return TurnStudy(
        turn=place.turn,
        seat=seat,
        laid=laid,
        best=best,
        played=played,
        choice=_choice(judge, place, [*(each.chance for each in ranked), played]),
        asked=asked,
        first=place.first,
    )


def _choice(judge: Judge, place: TurnStart, chances: Sequence[float]) -> Choice:
    """How much there was to decide, with the chances of the best turns and of the one laid. Only
    where they are alike, all turns are looked at. Where a turn wins, no other one is known.
    """
    if max(chances) - min(chances) >= FREE:
        return Choice.OPEN
    found = judge.ranked(place.view, place.heard, all_turns=True)
    wins_now = any(len(each.plays) == len(place.view.hand) for each in found if each.chance == 1)
    if len(found) == 1 and not wins_now:
        return Choice.FORCED
    alike = not found or found[0].chance - found[-1].chance < FREE
    return Choice.FREE if alike else Choice.OPEN


def _with_luck(
    judge: Judge, analysis: Analysis, place: TurnStart, before: TurnStudy | None
) -> TurnStudy:
    """The turn with the luck of its draw, and what had happened since the turn before."""
    turn = _turn(analysis, place)
    mean = mean_of_best(judge, place.view, place.heard, place.new, place.pile)
    if before is None:
        was = analysis.start if analysis.side(turn.seat) > 0 else 1 - analysis.start
    else:
        same = analysis.side(turn.seat) == analysis.side(before.seat)
        was = before.played if same else 1 - before.played
    return replace(turn, draw=turn.best - mean, hidden=mean - was)


def _with_label(judge: Judge, rollouts: Rollouts, place: TurnStart, turn: TurnStudy) -> TurnStudy:
    """The turn with what the expert lays instead, and a word for it if that is better indeed. The
    word fits what is shown: how much better the expert's turn is, not a turn that nobody shows. In
    an ending there is no doubt.
    """
    view, heard, laid = place.view, place.heard, place.laid
    expert = judge.expert_turn(view, heard)
    if not expert or judge.leaves(view, expert) == judge.leaves(view, laid):
        return turn
    chance = judge.chance(view, heard, expert)
    gain = min(chance - turn.played, -turn.skill)
    label = label_of(gain)
    if label is None:
        return turn
    if gain >= FROM[Label.MISTAKE] and not is_ending(view):
        compared = rollouts.compare(view, heard, laid, expert)
        if compared.gained <= 0:
            return turn
        label = label if compared.is_sure else Label.SLIP
    return replace(
        turn,
        label=label,
        expert=expert,
        expert_chance=chance,
        reasons=reasons(view, heard, laid, expert),
    )


def _turn(analysis: Analysis, place: TurnStart) -> TurnStudy:
    return next(each for each in analysis.turns if each.turn == place.turn)


def _share(taken: int, steps: int) -> float:
    """How much is done; never all of it, which the last stage says."""
    return 0.99 * taken / max(steps, 1)
