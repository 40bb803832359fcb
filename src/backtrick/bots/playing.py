"""Letting bots play: every answer is checked, and a bad one names the bot and the position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from operator import index

from backtrick.bots.bot import Bot, Wish
from backtrick.bots.errors import BotError, BotErrorCode
from backtrick.bots.registry import BotMaker
from backtrick.bots.thinking import ThinkingBot
from backtrick.errors import Fact
from backtrick.kernel.hearing import thinned
from backtrick.rules import (
    GameLog,
    IllegalPlay,
    Play,
    State,
    View,
    observe,
    play_text,
    position_text,
)
from backtrick.rules.game import NOBODY
from backtrick.rules.generator import seat_state
from backtrick.talk import OPENING, Heard, Hint, Hints, hint_refused

MOST_HINTS = 64
"""More than any game has to say."""


@dataclass
class SeatedBot:
    """A bot in its seat."""

    name: str
    seat: int
    bot: Bot
    remembers: bool = field(init=False)

    def __post_init__(self) -> None:
        self.remembers = bool(getattr(self.bot, "remembers", False))

    def view(self, state: State) -> View:
        """What this bot may see: its view, with recall if it asked for it."""
        return observe(state, self.seat, recall=self.remembers)

    def error(self, code: BotErrorCode, state: State, **facts: Fact) -> BotError:
        """A misbehaviour of this bot in that position."""
        return BotError(code, bot=self.name, seat=self.seat, position=position_text(state), **facts)

    def illegal(self, state: State, play: Play) -> BotError:
        """The error of laying a card where it may not go."""
        known = play.card in state.game.cards
        shown = play_text(state.game, play) if known else f"{play.card}@{play.pile}"
        return self.error(BotErrorCode.ILLEGAL, state, play=shown)


def seat_bot(
    name: str, maker: BotMaker, seat: int, seed: int, hints: Hints = Hints.TALKATIVE
) -> SeatedBot:
    """Make a bot for a seat of the game with this seed. One that thinks is told how much bots say
    at the table.
    """
    try:
        bot = maker(seed=seat_state(seed, seat))
        if isinstance(bot, ThinkingBot):
            bot.hints = hints
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise BotError(BotErrorCode.IMPORT, bot=name, detail=detail) from error
    return SeatedBot(name, seat, bot)


def choose_starter(players: Sequence[SeatedBot], state: State) -> int:
    """The bot that starts: the one that wishes it most, then the lowest seat."""
    wishes = [ask_wish(player, state) for player in players]
    best = wishes.index(max(wishes))
    return players[best].seat


def ask_wish(player: SeatedBot, state: State) -> Wish:
    """How gladly a bot would start."""
    try:
        answer = player.bot.wish(player.view(state))
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise player.error(BotErrorCode.RAISED, state, detail=detail) from error
    if answer not in list(Wish):
        raise player.error(BotErrorCode.NONSENSE, state, answer=repr(answer))
    return Wish(answer)


def ask_turn(player: SeatedBot, state: State, heard: Sequence[Heard] = ()) -> Sequence[Play]:
    """What a bot wants to lay now, with the hints that stand before it; whether it may is for
    `lay` to see.
    """
    try:
        answer: object = player.bot.choose_turn(player.view(state), heard)
        most = len(state.hand) + 1
        values = list(islice(answer, most)) if isinstance(answer, Iterable) else [answer]
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise player.error(BotErrorCode.RAISED, state, detail=detail) from error
    try:
        return [_as_play(value) for value in values]
    except TypeError:
        raise player.error(BotErrorCode.NONSENSE, state, answer=repr(answer)) from None


def ask_hints(
    player: SeatedBot, state: State, said: Sequence[Heard], amount: Hints = Hints.TALKATIVE
) -> tuple[Hint, ...]:
    """What a bot says now, where `said` are the hints that stand. What it said before and what
    still stands is not said again; a hint that nobody may give here is a misbehaviour.
    """
    view = player.view(state)
    try:
        answer: object = player.bot.speak(view)
        values = list(islice(answer, MOST_HINTS)) if isinstance(answer, Iterable) else [answer]
    except (Exception, SystemExit) as error:
        detail = f"{type(error).__name__}: {error}"
        raise player.error(BotErrorCode.RAISED, state, detail=detail) from error
    turn = OPENING if state.to_act == NOBODY else 0
    own: list[Heard] = []
    for value in values:
        if not isinstance(value, Hint):
            raise player.error(BotErrorCode.NONSENSE, state, answer=repr(answer))
        refusal = hint_refused(state.game, own, turn, player.seat, value)
        if refusal is not None:
            raise player.error(BotErrorCode.BAD_HINT, state, hint=str(value), refusal=refusal)
        own.append(Heard(turn, player.seat, value))
    standing = [old.hint for old in said if old.seat == player.seat]
    new = [heard.hint for heard in own if heard.hint not in standing]
    return thinned(view, new, standing, amount) if turn != OPENING else tuple(new)


def lay(player: SeatedBot, log: GameLog, play: Play) -> GameLog:
    """A bot lays one card."""
    try:
        return log.play(*play)
    except IllegalPlay as refusal:
        raise player.illegal(log.state, play) from refusal


def take_turn(player: SeatedBot, log: GameLog, heard: Sequence[Heard] = ()) -> GameLog:
    """A bot plays its turn, or the rest of it, and the turn ends."""
    for play in ask_turn(player, log.state, heard):
        log = lay(player, log, play)
    if log.outcome is not None:
        return log
    try:
        return log.end_turn()
    except IllegalPlay as refusal:
        raise player.error(BotErrorCode.STOPPED_EARLY, log.state) from refusal


def _as_play(value: object) -> Play:
    """A pair of whole numbers, also of numpy's."""
    if not isinstance(value, tuple | list) or len(value) != 2 or bool in map(type, value):
        raise TypeError
    return Play(*map(index, value))
