"""Where on the table each die has its place: in the order in which dice came there, so that none moves for another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from warbones.core.position import Event as Told
from warbones.games.dicewing.state import Event

SQUADRON = 7
CASE = 8
USED = 12
"""Places that a squadron, a trophy case and the used dice always keep."""

COMING = (Event.REVEALED, Event.CAPTURED, Event.LEFT_OVER)


def taken(told: Sequence[Told], seat: int) -> list[int]:
    """Return the dice that ``seat`` took in the latest draft, the first one first; none where no draft was told."""
    dice: list[int] = []
    for event in told:
        if event.kind == Event.POOLED:
            dice = []
        elif event.kind == Event.TOOK and event.numbers[0] == seat:
            dice.append(event.numbers[1])
    return dice


def in_order(told: Sequence[Told], dice: Iterable[int]) -> list[int]:
    """Return ``dice`` in the order in which they were last launched, captured or left over."""
    came: dict[int, int] = {}
    for at, event in enumerate(told):
        if event.kind in COMING:
            last = 3 if event.kind == Event.REVEALED else 2
            came |= dict.fromkeys(event.numbers[1:last], at)
    return sorted(dice, key=lambda die: came.get(die, -1))
