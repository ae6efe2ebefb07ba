"""A seat's view as numbers and as text, built from `Position.seen_by` and the seat's own tokens alone.

The numbers come in this order: the fields of the game's record as the seat knows them, without the rule options (an
enum one-hot, a 64-bit field bit by bit, everything else as it stands); which seat is looking; which seats owe a
decision; the sides of the pending die (0: none); and the tokens of the unfinished action so far. All of them lie within
`bounds`, which come from the domains of the fields (`warbones.core.record.domains`).

The record can be replaced by the game's features (`Ruleset.features`): fewer numbers, for agents that learn.
"""

from __future__ import annotations

from warbones.core.extras import need

need("fast", "numpy")

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from warbones.core.errors import WarbonesError, quoted
from warbones.core.play.game import Game
from warbones.core.play.parts import Parts
from warbones.core.play.position import Position
from warbones.core.record.records import Field, Grid, Record, fields, size
from warbones.encoding.node import Node
from warbones.encoding.tokens import token_text

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

RECORD: Final = "record"
FEATURES: Final = "features"
OBSERVATION_KINDS: Final = (RECORD, FEATURES)
"""The sources of observations."""


def observed_record(game: Parts, observations: str) -> type[Record]:
    """Return the record class behind observations of this kind. Raises `WarbonesError`."""
    if type(observations) is not str or observations not in OBSERVATION_KINDS:
        raise WarbonesError(
            f"Observations are of the {' or the '.join(OBSERVATION_KINDS)}, not {quoted(observations)}."
        )
    return game.ruleset.features if observations == FEATURES else game.ruleset.state


@dataclass(frozen=True)
class ObservationLayout:
    """The columns of a record's numbers: ``plain`` numbers, ``bits`` of 64-bit fields, and one-hot
    ``marks``, by cell.
    """

    plain: tuple[Ints, Ints]
    bits: tuple[Ints, Ints]
    marks: tuple[Ints, Ints, Ints]
    width: int
    low: Floats
    high: Floats


def shown_fields(record: type[Record]) -> Iterator[Field]:
    """Yield the fields of a record that agents are shown: all but the rule options."""
    return (field for field in fields(record) if field.name != "options")


def _cells(record: type[Record]) -> Iterator[Field]:
    """Yield the field of each number in a record, as `_numbers` lists them."""
    for field in shown_fields(record):
        for _ in range(size(field.shape)):
            if issubclass(field.kind, Record):
                yield from _cells(field.kind)
            else:
                yield field


def _numbers(record: Record) -> Iterator[int]:
    for field in shown_fields(type(record)):
        value = getattr(record, field.name)
        for cell in value.cells if isinstance(value, Grid) else (value,):
            if isinstance(cell, Record):
                yield from _numbers(cell)
            else:
                yield cell


def layout(record: type[Record]) -> ObservationLayout:
    """Return the columns of a record's numbers."""
    return _layout(record)  # type: ignore[arg-type]  # a class has a hash, whatever its instances have


@cache
def _layout(record: type[Record]) -> ObservationLayout:
    plain, bits, marks, lows, highs, at = [], [], [], [], [], 0
    for source, field in enumerate(_cells(record)):
        low, high, columns = 0, 1, 1
        if issubclass(field.kind, IntEnum):
            columns = max(field.kind) + 1
            marks.append((source, at, columns))
        elif field.bits == 64:
            columns = field.bits
            bits.append((source, at))
        else:
            low, high = _limits(field)
            plain.append((source, at))
        lows += [low] * columns
        highs += [high] * columns
        at += columns
    pairs = (np.array(each, np.int64).reshape(-1, 2).T for each in (plain, bits))
    one, two = ((each[0], each[1]) for each in pairs)
    three = np.array(marks, np.int64).reshape(-1, 3).T
    return ObservationLayout(
        one, two, (three[0], three[1], three[2]), at, np.array(lows, np.float32), np.array(highs, np.float32)
    )


