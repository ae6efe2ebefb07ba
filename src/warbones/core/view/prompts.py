"""What a seat is asked, or why it waits: the steps that every game's prompt goes through, and a row for each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from warbones.core.messages import Msg, Piece, Text
from warbones.core.view.scene import Due, Prompt
from warbones.core.view.words import Scored, Voice, over

S = TypeVar("S")
P = TypeVar("P", bound="SeenPosition")
K = TypeVar("K")

Words = Text | Callable[[Any, int, Voice], Text]
"""Words that stay, or that follow from the record, from the seat that is asked, and from who reads them."""


class SeenPosition(Scored, Protocol):
    """A position as a seat knows it."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def is_moment(self) -> bool:
        """Whether the rest follows by itself."""


@dataclass(frozen=True)
class Asks:
    """What a phase asks: the question, what the seat is doing ("taking a die"), and the reason below both."""

    question: Words
    doing: Words
    reason: Words = ""


def said(words: Words, s: Any, seat: int, voice: Voice) -> Text:
    """Return the words of a row about what ``seat`` is asked."""
    return words if isinstance(words, str | Msg) else words(s, seat, voice)


def due(name: Text, faces: Iterable[Piece]) -> tuple[Due, ...]:
    """Return the die that is due: its name, and what it shows, face by face."""
    return (Due(name=name, faces=tuple(faces)),)


def plain_faces(name: Text, sides: int, *, seat: int | None = None) -> tuple[Due, ...]:
    """Return a die that is due and shows 1 to ``sides``."""
    shown = range(1, sides + 1)
    return due(name, (Piece(id=f"face-{n}", label=str(n), shape=f"d{sides}", face=str(n), set=seat) for n in shown))


@dataclass(frozen=True, eq=False)
class Prompts(Generic[P, S, K]):
    """A game's prompts.

    ``ending`` says who won. ``roll`` returns what stands where a die or a throw is due that this seat answers or
    looks at, or None. ``moment`` returns what happened just now, ``answer`` what the seat is asked, or why it waits.
    They take the position as the seat knows it, its record, who reads it, and what the scene has found out already.
    """

    ending: Callable[[S, Voice], Text]
    roll: Callable[[P, S, Voice, K], Prompt | None]
    moment: Callable[[P, S, Voice, K], Prompt]
    answer: Callable[[P, S, Voice, K], Prompt]

    def prompt(self, seen: P, s: S, voice: Voice, found: K) -> Prompt:
        """Return what the seat is asked, or why it waits."""
        if seen.over:
            return over(seen, self.ending(s, voice))
        if rolled := self.roll(seen, s, voice, found):
            return rolled
        step = self.moment if seen.is_moment else self.answer
        return step(seen, s, voice, found)
