"""The guard: what a seat or a spectator cannot see never changes a byte that it is sent.

A game is played twice by the same commands, the second time with everything shuffled that somebody
cannot see. Events, views, plans and refusals must come out the same for them.
"""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from backtrick.rules import Deal, Game, RulesError, State
from backtrick.rules.dealing import Decks
from backtrick.table import (
    NEWCOMER,
    SPECTATOR,
    AnyEvent,
    AnySeenEvent,
    CodedPlay,
    Command,
    Phase,
    SealedDeal,
    Settings,
    Table,
    TableError,
    apply,
    handle,
    open_table,
    planned,
    private_view,
    public_view,
    rebuild,
    seal,
    seen,
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
    """A table driven by commands."""

    def __init__(self, settings: Settings, deal: SealedDeal) -> None:
        self.deal = deal
        self.events: list[AnyEvent] = list(open_table(settings))
        self.tables: list[Table] = [rebuild(self.events[:1]), rebuild(self.events)]

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def do(self, actor: int, command: Command) -> None:
        for event in handle(self.table, actor, command, lambda game, seats: self.deal)[0]:
            self.events.append(event)
            self.tables.append(apply(self.table, event))

    def sent(self, seat: int) -> list[bytes]:
        """Every byte that this seat could have been sent."""
        encode = msgspec.json.encode
        return [
            encode([seen(event), public_view(table), private_view(table, seat)])
            for event, table in zip(self.events, self.tables, strict=True)
        ]


def play(game: Game, seats: int, rng: Random, steps: int) -> tuple[Twin, Asked, Settings]:
    """A table of people and bots at which one game is played, as far as it goes."""
    settings = Settings(game.name, dict(game.options()), seats, clock=rng.choice([None, 30]))
    decks: Decks = tuple(
        tuple(rng.sample(game.cards, len(game.cards))) for _ in range(game.deck_count(seats))
    )
    twin = Twin(settings, seal(game, Deal(decks, rng.randrange(seats)), "salt"))
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


def shuffled(
    deal: SealedDeal, hidden: list[set[int]], rng: Random, *, over: bool, lot: bool
) -> SealedDeal:
    """The same deal and commitment but for what is hidden; before the end also another salt, seed
    and lot.
    """
    decks = []
    for deck, cards in zip(deal.decks, hidden, strict=True):
        order = [card for card in deck if card in cards]
        rng.shuffle(order)
        decks.append(tuple(order.pop() if card in cards else card for card in deck))
    other_lot = deal.lot if lot else 1 - min(deal.lot, 1)
    salt = deal.salt if over else "another salt"
    return SealedDeal(
        tuple(decks), other_lot, rng.randrange(1000), salt=salt, commitment=deal.commitment
    )


def other_truth(
    first: Twin, asked: Asked, settings: Settings, seat: int, rng: Random
) -> Twin | None:
    """The same commands with what this seat cannot see shuffled; none when the cards then forbid
    what was done or would have ended the game.
    """
    table = first.table
    over = table.phase is Phase.OVER
    hidden = hidden_from(table.state, seat, over)
    lot = table.game.starter_by_lot or len(table.seats) == 1
    for _ in range(TRIES):
        deal = shuffled(first.deal, hidden, rng, over=over, lot=lot)
        twin = Twin(settings, deal)
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
    if first.table.log is None:
        return None
    seat = rng.randrange(-1, seats)
    second = other_truth(first, asked, settings, seat, rng)
    if second is None:
        return None
    assert first.sent(seat) == second.sent(seat)
    if seat != SPECTATOR:
        some = tuple(
            CodedPlay(game.coded(rng.choice(game.cards)), rng.randrange(len(game.rows) + 1))
            for _ in range(3)
        )
        own = tuple(
            CodedPlay(game.coded(card), rng.randrange(len(game.rows)))
            for card in first.table.state.hands[seat]
        )
        for plays in (some, own, own[::-1], ()):
            assert said(first, seat, plays) == said(second, seat, plays)
    return first.table.phase


def said(twin: Twin, seat: int, plays: tuple[CodedPlay, ...]) -> bytes:
    """What somebody gets back for a plan, and for laying the same."""
    answers: list[object] = [planned(twin.table, seat, plays)]
    wanted = tuple(c.WantedPlay(play.card, play.pile) for play in plays)
    for command in (c.Lay(wanted), c.Lay(wanted, end=True), c.EndTurn()):
        try:
            events, _ = handle(twin.table, seat, command, lambda game, seats: twin.deal)
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
}
"""Everything else is for everyone. A new field must be put on one side or the other."""

