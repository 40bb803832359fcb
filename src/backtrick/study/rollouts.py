"""Roll-outs: two turns compared by playing on from both, in the same imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from backtrick.bots.compiled import compiled_seats
from backtrick.kernel.hearing import words_for
from backtrick.kernel.playing_on import PlayingOn
from backtrick.rules import Outcome, State, Turn, View, end_turn, imagine, observe, outcome, play
from backtrick.study.judge import Judge
from backtrick.talk import Conversation, Heard

GAMES = 200
"""How often each turn is played on from."""

BATCH = 40
"""After so many it asks whether they are enough."""

TRIES = 8
"""How many deals are looked at for one in which the others would say what they said."""


class Compared(NamedTuple):
    """How much more often the second turn wins than the first, and the standard error of that."""

    gained: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the second turn is better beyond doubt."""
        return self.gained > 2 * self.error


class Rollouts:
    """Plays on with experts who trust their net. It is not thread-safe."""

    def __init__(self, judge: Judge, talk: bool) -> None:
        experts = ("expert@1",) * judge.players
        seats = compiled_seats(judge.game, experts, talk, judge.hints)
        self._on = PlayingOn(judge.game, seats)

    def compare(
        self,
        view: View,
        heard: Sequence[Heard],
        first: Turn,
        second: Turn,
        games: int = GAMES,
        seed: int = 0,
        least: float = -1.0,
    ) -> Compared:
        """Compare two turns of a view. The deals follow from what the seat knows alone, and from a
        seed. It stops early once the gain is below `least` beyond doubt.
        """
        rng, gains = Random(f"{seed} {view.tops} {view.hand} {view.draw_counts}"), list[float]()
        for _ in range(games):
            state = imagine_heard(view, heard, rng)
            ends = [self._play_on(state, heard, turn) for turn in (first, second)]
            lost, won = (has_won(end, view.seat) for end in ends)
            gains.append(float(won) - float(lost))
            if len(gains) % BATCH == 0:
                found = Compared(fmean(gains), pstdev(gains) / len(gains) ** 0.5)
                if found.gained + 2 * found.error < least:
                    break
        return Compared(fmean(gains), pstdev(gains) / len(gains) ** 0.5)

    def _play_on(self, state: State, heard: Sequence[Heard], turn: Turn) -> Outcome:
        said, seat = Conversation((), tuple(heard)), state.to_act
        for card, pile in turn:
            state, said = play(state, card, pile), said.after_play(pile)
        ended = outcome(state)
        if ended is not None:
            return ended
        now = max((each.turn for each in heard), default=0)
        return self._on.play(end_turn(state), said.after_turn(seat, now).standing)


def has_won(end: Outcome, seat: int) -> bool:
    """Whether a seat, or its team, has won."""
    return end.winner == seat if end.winner is not None else end.left == 0


def imagine_heard(view: View, heard: Sequence[Heard], rng: Random) -> State:
    """A state that this view could be a view of, in which the others would say, as far as it can
    be had, what they said.
    """
    best, most = None, -1
    said = [each for each in heard if each.seat != view.seat]
    for _ in range(TRIES):
        state = imagine(view, rng)
        agreed = sum(_agreed(state, said))
        if agreed > most:
            best, most = state, agreed
        if agreed == len(said):
            break
    assert best is not None
    return best


def _agreed(state: State, said: Sequence[Heard]) -> Iterator[bool]:
    for seat in {each.seat for each in said}:
        words = words_for(observe(state, seat, recall=True))
        yield from (each.hint in words for each in said if each.seat == seat)
