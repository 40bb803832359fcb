"""A whole game at one keyboard, the answers given by a script."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from backtrick.bots import BotMaker, bot_named
from backtrick.bots.greedy import GreedyBot
from backtrick.rules import (
    FaceToFace,
    Game,
    Play,
    QuickAndEasy,
    Record,
    State,
    TheGame,
    observe,
    play_text,
    verify,
)
from backtrick.table import secret_deal, table_of
from backtrick.tui.game import TerminalGame
from backtrick.tui.local import LocalTable, dealer_for, gathered
from backtrick.tui.screen import CLEAR_SCROLLBACK
from tests.bots.bad_bots import Raises, SecondCardIllegal


class Keyboard:
    """People who type what greedy would play, and a screen that is remembered between prompts."""

    def __init__(
        self,
        game: Game,
        people: int,
        bots: int,
        keep: Path | None = None,
        maker: BotMaker | None = None,
    ) -> None:
        names = tuple(f"person {n}" for n in range(people)) + ("greedy",) * bots
        makers = {"greedy": maker or bot_named("greedy")}
        local = gathered(game, people, makers, names[people:], dealer_for(8))
        self.sit_down(local, names, keep)

    def sit_down(self, local: LocalTable, names: tuple[str, ...], keep: Path | None) -> None:
        self.screen = io.StringIO()
        self.shown: list[tuple[str, str]] = []
        console = Console(file=self.screen, width=100, force_terminal=True, color_system=None)
        self.game = TerminalGame(local, names, console, self.answer, keep)
        self.typed: Callable[[str], str | None] = lambda prompt: None

    @property
    def state(self) -> State:
        return self.game.local.table.state

    @property
    def record(self) -> Record:
        record = self.game.record()
        assert record is not None
        return record

    def answer(self, prompt: str) -> str:
        """Remember what can still be read on the screen, and type the next greedy card."""
        self.shown.append((prompt, self.screen.getvalue().rpartition(CLEAR_SCROLLBACK)[2]))
        typed = self.typed(prompt)
        if typed is not None:
            return typed
        if not prompt.endswith("> "):
            return ""
        plays = GreedyBot(seed=1).choose_turn(observe(self.state, self.state.to_act), ())
        return play_text(self.state.game, plays[0]) if plays else "end"

    def types(self, *answers: str) -> None:
        """These lines in turns, then greedy's."""
        left = list(answers)
        self.typed = lambda prompt: left.pop(0) if left and prompt.endswith("> ") else None


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        (TheGame(), 1, 0),
        (TheGame(fire=True), 1, 2),
        (TheGame(required=3), 3, 0),
        (FaceToFace(), 1, 1),
        (FaceToFace(), 2, 0),
        (QuickAndEasy(), 2, 1),
        (QuickAndEasy(professional=True), 1, 3),
    ],
)
def test_every_game_can_be_played_to_its_end(
    tmp_path: Path, game: Game, people: int, bots: int
) -> None:
    path = tmp_path / "game.jsonl"
    table = Keyboard(game.settled(people + bots), people, bots, path)
    table.game.run()
    record = Record.from_json(path.read_text())
    assert record == table.record
    assert record.outcome is not None
    assert record.seed == 8
    verify(record)


