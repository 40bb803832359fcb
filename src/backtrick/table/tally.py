"""The facts of the end of a game, counted once it is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backtrick.rules import Ending, Moment, Play, State, outcome
from backtrick.table.coding import coded_cards
from backtrick.table.events import EndFacts
from backtrick.talk import Code, Heard


@dataclass(slots=True)
class Tally:
    """The backwards tricks, and the requests to leave a pile: how many, and how many of them were
    overridden by another player's card.
    """

    tricks: int = 0
    asked: int = 0
    overridden: int = 0

    def count_play(self, before: State, play: Play, standing: Sequence[Heard]) -> None:
        """The seat to act laid a card while these hints stood."""
        game, seat = before.game, before.to_act
        card, pile = play
        cost = game.cost(card, pile, before.tops[pile], seat)
        self.tricks += not game.gives(pile, seat) and cost < 0
        self.overridden += sum(
            heard.seat != seat and heard.hint.code is Code.LEAVE and heard.hint.about == pile
            for heard in standing
        )

    def count_hints(self, standing: Sequence[Heard], stood: Sequence[Heard]) -> None:
        """Count the requests that stand now and did not stand a moment ago."""
        old = {(heard.seat, heard.hint) for heard in stood}
        self.asked += sum(
            heard.hint.code is Code.LEAVE and (heard.seat, heard.hint) not in old
            for heard in standing
        )


def end_facts(
    moments: Iterable[tuple[Moment, Sequence[Heard]]],
    *,
    resigned: int | None,
    together: bool = False,
) -> EndFacts:
    """The facts of a game that is over, from its moments and the hints that stood then. `resigned`:
    the seat that gave up, where it is known; `together`: whether the others agreed.
    """
    tally = Tally()
    before: Moment | None = None
    stood: Sequence[Heard] = ()
    for moment, standing in moments:
        if before is not None and moment.turn > before.turn:
            ended = before.state.to_act
            stood = [heard for heard in stood if heard.seat != ended]
        elif before is not None and moment.laid > before.laid:
            pile = moment.state.laid_on[-1]
            tally.count_play(before.state, Play(moment.state.tops[pile], pile), stood)
        tally.count_hints(standing, stood)
        before, stood = moment, standing
    if before is None:
        raise ValueError("a game has a moment")
    state = before.state
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
