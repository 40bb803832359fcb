"""The deal: where all the randomness of a game is."""

from __future__ import annotations

import pytest

from backtrick.rules import (
    NOBODY,
    BadNotation,
    BadSetup,
    FaceToFace,
    Game,
    QuickAndEasy,
    RulesErrorCode,
    TheGame,
    deal,
    shuffled_decks,
)

DECK = tuple(range(2, 100))

EXPECTED = {
    "the-game": [
        "92 19 75 95 68 38 35 24 85 94 57 83 53 74 41 15 66 21 77 44 46 3 9 18 7 93 54 98 "
        "25 67 99 5 96 42 6 58 23 88 71 32 90 22 45 14 73 20 79 48 39 29 16 34 87 59 97 "
        "72 40 52 28 31 81 70 37 63 80 86 33 11 64 17 12 26 91 55 56 62 82 69 49 51 76 65 "
        "61 43 4 10 13 27 30 8 84 60 2 36 47 78 50 89",
        "1",
    ],
    "face-to-face": [
        "33 29 54 42 55 45 36 18 31 7 51 9 22 24 49 43 13 50 10 11 19 38 15 40 20 57 14 "
        "44 56 52 47 12 4 41 27 58 37 59 25 26 39 34 32 23 3 6 8 16 17 5 48 35 2 21 28 46 "
        "30 53",
        "49 31 53 27 55 6 23 13 3 35 36 47 33 50 26 10 34 22 4 43 21 52 8 40 37 17 2 59 "
        "18 28 44 46 51 20 54 38 57 12 48 14 29 11 15 16 56 39 5 41 7 30 58 9 25 32 19 24 "
        "45 42",
        "1",
    ],
    "quick-and-easy": [
        "4y 4g 6y 10r 6v 3y 10b 2b 7b 5g 2r 8y 1g 8b 1r 6g 1y 7v 4r 5v 6r 5b 8v 9b 2y 3v "
        "2v 7y 8r 4v 9g 10g 1v 7r 9y 8g 10y 4b 6b 2g 3g 3b 10v 9r 1b 7g 3r 9v 5r 5y",
        "3",
    ],
}


@pytest.mark.parametrize(
    ("game", "players"), [(TheGame(), 3), (FaceToFace(), 2), (QuickAndEasy(), 4)]
)
def test_a_seed_gives_the_same_decks_for_ever(game: Game, players: int) -> None:
    """These decks are part of every record made from a seed: they must never change."""
    decks, lot = shuffled_decks(game, players, 2015)
    texts = [" ".join(map(game.text, deck)) for deck in decks]
    assert [*texts, str(lot)] == EXPECTED[game.name]


def test_neighbouring_seeds_give_other_decks() -> None:
    assert len({shuffled_decks(TheGame(), 3, seed)[0] for seed in range(200)}) == 200


def test_the_number_of_players_does_not_change_the_deck() -> None:
    assert shuffled_decks(TheGame(), 1, 7)[0] == shuffled_decks(TheGame(), 5, 7)[0]


def test_the_two_decks_of_a_duel_differ() -> None:
    gold, silver = shuffled_decks(FaceToFace(), 2, 7)[0]
    assert gold != silver


