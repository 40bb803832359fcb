"""A live game without I/O: commands in, events out, and what each seat may see of them."""

from backtrick.table.answers import bot_hints, bot_opinion, bot_turn, helped_turns, played_by
from backtrick.table.applying import apply, rebuild
from backtrick.table.chance import (
    Dealer,
    SealedDeal,
    always,
    bot_seed,
    seal,
    secret_deal,
    seeded_dealer,
)
from backtrick.table.coding import CodedPlay, coded_plays, decoded_plays
from backtrick.table.commands import DRIVER, NEWCOMER, Command
from backtrick.table.commitment import commitment, opens
from backtrick.table.due import Due, DueKind, due
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.events import AnyEvent, GivenHint, Origin
from backtrick.table.handling import handle, open_table
from backtrick.table.hints import (
    StandingHint,
    may_still_give,
    standing,
    yet_to_speak,
)
from backtrick.table.plan import Planned, TurnOptions, plan
from backtrick.table.resuming import events_of, table_of
from backtrick.table.seats import Seat
from backtrick.table.seen import SPECTATOR, AnySeenEvent, seen
from backtrick.table.settings import BotPace, Settings, Talk, WantedSettings, settled
from backtrick.table.table import Phase, Table
from backtrick.table.views import (
    Board,
    Now,
    PrivateView,
    TableView,
    board,
    planned,
    private_view,
    public_view,
)
