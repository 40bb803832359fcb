"""The deal: all the randomness of a game happens here, before the first play."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from backtrick.rules.errors import BadSetup, RulesErrorCode
from backtrick.rules.game import NOBODY, Game
from backtrick.rules.games import as_game
from backtrick.rules.generator import SEEDS, below, shuffle
from backtrick.rules.integers import as_integer
from backtrick.rules.state import State, check_seat

Decks = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The decks in shuffled order, top first, and the seat that starts where the lot decides.
    `seed` is how they were made, where that is known.
    """

    decks: Decks
    lot: int
    seed: int | None = None


def new_deal(game: Game, players: int, seed: int | None = None) -> Deal:
    """Shuffle a game. A seed always gives the same deal; without one it comes from the system's
    secure source.
    """
    players, seed = as_integer(players), as_integer(seed)
    game.check_players(players)
    count = game.deck_count(players)
    if seed is None:
        source = secrets.SystemRandom()
        decks = tuple(tuple(source.sample(game.cards, len(game.cards))) for _ in range(count))
        return Deal(decks, source.randrange(players))
    check_seed(seed)
    state, order = seed, []
    for _ in range(count):
        deck = list(game.cards)
        state = shuffle(deck, state)
        order.append(tuple(deck))
    return Deal(tuple(order), below(state, players)[0], seed)


def check_seed(seed: int) -> None:
    """Refuse a seed that the generator cannot start from; it must be a plain integer."""
    if type(seed) is not int or seed not in SEEDS:
        raise BadSetup(RulesErrorCode.SEED_RANGE, seed=str(seed), last=str(SEEDS[-1]))


def deal(
    game: Game | type[Game] | str,
    players: int,
    *,
    seed: int | None = None,
    decks: Sequence[Sequence[int]] | None = None,
    starter: int | None = None,
) -> State:
    """Deal a game, given as a value, by its name or by its class: from a seed, from given decks, or
    from the system's secure source.

    Seat 0 gets its whole hand first, then seat 1, and so on. Where the players
    agree who starts and no starter is given, nobody is to act until `start` is called; where the
    lot decides, it does.
    """
    players, seed, starter = as_integer(players), as_integer(seed), as_integer(starter)
    game = as_game(game).settled(players)
    if decks is None:
        dealt = new_deal(game, players, seed)
        drawn, lot = dealt.decks, dealt.lot
    else:
        given = tuple(tuple(map(as_integer, deck)) for deck in decks)
        check_decks(game, players, given)
        drawn, lot = given, secrets.randbelow(players)
    if starter is None:
        starter = lot if game.starter_by_lot else NOBODY
    else:
        check_seat(players, starter)
    piles, hands = list(drawn), []
    for seat in range(players):
        own = game.draw_pile_of(seat)
        hands.append(tuple(sorted(piles[own][: game.hand_size])))
        piles[own] = piles[own][game.hand_size :]
    return State(game, tuple(hands), tuple(piles), game.rows, starter)


def check_decks(game: Game, players: int, decks: Sequence[Sequence[int]]) -> None:
    """Each deck must hold every card of the game once."""
    count = game.deck_count(players)
    if len(decks) != count:
        raise BadSetup(RulesErrorCode.DECK_COUNT, decks=len(decks), allowed=count)
    for number, deck in enumerate(decks):
        if tuple(sorted(deck)) == game.cards:
            continue
        counted = Counter(deck)
        for card, times in counted.items():
            if card not in game.cards:
                raise game.unknown(card)
            if times > 1:
                raise BadSetup(RulesErrorCode.DUPLICATE_CARD, deck=number, card=game.text(card))
        for card in game.cards:
            if card not in counted:
                raise BadSetup(RulesErrorCode.MISSING_CARD, deck=number, card=game.text(card))
