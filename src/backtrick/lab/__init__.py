"""Experiments: many games of bots, and what came of them."""

from backtrick.lab.engines import Engine
from backtrick.lab.errors import LabError, LabErrorCode
from backtrick.lab.estimates import Estimate
from backtrick.lab.playing import play_game
from backtrick.lab.records import RecordsFile, save_record
from backtrick.lab.simulation import simulate
from backtrick.lab.summary import Summary, wilson
from backtrick.lab.tables import GameRow, write_games, write_summaries
from backtrick.lab.tournament import (
    Difference,
    Duels,
    Pairing,
    Standing,
    Teams,
    TeamStanding,
    tournament,
)
