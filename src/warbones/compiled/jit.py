"""Teaching Numba the rules, and where it keeps what it compiled.

The one place that touches Numba's internals: a call's whole numbers are widened to 64 bits before it is compiled,
so that a rule is compiled once and not once for each width and enum it is called with. Numba's version is pinned
for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba import types
from numba.core.typing.templates import infer_global, make_overload_template
from platformdirs import user_cache_path

from warbones.core.rule import RULES

numba.config.CACHE_DIR = str(user_cache_path("warbones") / "numba")

OPTIONS = {"boundscheck": True, "nogil": True}

_taught: set[Callable[..., Any]] = set()


def widened(kind: types.Type) -> types.Type:
    """Return the type a rule is compiled for: 64 bits for any whole number or enum, others as they are."""
    if isinstance(kind, types.Integer | types.IntEnumMember | types.IntegerLiteral) and kind != types.uint64:
        return types.int64
    return kind


def teach_rules() -> None:
    """Register every rule defined so far, so that machine code may call it."""
    for function in RULES:
        if function not in _taught:
            _taught.add(function)
            _teach(function)


def _teach(function: Callable[..., Any]) -> None:
    def implementation(*_args: Any, **_kwargs: Any) -> Callable[..., Any]:
        return function

    plain = make_overload_template(function, implementation, OPTIONS, strict=False, inline="never")

    class Widened(plain):  # type: ignore[misc, valid-type]  # made at run time
        def generic(self, args: Any, kws: Any) -> Any:
            return super().generic(tuple(map(widened, args)), {name: widened(kws[name]) for name in kws})

    infer_global(function, types.Function(Widened))


def driver(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: cached on disk, without the GIL, bounds checked."""
    return numba.njit(cache=True, **OPTIONS)(function)
