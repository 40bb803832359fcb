"""A live game without I/O: commands in, events out, and what each seat may see of them."""

from backtrick.table.answers import bot_opinion, bot_turn
from backtrick.table.chance import Deal, Dealer, always, bot_seed, secret_deal, seeded_dealer
from backtrick.table.commands import DRIVER, NEWCOMER, Command
from backtrick.table.commitment import commitment, opens
from backtrick.table.due import Due, Kind, due
from backtrick.table.errors import Refusal, Refused
from backtrick.table.events import AnyEvent, Laying
from backtrick.table.handling import carry_out, handle, open_table
from backtrick.table.plan import Planned, TurnOptions, plan
from backtrick.table.resuming import events_of, table_of
from backtrick.table.seats import Seat
from backtrick.table.seen import SPECTATOR, AnySeenEvent, is_private, seen
from backtrick.table.settings import Settings, settled
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
    "Kind",
    "Laying",
    "Now",
    "Phase",
    "Planned",
    "Refusal",
    "Refused",
    "Seat",
    "Settings",
    "Table",
    "TableView",
    "TurnOptions",
    "again",
    "always",
    "bot_opinion",
    "bot_seed",
    "bot_turn",
    "carry_out",
    "commitment",
    "due",
    "events_of",
    "handle",
    "is_private",
    "now",
    "open_table",
    "opens",
    "options",
    "plan",
    "planned",
    "rebuilt",
    "secret_deal",
    "seeded_dealer",
    "seen",
    "settled",
    "table_of",
    "view",
]
