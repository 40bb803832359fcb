"""The page's figures, taken in Chromium by `figures.mjs`; `make web` must have built the page."""

from __future__ import annotations

import subprocess
from pathlib import Path


def run() -> None:
    """Take them, and print them."""
    subprocess.run(["node", str(Path(__file__).with_name("figures.mjs"))], check=True)
