"""The rule options of inDICEsion, the ruling's own value first."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import RuleOption

OPTIONS: Final = (
    RuleOption("players", "R1", tuple(range(2, 7))),
    RuleOption("mode", "R22", ("classic", "drafting")),
    RuleOption("throw_model", "B1", ("physics", "table", "referee")),
    RuleOption("first_starter", "B30", ("seat0", "random", "given")),
    RuleOption("classic_tie_start", "B28", ("last_winner", "roll_off")),
    RuleOption("release_distance", "B40", ("any_direction", "horizontal")),
    RuleOption("release_from", "B31", ("targeted", "every")),
    RuleOption("noise", "B40", ("average", "novice", "expert")),
    RuleOption("yellow_self", "B3", (False, True)),
    RuleOption("orange_blank_yellow", "B5", ("plus_one", "zero")),
    RuleOption("yellow_tower_order", "B6", ("before", "after")),
    RuleOption("buried_yellow", "B8", (True, False)),
    RuleOption("multi_tower", "B10", ("sum", "max")),
    RuleOption("red_vs_red", "B13", ("both", "none")),
    RuleOption("respawn_face", "B18", ("on_board", "after_fall")),
    RuleOption("respawn_burned", "B20", (False, True)),
    RuleOption("board_inches", "B41", (10, 8, 12)),
    RuleOption("gap_inches", "B41", (8, 6, 12)),
    RuleOption("foam", "B41", ("soft", "springy")),
)
