"""What the rulebooks say: pure, and nothing but the standard library."""

from backtrick.rules.dealing import deal, shuffled_decks
from backtrick.rules.errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    IllegalPlay,
    RulesError,
    RulesErrorCode,
)
from backtrick.rules.face_to_face import FaceToFace
from backtrick.rules.game import NOBODY, Game
from backtrick.rules.games import GAMES, game_named
from backtrick.rules.generator import game_seed
from backtrick.rules.imagining import imagine
from backtrick.rules.legal import LegalPlays, legal_plays
from backtrick.rules.logbook import Logbook
from backtrick.rules.notation import parse_position, position_text
from backtrick.rules.outcomes import Band, Ending, Outcome, Result
from backtrick.rules.plays import Play, parse_play, parse_turn, play_text, turn_text
from backtrick.rules.quick_and_easy import QuickAndEasy
from backtrick.rules.record import Record, read_records
from backtrick.rules.replay import Moment, final_state, replay, verify
from backtrick.rules.state import (
    State,
    end_turn,
    may_end_turn,
    outcome,
    play,
    resign,
    start,
    why_not_end,
)
from backtrick.rules.the_game import TheGame
from backtrick.rules.view import SpectatorView, View, observe, spectate

__all__ = [
    "GAMES",
    "NOBODY",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Band",
    "Ending",
    "FaceToFace",
    "Game",
    "IllegalPlay",
    "LegalPlays",
    "Logbook",
    "Moment",
    "Outcome",
    "Play",
    "QuickAndEasy",
    "Record",
    "Result",
    "RulesError",
    "RulesErrorCode",
    "SpectatorView",
    "State",
    "TheGame",
    "View",
    "deal",
    "end_turn",
    "final_state",
    "game_named",
    "game_seed",
    "imagine",
    "legal_plays",
    "may_end_turn",
    "observe",
    "outcome",
    "parse_play",
    "parse_position",
    "parse_turn",
    "play",
    "play_text",
    "position_text",
    "read_records",
    "replay",
    "resign",
    "shuffled_decks",
    "spectate",
    "start",
    "turn_text",
    "verify",
    "why_not_end",
]
