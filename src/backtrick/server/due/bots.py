"""Bots at a table: they think in threads, off the event loop, and see nothing but their view."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from backtrick.bots import BotError, SeatedBot, bot_named, seat_bot
from backtrick.bots.explanation import Explanation, ask_explanation
from backtrick.rules import State
from backtrick.server.ops import logs
from backtrick.server.ports import Workers
from backtrick.table import (
    GivenHint,
    Table,
    bot_hints,
    bot_opinion,
    bot_seed,
    bot_turn,
    yet_to_speak,
)
from backtrick.table.commands import BotHints, BotOpines, BotTurn
from backtrick.talk import Heard, Hints

CLOCK_BOT = "planner"
"""Plays the turn of a person whose clock has run out."""

SAFE_BOT = "greedy"
"""Plays when another bot cannot: it is always there, and quick."""

T = TypeVar("T")
Answer = TypeVar("Answer", BotTurn, BotOpines, tuple[GivenHint, ...])


class BotPool:
    """Lets bots think in threads, each for a limited time."""

    def __init__(self, workers: Workers, threads: int, seconds: float) -> None:
        self._pool = workers.pool("bot", threads)
        self._spare = workers.pool("safe-bot", 1)
        self._asides = workers.pool("bot-aside", 1)
        self._seconds = seconds

    async def turn(self, table: Table, seat: int, name: str) -> BotTurn:
        """What a bot lays from here to the end of the turn."""
        return await self._ask(table, seat, name, bot_turn)

    async def opinion(self, table: Table, seat: int, name: str) -> BotOpines:
        """How good an opening a bot has, and what it says before the start."""
        opinion = await self._ask(table, seat, name, bot_opinion)
        return replace(opinion, hints=await self._hints(table, seat, name))

    async def hints(self, table: Table) -> BotHints:
        """What the bots that are not to act say in this turn."""
        seats = yet_to_speak(table)
        said = [self._hints(table, seat, table.seats[seat].bot or SAFE_BOT) for seat in seats]
        hints = chain.from_iterable(await asyncio.gather(*said))
        return BotHints(tuple(hints), len(table.game_log.laid))

    async def _hints(self, table: Table, seat: int, name: str) -> tuple[GivenHint, ...]:
        """What a bot says; nothing when it fails."""
        try:
            return await self._asked(self._pool, table, seat, name, bot_hints)
        except BotError as error:
            logs.warning("a bot could not speak", bot=name, code=error.code.value)
        except TimeoutError:
            logs.warning("a bot took too long to speak", bot=name, seconds=self._seconds)
        return ()

    async def _ask(
        self, table: Table, seat: int, name: str, ask: Callable[[Table, SeatedBot], Answer]
    ) -> Answer:
        """A bot that fails or takes too long is replaced, for this once."""
        try:
            return await self._asked(self._pool, table, seat, name, ask)
        except BotError as error:
            logs.warning("a bot failed", bot=name, code=error.code.value)
        except TimeoutError:
            logs.warning("a bot took too long", bot=name, seconds=self._seconds)
        # Not where others think: all those threads may be waiting for the same thing.
        return await self._asked(self._spare, table, seat, SAFE_BOT, ask)

    async def _asked(
        self,
        pool: Executor,
        table: Table,
        seat: int,
        name: str,
        ask: Callable[[Table, SeatedBot], Answer],
    ) -> Answer:
        seed = bot_seed(table.sealed.salt, table.number, len(table.game_log.turns))
        return await self._think(
            pool,
            lambda: ask(table, seat_bot(name, bot_named(name), seat, seed, table.settings.hints)),
        )

    async def explain(
        self, state: State, name: str, seed: int, heard: Sequence[Heard], hints: Hints
    ) -> Explanation:
        """Why a bot played the turn that begins here. Live tables come first: only one bot at a
        time is asked, in a thread where it keeps none of theirs waiting.
        """

        def explained() -> Explanation:
            player = seat_bot(name, bot_named(name), state.to_act, seed, hints)
            return ask_explanation(player, state, heard)

        return await self._think(self._asides, explained)

    async def _think(self, pool: Executor, work: Callable[[], T]) -> T:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def thinking() -> T:
            loop.call_soon_threadsafe(begun.set)
            return work()

        running = loop.run_in_executor(pool, thinking)
        try:
            # The time for thinking begins when a thread is free.
            await asyncio.wait_for(begun.wait(), self._seconds)
        except TimeoutError:
            running.cancel()
            raise
        return await asyncio.wait_for(running, self._seconds)

    def close(self) -> None:
        """Let go of the threads; nobody waits for a bot that is still thinking."""
        for pool in (self._pool, self._spare, self._asides):
            pool.shutdown(wait=False, cancel_futures=True)
