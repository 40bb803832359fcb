"""Positions as one line of text, for tests, messages and the terminal.

    the-game required=3 | 47 1 100 88 | 5 9 / *37 99 | 12 60 | 0 3

In order: the game and the options that differ from the usual ones; what each pile shows (`-` is
a row card without a number); the hands by seat, a star before the one to act; the draw piles, top
first; and, where the turn has begun, the piles it has laid on. `resigned 1` may close the line. In
Face to Face a top that the opponent gave is marked: `12'`.
"""

from __future__ import annotations

from backtrick.rules.errors import BadNotation, BadSetup, RulesErrorCode
from backtrick.rules.game import NOBODY, Game
from backtrick.rules.games import game_named
from backtrick.rules.state import State


def position_text(state: State) -> str:
    """A whole state as text; `parse_position` reads it back."""
    game = state.game
    hands = (
        ("*" if seat == state.to_act else "") + _cards_text(game, hand)
        for seat, hand in enumerate(state.hands)
    )
    parts = [
        _game_text(game, state.seats),
        " ".join(
            game.top_text(top) + "'" * (state.given_tops >> pile & 1)
            for pile, top in enumerate(state.tops)
        ),
        " / ".join(hands),
        " / ".join(_cards_text(game, pile) for pile in state.draw_piles),
    ]
    if state.laid_on:
        parts.append(" ".join(map(str, state.laid_on)))
    if state.resigned is not None:
        parts.append(f"resigned {state.resigned}")
    return " | ".join(parts)


def parse_position(text: str) -> State:
    """The state that a text describes. Hands may have any size, as long as the cards are right."""
    parts = [part.strip() for part in text.split("|")]
    resigned = None
    if parts[-1].startswith("resigned"):
        resigned = _number(parts.pop().removeprefix("resigned"), text)
    if len(parts) not in (4, 5):
        raise _bad(text)
    hand_texts = [hand.strip() for hand in parts[2].split("/")]
    game = _parse_game(parts[0], len(hand_texts), text)
    acting = [seat for seat, hand in enumerate(hand_texts) if hand.startswith("*")]
    tops = parts[1].split()
    piles = parts[3].split("/")
    if len(tops) != len(game.rows) or len(acting) > 1:
        raise _bad(text)
    if len(piles) != game.deck_count(len(hand_texts)):
        raise BadSetup(
            RulesErrorCode.DECK_COUNT, decks=len(piles), allowed=game.deck_count(len(hand_texts))
        )
    state = State(
        game,
        tuple(tuple(sorted(_parse_cards(game, hand.lstrip("*")))) for hand in hand_texts),
        tuple(_parse_cards(game, pile) for pile in piles),
        tuple(game.top(top.removesuffix("'"), pile) for pile, top in enumerate(tops)),
        acting[0] if acting else NOBODY,
        tuple(_number(pile, text) for pile in (parts[4].split() if len(parts) == 5 else ())),
        resigned,
        sum(1 << pile for pile, top in enumerate(tops) if top.endswith("'")),
    )
    _check(state, text)
    return state


def _game_text(game: Game, players: int) -> str:
    usual = type(game)().settled(players).options()
    changed = (
        f"{name}={int(value)}" for name, value in game.options().items() if value != usual[name]
    )
    return " ".join([game.name, *changed])


def _parse_game(part: str, players: int, text: str) -> Game:
    name, *settings = part.split() or [""]
    kind = game_named(name)
    options: dict[str, object] = {}
    for setting in settings:
        option, _, value = setting.partition("=")
        number = _number(value, text)
        options[option] = bool(number) if kind.option_types.get(option) is bool else number
    return kind.choose(options, players)


def _cards_text(game: Game, cards: tuple[int, ...]) -> str:
    return " ".join(map(game.text, cards))


def _parse_cards(game: Game, text: str) -> tuple[int, ...]:
    return tuple(map(game.card, text.split()))


def _number(text: str, whole: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise _bad(whole)
    return int(text)


def _check(state: State, text: str) -> None:
    """No card may be held twice, and every pile and seat must exist. A top may show any card, so
    that an example can be written down in a line.
    """
    game = state.game
    given = [pile for pile in range(len(state.tops)) if state.given_tops >> pile & 1]
    if not all(_can_be_given(state, pile) for pile in given):
        raise _bad(text)
    for deck, pile in enumerate(state.draw_piles):
        own = (hand for seat, hand in enumerate(state.hands) if game.draw_pile_of(seat) == deck)
        _check_distinct(game, deck, [*pile, *(card for hand in own for card in hand)])
    seats_and_piles_exist = all(pile < len(state.tops) for pile in state.laid_on) and (
        state.resigned is None or state.resigned < state.seats
    )
    if not seats_and_piles_exist:
        raise _bad(text)


def _can_be_given(state: State, pile: int) -> bool:
    """Some opponent can have given this top."""
    seats = range(state.seats)
    return state.tops[pile] != state.game.rows[pile] and any(
        state.game.gives(pile, seat) for seat in seats
    )


def _check_distinct(game: Game, deck: int, cards: list[int]) -> None:
    for card in cards:
        if cards.count(card) > 1:
            raise BadSetup(RulesErrorCode.DUPLICATE_CARD, deck=deck, card=game.text(card))


def _bad(text: str) -> BadNotation:
    return BadNotation(RulesErrorCode.BAD_POSITION_TEXT, text=text)
