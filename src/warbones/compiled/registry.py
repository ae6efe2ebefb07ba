"""Registration of games with the compiler, which looks their rules up by the type of the record."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from warbones.compiled.external_functions import BRIEF_RECORDS
from warbones.compiled.jit import external, register_inline, register_rules
from warbones.compiled.layout import dtype
from warbones.compiled.sources import COMPILE, fingerprint, shared_fingerprint
from warbones.core.notation.spelling import Spelling
from warbones.core.rules.calls import CALLS, Finder, advised, choices, describe_to, outlook, remember, step
from warbones.core.rules.ruleset import Ruleset
from warbones.core.rules.step import Step

STEP = dtype(Step, shared_fingerprint())


@cache
def register(ruleset: Ruleset) -> np.dtype[Any]:
    """Register a game's rules with the compiler; return the dtype of its record.

    Raises TypeError if another game uses the same record, or if the rules only run interpreted.
    """
    if not ruleset.compiles:
        raise TypeError(f"The rules of {ruleset.package} only run interpreted")
    register_rules()
    quick = ruleset.brief and os.environ.get(COMPILE) == "quick"
    record = dtype(ruleset.state, fingerprint(ruleset) + "_quick" * quick)  # code of its own in the cache
    kind = numba.from_dtype(record)
    remember(kind, rules=ruleset.rules, advice=ruleset.advice)
    if ruleset.brief and not quick:
        BRIEF_RECORDS.add(kind)
    return record


def register_spelling(ruleset: Ruleset, spelling: Spelling) -> np.dtype[Any]:
    """Register a game's rules and the spelling of its actions; return the dtype of its record."""
    record = register(ruleset)
    remember(numba.from_dtype(record), spelling=spelling)
    return record


def register_features(ruleset: Ruleset) -> np.dtype[Any]:
    """Return the dtype of the features that the game's `FeatureAdvice` fills in."""
    return dtype(ruleset.features, fingerprint(ruleset))


def _by_record(find: Finder) -> Callable[..., Any]:
    return lambda s, *_args: find(s)


for call, find in CALLS.items():
    register_inline(call, _by_record(find))

for each in (choices, advised, step, outlook, describe_to):
    external(each)
