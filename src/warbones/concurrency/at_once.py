"""Coroutines that never wait, run like functions."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end. Raises `RuntimeError` if it waits for something."""
    try:
        work.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    work.close()
    raise RuntimeError("This work waits, so it needs an event loop.")
