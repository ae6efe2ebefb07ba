"""The decorator `rule`, and the step in progress: the source of dice and the sink for events.

Rules receive this handle as ``t``. They roll dice in straight-line code and emit events. In live play the handle holds
a *tape* of the faces so far: when the tape runs out, the step waits, and the next face runs it again from the start on
a copy of the position. In simulations it draws random faces, and events are dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from warbones.core.record.events import FIELDS
from warbones.core.record.records import Grid, Record, grid

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
"""Every rule, in order of definition."""

NOBODY: Final = -1
"""In place of a seat: for a die that belongs to nobody, or an event that everybody may know."""

TAPE: Final = 1024
EVENTS: Final = 768
THROW: Final = 0
"""In place of a die's sides: the step waits for the facts of a throw (`warbones.core.rules.throw`)."""

WIDTH: Final = 2 + FIELDS
"""The number of integers in an event: its audience, its kind and its fields."""


KEYED: Final = 2
"""In `Step.drawing`: each owner has its own stream, so that no seat can infer another's dice from its own."""

OWNERS: Final = 3
"""The number of streams: one for nobody, and one for each of the two seats of a compiled game."""


def rule(function: Function) -> Function:
    """Mark ``function`` as a rule: it runs as it is, and `warbones.compiled` can compile it.

    It is written in the subset of Python that Numba supports.
    """
    RULES.append(function)
    return function


class Rng(Record):
    """The state of a stream of random bits: four words of 32 bits."""

    word: Grid = grid(4, bits=64)


class Step(Record):
    """The handle. ``drawing`` is 0 for a tape, 1 for dice from one stream, or `KEYED`.

    ``due_sides`` and ``due_seat`` describe the next die when the tape has run out.
    """

    drawing: int
    used: int
    answered: int
    due_sides: int
    due_seat: int
    told: int
    rng: Rng
    streams: Grid = grid(OWNERS, of=Rng)  # by owner, from `NOBODY` on
    tape: Grid = grid(TAPE)
    event: Grid = grid(EVENTS * WIDTH, bits=64)


class DieNeeded(Exception):  # not an error: the step waits
    """The tape has run out: the step waits for the die in the handle."""


class TooManyEvents(Exception):  # named after the condition, as `DieNeeded` is
    """A step emitted more than `EVENTS` events: a bug in the game, never a player's mistake."""


@rule
def next_word(rng: Rng) -> int:
    """Return 32 random bits by SFC32 (Doty-Humphrey, PractRand), which fits signed 64-bit arithmetic."""
    w = rng.word
    out: int = (w[0] + w[1] + w[3]) & 0xFFFFFFFF
    w[3] = (w[3] + 1) & 0xFFFFFFFF
    w[0] = w[1] ^ (w[1] >> 9)
    w[1] = (w[2] + (w[2] << 3)) & 0xFFFFFFFF
    w[2] = (((w[2] << 21) & 0xFFFFFFFF | (w[2] >> 11)) + out) & 0xFFFFFFFF
    return out


@rule
def draws(rng: Rng) -> int:
    """Return the stream's counter, which is different after each of 2**32 words."""
    count: int = rng.word[3]
    return count


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Start the stream. The same ``seed`` and ``stream`` give the same bits; others give unrelated ones."""
    rng.word[0] = seed & 0xFFFFFFFF
    rng.word[1] = (seed >> 32) & 0xFFFFFFFF
    rng.word[2] = stream & 0xFFFFFFFF
    rng.word[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def below(rng: Rng, n: int) -> int:
    """Return a uniform integer from 0 to ``n`` - 1, for ``n`` up to 2**31 (Lemire 2019, with rejection)."""
    product = next_word(rng) * n
    if (product & 0xFFFFFFFF) < n:
        threshold = 0x100000000 % n
        while (product & 0xFFFFFFFF) < threshold:
            product = next_word(rng) * n
    return product >> 32


@rule
def table_key(rng: Rng, seed: int, table: int) -> int:
    """Return the key of a table's dice, which does not depend on other tables. ``rng`` is scratch memory."""
    seed_rng(rng, seed, table)
    return next_word(rng) | (next_word(rng) >> 1) << 32


@rule
def key_dice(t: Step, key: int, number: int) -> None:
    """Start the streams of one game at a table: the same key and number give each owner the same dice."""
    for owner in range(OWNERS):
        seed_rng(t.streams[owner], key, number * (OWNERS + 1) + owner)


@rule
def key_bot_rng(rng: Rng, key: int, number: int) -> None:
    """Start the stream for the bots of one game at a table."""
    seed_rng(rng, key, number * (OWNERS + 1) + OWNERS)


@rule
def roll_die(t: Step, sides: int, seat: int = NOBODY) -> int:
    """Roll one fair die and return its face, 1 to ``sides``. A die of a ``seat`` is rolled in secret."""
    if t.drawing:
        return 1 + below(t.streams[seat - NOBODY] if t.drawing == KEYED else t.rng, sides)
    if t.used == t.answered:
        t.due_sides = sides
        t.due_seat = seat
        raise DieNeeded
    face: int = t.tape[t.used]
    t.used += 1
    return face


def land(t: Step) -> list[int]:
    """Wait until the throw has come to rest, and return its facts as integers in the game's own encoding.

    A step waits for nothing more after a throw. Only rules that are never compiled may throw.
    """
    if t.drawing:
        raise NotImplementedError("A throw needs physics or a referee: it cannot be drawn at random.")
    if t.used == t.answered:
        t.due_sides, t.due_seat = THROW, NOBODY
        raise DieNeeded
    begin = t.used + 1
    t.used = begin + t.tape[t.used]
    return list(t.tape.cells[begin : t.used])


@rule
def emit(
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
    """Emit an event of a ``kind``, with its fields in order, to one seat or (`NOBODY`) to everybody."""
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
