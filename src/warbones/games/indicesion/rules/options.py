"""The rule options of inDICEsion, in words."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import RuleOption

OPTIONS: Final = (
    RuleOption("players", "Players", "R1", {count: f"{count} players." for count in range(2, 7)}),
    RuleOption(
        "mode",
        "Mode",
        "R22",
        {
            "classic": "Classic: six dice of your own colour, without powers.",
            "drafting": "Drafting: you pick your dice in turn, and each colour has a power.",
        },
    ),
    RuleOption(
        "throw_model",
        "What comes of a throw",
        "B1",
        {
            "physics": "The table reckons how dice fly, bounce and come to rest.",
            "table": "Rolled dice and a table of chances say what comes of a throw.",
            "referee": "You throw real dice, and type in how they lie.",
        },
    ),
    RuleOption(
        "first_starter",
        "Who starts a Classic game",
        "B30",
        {
            "seat0": "The first seat counts as the oldest player.",
            "random": "A roll says who counts as the oldest player.",
            "given": "The first seat says who is the oldest player.",
        },
    ),
    RuleOption(
        "classic_tie_start",
        "Who starts after a tied Classic round",
        "B28",
        {
            "last_winner": "The last round's winner, or if there is none yet whoever started the game.",
            "roll_off": "All roll, and the highest starts, as in Drafting.",
        },
    ),
    RuleOption(
        "release_distance",
        "Six inches to a board",
        "B40",
        {
            "any_direction": "Measured in any direction, so also from above.",
            "horizontal": "Measured as seen from above: nobody drops a die onto a board.",
        },
    ),
    RuleOption(
        "release_from",
        "Six inches from which board",
        "B31",
        {
            "targeted": "From the board that the throw is aimed at.",
            "every": "From every board, since a throw may hit any.",
        },
    ),
    RuleOption(
        "noise",
        "Hands",
        "B40",
        {
            "average": "Throws stray as those of most people.",
            "novice": "Throws stray a good deal.",
            "expert": "Throws stray little.",
        },
    ),
    RuleOption(
        "yellow_self",
        "Yellow and itself",
        "B3",
        {
            False: "A yellow die adds 1 to the other dice on its board.",
            True: "A yellow die adds 1 to every die on its board, itself included.",
        },
    ),
    RuleOption(
        "orange_blank_yellow",
        "Orange 1 or 6 beside yellow",
        "B5",
        {
            "plus_one": "It is worth 0, and 1 more for each yellow die.",
            "zero": "It stays worth 0.",
        },
    ),
    RuleOption(
        "yellow_tower_order",
        "Yellow and towers",
        "B6",
        {
            "before": "Yellow adds to the top die before its levels multiply it.",
            "after": "Yellow adds once, after the levels have multiplied the top die.",
        },
    ),
    RuleOption(
        "buried_yellow",
        "Yellow below another die",
        "B8",
        {
            True: "It still adds 1 to the other dice on its board.",
            False: "It adds nothing.",
        },
    ),
    RuleOption(
        "multi_tower",
        "A die on several others",
        "B10",
        {
            "sum": "It scores once for each tower that it tops.",
            "max": "It scores once, for the highest tower that it tops.",
        },
    ),
    RuleOption(
        "red_vs_red",
        "Red touches red",
        "B13",
        {
            "both": "Both are removed.",
            "none": "Neither is: red dice do not burn one another.",
        },
    ),
    RuleOption(
        "respawn_face",
        "Which face blue copies",
        "B18",
        {
            "on_board": "The face that the die showed on the board.",
            "after_fall": "The face that it shows after its fall, if any is up.",
        },
    ),
    RuleOption(
        "respawn_burned",
        "Blue and burned dice",
        "B20",
        {
            False: "A blue die stands in for dice that were knocked off alone.",
            True: "A blue die also stands in for a die that a red one burned on your board.",
        },
    ),
    RuleOption(
        "board_inches",
        "Size of a board",
        "B41",
        {
            10: "Boards are 10 inches wide.",
            8: "Boards are 8 inches wide.",
            12: "Boards are 12 inches wide.",
        },
    ),
    RuleOption(
        "gap_inches",
        "Between the boards",
        "B41",
        {
            8: "Boards lie 8 inches apart.",
            6: "Boards lie 6 inches apart, the least that the rulebook allows.",
            12: "Boards lie 12 inches apart.",
        },
    ),
    RuleOption(
        "foam",
        "The dice's foam",
        "B41",
        {
            "soft": "Soft foam: dice bounce a little.",
            "springy": "Springy foam: dice bounce a good deal.",
        },
    ),
)
