"""Backtrick: The Game, Face to Face and Quick & Easy, to play, to study and to research."""

__version__ = "0.1.0"
