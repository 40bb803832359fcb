"""A whole game at one keyboard, the answers given by a script."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from backtrick.bots import bot_named, seat_bot
from backtrick.bots.greedy import GreedyBot
from backtrick.rules import (
    FaceToFace,
    Game,
    Logbook,
    QuickAndEasy,
    Record,
    TheGame,
    observe,
    play_text,
    shuffled_decks,
    verify,
)
from backtrick.tui.game import CLEAR_SCROLLBACK, TerminalGame


class Keyboard:
    """People who type what greedy would play, and a screen that is remembered between prompts."""

    def __init__(self, game: Game, people: int, bots: int, keep: Path | None = None) -> None:
        names = tuple(f"person {n}" for n in range(people)) + ("greedy",) * bots
        seats = people + bots
        decks, lot = shuffled_decks(game, seats, 8)
        starter = lot if game.starter_by_lot else None
        self.book = Logbook(game, names, decks, starter=starter, seed=8)
        self.screen = io.StringIO()
        self.shown: list[tuple[str, str]] = []
        maker = bot_named("greedy")
        self.game = TerminalGame(
            self.book,
            {seat: seat_bot("greedy", maker, seat, 8) for seat in range(people, seats)},
            Console(file=self.screen, width=100, force_terminal=True, color_system=None),
            self.answer,
            keep,
        )

    def answer(self, prompt: str) -> str:
        """Remember what can still be read on the screen, and type the next greedy card."""
        self.shown.append((prompt, self.screen.getvalue().rpartition(CLEAR_SCROLLBACK)[2]))
        state = self.book.state
        if not prompt.endswith("> "):
            return ""
        plays = GreedyBot(seed=1).choose_turn(observe(state, state.to_act), ())
        return play_text(state.game, plays[0]) if plays else "end"


def test_every_game_can_be_played_to_its_end(tmp_path: Path) -> None:
    for number, (game, people, bots) in enumerate(
        [
            (TheGame(), 1, 0),
            (TheGame(fire=True), 1, 2),
            (TheGame(required=3), 3, 0),
            (FaceToFace(), 1, 1),
            (FaceToFace(), 2, 0),
            (QuickAndEasy(), 2, 1),
            (QuickAndEasy(professional=True), 1, 3),
        ]
    ):
        path = tmp_path / f"{number}.jsonl"
        table = Keyboard(game.settled(people + bots), people, bots, path)
        table.game.run()
        record = Record.from_json(path.read_text())
        assert record == table.book.record
        assert record.outcome is not None
        verify(record)


def test_between_people_no_hand_stays_on_the_screen() -> None:
    table = Keyboard(TheGame().settled(3), 3, 0)
    opening = table.book.state.hands
    table.game.run()
    passing = [shown for prompt, shown in table.shown if prompt.startswith("Next:")]
    assert len(passing) > 3
    for shown in passing:
        assert "hand" not in shown
    first_turn = next(shown for prompt, shown in table.shown if prompt.endswith("> "))
    other = opening[(table.book.record.starter + 1) % 3]
    assert "  ".join(map(str, other)) not in first_turn


def test_the_end_shows_all_hands_and_the_result() -> None:
    table = Keyboard(TheGame().settled(3), 1, 2)
    table.game.run()
    end = table.screen.getvalue()
    for hand in table.book.state.hands:
        assert "  ".join(map(str, hand)) in end
    assert "not laid" in end or "Beaten" in end
