"""Experiments: many games of bots, and what came of them."""

from backtrick.lab.records import RecordsError, RecordsFile, save_record
from backtrick.lab.simulation import Summary, play_game, simulate

__all__ = [
    "RecordsError",
    "RecordsFile",
    "Summary",
    "play_game",
    "save_record",
    "simulate",
]
