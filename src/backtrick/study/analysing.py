"""Analysing a record: first the chances of every turn, then checks and labels, then luck."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from backtrick.bots.thinking import setup_hash
from backtrick.rules import Ending, Record, Turn, View, observe, verify
from backtrick.study.analysis import (
    Analysis,
    AskedPile,
    Choice,
    TurnStudy,
    Unlabelled,
    label_of,
)
from backtrick.study.calibration import setup_data
from backtrick.study.checking import Checker
from backtrick.study.judge import Judge
from backtrick.study.luck import mean_of_best
from backtrick.study.marks import marks
from backtrick.study.reasons import asked_to_leave, reasons
from backtrick.study.rollouts import has_won
from backtrick.talk import OPENING, Heard, Hints, hints_in, manners, replay_with_hints
from backtrick.talk.hint import COURTESIES

FREE = 0.01
"""Turns within this much of each other are as good as one another."""


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


def analyse(record: Record, *, unlabelled: Collection[int] = (), checks: bool = True) -> Analysis:
    """The whole analysis of a record; an illegal one is a `BadRecord`. The turns in `unlabelled`,
    which somebody else laid in part, get no label. Without checks, which take longest, the net is
    believed, and no turn gets one.
    """
    return deque(stages(record, unlabelled=unlabelled, checks=checks), maxlen=1).pop()


def stages(
    record: Record, *, unlabelled: Collection[int] = (), checks: bool = True
) -> Iterator[Analysis]:
    """The analysis as it grows: at first with all chances, at last with everything."""
    verify(record)
    checkers = _Checkers(record)
    places = turn_starts(record)
    analysis = _with_chances(record, checkers, places)
    yield analysis
    doubtful = [
        place for place in places if checks and label_of(-_turn(analysis, place).skill) is not None
    ]
    luck = places if analysis.result is not None else []
    steps, taken = len(luck) + LABEL_STEPS * len(doubtful), 0
    for place in doubtful:
        taken += LABEL_STEPS
        turn = _checked(
            checkers.at(place.turn),
            place,
            _turn(analysis, place),
            helped=place.turn in unlabelled,
        )
        analysis = analysis.with_turn(turn, _share(taken, steps))
        yield analysis
    for number, place in enumerate(luck):
        taken += 1
        before = None if number == 0 else _turn(analysis, luck[number - 1])
        turn = _with_luck(checkers.at(place.turn).judge, analysis, place, before)
        analysis = analysis.with_turn(turn, _share(taken, steps))
        yield analysis
    if analysis.result == 0.0 and not analysis.duel:
        open_cards = marks(record, MARKS_WIDTH, MARKS_LOOKS)
        analysis = replace(analysis, until=open_cards.until, lost_from=open_cards.lost_from)
    yield replace(analysis, done=1.0)


MARKS_WIDTH, MARKS_LOOKS = 20_000, 4_000_000
"""How far an analysis looks for the point of no return; `backtrick winnable` looks further."""

LABEL_STEPS = 8
"""A label takes as long as the luck of about this many turns."""


def hints_at(record: Record, turn: int) -> Hints | None:
    """How much is said at a turn. Before anybody speaks, nothing can be read into silence."""
    return _hints_at(record, turn, _spoken_from(record))


def _hints_at(record: Record, turn: int, spoken: int | None) -> Hints | None:
    return None if spoken is None or turn < spoken else Hints.of_note(record.hints)


class _Checkers:
    """Who judges the turns of a record: one before anybody speaks, another one from then on."""

    def __init__(self, record: Record) -> None:
        self.game, self.players = record.game.settled(len(record.players)), len(record.players)
        self._record, self._spoken = record, _spoken_from(record)
        self._made: dict[Hints | None, Checker] = {}
        self.hints = self._hints(len(record.turns))
        """How much is said in the game."""

    def at(self, turn: int) -> Checker:
        """The checker of a turn."""
        hints = self._hints(turn)
        if hints not in self._made:
            self._made[hints] = Checker(self.game, self.players, hints)
        return self._made[hints]

    def _hints(self, turn: int) -> Hints | None:
        return _hints_at(self._record, turn, self._spoken)


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


def _spoken_from(record: Record) -> int | None:
    """The turn of the first hint that says something about cards. Nobody speaks of them before the
    starter is chosen.
    """
    if not manners(record.game).codes or not record.game.cooperative:
        return None
    about_cards = (
        heard.turn
        for heard in hints_in(record)
        if heard.turn > OPENING and heard.hint.code not in COURTESIES
    )
    return min(about_cards, default=None)


def _with_chances(record: Record, checkers: _Checkers, places: Sequence[TurnStart]) -> Analysis:
    end, game, players, hints = record.outcome, checkers.game, checkers.players, checkers.hints
    return Analysis(
        game=game.name,
        players=players,
        duel=not game.cooperative,
        nets=setup_hash("expert", game, players, hints or Hints.TALKATIVE),
        start=setup_data(game, players, hints).won,
        result=None if end is None else float(has_won(end, 0)),
        turns=tuple(_chances(checkers.at(place.turn).judge, place) for place in places),
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
    if not found:
        return Choice.STUCK
    wins_now = any(len(each.plays) == len(place.view.hand) for each in found if each.chance == 1)
    if len(found) == 1 and not wins_now:
        return Choice.FORCED
    return Choice.FREE if found[0].chance - found[-1].chance < FREE else Choice.OPEN


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


def _checked(checker: Checker, place: TurnStart, turn: TurnStudy, *, helped: bool) -> TurnStudy:
    """A turn that seems to be far below the best, after a check: a word fits what it gave away."""
    found = checker.check(place.view, place.heard, place.laid, turn.best, turn.played)
    turn = replace(turn, played=found.chance)
    label = label_of(-turn.skill)
    if label is None:
        return turn
    if helped or not found.expert:
        why = Unlabelled.HELPED if helped else Unlabelled.EXPERT
        return replace(turn, unlabelled=why)
    why_better = reasons(place.view, place.heard, place.laid, found.expert)
    return replace(turn, label=label, expert=found.expert, reasons=why_better)


def _turn(analysis: Analysis, place: TurnStart) -> TurnStudy:
    return next(each for each in analysis.turns if each.turn == place.turn)


def _share(taken: int, steps: int) -> float:
    """How much is done; never all of it, which the last stage says."""
    return 0.99 * taken / max(steps, 1)
