"""A table as people see it now: the part that everybody sees, and what one seat has for itself.

Both are types of their own, built field by field, never a filtered copy.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from msgspec import Struct

from backtrick.rules import NOBODY, Game, SpectatorView, State, observe, spectate
from backtrick.table.coding import Card, CodedPlay, coded_cards, coded_tops
from backtrick.table.events import Ended, Origin
from backtrick.table.hints import StandingHint, has_hints, may_still_give, standing
from backtrick.table.plan import Planned, TurnOptions, plan, turn_options
from backtrick.table.seats import Seat
from backtrick.table.seen import SPECTATOR
from backtrick.table.settings import Settings
from backtrick.table.table import Opinion, Phase, Table
from backtrick.talk import Heard


class Board(Struct, frozen=True, gc=False):
    """How a game lies on the table, so that a client needs no rule.

    `rows` and `directions` are by pile, and so are `owners`: the seat that a pile belongs to, or
    `null` where it is everyone's. `draw_piles` names the draw pile of each seat. `deck` counts the
    cards of a deck, `highest` is the highest number on one, `hand` the size of a full hand. `fire`
    cards burn. Fewer than `excellent_below` cards left is an excellent result.
    """

    rows: tuple[int, ...]
    directions: tuple[int, ...]
    owners: tuple[int | None, ...]
    draw_piles: tuple[int, ...]
    deck: int
    highest: int
    hand: int
    fire: tuple[Card, ...]
    excellent_below: int


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
    """What a player has said about starting."""

    opening: int | None
    starter: int | None


class SeenGivingUp(Struct, frozen=True, gc=False):
    """A proposal to give up: by whom, and who has agreed."""

    seat: int
    agreed: tuple[int, ...]


class TableView(Struct, frozen=True, gc=False):
    """What everybody at a table sees. `hints`: whether hints can be given in this game. `again`:
    whether the cards of the game that is over may be dealt once more.
    """

    phase: str
    settings: Settings
    board: Board
    seats: tuple[Seat, ...]
    host: int
    number: int
    commitment: str | None
    opinions: tuple[SeenOpinion | None, ...]
    nudged: tuple[int, ...]
    now: Now | None
    end: Ended | None
    closed: str | None
    hints: bool
    again: bool
    giving_up: SeenGivingUp | None = None
    origin: Origin | None = None


class PrivateView(Struct, frozen=True, gc=False):
    """What one person has for itself: its seat (`null` for a spectator), its hand, what it may do
    when it is to act, the hints it may still give, and the seats it has muted.
    """

    seat: int | None
    hand: tuple[Card, ...] | None
    turn: TurnOptions | None
    hints_left: tuple[str, ...]
    muted: tuple[int, ...]


def public_view(table: Table, muted: Collection[int] = ()) -> TableView:
    """What everybody sees, without what `muted` seats say."""
    return TableView(
        phase=table.phase.value,
        settings=table.settings,
        board=board(table.game, len(table.seats)),
        seats=table.seats,
        host=table.host,
        number=table.number,
        commitment=table.deal.commitment if table.deal else None,
        opinions=tuple(map(_opinion, table.opinions)),
        nudged=tuple(asked for asked, _ in table.nudged),
        now=_table_now(table, muted),
        end=table.end,
        closed=table.closed,
        hints=has_hints(table),
        again=table.phase is Phase.OVER and table.may_deal_again,
        giving_up=_proposal(table),
        origin=table.origin,
    )


def private_view(table: Table, seat: int, muted: tuple[int, ...] = ()) -> PrivateView:
    """What this seat, or a `SPECTATOR`, has for itself."""
    if seat == SPECTATOR:
        return PrivateView(None, None, None, (), muted)
    hand = None if table.log is None else coded_cards(table.game, observe(table.state, seat).hand)
    return PrivateView(seat, hand, _options(table, seat), may_still_give(table, seat), muted)


@lru_cache(64)
def board(game: Game, seats: int) -> Board:
    """How a game lies on the table."""
    piles = range(len(game.rows))
    return Board(
        rows=game.rows,
        directions=game.directions,
        owners=tuple(map(game.owner_of, piles)),
        draw_piles=tuple(map(game.draw_pile_of, range(seats))),
        deck=len(game.cards),
        highest=game.highest,
        hand=game.hand_size,
        fire=coded_cards(game, filter(game.burns, game.cards)) if game.with_fire else (),
        excellent_below=game.excellent_below,
    )


def _table_now(table: Table, muted: Collection[int]) -> Now | None:
    if table.log is None:
        return None
    return now_of(table.state, table.conversation.standing, muted)


def now_of(state: State, heard: Sequence[Heard] = (), muted: Collection[int] = ()) -> Now:
    """What lies on the table in a state of a game, and the hints that stand beside it."""
    return _now(spectate(state), standing(heard, muted))


def _options(table: Table, seat: int) -> TurnOptions | None:
    """What this seat may do, if it is to act."""
    if table.phase is not Phase.PLAYING or table.state.to_act != seat:
        return None
    return turn_options(observe(table.state, seat))


def planned(table: Table, seat: int, plays: Sequence[CodedPlay]) -> Planned:
    """What a plan of this seat would lead to; only while a game is played."""
    return plan(observe(table.state, seat), plays)


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


def _proposal(table: Table) -> SeenGivingUp | None:
    proposal = table.giving_up
    return None if proposal is None else SeenGivingUp(proposal.seat, proposal.agreed)


def _opinion(opinion: Opinion | None) -> SeenOpinion | None:
    return None if opinion is None else SeenOpinion(opinion.opening, opinion.starter)
