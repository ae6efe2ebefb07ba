"""Events as earlier matches wrote them down."""

from __future__ import annotations

import pytest

from warbones import load
from warbones.core.record.events import Event
from warbones.games.indicesion.rules.events import Ended, Landed, Skipped
from warbones.table.told import Told, is_told, told

RULESET = load("indicesion").ruleset


def earlier(kind: int, *numbers: int, audience: int | None = None) -> Told:
    return {"kind": kind, "numbers": numbers, "audience": audience}


@pytest.mark.parametrize(
    ("event", "written", "changed"),
    [
        (Ended(-1), earlier(17, -1, 0, 0, 0, 0, 0), earlier(17, 1, 0, 0, 0, 0, 0)),
        (Landed(31, 5, 1, 4096 << 18), earlier(5, 31, 5, 1, 0, 4096, 0), earlier(5, 31, 5, 1, 0, 4097, 0)),
        (Landed(31, 5, 1, 9), earlier(5, 31, 5, 1, 9, 0, 0), earlier(5, 31, 5, 1, 9, 1, 0)),
        (Skipped(1, 2, audience=1), earlier(13, 1, 2, 0, 0, 0, 0, audience=1), earlier(13, 1, 2, 0, 0, 0, 0)),
        (Skipped(1, 2), earlier(13, 1, 2, 0, 0, 0, 0), earlier(12, 1, 2, 0, 0, 0, 0)),
    ],
    ids=["nobody", "two words", "one word", "audience", "kind"],
)
def test_every_number_counts(event: Event, written: Told, changed: Told) -> None:
    assert is_told(RULESET, event, written)
    assert not is_told(RULESET, event, changed)
    assert is_told(RULESET, event, told(event))
