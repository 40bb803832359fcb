"""The source files that compiled code is made from.

numba's own cache looks at the file of a function only, not at the functions that it calls. So the
key of compiled code is a fingerprint of its file and of every file of this package that this file
imports from, directly or through others. Other modules may change without compiling anew.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from functools import cache
from pathlib import Path

import backtrick

ROOT = Path(backtrick.__file__).parent


def import_closure(path: Path) -> list[Path]:
    """A source file and all files of this package that it imports from, in order."""
    found, waiting = {path}, [path]
    while waiting:
        new = imported_by(waiting.pop()) - found
        found |= new
        waiting += new
    return sorted(found)


@cache
def imported_by(path: Path) -> frozenset[Path]:
    """The files of this package that define the names which a source file imports.

    Packages on the way there do not count: importing runs them, but takes no name from them.
    """
    found = (_defined_in(name) for name in _imported_names(path))
    return frozenset(file for file in found if file is not None)


@cache
def _imported_names(path: Path) -> frozenset[str]:
    """What a source file imports: modules, and names in modules."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


@cache
def _defined_in(name: str) -> Path | None:
    """The file of a module of this package, or the file that defines a name in one."""
    package, *parts = name.split(".")
    if package != ROOT.name or len(parts) == 0:
        return None
    for place in (ROOT.joinpath(*parts), ROOT.joinpath(*parts[:-1])):
        if place.with_suffix(".py").exists():
            return place.with_suffix(".py")
        if place != ROOT and (place / "__init__.py").exists():
            return _passed_on(place / "__init__.py", parts[-1])
    return None


def _passed_on(package: Path, name: str) -> Path | None:
    """The file from which a package imports a name for others, or else its own."""
    names = (each for each in _imported_names(package) if each.rpartition(".")[2] == name)
    return next(filter(None, map(_defined_in, names)), package)


def fingerprint(files: list[Path], made_with: str) -> str:
    """A short hash of what the files contain, of Python's version, and of `made_with`."""
    made_from = hashlib.sha256(f"{sys.version} {made_with}".encode())
    for path in files:
        content = path.read_bytes()
        made_from.update(f"\n{path.name} {len(content)}\n".encode() + content)
    return made_from.hexdigest()[:16]
