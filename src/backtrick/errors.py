"""The base of every error that the project raises on purpose: a code, and the facts it is about.

No sentence is made here. A program compares the code, a test compares the facts, and each face
puts both into words in the reader's language (`texts`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

Fact = int | str


class BacktrickError(Exception):
    """A refusal or a failure as data. Each layer has its own subclass and its own enum of codes;
    only a client also passes on codes that its server has sent.
    """

    code: str

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self)._rebuild, (self.code, dict(self.facts), self.__cause__)

    @classmethod
    def _rebuild(cls, code: str, facts: dict[str, Fact], cause: BaseException | None) -> Self:
        """The same error in another process, with its cause."""
        error = cls.__new__(cls)
        BacktrickError.__init__(error, code, **facts)
        error.__cause__ = cause
        return error

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.code}: {facts}" if facts else str(self.code)
