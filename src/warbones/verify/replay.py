"""Replay of a match from its file under this program's rules, with its throws simulated again.

It shows what the formula alone cannot: that every decision was legal, that every die was the one the rules asked for,
in order and for the right seat, that the log and the result follow, and that the throws landed as recorded.
"""

from __future__ import annotations

from collections.abc import Iterator

from warbones.core.errors import UnknownGame, WarbonesError
from warbones.core.rules.throw import Throw
from warbones.core.view.reader import english
from warbones.games import load_known
from warbones.physics import engine, simulate_throw
from warbones.table.answers import Ended, Landed
from warbones.table.endings import outcome
from warbones.table.errors import OldRules, TooLong
from warbones.table.record import MatchRecord, read_record
from warbones.table.replay_frames import positions
from warbones.verify.dice import DiceRecord, Finding, is_committed, key_of_match, throw_seed

PlayedThrow = tuple[Throw, Landed]

UNCHECKED = "so its decisions, its log and its result are not checked"


def check(file: DiceRecord, text: str) -> Iterator[Finding]:
    """Yield the findings of a replay of ``file``'s match, given its text."""
    try:
        record = read_record(text.split("\n"))
        throws = _replayed(record)
    except (OldRules, TooLong, UnknownGame) as error:
        yield Finding(None, f"Not replayed, {UNCHECKED}. {error}")
        return
    except WarbonesError as error:
        yield Finding(False, str(error))
        return
    yield from _followed(record)
    yield from _timed(record)
    yield from _flown(file, record, throws)


def _replayed(record: MatchRecord) -> list[PlayedThrow]:
    """Return the throws of a match with their recorded results. Raises `WarbonesError` if it cannot be replayed."""
    throws: list[PlayedThrow] = []
    due: Throw | None = None
    for turn, position in positions(record):
        throws += [(due, each) for each in turn.answers if isinstance(each, Landed) and due and not due.refereed]
        due = position.throw
    return throws


def _followed(record: MatchRecord) -> Iterator[Finding]:
    """Report the version of the rules that the match follows from, and whether it is the version named in the file."""
    game, played = load_known(record.heading.game), record.heading.rules_version
    yield Finding(
        True,
        f"Replayed by version {game.rules_version} of the rules of {game.title}: every decision is legal, every die is "
        "the one that the rules ask for, and the log and the result follow.",
    )
    if played != game.rules_version:
        other = OldRules.between(game.title, played, game.rules_version)
        yield Finding(None, f"{other} It follows from those rules too; whether from its own was not checked.")


def _timed(record: MatchRecord) -> Iterator[Finding]:
    """Report clock times, which cannot be checked by rules."""
    ended = next((each for turn in record.turns for each in turn.answers if isinstance(each, Ended)), None)
    if ended and (ended.out or ended.left):
        words = english(outcome(ended), None, record.heading.names)
        yield Finding(None, f"The result was not checked. {words} So the table says, by its own clock.")
    if record.heading.clock:
        yield Finding(None, "The times on the clocks were not checked: only the table measured them.")


def _flown(file: DiceRecord, record: MatchRecord, throws: list[PlayedThrow]) -> Iterator[Finding]:
    """Simulate every throw again from its seed."""
    if by_hand := len([*file.of("landed")]) - len(throws):
        made = "One throw was" if by_hand == 1 else f"{by_hand} throws were"
        yield Finding(None, f"{made} made by hand: a referee wrote down how the dice lie.")
    if not throws:
        return
    if record.heading.physics != engine():
        here, there = engine() or "no physics", record.heading.physics or "another"
        here = f"this program has {here}, and the match was played with {there}"
        yield Finding(None, f"The {len(throws)} throws are not simulated again: {here}.")
        return
    if not is_committed(file):
        yield Finding(None, f"The {len(throws)} throws are not simulated again: their secret is missing.")
        return
    key = key_of_match(file)
    wrong = [
        landed.number
        for throw, landed in throws
        if simulate_throw(throw, throw_seed(key, landed.number)) != (landed.landing, landed.flight)
    ]
    if wrong:
        yield Finding(False, f"Throw {wrong[0] + 1} of {len(throws)} did not fly as its seed determines.")
    else:
        yield Finding(True, f"{len(throws)} throws, each simulated again from its seed: flights and landings match.")
