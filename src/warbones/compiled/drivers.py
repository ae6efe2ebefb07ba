"""Calls that are the same for every game: machine code finds the game's rule by the type of its record."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import types

from warbones.compiled.jit import teach, teach_rules
from warbones.compiled.layout import dtype
from warbones.compiled.sources import fingerprint
from warbones.compiled.units import BRIEF
from warbones.core.notation.spelling import Spelling
from warbones.core.rules.engine import FAR, Advice, Rules
from warbones.core.rules.ruleset import Ruleset
from warbones.core.rules.step import Step

STEP = dtype(Step, fingerprint())

_known: dict[types.Type, tuple[Rules, Advice]] = {}
_spelled: dict[types.Type, Spelling] = {}


@cache
def register(ruleset: Ruleset) -> np.dtype[Any]:
    """Make a game's rules known to the drivers; return its record's dtype.

    Raises TypeError for a record that is another game's too, and for rules that only run interpreted.
    """
    if not ruleset.compiles:
        raise TypeError(f"The rules of {ruleset.package} only run interpreted")
    teach_rules()
    record = dtype(ruleset.state, fingerprint(ruleset.package))
    kind, made = numba.from_dtype(record), (ruleset.rules, ruleset.advice)
    if _known.setdefault(kind, made) != made:
        raise TypeError(f"The record of {ruleset.package} is another game's too, so their rules would be mixed up")
    if ruleset.brief:
        BRIEF.add(kind)
    return record


def register_words(ruleset: Ruleset, spelling: Spelling) -> np.dtype[Any]:
    """Make a game's rules and the spelling of its actions known to the drivers; return its record's dtype."""
    record = register(ruleset)
    _spelled[numba.from_dtype(record)] = spelling
    return record


def register_features(ruleset: Ruleset) -> np.dtype[Any]:
    """Return the dtype of the record that the game's `Describing` advice fills."""
    return dtype(ruleset.features, fingerprint(ruleset.package))


def _dispatched(name: str, default: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """Return a stub that, in machine code, calls the rule ``name`` of the game whose record comes first, or its advice.

    ``default`` is called where the game has no such rule.
    """

    def stub(*_args: Any) -> Any:
        raise TypeError(f"{name} is called by machine code only")

    stub.__name__ = name

    def find(s: types.Type, *_args: Any) -> Any:
        found = (getattr(part, name, None) for part in (*_known.get(s, ()), _spelled.get(s)))
        return next((each for each in found if each), default if s in _known else None)

    teach(stub, find)
    return stub


def _no_opinion(_s: Any, _seat: int, _out: Any, _most: int) -> int:
    return 0


def _never(_s: Any) -> bool:
    return False


def _ever(_s: Any) -> bool:
    return True


def _far(_s: Any) -> int:
    return FAR


decides = _dispatched("decides")
over = _dispatched("over")
legal = _dispatched("legal")
act = _dispatched("act")
advance = _dispatched("advance")
payoff = _dispatched("payoff")
redact = _dispatched("redact")
evaluate = _dispatched("evaluate")
describe = _dispatched("describe")
shortlist = _dispatched("shortlist", _no_opinion)
quiet = _dispatched("quiet", _never)
horizon = _dispatched("horizon", _far)
in_draft = _dispatched("in_draft", _never)
judged = _dispatched("judged", _ever)
in_secret = _dispatched("in_secret", _never)
head = _dispatched("head")
members = _dispatched("members")
member_word = _dispatched("member_word")
