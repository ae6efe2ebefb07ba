"""What rules are written with: the mark `rule`, and the step being taken, which has the faces and takes the events.

Rules get this handle as ``t``. They ask it for dice in straight-line code and tell it what happened. In live play
it is a *tape* of the faces answered so far: when the tape runs out the step waits, and the next face runs it again
on a copy of the position. In simulation it draws, and nothing is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from warbones.core.record.events import FIELDS
from warbones.core.record.records import Grid, Record, grid

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule that has been defined, in order."""

NOBODY: Final = -1
"""In place of a seat: a die that is nobody's own, an event that everybody may know."""

TAPE: Final = 1024
EVENTS: Final = 768
THROW: Final = 0
"""In place of a die's sides: what is due are the facts of a throw (`warbones.core.rules.throw`)."""

WIDTH: Final = 2 + FIELDS
"""Whole numbers that an event takes: its audience, its kind and its fields."""


KEYED: Final = 2
"""In `Step.drawing`: each owner's dice are drawn from a stream of their own, so that no seat's tell of another's."""

OWNERS: Final = 3
"""Whose dice have streams: nobody's, and those of the two seats of every game that is compiled."""


def rule(function: Function) -> Function:
    """Mark ``function`` as a rule: it runs as it stands, and `warbones.compiled` can turn it into machine code.

    It is written in the subset of Python that Numba compiles.
    """
    RULES.append(function)
    return function


class Noise(Record):
    """The state of a stream of random bits: four words of 32 bits."""

    word: Grid = grid(4, bits=64)


class Step(Record):
    """The handle. ``drawing``: 0 for a tape, 1 for dice from one stream, or `KEYED`.

    ``due_sides`` and ``due_seat`` name the die that the tape lacks.
    """

    drawing: int
    used: int
    answered: int
    due_sides: int
    due_seat: int
    told: int
    noise: Noise
    streams: Grid = grid(OWNERS, of=Noise)  # by owner, from `NOBODY` on
    tape: Grid = grid(TAPE)
    event: Grid = grid(EVENTS * WIDTH, bits=64)


class DieNeeded(Exception):  # not an error: the step waits
    """The tape has run out: the step waits for the die that the handle names."""


class TooManyEvents(Exception):  # named after what happened
    """A step told more than `EVENTS` events: a fault of the game's, never of a player's."""


@rule
def next_word(noise: Noise) -> int:
    """Return 32 random bits by SFC32 (Doty-Humphrey, PractRand), which fits signed 64-bit arithmetic."""
    w = noise.word
    out: int = (w[0] + w[1] + w[3]) & 0xFFFFFFFF
    w[3] = (w[3] + 1) & 0xFFFFFFFF
    w[0] = w[1] ^ (w[1] >> 9)
    w[1] = (w[2] + (w[2] << 3)) & 0xFFFFFFFF
    w[2] = (((w[2] << 21) & 0xFFFFFFFF | (w[2] >> 11)) + out) & 0xFFFFFFFF
    return out


@rule
def draws(noise: Noise) -> int:
    """Return how far the stream has come: another number after each word of 2**32."""
    count: int = noise.word[3]
    return count


@rule
def seed_noise(noise: Noise, seed: int, stream: int) -> None:
    """Start the stream: the same ``seed`` and ``stream`` give the same bits, others give unrelated ones."""
    noise.word[0] = seed & 0xFFFFFFFF
    noise.word[1] = (seed >> 32) & 0xFFFFFFFF
    noise.word[2] = stream & 0xFFFFFFFF
    noise.word[3] = 1
    for _ in range(15):
        next_word(noise)


@rule
def below(noise: Noise, n: int) -> int:
    """Return a fair number from 0 to ``n`` - 1, ``n`` at most 2**31 (Lemire 2019, with rejection)."""
    product = next_word(noise) * n
    if (product & 0xFFFFFFFF) < n:
        threshold = 0x100000000 % n
        while (product & 0xFFFFFFFF) < threshold:
            product = next_word(noise) * n
    return product >> 32


@rule
def table_key(noise: Noise, seed: int, table: int) -> int:
    """Return the key of a table's dice, which is its own whatever other tables there are. ``noise`` is scratch."""
    seed_noise(noise, seed, table)
    return next_word(noise) | (next_word(noise) >> 1) << 32


@rule
def key_dice(t: Step, key: int, number: int) -> None:
    """Start the streams of a table's game: the same key and number roll the same dice for each owner."""
    for owner in range(OWNERS):
        seed_noise(t.streams[owner], key, number * (OWNERS + 1) + owner)


@rule
def key_luck(noise: Noise, key: int, number: int) -> None:
    """Start the stream from which bots at a table draw in one game."""
    seed_noise(noise, key, number * (OWNERS + 1) + OWNERS)


@rule
def roll_die(t: Step, sides: int, seat: int = NOBODY) -> int:
    """Roll one fair die and return its face, 1 to ``sides``. ``seat``: the die is that seat's own, in secret."""
    if t.drawing:
        return 1 + below(t.streams[seat - NOBODY] if t.drawing == KEYED else t.noise, sides)
    if t.used == t.answered:
        t.due_sides = sides
        t.due_seat = seat
        raise DieNeeded
    face: int = t.tape[t.used]
    t.used += 1
    return face


def land(t: Step) -> list[int]:
    """Let what is thrown find its rest and return the facts, as the game wrote them in whole numbers.

    A throw is the last thing that its step waits for. Only rules that are never compiled may throw.
    """
    if t.drawing:
        raise NotImplementedError("A throw needs physics or a referee: it cannot be drawn.")
    if t.used == t.answered:
        t.due_sides, t.due_seat = THROW, NOBODY
        raise DieNeeded
    begin = t.used + 1
    t.used = begin + t.tape[t.used]
    return list(t.tape.cells[begin : t.used])


@rule
def tell(
    t: Step,
    audience: int,
    kind: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
) -> None:
    """Tell that ``kind`` happened, with its fields in their order, to one seat or (`NOBODY`) to everybody."""
    if t.drawing:
        return
    if t.told == EVENTS:
        raise TooManyEvents
    at, event = t.told * WIDTH, t.event
    event[at] = audience
    event[at + 1] = kind
    event[at + 2] = a
    event[at + 3] = b
    event[at + 4] = c
    event[at + 5] = d
    event[at + 6] = e
    event[at + 7] = f
    event[at + 8] = g
    event[at + 9] = h
    t.told += 1