def _limits(field: Field) -> tuple[int, int]:
    """Return the least and the greatest value of an integer field: its declared domain, or the range of its bits."""
    if field.domain is None:
        return -(1 << field.bits - 1), (1 << field.bits - 1) - 1
    return field.domain.low, field.domain.high


def encode_record(record: Record) -> Floats:
    """Return a record as numbers, within the bounds of its `layout`."""
    where = layout(type(record))
    out = np.zeros(where.width, np.float32)
    values = np.fromiter(_numbers(record), np.int64)
    source, column = where.plain
    out[column] = values[source]
    source, column = where.bits
    out[column[:, None] + np.arange(64)] = values[source][:, None] >> np.arange(64) & 1
    source, column, columns = where.marks
    fits = (values[source] >= 0) & (values[source] < columns)
    out[(column + values[source])[fits]] = 1
    return out


@cache
def bounds(game: Game, observations: str = RECORD) -> tuple[Floats, Floats]:
    """Return the lowest and the highest value of each number of an observation. Raises `WarbonesError`."""
    seats, where = len(game.names), layout(observed_record(game, observations))
    flags = np.ones(2 * seats, np.float32)
    die, partial = np.array([game.ruleset.most_sides], np.float32), np.ones(len(game.notation.words), np.float32)
    context = np.concatenate([flags, die, partial])
    return np.concatenate([where.low, 0 * context]), np.concatenate([where.high, context])


def observation(node: Node, seat: int | None, observations: str = RECORD) -> Floats:
    """Return the view of ``seat`` as numbers within `bounds`. None is a spectator, who has no features."""
    seen, game = node.snapshot.seen(seat), node.game
    sides = max((die.sides for die in seen.owed.values()), default=0)
    partial = np.zeros(len(game.notation.words), np.float32)
    partial[[number - 1 for number in node.partial_action(seat)]] = 1
    record = seen.shown() if observations == RECORD else features(seen, seat)
    return np.concatenate([encode_record(record), seat_flags(seen, seat), np.array([sides], np.float32), partial])


def features(seen: Position, seat: int | None) -> Record:
    """Return the features of a seat's view. Raises `WarbonesError` for a spectator, who has none."""
    if seat is None:
        raise WarbonesError("Features are of a seat: a spectator has observations of the record alone.")
    made = seen.game.ruleset.features()
    seen.game.ruleset.describe(seen.shown(), seat, made)
    return made


def seat_flags(seen: Position, seat: int | None) -> Floats:
    """Return the looking seat, one-hot (None: none), then the seats that owe a decision."""
    eyes, asked = flags = np.zeros((2, len(seen.game.names)), np.float32)
    if seat is not None:
        eyes[seat] = 1
    asked[sorted(seen.to_act)] = 1
    return flags.ravel()


def token_mask(node: Node, seat: int, width: int) -> NDArray[np.int8]:
    """Return the legal tokens of ``seat`` as ones among ``width`` zeros; all zeros unless it is asked."""
    allowed = np.zeros(width, np.int8)
    allowed[list(node.legal_tokens(seat))] = 1
    return allowed


def token_count(game: Game) -> int:
    """Return the number of tokens: the game's words and `DONE`."""
    return len(game.notation.words) + 1


def observation_text(node: Node, seat: int | None) -> str:
    """Return the position as ``seat`` knows it, in notation, with the pending die and its partial action.

    ``seat`` None is a spectator.
    """
    seen = node.snapshot.seen(seat)
    dice = [f"owed: d{die.sides}" for die in seen.owed.values()]
    partial = " ".join(token_text(node.game, number) for number in node.partial_action(seat))
    name = "spectator" if seat is None else node.game.names[seat]
    return " | ".join([name, seen.text, *dice, *([f"said: {partial}"] if partial else [])])


def history_text(node: Node, seat: int | None) -> str:
    """Return every event and token that ``seat`` has seen or chosen since the start, and its view now."""
    events = "; ".join(map(repr, node.snapshot.seen(seat).events(seat)))
    history = "" if seat is None else " ".join(map(str, node.history[seat]))
    return f"{observation_text(node, seat)} | told: {events} | heard: {history}"
