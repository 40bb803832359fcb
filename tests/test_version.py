"""The version is written in `backtrick/__init__.py`; whatever repeats it agrees."""

import json
import re
from pathlib import Path

from backtrick import __version__

ROOT = Path(__file__).parents[1]


def test_the_page_has_the_version_of_the_package() -> None:
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / "web" / name).read_text())["version"] == __version__


def test_the_citation_has_the_version_of_the_package() -> None:
    citation = (ROOT / "CITATION.cff").read_text()
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [__version__]


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    released = re.findall(r"^## \[(\d.*?)\]", changelog, re.MULTILINE)
    assert released[0] == __version__
