"""Choosing who starts: everybody looks, says how good an opening it is, and proposes somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from backtrick.table import Phase, TableError, may_still_give
from backtrick.table.commands import Hint as GiveHint
from backtrick.table.commands import Opine
from backtrick.table.events import Opined
from backtrick.table.starting import SILENT, proposal
from backtrick.talk import Hint
from backtrick.texts import table_refusal, text
from backtrick.tui.hints import hint_typed, list_hints, spoken
from backtrick.tui.local import LocalTable
from backtrick.tui.screen import Quit, Screen
from backtrick.tui.table import cards

QUIT = ("quit", "q", "exit")
HINTS = "hints"


class Choosing:
    """Bots speak first; then each person is asked, alone if others share the keyboard."""

    def __init__(self, local: LocalTable, names: Sequence[str], screen: Screen) -> None:
        self.local = local
        self.names = names
        self.screen = screen

    def run(self) -> None:
        """Until it is decided, or somebody stops."""
        self.screen.say(text("play-starter-title"))
        said: list[str] = []
        while events := self.local.bot_acts():
            for event in events:
                if isinstance(event, Opined):
                    said.append(self._opinion(event))
                    self.screen.say(said[-1])
            if self.local.table.phase is not Phase.CHOOSING:
                break
        people = self.local.people
        for seat in people:
            self._ask(seat, said)
            said.append(self._opinion_of(seat))
        self._tell(said)

    def _ask(self, seat: int, said: list[str]) -> None:
        name, shared = self.names[seat], len(self.local.people) > 1
        if shared:
            self.screen.hide()
            self.screen.ask(text("play-starter-look", name=name))
            for line in said:
                self.screen.say(line)
        view = self.local.view(seat)
        self.screen.console.print(text("play-starter-hand", name=name), end=" ", markup=False)
        self.screen.console.print(cards(view.game, view.hand))
        opening = self._opening(seat, said)
        best = self._best(seat, opening)
        names = "  ".join(f"{number} {name}" for number, name in enumerate(self.names))
        last = len(self.names) - 1
        starter = self._number("play-starter-ask", "play-starter-bad", last, names=names, best=best)
        self.local.command(seat, Opine(opening, best if starter is None else starter))
        if shared:
            self.screen.hide()

    def _opening(self, seat: int, said: list[str]) -> int | None:
        """How good an opening it is; hints may come before the answer, and are heard by all."""

        def hinted(word: str) -> bool:
            hint, left = hint_typed(word), may_still_give(self.local.table, seat)
            if word == HINTS:
                self.screen.console.print(list_hints(left) if left else text("play-no-hints"))
            elif hint is not None:
                self._hint(seat, hint, said)
            return word == HINTS or hint is not None

        return self._number("play-starter-opening", "play-starter-bad-opening", 2, hinted)

    def _hint(self, seat: int, hint: Hint, said: list[str]) -> None:
        try:
            self.local.command(seat, GiveHint(str(hint)))
        except TableError as refused:
            self.screen.say(table_refusal(refused), "yellow")
            return
        for line in spoken(self.names, [(seat, hint)]):
            said.append(line)
            self.screen.say(line)

    def _best(self, seat: int, opening: int | None) -> int:
        """The best opening that anybody has told of so far, one's own included, or oneself."""
        table, own = self.local.table, SILENT if opening is None else opening
        best = proposal(table.opinions, seat, own, table.standing)
        return seat if best is None else best

    def _number(
        self,
        question: str,
        bad: str,
        last: int,
        other: Callable[[str], bool] = lambda word: False,
        **values: object,
    ) -> int | None:
        """A number, or nothing when only Enter is pressed; `other` takes what else may be typed."""
        while True:
            answer = self.screen.question(question, **values)
            if not answer:
                return None
            if answer in QUIT:
                raise Quit
            if answer in map(str, range(last + 1)):
                return int(answer)
            if not other(answer):
                self.screen.say(text(bad, input=answer, last=last), "red")

    def _opinion_of(self, seat: int) -> str:
        opinion = self.local.table.opinions[seat]
        assert opinion is not None
        return self._opinion(Opined(seat, opinion.opening, opinion.starter))

    def _opinion(self, said: Opined) -> str:
        starter = None if said.starter is None else self.names[said.starter]
        name = self.names[said.seat]
        return text("play-starter-says", name=name, opening=said.opening, starter=starter)

    def _tell(self, said: Sequence[str]) -> None:
        """Who proposed whom; who starts is told to everyone afterwards."""
        table = self.local.table
        if len(self.local.people) > 1:
            for line in said:
                self.screen.say(line)
        votes = Counter(opinion.starter for opinion in table.opinions if opinion is not None)
        del votes[None]
        count, proposals = votes[table.starter], votes.total()
        tie = "yes" if list(votes.values()).count(count) != 1 else "no"
        self.screen.say(text("play-starter-votes", count=count, proposals=proposals, tie=tie))
