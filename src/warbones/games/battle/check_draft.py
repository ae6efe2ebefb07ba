"""What is wrong with an action under way in a position that comes from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.step import NOBODY
from warbones.games.battle.state import State


def draft(s: State) -> Iterator[str]:
    """Yield what is wrong with the fields of the action under way."""
    yield from ()
