"""What holds in every state of every game."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.rules import (
    FaceToFace,
    Game,
    GameLog,
    IllegalPlay,
    Play,
    QuickAndEasy,
    Record,
    State,
    TheGame,
    deal,
    end_turn,
    final_state,
    imagine,
    legal_plays,
    may_end_turn,
    new_deal,
    observe,
    outcome,
    parse_play,
    parse_position,
    parse_turn,
    play,
    play_text,
    position_text,
    resign,
    spectate,
    turn_text,
    verify,
)
from backtrick.rules.view import laid_cards
from tests import referee
from tests.kit import SETUPS, Impatient, assert_agree, follow, random_steps, referee_for
from tests.strategies import (
    Journey,
    journeys,
    late_position,
    late_positions,
    positions,
    seeds,
    skills,
)


def held(state: State) -> Counter[int]:
    """Every card that is not laid; in a duel both decks have the same numbers."""
    return Counter(card for cards in (*state.hands, *state.draw_piles) for card in cards)


# -- plays


@given(journeys())
def test_cards_are_conserved(journey: Journey) -> None:
    """A play takes one card from the hand to the pile; ending a turn only moves cards."""
    states = journey.states()
    whole = Counter(journey.game.cards * len(states[0].draw_piles))
    assert held(states[0]) == whole
    for before, after in pairwise(states):
        assert all(list(hand) == sorted(hand) for hand in after.hands)
        if len(after.laid_on) > len(before.laid_on):
            assert held(before) - held(after) == Counter([after.tops[after.laid_on[-1]]])
            assert held(after) <= held(before)
            assert after.draw_piles == before.draw_piles
        else:
            assert held(after) == held(before)
            assert after.tops == before.tops
            drawn = sum(map(len, before.draw_piles)) - sum(map(len, after.draw_piles))
            for pile, rest in zip(before.draw_piles, after.draw_piles, strict=True):
                assert pile[len(pile) - len(rest) :] == rest
            grown = after.hands[before.to_act]
            assert len(grown) == len(before.hand) + drawn


@given(positions())
def test_a_play_is_legal_exactly_when_it_succeeds(state: State) -> None:
    allowed = legal_plays(state)
    listed = list(allowed)
    assert len(listed) == len(set(listed)) == len(allowed)
    assert bool(allowed) == bool(listed)
    for card in range(-1, 102):
        for pile in range(-1, 6):
            one = Play(card, pile)
            succeeds = attempt(state, card, pile) is not None
            assert (one in allowed) == (one in listed) == succeeds
            assert (allowed.why_not(card, pile) is None) == succeeds


def attempt(state: State, card: int, pile: int) -> State | None:
    """The state after a play, or nothing when it is refused."""
    try:
        return play(state, card, pile)
    except IllegalPlay:
        return None


@given(positions())
def test_a_turn_may_end_exactly_when_ending_it_succeeds(state: State) -> None:
    try:
        after = end_turn(state)
    except IllegalPlay:
        assert not may_end_turn(state)
    else:
        assert may_end_turn(state)
        assert after.laid_on == ()
        assert after.hand


@given(positions())
def test_a_game_goes_on_exactly_as_long_as_something_can_be_done(state: State) -> None:
    can_act = bool(legal_plays(state)) or may_end_turn(state)
    assert can_act == (outcome(state) is None)


# -- the referee


@given(journeys())
def test_the_referee_agrees_at_every_step_of_a_game(journey: Journey) -> None:
    states = journey.states()
    game, first = journey.game, states[0]
    decks = new_deal(game, journey.players, journey.seed).decks
    coded = [[game.coded(card) for card in deck] for deck in decks]
    judge = referee.Referee(game.name, game.options(), journey.players, coded, first.to_act)
    assert_agree(first, judge)
    for before, after in pairwise(states):
        follow(judge, before, after)
        assert_agree(after, judge)


@settings(max_examples=250)
@given(late_positions(), seeds, skills)
def test_the_referee_agrees_near_the_end(state: State, luck: int, skill: float) -> None:
    judge = referee_for(state)
    assert_agree(state, judge)
    states = list(random_steps(state, Random(luck), skill))
    for before, after in pairwise(states):
        follow(judge, before, after)
        assert_agree(after, judge)


# -- records


def log(journey: Journey, steps: int, quitter: int | None) -> GameLog:
    """A game written down for so many steps; then, perhaps, somebody resigns."""
    dealt = new_deal(journey.game, journey.players, journey.seed)
    starter = dealt.lot if journey.game.starter_by_lot else journey.starter
    book = GameLog.begin(journey.game, journey.players, dealt, starter)
    way = random_steps(book.state, Random(journey.luck), journey.skill)
    for after in islice(way, 1, steps + 1):
        if len(after.laid_on) > len(book.state.laid_on):
            book = book.play(after.tops[after.laid_on[-1]], after.laid_on[-1])
        else:
            book = book.end_turn()
    if quitter is not None and book.outcome is None:
        book = book.resign(quitter % journey.players)
    return book


@given(journeys(), st.integers(0, 250), st.none() | st.integers(0, 4))
def test_a_record_replays_to_the_same_state(
    journey: Journey, steps: int, quitter: int | None
) -> None:
    book = log(journey, steps, quitter)
    record = book.record(f"player {seat}" for seat in range(journey.players))
    assert Record.from_json(record.to_json()) == record
    state = verify(record)
    assert state == final_state(record)
    assert observe(state, 0) == observe(book.state, 0)
    assert (state.hands, state.draw_piles) == (book.state.hands, book.state.draw_piles)
    assert state.laid_on == book.state.laid_on
    assert referee.judge(record.to_dict()) is None


# -- notation


@given(positions())
def test_a_position_round_trips_as_text(state: State) -> None:
    text = position_text(state)
    assert parse_position(text) == state
    assert position_text(parse_position(text)) == text


@given(journeys())
def test_a_position_before_anyone_starts_round_trips(journey: Journey) -> None:
    state = deal(journey.game, journey.players, seed=journey.seed)
    assert parse_position(position_text(state)) == state


@given(positions())
def test_plays_round_trip_as_text(state: State) -> None:
    game, plays = state.game, tuple(legal_plays(state))
    assert tuple(parse_play(game, play_text(game, one)) for one in plays) == plays
    assert parse_turn(game, turn_text(game, plays)) == plays


# -- what is hidden


def shuffle_hidden(state: State, seat: int | None, rng: Random, *, covered: bool) -> State:
    """The same table with everything this seat (`None`: a spectator) cannot see in other places.

    `covered` takes the covered cards in as well, which a memory would not allow.
    """
    game = state.game
    hands, draw_piles = list(state.hands), list(state.draw_piles)
    for deck, pile in enumerate(state.draw_piles):
        others = [s for s in range(state.seats) if game.draw_pile_of(s) == deck and s != seat]
        pool = [*pile, *(card for other in others for card in state.hands[other])]
        if covered:
            pool += sorted(laid_cards(state)[deck] - set(state.tops))
        rng.shuffle(pool)
        for other in others:
            count = len(state.hands[other])
            hands[other] = tuple(sorted(pool[:count]))
            del pool[:count]
        draw_piles[deck] = tuple(pool[: len(pile)])
    return State(
        game,
        tuple(hands),
        tuple(draw_piles),
        state.tops,
        state.to_act,
        state.laid_on,
        state.resigned,
        state.given_tops,
    )


def hidden_twins(state: State, seat: int | None, luck: int, *, covered: bool) -> list[State]:
    """Some such states with the same end: that a game is over is seen by all."""
    rng = Random(luck)
    twins = [shuffle_hidden(state, seat, rng, covered=covered) for _ in range(10)]
    return [twin for twin in twins if outcome(twin) == outcome(state)]


@given(positions(), seeds)
def test_a_view_does_not_change_with_what_the_seat_cannot_see(state: State, luck: int) -> None:
    for seat in range(state.seats):
        for twin in hidden_twins(state, seat, luck, covered=True):
            assert observe(twin, seat) == observe(state, seat)
            assert repr(observe(twin, seat)) == repr(observe(state, seat))
            assert list(legal_plays(observe(twin, seat))) == list(legal_plays(observe(state, seat)))
        for twin in hidden_twins(state, seat, luck, covered=False):
            assert observe(twin, seat, recall=True) == observe(state, seat, recall=True)


@given(positions(), seeds)
def test_what_a_spectator_sees_does_not_change_with_any_hand(state: State, luck: int) -> None:
    for twin in hidden_twins(state, None, luck, covered=True):
        assert spectate(twin) == spectate(state)
        assert repr(spectate(twin)) == repr(spectate(state))


@given(positions())
def test_the_seat_to_act_sees_its_legal_plays(state: State) -> None:
    for seat in range(state.seats):
        expected = list(legal_plays(state)) if seat == state.to_act else []
        assert list(legal_plays(observe(state, seat))) == expected


# -- imagining


def assert_whole(state: State) -> None:
    """No card of a deck is in two places, and what shows on a pile is nowhere else."""
    for deck, pile in enumerate(state.draw_piles):
        own = [s for s in range(state.seats) if state.game.draw_pile_of(s) == deck]
        cards = [*pile, *(card for seat in own for card in state.hands[seat])]
        assert len(cards) == len(set(cards))
        assert set(cards) <= set(state.game.cards)
        shown = {state.tops[pile] for pile in state.game.tops_of(deck, state.given_tops)}
        assert not set(cards) & shown
    assert parse_position(position_text(state)) == state


@settings(max_examples=150)
@given(positions(), seeds, st.booleans())
def test_imagining_only_yields_states_with_that_view(state: State, luck: int, recall: bool) -> None:
    for seat in range(state.seats):
        view = observe(state, seat, recall=recall)
        imagined = imagine(view, Impatient(luck))
        assert observe(imagined, seat, recall=recall) == view
        assert_whole(imagined)


@given(journeys(), seeds)
def test_imagining_before_anyone_starts_and_after_resigning(journey: Journey, luck: int) -> None:
    dealt = deal(journey.game, journey.players, seed=journey.seed)
    for state in (dealt, resign(dealt, journey.starter)):
        for seat in range(journey.players):
            view = observe(state, seat)
            imagined = imagine(view, Impatient(luck))
            assert observe(imagined, seat) == view
            assert_whole(imagined)


@given(positions(), seeds)
def test_with_recall_what_is_laid_stays_laid(state: State, luck: int) -> None:
    for seat in range(state.seats):
        imagined = imagine(observe(state, seat, recall=True), Impatient(luck))
        assert laid_cards(imagined) == laid_cards(state)
        assert held(imagined) == held(state)


# -- the strategies themselves


def test_the_examples_reach_every_corner() -> None:
    """The properties would hold of very little if the games they look at were all alike."""
    rng = Random(1)
    ends: list[State] = []
    skipped = fires = gifts = empty = 0
    for game, players in SETUPS * 6 + duels(30):
        states = list(random_steps(late_position(game, players, rng), rng, 0.7))
        ends.append(states[-1])
        for before, after in pairwise(states):
            passed = after.laid_on == () and players > 1
            skipped += passed and after.to_act != (before.to_act + 1) % players
            fires += bool(game.owed(after.tops, after.laid_on))
            gifts += game.given(after.to_act, after.laid_on)
            empty += not any(after.draw_piles)
    assert set(endings(ends)) == {"all-laid", "stuck", "burned"}
    assert min(skipped, fires, gifts, empty) > 20


@pytest.mark.parametrize("game", [TheGame(), FaceToFace(), QuickAndEasy()])
def test_well_played_games_get_far(game: Game) -> None:
    journeys = (Journey(game.settled(2), 2, seed, 0, seed, 0.95) for seed in range(5))
    ends = [outcome(journey.states()[-1]) for journey in journeys]
    assert min(end.left for end in ends if end) < 25


def duels(count: int) -> tuple[tuple[Game, int], ...]:
    return ((FaceToFace(), 2),) * count


def endings(states: list[State]) -> Counter[str]:
    return Counter(str(end.ending) for state in states if (end := outcome(state)))
