"""Hints at one keyboard: keys, what is shown, and what bots hear."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from backtrick.bots.greedy import GreedyBot
from backtrick.rules import (
    Game,
    QuickAndEasy,
    Record,
    TheGame,
    View,
    deal,
    observe,
    replay,
    start,
    verify,
)
from backtrick.talk import Code, Heard, Hint, hints_of
from backtrick.tui.commands import Answer, GiveHints, understand
from backtrick.tui.game import TerminalGame
from backtrick.tui.hints import KEYS, hint_typed, key_of, list_hints
from backtrick.tui.local import LocalTable, dealer_for, gathered
from backtrick.tui.table import draw_view
from tests.tui.test_game import Keyboard

GAMES: list[Game] = [TheGame(), QuickAndEasy(), QuickAndEasy(professional=True)]


class Talks(GreedyBot):
    """Says the same in every turn, and remembers all that anybody said."""

    heard: set[str] = set()

    def speak(self, view: View) -> list[Hint]:
        return [Hint(Code.LEAVE, 1), Hint(Code.FINE)] if view.to_act >= 0 else [Hint(Code.START)]

    def choose_turn(self, view: View, heard: Any) -> Any:
        self.heard |= {f"{said.seat} {said.hint}" for said in heard}
        return super().choose_turn(view, heard)


class Stammers(GreedyBot):
    def speak(self, view: View) -> list[Hint]:
        raise RuntimeError("no words")


class Talking(Keyboard):
    """A person who types these hints, a line at a time before the bots play, and lays greedily."""

    def __init__(
        self,
        *lines: str,
        maker: Any = Talks,
        keep: Path | None = None,
        talks: bool = True,
        people: int = 1,
        bots: tuple[str, ...] = ("talks", "talks"),
        starter: str = "",
        goodbye: tuple[str, ...] = (),
    ) -> None:
        makers = {"talks": maker, "quiet": GreedyBot}
        names = ("person", "another")[:people] + bots
        game = TheGame().settled(len(names))
        local = gathered(game, people, makers, bots, dealer_for(8), talks)
        Talks.heard = set()
        self.sit_down(local, names, keep)
        left, last = list(lines), list(goodbye)
        self.asked: list[tuple[str, int, int]] = []
        """Who was asked for hints, in which turn, and before whose."""

        def typed(prompt: str) -> str | None:
            if "Who starts" in prompt:
                return starter
            if "Once more" in prompt and last:
                return last.pop(0)
            if "a hint for the others" not in prompt:
                return None
            table = self.game.local.table
            self.asked.append((prompt.partition(",")[0], table.turn, table.state.to_act))
            return left.pop(0) if left else ""

        self.typed = typed
        self.game.run()

    @property
    def said(self) -> str:
        return " ".join(self.screen.getvalue().split())

    @property
    def last_words(self) -> list[str]:
        """What one is offered after the end, beside playing once more."""
        asked = (prompt for prompt, _ in self.shown if "Once more" in prompt)
        return [prompt.partition("the same deal")[2] for prompt in asked]


def test_every_hint_has_a_key_of_its_own() -> None:
    for game in GAMES:
        hints = hints_of(game)
        assert len({key_of(hint) for hint in hints}) == len(hints)
        view = observe(start(deal(game.settled(2), 2, seed=1), 0), 0)
        for hint in hints:
            assert hint_typed(key_of(hint)) == hint_typed(str(hint)) == hint
            assert understand(key_of(hint), view) in (GiveHints((hint,)),)
    assert set(Code) == set(KEYS)


@pytest.mark.parametrize(
    ("game", "typed", "example"),
    [(GAMES[0], "l", "l0"), (GAMES[1], "s", "s0"), (GAMES[1], "+", "+b"), (GAMES[2], "w", "w0")],
)
def test_a_key_without_its_pile_or_colour_is_answered_with_an_example(
    game: Game, typed: str, example: str
) -> None:
    view = observe(start(deal(game.settled(2), 2, seed=1), 0), 0)
    answer = understand(typed, view)
    assert isinstance(answer, Answer)
    assert f"such as {example}." in answer.message
    unknown = understand("j", view)
    assert isinstance(unknown, Answer)
    assert "I do not understand" in unknown.message


def test_before_the_start_people_may_say_whether_they_would_like_to() -> None:
    table = Keyboard(TheGame().settled(3), 2, 1)
    answers = ["hints", "b", "x", "l2", "nonsense", "2", "not-start", ""]

    def typed(prompt: str) -> str:
        if "opening is it" in prompt:
            return answers.pop(0)
        return "" if "look" in prompt or "Who starts" in prompt else "quit"

    table.typed = typed
    table.game.run()
    said = " ".join(table.screen.getvalue().split())
    assert "b I would like to start x I would rather not start" in said
    assert 'person 0: "I would like to start"' in said
    assert "you have already spoken about that" in said
    assert "this can be said once the starter has been chosen" in said
    assert '"nonsense" is no answer' in said
    heard = [shown for prompt, shown in table.shown if "opening is it" in prompt][-2]
    assert 'person 0: "I would like to start"' in " ".join(heard.split())
    assert table.record.talk == ((-1, 0, "start"), (-1, 1, "not-start"))


def test_several_at_once() -> None:
    view = observe(start(deal(TheGame().settled(2), 2, seed=1), 0), 0)
    assert understand("l2 go-ahead@0, f", view) == GiveHints(
        (Hint(Code.LEAVE, 2), Hint(Code.GO_AHEAD, 0), Hint(Code.FINE))
    )


@pytest.mark.parametrize(
    ("typed", "hints"),
    [
        ("l 2", "leave@2"),
        (" L 2 ", "leave@2"),
        ("l 2 g 0", "leave@2 go-ahead@0"),
        ("l 2, f", "leave@2 fine"),
        ("f l 2 g0", "fine leave@2 go-ahead@0"),
        ("h g", "holds:g"),
        ("la leave@B l c", "leave@0 leave@1 leave@2"),
        ("l d hb", "leave@3 holds:b"),
    ],
)
def test_a_space_between_a_key_and_its_pile_does_no_harm(typed: str, hints: str) -> None:
    view = observe(start(deal(TheGame().settled(2), 2, seed=1), 0), 0)
    assert understand(typed, view) == GiveHints(tuple(map(Hint.parse, hints.split())))


@pytest.mark.parametrize("typed", ["l 2 g", "l g 0", "l l 2", "f 2", "l 2 37"])
def test_where_one_word_is_no_hint_nothing_is_said(typed: str) -> None:
    view = observe(start(deal(TheGame().settled(2), 2, seed=1), 0), 0)
    assert isinstance(understand(typed, view), Answer)


@pytest.mark.parametrize("word", ["l", "l22", "lx", "f2", "h", "7", "37@0", "q", "", "z", "leave"])
def test_what_is_no_hint(word: str) -> None:
    assert hint_typed(word) is None


def test_the_list_shows_the_keys() -> None:
    screen = io.StringIO()
    Console(file=screen, width=100).print(list_hints(["leave@0", "leave@1", "fine", "start"]))
    assert screen.getvalue().split("\n")[0].split() == "l0 l1 please leave pile 0".split()
    assert "I am fine" in screen.getvalue()
    assert "b      I would like to start" in screen.getvalue()


@pytest.mark.parametrize("width", [40, 80, 100])
def test_hints_stand_beside_the_piles(width: int) -> None:
    view = observe(start(deal(TheGame().settled(3), 3, seed=1), 0), 0)
    heard = [
        Heard(0, 1, Hint(Code.SMALL_STEPS, 2)),
        Heard(0, 2, Hint(Code.LEAVE, 2)),
        Heard(0, 2, Hint(Code.HARD_TURN)),
    ]
    screen = io.StringIO()
    Console(file=screen, width=width).print(draw_view(view, ["ann", "ben", "cem"], heard))
    drawn = screen.getvalue()
    assert "1: small steps" in drawn
    assert "2: leave it" in drawn
    assert "hard" in drawn
    assert all(len(line) <= width for line in drawn.splitlines())


def test_bots_speak_and_listen_to_a_person(tmp_path: Path) -> None:
    table = Talking("l0 f", "hints", "", keep=tmp_path / "game.jsonl")
    assert len(table.asked) > 3
    assert 'talks (1): "please leave pile 1"' in table.said
    assert 'person: "please leave pile 0"' in table.said
    assert "l0 l1 l2 l3" in table.said or "l1 l2 l3" in table.said
    assert {"0 leave@0", "0 fine", "1 leave@1"} <= Talks.heard
    record = Record.from_json((tmp_path / "game.jsonl").read_text())
    verify(record)
    assert record == table.record
    assert (-1, 1, "start") in record.talk
    assert [entry[2] for entry in record.talk if entry[1] == 0] == ["leave@0", "fine"]


def test_a_hint_that_may_not_be_given_says_why() -> None:
    table = Talking("l0 g0", "l7", "want@0", "nonsense", "")
    assert "you have already spoken about that this turn" in table.said
    assert table.said.count("this game has no such hint") == 2
    assert '"nonsense" is not a hint' in table.said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("l", '"l" says something about a pile or a colour; name it as well, such as l0.'),
        (" L ", '"L" says something about a pile or a colour; name it as well, such as l0.'),
        ("I have 47", '"I have 47" is not a hint'),
        ("37 0", '"37 0" is not a hint'),
        ("help", "please leave pile 0"),
    ],
)
def test_whatever_else_is_typed_where_hints_are_asked_for_gets_an_answer(
    typed: str, said: str
) -> None:
    assert said in Talking(typed, "").said


def test_a_blank_line_is_enter() -> None:
    table = Talking("  ", "l0")
    assert table.asked[0][1:] != table.asked[1][1:], "the game has gone on"
    assert "is not a hint" not in table.said


def test_without_talk_nobody_is_asked_and_nobody_speaks() -> None:
    table = Talking(talks=False)
    assert table.asked == []
    assert table.record.talk == ()
    assert Talks.heard == set()


def test_a_bot_that_cannot_speak_plays_in_silence() -> None:
    table = Talking(maker=Stammers)
    assert table.record.outcome is not None
    assert table.record.talk == ()


def test_other_talk_of_a_resumed_record_stays_beside_its_hints(tmp_path: Path) -> None:
    from backtrick.cli.play import _other_talk
    from backtrick.table import secret_deal, table_of

    path = tmp_path / "talk.jsonl"
    talk = ((-1, 0, "chat", "hello"), (0, 1, "fine"), (0, 0, 7))
    start = Record(TheGame().settled(2), ("me", "you"), (TheGame.cards,), 0, talk=talk)
    assert _other_talk(start) == (talk[0], talk[2])
    table = Keyboard(TheGame().settled(2), 2, 0)
    local = LocalTable(table_of(start, {}), {}, secret_deal, talks=True)
    table.sit_down(local, start.players, path)
    assert isinstance(table.game, TerminalGame)
    table.game.talk = _other_talk(start)
    table.types("o", "resign")
    table.typed = _then(table.typed, "y")
    table.game.run()
    kept = Record.from_json(path.read_text()).talk
    assert set(talk) < set(kept)
    assert (0, 0, "sorry") in kept
    assert [entry[0] for entry in kept] == sorted(entry[0] for entry in kept)


def _then(typed: Any, yes: str) -> Any:
    return lambda prompt: yes if "Give the game up" in prompt else typed(prompt)


def test_where_every_bot_is_quiet_nobody_is_asked() -> None:
    table = Talking("l0", maker=GreedyBot)
    assert table.asked == []
    assert table.last_words == [" [no] "]


def test_after_the_end_thanks_and_sorry_are_one_key(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    table = Talking(keep=path, goodbye=("k", "k", "f", "what", "o"))
    assert path.read_text() == Talking().record.to_json() + "\n"
    assert table.last_words == [
        ", k: thanks, o: sorry [no] ",
        *[", o: sorry [no] "] * 4,
        " [no] ",
    ]
    ends = table.said.partition('person: "thanks"')[2]
    for answer in ("you have already spoken", "the game is over", "neither again", '"sorry"'):
        assert answer in ends
    for other in (Talking(people=2, goodbye=("k",)), Talking(talks=False, goodbye=("k",))):
        assert other.last_words == [" [no] "] * 2
        assert '"k" is neither again nor same' in other.said


def bots_turns(table: Talking, seats: tuple[int, ...]) -> list[tuple[str, int, int]]:
    """Every turn of these seats, as one person is asked before it while that one holds cards."""
    moments = [each for each in replay(table.record) if each.laid == 0]
    turns = [(each.turn, each.state) for each in moments[: len(table.record.turns)]]
    return [
        ("person", turn, state.to_act)
        for turn, state in turns
        if state.to_act in seats and state.hands[0]
    ]


def test_a_person_is_asked_before_every_bot_also_the_one_that_starts() -> None:
    table = Talking(starter="1")
    assert table.asked[:3] == [("person", 0, 1), ("person", 1, 2), ("person", 3, 1)]
    assert table.asked == bots_turns(table, (1, 2))


def test_nobody_is_asked_before_a_bot_that_does_not_listen() -> None:
    table = Talking(bots=("quiet", "talks"), starter="1")
    assert table.asked == bots_turns(table, (2,))


def test_who_wants_to_wait_is_asked_again_after_the_next_turn() -> None:
    table = Talking("l0", "end", "", starter="1")
    assert table.asked[:4] == [
        ("person", 0, 1),
        ("person", 0, 1),
        ("person", 3, 1),
        ("person", 4, 2),
    ]
    assert (0, 0, "leave@0") in table.record.talk


def test_people_at_one_keyboard_are_asked_alone_and_once_between_their_turns() -> None:
    table = Talking(people=2, starter="2")
    assert table.asked[:2] == [("person", 0, 2), ("another", 0, 2)]
    later = table.asked[2:]
    assert len(later) > 3
    assert {(who, seat) for who, _, seat in later} == {("another", 2)}
    dealt = next(replay(table.record)).state.hands
    opening = ["  ".join(map(str, hand)) for hand in dealt]
    asked = [shown for prompt, shown in table.shown if "a hint for the others" in prompt][:2]
    assert [[hand in shown for hand in opening[:2]] for shown in asked] == [
        [True, False],
        [False, True],
    ]
