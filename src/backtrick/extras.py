"""The optional parts of the package, and the libraries that each of them brings."""

from __future__ import annotations

from importlib.util import find_spec

EXTRAS = {
    "kernel": ("numba", "numpy"),
    "server": ("litestar", "sqlalchemy", "alembic", "uvicorn", "redis"),
    "client": ("httpx", "websockets"),
    "plots": ("matplotlib",),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
}


def is_installed(extra: str) -> bool:
    """Whether everything that an extra brings is there."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def extra_with(module: str) -> str | None:
    """The extra that brings a module; `None` where no extra does."""
    package = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)
