"""A table in this process: the people at the keyboard, and the one driver of its bots."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, count

from msgspec.structs import replace

from backtrick.bots import Bot, BotError, BotMaker, QuietBot, SeatedBot, seat_bot
from backtrick.rules import Game, View, game_seed, observe
from backtrick.table import (
    DRIVER,
    NEWCOMER,
    AnyEvent,
    Command,
    Dealer,
    GivenHint,
    Phase,
    SealedDeal,
    Settings,
    Table,
    Talk,
    bot_hints,
    bot_opinion,
    bot_seed,
    bot_turn,
    handle,
    open_table,
    rebuild,
    secret_deal,
    seeded_dealer,
    yet_to_speak,
)
from backtrick.table.commands import BotHints, PutBot, Sit
from backtrick.talk import Hints

Events = tuple[AnyEvent, ...]


class LocalTable:
    """A table whose commands take effect at once. `makers` has the class of every bot by name,
    `talks` says whether bots give hints.
    """

    def __init__(
        self,
        table: Table,
        makers: Mapping[str, BotMaker],
        dealer: Dealer,
        talks: bool = False,
    ) -> None:
        self.table = table
        self.talks = talks
        self._makers = makers
        self._dealer = dealer
        self._bots: dict[tuple[int, int], SeatedBot] = {}

    @property
    def people(self) -> list[int]:
        """The seats of the people."""
        return [number for number, seat in enumerate(self.table.seats) if seat.bot is None]

    def command(self, actor: int, command: Command) -> Events:
        """Let a seat do something; a refusal changes nothing."""
        events, self.table = handle(self.table, actor, command, self._dealer)
        return events

    def bot_acts(self) -> Events:
        """Let the next bot do what it is due to do; nothing when no bot is."""
        table = self.table
        if table.phase is Phase.CHOOSING:
            for number, seat in enumerate(table.seats):
                if seat.bot is not None and table.opinions[number] is None:
                    opinion = bot_opinion(table, self._bot(number, seat.bot))
                    return self.command(DRIVER, replace(opinion, hints=self._hints(number)))
        elif table.phase is Phase.PLAYING:
            number = table.state.to_act
            bot = table.seats[number].bot
            if bot is not None:
                return self.command(DRIVER, bot_turn(table, self._bot(number, bot)))
        return ()

    def listens(self, seat: int) -> bool:
        """Whether there is talk, and a bot in this seat that takes part in it: one that is always
        quiet does not.
        """
        bot = self.table.seats[seat].bot
        return self.talks and bot is not None and not _is_quiet(self._bot(seat, bot).bot)

    def bots_speak(self) -> Events:
        """Let the bots that are not to act say what they have to say in this turn."""
        seats = yet_to_speak(self.table) if self.talks else ()
        if not seats:
            return ()
        hints = chain.from_iterable(map(self._hints, seats))
        return self.command(DRIVER, BotHints(tuple(hints), len(self.table.game_log.laid)))

    def _hints(self, seat: int) -> tuple[GivenHint, ...]:
        """What the bot in a seat says; nothing when it fails."""
        bot = self.table.seats[seat].bot
        if bot is None or not self.talks:
            return ()
        try:
            return bot_hints(self.table, self._bot(seat, bot))
        except BotError:
            return ()

    def view(self, seat: int) -> View:
        """All that a person may see."""
        return observe(self.table.state, seat)

    def _bot(self, seat: int, name: str) -> SeatedBot:
        """The bot of a seat, one for each game. It gets the game's seed, where the game has one, so
        that a record with a seed can be made again.
        """
        deal, key = self.table.sealed, (self.table.number, seat)
        if key not in self._bots:
            seed = bot_seed(deal.salt, key[0]) if deal.seed is None else deal.seed
            self._bots[key] = seat_bot(
                name, self._makers[name], seat, seed, self.table.settings.hints
            )
        return self._bots[key]


def _is_quiet(bot: Bot) -> bool:
    return getattr(type(bot), "speak", None) is QuietBot.speak


def gathered(
    game: Game,
    people: int,
    bots: Mapping[str, BotMaker],
    names: tuple[str, ...],
    dealer: Dealer,
    talks: bool = False,
    hints: Hints = Hints.NORMAL,
) -> LocalTable:
    """A table before the deal: people in the first seats, the bots of these names in the others."""
    seats = people + len(names)
    settings = Settings(
        game.name, game.options(), seats, watch=False, talk=Talk.STRICT, hints=hints
    )
    local = LocalTable(rebuild(open_table(settings)), bots, dealer, talks)
    for seat in range(1, people):
        local.command(NEWCOMER, Sit(seat))
    for seat, name in enumerate(names, people):
        local.command(0, PutBot(seat, name))
    return local


def dealer_for(seed: int | None) -> Dealer:
    """Deals from the system's secure source, or the game of a seed and then others that follow
    from it.
    """
    if seed is None:
        return secret_deal
    numbers = count()

    def dealer(game: Game, seats: int) -> SealedDeal:
        number = next(numbers)
        return seeded_dealer(game_seed(seed, number) if number else seed)(game, seats)

    return dealer
