"""The rule options of Dice Wars: cases that the rulebook leaves open, for each table to decide."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.options import RuleOption
from warbones.core.record.records import Grid, Record, grid
from warbones.games.army.rules.dice import CELLS
from warbones.games.army.rules.faces import CURSE_DAMAGE


class MatchLength(IntEnum):
    """The end of the match (B1)."""

    UNTIL_TWO_WINS = 0
    THREE_ROUNDS_MOST_WINS = 1
    THREE_ROUNDS_STRICT = 2


class RoundReset(IntEnum):
    """The dice that a new round gives back (B2)."""

    ALL = 0
    TROOPS_ONLY = 1
    NONE = 2


class BonusPer(IntEnum):
    """The groups of dice that earn a bonus die (B3)."""

    CATEGORY = 0
    COMBO = 1
    FOURSOME = 2


class DefensiveHealUnit(IntEnum):
    """The things that Defensive Heal counts (B19)."""

    FACE = 0
    POINT = 1


class StuckRound(IntEnum):
    """The winner of a round in which nothing can change any more (B38)."""

    TIE = 0
    HIGHER_HEALTH = 1


MOST_ROUNDS: Final = 15
"""The greatest number of rounds that a match can be set to (B1)."""

MOST_TURNS: Final = 100
"""The greatest number of turns that a round can be set to (B32)."""


OPTIONS: Final = (
    RuleOption("match_length", "B1", ("until_two_wins", "three_rounds_most_wins", "three_rounds_strict")),
    RuleOption("most_rounds", "B1", (9, 5, MOST_ROUNDS)),
    RuleOption("most_turns", "B32", (MOST_TURNS, 30, 10)),
    RuleOption("stuck_round", "B38", ("tie", "higher_health")),
    RuleOption("round_reset", "B2", ("all", "troops_only", "none")),
    RuleOption("bonus_per", "B3", ("category", "combo", "foursome")),
    RuleOption("healed_skulls_count", "B6", (True, False)),
    RuleOption("curse_blockable", "B9", (False, True), numbers={"damage": CURSE_DAMAGE}),
    RuleOption("enforcer_stacks", "B11", (False, True)),
    RuleOption("defensive_heal_unit", "B19", ("face", "point")),
    RuleOption("late_bonus_reroll", "B24", (False, True)),
    RuleOption("gain_on_final_turn", "B26", (True, False)),
)


class Options(Record):
    """The rule options of a match, as `OPTIONS` stores them."""

    match_length: MatchLength
    most_rounds: int
    most_turns: int
    stuck_round: StuckRound
    round_reset: RoundReset
    bonus_per: BonusPer
    healed_skulls_count: int
    curse_blockable: int
    enforcer_stacks: int
    defensive_heal_unit: DefensiveHealUnit
    late_bonus_reroll: int
    gain_on_final_turn: int
    rule_data: Grid = grid(CELLS, bits=8)  # the faces of the bonus dice
