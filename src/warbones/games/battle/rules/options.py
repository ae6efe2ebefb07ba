"""The rule options of War Dice, in words."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import NumberOption, RuleOption, Value

BUDGETS: Final = (20, 5, 10, 15, 25, 30, 35, 40)
"""The budgets that are listed, the rulebook's first."""

LEAST_BUDGET: Final = 2
"""What the dearest of the factions' cheapest units costs: each side needs a unit (B49)."""

MOST_BUDGET: Final = 60
"""With more, battles could come to more units than the sheet has room for (`tests/test_capacity.py`)."""


MOST_ROUNDS: Final = 30
"""The longest that a battle can be set to last (R51)."""


class Budget(NumberOption):
    """The points that both sides spend (R2)."""

    def told(self, value: Value) -> str:
        """Return what a budget means."""
        return f"Each player buys units for {value} points."


OPTIONS: Final = (
    Budget(
        "budget",
        "Points to spend",
        "R2",
        {points: f"Each player buys units for {points} points." for points in BUDGETS},
        f"As many points as you agree on, {LEAST_BUDGET} to {MOST_BUDGET}.",
        LEAST_BUDGET,
        MOST_BUDGET,
    ),
    RuleOption(
        "hero_unique",
        "Heroes",
        "B1",
        {
            "game": "Each hero can be bought once in a game, by either player.",
            "player": "Each player can buy each hero once.",
        },
    ),
    RuleOption(
        "first_player",
        "Who starts a round",
        "B5",
        {
            "fixed": "Who started the first round starts every round.",
            "alternate": "The players take turns at starting a round.",
            "roll": "A die decides anew in every round.",
        },
    ),
    RuleOption(
        "allow_hold",
        "Holding",
        "B6",
        {
            True: "A unit may do nothing; its turn is used.",
            False: "A unit must do something; it can always regroup.",
        },
    ),
    RuleOption(
        "siege_restriction",
        "Siege units",
        "B7",
        {
            "unit": "A unit with a siege rating may move or attack, not both.",
            "attack": "Only a siege attack cannot be combined with a move.",
        },
    ),
    RuleOption(
        "hero_center_regroup",
        "Regrouping a hero",
        "B8",
        {
            "fixed": "A hero's center square stays as it is when the hero regroups.",
            "free": "A hero that regroups may give up its center square or win it back.",
        },
    ),
    RuleOption(
        "size_basis",
        "Size of a unit",
        "B9",
        {
            "printed": "Powers that speak of a unit's size mean its printed size.",
            "remaining": "Powers that speak of a unit's size mean the squares that remain.",
        },
    ),
    RuleOption(
        "acid_choice",
        "Acid Blood",
        "B10",
        {
            "attacker": "The attacking player picks the square that acid burns.",
            "defender": "The player of the unit with Acid Blood picks the square.",
        },
    ),
    RuleOption(
        "acid_when_destroyed",
        "Acid of a destroyed unit",
        "B11",
        {
            True: "Acid also answers the blow that destroys its unit.",
            False: "A unit that is destroyed burns nobody.",
        },
    ),
    RuleOption(
        "unranged_powers",
        "Range of Drain, Healing and Weaken",
        "B13",
        {
            "anywhere": "Drain, Healing and Weaken reach the whole battlefield.",
            "same_zone": "Drain, Healing and Weaken reach units in the same zone.",
        },
    ),
    RuleOption(
        "raised_act",
        "Raised units act",
        "B20",
        {
            True: "A raised unit may act in the round in which it is raised.",
            False: "A raised unit acts from the next round on.",
        },
    ),
    RuleOption(
        "raised_zone",
        "Where units are raised",
        "B20",
        {
            "base": "Raised units begin in their owner's base.",
            "unit": "Raised units begin in the zone of the unit that raises them.",
        },
    ),
    RuleOption(
        "flank_move",
        "Moving for a flank",
        "B21",
        {
            False: "Who is flanked for attacks from where it stands.",
            True: "Who is flanked for may move before it attacks.",
        },
    ),
    RuleOption(
        "flank_strict",
        "Range of a flank",
        "B22",
        {
            False: "A flank covers enemies within the range of any of the unit's attacks.",
            True: "A flank covers enemies that the unit could attack now.",
        },
    ),
    RuleOption(
        "hit_and_run",
        "Hit and Run",
        "B30",
        {
            "attack_between": "A unit with Hit and Run moves a second time only after an attack between the moves.",
            "any_parts": "A unit with Hit and Run may leave out the attack, and move twice.",
        },
    ),
    RuleOption(
        "swallow_targets",
        "Swallow",
        "B34",
        {
            "enemies": "Only enemy units can be swallowed.",
            "any": "Own units can be swallowed, too.",
        },
    ),
    RuleOption(
        "round_limit",
        "Longest battle",
        "R51",
        {
            MOST_ROUNDS: f"After {MOST_ROUNDS} rounds points decide, then what is left of the armies.",
            20: "After 20 rounds points decide, then what is left of the armies.",
            10: "After 10 rounds points decide, then what is left of the armies.",
        },
    ),
)
