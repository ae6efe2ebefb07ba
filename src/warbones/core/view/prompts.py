"""Prompts: the common steps for a seat's question or the reason it waits, and a row for each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from warbones.core.messages import Msg, Piece, Text
from warbones.core.view.scene import Due, Prompt
from warbones.core.view.voice import Scored, Voice, over

S = TypeVar("S")
P = TypeVar("P", bound="SeenPosition")
K = TypeVar("K")

Words = Text | Callable[[Any, int, Voice], Text]
"""A fixed message, or a function of the record, the deciding seat and the reader."""


class SeenPosition(Scored, Protocol):
    """A position as a seat knows it."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def is_moment(self) -> bool:
        """Whether the position is a frame: the next step is automatic."""


@dataclass(frozen=True)
class Asks:
    """The wording of a phase: the question, the seat's activity as others see it ("taking a die"), and the reason
    below.
    """

    question: Words
    doing: Words
    reason: Words = ""


def text_of(words: Words, s: Any, seat: int, voice: Voice) -> Text:
    """Return the message of a row for the deciding ``seat``."""
    return words if isinstance(words, str | Msg) else words(s, seat, voice)


def due(name: Text, faces: Iterable[Piece]) -> tuple[Due, ...]:
    """Return the pending die with its name and its faces."""
    return (Due(name=name, faces=tuple(faces)),)


def plain_faces(name: Text, sides: int, *, seat: int | None = None) -> tuple[Due, ...]:
    """Return the pending die with faces 1 to ``sides``."""
    shown = range(1, sides + 1)
    return due(name, (Piece(id=f"face-{n}", label=str(n), shape=f"d{sides}", face=str(n), set=seat) for n in shown))


@dataclass(frozen=True, eq=False)
class Prompts(Generic[P, S, K]):
    """A game's prompts.

    ``ending`` returns the message about the winner. ``roll`` returns the prompt for a pending die or throw, or None.
    ``moment`` returns the prompt of a frame, with the last event, and ``answer`` the question or the reason to wait.
    They take the position as the seat knows it, its record, the reader, and results that the scene has computed.
    """

    ending: Callable[[S, Voice], Text]
    roll: Callable[[P, S, Voice, K], Prompt | None]
    moment: Callable[[P, S, Voice, K], Prompt]
    answer: Callable[[P, S, Voice, K], Prompt]

    def prompt(self, seen: P, s: S, voice: Voice, found: K) -> Prompt:
        """Return the seat's question, or the reason it waits."""
        if seen.over:
            return over(seen, self.ending(s, voice))
        if rolled := self.roll(seen, s, voice, found):
            return rolled
        step = self.moment if seen.is_moment else self.answer
        return step(seen, s, voice, found)
