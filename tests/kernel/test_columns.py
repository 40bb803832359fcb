"""One name, one value: a constant imported from the wrong module would be a wrong column."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from backtrick import kernel

ROOT = Path(kernel.__path__[0])


def modules() -> Iterator[tuple[str, ast.Module]]:
    """The name and the source of every module of the kernel."""
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(["backtrick.kernel", *(part for part in parts if part != "__init__")])
        yield name, ast.parse(path.read_text())


def constants(tree: ast.Module) -> Iterator[str]:
    """The constants that a module defines for others."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
            stored = [node.id for node in names if isinstance(node.ctx, ast.Store)]
            yield from (name for name in stored if name.isupper() and not name.startswith("_"))


def test_no_two_constants_of_one_name_have_different_values() -> None:
    values: dict[str, dict[str, str]] = defaultdict(dict)
    for module, tree in modules():
        for name in constants(tree):
            values[name][module] = repr(getattr(import_module(module), name))
    assert len(values) > 30, "the walk finds the constants"
    different = {name: found for name, found in values.items() if len(set(found.values())) > 1}
    assert different == {}


def test_no_module_imports_a_private_constant() -> None:
    imported = [
        f"{module}: {alias.name}"
        for module, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.name.startswith("_") and alias.name.isupper()
    ]
    assert imported == []
