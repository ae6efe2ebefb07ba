"""Inline functions: lowered once, then optimised and compiled only as part of an entry point.

Numba compiles each function as if Python called it, together with everything it calls, so a rule at the bottom would be
compiled once for each level above it. Only entry points are called from Python. Here a rule stays in its lowered form
until it is linked into one. This touches Numba's internals, so its version is pinned.
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


class InlineLibrary(JITCodeLibrary):
    """Code that waits to be linked into an entry point."""

    def finalize(self) -> None:
        """Leave linking and code generation to the entry point."""
        self._finalized = True


class EntryPointLibrary(JITCodeLibrary):
    """Code called from Python. Every inline function that it needs, directly or not, is linked in once."""

    def finalize(self) -> None:
        """Link, optimise and generate native code."""
        needed = self._linking_libraries
        for library in needed:  # grows during the loop
            if isinstance(library, InlineLibrary):
                needed.extend(each for each in library._linking_libraries if each not in needed)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does it twice, to remove reference counts in between; there are none here."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class InlineLowering(NativeLowering):
    """Lowers a function that only compiled code calls."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower, and register the result under a stub that Python cannot call."""
        state.library = InlineLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
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


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryPointLowering(NativeLowering):
    """Lowers a function that Python calls."""

    _name = "driver_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower into a library that links inline functions and can be cached."""
        state.library = EntryPointLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class InlineCompiler(CompilerBase):
    """Numba's compiler with `InlineLowering` at its end."""

    lowering: type[NativeLowering] = InlineLowering

    def define_pipelines(self) -> list[Any]:
        """Return the one pipeline."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(self.lowering if step is NativeLowering else step, text) for step, text in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


class EntryPointCompiler(InlineCompiler):
    """Numba's compiler with `EntryPointLowering` at its end."""

    lowering = EntryPointLowering


def widened(kind: types.Type) -> types.Type:
    """Return the type that an inline function is compiled for: int64 for integers and enums, others unchanged."""
    if isinstance(kind, types.Integer | types.IntEnumMember | types.IntegerLiteral) and kind != types.uint64:
        return types.int64
    return kind
