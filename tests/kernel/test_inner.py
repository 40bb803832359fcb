"""Functions that only compiled code calls."""

from __future__ import annotations

from collections import Counter

from numba.core.event import RecordingListener, install_listener

from backtrick.kernel.jit import jit, register


def doubled(number: int) -> int:
    return 2 * number


def fourfold(number: int) -> int:
    return doubled(doubled(number))


def _sixfold(number: int) -> int:
    return doubled(number) + fourfold(number)


for _function in (doubled, fourfold):
    register(_function)


def test_each_is_compiled_once_and_only_the_outermost_made_ready_to_run() -> None:
    sixfold, listener = jit(_sixfold, "sixfold"), RecordingListener()  # type: ignore[no-untyped-call]
    sixfold._cache.flush()  # type: ignore[attr-defined]
    with install_listener("numba:compile", listener):
        assert sixfold(7) == 42
    begun = [event.data["dispatcher"] for _, event in listener.buffer if event.is_start]
    assert Counter(one.py_func for one in begun) == {_sixfold: 1, doubled: 1, fourfold: 1}
    for one in begun:
        (made,) = one.overloads.values()
        engine = made.library.codegen._engine
        ready = engine.is_symbol_defined(made.fndesc.llvm_func_name)
        assert ready == (one.py_func is _sixfold)
