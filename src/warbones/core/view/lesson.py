"""A lesson: a list of positions to look at and to try actions in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from warbones.core.messages import Text, msg
from warbones.locales.english import ENGLISH

Reply = tuple[int | None, str | int]
"""A scripted answer: a seat and its action, or None with the face of a die or the facts of a throw."""


@dataclass(frozen=True)
class ScriptedStep:
    """One step: an explanation, a position in notation, and something to try as ``seat``.

    ``right`` are the correct actions (none if reading is enough), and ``task`` asks for them in a headline. ``replies``
    are the scripted answers after them, and ``notice`` describes the result. Any other action gets ``otherwise``, which
    explains the mistake. A step with ``succeeded`` accepts any throw of the reader, simulated by physics: ``succeeded``
    returns whether the position after it is a success; the reader then sees ``notice``, or else ``missed``. ``right``
    is an example throw in that case.
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
    succeeded: Callable[[Any], bool] | None = None
    missed: Text = ""


def step(
    key: str,
    position: str,
    seat: int = 0,
    right: tuple[str, ...] = (),
    replies: Sequence[Reply] = (),
    succeeded: Callable[[Any], bool] | None = None,
) -> ScriptedStep:
    """Return the step whose wording is a message of the catalogue and its attributes."""

    def text_of(part: str) -> Text:
        return msg(f"{key}.{part}") if f"{key}.{part}" in ENGLISH.messages else ""

    return ScriptedStep(
        title=text_of("title"),
        text=msg(key),
        position=position,
        seat=seat,
        task=text_of("task"),
        right=right,
        otherwise=text_of("otherwise"),
        replies=replies,
        notice=text_of("notice"),
        succeeded=succeeded,
        missed=text_of("missed"),
    )
