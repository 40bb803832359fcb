"""The truth about an end: who was stuck on what, what was required, tricks, and heeded requests."""

from __future__ import annotations

import pytest

from backtrick.rules import BadRecord, Deal, Ending, TheGame, read_records
from backtrick.table import DRIVER, Phase, always, seal, table_of
from backtrick.table import commands as c
from backtrick.table.events import EndFacts
from backtrick.table.tally import end_facts
from backtrick.talk import replay_with_hints
from tests.golden import FOLDER
from tests.table.kit import HOST, Live, playing, settings


def dealt(first: list[int], seats: int, **options: object) -> Live:
    """A table of The Game with these cards on top of the deck; the host starts."""
    game = TheGame.choose(options, seats)
    deck = (*first, *(card for card in game.cards if card not in first))
    dealer = always(seal(game, Deal((deck,), HOST), "salt"))
    live = Live(settings("the-game", seats, options=options), dealer)
    for seat in range(1, seats):
        live.do(HOST, c.PutBot(seat, "greedy"))
    live.do(HOST, c.Begin())
    if live.table.phase is Phase.CHOOSING:
        live.do(HOST, c.Opine(2, HOST))
        live.do(DRIVER, c.CloseOpinions())
    return live


def facts(live: Live) -> EndFacts:
    end = live.table.end
    assert end is not None
    assert end.facts is not None
    return end.facts


def test_who_is_stuck_and_how_many_were_required() -> None:
    live = dealt([98, 99, 3, 2, 50, 51, 52, 53], 1)
    live.lay(HOST, "98@0 99@1", end=True)
    live.lay(HOST, "3@2 2@3", end=True)
    assert live.table.phase is Phase.OVER
    found = facts(live)
    assert (found.seat, found.required, found.laid, found.burning) == (HOST, 2, 0, ())
    assert live.table.end is not None
    assert live.table.end.reason == "stuck"
    assert {50, 51, 52, 53} <= set(live.table.end.hands[HOST])


def test_which_fire_card_was_left_burning() -> None:
    live = dealt([98, 99, 3, 2, 66, 51, 52, 53], 1, fire=True)
    live.lay(HOST, "98@0 3@3 2@3 66@2", end=True)
    live.lay(HOST, "99@0")
    hand = [card for card in live.state.hand if card < 66]
    assert hand, "a lower card could cover it"
    live = dealt([98, 97, 3, 2, 66, 95, 94, 93, 92, 91, 99, 90], 1, fire=True)
    live.lay(HOST, "98@0 97@1 3@3 66@2", end=True)
    live.lay(HOST, "99@0 2@3")
    found = facts(live)
    assert (found.seat, found.laid, found.burning) == (HOST, 2, (66,))


def test_who_gave_up() -> None:
    live = playing(1, 2)
    live.give_up(HOST)
    assert facts(live).seat == HOST


def test_tricks_and_requests_to_leave_a_pile() -> None:
    live = dealt([20, 10, 30, 40, 50, 60, 70], 2)
    live.do(1 - 1, c.GiveHint("hard-turn"))
    live.lay(HOST, "20@0 10@0", end=True)
    live.give_up(HOST)
    assert facts(live).tricks == 1
    live = playing(2, 1)
    live.do(1, c.GiveHint("leave@0"))
    live.do(1, c.GiveHint("leave@2"))
    card = live.state.hands[HOST][0]
    live.lay(HOST, f"{card}@0")
    live.give_up(HOST)
    assert (facts(live).asked, facts(live).heeded) == (2, 1)


def test_a_request_counts_from_the_beginning_of_the_turn_it_was_made_in() -> None:
    """A record does not say between which cards of a turn a hint was given."""
    live = playing(3, 0)
    live.do(2, c.GiveHint("leave@0"))
    first, second = live.state.hands[HOST][-2:]
    live.lay(HOST, f"{second}@2 {first}@2", end=True)
    first, second = live.state.hands[1][:2]
    live.lay(1, f"{first}@0")
    live.do(2, c.GiveHint("leave@0"))
    live.lay(1, f"{second}@1", end=True)
    live.give_up(HOST)
    assert (facts(live).asked, facts(live).heeded) == (1, 0)


def test_a_request_that_is_made_again_in_the_next_round_counts_again() -> None:
    live = playing(2, 0)
    for _ in range(2):
        live.do(1, c.GiveHint("leave@0"))
        for seat in (HOST, 1):
            live.lay(seat, laid_elsewhere(live), end=True)
    live.do(1, c.GiveHint("leave@0"))
    live.give_up(HOST)
    assert (facts(live).asked, facts(live).heeded) == (3, 3)


def test_a_request_that_still_stands_counts_once() -> None:
    live = playing(3, 0)
    for seat in (HOST, 1):
        live.do(2, c.GiveHint("leave@0"))
        live.lay(seat, laid_elsewhere(live), end=True)
    live.give_up(2)
    assert (facts(live).asked, facts(live).heeded) == (1, 1)


def laid_elsewhere(live: Live) -> str:
    """The two highest cards of who is to act, on pile 2."""
    second, first = sorted(live.state.hand)[-2:]
    return f"{first}@2 {second}@2"


@pytest.mark.parametrize(
    "name", ["the-game-3-required2-hand6-fire", "face-to-face-2", "quick-and-easy-4"]
)
def test_a_replayed_game_has_the_facts_of_the_table(name: str) -> None:
    with (FOLDER / f"{name}.jsonl").open("rb") as lines:
        records = [line.record for line in read_records(lines)]
    for record in records:
        assert not isinstance(record, BadRecord)
        table = table_of(record, dict(enumerate(record.players)))
        assert table.end is not None
        assert record.outcome is not None
        winner = record.outcome.winner
        loser = None if winner is None else 1 - winner
        found = end_facts(replay_with_hints(record), resigned=loser)
        assert found == table.end.facts
        if record.outcome.ending is Ending.STUCK:
            assert found.seat == table.state.to_act
            assert found.laid < found.required
