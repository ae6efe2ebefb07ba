"""Rules as parts of drivers: lowered once, and optimised and made into machine code only with the whole.

Numba compiles each function as if Python called it, with all that it calls in turn, so that a rule at the bottom is
compiled once for each level above it. Only drivers are called by Python. Here a rule's code is left as it was
lowered, to be linked into them. This touches Numba's internals, so its version is pinned.
"""

# Numba's internals come without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from typing import Any

from numba import types
from numba._dynfunc import make_function  # type: ignore[import-not-found]  # written in C
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class PartLibrary(JITCodeLibrary):
    """Code that waits to be linked into a driver."""

    def _optimize_final_module(self) -> None:
        """Leave that to the driver."""

    def _finalize_final_module(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Lowers a function that only machine code calls."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower, and register what came of it with a function that Python cannot call."""
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        state.library.finalize()
        stub = make_function(
            lowered.fndesc.lookup_module(), lowered.fndesc.qualname, "", 0, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(stub, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=stub)
        return True


class PartCompiler(CompilerBase):
    """Numba's compiler with `PartLowering` at its end."""

    def define_pipelines(self) -> list[Any]:
        """Return the one pipeline."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(PartLowering if step is NativeLowering else step, text) for step, text in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


def widened(kind: types.Type) -> types.Type:
    """Return the type a part is compiled for: 64 bits for any whole number or enum, others as they are."""
    if isinstance(kind, types.Integer | types.IntEnumMember | types.IntegerLiteral) and kind != types.uint64:
        return types.int64
    return kind
