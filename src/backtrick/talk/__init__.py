"""What may be said: hints."""

from backtrick.talk.hint import Heard, Hint

__all__ = ["Heard", "Hint"]
