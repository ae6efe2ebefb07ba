"""A match played again from its file by the rules that this program has, and its throws let fly again.

This says what the formula alone cannot: that every die was the one the rules asked for, in that order and for that
seat, and that what flew came to lie as it was told.
"""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.errors import WarbonesError
from warbones.core.rules.throw import Throw
from warbones.physics import thrown
from warbones.table.answers import Landed
from warbones.table.errors import OldRules
from warbones.table.record import MatchRecord, physics, read_record
from warbones.table.replaying import positions
from warbones.verify.dice import File, Finding, key_of_match, throw_seed

Thrown = tuple[Throw, Landed]


def check(file: File, text: str) -> Iterator[Finding]:
    """Yield what is found when the match of ``file``, whose text this is, is played again."""
    try:
        record = read_record(text.split("\n"))
        throws = _played(record)
    except OldRules as error:
        yield Finding(None, f"Not played again: {error}")
        return
    except WarbonesError as error:
        yield Finding(False, str(error))
        return
    yield Finding(True, "Played again by the rules: every die is the one that they asked for, and so is the result.")
    yield from _flown(file, record, throws)


def _played(record: MatchRecord) -> list[Thrown]:
    """Return the throws of a match, with what came of them. Raises `WarbonesError` where it cannot be played so."""
    throws: list[Thrown] = []
    due: Throw | None = None
    for turn, position in positions(record):
        throws += [(due, each) for each in turn.answers if isinstance(each, Landed) and due and not due.refereed]
        due = position.throw
    return throws


def _flown(file: File, record: MatchRecord, throws: list[Thrown]) -> Iterator[Finding]:
    """Let every throw fly again from its seed."""
    if by_hand := len([*file.of("landed")]) - len(throws):
        yield Finding(None, f"{by_hand} throws were made by hand, and a referee said how the dice lie.")
    if not throws:
        return
    if record.heading.physics != physics():
        here = f"this program has {physics()}, and the match was played with {record.heading.physics or 'another'}"
        yield Finding(None, f"The {len(throws)} throws are not reckoned again: {here}.")
        return
    key = key_of_match(file)
    wrong = [
        landed.number
        for throw, landed in throws
        if thrown(throw, throw_seed(key, landed.number)) != (landed.landing, landed.flight)
    ]
    if wrong:
        yield Finding(False, f"Throw {wrong[0] + 1} of {len(throws)} did not fly as it follows from its seed.")
    else:
        yield Finding(True, f"{len(throws)} throws, each reckoned again from its seed: they fly and lie as was told.")
