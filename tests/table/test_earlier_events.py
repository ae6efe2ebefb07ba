"""Events as matches of earlier versions wrote them."""

from __future__ import annotations

import pytest

from warbones import load
from warbones.core.record.events import Event
from warbones.games.indicesion.rules.events import Ended, Landed, Skipped
from warbones.table.event_records import EventRecord, event_record, matches_event

RULESET = load("indicesion").ruleset


def earlier(kind: int, *numbers: int, audience: int | None = None) -> EventRecord:
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
def test_a_change_of_any_number_is_found(event: Event, written: EventRecord, changed: EventRecord) -> None:
    assert matches_event(RULESET, event, written)
    assert not matches_event(RULESET, event, changed)
    assert matches_event(RULESET, event, event_record(event))
