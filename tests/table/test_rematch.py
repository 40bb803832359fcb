"""Once more, with the same people: a new deal, or the same one."""

from __future__ import annotations

import hashlib

import pytest

from backtrick.rules import FaceToFace, QuickAndEasy, TheGame
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    Phase,
    SealedDeal,
    bot_seed,
    commitment,
    handle,
    opens,
    public_view,
    secret_deal,
    seeded_dealer,
)
from backtrick.table import commands as c
from backtrick.table.events import Dealt, Ended
from tests.table.kit import HOST, over, playing


def test_a_new_deal() -> None:
    live = over(2, 1)
    before = live.table
    live.dealer = seeded_dealer(9)
    live.do(1, c.Rematch())
    after = live.table
    assert after.phase is Phase.CHOOSING
    assert after.seats == before.seats
    assert after.number == 2
    assert after.sealed.decks != before.sealed.decks
    assert after.opinions == (None, None, None)
    assert (after.game_log.turns, after.game_log.laid) == ((), ())
    assert (after.end, after.game_log.starter) == (None, None)


def test_the_same_deal_has_the_same_cards_and_another_commitment() -> None:
    live = over(2, 1)
    before = live.table
    live.dealer = seeded_dealer(9)
    (dealt,) = live.do(HOST, c.Rematch(same_deal=True))
    assert isinstance(dealt, Dealt)
    assert dealt.again
    assert live.table.sealed.decks == before.sealed.decks
    assert live.table.sealed.commitment != before.sealed.commitment
    assert live.table.sealed.seed == before.sealed.seed
    assert live.state.hands != ()


def test_the_salt_of_the_same_deal_is_handed_in() -> None:
    live = over(2, 1)
    _, table = handle(live.table, HOST, c.Rematch(same_deal=True), live.dealer, lambda: "ab")
    assert table.sealed.salt == "ab"


def test_the_same_duel_begins_with_the_same_seat() -> None:
    live = over(1, 1, "face-to-face")
    starter = live.table.game_log.starter
    live.do(HOST, c.Rematch(same_deal=True))
    assert live.table.game_log.starter == starter
    assert live.table.phase is Phase.PLAYING


@pytest.mark.parametrize(
    "happened",
    [
        [(1, c.Leave()), (NEWCOMER, c.Sit(1))],
        [(HOST, c.OpenSeat(2)), (NEWCOMER, c.Sit(2))],
        [(HOST, c.OpenSeat(2)), (HOST, c.PutBot(2, "planner"))],
        [(HOST, c.Remove(1, "greedy")), (HOST, c.PutBot(1, "greedy"))],
    ],
)
def test_a_known_deal_is_not_dealt_to_somebody_new(happened: list[tuple[int, c.Command]]) -> None:
    live = over(2, 1)
    live.do(HOST, c.Rematch(same_deal=True))
    live.do(DRIVER, c.CloseOpinions())
    assert not public_view(live.table).again, "not while it is played"
    live.give_up(HOST)
    assert live.answer(HOST, c.Rematch(same_deal=True)) == "ok"
    assert public_view(live.table).again
    for actor, command in happened:
        live.do(actor, command)
    assert live.answer(HOST, c.Rematch(same_deal=True)) == "other-people"
    assert not public_view(live.table).again
    live.do(HOST, c.Rematch())
    live.do(DRIVER, c.CloseOpinions())
    live.give_up(HOST)
    assert live.answer(HOST, c.Rematch(same_deal=True)) == "ok"


def test_who_is_only_away_has_played_the_deal() -> None:
    live = playing(2, 0)
    live.do(1, c.Leave())
    live.do(HOST, c.LetBot(1, "greedy"))
    live.give_up(HOST)
    assert live.answer(HOST, c.Rematch(same_deal=True)) == "ok"


def test_a_stand_in_plays_on_and_an_empty_seat_must_be_filled_first() -> None:
    live = over(2, 0)
    live.do(1, c.Leave())
    assert live.answer(HOST, c.Rematch()) == "seats-open"
    live.do(HOST, c.PutBot(1, "greedy"))
    live.do(HOST, c.Rematch())
    assert live.table.seats[1].bot == "greedy"


def test_the_commitment_is_opened_at_the_end() -> None:
    live = over(1, 1)
    dealt = next(event for event in live.events if isinstance(event, Dealt))
    end = live.table.end
    assert isinstance(end, Ended)
    assert opens(live.table.game, live.table.sealed.decks, end.salt, dealt.commitment)


def test_a_commitment_holds_for_one_order_and_one_salt() -> None:
    for game, seats in ((TheGame(), 3), (FaceToFace(), 2), (QuickAndEasy(), 2)):
        deal = secret_deal(game.settled(seats), seats)
        shown = commitment(game, deal.decks, deal.salt)
        assert len(shown) == 64
        assert opens(game, deal.decks, deal.salt, shown.upper())
        assert not opens(game, deal.decks, deal.salt + "0", shown)
        first, *others = deal.decks
        swapped = ((first[1], first[0], *first[2:]), *others)
        assert not opens(game, swapped, deal.salt, shown)


def test_the_commitment_is_what_its_description_says() -> None:
    text = 'backtrick/1 salt [["7r","10b"]]'
    expected = hashlib.sha256(text.encode()).hexdigest()
    assert commitment(QuickAndEasy(), ((27, 10),), "salt") == expected


def test_deals_are_secret_unless_they_have_a_seed() -> None:
    game = TheGame().settled(3)
    one, other = secret_deal(game, 3), secret_deal(game, 3)
    assert one.decks != other.decks
    assert one.salt != other.salt
    assert one.seed is None
    assert seeded_dealer(5)(game, 3) == seeded_dealer(5)(game, 3)
    assert isinstance(one, SealedDeal)


def test_the_seed_of_the_bots_follows_from_the_salt_and_the_game() -> None:
    assert bot_seed("a", 1) == bot_seed("a", 1)
    assert len({bot_seed("a", 1), bot_seed("a", 2), bot_seed("b", 1)}) == 3
    assert bot_seed("a", 1) in range(2**64)


def test_a_table_that_was_closed_has_no_rematch() -> None:
    live = over(2, 0)
    live.do(DRIVER, c.Close("abandoned"))
    assert live.answer(HOST, c.Rematch()) == "closed"
