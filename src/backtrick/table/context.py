"""A command on its way: what it must fulfil, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from backtrick.rules import (
    Ending,
    GameLog,
    IllegalPlay,
    Play,
    RulesErrorCode,
    State,
    end_turn,
    outcome,
)
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.applying import apply
from backtrick.table.chance import Dealer, SealedDeal
from backtrick.table.coding import coded_cards, coded_hands, coded_plays
from backtrick.table.commitment import Salt
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.hints import check_hint
from backtrick.table.seats import Seat
from backtrick.table.starting import elected
from backtrick.table.table import Phase, Table
from backtrick.table.tally import end_facts
from backtrick.talk import replay_with_hints


class Context:
    """One command on its way: `table` moves on with each of the `events` it leads to.

    Methods that begin with `require` refuse the command; the others let something happen.
    """

    def __init__(self, table: Table, actor: int, dealer: Dealer, salt: Salt) -> None:
        self.table = table
        self.actor = actor
        self.dealer = dealer
        self.salt = salt
        self.events: list[e.AnyEvent] = []

    def apply(self, event: e.AnyEvent) -> None:
        self.table = apply(self.table, event)
        self.events.append(event)

    # -- who may

    def require_seat(self) -> int:
        """The seat that asks; it must be a person's."""
        seats = self.table.seats
        if not 0 <= self.actor < len(seats) or not seats[self.actor].person:
            raise TableError(TableErrorCode.NOT_SEATED)
        return self.actor

    def require_present(self) -> int:
        """The seat that asks. A person who is away comes back by asking, and between games hosts a
        table whose host is away.
        """
        seat = self.require_seat()
        if self.table.seats[seat].away:
            self.apply(e.TookBack(seat))
            if not self.table.in_play:
                self.take_over_hosting(seat)
        return seat

    def require_host(self) -> None:
        if self.require_present() != self.table.host:
            raise TableError(TableErrorCode.NOT_HOST, host=self.table.host)

    def require_driver(self) -> None:
        if self.actor != c.DRIVER:
            raise TableError(TableErrorCode.NOT_DUE)

    def require_phase(self, *allowed: Phase) -> None:
        if self.table.phase not in allowed:
            names = ", ".join(phase.value for phase in allowed)
            raise TableError(
                TableErrorCode.WRONG_PHASE, phase=self.table.phase.value, allowed=names
            )

    def require_between_games(self) -> None:
        self.require_phase(Phase.GATHERING, Phase.OVER)

    def seat(self, seat: int) -> Seat:
        seats = self.table.seats
        if type(seat) is not int or not 0 <= seat < len(seats):
            raise TableError(TableErrorCode.SEAT_UNKNOWN, seat=seat, last=len(seats) - 1)
        return seats[seat]

    # -- what follows from what

    def pass_hosting(self) -> None:
        """When the host has gone, the next person clockwise hosts."""
        count, host = len(self.table.seats), self.table.host
        for step in range(1, count):
            seat = (host + step) % count
            who = self.table.seats[seat]
            if who.person and not who.away:
                self.apply(e.HostPassed(seat))
                return

    def take_over_hosting(self, seat: int) -> None:
        host = self.table.seats[self.table.host]
        if not host.person or host.away:
            self.apply(e.HostPassed(seat))

    def deal(self, deal: SealedDeal) -> None:
        table, game = self.table, self.table.game
        missing = [seat for seat, who in enumerate(table.seats) if not who.is_ready]
        if missing:
            raise TableError(TableErrorCode.SEATS_OPEN, seats=", ".join(map(str, missing)))
        log = GameLog.begin(game, len(table.seats), deal)
        self.apply(
            e.Dealt(
                decks=coded_hands(game, deal.decks),
                hands=coded_hands(game, log.state.hands),
                salt=deal.salt,
                commitment=deal.commitment,
                lot=deal.lot,
                seed=deal.seed,
                again=deal.again,
            )
        )
        if game.starter_by_lot:
            self.start(deal.lot)
        elif len(table.seats) == 1:
            self.start(0)

    def start(self, seat: int) -> None:
        self.apply(e.Started(seat))
        self.end_if_over()

    def start_by_vote(self) -> None:
        """Decide who starts by the opinions stated so far."""
        table = self.table
        away = [seat for seat, who in enumerate(table.seats) if not who.is_ready]
        self.start(elected(table.opinions, table.conversation.standing, away))

    def opine(self, seat: int, opening: int | None, starter: int | None) -> None:
        self.apply(e.Opined(seat, opening, starter))
        if None not in self.table.opinions:
            self.start_by_vote()

    def hint(self, given: Sequence[e.GivenHint], *, bots: bool = False) -> None:
        """All of them or none: each is checked after those before it."""
        table = self.table
        for one in given:
            check_hint(table, one)
            table = apply(table, e.Hinted((one,)))
        self.apply(e.Hinted(tuple(given), bots))

    def lay(self, seat: int, plays: Sequence[Play], bot: str | None) -> None:
        """All of them or none: what may not be laid is refused on the way."""
        self.require_turn(seat)
        self.apply(e.Laid(seat, coded_plays(self.table.game, plays), bot))
        self.end_if_over()

    def require_turn(self, seat: int) -> State:
        self.require_phase(Phase.PLAYING)
        if self.table.state.to_act != seat:
            raise IllegalPlay(RulesErrorCode.NOT_YOUR_TURN)
        return self.table.state

    def end_turn(self, seat: int, bot: str | None) -> None:
        before, game = self.require_turn(seat), self.table.game
        after = end_turn(before)
        drew = sorted(set(after.hands[seat]) - set(before.hands[seat]))
        self.apply(e.TurnEnded(seat, coded_cards(game, drew), after.to_act, bot))
        self.end_if_over()

    def resign(self, seat: int) -> None:
        self.apply(e.Resigned(seat))
        self.end_if_over()

    def end_if_over(self) -> None:
        table, state = self.table, self.table.state
        end = outcome(state)
        if end is None:
            return
        record = table.record("-" * len(table.seats))  # where names do not matter
        band = table.game.band(end)
        proposal = table.giving_up
        agreed = proposal is not None and bool(proposal.agreed)
        self.apply(
            e.Ended(
                result=end.result.value,
                winner=end.winner,
                left=end.left,
                reason=end.ending.value,
                band=band.value if band else None,
                hands=coded_hands(table.game, state.hands),
                salt=table.sealed.salt,
                facts=end_facts(
                    replay_with_hints(record),
                    resigned=state.resigned,
                    together=agreed and end.ending is Ending.RESIGNED,
                ),
            )
        )
        if table.seats[table.host].away:
            self.pass_hosting()
