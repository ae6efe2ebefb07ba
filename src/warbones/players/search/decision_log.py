"""A log of decisions in studied games: recorded during play, spelled as tokens afterwards.

Positions are copied during play, so tokens and evaluations cost nothing unless requested, and games are the same with
or without a log.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from warbones.compiled.jit import entry_point, inline, trailing_zeros
from warbones.core.notation.spelling import WORD, WORD_MASK
from warbones.core.rules.calls import head, member_word, members, outlook

MOST_WORDS: Final = 68
"""The maximum number of words in an action: four of its head, and a member for each bit of a mask."""


class DecisionLog(NamedTuple):
    """One row for each decision; empty if no log was requested."""

    states: Any  # record[room]: the whole position in which the seat was asked
    action: Any  # int64[room]
    tick: Any  # int64[room]: rounds that had begun
    moment: Any  # int64[room]: earlier decisions of the game, without simultaneous ones


@inline
def log_decision(log: Any, row: int, s: Any, action: int, tick: int, moment: int) -> None:
    """Log a decision if there is room."""
    if row < len(log.states):
        log.states[row] = s
        log.action[row], log.tick[row], log.moment[row] = action, tick, moment


@entry_point
def write_tokens(log: Any, seats: Any, words: Any, outlooks: Any) -> None:
    """Write the tokens of each decision into ``words``, all zeros, and seat 0's evaluation of the position into
    ``outlooks``.

    ``seats`` is int64[n], the seats that decided; ``words`` is int16[n, MOST_WORDS]; ``outlooks`` is float64[n].
    """
    for row in range(len(seats)):
        s, seat, at = log.states[row], seats[row], 0
        head_words, named = head(s, seat, log.action[row]), members(s, seat, log.action[row])
        while head_words:
            words[row, at] = head_words & WORD_MASK
            head_words >>= WORD
            at += 1
        while named:
            words[row, at] = member_word(s, seat, trailing_zeros(named))
            named &= named - 1
            at += 1
        outlooks[row] = outlook(s, 0)
