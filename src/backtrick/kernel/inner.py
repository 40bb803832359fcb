"""numba's compiler as the kernel uses it: own numbers, and functions that Python never calls.

By default numba makes every function ready to run, wherever it is called from: it optimises the
function together with all that it calls, and makes machine code and a way in from Python. Here
Python calls only one loop for each game, which contains all the rest. So the other functions are
compiled as far as one function goes, and only the loop is optimised as a whole and made ready.
"""

from __future__ import annotations

import secrets
from itertools import count
from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.bytecode import FunctionIdentity
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

NOWHERE = 0
"""The address of a function without machine code."""

NUMBERS = count(secrets.randbits(48))
"""The numbers of compiled functions, from a random one on.

numba names compiled code by where its function was defined and by a number that it counts up from 1
in every process. The loops of two games are defined in the same place; compiled in two processes
they could get the same number, and a process that loads both from the cache would run one game with
the rules of the other.
"""


class NumberingCompiler(Compiler):
    """numba's compiler with `NUMBERS`. Functions that others compile keep numba's own."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function, and what it calls. numba holds its lock: there is one at a time."""
        usual, FunctionIdentity._unique_ids = FunctionIdentity._unique_ids, NUMBERS
        try:
            return super().compile_extra(func)  # type: ignore[no-untyped-call]
        finally:
            FunctionIdentity._unique_ids = usual


class InnerCode(JITCodeLibrary):
    """The code of a function and of all that it calls, to be linked into a caller's."""

    def _optimize_final_module(self) -> None:
        """Leave that to the loop that contains this code."""

    def _finalize_final_module(self) -> None:
        """Mark the code as complete; there is nothing to run."""
        self._finalized = True


class InnerCompiler(NumberingCompiler):
    """Compiles a function up to the point where other compiled code can call it."""

    def define_pipelines(self) -> Any:
        # These are no options of the function: numba compiles a function once more for a caller
        # that has other options.
        state, name = self.state, self.state.func_id.func_qualname
        state.flags.no_compile = state.flags.no_cpython_wrapper = True
        state.library = InnerCode(state.targetctx.codegen(), name)  # type: ignore[no-untyped-call]
        return super().define_pipelines()  # type: ignore[no-untyped-call]

    def _compile_core(self) -> Any:
        made = super()._compile_core()  # type: ignore[no-untyped-call]
        module, name = made.fndesc.lookup_module(), made.fndesc.qualname
        known_as = _dynfunc.make_function(module, name, "", NOWHERE, made.environment, ())
        made.target_context.insert_user_function(known_as, made.fndesc, [made.library])
        return made._replace(entry_point=known_as)
