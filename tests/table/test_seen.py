"""The guard: what a seat or a spectator cannot see never changes a byte of what it is told.

A game is played twice by the same commands, the second time with everything shuffled that somebody
cannot see. Events, views, plans and refusals must come out the same for them.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick.rules import Game, RulesError, State
from backtrick.rules.dealing import Decks
from backtrick.table import (
    NEWCOMER,
    SPECTATOR,
    AnyEvent,
    AnySeenEvent,
    Command,
    Deal,
    Laying,
    Phase,
    Settings,
    Table,
    TableError,
    handle,
    is_private,
    open_table,
    planned,
    rebuilt,
    seen,
    view,
)
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.seen import SeenEvent
from tests.kit import SETUP_NAMES, SETUPS
from tests.strategies import seeds, setups
from tests.table.kit import HOST, some_command

TRIES = 12

Asked = list[tuple[int, Command]]


class Twin:
    """A table driven by commands; its deal has the commitment it is told to have."""

    def __init__(self, settings: Settings, deal: Deal, shown: str | None = None) -> None:
        self.deal = deal
        self.shown = shown
        self.events: list[AnyEvent] = list(open_table(settings))
        self.tables: list[Table] = [rebuilt(self.events[:1]), rebuilt(self.events)]

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def do(self, actor: int, command: Command) -> None:
        for event in handle(self.table, actor, command, lambda game, seats: self.deal):
            if isinstance(event, e.Dealt) and self.shown is not None:
                event = replace(event, commitment=self.shown)
            self.events.append(event)
            self.tables.append(self.table.apply(event))

    def told(self, seat: int) -> list[bytes]:
        """Every byte that this seat could have been sent."""
        encode = msgspec.json.encode
        return [
            encode([seen(event, seat), view(table, seat)])
            for event, table in zip(self.events, self.tables, strict=True)
        ]


def play(game: Game, seats: int, rng: Random, steps: int) -> tuple[Twin, Asked, Settings]:
    """A table of people and bots at which one game is played, as far as it goes."""
    settings = Settings(game.name, dict(game.options()), seats, clock=rng.choice([None, 30]))
    decks: Decks = tuple(
        tuple(rng.sample(game.cards, len(game.cards))) for _ in range(game.deck_count(seats))
    )
    twin = Twin(settings, Deal(decks, "salt", rng.randrange(seats)))
    asked: Asked = []

    def ask(actor: int, command: Command) -> None:
        try:
            twin.do(actor, command)
        except (TableError, RulesError):
            return
        asked.append((actor, command))

    for seat in range(1, seats):
        ask(*((NEWCOMER, c.Sit()) if rng.random() < 0.6 else (HOST, c.PutBot(seat, "greedy"))))
    for _ in range(steps):
        actor, command = some_command(twin.table, rng)
        if isinstance(command, c.Change):  # it would forget the game
            continue
        ask(actor, command)
    return twin, asked, settings


def hidden_from(state: State, seat: int, over: bool) -> list[set[int]]:
    """The cards of each deck that somebody cannot see: what others hold and nobody has drawn."""
    hidden = [set(pile) for pile in state.draw_piles]
    for other, hand in enumerate(state.hands):
        if other != seat and not over:
            hidden[state.game.draw_pile_of(other)].update(hand)
    return hidden


def shuffled(deal: Deal, hidden: list[set[int]], rng: Random, *, over: bool, lot: bool) -> Deal:
    """The same deal but for what is hidden; before the end also its salt, its seed and its lot."""
    decks = []
    for deck, cards in zip(deal.decks, hidden, strict=True):
        order = [card for card in deck if card in cards]
        rng.shuffle(order)
        decks.append(tuple(order.pop() if card in cards else card for card in deck))
    other_lot = deal.lot if lot else 1 - min(deal.lot, 1)
    salt = deal.salt if over else "another salt"
    return Deal(tuple(decks), salt, other_lot, rng.randrange(1000))


def other_truth(
    first: Twin, asked: Asked, settings: Settings, seat: int, rng: Random
) -> Twin | None:
    """The same commands with what this seat cannot see shuffled; none when the cards then forbid
    what was done or would have ended the game.
    """
    table = first.table
    over = table.phase is Phase.OVER
    hidden = hidden_from(table.running, seat, over)
    lot = table.game.starter_by_lot or len(table.seats) == 1
    for _ in range(TRIES):
        deal = shuffled(first.deal, hidden, rng, over=over, lot=lot)
        twin = Twin(settings, deal, table.cards.commitment)
        try:
            for actor, command in asked:
                twin.do(actor, command)
        except (TableError, RulesError):
            continue
        if len(twin.events) == len(first.events) and twin.table.phase is table.phase:
            return twin
    return None


def check(game: Game, seats: int, luck: int, steps: int) -> Phase | None:
    """The guard for one game and one pair of eyes: the phase it got to, if it could be checked."""
    rng = Random(luck)
    first, asked, settings = play(game, seats, rng, steps)
    if first.table.state is None:
        return None
    seat = rng.randrange(-1, seats)
    second = other_truth(first, asked, settings, seat, rng)
    if second is None:
        return None
    assert first.told(seat) == second.told(seat)
    if seat != SPECTATOR:
        some = tuple(
            Laying(game.coded(rng.choice(game.cards)), rng.randrange(len(game.rows) + 1))
            for _ in range(3)
        )
        own = tuple(
            Laying(game.coded(card), rng.randrange(len(game.rows)))
            for card in first.table.running.hands[seat]
        )
        for plays in (some, own, own[::-1], ()):
            assert said(first, seat, plays) == said(second, seat, plays)
    return first.table.phase


def said(twin: Twin, seat: int, plays: tuple[Laying, ...]) -> bytes:
    """What somebody gets back for a plan, and for laying the same."""
    answers: list[object] = [planned(twin.table, seat, plays)]
    for command in (c.Lay(plays), c.Lay(plays, end=True), c.EndTurn()):
        try:
            events = handle(twin.table, seat, command, lambda game, seats: twin.deal)
        except TableError as refused:
            answers.append([refused.code, dict(refused.facts)])
        except RulesError as refused:
            answers.append([refused.code, dict(refused.facts)])
        else:
            # What is drawn cannot be known before; all else of it can.
            answers.append([type(event).__name__ for event in events][:1])
    return msgspec.json.encode(answers)


@given(setups, seeds, st.integers(3, 40))
def test_what_cannot_be_seen_changes_nothing(
    setup: tuple[Game, int], luck: int, steps: int
) -> None:
    assume(check(*setup, luck, steps) is not None)


@pytest.mark.parametrize(("game", "seats"), SETUPS, ids=SETUP_NAMES)
def test_every_game_in_every_phase(game: Game, seats: int) -> None:
    phases = {Phase.PLAYING, Phase.OVER} | (
        {Phase.CHOOSING} if needs_choosing(game, seats) else set()
    )
    luck = 0
    while luck < 8 or (phases and luck < 300):
        luck += 1
        phases.discard(check(game, seats, luck, (3, 8, 16, 60)[luck % 4]) or Phase.GATHERING)
    assert not phases


def needs_choosing(game: Game, seats: int) -> bool:
    return seats > 1 and not game.starter_by_lot


# -- every field of every event

SECRET = {
    ("Dealt", "decks"),
    ("Dealt", "hands"),
    ("Dealt", "salt"),
    ("Dealt", "lot"),
    ("Dealt", "seed"),
    ("TurnEnded", "drew"),
    ("TurnEnded", "bot"),
    ("Hinted", "bots"),
}
"""Everything else is for everyone. A new field must be put on one side or the other."""

PUBLIC = {
    "Opened": "settings",
    "SetUp": "settings",
    "SatDown": "seat",
    "BotSat": "seat bot",
    "StoodUp": "seat",
    "Removed": "seat bot",
    "HostPassed": "seat",
    "Dealt": "commitment again",
    "Opined": "seat opening starter",
    "Started": "seat",
    "Laid": "seat plays bot",
    "TurnEnded": "seat next",
    "Resigned": "seat",
    "Ended": "result winner left reason band hands salt",
    "Left": "seat",
    "StoodIn": "seat bot",
    "TookBack": "seat",
    "Nudged": "seat by",
    "Said": "seat text",
    "Hinted": "hints",
    "Closed": "reason",
}

DEALT = e.Dealt(
    decks=((2, 3, 4, 5),), hands=((2,), (3,), (4,)), salt="s", commitment="c", lot=1, seed=7
)
DRAWN = e.TurnEnded(1, (40, 41), 2, "greedy")
HINTED = e.Hinted((e.GivenHint(1, "leave@2"),), bots=True)


def test_every_field_is_either_public_or_secret() -> None:
    fields = {
        (kind.__name__, field)
        for kind in e.Event.__subclasses__()
        for field in kind.__struct_fields__
    }
    public = {(kind, field) for kind, names in PUBLIC.items() for field in names.split()}
    assert fields == SECRET | public
    assert not SECRET & public


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
@pytest.mark.parametrize(
    ("event", "other"),
    [
        (DEALT, replace(DEALT, decks=((5, 4, 3, 2),))),
        (DEALT, replace(DEALT, salt="another")),
        (DEALT, replace(DEALT, lot=2)),
        (DEALT, replace(DEALT, seed=None)),
        (DEALT, replace(DEALT, hands=((2,), (9,), (4,)))),
        (DRAWN, replace(DRAWN, drew=(50, 51))),
        (DRAWN, replace(DRAWN, bot=None)),
        (HINTED, replace(HINTED, bots=False)),
    ],
    ids="decks salt lot seed hands drew bot bots".split(),
)
def test_a_secret_field_reaches_nobody_else(event: AnyEvent, other: AnyEvent, seat: int) -> None:
    assert event != other
    assert msgspec.json.encode(seen(event, seat)) == msgspec.json.encode(seen(other, seat))


def test_ones_own_cards_are_told() -> None:
    assert msgspec.to_builtins(seen(DEALT, 1))["hand"] == (3,)
    assert msgspec.to_builtins(seen(DEALT, SPECTATOR))["hand"] is None
    assert msgspec.to_builtins(seen(DRAWN, 1))["cards"] == (40, 41)
    assert msgspec.to_builtins(seen(DRAWN, 0)) == {
        "type": "turn_ended",
        "seat": 1,
        "drew": 2,
        "cards": None,
        "next": 2,
    }


def test_only_the_deal_and_the_draw_are_private() -> None:
    """Whoever learns nothing of its own is told the very bytes that spectators are told."""
    game, seats = SETUPS[8]
    first, _, _ = play(game, seats, Random(3), 80)
    for event in first.events:
        public = msgspec.json.encode(seen(event, SPECTATOR))
        assert not is_private(event, SPECTATOR)
        for seat in range(seats):
            if not is_private(event, seat):
                assert msgspec.json.encode(seen(event, seat)) == public
            assert not is_private(event, seat) or isinstance(event, e.Dealt | e.TurnEnded)


def test_every_event_is_seen_as_a_type_of_its_own_with_the_same_tag() -> None:
    def tags(kinds: list[type[msgspec.Struct]]) -> set[object]:
        return {kind.__struct_config__.tag for kind in kinds}

    assert tags(list(e.Event.__subclasses__())) == tags(list(SeenEvent.__subclasses__()))
    assert set(AnySeenEvent.__args__) == set(SeenEvent.__subclasses__())


def test_covered_cards_stay_covered() -> None:
    """A view holds the tops, never what lies under them: no history."""
    game, seats = SETUPS[0]
    first, _, _ = play(game, seats, Random(5), 40)
    table = first.table
    gone = {card for turn in table.turns for card, _ in turn} - set(table.running.tops)
    assert gone
    shown = msgspec.to_builtins(view(table, SPECTATOR))
    assert not set(shown["now"]["tops"]) & gone
    assert {"turns", "decks", "deck", "salt", "laid"}.isdisjoint(shown)
