"""The tokens of an action: ``reroll A3 captain1``, ``stop``."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import NAMES, own
from warbones.games.army.rules.state import Phase, State, Tray

WORDS: Final = ("roll", "keep", "stop", "reroll", "heal", "take", "decline", *NAMES)
"""All tokens. Agents depend on their order, so it never changes."""

ROLL, KEEP, STOP, REROLL, HEAL, TAKE, DECLINE, FIRST_DIE = range(1, 9)


@rule
def head(s: State, seat: int, action: int) -> int:
    """Return the first token of an action."""
    if s.phase == Phase.HEAL:
        return HEAL
    if s.phase == Phase.GAIN:
        return TAKE if action else DECLINE
    if action:
        return REROLL
    if s.tray[seat] == Tray.UNROLLED:
        return ROLL
    return KEEP if s.tray[seat] == Tray.BONUS else STOP


@rule
def members(s: State, seat: int, action: int) -> int:
    """Return the dice of an action, as the seat numbers them."""
    return action


@rule
def member_word(s: State, seat: int, member: int) -> int:
    """Return the token of one of the seat's dice."""
    return FIRST_DIE + own(seat, member)
