"""Why a bot played as it did, in the words of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from backtrick.bots import BotMaker, seat_bot
from backtrick.bots.explanation import Weighed, ask_explanation
from backtrick.bots.nets import is_newer
from backtrick.rules import Game, Moment, Play, Record
from backtrick.talk import Heard, Hints
from backtrick.texts import hint_text, page_text
from backtrick.tui.game import labels


def reason_lines(
    record: Record, moment: Moment, heard: Sequence[Heard], maker: BotMaker
) -> Iterator[str]:
    """What the bot laid in the turn that begins here, what else it thought of, and which hints
    counted. It is asked again, with what it saw and heard then.
    """
    game, seat, names = record.game, moment.state.to_act, labels(record.players)
    hints = Hints.of_note(record.hints)
    player = seat_bot(record.players[seat], maker, seat, record.seed or 0, hints)
    reason = ask_explanation(player, moment.state, heard)
    laid = record.turns[moment.turn]
    asked = reason.chosen.plays == laid
    yield page_text("reason-title", name=names[seat])
    yield from _part("reason-laid", [_turn(game, reason.chosen if asked else Weighed(laid, None))])
    if not asked:
        yield from _part("reason-again", [_turn(game, reason.chosen)])
    yield from _part("reason-others", [_turn(game, other) for other in reason.others])
    yield from _part("reason-heeded", _said(reason.heeded, names))
    yield from _part("reason-overridden", _said(reason.overridden, names))
    if is_newer(record, record.players[seat]):
        yield page_text("reason-newer")
    if reason.chosen.chance is None and not reason.others:
        yield page_text("reason-unweighed")
    if all(said.seat == seat for said in heard):
        yield page_text("reason-silent-heard")
    elif reason.silent == reason.chosen.plays:
        yield page_text("reason-silent-same")
    else:
        yield page_text("reason-silent-other", plays=_plays(game, reason.silent))


def _part(title: str, lines: Sequence[str]) -> Iterator[str]:
    """A title and what belongs under it; neither where there is nothing."""
    if lines:
        yield f"  {page_text(title)}"
        for line in lines:
            yield f"    {line}"


def _turn(game: Game, weighed: Weighed) -> str:
    plays = _plays(game, weighed.plays)
    if weighed.chance is None:
        return plays
    return f"{plays} · {page_text('reason-chance', chance=round(weighed.chance * 100))}"


def _plays(game: Game, plays: Sequence[Play]) -> str:
    named = (page_text("reason-play", card=game.text(card), pile=pile) for card, pile in plays)
    return ", ".join(named)


def _said(heard: Sequence[Heard], names: Sequence[str]) -> list[str]:
    return [
        page_text("hint-by", name=names[said.seat], hint=hint_text(said.hint)) for said in heard
    ]
