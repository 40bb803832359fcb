"""A function as a command: its help comes from the catalogue, its game options from the games."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import fields, is_dataclass
from inspect import Parameter
from itertools import chain
from typing import Annotated, Any, get_args

import typer
from typer.models import OptionInfo, ParameterInfo

from backtrick.rules import GAMES
from backtrick.texts import catalogue, text

OPTION_TYPES = {name: kind for game in GAMES.values() for name, kind in game.option_types.items()}
"""The options of all games."""


def declared(command: str, function: Callable[..., None]) -> Callable[..., None]:
    """The function for typer. The help of a parameter is the message `cli-COMMAND-NAME`, or
    `cli-opt-NAME` where commands share it.

    A parameter `options` stands for the options of all games: it gets those that were chosen. A
    parameter whose type is a dataclass stands for the fields of it.
    """
    asked = inspect.signature(function, eval_str=True).parameters
    parameters = [each for one in asked.values() for each in _parameters(command, one)]
    groups: dict[str, Any] = {
        one.name: one.annotation for one in asked.values() if is_dataclass(one.annotation)
    }
    grouped = {name: [field.name for field in fields(kind)] for name, kind in groups.items()}

    def run(**given: Any) -> None:
        if "options" in (*asked, *chain(*grouped.values())):
            named = {name: given.pop(name) for name in OPTION_TYPES}
            given["options"] = {
                name: value
                for name, value in named.items()
                if value is not None and value is not False
            }
        for name, kind in groups.items():
            given[name] = kind(**{field: given.pop(field) for field in grouped[name]})
        function(**given)

    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


def _parameters(command: str, asked: Parameter) -> Iterator[Parameter]:
    if asked.annotation is typer.Context:
        yield asked.replace(kind=Parameter.KEYWORD_ONLY)
    elif is_dataclass(asked.annotation):
        group: Any = asked.annotation
        for field in inspect.signature(group, eval_str=True).parameters.values():
            yield from _parameters(command, field)
    elif asked.name != "options":
        yield _described(command, asked)
    else:
        for name, kind in OPTION_TYPES.items():
            default, wanted = (False, bool) if kind is bool else (None, kind | None)
            option = asked.replace(name=name, default=default, annotation=wanted)
            yield _described(command, option)


def _described(command: str, asked: Parameter) -> Parameter:
    """The parameter with its help. A truth value that is false by default is a plain flag."""
    wanted, info = asked.annotation, None
    if isinstance(next(iter(get_args(wanted)[1:]), None), ParameterInfo):
        wanted, info = get_args(wanted)
    flag = [f"--{asked.name}"] if wanted is bool and not asked.default else []
    info = typer.Option(*flag) if info is None else copy(info)
    if info.help is None:
        info.help = _help(command, asked.name, info)
    return asked.replace(annotation=Annotated[wanted, info], kind=Parameter.KEYWORD_ONLY)


def _help(command: str, name: str, info: ParameterInfo) -> str:
    declared = info.default if isinstance(info, OptionInfo) else ...
    if isinstance(declared, str):
        name = declared.removeprefix("--").partition("/")[0]
    name = name.replace("_", "-")
    own = f"cli-{command}-{name}"
    return text(own if own in catalogue() else f"cli-opt-{name}")
