"""Automatic steps of a table are retried if they fail."""

from __future__ import annotations

import pytest

from warbones.rooms import retries
from warbones.rooms.retries import with_retries

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "DELAYS", (0.0, 0.0, 0.0))


@pytest.mark.parametrize(("failures", "tries"), [(0, 1), (2, 3), (9, 4)])
async def test_it_is_tried_until_it_happens_or_too_often(
    failures: int, tries: int, caplog: pytest.LogCaptureFixture
) -> None:
    tried = []

    async def attempt() -> None:
        tried.append(len(tried))
        if len(tried) <= failures:
            raise OSError("not yet")

    await with_retries(attempt, "A throw at table T")
    assert len(tried) == tries
    assert [each.message for each in caplog.records] == ["A throw at table T failed"] * min(failures, tries)
