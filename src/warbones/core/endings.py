"""How a game ended, for who looks at its last scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warbones.core.scene import Ending, Prompt
from warbones.core.words import HEADLINE, Voice, counted_words, sentence

if TYPE_CHECKING:
    from warbones.core.position import Position


def over(seen: Position, text: str, voice: Voice) -> Prompt:
    """Return what stands in the place of a prompt once all is over.

    That is ``text``, which says who won and by what; where it is long it stands below who won.
    """
    if counted_words(sentence(text)) <= HEADLINE:
        return Prompt(kind="over", text=text)
    who = [voice.does(seat, "win") for seat in winners(seen)]
    return Prompt(kind="over", text=f"{who[0]}." if who else "The game is a draw.", detail=text)


def ending_of(seen: Position, text: str, counted: str, points: Sequence[int]) -> Ending:
    """Return how the game ended: ``points`` of what is ``counted``, one for each seat, are tallied."""
    return Ending(winners=winners(seen), text=text, counted=counted, points=tuple(points))


def winners(seen: Position) -> tuple[int, ...]:
    """Return the seats that won; nobody in a draw."""
    return tuple(seat for seat, score in enumerate(seen.scores()) if score > 0)
