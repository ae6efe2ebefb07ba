"""Teaching Numba the rules, and where it keeps what it compiled.

Python calls *drivers*; rules and shared functions are *parts* of them. A call's whole numbers are widened to 64 bits
before a part is compiled for it, so that it is compiled once and not once for each width and enum it is called with.
`kept`, `parts`, `units` and this file are the only ones that touch Numba's internals; its version is pinned for them,
and numba-cuda's for `warbones.adapters.cuda`, which teaches it the same.
"""

# Numba's internals come without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

import llvmlite.binding  # type: ignore[import-untyped]
import numba
from numba import types
from numba.core.compiler import Flags
from numba.core.targetconfig import ConfigStack
from numba.core.typing.context import Context
from numba.core.typing.templates import infer_global, make_overload_template
from numba.cpython.unsafe.numbers import trailing_zeros as _trailing_zeros
from platformdirs import user_cache_path

from warbones.compiled.disk_cache import enable_disk_cache
from warbones.compiled.external_functions import external_template
from warbones.compiled.inline_functions import EntryPointCompiler, InlineCompiler, widened
from warbones.compiled.sources import is_fingerprinted, short
from warbones.core.rules.step import RULES

__all__ = [
    "INLINED",
    "bind",
    "entry_point",
    "external",
    "inline",
    "inline_unchecked",
    "register_inline",
    "register_rules",
    "trailing_zeros",
    "widened",
]

Function = TypeVar("Function", bound=Callable[..., Any])

config: Any = numba.config
config.CACHE_DIR = config.CACHE_DIR or str(user_cache_path("warbones", appauthor=False) / "numba")
llvmlite.binding.set_option("", "--inline-threshold=3000")  # rules are tiny functions: twice as fast in one piece

OPTIONS: Final[dict[str, Any]] = {"boundscheck": True, "nogil": True, "_nrt": False}
"""Rules allocate nothing, so references need no counting; that took a tenth of the time."""

INLINE_OPTIONS: Final[dict[str, Any]] = OPTIONS | {
    "nopython": True,
    "pipeline_class": InlineCompiler,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


ANY_CALLER: Final = Flags()
"""How whoever calls a part is compiled, as far as that part should know: else it is compiled for each way."""


INLINED: Final[dict[Callable[..., Any], Callable[..., Any]]] = {}
"""What machine code may call, with what chooses the function to compile by the arguments' types: for other targets."""


def _mangling(record: types.Record) -> tuple[str, tuple[str]]:
    """Return what stands for a record's type in the names of machine code: a digest of its fields.

    Numba takes a number that counts the types of its process. So a function of one game, kept by one process, could
    have the name of the same function for another game, kept by another; and whoever loaded both ran one for both.
    """
    return "Record", (short(record.name),)


types.Record.mangling_args = property(_mangling)  # type: ignore[assignment]

_registered: set[Callable[..., Any]] = set()


def inline_template(function: Callable[..., Any], chosen: Callable[..., Any], *, checked: bool = True) -> Any:
    """Return a template for calls of ``function``: compiled is what ``chosen`` returns for the arguments' types."""
    INLINED[function] = chosen
    options = INLINE_OPTIONS | {"boundscheck": checked}
    plain: Any = make_overload_template(function, chosen, options, strict=False, inline="never")

    class Called(plain):  # type: ignore[misc]  # made at run time
        def _get_impl(self, args: Any, kws: Any) -> Any:
            """Return what is compiled for these types: one thing whoever calls, as `PART` says all that matters."""
            with ConfigStack().enter(ANY_CALLER):
                return super()._get_impl(args, kws)

    return widening_template(Called, Context)


def widening_template(plain: Any, target: type) -> Any:
    """Return a template that widens whole numbers, and where other than ``target`` asks leaves the call to others."""

    class Widened(plain):  # type: ignore[misc]  # made at run time
        def generic(self, args: Any, kws: Any) -> Any:
            if not isinstance(self.context, target):
                return None
            return super().generic(tuple(map(widened, args)), {name: widened(kws[name]) for name in kws})

    return Widened


def register_inline(function: Callable[..., Any], chosen: Callable[..., Any], *, checked: bool = True) -> None:
    """Let machine code call ``function`` as a part: compiled is what ``chosen`` returns for the arguments' types."""
    infer_global(function, types.Function(inline_template(function, chosen, checked=checked)))


def inline(function: Function) -> Function:
    """Let drivers call ``function``, which is no game's."""
    register_inline(function, lambda *_args, **_kwargs: function)
    return function


@inline
def trailing_zeros(bits: int) -> int:
    """Return how many of a number's lowest bits are 0, in machine code alone."""
    return int(_trailing_zeros(bits))  # type: ignore[call-arg]  # an intrinsic is called without its first argument


def inline_unchecked(function: Function) -> Function:
    """Let drivers call ``function``, which is no game's, and leave out the checks of its bounds.

    For plain copying and adding alone, between places that were worked out when the buffers were made: a processor then
    does many cells at once.
    """
    register_inline(function, lambda *_args, **_kwargs: function, checked=False)
    return function


def register_rules() -> None:
    """Let machine code call every rule defined so far."""
    for function in RULES:
        if function not in _registered:
            _registered.add(function)
            inline(function)


def entry_point(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: without the GIL, bounds checked, kept on disk where no change is missed."""
    made = numba.njit(pipeline_class=EntryPointCompiler, **OPTIONS)(function)
    if is_fingerprinted(function):
        enable_disk_cache(made)
    return made


def bind(made: Any, *args: Any) -> Callable[[], Any]:
    """Return what calls a driver with these arguments, as often as it is called, and finds out their types but once.

    They are not looked at again, so they have to fit. For many arrays that takes longer than to say a word at a table.
    """
    return partial(made.compile(tuple(map(numba.typeof, args))), *args)


def external(function: Function) -> Function:
    """Let drivers call ``function``, which is no game's, and is compiled once for all of them where that pays."""
    template = external_template(inline_template(function, lambda *_args: function), entry_point(function))
    infer_global(function, types.Function(template))
    return function