@pytest.mark.parametrize("seed", [0, 1, 2**53, 2**63 - 1, 2**63, 2**64 - 1])
def test_every_word_is_a_seed(seed: int) -> None:
    (deck,), lot = shuffled_decks(TheGame(), 4, seed)
    assert tuple(sorted(deck)) == DECK
    assert lot in range(4)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_other_numbers_are_no_seeds(seed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        deal(TheGame(), 3, seed=seed)
    assert caught.value.code is RulesErrorCode.SEED_RANGE
    assert caught.value.facts == {"seed": str(seed), "last": str(2**64 - 1)}


@pytest.mark.parametrize("game", [TheGame(), FaceToFace(), QuickAndEasy()])
def test_without_a_seed_no_two_deals_are_alike(game: Game) -> None:
    assert len({deal(game, 2).draw_piles for _ in range(5)}) == 5


def test_without_a_seed_the_deck_is_whole() -> None:
    decks, _ = shuffled_decks(FaceToFace(), 2)
    assert [tuple(sorted(deck)) for deck in decks] == [tuple(range(2, 60))] * 2


def test_without_a_seed_the_lot_falls_on_everyone() -> None:
    assert {shuffled_decks(FaceToFace(), 2)[1] for _ in range(60)} == {0, 1}


# -- from given decks


def test_seat_0_gets_its_whole_hand_first_whoever_starts() -> None:
    state = deal(TheGame(), 3, decks=[DECK], starter=2)
    assert state.hands == (
        (2, 3, 4, 5, 6, 7),
        (8, 9, 10, 11, 12, 13),
        (14, 15, 16, 17, 18, 19),
    )
    assert state.draw_piles == (tuple(range(20, 100)),)
    assert state.to_act == 2


def test_in_a_duel_each_hand_comes_from_the_own_deck() -> None:
    up, down = tuple(range(2, 60)), tuple(range(59, 1, -1))
    state = deal(FaceToFace(), 2, decks=[up, down], starter=1)
    assert state.hands == ((2, 3, 4, 5, 6, 7), (54, 55, 56, 57, 58, 59))
    assert state.draw_piles == (up[6:], down[6:])


def test_with_given_decks_the_lot_still_decides_in_a_duel() -> None:
    decks = [tuple(range(2, 60))] * 2
    assert {deal(FaceToFace(), 2, decks=decks).to_act for _ in range(60)} == {0, 1}


def test_with_given_decks_nobody_starts_until_the_players_agree() -> None:
    assert deal(TheGame(), 2, decks=[DECK]).to_act == NOBODY


@pytest.mark.parametrize("starter", [-1, 3])
def test_the_starter_must_be_a_seat(starter: int) -> None:
    with pytest.raises(BadSetup) as caught:
        deal(TheGame(), 3, seed=1, starter=starter)
    assert caught.value.code is RulesErrorCode.NO_SUCH_SEAT


@pytest.mark.parametrize(
    ("game", "decks", "allowed"),
    [(TheGame(), [DECK, DECK], 1), (TheGame(), [], 1), (FaceToFace(), [DECK], 2)],
)
def test_the_wrong_number_of_decks(game: Game, decks: list[tuple[int, ...]], allowed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        deal(game, 2, decks=decks)
    assert caught.value.code is RulesErrorCode.DECK_COUNT
    assert caught.value.facts == {"decks": len(decks), "allowed": allowed}


def test_a_card_twice() -> None:
    with pytest.raises(BadSetup) as caught:
        deal(TheGame(), 2, decks=[(*DECK[:-1], 50)])
    assert caught.value.code is RulesErrorCode.DUPLICATE_CARD
    assert caught.value.facts == {"deck": 0, "card": "50"}


def test_a_card_missing() -> None:
    with pytest.raises(BadSetup) as caught:
        deal(TheGame(), 2, decks=[DECK[:-1]])
    assert caught.value.code is RulesErrorCode.MISSING_CARD
    assert caught.value.facts == {"deck": 0, "card": "99"}


@pytest.mark.parametrize("card", [1, 100, 0, -5])
def test_a_card_that_the_game_does_not_have(card: int) -> None:
    with pytest.raises(BadNotation) as caught:
        deal(TheGame(), 2, decks=[(*DECK[:-1], card)])
    assert caught.value.code is RulesErrorCode.UNKNOWN_CARD
    assert caught.value.facts == {"card": str(card), "first": "2", "last": "99"}


def test_in_a_duel_the_bad_deck_is_named() -> None:
    deck = tuple(range(2, 60))
    with pytest.raises(BadSetup) as caught:
        deal(FaceToFace(), 2, decks=[deck, deck[1:]])
    assert caught.value.facts == {"deck": 1, "card": "2"}
