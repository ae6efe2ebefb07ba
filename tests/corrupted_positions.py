"""Written positions with one corrupted value."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.random_games import SEEDS, finish
from warbones import BrokenPosition, Game, Position
from warbones.core.record.records import Record, fields

NUMBERS = st.sampled_from(
    [-32768, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 20, 31, 63, 112, 127, 144, 32767]
)
ODD = st.sampled_from([None, "nowhere", 1.5, True, 1 << 70, {}, []])
MOST_CELLS = 40
"""The maximum number of cells of a list to try: later ones are empty in most games."""

Path = tuple[str | int, ...]


def cells(written: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every value in a written state."""
    if isinstance(written, list):
        for place, inner in enumerate(written[:MOST_CELLS]):
            yield from cells(inner, (*path, place))
    elif isinstance(written, dict):
        for name, inner in written.items():
            yield from cells(inner, (*path, name))
    else:
        yield path


def at(written: Any, path: Path) -> Any:
    for name in path:
        written = written[name]
    return written


def words(record: type[Record]) -> Iterator[str]:
    """Yield the names of enum members that written records of a class may hold."""
    for field in fields(record):
        if issubclass(field.kind, Record):
            yield from words(field.kind)
        elif issubclass(field.kind, IntEnum):
            yield from (member.name.lower() for member in field.kind)


def refusal(game: Game, written: object) -> str:
    """Return the refusal of a written position, or "" if it is accepted."""
    try:
        game.from_dict(written)
    except BrokenPosition as refused:
        return str(refused)
    return ""


def check_corrupted(original: Position, data: st.DataObject) -> None:
    """Assert that a position with a changed value is refused in a sentence, or can be shown and played to the end."""
    game, written = original.game, original.to_dict()
    paths = list(cells(written["state"]))
    field = data.draw(st.sampled_from(sorted({path[0] for path in paths})))  # otherwise large ones would prevail
    path = data.draw(st.sampled_from([path for path in paths if path[0] == field]))
    place = at(written["state"], path[:-1])
    said = st.sampled_from(sorted(set(words(game.ruleset.state))))
    same_kind: st.SearchStrategy[object] = said if isinstance(place[path[-1]], str) else NUMBERS
    place[path[-1]] = data.draw(st.one_of(same_kind, same_kind, ODD))
    if refused := refusal(game, written):
        assert refused.endswith(".")
        return
    position = game.from_dict(written)
    for reader in (None, *range(len(position.game.names))):
        position.scene(reader)
    finish(position, Random(data.draw(SEEDS)))
    assert sum(position.scores()) == 0
