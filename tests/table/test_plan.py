"""Trying a turn in private: where it leads, what it warns of, and that nobody hears of it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backtrick.rules import (
    Result,
    State,
    end_turn,
    legal_plays,
    may_end_turn,
    observe,
    outcome,
    parse_position,
    play,
)
from backtrick.table import CodedPlay, Planned, plan, planned, private_view
from tests.kit import random_steps
from tests.strategies import late_positions, positions, seeds, skills
from tests.table.kit import HOST, coded, over, playing


def tried(position: str, plays: str, seat: int | None = None) -> Planned:
    state = parse_position(position)
    seen = observe(state, state.to_act if seat is None else seat)
    return plan(seen, coded(state.game, plays))


def finishable(state: State) -> bool:
    """Whether the turn can be brought to its end, or the game be won, by trying everything."""
    known: dict[tuple[object, ...], bool] = {}

    def search(here: State) -> bool:
        end = outcome(here)
        if end is not None:
            return end.result is Result.WON and end.winner in (None, state.to_act)
        if may_end_turn(here):
            return True
        key = (here.hands, here.tops, frozenset(here.laid_on), len(here.laid_on))
        if key not in known:
            known[key] = any(search(play(here, *one)) for one in legal_plays(here))
        return known[key]

    return search(state)


moments = st.one_of(
    positions(),
    st.builds(
        lambda state, luck, skill, n: (way := list(random_steps(state, Random(luck), skill)))[
            n % len(way)
        ],
        late_positions(),
        seeds,
        skills,
        st.integers(0, 12),
    ),
)


@given(moments, seeds)
def test_a_plan_leads_where_laying_leads(state: State, luck: int) -> None:
    """The position after each play, what fits there, and the warning, against the real thing."""
    if state.over or state.to_act < 0:
        return
    rng, seat, game = Random(luck), state.to_act, state.game
    seen, here, plays = observe(state, seat), state, []
    for _ in range(rng.randrange(4)):
        fitting = list(legal_plays(here))
        if not fitting:
            break
        plays.append(rng.choice(fitting))
        here = play(here, *plays[-1])
    made = plan(seen, coded(game, plays))
    assert made.plays == coded(game, plays)
    assert made.refused is None
    assert not made.ahead
    assert made.hand == tuple(map(game.coded, here.hands[seat]))
    assert [top if top in game.rows else game.decoded(top) for top in made.tops] == list(here.tops)
    fits = {(game.decoded(fit.card), fit.pile) for fit in made.options.fits}
    assert fits == set(legal_plays(here))
    for fit in made.options.fits:
        card = game.decoded(fit.card)
        assert fit.step == game.cost(card, fit.pile, here.tops[fit.pile], seat)
    for no_fit in made.no_fits:
        refused = legal_plays(here).why_not(game.decoded(no_fit.card), no_fit.pile)
        assert refused is not None
        if not here.over:
            assert (refused.code, dict(refused.facts)) == (no_fit.code, no_fit.facts)
    assert len(made.no_fits) + len(fits) == len(made.hand) * len(made.tops)
    end = outcome(here)
    won = end is not None and end.result is Result.WON and end.winner in (None, seat)
    assert made.options.can_finish == finishable(here) == (won or finishable(here))
    if end is None:
        assert made.options.may_end == may_end_turn(here)
        assert made.options.needed == max(
            0, game.required_cards(here.draw_left) - len(here.laid_on)
        )


@pytest.mark.parametrize(
    ("position", "plays", "warned"),
    [
        ("the-game | 99 98 2 50 | *3 40 41 | 5", "", False),
        ("the-game | 99 98 2 50 | *3 40 41 | 5", "3@3", True),
        ("the-game | 99 98 2 50 | *3 40 41 | 5", "41@3", False),
        ("the-game | 99 98 2 50 | *3 40 41 | 5", "41@3 40@3", False),
        # one card is enough when nothing is left to draw
        ("the-game | 99 98 2 50 | *3 40 41 |", "3@3", False),
        # a duel: a turn that begins with one card is lost
        ("face-to-face | 10 50 10 50 | *20 / 30 | 5 / 6", "", True),
        # fire must be covered, unless the last card of all is laid
        ("the-game fire=1 | 22 1 100 2 | *21 98 | 5", "21@1", False),
        ("the-game fire=1 | 55 1 100 2 | *21 54 | 5", "21@1", True),
        ("the-game fire=1 | 55 99 100 2 | *54 |", "", False),
        ("the-game fire=1 | 55 99 100 2 | *3 54 |", "", False),
        ("the-game fire=1 | 55 99 4 2 | *5 54 |", "", True),
    ],
)
def test_a_plan_warns_when_the_turn_cannot_end(position: str, plays: str, warned: bool) -> None:
    assert tried(position, plays).options.can_finish is not warned


@pytest.mark.parametrize(
    ("plays", "made", "code"),
    [
        ("50@0 50@1", 1, "not-in-hand"),
        ("37@0", 0, "does-not-fit"),
        ("50@9", 0, "no-such-pile"),
        ("50@0 99@0 37@0", 2, "does-not-fit"),
    ],
)
def test_an_illegal_play_stops_the_plan_and_says_why(plays: str, made: int, code: str) -> None:
    result = tried("the-game | 45 1 100 40 | *37 50 99 / 2 | 5", plays)
    assert len(result.plays) == made
    assert result.refused is not None
    assert result.refused.code == code


def test_a_card_that_does_not_exist_stops_the_plan() -> None:
    state = parse_position("quick-and-easy | 5b 9g | *7r 1b / 2g | 3v")
    result = plan(observe(state, 0), (CodedPlay("11x", 0),))
    assert result.refused is not None
    assert result.refused.code == "unknown-card"
    assert result.refused.facts["card"] == "11x"


def test_planning_ahead() -> None:
    """While another plays: as if it were one's own turn now."""
    result = tried("the-game | 45 1 100 40 | 37 50 99 / *2 3 | 5", "50@0 99@0", seat=0)
    assert result.ahead
    assert result.refused is None
    assert result.options.may_end
    assert result.tops == (99, 1, 100, 40)


