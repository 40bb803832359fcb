"""Live tables for the tests: set up in one line, moved on by commands, and walked at random."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import msgspec

from backtrick.rules import (
    Game,
    Play,
    RulesError,
    State,
    Turn,
    legal_plays,
    may_end_turn,
    outcome,
    parse_turn,
    play,
)
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    AnyEvent,
    CodedPlay,
    Command,
    Dealer,
    GivenHint,
    Phase,
    Settings,
    Table,
    TableError,
    WantedSettings,
    coded_plays,
    handle,
    may_still_give,
    open_table,
    rebuild,
    seeded_dealer,
    yet_to_speak,
)
from backtrick.table import commands as c

HOST = 0


class Live:
    """A table, its events so far, and the commands that led to them."""

    def __init__(self, settings: Settings, dealer: Dealer | None = None) -> None:
        self.dealer = dealer or seeded_dealer(8)
        self.events: list[AnyEvent] = list(open_table(settings))
        self.table: Table = rebuild(self.events)
        self.asked: list[tuple[int, Command]] = []

    def do(self, actor: int, command: Command) -> tuple[AnyEvent, ...]:
        """Somebody does something, and it happens."""
        events, self.table = handle(self.table, actor, command, self.dealer)
        self.asked.append((actor, command))
        self.events += events
        return events

    def answer(self, actor: int, command: Command) -> str:
        """`ok` when the table takes a command, else the code of the refusal; nothing happens."""
        before = self.table
        try:
            handle(before, actor, command, self.dealer)
        except TableError as refused:
            return refused.code.value
        except RulesError as refused:
            return refused.code.value
        finally:
            assert self.table is before
        return "ok"

    def give_up(self, seat: int) -> tuple[AnyEvent, ...]:
        """A seat gives up, and everybody who is asked agrees."""
        events = self.do(seat, c.Resign())
        for other, who in enumerate(self.table.seats):
            if other != seat and who.person and not who.away and self.table.giving_up is not None:
                events = self.do(other, c.AnswerGivingUp(agree=True))
        return events

    @property
    def state(self) -> State:
        return self.table.state

    def happened(self) -> list[str]:
        """The types of all events."""
        return [type(event).__name__ for event in self.events]

    def lay(self, seat: int, plays: str, *, end: bool = False) -> tuple[AnyEvent, ...]:
        """Lay cards that are written as people write them."""
        return self.do(seat, lay(self.table.game, plays, end=end))


def turn(game: Game, plays: str | Iterable[Play]) -> Turn:
    """Plays as the rules hold them, perhaps from a text."""
    return parse_turn(game, plays) if isinstance(plays, str) else tuple(plays)


def lay(game: Game, plays: str | Iterable[Play], *, end: bool = False) -> c.Lay:
    """The command that lays these cards."""
    return c.lay_command(game, turn(game, plays), end=end)


def coded(game: Game, plays: str | Iterable[Play]) -> tuple[CodedPlay, ...]:
    """Plays as clients send them."""
    return coded_plays(game, turn(game, plays))


def settings(game: str = "the-game", seats: int = 3, **more: object) -> WantedSettings:
    """Settings, with the usual options unless others are given."""
    return msgspec.convert({"game": game, "options": {}, "seats": seats, **more}, WantedSettings)


def changed(old: Settings, **changes: object) -> WantedSettings:
    """Settings as a host asks for them, like the old ones but for these."""
    return WantedSettings(**{**msgspec.structs.asdict(old), **changes})


def seated(people: int, bots: int, game: str = "the-game", **more: object) -> Live:
    """People in the first seats, bots in the others."""
    live = Live(settings(game, people + bots, **more))
    for _ in range(1, people):
        live.do(NEWCOMER, c.Sit())
    for seat in range(people, people + bots):
        live.do(HOST, c.PutBot(seat, "greedy"))
    return live


def choosing(people: int, bots: int, game: str = "the-game", **more: object) -> Live:
    """Dealt, and nobody has spoken."""
    live = seated(people, bots, game, **more)
    live.do(HOST, c.Begin())
    return live


def playing(people: int, bots: int, game: str = "the-game", **more: object) -> Live:
    """The host starts, where the lot does not decide."""
    live = choosing(people, bots, game, **more)
    if live.table.phase is Phase.CHOOSING:
        live.do(HOST, c.Opine(2, HOST))
        live.do(DRIVER, c.CloseOpinions())
    return live


def over(people: int, bots: int, game: str = "the-game", **more: object) -> Live:
    """The host has resigned."""
    live = playing(people, bots, game, **more)
    live.give_up(HOST)
    return live


def with_state(table: Table, state: State) -> Table:
    """The same table with another position on it."""
    return replace(table, log=replace(table.game_log, state=state))


def some_turn(state: State, rng: Random) -> list[Play]:
    """The rest of a turn at random, played well enough that games get long."""
    plays: list[Play] = []
    while outcome(state) is None and not (may_end_turn(state) and rng.random() < 0.9):
        fitting = list(legal_plays(state))
        if not fitting:
            break
        rng.shuffle(fitting)
        if rng.random() < 0.8:
            seat, tops = state.to_act, state.tops
            fitting.sort(key=lambda one: state.game.cost(one.card, one.pile, tops[one.pile], seat))
        plays.append(fitting[0])
        state = play(state, *fitting[0])
    return plays


HINTS = ("leave@0", "go-ahead@1", "trick@0", "holds:y", "fine", "thanks", "start", "shout")


def some_hints(table: Table, rng: Random, *seats: int) -> tuple[GivenHint, ...]:
    """What bots might say now."""
    hints = []
    for seat in seats or yet_to_speak(table):
        left = may_still_give(table, seat)
        if left and rng.random() < 0.7:
            hints.append(GivenHint(seat, rng.choice(left)))
    return tuple(hints)


def some_command(table: Table, rng: Random) -> tuple[int, Command]:
    """Something that somebody might do now; most of it allowed."""
    seats = range(len(table.seats))
    people = [seat for seat in seats if table.seats[seat].person] or [HOST]
    gone = [seat for seat in people if table.seats[seat].away]
    there = [seat for seat in people if seat not in gone]
    somebody = rng.choice(there if there and rng.random() < 0.7 else people)
    other = rng.choice(seats)
    laid = 0 if table.log is None else len(table.log.laid)
    if table.nudged and rng.random() < 0.3:
        return table.nudged[0][0], c.AnswerNudge()
    if rng.random() < 0.75:
        usual = _usual(table, rng)
        if usual is not None:
            return usual
    odd: list[tuple[int, Command]] = [
        (somebody, c.Leave()),
        (somebody, c.TakeBack()),
        (NEWCOMER, c.Sit(rng.choice([None, other]))),
        (table.host, c.Remove(other, "greedy")),
        (somebody, c.LetBot(rng.choice(gone or seats), "planner")),
        (somebody, c.Nudge(other)),
        (DRIVER, c.GiveUpOn(other)),
        (somebody, c.Say("hello")),
        (somebody, c.GiveHint(rng.choice(HINTS))),
        (somebody, c.GiveHint(rng.choice(HINTS))),
        (DRIVER, c.BotHints(some_hints(table, rng), laid)),
        (somebody, c.Opine(rng.choice([None, 0, 1, 2]), rng.choice([None, other]))),
        (table.host, c.PutBot(other, "greedy")),
        (table.host, c.OpenSeat(other)),
        (table.host, c.ChangeKey()),
        (somebody, c.EndTurn()),
        (table.host, c.Change(changed(table.settings, watch=False))),
    ]
    if table.giving_up is not None and rng.random() < 0.3:
        answers = (somebody, c.AnswerGivingUp(rng.random() < 0.7)), (DRIVER, c.DropGivingUp())
        return rng.choice(answers)
    if rng.random() < 0.05:
        return somebody, c.Resign()
    return rng.choice(odd)


def _usual(table: Table, rng: Random) -> tuple[int, Command] | None:
    """What brings a table on."""
    if table.phase is Phase.GATHERING:
        return table.host, c.Begin()
    if table.phase is Phase.CHOOSING:
        silent = [seat for seat, said in enumerate(table.opinions) if said is None]
        seat = rng.choice(silent)
        if table.seats[seat].bot is not None:
            hints = some_hints(table, rng, seat)
            return DRIVER, c.BotOpines(seat, rng.randrange(3), hints)
        if table.seats[seat].away:
            return DRIVER, c.CloseOpinions()
        return seat, c.Opine(rng.choice([None, 0, 1, 2]), rng.choice(range(len(table.seats))))
    if yet_to_speak(table):
        return DRIVER, c.BotHints(some_hints(table, rng), len(table.game_log.laid))
    if table.phase is Phase.PLAYING:
        seat, bot = table.state.to_act, table.seats[table.state.to_act].bot
        cards = some_turn(table.state, rng)
        if bot is not None:
            return DRIVER, c.BotTurn(seat, tuple(cards), bot)
        if not cards:
            return seat, c.EndTurn()
        if len(cards) > 1 and rng.random() < 0.3:
            return seat, c.lay_command(table.game, cards[:1])
        return seat, c.lay_command(table.game, cards, end=True)
    return None


def walk(live: Live, rng: Random, steps: int, *, rematch: bool = True) -> None:
    """Let so many things be tried; what is refused changes nothing."""
    for _ in range(steps):
        actor, command = some_command(live.table, rng)
        if rematch and live.table.phase is Phase.OVER and rng.random() < 0.5:
            actor, command = live.table.host, c.Rematch(rng.random() < 0.5)
        try:
            live.do(actor, command)
        except (TableError, RulesError):
            continue


def some_bot_turn(live: Live, seat: int, bot: str = "greedy") -> c.BotTurn:
    """The command by which a bot plays a turn, any turn."""
    return c.BotTurn(seat, tuple(some_turn(live.state, Random(1))), bot)
