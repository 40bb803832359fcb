"""Compiled play: the rules as they are, in numba, with the players that need speed.

This package itself imports no numba; `jit`, and what needs it, does.
"""

KNOWN_BOTS = {"random": 4096, "greedy": 1024}
"""The bots that the compiled engine can play, and how many of their games make a good batch."""
