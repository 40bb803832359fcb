"""A game at one keyboard: people in some seats, bots in the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from backtrick.bots import BotError, SeatedBot, Wish, ask_wish, take_turn
from backtrick.lab import save_record
from backtrick.rules import (
    IllegalPlay,
    Logbook,
    Play,
    View,
    observe,
    turn_text,
)
from backtrick.texts import bot_fault, game_title, option_texts, refusal, text
from backtrick.tui.commands import Answer, Lay, Order, understand
from backtrick.tui.ending import outcome_lines
from backtrick.tui.table import cards, draw_state, draw_view

CLEAR_SCROLLBACK = "\x1b[3J"

HELP = ("lay", "card", "end", "why", "table", "rules", "resign", "quit")


class _Quit(Exception):
    """A person wants to stop."""


class TerminalGame:
    """Asks people, lets bots play, and keeps the record. `ask` shows a prompt and reads a line."""

    def __init__(
        self,
        book: Logbook,
        bots: Mapping[int, SeatedBot],
        console: Console,
        ask: Callable[[str], str],
        keep: Path | None = None,
    ) -> None:
        self.book = book
        self.bots = bots
        self.console = console
        self.ask = ask
        self.keep = keep
        self.names = labels(book.players)
        self.people = [seat for seat in range(len(self.names)) if seat not in bots]
        self.news: list[str] = []
        self.failed = False

    def run(self) -> None:
        """Play to the end, or until somebody stops; nothing is lost either way."""
        game, players = self.book.state.game, len(self.names)
        options = option_texts(game, players)
        self._say(
            text("play-welcome", game=game_title(game), players=players, options=options), "bold"
        )
        try:
            if self.book.starter is None:
                self._choose_starter()
            while self.book.outcome is None:
                seat = self.book.state.to_act
                self._bot_turn(self.bots[seat]) if seat in self.bots else self._person_turn(seat)
        except (_Quit, KeyboardInterrupt, EOFError):
            self._leave()
            return
        except BotError as fault:
            # Only what happened: the position would show every hand.
            self._say(bot_fault(fault).splitlines()[0], "red")
            self._leave()
            return
        self._close()

    # -- who starts

    def _choose_starter(self) -> None:
        if len(self.names) == 1:
            self._start(0)
            return
        self._say(text("play-starter-title"))
        wishes = {seat: ask_wish(bot, self.book.state) for seat, bot in self.bots.items()}
        for seat in self.people:
            self._look(seat)
        for seat, wish in wishes.items():
            self._say(text("play-starter-wish", name=self.names[seat], wish=int(wish)))
        eager = [seat for seat, wish in wishes.items() if wish is Wish.GLADLY]
        self._start(self._ask_starter(best=(eager or self.people)[0]))

    def _look(self, seat: int) -> None:
        """One person looks at the opening hand, alone if others share the keyboard."""
        name, shared = self.names[seat], len(self.people) > 1
        if shared:
            self.ask(text("play-starter-look", name=name))
        game = self.book.state.game
        self.console.print(text("play-starter-hand", name=name), end=" ")
        self.console.print(cards(game, self.book.state.hands[seat]))
        if shared:
            self.ask(text("play-starter-looked"))
            self._hide()

    def _ask_starter(self, best: int) -> int:
        names = "  ".join(f"{seat} {name}" for seat, name in enumerate(self.names))
        while True:
            answer = self._question("play-starter-ask", names=names, best=best)
            if not answer:
                return best
            if answer in ("quit", "q"):
                raise _Quit
            if answer in map(str, range(len(self.names))):
                return int(answer)
            self._say(text("play-starter-bad", input=answer, last=len(self.names) - 1), "red")

    def _start(self, seat: int) -> None:
        self.book.start(seat)
        self._save()
        self._say(text("play-starts", name=self.names[seat]))

    # -- turns

    def _bot_turn(self, bot: SeatedBot) -> None:
        before = self.book.state
        plays = take_turn(bot, self.book)
        self._save()
        self._report(bot.seat, plays, sum(map(len, before.draw_piles)))

    def _report(self, seat: int, plays: Sequence[Play], draw_left: int) -> None:
        """Tell what a seat laid and how many it drew, at once and to whoever is next."""
        laid = turn_text(self.book.state.game, plays)
        drew = draw_left - sum(map(len, self.book.state.draw_piles))
        message = text(
            "play-drew" if drew else "play-laid", name=self.names[seat], plays=laid, count=drew
        )
        self.news.append(message)
        self._say(message, "cyan")

    def _person_turn(self, seat: int) -> None:
        if len(self.people) > 1:
            self._hide()
            self.ask(text("play-pass", name=self.names[seat]))
            for message in self.news[-len(self.names) :]:
                self._say(message, "cyan")
        laid: list[Play] = list(self.book.laid)
        draw_left = sum(map(len, self.book.state.draw_piles))
        self._show(seat)
        while self.book.outcome is None and self.book.state.to_act == seat:
            turns = len(self.book.turns)
            self._obey(self._read(seat), seat, laid)
            if len(self.book.turns) > turns:
                break
        if laid and self.book.laid == []:
            self._report(seat, laid, draw_left)

    def _read(self, seat: int) -> Order | Lay | Answer:
        line = self.ask(text("play-prompt", name=self.names[seat]) + " ")
        return understand(line, self._view(seat))

    def _obey(self, command: Order | Lay | Answer, seat: int, laid: list[Play]) -> None:
        match command:
            case Lay(plays):
                self._lay(plays, seat, laid)
            case Answer(message):
                self._say(message, "yellow")
            case Order.END:
                self._end_turn()
            case Order.HELP:
                self._help()
            case Order.RULES:
                self.console.print(Markdown(text(f"rules-{self.book.state.game.name}")))
            case Order.TABLE:
                self._show(seat)
            case Order.RESIGN:
                if self._question("play-resign-sure").startswith(text("play-yes")):
                    self.book.resign(seat)
                    self._save()
            case Order.QUIT:
                raise _Quit

    def _lay(self, plays: Sequence[Play], seat: int, laid: list[Play]) -> None:
        """Lay what can be laid; the first card that cannot stops it, and says why."""
        for card in plays:
            try:
                self.book.play(*card)
            except IllegalPlay as refused:
                self._say(refusal(refused), "yellow")
                break
            laid.append(card)
            self._save()
            if self.book.outcome is not None:
                return
        self._show(seat)

    def _end_turn(self) -> None:
        try:
            self.book.end_turn()
        except IllegalPlay as refused:
            self._say(refusal(refused), "yellow")
            return
        self._save()

    # -- what is shown

    def _view(self, seat: int) -> View:
        return observe(self.book.state, seat)

    def _show(self, seat: int) -> None:
        view = self._view(seat)
        self.console.print(draw_view(view, self.names))
        game = view.game
        owed = game.owed(view.tops, view.laid_on)
        burning = ", ".join(game.text(top) for n, top in enumerate(view.tops) if owed >> n & 1)
        more = max(0, view.required - len(view.laid_on))
        if burning:
            self._say(text("play-owed", cards=burning), "red")
        if more or not burning:
            self._say(text("play-required", more=more))
        for pile in range(len(view.tops)):
            if game.gives(pile, seat):
                helped = game.given(seat, view.laid_on)
                name = self.names[1 - seat]
                self._say(text("play-has-helped" if helped else "play-may-help", name=name))
                break

    def _help(self) -> None:
        table = Table(box=None, title=text("play-help-title"), title_justify="left")
        for topic in HELP:
            table.add_row(text(f"play-help-{topic}"), text(f"play-help-{topic}-about"))
        table.show_header = False
        self.console.print(table)
        self._say(text("play-piles", last=len(self.book.state.tops) - 1))

    def _question(self, name: str, **values: object) -> str:
        return self.ask(text(name, **values) + " ").strip().lower()

    def _say(self, message: str, style: str = "") -> None:
        self.console.print(message, style=style or None, markup=False, highlight=False)

    # -- the end

    def _close(self) -> None:
        self.console.print(draw_state(self.book.state, self.names))
        for line in outcome_lines(self.book.state, self.names):
            self._say(line, "bold")
        if self.keep:
            self._say(text("play-record-kept", file=str(self.keep)))

    def _hide(self) -> None:
        """Nothing that was shown stays readable, not even by scrolling back."""
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.console.print("\n" * max(self.console.height, 50))
            return
        self.console.clear()
        self.console.file.write(CLEAR_SCROLLBACK)
        self.console.file.flush()

    def _save(self) -> None:
        """Keep the game in its file; a full disk must not end it."""
        if self.keep and self.book.starter is not None:
            try:
                save_record(self.keep, self.book.record)
            except OSError as error:
                detail = error.strerror or str(error)
                self._say(text("play-save-failed", file=str(self.keep), detail=detail), "red")
                self.failed = True
            else:
                self.failed = False

    def _leave(self) -> None:
        """Offer to save; what `--record` keeps is saved already."""
        self.console.print()
        if self.book.starter is None:
            self._say(text("play-nothing-to-save"))
            return
        if self.keep is None:
            try:
                answer = self._question("play-save-ask")
            except (KeyboardInterrupt, EOFError):
                answer = text("play-no")
            if answer.startswith(text("play-no")):
                self._say(text("play-not-saved"))
                return
            self.keep = free_name(self.book.state.game.name)
        self._save()
        while self.failed:
            try:
                other = self.ask(text("play-save-elsewhere") + " ").strip()
            except (KeyboardInterrupt, EOFError):
                other = ""
            if not other:
                self._say(text("play-not-saved"))
                return
            self.keep = Path(other).expanduser()
            self._save()
        self._say(text("play-saved", file=str(self.keep)))


def labels(names: Sequence[str]) -> list[str]:
    """Names to show: those that occur more than once get their seat."""
    return [
        f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)
    ]


def free_name(game: str) -> Path:
    """A file name that is not taken, here."""
    number = 1
    while (path := Path(f"{game}-{number}.jsonl")).exists():
        number += 1
    return path
