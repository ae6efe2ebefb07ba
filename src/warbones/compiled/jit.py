"""Numba's view of the rules, and its cache folder.

Python calls *entry points*. They inline rules and helpers (*inline* functions) and call *external* functions, which are
compiled once for all callers. Integer arguments are widened to 64 bits before an inline function is compiled, so that
it is compiled once and not once for every width and enum. Only this module, `disk_cache`, `inline_functions` and
`external_functions` touch Numba's internals, so its version is pinned; numba-cuda's is pinned for
`warbones.adapters.cuda`, which registers the same functions.
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
llvmlite.binding.set_option("", "--inline-threshold=3000")  # rules are tiny: inlined, they are twice as fast

OPTIONS: Final[dict[str, Any]] = {"boundscheck": True, "nogil": True, "_nrt": False}
"""The rules allocate nothing, so reference counting is off; it took a tenth of the time."""

INLINE_OPTIONS: Final[dict[str, Any]] = OPTIONS | {
    "nopython": True,
    "pipeline_class": InlineCompiler,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


ANY_CALLER: Final = Flags()
"""The flags that an inline function sees instead of its caller's, or Numba would compile a copy for each caller's."""


INLINED: Final[dict[Callable[..., Any], Callable[..., Any]]] = {}
"""Each inline function, with the chooser that picks an implementation by argument types. Other targets
register these.
"""


def _mangling(record: types.Record) -> tuple[str, tuple[str]]:
    """Return the form of a record type in symbol names: a digest of its fields.

    Numba uses a per-process counter of types. Functions of two games, compiled by two processes, could then get the
    same symbol, and a process that loads both would run one of them for both games.
    """
    return "Record", (short(record.name),)


types.Record.mangling_args = property(_mangling)  # type: ignore[assignment]

_registered: set[Callable[..., Any]] = set()


def inline_template(function: Callable[..., Any], chosen: Callable[..., Any], *, checked: bool = True) -> Any:
    """Return a template for calls of ``function``; ``chosen`` picks the implementation by argument types."""
    INLINED[function] = chosen
    options = INLINE_OPTIONS | {"boundscheck": checked}
    plain: Any = make_overload_template(function, chosen, options, strict=False, inline="never")

    class InlineTemplate(plain):  # type: ignore[misc]  # its base is only known at run time
        def _get_impl(self, args: Any, kws: Any) -> Any:
            """Return one implementation for these types, whoever calls: `INLINE_OPTIONS` holds all the flags that
            matter.
            """
            with ConfigStack().enter(ANY_CALLER):
                return super()._get_impl(args, kws)

    return widening_template(InlineTemplate, Context)


def widening_template(plain: Any, target: type) -> Any:
    """Return a template that widens integers, and that declines calls from any target other than ``target``."""

    class WideningTemplate(plain):  # type: ignore[misc]  # its base is only known at run time
        def generic(self, args: Any, kws: Any) -> Any:
            if not isinstance(self.context, target):
                return None
            return super().generic(tuple(map(widened, args)), {name: widened(kws[name]) for name in kws})

    return WideningTemplate


def register_inline(function: Callable[..., Any], chosen: Callable[..., Any], *, checked: bool = True) -> None:
    """Let compiled code call ``function`` inline; ``chosen`` picks the implementation by argument types."""
    infer_global(function, types.Function(inline_template(function, chosen, checked=checked)))


def inline(function: Function) -> Function:
    """Let compiled code call ``function``, which belongs to no game."""
    register_inline(function, lambda *_args, **_kwargs: function)
    return function


@inline
def trailing_zeros(bits: int) -> int:
    """Return the number of trailing zero bits. Compiled code only."""
    return int(_trailing_zeros(bits))  # type: ignore[call-arg]  # an intrinsic is called without its first argument


def inline_unchecked(function: Function) -> Function:
    """Let compiled code call ``function``, which belongs to no game, without bounds checks.

    Only for plain copies and sums over ranges fixed when the buffers were made: the processor can then vectorize them.
    """
    register_inline(function, lambda *_args, **_kwargs: function, checked=False)
    return function


def register_rules() -> None:
    """Let compiled code call every rule defined so far."""
    for function in RULES:
        if function not in _registered:
            _registered.add(function)
            inline(function)


def entry_point(function: Callable[..., Any]) -> Any:
    """Compile a function for calls from Python: without the GIL, with bounds checks, cached on disk if
    fingerprinted.
    """
    made = numba.njit(pipeline_class=EntryPointCompiler, **OPTIONS)(function)
    if is_fingerprinted(function):
        enable_disk_cache(made)
    return made


def bind(made: Any, *args: Any) -> Callable[[], Any]:
    """Return a call of an entry point with these arguments, which resolves their types only once.

    Later calls skip the type check, so the arguments must stay the same. With many arrays the check takes longer than
    one step of a table.
    """
    return partial(made.compile(tuple(map(numba.typeof, args))), *args)


def external(function: Function) -> Function:
    """Let compiled code call ``function``, which belongs to no game, as an external function wherever that pays off."""
    template = external_template(inline_template(function, lambda *_args: function), entry_point(function))
    infer_global(function, types.Function(template))
    return function
