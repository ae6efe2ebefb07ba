"""The rule options of DICE WAR, the ruling's own value first."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import RuleOption
from warbones.games.keep.rules.board_reader import BoardOption
from warbones.games.keep.rules.state import MOST_ROUNDS

OPTIONS: Final = (
    BoardOption(
        "board",
        "B1",
        ("lanes7_hub", "lanes7_grid", "lanes5_hub", "brick7"),
        True,
    ),
    RuleOption("advantage_zones", "B2.27", ("L3_R5", "L3_R3_L5_R5", "none", "all")),
    RuleOption("position_cap", "B2.1", ("none", 3)),
    RuleOption("capacity_counts", "B2.2", ("all", "positioned")),
    RuleOption("advantage_hits", "B2.6", ("all", "one_per_side", "one")),
    RuleOption("advantage_timing", "B2.7", ("together", "first_player")),
    RuleOption("defense_uses_advantage", "B2.8", (True, False)),
    RuleOption("tie_followup", "B2.12", ("both", "none")),
    RuleOption("keep_check", "B2.17", ("staged", "end")),
    RuleOption("position_order", "B2.19", ("roll_place", "roll_all")),
    RuleOption("round_limit", "R28", (MOST_ROUNDS, 20, 8)),
)
