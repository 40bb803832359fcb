"""A live game without I/O: an immutable value that events move on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce, singledispatch

from backtrick.rules import (
    NOBODY,
    Game,
    Play,
    Record,
    State,
    deal,
    end_turn,
    outcome,
    play,
    resign,
    start,
)
from backtrick.rules.dealing import Decks
from backtrick.rules.record import Turn
from backtrick.table import events as e
from backtrick.table.seats import OPEN, PERSON, Seat
from backtrick.table.settings import Settings
from backtrick.talk import (
    CLOSING,
    OPENING,
    Heard,
    Hint,
    after_end,
    after_hint,
    after_play,
    after_start,
    after_turn,
)


class Phase(StrEnum):
    """Where a table is."""

    GATHERING = "gathering"
    CHOOSING = "choosing"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Opinion:
    """How good an opening somebody has, and who should start; either may be left open."""

    opening: int | None
    starter: int | None
    changed: bool = False
    """Whether it is no longer the first one: who could go on changing it could tell anything."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The decks of the game at the table, in secret, and what commits to them."""

    decks: Decks
    salt: str
    commitment: str
    lot: int
    seed: int | None
    again: bool = False
    """Whether somebody may have known it: the deal of the game before, or of a record."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything there is to know about a table. `version` counts the events so far.

    `began` is the version at which the turn, or the choosing, began. `number` counts the games.
    """

    settings: Settings
    game: Game
    seats: tuple[Seat, ...]
    host: int = 0
    phase: Phase = Phase.GATHERING
    version: int = 0
    number: int = 0
    began: int = 0
    deck: Deck | None = None
    state: State | None = None
    starter: int | None = None
    turns: tuple[Turn, ...] = ()
    laid: Turn = ()
    opinions: tuple[Opinion | None, ...] = ()
    said: tuple[Heard, ...] = ()
    """The hints of this game, in order, and what was said after its end."""
    standing: tuple[Heard, ...] = ()
    """Those that have not been overtaken."""
    bots_spoke: bool = False
    """Whether the bots have said what they had to say in this turn."""
    changed: bool = False
    """Whether a seat has changed hands since the deal."""
    nudged: tuple[tuple[int, int], ...] = ()
    """The seats that were asked whether they are there, each with the version of the question."""
    end: e.Ended | None = None
    closed: str | None = None

    @property
    def running(self) -> State:
        """The state of the game; only after the deal."""
        if self.state is None:
            raise ValueError("nothing is dealt")
        return self.state

    @property
    def cards(self) -> Deck:
        """The decks; only after the deal."""
        if self.deck is None:
            raise ValueError("nothing is dealt")
        return self.deck

    @property
    def turn(self) -> int:
        """The number of the turn being played, as hints count it."""
        if self.phase is Phase.OVER:
            return CLOSING
        return OPENING if self.starter is None else len(self.turns)

    @property
    def in_play(self) -> bool:
        """Whether cards are dealt and the game has not ended."""
        return self.phase in (Phase.CHOOSING, Phase.PLAYING)

    @property
    def may_deal_again(self) -> bool:
        """Whether the same deal is fair once more: everybody here has played it, and nobody else
        has. Where a first game comes from a record, nobody knows who has seen its cards.
        """
        from_record = self.number == 1 and self.cards.again
        return not self.changed and not from_record

    def apply(self, event: e.AnyEvent) -> Table:
        """The table after something happened."""
        moved = _apply(event, self)
        if moved is self:
            return replace(self, version=self.version + 1)
        object.__setattr__(moved, "version", self.version + 1)  # it is new, and nobody else's yet
        return moved

    def record(self, names: Iterable[str]) -> Record:
        """The game so far, from the moment it is decided who starts. Its end is the last that it
        tells of.
        """
        if self.starter is None:
            raise ValueError("there is no record before somebody starts")
        return Record(
            game=self.game,
            players=tuple(names),
            decks=self.cards.decks,
            starter=self.starter,
            turns=self.turns,
            laid=self.laid,
            outcome=outcome(self.running),
            seed=self.cards.seed,
            talk=tuple(heard.entry() for heard in self.said if heard.turn != CLOSING),
        )


def rebuilt(events: Iterable[e.AnyEvent]) -> Table:
    """The table that these events are."""
    first, *others = events
    if not isinstance(first, e.Opened):
        raise ValueError("a table begins with being opened")
    return reduce(Table.apply, others, opened(first))


def opened(event: e.Opened) -> Table:
    """The table after its first event."""
    settings = event.settings
    return Table(settings, settings.chosen, (OPEN,) * settings.seats, version=1)


def first_state(game: Game, seats: int, decks: Decks) -> State:
    """The deal, before it is decided who starts, by agreement or by lot."""
    return replace(deal(game, seats, decks=decks, starter=0), to_act=NOBODY)


@singledispatch
def _apply(event: e.AnyEvent, table: Table) -> Table:
    raise TypeError(type(event).__name__)


@_apply.register
def _(event: e.SetUp, table: Table) -> Table:
    settings = event.settings
    seats = (*table.seats, *(OPEN,) * settings.seats)[: settings.seats]
    return replace(
        table,
        settings=settings,
        game=settings.chosen,
        seats=seats,
        changed=True,
        phase=Phase.GATHERING,
        deck=None,
        state=None,
        starter=None,
        turns=(),
        laid=(),
        opinions=(),
        said=(),
        standing=(),
        bots_spoke=False,
        end=None,
    )


