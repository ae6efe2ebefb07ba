"""The features of every game field by field, as a page: what each number of a compact observation means.

``python -m warbones.encoding.feature_page`` writes ``docs/features.md`` from the declarations (`Ruleset.features`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import IntEnum
from inspect import getsource
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

from warbones.core.play.game import Game
from warbones.core.record.records import Field, Record, fields, size
from warbones.encoding.observations import FEATURES, bounds, layout
from warbones.encoding.tokens import encoded_games
from warbones.games import load

PAGE: Final = Path("docs/features.md")

HEAD: Final = """\
# Features

The columns of `observation` (float32) with `observations="features"`, game by game, from the observing seat's point of
view. Each row is a field; several numbers take adjacent columns. One-hot: a number takes as many columns as it has
values, and one of them is 1. In every game the observing seat (2 columns), the seats that owe a decision (2), the sides
of the die due (1) and the tokens of the unfinished action (each 1 once given) follow.

`python -m warbones.encoding.feature_page` writes this page.
"""


class FeatureField(NamedTuple):
    """A field: its columns (from ``first``, up to but excluding ``end``), how many numbers it has, their values, its
    meaning.
    """

    name: str
    first: int
    end: int
    numbers: int
    values: str
    meaning: str


def feature_fields(record: type[Record]) -> Iterator[FeatureField]:
    """Yield the fields of a record that agents are shown."""
    where, meanings, at = layout(record), meanings_of(record), 0
    for field in fields(record):
        end = at + size(field.shape) * (max(field.kind) + 1 if issubclass(field.kind, IntEnum) else 1)
        low, high = int(where.low[at:end].min()), int(where.high[at:end].max())
        yield FeatureField(field.name, at, end, size(field.shape), _values(field, low, high), meanings[field.name])
        at = end


def _values(field: Field, low: int, high: int) -> str:
    return f"one-hot of {max(field.kind) + 1}" if issubclass(field.kind, IntEnum) else f"{low} to {high}"


def meanings_of(record: type[Record]) -> dict[str, str]:
    """Return the docstring that follows each field's declaration."""
    (made,) = ast.parse(dedent(getsource(record))).body
    assert isinstance(made, ast.ClassDef)
    found: dict[str, str] = {}
    for line, after in zip(made.body, made.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(after, ast.Expr):
            found[line.target.id] = " ".join(str(ast.literal_eval(after.value)).split())
    return found


def feature_columns(game: Game, name: str) -> slice:
    """Return the columns of a field in an observation of features. Raises `KeyError`."""
    return {each.name: slice(each.first, each.end) for each in feature_fields(game.ruleset.features)}[name]


def page() -> str:
    """Return the page."""
    return HEAD + "".join(_section(load(each)) for each in encoded_games())


def _section(game: Game) -> str:
    every, width = list(feature_fields(game.ruleset.features)), len(bounds(game, FEATURES)[0])
    lines = [
        f"| {each.first} to {each.end - 1} | `{each.name}` | {_values_of(each)} | {each.meaning} |" for each in every
    ]
    about = " ".join((game.ruleset.features.__doc__ or "").split())
    top = "| columns | field | numbers | meaning |\n|---|---|---|---|\n"
    return f"\n## {game.title}\n\n{width} columns. {about}\n\n{top}" + "\n".join(lines) + "\n"


def _values_of(each: FeatureField) -> str:
    return each.values if each.numbers == 1 else f"{each.numbers}: {each.values}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