PUBLIC = {
    "Opened": "settings origin",
    "SetUp": "settings",
    "SatDown": "seat",
    "BotSat": "seat bot",
    "StoodUp": "seat",
    "Removed": "seat bot",
    "KeyChanged": "",
    "HostPassed": "seat",
    "Dealt": "commitment again",
    "Opined": "seat opening starter",
    "Started": "seat",
    "Laid": "seat plays bot",
    "TurnEnded": "seat next bot",
    "GivingUpProposed": "seat",
    "GivingUpAgreed": "seat",
    "GivingUpDropped": "seat",
    "Resigned": "seat",
    "Ended": "result winner left reason band hands salt facts",
    "Left": "seat",
    "StoodIn": "seat bot",
    "TookBack": "seat",
    "Nudged": "seat by",
    "NudgeAnswered": "seat",
    "Said": "seat text",
    "Hinted": "hints bots",
    "Closed": "reason",
}

DEALT = e.Dealt(
    decks=((2, 3, 4, 5),), hands=((2,), (3,), (4,)), salt="s", commitment="c", lot=1, seed=7
)
DRAWN = e.TurnEnded(1, (40, 41), 2, "greedy")


def test_every_field_is_either_public_or_secret() -> None:
    fields = {
        (kind.__name__, field) for kind in get_args(AnyEvent) for field in kind.__struct_fields__
    }
    public = {(kind, field) for kind, names in PUBLIC.items() for field in names.split()}
    assert fields == SECRET | public
    assert not SECRET & public


@pytest.mark.parametrize(
    ("event", "other"),
    [
        (DEALT, replace(DEALT, decks=((5, 4, 3, 2),))),
        (DEALT, replace(DEALT, salt="another")),
        (DEALT, replace(DEALT, lot=2)),
        (DEALT, replace(DEALT, seed=None)),
        (DEALT, replace(DEALT, hands=((2,), (9,), (4,)))),
        (DRAWN, replace(DRAWN, drew=(50, 51))),
    ],
    ids="decks salt lot seed hands drew".split(),
)
def test_a_secret_field_is_sent_to_nobody(event: AnyEvent, other: AnyEvent) -> None:
    assert event != other
    assert msgspec.json.encode(seen(event)) == msgspec.json.encode(seen(other))


def test_a_draw_is_seen_as_a_count() -> None:
    assert msgspec.to_builtins(seen(DRAWN)) == {
        "type": "turn_ended",
        "seat": 1,
        "drew": 2,
        "next": 2,
        "bot": "greedy",
    }


def test_an_event_is_public_or_has_a_form_of_its_own_with_the_same_tag() -> None:
    kinds, forms = get_args(AnyEvent), get_args(AnySeenEvent)
    public = {kind for kind in kinds if issubclass(kind, e.PublicEvent)}
    assert public <= set(forms)
    assert set(forms) - public == set(SeenEvent.__subclasses__())
    assert {kind.__struct_config__.tag for kind in kinds} == {
        form.__struct_config__.tag for form in forms
    }


def test_an_event_from_the_future_is_read() -> None:
    """Unknown fields are ignored, and missing ones get their defaults."""
    raw = b"""{"type": "laid", "seat": 1, "weather": "fine",
        "plays": [{"card": 40, "pile": 0, "spin": 2}]}"""
    event = msgspec.json.decode(raw, type=AnyEvent)
    assert event == e.Laid(1, (CodedPlay(40, 0),), None)
    opened = b"""{"type": "opened", "settings":
        {"game": "the-game", "options": {}, "seats": 2, "lamp": "on"}}"""
    assert msgspec.json.decode(opened, type=AnyEvent) == e.Opened(Settings("the-game", {}, 2))


def test_a_command_with_an_unknown_field_is_refused() -> None:
    for raw in (
        b'{"type": "lay", "plays": [{"card": 40, "pile": 0, "spin": 2}]}',
        b'{"type": "change", "settings": {"game": "the-game", "options": {}, "seats": 2, "x": 1}}',
        b'{"type": "leave", "x": 1}',
    ):
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.json.decode(raw, type=c.SeatCommand)


def test_covered_cards_stay_covered() -> None:
    """A view holds the tops, never what lies under them: no history."""
    game, seats = SETUPS[0]
    first, _, _ = play(game, seats, Random(5), 40)
    table = first.table
    gone = {card for turn in table.game_log.turns for card, _ in turn} - set(table.state.tops)
    assert gone
    shown = msgspec.to_builtins(public_view(table))
    assert not set(shown["now"]["tops"]) & gone
    assert {"turns", "decks", "deal", "salt", "laid", "log"}.isdisjoint(shown)