def test_the_record_is_in_its_file_after_every_step(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = Keyboard(TheGame().settled(3), 2, 1, path)

    def look(prompt: str) -> None:
        if table.game.local.table.game_log.starter is None:
            assert not path.exists()
        else:
            assert Record.from_json(path.read_text()) == table.record

    table.typed = look
    table.game.run()


def test_between_people_no_hand_stays_on_the_screen() -> None:
    table = Keyboard(TheGame().settled(3), 3, 0)
    opening: list[str] = []

    def remember(prompt: str) -> None:
        if not opening:
            opening.extend("  ".join(map(str, hand)) for hand in table.state.hands)

    table.typed = remember
    table.game.run()
    passing = [shown for prompt, shown in table.shown if prompt.startswith("Next:")]
    assert len(passing) > 3
    for shown in passing:
        assert "hand" not in shown
    asked = [shown for prompt, shown in table.shown if "opening is it" in prompt]
    for seat, shown in enumerate(asked):
        assert [hand in shown for hand in opening] == [seat == other for other in range(3)]
    looking = [shown for prompt, shown in table.shown if "press Enter to look" in prompt]
    assert not any(hand in shown for hand in opening for shown in looking)
    first_turn = next(shown for prompt, shown in table.shown if prompt.endswith("> "))
    assert opening[(table.record.starter + 1) % 3] not in first_turn


def test_the_end_shows_all_hands_and_the_result() -> None:
    table = Keyboard(TheGame().settled(3), 1, 2)
    table.game.run()
    end = table.screen.getvalue()
    for hand in table.state.hands:
        assert "  ".join(map(str, hand)) in end
    assert "not laid" in end or "Beaten" in end


def test_who_proposed_whom_is_told_and_the_most_proposals_win() -> None:
    table = Keyboard(TheGame().settled(3), 2, 1)
    answers = {"opening": ["0", "2"], "Who starts": ["2", "2"]}

    def propose(prompt: str) -> str | None:
        return next((left.pop(0) for part, left in answers.items() if part in prompt and left), "q")

    table.typed = lambda prompt: None if "look" in prompt else propose(prompt)
    table.game.run()
    said = table.screen.getvalue()
    assert "person 0: would rather not start · proposes greedy" in said
    assert "person 1: would gladly start · proposes greedy" in said
    assert "proposed by 2 of 2." in said
    assert table.record.starter == 2


def test_enter_only_proposes_the_best_opening_so_far() -> None:
    table = Keyboard(TheGame().settled(3), 1, 2)
    table.types("quit")
    table.game.run()
    said = table.screen.getvalue()
    assert table.record.starter in (1, 2)
    assert f"Starter: greedy ({table.record.starter})" in said


def test_a_plan_shows_where_it_leads_and_lays_nothing() -> None:
    table = Keyboard(TheGame().settled(1), 1, 0)
    before = []

    def look(prompt: str) -> str | None:
        before.append(table.game.local.table.version)
        hand = table.state.hands[0]
        plans = [f"plan {hand[0]}@2 {hand[-1]}@2", f"plan {hand[0]}@0 {hand[1]}@0", "plan x", "q"]
        return plans[len(before) - 1] if len(before) <= len(plans) else None

    table.typed = look
    table.game.run()
    said = table.screen.getvalue()
    assert "does not fit the descending pile" in said
    assert said.count("Only a plan: nothing was laid.") == 2
    assert 'I do not understand "plan x"' in said
    assert len(set(before)) == 1


FIRST = (2, 3, 50, 51, 52, 53, 98, 99, 54, 55, 56)


def test_a_plan_warns_of_a_dead_end_and_laying_is_all_or_nothing() -> None:
    deck = (*FIRST, *(card for card in TheGame.cards if card not in FIRST))
    laid = (Play(99, 0), Play(98, 1), Play(2, 2))
    start = Record(TheGame().settled(1), ("me",), (deck,), 0, turns=(laid,))
    table = Keyboard(TheGame().settled(1), 1, 0)
    table.sit_down(LocalTable(table_of(start, {}), {}, secret_deal), ("me",), None)
    table.types("plan 56@3", "56@3 56@3", "quit")
    table.game.run()
    assert "Careful" not in table.screen.getvalue()
    assert "None of these cards was laid" in table.screen.getvalue()
    assert table.record == start
    table.sit_down(LocalTable(table_of(start, {}), {}, secret_deal), ("me",), None)
    table.types("plan 3@3", "56@3 55@3", "quit")
    table.game.run()
    assert "Careful: after this the turn could not be finished" in table.screen.getvalue()
    assert table.record.laid == (Play(56, 3), Play(55, 3))


def test_a_bot_at_fault_ends_the_evening_but_nothing_is_lost(tmp_path: Path) -> None:
    for maker, said in ((Raises, "out of ideas"), (SecondCardIllegal, "@")):
        path = tmp_path / f"{maker.__name__}.jsonl"
        table = Keyboard(TheGame().settled(2), 1, 1, path, maker)
        table.game.run()
        shown = table.screen.getvalue()
        assert said in shown
        assert "Saved in" in shown.replace("\n", " ")
        verify(Record.from_json(path.read_text()))
        assert " / " not in shown


def test_a_record_of_bots_alone_is_played_to_its_end() -> None:
    deck = TheGame.cards
    start = Record(TheGame().settled(2), ("greedy", "greedy"), (deck,), 1)
    table = Keyboard(TheGame().settled(1), 1, 0)
    local = LocalTable(
        table_of(start, {0: "greedy", 1: "greedy"}), {"greedy": bot_named("greedy")}, secret_deal
    )
    table.sit_down(local, start.players, None)
    table.game.run()
    assert table.record.outcome is not None


def test_the_talk_of_a_resumed_record_stays_in_it(tmp_path: Path) -> None:
    path = tmp_path / "talk.jsonl"
    talk = ((-1, 0, "hint", "gladly"),)
    start = Record(TheGame().settled(1), ("me",), (TheGame.cards,), 0, talk=talk)
    table = Keyboard(TheGame().settled(1), 1, 0)
    table.sit_down(LocalTable(table_of(start, {}), {}, secret_deal), ("me",), path)
    table.game.talk = start.talk
    table.game.run()
    assert Record.from_json(path.read_text()).talk == talk


def test_the_deal_of_a_resumed_record_is_not_dealt_again() -> None:
    start = Record(TheGame().settled(1), ("me",), (TheGame.cards,), 0)
    table = Keyboard(TheGame().settled(1), 1, 0)
    table.sit_down(LocalTable(table_of(start, {}), {}, secret_deal), ("me",), None)
    asked = ["same", ""]
    table.typed = lambda prompt: asked.pop(0) if "Once more" in prompt else None
    table.game.run()
    assert asked == []
    assert "only the players of the last game" in " ".join(table.screen.getvalue().split())


def test_the_same_seed_and_the_same_answers_give_the_same_record() -> None:
    records = []
    for _ in range(2):
        table = Keyboard(TheGame().settled(3), 1, 2, maker=bot_named("random"))
        table.game.run()
        records.append(table.record)
    assert records[0] == records[1]
