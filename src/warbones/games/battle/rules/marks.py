"""The marks beside a unit, and the parts of an action, as bits."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Status(IntEnum):
    """The marks beside a unit, as bits. EVADING and SPENT last for the battle, the others for the round."""

    ACTED = 1
    ATTACKED = 2
    FORMATION = 4
    FLYING = 8
    EVADING = 16
    SPENT = 32
    PARALYZED = 64


LASTING: Final = 48
"""EVADING and SPENT, which outlast the round."""


class Part(IntEnum):
    """The parts of an action so far, as bits. RETREATED: no move is left. SIEGED comes with ATTACKED."""

    MOVED = 1
    ATTACKED = 2
    REGROUPED = 4
    POWERED = 8
    RETREATED = 16
    SIEGED = 32
