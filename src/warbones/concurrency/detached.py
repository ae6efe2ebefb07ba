"""Detached tasks: their errors are retrieved here, so that asyncio reports none as never retrieved."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")

logger = logging.getLogger(__name__)

Errors = tuple[type[Exception], ...]


async def to_its_end(work: Awaitable[T], expected: Errors) -> T:
    """Return the result of ``work``, which is finished even if the caller is cancelled. Raises its errors.

    After a cancellation, ``expected`` errors are dropped and others logged.
    """
    going = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(going)
    except asyncio.CancelledError:
        going.add_done_callback(partial(_read, "Work whose asker has gone", expected))
        raise
    finally:
        del going, work  # breaks a reference cycle: an error of the work refers to this frame


def begun(work: Coroutine[Any, Any, T], what: str) -> asyncio.Task[T]:
    """Start a task that nobody awaits; its errors are logged under ``what``."""
    task = asyncio.create_task(work)
    task.add_done_callback(partial(_read, what, ()))
    return task


def _read(what: str, expected: Errors, work: asyncio.Future[Any]) -> None:
    error = None if work.cancelled() else work.exception()
    if error is not None and not isinstance(error, expected):
        logger.error("%s failed", what, exc_info=error)
