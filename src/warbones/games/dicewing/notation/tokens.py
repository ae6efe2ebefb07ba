"""The tokens of an action: ``take A.d12``, ``launch A.d20 B.d4``."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.state import Bonus, Phase, State

WORDS: Final = ("take", "launch", "train", "target", "lower", "capture", *NAMES)
"""All tokens. Agents depend on their order, so it never changes."""

TAKE, LAUNCH, TRAIN, TARGET, LOWER, CAPTURE, FIRST_DIE = range(1, 8)


@rule
def head(s: State, seat: int, action: int) -> int:
    """Return the first token of every action of this phase."""
    if s.phase == Phase.DRAFT:
        return TAKE
    if s.phase == Phase.LAUNCH:
        return LAUNCH
    if s.phase == Phase.CALL:
        return TRAIN if s.calling == Bonus.TRAINING else TARGET
    return LOWER if s.phase == Phase.COLLATERAL else CAPTURE


@rule
def members(s: State, seat: int, action: int) -> int:
    """Return the dice of an action, as a mask."""
    return action if s.phase == Phase.LAUNCH else 1 << action


@rule
def member_word(s: State, seat: int, member: int) -> int:
    """Return the token of a die."""
    return FIRST_DIE + member
