"""The catalogue: every message is there, is used, and can be shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from backtrick import texts
from backtrick.bots import BotErrorCode
from backtrick.bots.registry import BUILT_IN
from backtrick.cli.app import build
from backtrick.cli.tournament import HEADINGS
from backtrick.kernel.bundle import BundleErrorCode
from backtrick.lab.errors import LabErrorCode
from backtrick.rules import GAMES, BadNotation, BadRecord, IllegalPlay, RulesErrorCode
from backtrick.server.errors import ServerError, ServerErrorCode, error_body
from backtrick.server.storage import StorageErrorCode
from backtrick.study import Cause, Label, StudyErrorCode, Winnable
from backtrick.table import TableError, TableErrorCode
from backtrick.talk import LANGUAGES, Code, GuardReason, HintErrorCode, Topic
from backtrick.talk.hint import TOPICS
from backtrick.tui.game import HELP
from backtrick.tui.study import COLUMNS as TURN_COLUMNS

SOURCE = Path(texts.__file__).parent
CATALOGUE = SOURCE / "locales" / "en.ftl"

UNAVAILABLE = (StorageErrorCode.FULL, StorageErrorCode.GONE)

MADE_UP = {
    *(f"refused-{reason}" for reason in RulesErrorCode),
    *(
        f"table-refused-{refusal}"
        for refusal in TableErrorCode
        if not refusal.startswith("forbidden-")
    ),
    *(f"server-problem-{problem}" for problem in (*ServerErrorCode, *UNAVAILABLE)),
    *(f"cli-serve-{code}" for code in (*UNAVAILABLE, "database-url", "database-newer")),
    *(f"bot-fault-{fault}" for fault in BotErrorCode),
    *(f"cli-weights-{fault}" for fault in BundleErrorCode),
    *(f"cli-lab-{problem}" for problem in LabErrorCode),
    *(f"cli-study-{problem}" for problem in StudyErrorCode),
    *(f"cli-winnable-{answer}" for answer in Winnable),
    *(f"cli-tournament-column-{heading}" for heading in HEADINGS),
    *(f"{kind}-{name}" for name in GAMES for kind in ("game", "rules")),
    *(f"option-{name}" for game in GAMES.values() for name in game.option_types),
    *(f"play-help-{topic}{part}" for topic in HELP for part in ("", "-about")),
    *(f"bot-about-{name}" for name in BUILT_IN),
    *(f"hint-refused-{refusal}" for refusal in HintErrorCode),
    *(f"talk-refused-{reason}" for reason in GuardReason),
    *(f"study-label-{label}" for label in Label),
    *(f"study-cause-{cause}" for cause in Cause),
    *(f"study-column-{column}" for column in TURN_COLUMNS),
    *(f"table-{heading}" for heading in ("seat", "name", "hand", "draw-pile")),
}
"""Messages whose name is put together in the code."""


def help_of_commands() -> set[str]:
    """What `cli.declaring` and `cli.app` look up, by the names of commands and their parameters."""
    asked: set[str] = set()

    def noted(name: str) -> str:
        asked.add(name)
        return name

    with pytest.MonkeyPatch.context() as patch:
        for module in ("app", "declaring"):
            patch.setattr(f"backtrick.cli.{module}.text", noted)
        build()
    return asked


def written_in_code() -> set[str]:
    code = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    prefixes = "cli|play|table|bot|refused|game|rules|server|study"
    pages = "".join(path.read_text() for path in (SOURCE / "server/http/pages").iterdir())
    named = re.findall(rf"""["']((?:{prefixes})-[a-z0-9-]+)["']""", code)
    return {*named, *re.findall(r"\{\{([a-z-]+)\}\}", pages)}


def test_the_catalogue_is_valid_fluent() -> None:
    resource = FluentParser().parse(CATALOGUE.read_text())
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []


def test_every_message_is_found_by_the_quick_reader() -> None:
    resource = FluentParser().parse(CATALOGUE.read_text())
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert list(texts.catalogue()) == names
    assert len(names) == len(set(names))


def test_no_message_is_missing_and_none_is_unused() -> None:
    written, made = written_in_code(), MADE_UP | help_of_commands()
    used = (written | made) - {name for name in written if name in GAMES}
    assert set(texts.catalogue()) - used == set()
    assert made - set(texts.catalogue()) == set()


FROM_THE_PAGE = {
    *(f"hint-{code}" for code in Code),
    *(f"hint-short-{code}" for code in Code if TOPICS[code] is Topic.PILE),
    *re.findall(r'"(reason-[a-z-]+|hint-by)"', (SOURCE / "tui" / "reasons.py").read_text()),
}
"""What the terminal says in the words of the page."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_what_the_terminal_says_in_its_words(language: str) -> None:
    page = texts.catalogue(language, "web")
    values = dict.fromkeys(("pile", "colour", "name", "hint", "plays", "card", "chance"), "7")
    assert all(page.format(name, values) for name in FROM_THE_PAGE)
    assert set(texts.languages()) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_hints_fit_beside_a_pile_of_a_phone(language: str) -> None:
    catalogue = (SOURCE / "locales" / "web" / f"{language}.ftl").read_text(encoding="utf-8")
    words = re.findall(r"^hint-short-\S+ = (.+)$", catalogue, re.MULTILINE)
    assert len(words) > 10
    assert [word for word in words if len(word) > 12] == []


def test_an_unknown_message_or_value_is_an_error() -> None:
    with pytest.raises(LookupError):
        texts.text("no-such-message")
    with pytest.raises(LookupError):
        texts.text("refused-does-not-fit", card="37")


def test_a_refusal_in_words() -> None:
    problem = IllegalPlay(
        RulesErrorCode.DOES_NOT_FIT, card="37", pile=0, direction="ascending", top="45", trick=35
    )
    assert texts.refusal(problem) == (
        "37 does not fit the ascending pile showing 45: needs more than 45, or exactly 35"
    )


def test_a_refusal_repeats_nothing_that_steers_a_terminal() -> None:
    problem = BadNotation(
        RulesErrorCode.UNKNOWN_CARD, card="\x1b[31m\n\u202e7", first="2", last="99"
    )
    said = texts.refusal(problem)
    assert said == "there is no card \ufffd[31m\ufffd\ufffd7: the cards are 2 to 99"
    assert error_body(ServerError(ServerErrorCode.NO_SUCH_BOT, bot="\x00", known="a")).message == (
        'there is no bot "\ufffd" here; the bots are a'
    )


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (10**30, f"{10**30}"),
        (-(10**30), f"-{10**30}"),
        (10**4000, f"1{'0' * 199}…"),
        ("x" * 4000, f"{'x' * 200}…"),
    ],
    ids=["long", "negative", "longer", "a word"],
)
def test_a_refusal_repeats_what_is_too_long_for_fluent(number: int | str, shown: str) -> None:
    problem = BadRecord(RulesErrorCode.NO_SUCH_SEAT, seat=number, last=2)
    said = f"there is no seat {shown}: the seats are 0 to 2"
    assert texts.refusal(problem) == error_body(problem).message == said
    assert texts.table_refusal(TableError(TableErrorCode.SEAT_UNKNOWN, seat=number, last=2)) == said
