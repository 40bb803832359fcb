"""A live game without I/O: commands in, events out, and what each seat may see of them."""

from backtrick.table.answers import bot_hints, bot_opinion, bot_turn, played_by
from backtrick.table.chance import Deal, Dealer, always, bot_seed, secret_deal, seeded_dealer
from backtrick.table.commands import DRIVER, NEWCOMER, Command
from backtrick.table.commitment import commitment, opens
from backtrick.table.due import Due, Kind, due
from backtrick.table.errors import TableError, TableErrorCode
from backtrick.table.events import AnyEvent, GivenHint, Laying
from backtrick.table.handling import carry_out, handle, open_table
from backtrick.table.hints import (
    StandingHint,
    hints_in,
    may_still_give,
    replay_with_hints,
    standing,
    yet_to_speak,
)
from backtrick.table.plan import Planned, TurnOptions, plan
from backtrick.table.resuming import events_of, table_of
from backtrick.table.seats import Seat
from backtrick.table.seen import SPECTATOR, AnySeenEvent, is_private, seen
from backtrick.table.settings import Settings, Talk, settled
from backtrick.table.table import Phase, Table, rebuilt
from backtrick.table.views import Now, TableView, again, now, options, planned, view

__all__ = [
    "DRIVER",
    "NEWCOMER",
    "SPECTATOR",
    "AnyEvent",
    "AnySeenEvent",
    "Command",
    "Deal",
    "Dealer",
    "Due",
    "GivenHint",
    "Kind",
    "Laying",
    "Now",
    "Phase",
    "Planned",
    "Seat",
    "Settings",
    "StandingHint",
    "Table",
    "TableError",
    "TableErrorCode",
    "TableView",
    "Talk",
    "TurnOptions",
    "again",
    "always",
    "bot_hints",
    "bot_opinion",
    "bot_seed",
    "bot_turn",
    "carry_out",
    "commitment",
    "due",
    "events_of",
    "handle",
    "hints_in",
    "is_private",
    "may_still_give",
    "now",
    "open_table",
    "opens",
    "options",
    "plan",
    "planned",
    "played_by",
    "rebuilt",
    "replay_with_hints",
    "secret_deal",
    "seeded_dealer",
    "seen",
    "settled",
    "standing",
    "table_of",
    "view",
    "yet_to_speak",
]
