"""Why an action is refused."""

from __future__ import annotations

import pytest

from warbones import IllegalAction, load

MOVE = "move 2 turn=Beta | Alpha: A1=3@L3 | Beta: B1=4@R6 B2=2@R6(D) B3=5@L6. B4=1@L5"
PLACE = "position 1 position_cap=3 turn=Alpha | Alpha: A1=1@L1 A2=2@L1 A3=3@L1 A4=4 | Beta: B1=1@R7 B2=3@L7 B3=1@L7"
FULL = "move 2 turn=Beta | Alpha: A1=3@L3 | Beta: B1=2@R6 B2=3@M4. B3=1@M4."


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (MOVE, "move A1 L6", "A1 is Alpha's pawn."),
        (MOVE, "move B5 L6", "B5 is not on the board."),
        (MOVE, "move B3 L5", "B3 is positioned already this round (R10)."),
        (MOVE, "move B1 L5", "B1 shows 4 and would move to L2 or R2: exactly as far as it shows (R13)."),
        (MOVE, "off B1", "B1 shows 4 and would move to L2 or R2, so it does not pass the edge (R14)."),
        (MOVE, "defend B2", "B2 is in Defense and has to leave it (R12)."),
        (MOVE, "defend B1", "The Defense slot of R6 is taken (R15)."),
        (FULL, "move B1 M4", "Two of Beta's pawns fill M4 (R16)."),
        (PLACE, "place left", "L1 takes no more pawns while pawns are placed (B2.1)."),
        ("take_off 2 turn=Alpha | Alpha: A1=4@L5 | Beta: B2=4@L3", "take off A2", "A2 is not on the board."),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: str) -> None:
    position = load("keep").at(line)
    (seat,) = position.to_act
    with pytest.raises(IllegalAction) as refused:
        position.act(seat, action)
    assert f"'{action}' is not legal here. {why} {position.game.names[seat]} may: " in str(refused.value)
