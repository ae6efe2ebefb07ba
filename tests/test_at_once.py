"""A coroutine that never waits runs as a function does."""

from __future__ import annotations

import asyncio

import pytest

from warbones.concurrency.at_once import at_once


async def doubled(number: int) -> int:
    return 2 * number


async def quadrupled(number: int) -> int:
    return 2 * await doubled(number)


async def waiting() -> None:
    await asyncio.sleep(0)


def test_it_returns_what_the_coroutine_does() -> None:
    assert at_once(quadrupled(3)) == 12


def test_a_coroutine_that_waits_is_refused() -> None:
    with pytest.raises(RuntimeError, match="needs an event loop"):
        at_once(waiting())
