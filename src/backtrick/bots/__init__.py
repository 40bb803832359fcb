"""Bots: a view and the hints heard in, a turn and hints to give out."""

from backtrick.bots.bot import Bot, QuietBot, Wish, wish_said
from backtrick.bots.contract import check_bot
from backtrick.bots.errors import BotError, BotErrorCode
from backtrick.bots.playing import (
    SeatedBot,
    ask_hints,
    ask_turn,
    ask_wish,
    choose_starter,
    seat_bot,
    take_turn,
)
from backtrick.bots.registry import BotMaker, bot_named, known_bots, offered_bots, seat_bots
