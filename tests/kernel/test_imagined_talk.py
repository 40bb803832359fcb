"""Hints in imagined deals: the hands that are dealt go with what was said."""

from __future__ import annotations

import numpy as np
import pytest

from backtrick.kernel.arrays import options_array
from backtrick.kernel.columns import SUBJECTS, CardRow, FactRow, SaidCode, TableFact, Voice
from backtrick.kernel.desk import Desk, make_desk
from backtrick.kernel.imagined_talk import hand_fitter, overhearer, speakers_of
from backtrick.kernel.lookahead import deal_again, imaginer, list_cards
from backtrick.kernel.speaking import speaker
from backtrick.rules import Game, QuickAndEasy, State, TheGame
from backtrick.rules.dealing import deal

SETUPS: list[tuple[Game, int]] = [
    (TheGame().settled(3), 3),
    (TheGame().settled(2), 2),
    (QuickAndEasy(), 3),
    (QuickAndEasy(professional=True), 2),
]


def words(game: Game, state: State, desk: Desk, seat: int) -> list[int]:
    """What a seat would say."""
    said = [0] * SUBJECTS
    hand = state.hands[seat]
    speaker(type(game)).speak(hand, len(hand), state.tops, 2, game.most, desk.marks, said)
    return said


def overheard(game: Game, state: State, silent: int = -1) -> tuple[Desk, Desk]:
    """Two desks of seat 0, where all the others but a silent one have spoken."""
    desk, deeper = make_desk(), make_desk()
    unlaid = np.zeros(128, np.uint8)
    unlaid[list(game.cards)] = 1
    tops = np.array(state.tops)
    outline = speaker(type(game)).outline
    outline(tops, unlaid, game.hand_size, game.most, desk.marks, desk.tally)
    for voice, seat in enumerate(range(1, len(state.hands))):
        if seat != silent:
            desk.heard[voice, :SUBJECTS] = words(game, state, desk, seat)
        desk.heard[voice, Voice.SPEAKS] = desk.heard[voice, :SUBJECTS].any()
        desk.heard[voice, Voice.HOLDS] = len(state.hands[seat])
    desk.facts[FactRow.TABLE, TableFact.VOICES] = len(state.hands) - 1
    return desk, deeper


def hear_all(game: Game, state: State, desk: Desk, deeper: Desk) -> int:
    """Write what seat 0 hears on an imagined table with these very hands; returns who speaks."""
    set_up, _ = imaginer(type(game))
    counts = np.array([len(hand) for hand in state.hands])
    speakers = speakers_of(desk.facts, desk.heard, 0, counts)
    hands = np.array([card for hand in state.hands[1:] for card in hand])
    desk.cards[CardRow.DECK, : len(hands)] = hands
    unseen = np.zeros(128, np.uint8)
    unseen[[card for card in game.cards if card not in state.hands[0]]] = 1
    desk.cards[CardRow.TOPS, : len(state.tops)] = state.tops
    set_up(0, np.array(state.hands[0]), counts[0], unseen, unseen, counts, np.array([9]), desk)
    players = len(state.hands)
    overhearer(type(game))(0, players, 2, speakers, options_array(game), desk, deeper)
    return speakers


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_the_hands_that_are_dealt_would_say_what_was_said(game: Game, players: int) -> None:
    fit_hands = hand_fitter(type(game))
    alike = 0
    for seed in range(20):
        state = deal(game, players, seed=seed, starter=0)
        desk, deeper = overheard(game, state)
        unseen = np.zeros(128, np.uint8)
        unseen[[card for card in game.cards if card not in state.hands[0]]] = 1
        deck, counts = desk.cards[CardRow.DECK], np.array([len(hand) for hand in state.hands])
        size = list_cards(unseen, deck)
        luck = deal_again(deck, size, size, seed)
        fit_hands(np.array(state.tops), 2, 0, counts, size, options_array(game), desk, deeper, luck)
        assert sorted(deck[:size].tolist()) == np.flatnonzero(unseen).tolist()
        said, first = [0] * SUBJECTS, 0
        for voice, held in enumerate(counts[1:].tolist()):
            hand = deck[first : first + held].tolist()
            speaker(type(game)).speak(hand, held, state.tops, 2, game.most, desk.marks, said)
            alike += said == desk.heard[voice, :SUBJECTS].tolist()
            first += held
    assert alike >= 0.8 * 20 * (players - 1)


def test_where_little_is_said_silence_tells_something_too() -> None:
    """The other player has asked to leave the first pile, and could ask for another."""
    game, tops, own = TheGame().settled(2), [20, 50, 80, 40], [3, 8, 27, 61, 66, 90, 95]
    unseen = np.zeros(128, np.uint8)
    unseen[[card for card in game.cards if card not in (*tops, *own)]] = 1
    unlaid = unseen.copy()
    unlaid[own] = 1
    near, agreed = dict[int, int](), 0
    for most in (0, 2):
        desk, deeper, near[most] = make_desk(), make_desk(), 0
        outline = speaker(TheGame).outline
        outline(tops, unlaid, game.hand_size, game.most, desk.marks, desk.tally)
        desk.facts[FactRow.TABLE, TableFact.MOST_SAID] = most
        desk.heard[0, 0], desk.heard[0, Voice.SPEAKS] = SaidCode.LEAVE, 1
        deck, counts = desk.cards[CardRow.DECK], np.array([7, 7])
        size = list_cards(unseen, deck)
        for seed in range(30):
            luck = deal_again(deck, size, size, seed)
            fitted = np.array(tops), 2, 0, counts, size, options_array(game), desk, deeper, luck
            hand_fitter(TheGame)(*fitted)
            said = [0] * SUBJECTS
            hand = deck[:7].tolist()
            speaker(TheGame).speak(hand, 7, tops, 2, game.most, desk.marks, said)
            agreed += said[0] == SaidCode.LEAVE
            near[most] += said[1:4].count(SaidCode.LEAVE)
    assert agreed >= 50
    assert near[2] < near[0] / 2


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_on_an_imagined_table_of_few_words_nobody_says_more(game: Game, players: int) -> None:
    state = deal(game, players, seed=5, starter=0)
    desk, deeper = overheard(game, state)
    desk.facts[FactRow.TABLE, TableFact.MOST_SAID] = 2
    speakers = hear_all(game, state, desk, deeper)
    words = deeper.heard[: players - 1, :SUBJECTS]
    assert speakers
    assert words.any()
    assert ((words != SaidCode.SILENCE).sum(axis=1) <= 2).all()


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_on_the_imagined_table_those_who_spoke_go_on_speaking(game: Game, players: int) -> None:
    overhear = overhearer(type(game))
    silent = 1 if players > 2 else -1
    state = deal(game, players, seed=5, starter=0)
    desk, deeper = overheard(game, state, silent)
    speakers = hear_all(game, state, desk, deeper)
    assert speakers == sum(1 << seat for seat in range(1, players) if seat != silent)
    assert deeper.facts[FactRow.TABLE, TableFact.VOICES] == players - 1
    voices = slice(0, players - 1)
    assert (deeper.heard[voices] == desk.heard[voices]).all()
    overhear(0, players, 2, 0, options_array(game), desk, deeper)
    assert deeper.facts[FactRow.TABLE, TableFact.VOICES] == 0
