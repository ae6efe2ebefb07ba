"""The rule options of Dice Wars: what the rulebook leaves open and a table may play otherwise."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from warbones.core.record.options import RuleOption
from warbones.core.record.records import Grid, Record, grid
from warbones.games.army.rules.dice import CELLS


class MatchLength(IntEnum):
    """When the match ends (B1)."""

    UNTIL_TWO_WINS = 0
    THREE_ROUNDS_MOST_WINS = 1
    THREE_ROUNDS_STRICT = 2


class RoundReset(IntEnum):
    """Which dice a new round gives back (B2)."""

    ALL = 0
    TROOPS_ONLY = 1
    NONE = 2


class BonusPer(IntEnum):
    """What earns a bonus die (B3)."""

    CATEGORY = 0
    COMBO = 1
    FOURSOME = 2


class DefensiveHealUnit(IntEnum):
    """What Defensive Heal counts (B19)."""

    FACE = 0
    POINT = 1


class StuckRound(IntEnum):
    """Who wins a round in which nothing can change any more (B38)."""

    TIE = 0
    HIGHER_HEALTH = 1


MOST_ROUNDS: Final = 15
"""The longest that a match can be set to last (B1)."""

MOST_TURNS: Final = 100
"""The longest that a round can be set to last (B32)."""


OPTIONS: Final = (
    RuleOption(
        "match_length",
        "When the match ends",
        "B1",
        {
            "until_two_wins": "Tied rounds decide nothing: play on until someone has won two.",
            "three_rounds_most_wins": "Three rounds at most; whoever won more wins, else it is a draw.",
            "three_rounds_strict": "Three rounds at most; without two wins it is a draw.",
        },
    ),
    RuleOption(
        "most_rounds",
        "Longest match",
        "B1",
        {
            9: "After round 9 whoever won more wins the match.",
            5: "After round 5 whoever won more wins the match.",
            MOST_ROUNDS: f"After round {MOST_ROUNDS} whoever won more wins the match.",
        },
    ),
    RuleOption(
        "most_turns",
        "Longest round",
        "B32",
        {
            MOST_TURNS: f"A round that is undecided after {MOST_TURNS} turns is tied.",
            30: "A round that is undecided after 30 turns is tied.",
            10: "A round that is undecided after 10 turns is tied.",
        },
    ),
    RuleOption(
        "stuck_round",
        "A round in which nothing can change",
        "B38",
        {
            "tie": "When neither side can ever do anything again, the round is tied.",
            "higher_health": "When neither side can ever do anything again, the higher health wins the round.",
        },
    ),
    RuleOption(
        "round_reset",
        "Dice in a new round",
        "B2",
        {
            "all": "A new round gives all dice back.",
            "troops_only": "A new round gives troop dice back; dead bonus dice stay dead.",
            "none": "Dead and resting dice stay where they are in a new round.",
        },
    ),
    RuleOption(
        "bonus_per",
        "What earns a bonus die",
        "B3",
        {
            "category": "One die for each category: four swords and four axes earn one Attack die.",
            "combo": "One die for each kind that comes four times: four swords and four axes earn two.",
            "foursome": "One die for each four of a kind: eight swords earn two.",
        },
    ),
    RuleOption(
        "healed_skulls_count",
        "Skulls that are healed",
        "B6",
        {
            True: "Skulls count even if they are healed: heals come after the totals.",
            False: "Skulls that are healed do not count: heals come before the totals.",
        },
    ),
    RuleOption(
        "curse_blockable",
        "Defence against a curse",
        "B9",
        {
            False: "A curse's 2 damage ignores any defence.",
            True: "A curse adds 2 to the attack of the side with fewer skulls.",
        },
    ),
    RuleOption(
        "enforcer_stacks",
        "Several enforcers",
        "B11",
        {
            False: "With an enforcer each betrayal adds 1, however many enforcers there are.",
            True: "Each betrayal adds 1 for every enforcer.",
        },
    ),
    RuleOption(
        "defensive_heal_unit",
        "What defensive heal counts",
        "B19",
        {
            "face": "Each die that heals adds 1 defence.",
            "point": "Each die that could be revived adds 1 defence.",
        },
    ),
    RuleOption(
        "late_bonus_reroll",
        "When a bonus die is rolled again",
        "B24",
        {
            False: "The one bonus die is rolled again before the troops.",
            True: "The one bonus die may be rolled again at any time before you stop.",
        },
    ),
    RuleOption(
        "gain_on_final_turn",
        "Bonus dice on a round's last turn",
        "B26",
        {
            True: "The turn that ends a round still earns bonus dice.",
            False: "The turn that ends a round earns nothing.",
        },
    ),
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
