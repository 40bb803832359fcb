from __future__ import annotations

import pytest

from backtrick.server.storage import (
    Conflict,
    FinishedGame,
    FinishedSeat,
    GameStatistics,
    Store,
    StoredRecord,
)
from tests.server.storage.kit import append, ask, finished, new_table


def play(store: Store, *games: FinishedGame) -> None:
    """Finish games, one at a table, a second apart."""
    for number, game in enumerate(games):
        ask(store.create(new_table(f"T{game.id}")))
        ask(store.append(append(f"T{game.id}", 1, at=1000.0 + number, finished=game)))


def test_a_finished_game_is_kept_as_a_record(store: Store) -> None:
    play(store, finished("R", won=True, left=0))
    expected = StoredRecord(
        id="R",
        table_id="TR",
        number=1,
        game="the-game",
        players=3,
        finished=1000.0,
        won=True,
        winner=None,
        left=0,
        ending="stuck",
        body=b'{"game": 1}',
        commitment="c0ffee",
        salt="5a17",
        daily=None,
        counted=True,
        public=False,
        seats=(
            FinishedSeat(0, "ann"),
            FinishedSeat(1, "bob"),
            FinishedSeat(2, bot="planner"),
        ),
    )
    assert ask(store.record("R")) == expected
    assert ask(store.record("S")) is None


def test_a_game_is_not_kept_twice(store: Store) -> None:
    play(store, finished("R"))
    with pytest.raises(Conflict):
        ask(store.append(append("TR", 2, finished=finished("R"))))
    assert len(ask(store.events("TR"))) == 2


def test_the_records_of_a_device_come_last_first_and_in_pages(store: Store) -> None:
    play(store, *(finished(f"R{number}") for number in range(5)))
    play(store, finished("other", devices=("bob", None)))
    first = ask(store.records_of("ann", limit=2))
    assert [each.id for each in first] == ["R4", "R3"]
    rest = ask(store.records_of("ann", before=first[-1].finished))
    assert [each.id for each in rest] == ["R2", "R1", "R0"]
    assert ask(store.records_of("nobody")) == []


def test_statistics_count_games_wins_streaks_and_the_fewest_left(store: Store) -> None:
    results = [(True, 0), (True, 0), (False, 9), (True, 0), (False, 4), (True, 0)]
    play(store, *(finished(f"R{n}", won=w, left=left) for n, (w, left) in enumerate(results)))
    assert ask(store.statistics("ann")) == [
        GameStatistics("the-game", games=6, wins=4, best_left=0, streak=1, best_streak=2)
    ]
    assert ask(store.statistics("nobody")) == []


def test_a_game_that_does_not_count_is_kept_and_not_counted(store: Store) -> None:
    play(store, finished("R", won=False), finished("S", won=True, left=0, counted=False))
    [game] = ask(store.statistics("ann"))
    assert (game.games, game.wins) == (1, 0)
    assert [each.counted for each in ask(store.records_of("ann"))] == [False, True]


def test_against_each_other_the_winner_has_won(store: Store) -> None:
    play(store, finished("R", game="face-to-face", won=None, winner=1, left=20))
    play(store, finished("S", won=False, left=3))
    assert ask(store.statistics("ann")) == [
        GameStatistics("face-to-face", 1, 0, 20, 0, 0),
        GameStatistics("the-game", 1, 0, 3, 0, 0),
    ]
    assert ask(store.statistics("bob"))[0] == GameStatistics("face-to-face", 1, 1, 20, 1, 1)
