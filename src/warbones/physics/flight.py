"""Flights packed into about a kilobyte: the moving dice, sixty times a second.

The part of each moving die begins with the frame in which it starts to move and the number of frames. A frame is the
die's place in tenths of a millimetre (three 16-bit integers) and its orientation: the largest component of the
quaternion is left out, its index stored in two bits, and the other three take ten bits each. All of it is compressed
with zlib.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from warbones.table.flights import FRAME, HEAD

Array = np.ndarray

TENTHS: Final = 10_000
"""Tenths of a millimetre in a metre: a flight's units of length."""

FARTHEST: Final = 32_767
BITS: Final = 10
LARGEST: Final = (1 << BITS) - 1
ROOT: Final = 2**0.5
MOVES: Final = 1e-5
"""The smallest motion from one frame to the next, in metres or parts of a quaternion; a die that moves less is at rest.
"""


@dataclass(frozen=True)
class Track:
    """One die's flight: the frame it begins in, and a place (m) and a unit quaternion a row."""

    die: str
    begin: int
    rows: Array


def tracks(frames: Sequence[Array], names: Sequence[str], gone: Mapping[int, int]) -> list[Track]:
    """Return the tracks of the dice that move in ``frames``.

    Slots in ``gone`` are taken away at the frame given there: their tracks, of one row at least, end just before.
    """
    if not frames:
        return []
    stack = np.stack(frames)
    found = []
    for slot, name in enumerate(names):
        rows = stack[: gone.get(slot, len(frames)), slot]
        moves = np.flatnonzero(np.abs(np.diff(rows, axis=0)).max(axis=1, initial=0) > MOVES)
        if slot in gone:
            begin = int(moves[0]) if len(moves) else len(rows) - 1
            found.append(Track(name, begin, rows[begin:]))
        elif len(moves):
            found.append(Track(name, int(moves[0]), rows[moves[0] : moves[-1] + 2]))
    return found


def pack(flight: Sequence[Track]) -> bytes:
    """Return a flight as bytes."""
    parts = []
    for track in flight:
        name = track.die.encode()
        parts += [HEAD.pack(track.begin, len(track.rows), len(name)), name]
        parts += [_packed(row) for row in track.rows]
    return zlib.compress(b"".join(parts), 9)


def _packed(row: Array) -> bytes:
    place = np.clip(np.round(row[:3] * TENTHS), -FARTHEST, FARTHEST).astype(int)
    return FRAME.pack(*(int(each) for each in place), smallest_three(row[3:]))


def smallest_three(turn: Array) -> int:
    """Return a unit quaternion in 32 bits."""
    largest = int(np.argmax(np.abs(turn)))
    turn = turn if turn[largest] > 0 else -turn
    word = largest
    for at in range(4):
        if at != largest:
            word = word << BITS | round((float(turn[at]) * ROOT + 1) / 2 * LARGEST)
    return word


def turn_of(word: int) -> Array:
    """Return the unit quaternion that `smallest_three` wrote."""
    parts = [((word >> BITS * at) & LARGEST) / LARGEST * 2 - 1 for at in (2, 1, 0)]
    three = [part / ROOT for part in parts]
    largest = word >> 3 * BITS
    three.insert(largest, max(0.0, 1 - sum(part * part for part in three)) ** 0.5)
    return np.array(three)


def unpack(packed: bytes) -> list[Track]:
    """Return the flight that `pack` wrote."""
    data, at, flight = zlib.decompress(packed), 0, []
    while at < len(data):
        begin, count, length = HEAD.unpack_from(data, at)
        at += HEAD.size
        name = data[at : at + length].decode()
        at += length
        rows = np.empty((count, 7))
        for row in range(count):
            x, y, z, word = FRAME.unpack_from(data, at)
            rows[row] = [x / TENTHS, y / TENTHS, z / TENTHS, *turn_of(word)]
            at += FRAME.size
        flight.append(Track(name, begin, rows))
    return flight
