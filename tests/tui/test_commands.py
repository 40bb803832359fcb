"""What a typed line means."""

from __future__ import annotations

import pytest

from backtrick.rules import Play, View, observe, parse_position
from backtrick.tui.commands import Answer, LayCards, Order, understand


def view(text: str) -> View:
    return observe(parse_position(text), 0)


THE_GAME = "the-game | 45 1 100 40 | *37 50 99 / 2 | 5"


@pytest.mark.parametrize(
    ("line", "plays"),
    [
        ("50 0", [(50, 0)]),
        ("50@0", [(50, 0)]),
        ("  50   0 ", [(50, 0)]),
        ("50@0 99@0", [(50, 0), (99, 0)]),
        ("50@0, 99@0", [(50, 0), (99, 0)]),
        ("7 3", [(7, 3)]),
        ("50 a", [(50, 0)]),
        ("50@A 99@b", [(50, 0), (99, 1)]),
        ("7 d", [(7, 3)]),
    ],
)
def test_cards_and_piles(line: str, plays: list[tuple[int, int]]) -> None:
    assert understand(line, view(THE_GAME)) == LayCards(tuple(Play(*play) for play in plays))


def test_a_card_alone_goes_where_only_one_pile_takes_it() -> None:
    here = view("the-game | 45 65 5 5 | *50 99 / 2 | 7")
    assert understand("50", here) == LayCards((Play(50, 0),))
    assert understand("99", here) == Answer("99 fits piles 0, 1: say which one")
    stuck = view("the-game | 45 65 5 5 | *8 50 / 2 | 7")
    assert understand("8", stuck) == Answer("8 fits no pile now")


def test_coloured_cards_in_either_case() -> None:
    here = view("quick-and-easy | 5b 9g | *7R 1b / 2g | 3v".replace("7R", "7r"))
    assert understand("7R 0", here) == LayCards((Play(27, 0),))
    assert understand("7r@0", here) == LayCards((Play(27, 0),))


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("end", Order.END),
        ("HELP", Order.HELP),
        ("?", Order.HELP),
        ("q", Order.QUIT),
        ("", Order.TABLE),
        ("resign", Order.RESIGN),
        ("rules", Order.RULES),
    ],
)
def test_words(line: str, order: Order) -> None:
    assert understand(line, view(THE_GAME)) is order


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("foo", 'I do not understand "foo"'),
        ("1 2 3", "I do not understand"),
        ("100 0", "there is no card 100: the cards are 2 to 99"),
        ("77", "77 is not in the hand: it holds 37 50 99"),
        ("50@x", '"50@x" is not a play'),
        ("50 e", "I do not understand"),
        ("50@ab", '"50@ab" is not a play'),
        ("7r 0", "there is no card 7r"),
        ("why 37 0", "37 does not fit the ascending pile showing 45: needs more than 45, or exact"),
        ("why 50 0", "yes, 50 0 may be laid"),
        ("why", "I do not understand"),
        ("why 50 9", "there is no pile 9: the piles are 0 to 3"),
        ("²", "I do not understand"),
        ("50 ²", "I do not understand"),
        ("99999999999 0", "there is no card 99999999999"),
    ],
)
def test_nonsense_gets_an_answer(line: str, said: str) -> None:
    answer = understand(line, view(THE_GAME))
    assert isinstance(answer, Answer)
    assert said in answer.message
