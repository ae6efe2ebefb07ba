"""Whole matches, played by a test or a benchmark."""

from __future__ import annotations

from collections.abc import Callable

from warbones.table.answers import Turn
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord, record


def recorded(
    match: Match,
    secret: bytes,
    following: Callable[[Match, int], Prepared],
    remark: Callable[[Match], Prepared] | None = None,
) -> MatchRecord:
    """Open ``match``, play it to the end and return its record.

    ``following`` prepares the next turn, given the match and the number of turns so far. ``remark`` prepares a remark
    after the end of the match.
    """
    turns: list[Turn] = []

    def play(prepared: Prepared) -> None:
        turns.append(prepared.turn)
        match.commit(prepared)

    play(match.open())
    while not match.over:
        play(following(match, len(turns)))
    if remark:
        play(remark(match))
    return record(match, turns, "table", secret)
