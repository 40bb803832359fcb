"""Hypothesis strategies: games on their way, and positions near the end of any game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from backtrick.rules import GAMES, Game, State, deal, resign, start
from backtrick.rules.the_game import is_fire
from tests.kit import SETUPS, random_steps

seeds = st.integers(0, 2**64 - 1)
setups = st.sampled_from(list(GAMES)).flatmap(
    lambda name: st.sampled_from([setup for setup in SETUPS if setup[0].name == name])
)
"""Every setup, and each game as often as the others."""

skills = st.sampled_from([0.0, 0.7, 0.95, 1.0])


@dataclass(frozen=True)
class Journey:
    """A game from the deal to its end, made of a few numbers that a failure can name."""

    game: Game
    players: int
    seed: int
    starter: int
    luck: int
    skill: float

    def states(self) -> list[State]:
        """Every state on the way."""
        state = deal(self.game, self.players, seed=self.seed)
        if not self.game.starter_by_lot:
            state = start(state, self.starter)
        return list(random_steps(state, Random(self.luck), self.skill))


@st.composite
def journeys(draw: st.DrawFn) -> Journey:
    """Whole games of every setup, played well or badly."""
    game, players = draw(setups)
    starter = draw(st.integers(0, players - 1))
    return Journey(game, players, draw(seeds), starter, draw(seeds), draw(skills))


@st.composite
def late_positions(draw: st.DrawFn) -> State:
    """The start of a turn with few cards left, where most corners of the rules lie."""
    game, players = draw(setups)
    return late_position(game, players, Random(draw(seeds)))


def late_position(game: Game, players: int, rng: Random) -> State:
    """Short hands, a short draw pile or none, and tops from anywhere; also fires and gifts."""
    decks = [rng.sample(game.cards, len(game.cards)) for _ in range(game.deck_count(players))]
    draw_piles = [tuple(deck.pop() for _ in range(rng.choice([0, 0, 1, 2, 5]))) for deck in decks]
    hands = []
    for seat in range(players):
        own = game.draw_pile_of(seat)
        least = 1 if draw_piles[own] or len(decks) > 1 or seat == players - 1 else 0
        count = rng.randint(least, game.hand_size)
        hands.append(tuple(sorted(decks[own].pop() for _ in range(count))))
    tops, given_tops = list(game.rows), 0
    for pile in range(len(tops)):
        number = rng.randrange(len(decks))
        deck = decks[number]
        if rng.random() < 0.8:
            burning = [card for card in deck if is_fire(card)]
            card = rng.choice(burning if burning and rng.random() < 0.3 else deck)
            deck.remove(card)
            tops[pile] = card
            given_tops |= game.gives(pile, number) << pile
    to_act = rng.choice([seat for seat in range(players) if hands[seat]])
    return State(game, tuple(hands), tuple(draw_piles), tuple(tops), to_act, given_tops=given_tops)


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any moment of any game: before it starts, in the middle of a turn, over, resigned."""
    if draw(st.booleans()):
        way = draw(journeys()).states()
    else:
        way = list(random_steps(draw(late_positions()), Random(draw(seeds)), draw(skills)))
    state = way[draw(st.integers(0, len(way) - 1))]
    if state.ended is None and draw(st.integers(0, 9)) == 0:
        state = resign(state, draw(st.integers(0, state.seats - 1)))
    return state
