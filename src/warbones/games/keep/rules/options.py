"""The rule options of DICE WAR, in words."""

from __future__ import annotations

from typing import Final

from warbones.core.record.options import RuleOption
from warbones.games.keep.rules.drawing import HELP, BoardOption
from warbones.games.keep.rules.state import MOST_ROUNDS

OPTIONS: Final = (
    BoardOption(
        "board",
        "Board",
        "B1",
        {
            "lanes7_hub": "Seven rows of two lanes that meet in one wide grey zone in the middle.",
            "lanes7_grid": "Seven rows of two lanes that never meet; both middle zones are grey.",
            "lanes5_hub": "Five rows of two lanes that meet in the middle: moved 5s and 6s leave the board.",
            "brick7": "Seven rows of two, three, two, one, two, three and two zones, with a choice at many steps.",
        },
        HELP,
    ),
    RuleOption(
        "advantage_zones",
        "Advantage beside the homes",
        "B2.27",
        {
            "L3_R5": "On lanes7_hub, L3 and R5 are Advantage zones, besides the homes.",
            "L3_R3_L5_R5": "On lanes7_hub, both zones before and behind the middle are Advantage zones.",
            "none": "On lanes7_hub, only the homes are Advantage zones.",
            "all": "On lanes7_hub, every zone but the grey one is an Advantage zone.",
        },
    ),
    RuleOption(
        "position_cap",
        "Pawns placed in one home zone",
        "B2.1",
        {
            "none": "Any number of pawns may be placed in one home zone.",
            3: "A home zone takes at most three pawns while pawns are placed.",
        },
    ),
    RuleOption(
        "capacity_counts",
        "Which pawns fill a zone",
        "B2.2",
        {
            "all": "Two own pawns outside Defense fill a zone, whether they have been positioned or not.",
            "positioned": "Only own pawns that have been positioned this round fill a zone.",
        },
    ),
    RuleOption(
        "advantage_hits",
        "Whom Advantage removes",
        "B2.6",
        {
            "all": "A pawn with Advantage removes every higher opposing pawn to its left and right.",
            "one_per_side": "A pawn with Advantage removes one higher opposing pawn on each side.",
            "one": "A pawn with Advantage removes one higher opposing pawn, left or right.",
        },
    ),
    RuleOption(
        "advantage_timing",
        "When Advantage strikes",
        "B2.7",
        {
            "together": "All Advantage is judged on the position as the attack begins.",
            "first_player": "The first player's pawns strike first; what they remove no longer strikes.",
        },
    ),
    RuleOption(
        "defense_uses_advantage",
        "Advantage from Defense",
        "B2.8",
        {
            True: "A pawn in Defense uses the Advantage of its zone.",
            False: "A pawn in Defense does not attack left and right.",
        },
    ),
    RuleOption(
        "tie_followup",
        "After an equal exchange",
        "B2.12",
        {
            "both": "After an equal exchange, whoever still has a pawn there makes the other remove one.",
            "none": "After an equal exchange, nobody removes another pawn.",
        },
    ),
    RuleOption(
        "keep_check",
        "When a keep falls",
        "B2.17",
        {
            "staged": "Lost pawns count before breaches: a keep that falls to losses ends the game first.",
            "end": "Losses and breaches all count before it is looked whether a keep has fallen.",
        },
    ),
    RuleOption(
        "position_order",
        "Rolling and placing",
        "B2.19",
        {
            "roll_place": "Each player rolls a pawn and places it before the other rolls.",
            "roll_all": "Both players roll a pawn, then both place.",
        },
    ),
    RuleOption(
        "round_limit",
        "Longest game",
        "R28",
        {
            MOST_ROUNDS: f"After {MOST_ROUNDS} rounds the higher keep wins.",
            20: "After 20 rounds the higher keep wins.",
            8: "After 8 rounds the higher keep wins.",
        },
    ),
)
