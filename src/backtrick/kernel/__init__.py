"""Compiled play: the rules as they are, in numba, with the players that need speed.

This package itself imports no numba; `jit`, and what needs it, does.
"""
