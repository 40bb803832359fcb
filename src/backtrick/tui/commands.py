"""What a person can type in their turn, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from backtrick.rules import Game, Play, RulesError, View, legal_plays, parse_play
from backtrick.talk import Hint
from backtrick.texts import refusal, text
from backtrick.tui.hints import hints_typed, what_is_missing
from backtrick.tui.piles import number_pile, pile_number


class Order(Enum):
    """Commands without a card."""

    END = auto()
    HELP = auto()
    TABLE = auto()
    HINTS = auto()
    RULES = auto()
    RESIGN = auto()
    QUIT = auto()


@dataclass(frozen=True)
class LayCards:
    """Lay these cards, in this order."""

    plays: tuple[Play, ...]


@dataclass(frozen=True)
class TryCards:
    """Only try these cards, in this order."""

    plays: tuple[Play, ...]


@dataclass(frozen=True)
class GiveHints:
    """Give these hints."""

    hints: tuple[Hint, ...]


@dataclass(frozen=True)
class Answer:
    """Nothing happens to the game; the person is told something."""

    message: str


WORDS = {
    "end": Order.END,
    "e": Order.END,
    "help": Order.HELP,
    "?": Order.HELP,
    "h": Order.HELP,
    "table": Order.TABLE,
    "t": Order.TABLE,
    "hints": Order.HINTS,
    "rules": Order.RULES,
    "resign": Order.RESIGN,
    "quit": Order.QUIT,
    "q": Order.QUIT,
    "exit": Order.QUIT,
}


def understand(line: str, view: View) -> Order | LayCards | TryCards | GiveHints | Answer:
    """What a typed line means for this seat."""
    words = line.lower().replace(",", " ").split()
    if not words:
        return Order.TABLE
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if hints := hints_typed(words):
        return GiveHints(hints)
    if len(words) == 1 and (missing := what_is_missing(words[0], view.game)):
        return Answer(missing)
    try:
        if words[0] == "why":
            return _why(words[1:], view)
        if words[0] == "plan":
            plays = _plays(words[1:], view.game)
            return TryCards(plays) if plays else _not_understood(" ".join(words), view)
        return _lay(words, view)
    except RulesError as problem:
        return Answer(refusal(problem))


def _why(words: list[str], view: View) -> Answer:
    plays = _plays(words, view.game)
    if not plays:
        return _not_understood("why " + " ".join(words), view)
    refused = legal_plays(view).why_not(*plays[0])
    if refused:
        return Answer(refusal(refused))
    return Answer(text("play-may-lay", play=" ".join(words)))


def _lay(words: list[str], view: View) -> LayCards | Answer:
    game = view.game
    if len(words) == 1 and "@" not in words[0] and _is_card(words[0], game):
        return _only_pile(game.card(words[0]), view)
    plays = _plays(words, game)
    return LayCards(plays) if plays else _not_understood(" ".join(words), view)


def _plays(words: list[str], game: Game) -> tuple[Play, ...]:
    """`37@0 38@b`, or one card and one pile; nothing when it is neither."""
    if words and all("@" in word for word in words):
        return tuple(parse_play(game, number_pile(word)) for word in words)
    if len(words) == 2 and (pile := pile_number(words[1])).isdecimal():
        return (parse_play(game, f"{words[0]}@{pile}"),)
    return ()


def _is_card(word: str, game: Game) -> bool:
    return word[0].isdecimal() and word.isalnum() and bool(game.card(word))


def _only_pile(card: int, view: View) -> LayCards | Answer:
    """Lay a card where it fits, when there is only one such pile."""
    game = view.game
    if card not in view.hand:
        refused = legal_plays(view).why_not(card, 0)
        assert refused is not None
        return Answer(refusal(refused))
    piles = [play.pile for play in legal_plays(view) if play.card == card]
    if len(piles) == 1:
        return LayCards((Play(card, piles[0]),))
    if not piles:
        return Answer(text("play-fits-no-pile", card=game.text(card)))
    which = ", ".join(map(str, piles))
    return Answer(text("play-several-piles", card=game.text(card), piles=which))


def _not_understood(line: str, view: View) -> Answer:
    example = f"{view.game.text(view.hand[0])} 0" if view.hand else "end"
    return Answer(text("play-unknown-command", input=line, example=example))
