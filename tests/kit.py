"""What the tests share: plays in a few characters, games played at random, a referee beside them.

Positions are built with `parse_position`; the functions here move on from one.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence
from random import Random
from typing import Any

from backtrick.rules import (
    Ending,
    Outcome,
    Result,
    RulesErrorCode,
    State,
    end_turn,
    legal_plays,
    may_end_turn,
    outcome,
    parse_play,
    parse_position,
    parse_turn,
    play,
    play_text,
    why_not_end,
)
from backtrick.rules.games import every_setup
from tests import referee

SETUPS = tuple(every_setup())
"""Every game with every number of players and every combination of options."""

SETUP_NAMES = [
    " ".join([game.name, str(players), *map(str, game.options().values())])
    for game, players in SETUPS
]


def lay(position: str | State, plays: str) -> State:
    """The state after these plays, the turn not yet ended."""
    state = parse_position(position) if isinstance(position, str) else position
    for card, pile in parse_turn(state.game, plays):
        state = play(state, card, pile)
    return state


def turn(position: str | State, plays: str) -> State:
    """The state after a turn of these plays."""
    return end_turn(lay(position, plays))


def refusal(position: str | State, text: str) -> RulesErrorCode | None:
    """Why a play is refused; `None` when it is not."""
    state = parse_position(position) if isinstance(position, str) else position
    card, pile = parse_play(state.game, text)
    problem = legal_plays(state).why_not(card, pile)
    return None if problem is None else problem.code


def refusal_to_end(state: State) -> RulesErrorCode | None:
    """Why the turn may not end; `None` when it may."""
    problem = why_not_end(state)
    return None if problem is None else problem.code


def legal(position: str | State) -> set[str]:
    """The legal plays, as text."""
    state = parse_position(position) if isinstance(position, str) else position
    return {play_text(state.game, one) for one in legal_plays(state)}


def hand(state: State, seat: int) -> str:
    """A hand, as text."""
    return " ".join(map(state.game.text, state.hands[seat]))


def team_lost(left: int, ending: Ending) -> Outcome:
    """The outcome of a game that the team has lost."""
    return Outcome(Result.LOST, None, left, ending)


def random_steps(state: State, rng: Random, skill: float) -> Iterator[State]:
    """A game from here to its end, a play or the end of a turn at a time.

    With `skill` 1 the cheapest play is always taken and turns are short, so that most of the
    cards get laid; with 0 everything is left to chance.
    """
    while outcome(state) is None:
        yield state
        plays = list(legal_plays(state))
        if may_end_turn(state) and (not plays or rng.random() < 0.5 + skill / 2):
            state = end_turn(state)
            continue
        rng.shuffle(plays)
        if rng.random() < skill:
            plays.sort(key=lambda one: _cost(state, one.card, one.pile))
        state = play(state, *plays[0])
    yield state


def _cost(state: State, card: int, pile: int) -> int:
    return state.game.cost(card, pile, state.tops[pile], state.to_act)


# -- the referee


def referee_for(state: State) -> referee.Referee:
    """The referee, in the same position; what lies under the tops is left out."""
    game = state.game
    decks = [[game.coded(card) for card in game.cards] for _ in state.draw_piles]
    judge = referee.Referee(game.name, game.options(), state.seats, decks, state.to_act)
    judge.hands = [[game.coded(card) for card in cards] for cards in state.hands]
    judge.draw_piles = [[game.coded(card) for card in cards] for cards in state.draw_piles]
    judge.piles = [[game.coded(top) if top else None] for top in state.tops]
    judge.seat = state.to_act
    judge._begin_turn()
    return judge


def as_referee(end: Outcome | None) -> referee.Outcome | None:
    """An outcome as the referee writes it."""
    if end is None:
        return None
    return {
        "result": end.result.value,
        "winner": end.winner,
        "left": end.left,
        "reason": end.ending.value,
    }


def assert_agree(state: State, judge: referee.Referee) -> None:
    """The engine and the referee see the same plays, the same right to end and the same end."""
    coded = {(state.game.coded(card), pile) for card, pile in legal_plays(state)}
    assert coded == set(judge.plays())
    assert may_end_turn(state) == judge.may_end()
    assert as_referee(outcome(state)) == judge.over()


def follow(judge: referee.Referee, before: State, after: State) -> None:
    """Let the referee take the step that leads from one state to the next."""
    if len(after.laid_on) > len(before.laid_on):
        pile = after.laid_on[-1]
        judge.lay(after.game.coded(after.tops[pile]), pile)
    else:
        judge.end()


class Impatient(Random):
    """Luck that runs out: imagining that never comes to an end fails instead of hanging."""

    def __init__(self, seed: int, patience: int = 20_000) -> None:
        super().__init__(seed)
        self._patience = patience

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle, so many times and no more."""
        self._patience -= 1
        assert self._patience > 0, "imagining does not come to an end"
        super().shuffle(x)
