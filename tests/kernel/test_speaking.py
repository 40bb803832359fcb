"""What bots say: the bands around the tops, and that no hint gives a card away."""

from __future__ import annotations

from random import Random

import pytest

from backtrick.kernel.hearing import words_for
from backtrick.rules import FaceToFace, Game, QuickAndEasy, State, TheGame, deal, observe, start
from backtrick.rules.notation import parse_position
from backtrick.talk import Code, Heard, Hint, hint_refused
from tests.kit import random_steps

SPEAKING: list[tuple[Game, int]] = [
    (TheGame().settled(2), 2),
    (TheGame(required=3).settled(4), 4),
    (TheGame(hand=5).settled(5), 5),
    (QuickAndEasy(), 3),
    (QuickAndEasy(professional=True), 2),
]


def said(state: State, seat: int) -> dict[object, Code]:
    """What a seat says, by what it speaks of."""
    words = words_for(observe(state, seat, recall=True))
    assert len({hint.about for hint in words}) == len(words)
    return {hint.about: hint.code for hint in words}


def holding(*hand: int) -> State:
    """Four players of The Game before anybody has laid a card; seat 1 holds these."""
    others = [card for card in TheGame.cards if card not in hand]
    deck = (*others[20:26], *hand, *others[:20], *others[26:])
    return deal(TheGame().settled(4), 4, decks=(deck,))


@pytest.mark.parametrize(
    ("hand", "up", "down"),
    [
        ((5, 40, 41, 50, 51, 52), Code.LEAVE, Code.GO_AHEAD),
        ((6, 40, 41, 50, 51, 52), Code.RATHER_NOT, Code.GO_AHEAD),
        ((10, 40, 41, 50, 51, 96), Code.RATHER_NOT, Code.LEAVE),
        ((11, 40, 41, 50, 51, 95), Code.SMALL_STEPS, Code.RATHER_NOT),
        ((17, 40, 41, 50, 51, 85), Code.GO_AHEAD, Code.SMALL_STEPS),
    ],
)
def test_a_pile_is_spoken_of_by_the_nearest_card(
    hand: tuple[int, ...], up: Code, down: Code
) -> None:
    words = said(start(holding(*hand), 0), 1)
    assert (words[0], words[1], words[2], words[3]) == (up, up, down, down)


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ((20, 30, 40, 50, 60, 70), Code.HARD_TURN),
        ((2, 30, 40, 50, 60, 70), Code.HARD_TURN),
        ((2, 30, 40, 50, 60, 97), Code.FINE),
        ((2, 3, 40, 50, 60, 97), Code.MORE),
    ],
)
def test_how_it_is_doing_is_how_many_cards_lie_next_to_a_pile(
    hand: tuple[int, ...], code: Code
) -> None:
    assert said(start(holding(*hand), 0), 1)[None] is code


def test_before_the_starter_is_chosen_everybody_is_asked_anyway() -> None:
    assert said(holding(2, 3, 40, 50, 60, 70), 1) == {}


def test_nobody_to_talk_to() -> None:
    assert words_for(observe(start(deal(TheGame().settled(1), 1, seed=1), 0), 0, recall=True)) == ()
    duel = deal(FaceToFace(), 2, seed=1, starter=0)
    assert words_for(observe(duel, 1, recall=True)) == ()


def test_to_speak_one_must_remember() -> None:
    with pytest.raises(ValueError, match="recall"):
        words_for(observe(start(holding(2, 3, 4, 5, 6, 7), 0), 1))


def positions(game: Game, players: int, count: int) -> list[State]:
    """The beginnings of turns, from the deal to the end of games played fairly well."""
    rng = Random(5)
    found: list[State] = []
    while len(found) < count:
        state = start(deal(game, players, seed=rng.getrandbits(32)), 0)
        way = random_steps(state, rng, 0.95)
        turns = [state for state in way if state.ended is None and not state.laid_on]
        found.append(rng.choice(turns))
    return found


