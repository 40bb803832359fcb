"""The contract that every game keeps, with every number of players and every option."""

from __future__ import annotations

import pytest

from backtrick.bots import bot_named
from backtrick.lab import play_game
from backtrick.rules import (
    GAMES,
    NOBODY,
    BadSetup,
    Ending,
    Game,
    Result,
    RulesErrorCode,
    deal,
    game_named,
    legal_plays,
    outcome,
    start,
    verify,
)
from backtrick.rules.piles import ASCENDING, DESCENDING
from tests.kit import SETUP_NAMES, SETUPS, hand

every_setup = pytest.mark.parametrize(("game", "players"), SETUPS, ids=SETUP_NAMES)
every_game = pytest.mark.parametrize("kind", GAMES.values(), ids=list(GAMES))


def test_there_are_three_games_and_49_setups() -> None:
    assert list(GAMES) == ["the-game", "face-to-face", "quick-and-easy"]
    assert len(SETUPS) == 5 * 8 + 1 + 4 * 2
    assert len(set(SETUPS)) == len(SETUPS)


# -- the game as a value


@every_game
def test_a_game_is_found_by_its_name(kind: type[Game]) -> None:
    assert game_named(kind.name) is kind


@every_game
def test_cards_piles_and_directions_fit_together(kind: type[Game]) -> None:
    assert len(kind.rows) == len(kind.directions)
    assert set(kind.directions) == {ASCENDING, DESCENDING}
    assert list(kind.cards) == sorted(set(kind.cards))
    assert not set(kind.rows) & set(kind.cards)
    assert 0 not in kind.cards
    assert kind.default_players in kind.player_counts


@every_game
def test_other_player_counts_are_refused(kind: type[Game]) -> None:
    for players in {0, 1, 2, 3, 4, 5, 6} - set(kind.player_counts):
        with pytest.raises(BadSetup) as caught:
            kind().settled(players)
        assert caught.value.code is RulesErrorCode.PLAYER_COUNT
        assert caught.value.facts["game"] == kind.name


@every_game
def test_the_usual_options_come_first(kind: type[Game]) -> None:
    for players in kind.player_counts:
        assert next(iter(kind.variants(players))) == kind().settled(players)


@every_game
def test_piles_are_named_by_direction(kind: type[Game]) -> None:
    names = {ASCENDING: "ascending", DESCENDING: "descending"}
    assert [kind().direction_name(pile) for pile in range(len(kind.rows))] == [
        names[way] for way in kind.directions
    ]


@every_game
def test_every_pile_lies_somewhere_on_the_table(kind: type[Game]) -> None:
    for seat in range(kind.player_counts[-1]):
        lying = [pile for group in kind().pile_groups(seat) for pile in group]
        assert sorted(lying) == list(range(len(kind.rows)))


@every_game
def test_every_card_round_trips_as_text_and_in_records(kind: type[Game]) -> None:
    game = kind()
    assert [game.card(game.text(card)) for card in kind.cards] == list(kind.cards)
    assert [game.decoded(game.coded(card)) for card in kind.cards] == list(kind.cards)


@every_game
def test_a_row_card_takes_every_card_of_its_owner(kind: type[Game]) -> None:
    for pile, row in enumerate(kind.rows):
        owner = next(seat for seat in range(2) if not kind.gives(pile, seat))
        assert all(kind.may_lay(card, pile, row, owner, False) for card in kind.cards)


@every_setup
def test_options_round_trip(game: Game, players: int) -> None:
    assert type(game).with_options(game.options(), players) == game
    assert game.settled(players) == game
    assert set(game.options()) == set(game.option_types)


@every_setup
def test_an_option_too_few_or_too_many_is_refused(game: Game, players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        type(game).with_options({**game.options(), "speed": 1}, players)
    assert caught.value.code is RulesErrorCode.UNKNOWN_OPTION
    for name in game.options():
        fewer = {option: value for option, value in game.options().items() if option != name}
        with pytest.raises(BadSetup) as caught:
            type(game).with_options(fewer, players)
        assert caught.value.code is RulesErrorCode.MISSING_OPTION
        assert caught.value.facts == {"option": name}


# -- the deal


@every_setup
def test_the_deal(game: Game, players: int) -> None:
    state = deal(game, players, seed=9)
    assert state.tops == game.rows
    assert [len(cards) for cards in state.hands] == [game.hand_size] * players
    assert len(state.draw_piles) == game.deck_count(players)
    dealt = sorted(card for cards in (*state.hands, *state.draw_piles) for card in cards)
    assert dealt == sorted(game.cards * game.deck_count(players))
    assert (state.to_act == NOBODY) == (not game.starter_by_lot)


@every_setup
def test_whoever_starts_may_lay_every_card_on_every_own_pile(game: Game, players: int) -> None:
    state = deal(game, players, seed=9)
    if state.to_act == NOBODY:
        state = start(state, players - 1)
    own = [pile for pile in range(len(game.rows)) if not game.gives(pile, state.to_act)]
    assert len(legal_plays(state)) == game.hand_size * len(own)
    assert {one.pile for one in legal_plays(state)} == set(own)


# -- the end


@every_setup
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_every_game_comes_to_an_end_that_verifies(game: Game, players: int, bot: str) -> None:
    record = play_game(game, [bot] * players, [bot_named(bot)] * players, 3)
    state = verify(record)
    end = outcome(state)
    assert end is not None
    assert end == record.outcome
    if game.deck_count(players) == 1:
        assert end.winner is None
        assert (end.left == 0) == (end.result is Result.WON)
        assert end.left == sum(map(len, (*state.hands, *state.draw_piles)))
    else:
        assert end.result is Result.WON
        assert end.winner in (0, 1)
        loser = 1 - end.winner
        assert end.left == len(state.hands[loser]) + len(state.draw_piles[loser])
    if end.ending is Ending.BURNED:
        assert game.options()["fire"]
    if end.ending is Ending.STUCK:
        assert hand(state, state.to_act)
