"""Texts for people: messages from the Fluent catalogues, and refusals put into words.

What the page says too, hints above all, is taken from its catalogues, in the language of
`speak`; everything else here is English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from backtrick.rules import BadRecord, Game, RulesError

if TYPE_CHECKING:
    from backtrick.bots import BotError
    from backtrick.table import TableError
    from backtrick.talk import Hint


class Catalogue:
    """The messages of one language, in a folder of `locales` or directly there. Each is parsed when
    it is first asked for: reading the whole catalogue would take longer than most commands.
    """

    def __init__(self, language: str, folder: str = "") -> None:
        source = _locales().joinpath(folder, f"{language}.ftl").read_text("utf-8")
        self._entries = {entry.group("name"): entry.group() for entry in _ENTRY.finditer(source)}
        # No isolation marks around values: terminals show them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def format(self, name: str, values: Mapping[str, object]) -> str:
        """A message in words, or a `LookupError` when it or one of its values is missing."""
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._entries[name]))
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise LookupError(name)
        shown, errors = self._bundle.format_pattern(pattern, _arguments(values))
        if errors:
            raise LookupError(f"{name}: {errors}")
        return str(shown)


_ENTRY = re.compile(r"^(?P<name>[a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message in a catalogue: its first line, and the indented lines that belong to it."""


def _locales() -> Traversable:
    return files("backtrick").joinpath("locales")


@cache
def catalogue(language: str = "en", folder: str = "") -> Catalogue:
    """The catalogue of a language; the folder `web` has those of the page."""
    return Catalogue(language, folder)


def text(name: str, /, **values: object) -> str:
    """A message in words. An empty or missing value is given to Fluent as `none`."""
    return catalogue().format(name, values)


@cache
def languages() -> tuple[str, ...]:
    """The languages of the page."""
    names = (file.name for file in _locales().joinpath("web").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


_spoken: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str) -> None:
    """Use this language from now on for what the page says too."""
    _spoken.set(language)


def page_text(name: str, /, **values: object) -> str:
    """A message of the page in words, in the language that is spoken here."""
    return catalogue(_spoken.get(), "web").format(name, values)


def _arguments(values: Mapping[str, object]) -> dict[str, Any]:
    return {name: "none" if value in ("", None) else value for name, value in values.items()}


def refusal(error: RulesError) -> str:
    """Why the rules refuse something."""
    return text(f"refused-{error.code}", **harmless(error.facts))


def harmless(facts: Mapping[str, object]) -> dict[str, object]:
    """Facts for a message that repeats what somebody sent: nothing in them steers a terminal, and
    nothing is longer than Fluent takes.
    """
    return {name: _harmless(value) for name, value in facts.items()}


LARGEST, LONGEST = 1 << 53, 200
"""Numbers beyond are shown as text, and text beyond is cut."""


def _harmless(value: object) -> object:
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    if not isinstance(value, str):
        return value
    shown = value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in shown)


def place(record: BadRecord) -> str:
    """Where in a record something is wrong, as far as that is known."""
    if record.turn is None:
        return ""
    if record.play is None:
        return text("cli-place-turn", turn=str(record.turn))
    return text("cli-place-play", turn=str(record.turn), play=str(record.play))


def hint_text(hint: Hint) -> str:
    """A hint in words."""
    return page_text(hint.message, pile=hint.about, colour=hint.about)


def short_hint_text(hint: Hint) -> str:
    """A hint beside its pile, where room is short."""
    return page_text(f"hint-short-{hint.code}")


def table_refusal(refused: TableError) -> str:
    """Why a table does not do something. What may not be said has reasons of its own."""
    name, facts = f"table-refused-{refused.code}", harmless(refused.facts)
    match refused.code:
        case "forbidden-talk":
            name = f"talk-refused-{refused.facts['reason']}"
        case "forbidden-hint":
            name = f"hint-refused-{refused.facts['reason']}"
    return text(name, **facts)


def bot_fault(error: BotError) -> str:
    """What is wrong with a bot: one line, and the position and the reason where there are any."""
    lines = [text(f"bot-fault-{error.code}", **error.facts)]
    if isinstance(error.__cause__, RulesError):
        lines.append(text("bot-fault-reason", reason=refusal(error.__cause__)))
    if "position" in error.facts:
        lines.append(text("bot-fault-position", position=error.facts["position"]))
    return "\n".join(lines)


def game_title(game: Game) -> str:
    """A game's name."""
    return text(f"game-{game.name}")


def option_texts(game: Game, players: int) -> str:
    """The options that differ from the usual ones."""
    changed = (
        text(f"option-{name}", value=value)
        for name, value in game.options().items()
        if value != game.choices(name, players)[0]
    )
    return ", ".join(changed)