@pytest.mark.parametrize(("game", "players"), SPEAKING)
def test_everything_said_may_be_said(game: Game, players: int) -> None:
    spoken = set()
    for state in positions(game, players, 40):
        for seat in range(players):
            before: list[Heard] = []
            for hint in words_for(observe(state, seat, recall=True)):
                assert hint_refused(game, before, 3, seat, hint) is None
                before.append(Heard(3, seat, hint))
                spoken.add(hint.code)
    assert len(spoken) >= 3


@pytest.mark.parametrize(("game", "players"), SPEAKING)
def test_three_other_cards_could_stand_in(game: Game, players: int) -> None:
    """Whichever card of the hand is taken for the cause, with ten or more cards unseen."""
    checked = 0
    for state in positions(game, players, 12):
        seat = (state.to_act + 1) % players
        hand = state.hands[seat]
        unseen = sorted(
            card
            for held in (*state.draw_piles, *state.hands[:seat], *state.hands[seat + 1 :])
            for card in held
        )
        if len(unseen) < 10 or not hand:
            continue
        words = words_for(observe(state, seat, recall=True))
        for cause in hand:
            counted = dict.fromkeys(words, 0)
            for card in unseen:
                other = swapped(state, seat, cause, card)
                for hint in words_for(observe(other, seat, recall=True)):
                    if hint in counted:
                        counted[hint] += 1
            assert all(times >= 3 for times in counted.values()), (state, cause, counted)
            checked += len(words)
    assert checked > 50


def test_in_quick_and_easy_not_even_all_words_together_pin_a_card() -> None:
    """Nearly everywhere three cards could stand in with nothing that is said changed."""
    seen = kept = 0
    for state in positions(QuickAndEasy(), 3, 60):
        seat = (state.to_act + 1) % 3
        words = words_for(observe(state, seat, recall=True))
        hands = [held for other, held in enumerate(state.hands) if other != seat]
        unseen = [card for held in (*state.draw_piles, *hands) for card in held]
        if len(unseen) < 10 or not words:
            continue
        seen += 1
        kept += all(
            sum(
                words_for(observe(swapped(state, seat, cause, card), seat, recall=True)) == words
                for card in unseen
            )
            >= 3
            for cause in state.hands[seat]
        )
    assert seen > 30
    assert kept >= 0.9 * seen


def quick(hand: str, others: str) -> State:
    """Two players of Quick & Easy; seat 1 holds this hand, the rest of the cards is laid."""
    return parse_position(f"quick-and-easy | 4b 6g | *1v / {hand} | {others}")


MANY = "1y 2y 3y 4y 6y 8y 9y 10y 7r 8r 9r 2b 3b 5b"


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("5y 7y", {"y": Code.HOLDS}),
        ("5y 10r", {"y": Code.LOW, "r": Code.HOLDS}),
        ("7y 1b", {"y": Code.HIGH, "b": Code.HOLDS, 0: Code.TRICK}),
        ("7y 4g", {"y": Code.HIGH}),
    ],
)
def test_colours_are_named_with_their_size_while_enough_are_left(
    hand: str, words: dict[object, Code]
) -> None:
    """Four of each half are needed for a size, four for the colour: of green there is one."""
    assert said(quick(hand, MANY), 1) == words


def swapped(state: State, seat: int, one: int, other: int) -> State:
    """The same table with a card of this seat and one that it cannot see exchanged."""

    def exchanged(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other if card == one else one if card == other else card for card in cards)

    return State(
        state.game,
        tuple(tuple(sorted(exchanged(held))) for held in state.hands),
        tuple(map(exchanged, state.draw_piles)),
        state.tops,
        state.to_act,
    )


def test_hints_do_not_depend_on_what_the_speaker_cannot_see() -> None:
    table = start(deal(TheGame().settled(4), 4, seed=3), 0)
    words = words_for(observe(table, 1, recall=True))
    unseen = [*table.hands[0], *table.hands[2], *table.draw_piles[0]]
    for card in unseen[1:]:
        other = swapped(table, 0, unseen[0], card)
        assert words_for(observe(other, 1, recall=True)) == words


def test_with_few_cards_left_the_trick_is_told() -> None:
    state = parse_position("the-game | 40 90 20 15 | *41 / 30 91 |")
    assert said(state, 1)[0] is Code.TRICK
    assert Hint(Code.TRICK, 0) in words_for(observe(state, 1, recall=True))
