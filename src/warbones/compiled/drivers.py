"""Calls that are the same for every game: `overload` finds the game's rule by the type of its record.

Each rule's switch is called from one place only (`step`, `choices`, …), or the whole game would be compiled again
for every place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import overload

from warbones.compiled.jit import OPTIONS, teach_rules
from warbones.compiled.layout import dtype, fingerprint
from warbones.core.game import Game
from warbones.core.step import Step

STEP = dtype(Step)

_rules: dict[types.Type, Any] = {}


def register(game: Game) -> np.dtype[Any]:
    """Make a game's rules known to the drivers; return its record's dtype."""
    teach_rules()
    record = dtype(game.state, fingerprint(game.package))
    _rules[numba.from_dtype(record)] = game.rules
    return record


def _dispatched(name: str) -> Callable[..., Any]:
    """Return a stub that, in machine code, calls the rule ``name`` of the game whose record comes first."""

    def stub(*_args: Any) -> Any:
        raise TypeError(f"{name} is called by machine code only")

    stub.__name__ = name

    def find(s: types.Type, *_args: Any) -> Any:
        rules = _rules.get(s)
        return getattr(rules, name, None)

    overload(stub, jit_options=OPTIONS, strict=False)(find)
    return stub


decides = _dispatched("decides")
over = _dispatched("over")
legal = _dispatched("legal")
act = _dispatched("act")
advance = _dispatched("advance")
payoff = _dispatched("payoff")
conceal = _dispatched("conceal")
evaluate = _dispatched("evaluate")
