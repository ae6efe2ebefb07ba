"""Calls that are the same for every game: machine code finds the game's rule by the type of its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types

from warbones.compiled.jit import teach, teach_rules
from warbones.compiled.layout import dtype
from warbones.compiled.sources import fingerprint
from warbones.core.game import Game
from warbones.core.step import Step

STEP = dtype(Step, fingerprint())

_rules: dict[types.Type, Any] = {}


def register(game: Game) -> np.dtype[Any]:
    """Make a game's rules known to the drivers; return its record's dtype.

    Raises TypeError for a record that is another game's too, and for rules that only run interpreted.
    """
    if not game.compiles:
        raise TypeError(f"The rules of {game.title} only run interpreted")
    teach_rules()
    record = dtype(game.state, fingerprint(game.package))
    if _rules.setdefault(numba.from_dtype(record), game.rules) is not game.rules:
        raise TypeError(f"The record of {game.title} is another game's too, so their rules would be mixed up")
    return record


def _dispatched(name: str) -> Callable[..., Any]:
    """Return a stub that, in machine code, calls the rule ``name`` of the game whose record comes first."""

    def stub(*_args: Any) -> Any:
        raise TypeError(f"{name} is called by machine code only")

    stub.__name__ = name

    def find(s: types.Type, *_args: Any) -> Any:
        return getattr(_rules.get(s), name, None)

    teach(stub, find)
    return stub


decides = _dispatched("decides")
over = _dispatched("over")
legal = _dispatched("legal")
act = _dispatched("act")
advance = _dispatched("advance")
payoff = _dispatched("payoff")
conceal = _dispatched("conceal")
evaluate = _dispatched("evaluate")
