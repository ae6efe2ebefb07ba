"""A random match, and its file."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import warbones
from tests.table.test_undo import random_turns
from warbones.table.dice import HonestDice
from warbones.table.match import Match
from warbones.table.record import MatchRecord, record, write_record

SECRET = b"secret"


@cache
def random_match() -> MatchRecord:
    """Return a match of DiceWing in which decisions were taken back."""
    match = Match(warbones.load("dicewing"), {}, HonestDice(SECRET))
    return record(match, random_turns(match, Random(8)), "table", SECRET)  # type: ignore[arg-type]


def write_match(folder: Path) -> Path:
    """Write the file of `random_match` into a folder."""
    file = folder / "match.jsonl"
    file.write_bytes(write_record(random_match()))
    return file
