"""Compiling: numba, the rules registered with it as they are, and a cache that notices changes.

Importing this module imports numba. The functions of `rules` and the policies are registered, not
copied: compiled code calls the very function objects that the pure engine calls.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.extending import register_jitable

from backtrick import LOADED
from backtrick.kernel.inner import InnerCompiler, NumberingCompiler
from backtrick.kernel.sources import fingerprint, import_closure
from backtrick.rules import face_to_face, game, generator, piles, quick_and_easy, the_game, turn

Function = TypeVar("Function", bound=Callable[..., Any])


def cache_folder(function: Callable[..., Any], made_for: str) -> Path | None:
    """Where the compiled code of a function is kept: below `BACKTRICK_CACHE`, or below the user's
    cache folder. The name of the folder changes with the sources.

    There is none in a process that still runs the code of before an upgrade: what it compiles does
    not belong to the sources on disk.
    """
    files = import_closure(Path(function.__code__.co_filename))
    if any(path.stat().st_mtime > LOADED for path in files):
        return None
    usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "backtrick"
    made_with = f"{numba.__version__} {function.__module__}.{function.__qualname__} {made_for}"
    above = Path(os.environ.get("BACKTRICK_CACHE") or usual)
    return above / f"kernel-{fingerprint(files, made_with)}"


def remove_unused(folder: Path, days: float = 30) -> None:
    """Mark a folder of compiled code as used, and remove its neighbours that nobody has used for
    that many days: each change of the sources leaves some behind.
    """
    try:
        os.utime(folder)
    except OSError:
        return
    for other in folder.parent.glob("kernel-*"):
        if other != folder and other.stat().st_mtime < time.time() - days * 86400:
            shutil.rmtree(other, ignore_errors=True)


class Locator(_CacheLocator):
    """Tells numba in which folder the compiled code of one function is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def from_function(self, function: Any, path: str) -> Locator:  # type: ignore[override]
        return self

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """Nothing more: the name of the folder stands for the sources."""
        return ""

    def get_disambiguator(self) -> str:
        return "code"


class CodeFormat(CompileResultCacheImpl):
    """How numba writes compiled code, with a locator of our own."""

    def __init__(self, locator: Locator, function: Callable[..., Any]) -> None:
        self._locator_classes = [locator]  # type: ignore[list-item]
        super().__init__(function)  # type: ignore[no-untyped-call]


class KeptCode(FunctionCache):
    """numba's cache of compiled code, with a folder for each function and what it was made for.

    numba tells closures apart by pickling all that they close over. The result also depends on how
    the process was started, and then numba compiles again what is there. Here the folder's name
    already stands for the sources and the closure, so the types of the arguments are enough.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = partial(CodeFormat, Locator(folder))  # type: ignore[assignment]
        super().__init__(function)  # type: ignore[no-untyped-call]

    def holds_code(self) -> bool:
        """Whether there is compiled code, for whatever arguments."""
        return bool(self._cache_file._load_index())  # type: ignore[no-untyped-call]

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple()


OPTIONS: dict[str, Any] = {
    "nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True,
}  # fmt: skip
"""No GIL, no check before a division, no way in from C. Compiled code makes no arrays, so it need
not count references to those it is given: that took a third of its time."""


INNER = {**OPTIONS, "no_cpython_wrapper": False, "pipeline_class": InnerCompiler}
"""Functions that only compiled code calls have the same options as their callers: see `inner`."""


def jit(function: Function, made_for: str = "") -> Function:
    """Compile a function on its first call, or load it from the cache; it runs without the GIL.

    A closure is only cached if `made_for` names what it was made for.
    """
    compiled = numba.njit(**OPTIONS, pipeline_class=NumberingCompiler)(function)
    if made_for or function.__closure__ is None:
        folder = cache_folder(function, made_for)
        if folder is not None and _is_writable(folder):
            remove_unused(folder)
            compiled._cache = KeptCode(function, folder)
    return cast(Function, compiled)


def is_cached(compiled: Any) -> bool:
    """Whether what `jit` returned need not be compiled any more."""
    kept = compiled._cache
    return bool(compiled.signatures) or (isinstance(kept, KeptCode) and kept.holds_code())


def _is_writable(folder: Path) -> bool:
    """Whether numba can keep code there; the folder is made if it is not there yet."""
    try:
        Locator(folder).ensure_cache_path()  # type: ignore[no-untyped-call]
    except OSError:
        return False
    return True


@cache
def register(function: Function) -> Function:
    """Let compiled code call a plain function, and the functions it was made from."""
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, FunctionType):
            register(cell.cell_contents)
    register_jitable(**INNER)(function)
    return function


def _register_module(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
            register(thing)


for _module in (piles, generator, turn, the_game, face_to_face, quick_and_easy):
    _register_module(_module)
for _function in (game.Game.gives, game.Game.burns, game.Game.doomed, game.Game.is_won):
    register(_function)
