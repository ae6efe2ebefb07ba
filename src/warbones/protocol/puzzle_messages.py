"""Puzzles on the wire. None holds a solution, except the reply to an answer (`warbones.puzzles.puzzle.PuzzleReply`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from warbones.core.messages import Text
from warbones.core.view.scene import Scene
from warbones.protocol.messages import Message


class PuzzleCard(Message):
    """A game with a puzzle."""

    game: str
    title: str


class DayPuzzles(Message):
    """Response to ``GET /api/positions/{day}``: the games with a puzzle that day.

    ``first`` is the first day with puzzles.
    """

    day: str
    first: str
    cards: tuple[PuzzleCard, ...]


class DayPuzzle(Message):
    """Response to ``GET /api/positions/{day}/{game}``: a seat's scene and task; ``first`` as in `DayPuzzles`."""

    day: str
    first: str
    game: str
    title: str
    task: Text
    scene: Scene


class PuzzleAnswer(Message):
    """Body of ``POST /api/positions/{day}/{game}``: an action in notation."""

    action: Annotated[str, Meta(max_length=512)]
