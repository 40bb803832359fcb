"""Records: a whole game as one JSON object, the one file format of the project.

Reading checks the form; whether the plays are legal is for `replay` and `verify` to say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from backtrick.rules.dealing import Decks, check_decks
from backtrick.rules.errors import BadRecord, RulesError, RulesErrorCode
from backtrick.rules.game import Game, spoken
from backtrick.rules.games import game_named
from backtrick.rules.outcomes import Ending, Outcome, Result
from backtrick.rules.plays import Play, Turn

FORMAT = "backtrick/1"

_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished game, from the shuffled decks to the last card laid."""

    game: Game
    players: tuple[str, ...]
    decks: Decks
    starter: int
    turns: tuple[Turn, ...] = ()
    laid: Turn = ()
    outcome: Outcome | None = None
    seed: int | None = None
    talk: tuple[tuple[Any, ...], ...] = ()
    hints: str | None = None
    """How much the bots were to say, where that was limited."""
    nets: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The hashes of the nets with which bots judged, by name."""

    def to_json(self) -> str:
        """The record as one line, without the newline."""
        written = self.to_dict()
        text = json.dumps(written, separators=(",", ":"), ensure_ascii=False)
        if _SURROGATE.search(text):  # half a character in a name: only the escaped form is text
            return json.dumps(written, separators=(",", ":"))
        return text

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON values."""
        coded = self.game.coded
        written: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "options": self.game.options(),
            "players": list(self.players),
            "seed": self.seed,
            "decks": [[coded(card) for card in deck] for deck in self.decks],
            "starter": self.starter,
            "turns": [[[coded(card), pile] for card, pile in turn] for turn in self.turns],
        }
        if self.laid:
            written["laid"] = [[coded(card), pile] for card, pile in self.laid]
        written["outcome"] = self.outcome and {
            "result": self.outcome.result.value,
            "winner": self.outcome.winner,
            "left": self.outcome.left,
            "reason": self.outcome.ending.value,
        }
        if self.talk:
            written["talk"] = [list(entry) for entry in self.talk]
        if self.hints is not None:
            written["hints"] = self.hints
        if self.nets:
            written["nets"] = dict(self.nets)
        return written

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read one record, or say in a `BadRecord` what is wrong with it."""
        try:
            decoded = text.decode() if isinstance(text, bytes) else text
            value = json.loads(decoded, parse_constant=_no_constant)
        except (ValueError, RecursionError) as error:
            raise BadRecord(RulesErrorCode.NOT_JSON, detail=str(error)) from None
        return cls.from_dict(value)

    @classmethod
    def from_dict(cls, value: object) -> Record:
        """Read a record from plain JSON values."""
        if not isinstance(value, dict):
            raise BadRecord(RulesErrorCode.NOT_AN_OBJECT)
        try:
            return _read(value)
        except BadRecord:
            raise
        except RulesError as error:
            raise BadRecord(error.code, **error.facts) from None


class Line(NamedTuple):
    """One line of a file: its record, or what was wrong with it."""

    number: int
    record: Record | BadRecord


def read_records(lines: Iterable[bytes]) -> Iterator[Line]:
    """Every record of a file, line by line; blank lines are passed over, bad ones do not stop it.

    A file that is a single JSON object over several lines is given as one line.
    """
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line
        if not text.strip():
            continue
        try:
            yield Line(number, Record.from_json(text))
        except BadRecord as problem:
            yield Line(number, problem)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _read(value: dict[str, Any]) -> Record:
    if value.get("format") != FORMAT:
        found = str(value.get("format"))
        raise BadRecord(RulesErrorCode.UNKNOWN_FORMAT, format=found, known=FORMAT)
    name = _typed(_key(value, "game"), str, "game")
    players = _strings(_key(value, "players"), "players")
    kind = game_named(name)
    kind.check_players(len(players))
    game = kind.with_options(_typed(_key(value, "options"), dict, "options"), len(players))
    decks = _read_decks(game, len(players), _typed(_key(value, "decks"), list, "decks"))
    starter = _typed(_key(value, "starter"), int, "starter")
    if starter not in range(len(players)):
        raise BadRecord(RulesErrorCode.NO_SUCH_SEAT, seat=starter, last=len(players) - 1)
    turns = _typed(_key(value, "turns"), list, "turns")
    seed, hints = value.get("seed"), value.get("hints")
    return Record(
        game=game,
        players=players,
        decks=decks,
        starter=starter,
        turns=tuple(_read_turn(game, turn, number) for number, turn in enumerate(turns)),
        laid=_read_turn(game, value.get("laid", []), len(turns), "laid"),
        outcome=_read_outcome(_key(value, "outcome")),
        seed=None if seed is None else _typed(seed, int, "seed"),
        talk=_read_talk(value.get("talk", []), len(players)),
        hints=hints if isinstance(hints, str) else None,
        nets=_read_nets(value.get("nets")),
    )


def _key(value: Mapping[str, Any], name: str) -> Any:
    if name not in value:
        raise BadRecord(RulesErrorCode.MISSING_KEY, key=name)
    return value[name]


_WANTED: dict[type, str] = {int: "integer", str: "string", list: "list", dict: "object"}

T = TypeVar("T")


def _typed(value: object, kind: type[T], where: str) -> T:
    if type(value) is not kind:
        raise BadRecord(RulesErrorCode.WRONG_TYPE, where=where, wanted=_WANTED[kind])
    return value


def _strings(value: object, where: str) -> tuple[str, ...]:
    entries = _typed(value, list, where)
    return tuple(_typed(entry, str, f"{where}[{n}]") for n, entry in enumerate(entries))


def _read_decks(game: Game, players: int, value: list[object]) -> Decks:
    decks = tuple(
        tuple(map(game.decoded, _typed(deck, list, f"decks[{number}]")))
        for number, deck in enumerate(value)
    )
    check_decks(game, players, decks)
    return decks


def _read_turn(game: Game, value: object, turn: int, where: str = "") -> Turn:
    where = where or f"turns[{turn}]"
    plays = []
    for number, pair in enumerate(_typed(value, list, where)):
        place = f"{where}[{number}]"
        if type(pair) is not list or len(pair) != 2 or type(pair[1]) is not int:
            raise BadRecord(
                RulesErrorCode.WRONG_TYPE, where=place, wanted="play", turn=turn, play=number
            )
        try:
            plays.append(Play(game.decoded(pair[0]), pair[1]))
        except RulesError as error:
            raise BadRecord(error.code, **error.facts, turn=turn, play=number) from None
    return tuple(plays)


def _read_outcome(value: object) -> Outcome | None:
    if value is None:
        return None
    entries = _typed(value, dict, "outcome")
    winner = _key(entries, "winner")
    return Outcome(
        _one_of(Result, _key(entries, "result"), "outcome.result"),
        None if winner is None else _typed(winner, int, "outcome.winner"),
        _typed(_key(entries, "left"), int, "outcome.left"),
        _one_of(Ending, _key(entries, "reason"), "outcome.reason"),
    )


Names = TypeVar("Names", Result, Ending)


def _one_of(names: type[Names], value: object, where: str) -> Names:
    if not isinstance(value, str) or value not in list(names):
        raise BadRecord(
            RulesErrorCode.OPTION_VALUE,
            option=where,
            value=str(value),
            allowed=spoken(list(names)),
        )
    return names(value)


def _read_nets(value: object) -> dict[str, str]:
    """Nothing depends on it: what is not of this form is passed over."""
    nets = value if isinstance(value, dict) else {}
    return {name: text for name, text in nets.items() if isinstance(text, str)}


def _read_talk(value: object, players: int) -> tuple[tuple[Any, ...], ...]:
    """Each entry begins with a turn and a seat; what follows is for those who talk."""
    entries = []
    for number, entry in enumerate(_typed(value, list, "talk")):
        where = f"talk[{number}]"
        said = _typed(entry, list, where)
        if len(said) < 2 or [type(part) for part in said[:2]] != [int, int]:
            raise BadRecord(RulesErrorCode.WRONG_TYPE, where=where, wanted="talk")
        if said[1] not in range(players):
            raise BadRecord(RulesErrorCode.NO_SUCH_SEAT, seat=said[1], last=players - 1)
        entries.append(tuple(said))
    return tuple(entries)
