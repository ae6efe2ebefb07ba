"""Values computed from a growing log: each continues from the last, and starts over after an undo."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.record.events import Event
from warbones.core.view.cache import Cache, grown, same


class Counted(Event, frozen=True):
    number: int


def told(*numbers: int) -> tuple[Counted, ...]:
    return tuple(Counted(number) for number in numbers)


class Sums:
    """Sums of events, and the number of events read for each."""

    def __init__(self) -> None:
        self.kept: Cache = {}
        self.looked: list[int] = []

    def of(self, events: Sequence[Event]) -> int:
        return grown(self.kept, "sum", events, self._go_on)

    def _go_on(self, before: int | None, events: Sequence[Event], since: int) -> int:
        self.looked.append(len(events) - since)
        return (before or 0) + sum(event.number for event in events[since:] if isinstance(event, Counted))


def test_it_continues_from_earlier_events() -> None:
    sums = Sums()
    assert [sums.of(told(*range(1, 1 + many))) for many in (3, 3, 5)] == [6, 6, 15]
    assert sums.looked == [3, 2]


def test_undone_events_are_not_continued_from() -> None:
    sums = Sums()
    assert [sums.of(each) for each in (told(1, 2, 3), told(1, 2), told(1, 2, 9), told())] == [6, 3, 12, 0]


def test_it_starts_over_for_other_events() -> None:
    kept: Cache = {}
    made = [same(kept, "sign", given, lambda given=given: [given]) for given in (1, 1, 2)]
    assert made == [[1], [1], [2]]
    assert made[0] is made[1]
