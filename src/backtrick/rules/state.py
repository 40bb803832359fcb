"""The state of a game: immutable; `play` and `end_turn` return the next one or refuse.

What was covered is not part of it: the cards laid are those that no hand and no draw pile holds.
What a turn has done so far is the list of piles it laid on; how many are required, whether a card
was given and which fire is open all follow from that.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from backtrick.rules.errors import BadSetup, IllegalPlay, RulesErrorCode
from backtrick.rules.game import NOBODY, Game, Hands
from backtrick.rules.integers import as_integer
from backtrick.rules.legal import anything_fits, why_not
from backtrick.rules.outcomes import Ending, Outcome
from backtrick.rules.turn import is_lost, is_stuck, may_end, next_seat


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a running game. Hands are in ascending order."""

    game: Game
    hands: Hands
    draw_piles: Hands
    tops: tuple[int, ...]
    to_act: int = NOBODY
    laid_on: tuple[int, ...] = ()
    resigned: int | None = None
    given_tops: int = 0
    """The piles whose top an opponent gave, one bit each: anyone can see that from its colour."""
    ended: Outcome | None = field(init=False, repr=False, compare=False)
    """How the game ended, if it has; it follows from the other fields."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "ended", _find_outcome(self))

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def seat(self) -> int:
        """A state is seen from the seat to act."""
        return self.to_act

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand of the seat to act."""
        return () if self.to_act == NOBODY else self.hands[self.to_act]

    @property
    def draw_left(self) -> int:
        """How many cards the draw pile of the seat to act holds."""
        return len(self.draw_piles[self.game.draw_pile_of(max(self.to_act, 0))])

    @property
    def left(self) -> tuple[int, ...]:
        """How many cards are not laid, by deck."""
        left = [len(pile) for pile in self.draw_piles]
        for seat, hand in enumerate(self.hands):
            left[self.game.draw_pile_of(seat)] += len(hand)
        return tuple(left)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended is not None


def start(state: State, starter: int) -> State:
    """The players have agreed who starts."""
    if state.to_act != NOBODY:
        raise BadSetup(RulesErrorCode.ALREADY_STARTED, seat=state.to_act)
    starter = as_integer(starter)
    check_seat(state.seats, starter)
    return replace(state, to_act=starter)


def check_seat(seats: int, seat: int) -> None:
    """Refuse a seat that is not at the table."""
    if seat not in range(seats):
        raise BadSetup(RulesErrorCode.NO_SUCH_SEAT, seat=seat, last=seats - 1)


def play(state: State, card: int, pile: int) -> State:
    """Lay one card of the seat to act on a pile."""
    refusal = why_not(state, card, pile)
    if refusal:
        raise refusal
    seat, hand, card, pile = state.to_act, state.hand, as_integer(card), as_integer(pile)
    place = hand.index(card)
    return State(
        state.game,
        (*state.hands[:seat], hand[:place] + hand[place + 1 :], *state.hands[seat + 1 :]),
        state.draw_piles,
        (*state.tops[:pile], card, *state.tops[pile + 1 :]),
        seat,
        (*state.laid_on, pile),
        given_tops=given_after(state.game, state.given_tops, seat, pile),
    )


def given_after(game: Game, given_tops: int, seat: int, pile: int) -> int:
    """The piles whose top an opponent gave, after this seat has laid a card there."""
    return given_tops & ~(1 << pile) | game.gives(pile, seat) << pile


def why_not_end(state: State) -> IllegalPlay | None:
    """Why the turn may not end now; `None` when it may."""
    laid, required = len(state.laid_on), state.game.required_cards(state.draw_left)
    owed = state.game.owed(state.tops, state.laid_on)
    if may_end(laid, required, owed) and not state.over:
        return None
    if state.to_act == NOBODY:
        return IllegalPlay(RulesErrorCode.NOT_STARTED)
    if state.over:
        return IllegalPlay(RulesErrorCode.GAME_OVER)
    if is_stuck(laid, required):
        return IllegalPlay(RulesErrorCode.TOO_FEW_LAID, laid=laid, required=required)
    tops = [state.game.text(top) for pile, top in enumerate(state.tops) if owed >> pile & 1]
    return IllegalPlay(RulesErrorCode.FIRE_OPEN, cards=", ".join(tops), count=len(tops))


def may_end_turn(state: State) -> bool:
    """Enough is laid, no fire is open, and the game goes on."""
    return why_not_end(state) is None


def end_turn(state: State) -> State:
    """Draw, and pass to the next player who holds cards."""
    refusal = why_not_end(state)
    if refusal:
        raise refusal
    game, seat, hand = state.game, state.to_act, state.hand
    own = game.draw_pile_of(seat)
    pile = state.draw_piles[own]
    count = game.draws(seat, len(hand), state.laid_on, len(pile))
    hands = (
        *state.hands[:seat],
        tuple(sorted(hand + pile[:count])),
        *state.hands[seat + 1 :],
    )
    draw_piles = (*state.draw_piles[:own], pile[count:], *state.draw_piles[own + 1 :])
    return State(
        game,
        hands,
        draw_piles,
        state.tops,
        next_seat(tuple(map(len, hands)), seat),
        given_tops=state.given_tops,
    )


def resign(state: State, seat: int) -> State:
    """A seat gives up, for itself and its team, at any moment before the end."""
    seat = as_integer(seat)
    check_seat(state.seats, seat)
    if state.over:
        raise IllegalPlay(RulesErrorCode.GAME_OVER)
    return replace(state, resigned=seat)


def outcome(state: State) -> Outcome | None:
    """How the game ended; `None` while it runs.

    Won as soon as all is laid. Lost when no card may be laid and the turn may not end either:
    stuck with fewer cards than required, burned with a fire card left open.
    """
    return state.ended


def _find_outcome(state: State) -> Outcome | None:
    game, seat, hand = state.game, state.to_act, state.hand
    if state.resigned is not None:
        return game.lost(state.resigned, state.left, Ending.RESIGNED)
    if seat == NOBODY:
        return None
    if not hand:
        left = state.left
        if game.is_won(left[game.draw_pile_of(seat)], sum(left)):
            return game.won(seat, left)
    laid, required = len(state.laid_on), game.required_cards(state.draw_left)
    owed = game.owed(state.tops, state.laid_on)
    if may_end(laid, required, owed):
        return None
    if is_lost(laid, required, owed, game.doomed(len(hand), laid), anything_fits(state)):
        ending = Ending.STUCK if is_stuck(laid, required) else Ending.BURNED
        return game.lost(seat, state.left, ending)
    return None
