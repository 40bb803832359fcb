"""docs/rules.md: its links lead to the functions that hold the rules, and its examples run."""

from __future__ import annotations

import importlib
import inspect
import json
import re
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from backtrick.rules import Record, face_to_face, piles, quick_and_easy, the_game, verify

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
TEXT = PAGE.read_text(encoding="utf-8")


class Link(NamedTuple):
    """What a link says, the file it leads to, and the name it means there."""

    text: str
    path: str
    name: str


LINKS = [Link(*found) for found in re.findall(r"\[([^\]]+)\]\(([^)#\s]+)#?([^)]*)\)", TEXT)]
SOURCE_LINKS = sorted({link for link in LINKS if "/src/" in link.path})


def module_of(link: Link) -> ModuleType:
    """The module that a link leads to."""
    file = (PAGE.parent / link.path).resolve()
    assert file.is_file(), f"{link.path} does not exist"
    parts = file.relative_to(ROOT / "src").with_suffix("").parts
    return importlib.import_module(".".join(parts))


def blocks(language: str) -> list[str]:
    """The page's code blocks in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def public_functions(module: ModuleType) -> set[str]:
    """The functions that a module defines for others, by name."""
    return {
        name
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not name.startswith("_")
    }


def test_there_are_links() -> None:
    assert len(SOURCE_LINKS) > 50


@pytest.mark.parametrize("link", SOURCE_LINKS, ids=lambda link: f"{link.path}#{link.name}")
def test_a_link_leads_to_what_it_names(link: Link) -> None:
    assert link.text == f"`{link.name}`"
    module = module_of(link)
    found: object = module
    for part in link.name.split("."):
        assert hasattr(found, part), f"{link.name} is not in {module.__name__}"
        found = getattr(found, part)
    assert getattr(found, "__module__", module.__name__) == module.__name__, "defined elsewhere"


@pytest.mark.parametrize("link", sorted(set(LINKS) - set(SOURCE_LINKS)), ids=lambda link: link.path)
def test_a_link_to_another_page_leads_to_a_file(link: Link) -> None:
    assert (PAGE.parent / link.path).is_file()


@pytest.mark.parametrize("heading", re.findall(r"\]\(#([^)]+)\)", TEXT))
def test_a_link_within_the_page_leads_to_a_heading(heading: str) -> None:
    headings = re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)
    assert heading in {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in headings}


@pytest.mark.parametrize("module", [piles, the_game, face_to_face, quick_and_easy])
def test_every_rule_over_integers_is_linked(module: ModuleType) -> None:
    linked = {link.name for link in SOURCE_LINKS if module_of(link) is module}
    assert public_functions(module) <= linked


def test_the_example_is_a_legal_game_and_the_code_beside_it_makes_it() -> None:
    (example,) = blocks("json")
    record = Record.from_json(example)
    verify(record)
    assert record.to_dict() == json.loads(example)
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, names)
    assert names["record"] == record
