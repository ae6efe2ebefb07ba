"""How a game ended, for who looks at its last scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from warbones.core.view.scene import Counted, Ending, Prompt
from warbones.core.view.words import HEADLINE, Voice, counted_words, sentence


class Scored(Protocol):
    """A game that is over."""

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result."""


def over(seen: Scored, text: str, voice: Voice) -> Prompt:
    """Return what stands in the place of a prompt once all is over.

    That is ``text``, which says who won and by what; where it is long it stands below who won.
    """
    if counted_words(sentence(text)) <= HEADLINE:
        return Prompt(kind="over", text=text)
    who = [voice.does(seat, "win") for seat in winners(seen)]
    return Prompt(kind="over", text=f"{who[0]}." if who else "The game is a draw.", detail=text)


def ending_of(seen: Scored, text: str, counted: Sequence[Counted]) -> Ending:
    """Return how the game ended, which ``text`` says in a sentence, with what each seat has then."""
    return Ending(winners=winners(seen), text=text, counted=tuple(counted))


def winners(seen: Scored) -> tuple[int, ...]:
    """Return the seats that won; nobody in a draw."""
    return tuple(seat for seat, score in enumerate(seen.scores()) if score > 0)
