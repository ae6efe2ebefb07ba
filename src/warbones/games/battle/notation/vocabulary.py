"""All words that War Dice's actions are made of, in an order that stays: agents answer word by word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.games.battle.notation.names import FACTION_CODES, SIDES, letters
from warbones.games.battle.notation.writing import VERBS, deed_text
from warbones.games.battle.rules.actions import DEEDS
from warbones.games.battle.rules.filling import FACES, Way
from warbones.games.battle.rules.state import UNITS
from warbones.games.battle.rules.units import ROWS


def _words() -> Iterator[str]:
    yield from ("faction", *FACTION_CODES, "buy", "raise", *(row.code for row in ROWS), "stop")
    yield from ("keep", "reroll", "put", *map(str, range(1, FACES + 1)), "cross", "arrange")
    yield from (way.name.lower() for way in Way)
    yield from (*VERBS.values(), "stay", "zone", "column", "row", "square", "squares")
    for deed in range(DEEDS):
        yield from deed_text(deed).split()
    wide, high = max(row.width for row in ROWS), max(row.height for row in ROWS)
    yield from (f"r{row}c{column}" for row in range(1, high + 1) for column in range(1, wide + 1))
    yield from (side + letters(place) for place in range(UNITS) for side in SIDES)


WORDS: Final = tuple(dict.fromkeys(_words()))
"""Each word once."""
