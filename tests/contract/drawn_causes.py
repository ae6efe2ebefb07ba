"""Drawn positions in which a stated cause is taken away by one change, such as another number on a die.

Random games were searched for a position, two actions and a change with which the named figure no longer speaks for the
first action, and the figures as a whole no longer prefer it (``drawn_causes.json``).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple


class Drawn(NamedTuple):
    """A position where ``message`` speaks for ``chosen`` over ``other``, until ``cause`` is replaced by ``instead``."""

    message: str
    game: str
    position: str
    cause: str
    instead: str
    chosen: str
    other: str
    nth: int


def _drawn() -> Iterator[Drawn]:
    seen = Counter[str]()
    for message, *facts in json.loads(Path(__file__).with_suffix(".json").read_text("utf-8")):
        seen[message] += 1
        yield Drawn(message, *facts, nth=seen[message])


DRAWN: Final = tuple(_drawn())
