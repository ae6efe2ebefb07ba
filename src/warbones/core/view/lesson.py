"""A lesson: positions to look at and try something in, written as data beside a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from warbones.core.messages import Text, msg
from warbones.locales.english import ENGLISH

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

    title: Text
    text: Text
    position: str
    seat: int = 0
    task: Text = ""
    right: tuple[str, ...] = ()
    otherwise: Text = ""
    replies: Sequence[Reply] = ()
    notice: Text = ""
    came: Callable[[Any], bool] | None = None
    missed: Text = ""


def step(
    key: str,
    position: str,
    seat: int = 0,
    right: tuple[str, ...] = (),
    replies: Sequence[Reply] = (),
    came: Callable[[Any], bool] | None = None,
) -> Step:
    """Return the step whose words are a message of the catalogue and its attributes: those that it has."""

    def said(part: str) -> Text:
        return msg(f"{key}.{part}") if f"{key}.{part}" in ENGLISH.messages else ""

    return Step(
        title=said("title"),
        text=msg(key),
        position=position,
        seat=seat,
        task=said("task"),
        right=right,
        otherwise=said("otherwise"),
        replies=replies,
        notice=said("notice"),
        came=came,
        missed=said("missed"),
    )
