"""A table as a seat, or a spectator, finds it: a view, never history."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from backtrick.rules import NOBODY, SpectatorView, State, observe, spectate
from backtrick.table.events import Card, Ended, Laying
from backtrick.table.hints import StandingHint, may_still_give, standing
from backtrick.table.plan import Planned, TurnOptions, coded_tops, plan, turn_options
from backtrick.table.seats import Seat
from backtrick.table.seen import SPECTATOR, SeenEnded, public_settings, seen
from backtrick.table.settings import Settings
from backtrick.table.table import Opinion, Phase, Table
from backtrick.talk import Heard


class Now(Struct, frozen=True, gc=False):
    """What lies on the table at this moment, for everyone to see.

    `laid_on` lists the piles of the running turn, `given` the piles whose top an opponent gave.
    `needed` more cards must be laid, and the `owed` piles covered, before the turn may end.
    `hints` are those that stand, the oldest first.
    """

    to_act: int | None
    tops: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    draw_counts: tuple[int, ...]
    laid_on: tuple[int, ...]
    given: tuple[int, ...]
    required: int
    needed: int
    owed: tuple[int, ...]
    hints: tuple[StandingHint, ...]


class SeenOpinion(Struct, frozen=True, gc=False):
    """What somebody has said about starting."""

    opening: int | None
    starter: int | None


class TableView(Struct, frozen=True, gc=False):
    """What somebody who comes to a table sees. `hand`, `turn` and `hints_left`, the hints that it
    may still give now, are the seat's own; `again` says whether the cards of the game that
    is over may be dealt once more.
    """

    phase: str
    settings: Settings
    rows: tuple[int, ...]
    directions: tuple[int, ...]
    seats: tuple[Seat, ...]
    host: int
    number: int
    commitment: str | None
    opinions: tuple[SeenOpinion | None, ...]
    nudged: tuple[int, ...]
    now: Now | None
    hand: tuple[Card, ...] | None
    turn: TurnOptions | None
    hints_left: tuple[str, ...]
    end: SeenEnded | None
    closed: str | None
    again: bool = False


def view(table: Table, seat: int, muted: Collection[int] = ()) -> TableView:
    """What this seat, or a `SPECTATOR`, sees, without what `muted` seats say."""
    state = table.state
    hand = None
    if state is not None and seat != SPECTATOR:
        hand = tuple(map(table.game.coded, observe(state, seat).hand))
    return TableView(
        phase=table.phase.value,
        settings=public_settings(table.settings),
        rows=table.game.rows,
        directions=table.game.directions,
        seats=table.seats,
        host=table.host,
        number=table.number,
        commitment=table.deck.commitment if table.deck else None,
        opinions=tuple(map(_opinion, table.opinions)),
        nudged=tuple(asked for asked, _ in table.nudged),
        now=now(table, muted),
        hand=hand,
        turn=options(table, seat),
        hints_left=may_still_give(table, seat),
        end=_end(table.end, seat),
        closed=table.closed,
        again=again(table),
    )


def now(table: Table, muted: Collection[int] = ()) -> Now | None:
    """What lies on the table; nothing before the deal."""
    return None if table.state is None else now_of(table.state, table.standing, muted)


def now_of(state: State, heard: Sequence[Heard] = (), muted: Collection[int] = ()) -> Now:
    """What lies on the table in a state of a game, and the hints that stand beside it."""
    return _now(spectate(state), standing(heard, muted))


def options(table: Table, seat: int) -> TurnOptions | None:
    """What this seat may do, if it is to act."""
    if table.phase is not Phase.PLAYING or table.running.to_act != seat:
        return None
    return turn_options(observe(table.running, seat))


def again(table: Table) -> bool:
    """Whether a rematch may have the same cards."""
    return table.phase is Phase.OVER and table.may_deal_again


def planned(table: Table, seat: int, layings: tuple[Laying, ...]) -> Planned:
    """What a plan of this seat would lead to; only while a game is played."""
    return plan(observe(table.running, seat), layings)


def _now(seen: SpectatorView, hints: tuple[StandingHint, ...]) -> Now:
    game, acting = seen.game, seen.to_act != NOBODY
    draw_left = seen.draw_counts[game.draw_pile_of(seen.to_act)] if acting else 0
    required = game.required_cards(draw_left) if acting else 0
    owed = game.owed(seen.tops, seen.laid_on) if acting else 0
    return Now(
        to_act=seen.to_act if acting else None,
        tops=coded_tops(game, seen.tops),
        hand_counts=seen.hand_counts,
        draw_counts=seen.draw_counts,
        laid_on=seen.laid_on,
        given=_piles(seen.given_tops, len(seen.tops)),
        required=required,
        needed=max(0, required - len(seen.laid_on)),
        owed=_piles(owed, len(seen.tops)),
        hints=hints,
    )


def _piles(bits: int, count: int) -> tuple[int, ...]:
    return tuple([pile for pile in range(count) if bits >> pile & 1]) if bits else ()


def _opinion(opinion: Opinion | None) -> SeenOpinion | None:
    return None if opinion is None else SeenOpinion(opinion.opening, opinion.starter)


def _end(end: Ended | None, seat: int) -> SeenEnded | None:
    if end is None:
        return None
    learned = seen(end, seat)
    assert isinstance(learned, SeenEnded)
    return learned