def test_ahead_what_another_has_laid_in_the_turn_does_not_count() -> None:
    state = play(parse_position("the-game | 45 1 100 40 | 37 50 99 / *2 3 | 5"), 2, 1)
    result = plan(observe(state, 0), ())
    assert result.ahead
    assert result.options.needed == 2
    assert not result.options.may_end


def test_a_plan_after_the_end_or_before_the_start_leads_nowhere() -> None:
    live = over(2, 0)
    card = live.table.game.coded(live.state.hands[0][0])
    result = planned(live.table, 0, (CodedPlay(card, 0),))
    assert result.refused is not None
    assert result.refused.code == "game-over"


def test_the_tricks_are_marked() -> None:
    result = tried("the-game | 45 1 100 40 | *35 50 99 / 2 | 5", "")
    tricks = {(fit.card, fit.pile): fit.step for fit in result.options.fits if fit.trick}
    assert tricks == {(35, 0): -10, (50, 3): -10}


def test_a_plan_changes_nothing_and_nobody_sees_it() -> None:
    live = playing(2, 1)
    before, seen = live.table, [private_view(live.table, seat) for seat in range(-1, 3)]
    plays = coded(live.table.game, [next(iter(legal_plays(live.state)))])
    planned(live.table, HOST, plays)
    assert live.table is before
    assert [private_view(live.table, seat) for seat in range(-1, 3)] == seen
    assert "Plan" not in {type(event).__name__ for event in live.events}


def test_the_turn_in_a_view_is_the_plan_of_nothing() -> None:
    live = playing(2, 1)
    assert private_view(live.table, HOST).turn == planned(live.table, HOST, ()).options
    assert private_view(live.table, 1).turn is None
    assert private_view(live.table, -1).turn is None


def test_ending_a_turn_after_a_plan_that_may_end() -> None:
    state = parse_position("the-game | 45 1 100 40 | *35 50 99 / 2 3 | 5")
    for one in coded(state.game, "35@0 50@0"):
        state = play(state, state.game.decoded(one.card), one.pile)
    assert end_turn(state).to_act == 1
