"""What the rulebooks say: pure, and nothing but the standard library."""

from backtrick.rules.dealing import Deal, deal, new_deal
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
from backtrick.rules.gamelog import GameLog
from backtrick.rules.games import GAMES, as_game, game_named
from backtrick.rules.generator import game_seed
from backtrick.rules.imagining import imagine
from backtrick.rules.legal import LegalPlays, legal_plays
from backtrick.rules.notation import parse_position, position_text
from backtrick.rules.outcomes import Band, Ending, Outcome, Result
from backtrick.rules.plays import Play, Turn, parse_play, parse_turn, play_text, turn_text
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
