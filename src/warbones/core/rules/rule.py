"""`rule` marks a function as a rule: it runs as it stands, and `warbones.compiled` can turn it into machine code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule that has been defined, in order."""


def rule(function: Function) -> Function:
    """Mark ``function`` as a rule, written in the subset of Python that Numba compiles."""
    RULES.append(function)
    return function
