"""Backtrick: The Game, Face to Face and Quick & Easy, to play, to study and to research."""

import time

__version__ = "0.2.0"

LOADED = time.time()
"""When this process began to load the package: what changed later is not what it runs."""
