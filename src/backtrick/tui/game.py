"""A game at one keyboard: people in some seats, bots in the others, all at one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Lines

from backtrick.bots import BotError
from backtrick.rules import Play, Record, RulesError, View, turn_text
from backtrick.table import Phase, TableError, coded_plays, may_still_give, planned
from backtrick.table import commands as c
from backtrick.table import events as e
from backtrick.table.commands import lay_command
from backtrick.talk import Hint
from backtrick.texts import (
    bot_fault,
    game_title,
    option_texts,
    refusal,
    table_refusal,
    text,
)
from backtrick.tui.choosing import QUIT, Choosing
from backtrick.tui.commands import Answer, GiveHints, LayCards, Order, TryCards, understand
from backtrick.tui.ending import outcome_lines
from backtrick.tui.hints import hint_typed, keys_of, list_hints, not_a_hint, spoken
from backtrick.tui.keeping import Keeper
from backtrick.tui.local import Events, LocalTable
from backtrick.tui.screen import Quit, Screen
from backtrick.tui.showing import plan_lines, say_duties
from backtrick.tui.table import draw_state, draw_view

HELP = ("lay", "card", "plan", "end", "why", "hint", "hints", "table", "rules", "resign", "quit")

AGAIN = {"again": False, "a": False, "new": False, "same": True, "s": True}
"""What one can type after the end, and whether it asks for the same deal."""


class TerminalGame:
    """Asks people, lets bots play, and keeps the record. `ask` shows a prompt and reads a line.

    `talk` is what a resumed record holds under that name beside hints.
    """

    def __init__(
        self,
        local: LocalTable,
        names: Sequence[str],
        console: Console,
        ask: Callable[[str], str],
        keep: Path | None = None,
        talk: tuple[tuple[Any, ...], ...] = (),
    ) -> None:
        self.local = local
        self.players = tuple(names)
        self.names = labels(names)
        self.console = console
        self.screen = Screen(console, ask)
        self.keeper = Keeper(self.screen, self.record, keep)
        self.talk = talk
        self.news: list[str] = []

    def record(self) -> Record | None:
        """The game so far; nothing before somebody starts."""
        if self.local.table.game_log.starter is None:
            return None
        record = self.local.table.record(self.players)
        if not self.talk:
            return record
        return replace(record, talk=tuple(sorted((*self.talk, *record.talk), key=_turn_of)))

    def run(self) -> None:
        """Play until nobody wants to go on; nothing is lost, however it ends."""
        game, players = self.local.table.game, len(self.names)
        options = option_texts(game, players)
        welcome = text("play-welcome", game=game_title(game), players=players, options=options)
        self.screen.say(welcome, "bold")
        try:
            if self.local.table.phase is Phase.GATHERING:
                self._happened(self.local.command(0, c.Begin()))
            while self._play() and self._again():
                pass
        except (Quit, KeyboardInterrupt, EOFError):
            self.keeper.leave()
        except BotError as fault:
            # Only what happened: the position would show every hand.
            self.screen.say(bot_fault(fault).splitlines()[0], "red")
            self.keeper.leave()

    def _play(self) -> bool:
        """One game, from where it is to its end."""
        if self.local.table.phase is Phase.CHOOSING:
            Choosing(self.local, self.names, self.screen).run()
            self.keeper.save()
            self._started()
        speakers = self.local.people
        while self.local.table.phase is Phase.PLAYING:
            self._happened(self.local.bots_speak())
            seat = self.local.table.state.to_act
            if seat in self.local.people:
                self._person_turn(seat)
                speakers = [seat]
            else:
                if self.local.listens(seat):
                    passing = len(speakers) > 1
                    speakers = [who for who in speakers if self._before_a_bot(who, passing)]
                self._happened(self.local.bot_acts())
        self._close()
        return True

    def _happened(self, events: Events) -> None:
        """Keep the game, and tell what everyone may know of this."""
        if not events:
            return
        self.keeper.save()
        before: e.AnyEvent | None = None
        for event in events:
            if isinstance(event, e.Started):
                self._started()
            elif isinstance(event, e.Hinted):
                self._hinted(event)
            elif isinstance(event, e.TurnEnded):
                self._report(event.seat, len(event.drew))
            elif isinstance(event, e.Ended) and isinstance(before, e.Laid):
                self._report(before.seat, 0)
            before = event

    def _started(self) -> None:
        starter = self.local.table.game_log.starter
        assert starter is not None
        self.screen.say(text("play-starts", name=self.names[starter]))

    def _report(self, seat: int, drew: int) -> None:
        """Tell what a seat laid and how many it drew, at once and to whoever is next."""
        table = self.local.table
        laid = turn_text(table.game, table.game_log.turns[-1])
        message = text(
            "play-drew" if drew else "play-laid", name=self.names[seat], plays=laid, count=drew
        )
        self.news.append(message)
        self.screen.say(message, "cyan")

    def _hinted(self, event: e.Hinted) -> None:
        """Tell who said what, at once and to whoever is next."""
        said = ((given.seat, Hint.parse(given.hint)) for given in event.hints)
        for line in spoken(self.names, said):
            self.news.append(line)
            self.screen.say(line, "italic")

    # -- a person's turn

    def _person_turn(self, seat: int) -> None:
        if len(self.local.people) > 1:
            self._pass_to(seat)
        self._show(seat)
        began = self.local.table.began
        while self.local.table.phase is Phase.PLAYING and self.local.table.began == began:
            line = self.screen.ask(text("play-prompt", name=self.names[seat]) + " ")
            self._obey(understand(line, self.local.view(seat)), seat)

    def _pass_to(self, seat: int) -> None:
        """Hand over the keyboard, and tell what has happened."""
        self.screen.hide()
        self.screen.ask(text("play-pass", name=self.names[seat]))
        for message in self.news[-len(self.names) :]:
            self.screen.say(message, "cyan")

    def _before_a_bot(self, seat: int, passing: bool) -> bool:
        """Before a bot that listens plays, a person may tell it something. Whether to ask again
        before the next one: not if others share the keyboard, who would all have to look away.
        """
        if not may_still_give(self.local.table, seat) or not self.local.view(seat).hand:
            return False
        if passing:
            self._pass_to(seat)
        self._draw(self.local.view(seat))
        again = len(self.local.people) == 1
        prompt = text("play-hint-prompt", name=self.names[seat]) + " "
        while line := self.screen.ask(prompt).strip():
            match understand(line, self.local.view(seat)):
                case GiveHints(hints):
                    self._say(hints, seat)
                case Order.END:
                    again = False
                    break
                case Order.QUIT:
                    raise Quit
                case Order.HINTS | Order.HELP:
                    self._list_hints(seat)
                case _:
                    self.screen.say(not_a_hint(line, self.local.table.game), "yellow")
        if len(self.local.people) > 1:
            self.screen.hide()
        return again

    def _obey(self, command: Order | LayCards | TryCards | GiveHints | Answer, seat: int) -> None:
        match command:
            case LayCards(plays):
                self._lay(plays, seat)
            case TryCards(plays):
                self._plan(plays, seat)
            case GiveHints(hints):
                self._say(hints, seat)
            case Answer(message):
                self.screen.say(message, "yellow")
            case Order.HINTS:
                self._list_hints(seat)
            case Order.END:
                self._ask_table(seat, c.EndTurn())
            case Order.HELP:
                self._help()
            case Order.RULES:
                self.console.print(Markdown(text(f"rules-{self.local.table.game.name}")))
            case Order.TABLE:
                self._show(seat)
            case Order.RESIGN:
                if self.screen.question("play-resign-sure").startswith(text("play-yes")):
                    self._give_up(seat)
            case Order.QUIT:
                raise Quit

    def _give_up(self, seat: int) -> None:
        """Whoever else sits at this terminal has heard the question."""
        self._ask_table(seat, c.Resign())
        for other, who in enumerate(self.local.table.seats):
            if who.person and other != seat and self.local.table.giving_up is not None:
                self._ask_table(other, c.AnswerGivingUp(agree=True))

    def _ask_table(self, seat: int, command: c.Command) -> bool:
        """Whether the table did it; if not, the person is told why."""
        try:
            events = self.local.command(seat, command)
        except RulesError as refused:
            self.screen.say(refusal(refused), "yellow")
            return False
        except TableError as refused:
            self.screen.say(table_refusal(refused), "yellow")
            return False
        self._happened(events)
        return True

    def _say(self, hints: Sequence[Hint], seat: int) -> None:
        for hint in hints:
            self._ask_table(seat, c.GiveHint(str(hint)))

    def _list_hints(self, seat: int) -> None:
        """What this seat may still say, and how."""
        left = may_still_give(self.local.table, seat)
        self.console.print(list_hints(left) if left else text("play-no-hints"))

    def _lay(self, plays: Sequence[Play], seat: int) -> None:
        """Lay all of these cards; one that cannot be laid stops them all, and says why."""
        if not self._ask_table(seat, lay_command(self.local.table.game, plays)):
            if len(plays) > 1:
                self.screen.say(text("play-nothing-laid"), "yellow")
        elif self.local.table.phase is Phase.PLAYING:
            self._show(seat)

    def _plan(self, plays: Sequence[Play], seat: int) -> None:
        """Show where these plays would lead; nothing is laid, and nobody else hears of it."""
        view, table = self.local.view(seat), self.local.table
        plan = planned(table, seat, coded_plays(table.game, plays))
        for play in plays[: len(plan.plays)]:
            view = view.after(play)
        self._draw(view)
        for line, style in plan_lines(plan, view):
            self.screen.say(line, style)

    def _show(self, seat: int) -> None:
        view = self.local.view(seat)
        self._draw(view)
        say_duties(view, self.names, self.screen)

    def _draw(self, view: View) -> None:
        self.console.print(draw_view(view, self.names, self.local.table.conversation.standing))

    def _help(self) -> None:
        lines = Lines(box=None, title=text("play-help-title"), title_justify="left")
        for topic in HELP:
            lines.add_row(text(f"play-help-{topic}"), text(f"play-help-{topic}-about"))
        lines.show_header = False
        self.console.print(lines)
        self.screen.say(text("play-piles", last=len(self.local.table.game.rows) - 1))

    # -- the end

    def _close(self) -> None:
        state = self.local.table.state
        self.console.print(draw_state(state, self.names))
        for line in outcome_lines(state, self.names):
            self.screen.say(line, "bold")
        if self.keeper.keep:
            self.screen.say(text("play-record-kept", file=str(self.keeper.keep)))

    def _again(self) -> bool:
        """Whether they play once more, with a new deal or the same; if so, it is dealt."""
        people = self.local.people
        while people:
            try:
                left = self._courtesies()
                answer = self.screen.question("play-again-ask", say=keys_of(left))
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                return False
            if not answer or answer in QUIT:
                return False
            if answer in AGAIN:
                try:
                    dealt = self.local.command(people[0], c.Rematch(AGAIN[answer]))
                except TableError as refused:
                    self.screen.say(table_refusal(refused), "yellow")
                    continue
                self.keeper.next_file()
                self.news.clear()
                self.talk = ()
                self._happened(dealt)
                return True
            said = hint_typed(answer)
            if left and said is not None:
                self._say((said,), people[0])
                continue
            self.screen.say(text("play-again-bad", input=answer), "yellow")
        return False

    def _courtesies(self) -> tuple[str, ...]:
        """What somebody alone at the keyboard may still say to bots that talk; people who share it
        can hear each other.
        """
        local, people = self.local, self.local.people
        heard = any(map(local.listens, range(len(local.table.seats))))
        return may_still_give(local.table, people[0]) if heard and len(people) == 1 else ()


def _turn_of(entry: tuple[Any, ...]) -> int:
    return int(entry[0])


def labels(names: Sequence[str]) -> list[str]:
    """Names to show: those that occur more than once get their seat."""
    return [
        f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]
