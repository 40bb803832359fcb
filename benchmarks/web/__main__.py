"""`python -m benchmarks.web`: the page's figures."""

from __future__ import annotations

from benchmarks.web import run

if __name__ == "__main__":
    run()
