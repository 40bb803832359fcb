"""What is counted while a game is played, and the facts of its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from backtrick.rules import Ending, Moment, Play, State, outcome
from backtrick.table.coding import coded_cards
from backtrick.table.events import EndFacts
from backtrick.talk import Code, Heard


@dataclass(frozen=True, slots=True)
class Tally:
    """The backwards tricks, and the requests to leave a pile: how many, and how many of them were
    overridden by another player's card.
    """

    tricks: int = 0
    asked: int = 0
    overridden: int = 0

    def after_play(self, before: State, play: Play, standing: tuple[Heard, ...]) -> Tally:
        """The seat to act lays a card while these hints stand."""
        game, seat = before.game, before.to_act
        card, pile = play
        trick = not game.gives(pile, seat) and game.cost(card, pile, before.tops[pile], seat) < 0
        broken = sum(
            heard.seat != seat and heard.hint.code is Code.LEAVE and heard.hint.about == pile
            for heard in standing
        )
        if not trick and not broken:
            return self
        return Tally(self.tricks + trick, self.asked, self.overridden + broken)

    def after_hint(self, heard: Heard, standing: tuple[Heard, ...]) -> Tally:
        """A request that still stands is not counted again."""
        if heard.hint.code is not Code.LEAVE or any(
            (old.seat, old.hint) == (heard.seat, heard.hint) for old in standing
        ):
            return self
        return Tally(self.tricks, self.asked + 1, self.overridden)


NOTHING_YET = Tally()


def end_facts(
    state: State, tally: Tally, *, resigned: int | None, together: bool = False
) -> EndFacts:
    """The facts of a game that is over. `resigned`: the seat that gave up, where it is known;
    `together`: whether the others agreed.
    """
    game, end = state.game, outcome(state)
    seat: int | None = None
    required, burning = 0, 0
    if end is not None and end.ending is Ending.RESIGNED:
        seat = resigned
    elif end is not None and end.ending is not Ending.ALL_LAID:
        seat = state.to_act
        required = game.required_cards(state.draw_left)
        burning = game.owed(state.tops, state.laid_on)
    open_fires = [top for pile, top in enumerate(state.tops) if burning >> pile & 1]
    return EndFacts(
        seat=seat,
        required=required,
        laid=len(state.laid_on) if seat is not None else 0,
        burning=coded_cards(game, open_fires),
        tricks=tally.tricks,
        asked=tally.asked,
        heeded=tally.asked - tally.overridden,
        together=together,
    )


def replayed_facts(
    moments: Iterable[tuple[Moment, tuple[Heard, ...]]], winner: int | None
) -> EndFacts:
    """The facts of a game that is replayed, each moment with the hints that stand then. A record
    does not say who of a team gave up.
    """
    tally = NOTHING_YET
    stood: tuple[Heard, ...] = ()
    before: State | None = None
    for moment, standing in moments:
        state = moment.state
        if before is not None and len(state.laid_on) > len(before.laid_on):
            pile = state.laid_on[-1]
            tally = tally.after_play(before, Play(state.tops[pile], pile), stood)
        for heard in standing:
            if heard not in stood:
                tally = tally.after_hint(heard, stood)
        before, stood = state, standing
    if before is None:
        raise ValueError("a game has a moment")
    return end_facts(before, tally, resigned=None if winner is None else 1 - winner)
