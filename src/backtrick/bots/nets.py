"""Which nets played: what a record notes, and whether those that answer today are others."""

from __future__ import annotations

from collections.abc import Iterable

from backtrick.bots.registry import HIDDEN_BOTS, split_level, split_weights
from backtrick.bots.thinking import setup_hash
from backtrick.rules import Game, Record
from backtrick.talk import Hints

NETS = {
    **dict.fromkeys(("casual", "steady", "planner"), "planner"),
    **dict.fromkeys(("expert", *HIDDEN_BOTS), "expert"),
}
"""The bots that judge with nets, and whose nets those are."""


def nets_noted(
    game: Game, players: int, bots: Iterable[str], hints: Hints = Hints.TALKATIVE
) -> dict[str, str]:
    """The hashes of the nets with which these bots play a game now, with that many players and
    where so much is said, by the name of the nets.
    """
    named = sorted({(net, bot) for bot in bots if (net := _net(bot)) is not None})
    return {
        net: setup_hash(_owner(bot), game, players, hints, split_weights(bot)[1])
        for net, bot in named
    }


def is_newer(record: Record, bot: str) -> bool:
    """Whether this bot judges with other nets today than in this game, or the record does not say
    with which it judged then.
    """
    today = nets_noted(record.game, len(record.players), [bot], Hints.of_note(record.hints))
    return any(record.nets.get(net) != value for net, value in today.items())


def _net(bot: str) -> str | None:
    """The name of a bot's nets: those that are shipped, or a file of its own."""
    owner, file = NETS.get(split_level(bot)[0]), split_weights(bot)[1]
    return owner if owner is None or file is None else f"{owner}={file}"


def _owner(bot: str) -> str:
    return NETS[split_level(bot)[0]]
