"""Writes src/lessons/*.json: lessons recorded from a real table, so that the page needs no rule.

Each lesson is a deal, what the learner does step by step, and how the partner answers. The messages
of the table are recorded. Run it again when the protocol changes; with --check it writes nothing
and fails when a file differs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from backtrick.rules import Deal, game_named
from backtrick.table import (
    NEWCOMER,
    CodedPlay,
    Settings,
    always,
    handle,
    open_table,
    planned,
    private_view,
    public_view,
    rebuild,
    seal,
    seen,
)
from backtrick.table.commands import Begin, Command, GiveHint, Lay, Opine, Sit

HERE = Path(__file__).parent.parent / "src" / "lessons"
ME, PARTNER = 0, 1
SALT = "0" * 32

Play = tuple[int | str, int]


def _coded(plays: Sequence[Play]) -> tuple[CodedPlay, ...]:
    return tuple(CodedPlay(card, pile) for card, pile in plays)


class Lesson:
    """A lesson in the making: a table, and every message it sends to the learner."""

    def __init__(self, name: str, decks: Sequence[Sequence[int | str]]) -> None:
        self.name = name
        game = game_named(name)
        chosen = game.choose({}, 2)
        whole = [
            [chosen.decoded(card) for card in first]
            + [card for card in chosen.cards if chosen.coded(card) not in first]
            for first in decks
        ]
        self.dealer = always(seal(chosen, Deal(tuple(map(tuple, whole)), ME), SALT))
        self.table = rebuild(open_table(Settings(name, {}, 2)))
        self._happen(NEWCOMER, Sit())
        self._happen(ME, Begin())
        if not chosen.starter_by_lot:
            self._happen(PARTNER, Opine(0, ME))
            self._happen(ME, Opine(2, ME))
        self.start = {"table": public_view(self.table), "mine": private_view(self.table, ME)}
        self.steps: list[dict[str, Any]] = []
        self.plans: list[list[dict[str, Any]]] = [[]]
        """By turn of the learner: what the table says to each plan."""
        self.planning: list[Play] = []
        self._plan()

    def read(self) -> None:
        """A step that is only read."""
        self.steps.append({"todo": [], "news": [], "said": []})

    def do(self, *todo: tuple[Any, ...], answer: Sequence[Play] = (), hint: str = "") -> None:
        """A step that is done: `("hold", card)`, `("next",)` after looking, `("lay", card, pile)`,
        `("undo",)`, `("hint", hint)`, or `("end",)`, which the partner answers, perhaps with a
        hint.
        """
        written: list[dict[str, Any]] = []
        news: list[dict[str, Any]] = []
        said: list[dict[str, Any]] = []
        for what, *rest in todo:
            if what == "hold":
                written.append({"do": "hold", "card": rest[0]})
            elif what == "next":
                written.append({"do": "next"})
            elif what == "undo":
                self.planning.pop()
                written.append({"do": "undo"})
            elif what == "hint":
                said.append(self._happen(ME, GiveHint(rest[0])))
                written.append({"do": "hint", "hint": rest[0]})
            elif what == "lay":
                card, pile = rest
                fits = planned(self.table, ME, _coded(self.planning)).options.fits
                assert any(fit.card == card and fit.pile == pile for fit in fits), (card, pile)
                self.planning.append((card, pile))
                written.append({"do": "lay", "card": card, "pile": pile})
                self._plan()
            else:
                written.append({"do": "end"})
                plays, self.planning = _coded(self.planning), []
                news.append(self._happen(ME, Lay(plays, end=True)))
                news.append(self._happen(PARTNER, Lay(_coded(answer), end=True)))
                if hint:
                    news.append(self._happen(PARTNER, GiveHint(hint)))
                self.plans.append([])
                self._plan()
        self.steps.append({"todo": written, "news": news, "said": said})

    def _plan(self) -> None:
        plays = _coded(self.planning)
        self.plans[-1].append({"plays": plays, "plan": planned(self.table, ME, plays)})

    def _happen(self, actor: int, command: Command) -> dict[str, Any]:
        before = self.table
        events, self.table = handle(before, actor, command, self.dealer)
        numbered = enumerate(events, before.version + 1)
        message: dict[str, Any] = {
            "type": "events",
            "version": self.table.version,
            "events": [{"version": number, "event": seen(event)} for number, event in numbered],
            "table": public_view(self.table),
        }
        mine = private_view(self.table, ME)
        return message if mine == private_view(before, ME) else {**message, "mine": mine}

    def written(self) -> bytes:
        """The lesson as the page reads it."""
        whole = {"game": self.name, **self.start, "steps": self.steps, "plans": self.plans}
        return msgspec.json.format(msgspec.json.encode(whole), indent=0) + b"\n"


def the_game() -> Lesson:
    """Who starts, up and down, undo, two cards, hints, why not, and the trick."""
    mine = [3, 8, 22, 32, 61, 74, 97]
    partners = [12, 15, 40, 52, 86, 90, 68]
    lesson = Lesson("the-game", [[*mine, *partners, 35, 79, 57, 45, 24, 49, 30, 83]])
    lesson.read()
    lesson.read()
    lesson.do(("lay", 3, 0))
    lesson.do(("lay", 61, 2), ("undo",))
    lesson.do(("lay", 97, 2), ("end",), answer=[(12, 0), (90, 2)], hint="leave@3")
    lesson.read()
    lesson.do(("hint", "leave@0"))
    lesson.do(("hold", 8), ("next",))
    lesson.do(("lay", 8, 1), ("lay", 32, 0))
    lesson.do(("lay", 22, 0), ("end",), answer=[(15, 1), (86, 2)])
    lesson.read()
    lesson.read()
    return lesson


def face_to_face() -> Lesson:
    """Own piles, two cards, helping, drawing, and the trick."""
    mine = [2, 4, 7, 12, 47, 55]
    partners = [9, 50, 20, 33, 41, 14]
    lesson = Lesson("face-to-face", [[*mine, 15, 38, 24, 31, 52], [*partners, 28, 44, 11, 18, 36]])
    lesson.read()
    lesson.read()
    lesson.do(("lay", 4, 0), ("lay", 55, 1), ("end",), answer=[(9, 2), (50, 3)])
    lesson.do(("hold", 7), ("next",))
    lesson.do(("lay", 7, 2), ("lay", 12, 0), ("lay", 47, 1), ("end",), answer=[(14, 2), (44, 3)])
    lesson.do(("lay", 2, 0))
    lesson.read()
    lesson.read()
    return lesson


def quick_and_easy() -> Lesson:
    """Any first card, one card or two, equal numbers, and the trick of colours."""
    mine, partners = ["3b", "8r"], ["5g", "9g"]
    lesson = Lesson("quick-and-easy", [[*mine, *partners, "5y", "1g", "7v", "4y", "2b"]])
    lesson.read()
    lesson.do(("lay", "3b", 0))
    lesson.do(("lay", "8r", 1), ("end",), answer=[("5g", 0)])
    lesson.do(("hold", "5y"), ("next",))
    lesson.do(("lay", "5y", 1), ("end",), answer=[("9g", 0)])
    lesson.do(("lay", "1g", 0))
    lesson.read()
    lesson.read()
    return lesson


def main() -> int:
    """Write the lessons, or check them."""
    HERE.mkdir(exist_ok=True)
    differ = False
    for lesson in (the_game(), face_to_face(), quick_and_easy()):
        path, text = HERE / f"{lesson.name}.json", lesson.written()
        if "--check" not in sys.argv:
            path.write_bytes(text)
        elif not path.exists() or path.read_bytes() != text:
            sys.stderr.write(f"{path} differs: run web/scripts/lessons.py\n")
            differ = True
    return int(differ)


if __name__ == "__main__":
    sys.exit(main())
