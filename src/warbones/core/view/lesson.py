"""A lesson: positions to look at and try something in, written as data beside a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Reply = tuple[int | None, str | int]
"""A scripted answer: a seat and its action; or None and the face of the die that is due, or the facts of a throw."""


@dataclass(frozen=True)
class Step:
    """One step: words, a position in notation, and what to try as ``seat``.

    ``right`` are the actions that go on (none: reading is enough), which ``task`` asks for in a headline, and
    ``replies`` the answers that follow them, so that there is something to ``notice``. Any other action gets
    ``otherwise``, which says why not.
    ``came`` is of a step that takes any throw of the reader's own, as physics reckons it: it says whether the position
    that it led to is what was meant, to be noticed, or else ``missed``. ``right`` is then a throw for an example.
    """

    title: str
    text: str
    position: str
    seat: int = 0
    task: str = ""
    right: tuple[str, ...] = ()
    otherwise: str = ""
    replies: Sequence[Reply] = ()
    notice: str = ""
    came: Callable[[Any], bool] | None = None
    missed: str = ""
