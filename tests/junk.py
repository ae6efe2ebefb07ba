"""Values of every type that a caller may pass by mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from warbones import Action, Die, Landing, Lie, Pose, WarbonesError


class Unwritable:
    """A value whose `repr` fails."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")

    __hash__ = None  # type: ignore[assignment]  # lists have none, either


def nested(depth: int) -> list[Any]:
    """Return a list in a list in a list."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


HUGE: Final = 10**6000
"""A number so long that Python refuses to write it."""

ODD: Final[list[Any]] = [
    *(None, True, False, -1, 7, 99, 2**31, 2**63, 2**64, 2**70, -(2**70), HUGE, 0.0, 1.0, 1.5, float("nan"), 1j),
    *("", "x", "0", "-1", "None", "\x00", "\ud800", "\N{SKULL}" * 3, "1" * 5000, "x" * 1_000_000, b"", b"\xff"),
    *((), [], {}, set(), (0,), [0], {0: 1}, {"x": 1}, {0: "a", "b": 1, None: 2}, range(3), [None] * 5),
    *(
        np.float64(1),
        np.bool_(1),
        np.int64(99),
        np.uint64(2**64 - 1),
        np.array([0, 1]),
        np.array([1.0]),
        np.array([True]),
    ),
    *(np.array([], np.int64), np.zeros(100_000), np.array([None]), np.array(["x"]), np.timedelta64(1, "s")),
    *(nested(5), nested(50_000), object(), Unwritable(), len, int, ValueError("x"), Ellipsis, NotImplemented),
    *(Action(0, "x", ()), Action(0, None, None), Action(None, "x", ()), Action(True, "stop", ()), Die(6)),  # type: ignore[arg-type]
    *(Landing(), Landing(lies=7), Landing(foul="x"), Landing(touches=(("a",),)), Lie(die="red1", face=9)),  # type: ignore[arg-type]
    Landing(lies=(Lie(die="red1", face=1, pose=Pose(at=(2**70, 0, 0), turn=(HUGE, 0, 0, 0))),)),
    Landing(lies=(Lie(die="red1", face=1, on=("x" * 10_000,), beneath=("red1",)),)),
]

LONGEST: Final = 1200
"""The maximum length in characters of a refusal, which says what is wrong and what would be right."""


def refused(door: Callable[[], object]) -> bool:
    """Call a public function; return whether it refused. A refusal must be a short sentence."""
    try:
        door()
    except WarbonesError as error:
        said = str(error)
    else:
        return False
    assert said.endswith(".")
    assert len(said) < LONGEST
    return True
