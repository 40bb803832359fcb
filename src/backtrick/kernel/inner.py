"""Functions that only compiled code calls: numba keeps them as code for their callers to take in.

Left to itself numba makes every function ready to run, wherever it is called from: it optimises it
together with all that it calls, makes machine code, and a way in from Python. But what is called
here is a loop for each game, and that takes in the whole of the rest. So the rest is worked out as
far as one function goes, and only the loop is optimised as a whole and made ready to run.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

NOWHERE = 0
"""The address of machine code that there is none of."""


class InnerCode(JITCodeLibrary):
    """The code of a function and of all that it calls, for others to take in."""

    def _optimize_final_module(self) -> None:
        """Whoever takes it in does that."""

    def _finalize_final_module(self) -> None:
        """It is ready, though not to run."""
        self._finalized = True


class InnerCompiler(Compiler):
    """numba's compiler, up to the point where a function can be called by others."""

    def define_pipelines(self) -> Any:
        # Not options of the function: numba takes a function called with other options than its
        # caller's for another one, and would compile it once more for the loop.
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
