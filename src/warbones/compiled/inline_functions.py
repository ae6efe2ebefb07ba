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


class InlineLibrary(JITCodeLibrary):
    """Code that waits to be linked into a driver."""

    def finalize(self) -> None:
        """Leave linking and machine code to the driver."""
        self._finalized = True


class EntryPointLibrary(JITCodeLibrary):
    """Code that Python calls: each part that it needs, one by way of another, is linked into it once."""

    def finalize(self) -> None:
        """Link, optimise and make machine code."""
        needed = self._linking_libraries
        for library in needed:  # which grows on the way
            if isinstance(library, InlineLibrary):
                needed.extend(each for each in library._linking_libraries if each not in needed)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does twice, to leave out counts of references in between, and here are none."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class InlineLowering(NativeLowering):
    """Lowers a function that only machine code calls."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower, and register what came of it with a function that Python cannot call."""
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
        """Lower, into a library that links parts and can be kept."""
        state.library = EntryPointLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class InlineCompiler(CompilerBase):
    """Numba's compiler with `PartLowering` at its end."""

    lowering: type[NativeLowering] = InlineLowering

    def define_pipelines(self) -> list[Any]:
        """Return the one pipeline."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(self.lowering if step is NativeLowering else step, text) for step, text in pipeline.passes]
        pipeline.finalize()
        return [pipeline]


class EntryPointCompiler(InlineCompiler):
    """Numba's compiler with `DriverLowering` at its end."""

    lowering = EntryPointLowering


def widened(kind: types.Type) -> types.Type:
    """Return the type a part is compiled for: 64 bits for any whole number or enum, others as they are."""
    if isinstance(kind, types.Integer | types.IntEnumMember | types.IntegerLiteral) and kind != types.uint64:
        return types.int64
    return kind
