"""Written positions from outside: each is refused with a sentence or can be played to the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import effort
from tests.corrupted_positions import check_corrupted
from warbones import BrokenPosition, UnknownOption
from warbones.games.keep.tests.script import GAME, at, settled
from warbones.games.keep.tests.strategies import POSITIONS


@settings(max_examples=100 if effort.long else 25)
@given(POSITIONS, st.data())
def test_a_corrupted_field_on_any_board_is_refused_or_can_be_played(position, data):
    check_corrupted(position, data)


MOVING = at("move 3 turn=Alpha keep=18/17 | Alpha: 3@L5. 2@L1(D) 5@L2 | Beta: 4@R7 1@L7(D)")
PLACING = at("position 2 turn=Beta keep=18/17 | Alpha: 3@L5 | Beta: B1=4 1@L7(D)")
STRIKING = settled("2@L3 4@L3", "4@R3 5@R3", "advantage_hits=one")
FIGHTING = settled("2@R3 5@R3", "1@R3 3@R3")
TAKING = settled("2@L3 1@R1(D)", "4@R6")
ENDED = settled("6@L7", "1@L5", "keep=7/5")

STANDING = [9, 0, 2, -1, -1, 12, 11, -1, -1, -1]
"""The places of the pawns of `MOVING` with the first of Alpha's in R6."""


@pytest.mark.parametrize(
    ("position", "field", "value", "wrong"),
    [
        (MOVING, "phase", "losses", "No game waits in the losses phase: it goes on by itself"),
        (MOVING, "phase", "setup", "Before set-up nothing is rolled or decided"),
        (MOVING, "game_round", 101, "'game_round' is 1 to 100, not 101"),
        (MOVING, "game_round", 4, r"In round 4 the first player is seat 1 \(R5\), not 0"),
        (MOVING, "first", 1, r"In round 3 the first player is seat 0 \(R5\), not 1"),
        (MOVING, "turn", 2, "'turn' is a seat, 0 or 1, not 2"),
        (MOVING, "keep", [0, 17], "The keep of seat 0 shows 1 to 20, and 0 only at the end, not 0"),
        (MOVING, "winner", 0, "'winner' is -1 before the game is over, not 0"),
        (MOVING, "decided_by", "both", "'decided_by' is 'keep' before the game is over, not 'both'"),
        (MOVING, "offered", 3, "'offered' is 0 outside the advantage and fight phases, not 3"),
        (MOVING, "striker", 1, "'striker' is 0 outside the advantage phase, not 1"),
        (MOVING, "struck", [1] + [0] * 9, "'struck' holds only 0 outside the advantage phase, not 1"),
        (MOVING, "owing", [1, 0], "'owing' holds only 0 outside the fight phase, not 1"),
        (MOVING, "beaten", [0, 2], r"'beaten\[1\]' is 0 or 1, not 2"),
        (MOVING, "contested", 4, "'contested' is -1 outside the fight phase, not 4"),
        (MOVING, "fight_step", "highest", "'fight_step' is 'none' outside the fight phase, not 'highest'"),
        (MOVING, "losses", [0, 1], "'losses' holds only 0 outside the advantage and fight phases, not 1"),
        (MOVING, "zone", [13, *STANDING[1:]], "Pawn A1 is in a zone, 0 to 12, or off the board at -1, not at 13"),
        (MOVING, "zone", [-1, *STANDING[1:]], "Pawn A1 is off the board, so it was not positioned"),
        (MOVING, "number", [7, 2, 5, 0, 0, 4, 1, 0, 0, 0], r"'number\[0\]' is 0 to 6, not 7"),
        (MOVING, "number", [3, 2, 5, 4, 0, 4, 1, 0, 0, 0], "Alpha cannot have 1 rolled pawns to place here"),
        (MOVING, "defending", [2, 1, 0, 0, 0, 0, 1, 0, 0, 0], r"'defending\[0\]' is 0 or 1, not 2"),
        (MOVING, "defending", [0, 1, 0, 1, 0, 0, 1, 0, 0, 0], "Pawn A4 is in no zone with a Defense slot"),
        (MOVING, "positioned", [1] * 3 + [0] * 7, "Alpha is asked for nothing, or not for this, in the move phase"),
        (MOVING, "phase", "take_off", "'positioned' of pawn A2 is 1 on the board once the Move phase is over"),
        (PLACING, "number", [3, 1, 0, 0, 0, 4, 1, 0, 0, 0], "Alpha cannot have 1 rolled pawns to place here"),
        (PLACING, "turn", 0, "Beta cannot have 1 rolled pawns to place here"),
        (PLACING, "zone", [12, -1, -1, -1, -1, -1, 11, -1, -1, -1], "Pawn A1 cannot still be in the opposing home"),
        (PLACING, "zone", [7, -1, -1, -1, -1, -1, 7, -1, -1, -1], r"Both colours cannot be in L5 here"),
        (TAKING, "turn", 2, "'turn' is a seat"),
        (
            TAKING,
            "zone",
            [4, 0, -1, -1, -1, 4, -1, -1, -1, -1],
            r"Both colours cannot be in L3 here: they would have fought",
        ),
        (TAKING, "zone", [12, 0, -1, -1, -1, 10, -1, -1, -1, -1], r"No pawn can be in the opposing home R7 here"),
        (STRIKING, "offered", 1 << 5, "asked for nothing, or not for this, in the advantage phase"),
        (STRIKING, "striker", 4, "asked for nothing, or not for this, in the advantage phase"),
        (STRIKING, "turn", 0, "asked for nothing, or not for this, in the advantage phase"),
        (FIGHTING, "offered", 0, "asked for nothing, or not for this, in the fight phase"),
        (FIGHTING, "beaten", [0, 1], "Seat 1 owes no pawn in this step, since seat 0 has not lost the highest"),
        (FIGHTING, "contested", 4, "Seat 1 owes a pawn in a zone where it has none"),
        (FIGHTING, "losses", [5, 0], "Seat 0 cannot have lost 5 pawns in this attack"),
        (ENDED, "keep", [7, 1], "The game ends when a keep is at 0 or after the last round"),
        (ENDED, "keep", [0, 0], "With these keeps 'winner' is -1 and 'decided_by' is number 1"),
        (ENDED, "winner", 1, "With these keeps 'winner' is 0 and 'decided_by' is number 0"),
    ],
)
def test_a_broken_position_is_refused_in_a_sentence(position, field, value, wrong):
    written = position.to_dict()
    assert written["state"][field] != value
    written["state"][field] = value
    with pytest.raises(BrokenPosition, match=wrong):
        GAME.from_dict(written)


def test_an_option_that_does_not_exist():
    written = MOVING.to_dict()
    written["options"]["round_limit"] = 12
    with pytest.raises(UnknownOption, match="Option round_limit can be 100, 20 or 8, not 12"):
        GAME.from_dict(written)


def test_a_board_that_does_not_fit_the_pawns():
    written = MOVING.to_dict()
    written["options"]["board"] = "lanes5_hub"
    with pytest.raises(BrokenPosition, match="Pawn B1 is in a zone, 0 to 8, or off the board at -1, not at 12"):
        GAME.from_dict(written)