@_apply.register
def _(event: e.SatDown, table: Table) -> Table:
    return _handed_over(table, event.seat, PERSON)


@_apply.register
def _(event: e.BotSat, table: Table) -> Table:
    return _handed_over(table, event.seat, Seat(bot=event.bot))


@_apply.register
def _(event: e.StoodUp, table: Table) -> Table:
    return _handed_over(table, event.seat, OPEN)


@_apply.register
def _(event: e.Removed, table: Table) -> Table:
    return _handed_over(_answered(table, event.seat), event.seat, Seat(bot=event.bot))


@_apply.register
def _(event: e.HostPassed, table: Table) -> Table:
    return replace(table, host=event.seat)


@_apply.register
def _(event: e.Dealt, table: Table) -> Table:
    game = table.game
    decks = tuple(tuple(map(game.decoded, deck)) for deck in event.decks)
    return replace(
        table,
        phase=Phase.CHOOSING,
        number=table.number + 1,
        began=table.version + 1,
        deck=Deck(decks, event.salt, event.commitment, event.lot, event.seed, event.again),
        state=first_state(game, len(table.seats), decks),
        starter=None,
        turns=(),
        laid=(),
        opinions=(None,) * len(table.seats),
        said=(),
        standing=(),
        bots_spoke=False,
        changed=False,
        nudged=(),
        end=None,
    )


@_apply.register
def _(event: e.Opined, table: Table) -> Table:
    changed = table.opinions[event.seat] is not None
    opinion = Opinion(event.opening, event.starter, changed)
    opinions = (*table.opinions[: event.seat], opinion, *table.opinions[event.seat + 1 :])
    return replace(_answered(table, event.seat), opinions=opinions)


@_apply.register
def _(event: e.Started, table: Table) -> Table:
    return replace(
        table,
        phase=Phase.PLAYING,
        began=table.version + 1,
        starter=event.seat,
        state=start(table.running, event.seat),
        standing=after_start(table.standing),
        bots_spoke=False,
    )


@_apply.register
def _(event: e.Laid, table: Table) -> Table:
    state, laid, standing = table.running, table.laid, table.standing
    for laying in event.plays:
        card = table.game.decoded(laying.card)
        state = play(state, card, laying.pile)
        laid = (*laid, Play(card, laying.pile))
        standing = after_play(standing, laying.pile) if standing else ()
    if event.bot is None:
        table = _answered(table, event.seat)
    if outcome(state) is not None:  # the play that ends the game closes its turn
        return replace(table, state=state, laid=(), turns=(*table.turns, laid), standing=standing)
    return replace(table, state=state, laid=laid, standing=standing)


@_apply.register
def _(event: e.TurnEnded, table: Table) -> Table:
    if event.bot is None:
        table = _answered(table, event.seat)
    return replace(
        table,
        state=end_turn(table.running),
        turns=(*table.turns, table.laid),
        laid=(),
        standing=after_turn(table.standing, event.seat, table.turn),
        bots_spoke=False,
        began=table.version + 1,
    )


@_apply.register
def _(event: e.Resigned, table: Table) -> Table:
    return replace(table, state=resign(table.running, event.seat))


@_apply.register
def _(event: e.Ended, table: Table) -> Table:
    return replace(
        table, phase=Phase.OVER, end=event, nudged=(), standing=after_end(table.standing)
    )


@_apply.register
def _(event: e.Left, table: Table) -> Table:
    return _seated(_answered(table, event.seat), event.seat, Seat(person=True, away=True))


@_apply.register
def _(event: e.StoodIn, table: Table) -> Table:
    return _seated(table, event.seat, Seat(person=True, away=True, bot=event.bot))


@_apply.register
def _(event: e.TookBack, table: Table) -> Table:
    return _seated(table, event.seat, PERSON)


@_apply.register
def _(event: e.Nudged, table: Table) -> Table:
    return replace(table, nudged=(*table.nudged, (event.seat, table.version + 1)))


@_apply.register
def _(event: e.Said, table: Table) -> Table:
    return _answered(table, event.seat)


@_apply.register
def _(event: e.Hinted, table: Table) -> Table:
    said, standing = table.said, table.standing
    for given in event.hints:
        heard = Heard(table.turn, given.seat, Hint.parse(given.hint))
        said, standing = (*said, heard), after_hint(standing, heard)
        table = table if event.bots else _answered(table, given.seat)
    spoke = table.bots_spoke or event.bots
    return replace(table, said=said, standing=standing, bots_spoke=spoke)


@_apply.register
def _(event: e.Closed, table: Table) -> Table:
    return replace(table, closed=event.reason)


def _seated(table: Table, seat: int, who: Seat) -> Table:
    return replace(table, seats=(*table.seats[:seat], who, *table.seats[seat + 1 :]))


def _handed_over(table: Table, seat: int, who: Seat) -> Table:
    return replace(_seated(table, seat, who), changed=True)


def _answered(table: Table, seat: int) -> Table:
    """Whoever does something is there."""
    if not table.nudged:
        return table
    return replace(table, nudged=tuple(ask for ask in table.nudged if ask[0] != seat))
