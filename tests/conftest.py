"""Hypothesis looks at the same examples in every run, so that a red run can be repeated."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, database=None, max_examples=120
)
settings.load_profile("repeatable")
