"""The rule options of War Dice, the ruling's own value first."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import NumberOption, RuleOption

BUDGETS: Final = (20, 5, 10, 15, 25, 30, 35, 40)
"""The budgets that are listed, the rulebook's first."""

LEAST_BUDGET: Final = 2
"""The cost of the dearest of the factions' cheapest units: each side needs a unit (B49)."""

MOST_BUDGET: Final = 60
"""With a larger budget, a battle could have more units than the sheet has room for (`tests/test_capacity.py`)."""


MOST_ROUNDS: Final = 30
"""The greatest number of rounds that a battle can be set to (R51)."""


OPTIONS: Final = (
    NumberOption("budget", "R2", BUDGETS, own=True, least=LEAST_BUDGET, most=MOST_BUDGET),
    RuleOption("hero_unique", "B1", ("game", "player")),
    RuleOption("first_player", "B5", ("fixed", "alternate", "roll")),
    RuleOption("allow_hold", "B6", (True, False)),
    RuleOption("siege_restriction", "B7", ("unit", "attack")),
    RuleOption("hero_center_regroup", "B8", ("fixed", "free")),
    RuleOption("size_basis", "B9", ("printed", "remaining")),
    RuleOption("acid_choice", "B10", ("attacker", "defender")),
    RuleOption("acid_when_destroyed", "B11", (True, False)),
    RuleOption("unranged_powers", "B13", ("anywhere", "same_zone")),
    RuleOption("raised_act", "B20", (True, False)),
    RuleOption("raised_zone", "B20", ("base", "unit")),
    RuleOption("flank_move", "B21", (False, True)),
    RuleOption("flank_strict", "B22", (False, True)),
    RuleOption("hit_and_run", "B30", ("attack_between", "any_parts")),
    RuleOption("swallow_targets", "B34", ("enemies", "any")),
    RuleOption("round_limit", "R51", (MOST_ROUNDS, 20, 10)),
)
