"""The record of a DICE WAR position, its phases and its rule options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.domains import FLAG, Whole, count, mask
from warbones.core.record.records import Grid, Record, cell, grid, wide
from warbones.core.rules.step import NOBODY
from warbones.games.keep.rules.boards import MOST_ZONES, Board

PAWNS: Final = 10
"""The pawns of both seats: 0 to 4 are Alpha's, 5 to 9 Beta's."""

EACH: Final = 5
"""The pawns of each seat (R1)."""

SIDES: Final = 2
"""The sides of a pawn, left and right, on which it can have ADVANTAGE (R17)."""

FULL_KEEP: Final = 20
"""The value of a KEEP at the start (R2)."""

BREACH: Final = 5
"""The damage to the KEEP by a pawn that survives in the opposing home (R24)."""

MOST_ROUNDS: Final = 100
"""The greatest round limit of a match (R28)."""

OFF: Final = -1
"""Off the board, instead of a zone: available (R8)."""


class Phase(IntEnum):
    """The phases of the game (R4). ADVANTAGE to BREACH are the Attack phase; TAKE_OFF and ROUND_END follow it."""

    SETUP = 0
    POSITION = 1
    MOVE = 2
    ADVANTAGE = 3
    FIGHT = 4
    LOSSES = 5
    BREACH = 6
    TAKE_OFF = 7
    ROUND_END = 8
    OVER = 9


class FightStep(IntEnum):
    """The next step of a fight in a zone that both colours hold (R20, R21)."""

    NONE = 0
    HIGHEST = 1
    ANSWER = 2


class AdvantageZones(IntEnum):
    """The neutral zones of `lanes7_hub` that are ADVANTAGE zones (B2.27)."""

    L3_R5 = 0
    L3_R3_L5_R5 = 1
    NONE = 2
    ALL = 3


class PositionCap(IntEnum):
    """The number of its owner's pawns that a home zone can take while pawns are placed (B2.1)."""

    NONE = 0
    THREE = 3


class CapacityCounts(IntEnum):
    """The seat's pawns that count toward a full zone (B2.2)."""

    ALL = 0
    POSITIONED = 1


class AdvantageHits(IntEnum):
    """The pawns that a pawn with ADVANTAGE removes (B2.6)."""

    ALL = 0
    ONE_PER_SIDE = 1
    ONE = 2


class AdvantageTiming(IntEnum):
    """The time at which ADVANTAGE is checked (B2.7)."""

    TOGETHER = 0
    FIRST_PLAYER = 1


class TieFollowup(IntEnum):
    """The seats that remove a pawn in the step after an equal exchange (B2.12)."""

    BOTH = 0
    NONE = 1


class KeepCheck(IntEnum):
    """The times at which a fallen KEEP ends the game (B2.17)."""

    STAGED = 0
    END = 1


class PositionOrder(IntEnum):
    """Whether both roll before they place (B2.19)."""

    ROLL_PLACE = 0
    ROLL_ALL = 1


class Reason(IntEnum):
    """The reason for the game's result (R28, B2.17)."""

    KEEP = 0
    BOTH = 1
    ROUNDS = 2
    LEVEL = 3


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    board: Board
    advantage_zones: AdvantageZones
    position_cap: PositionCap
    capacity_counts: CapacityCounts
    advantage_hits: AdvantageHits
    advantage_timing: AdvantageTiming
    defense_uses_advantage: int
    tie_followup: TieFollowup
    keep_check: KeepCheck
    position_order: PositionOrder
    round_limit: int


ZONE: Final = count(MOST_ZONES - 1, "a zone")
SEAT: Final = count(1, "a seat")
WAITS: Final = (Phase.POSITION, Phase.MOVE, Phase.ADVANTAGE, Phase.FIGHT, Phase.TAKE_OFF, Phase.OVER)
"""The phases after set-up in which a game can wait for an answer."""

ATTACK: Final = (Phase.ADVANTAGE, Phase.FIGHT)


class State(Record):
    """A DICE WAR position. Zones are numbered as in `Board`; -1 stands for nobody, none or off the board."""

    options: Options
    phase: Phase = cell(only=WAITS)
    game_round: int = cell(Whole(range(1, MOST_ROUNDS + 1)))
    first: int = cell(SEAT)  # the first player of this round (R5)
    turn: int = cell(SEAT)  # who places, positions, removes or takes off, where somebody does
    zone: Grid = grid(PAWNS, of=ZONE, none=OFF)  # where each pawn is; off the board with a number: to be placed
    number: Grid = grid(PAWNS, of=count(6))  # what it shows; 0: off the board and not rolled
    defending: Grid = grid(PAWNS, of=FLAG)  # 1: it stands in its zone's DEFENSE slot
    positioned: Grid = grid(PAWNS, of=FLAG)  # 1: it has been positioned this round
    keep: Grid = grid(2, of=count(FULL_KEEP))
    striker: int = cell(count(SIDES * PAWNS), only=Phase.ADVANTAGE)  # how many pairs of a pawn and a side were judged
    struck: Grid = grid(PAWNS, of=FLAG, only=Phase.ADVANTAGE)  # 1 for pawns that fall at the end of attack step 1
    contested: int = cell(ZONE, none=OFF, only=Phase.FIGHT)  # attack steps 2 to 4: the zone that is fought for
    fight_step: FightStep = cell(only=Phase.FIGHT)
    owing: Grid = grid(2, of=FLAG, only=Phase.FIGHT)  # who has to remove a pawn in this step
    beaten: Grid = grid(2, of=FLAG, only=Phase.FIGHT)  # who lost the highest pawn in this exchange
    offered: int = wide(mask(PAWNS), only=ATTACK)  # the pawns of `turn` of which one must go; 0: nothing is asked
    losses: Grid = grid(2, of=count(EACH), only=ATTACK)  # pawns lost in this attack that lower the KEEP (R23)
    winner: int = cell(SEAT, none=NOBODY, only=Phase.OVER)
    decided_by: Reason = cell(only=Phase.OVER)
