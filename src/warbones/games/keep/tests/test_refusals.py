"""The reasons for refused actions."""

from __future__ import annotations

import pytest

from warbones import IllegalAction, load

MOVE = "move 2 turn=Beta | Alpha: A1=3@L3 | Beta: B1=4@R6 B2=2@R6(D) B3=5@L6. B4=1@L5"
PLACE = "position 1 position_cap=3 turn=Alpha | Alpha: A1=1@L1 A2=2@L1 A3=3@L1 A4=4 | Beta: B1=1@R7 B2=3@L7 B3=1@L7"
FULL = "move 2 turn=Beta | Alpha: A1=3@L3 | Beta: B1=2@R6 B2=3@M4. B3=1@M4."

GREY = "move 2 turn=Beta | Alpha: A1=3@L3 | Beta: B1=4@M4"
STRUCK = "advantage 1 advantage_hits=one | Alpha: 2@L3 | Beta: 4@R3 5@R3 1@R3(D) | attack: losses=0/0 striker=0"
FIGHT = "fight 1 | Alpha: {} | Beta: {} | attack: losses={} zone=R3 step={} owing=Beta beaten={}"
HIGHEST = FIGHT.format("1@R3", "4@R3 4@R3(D) 2@R3", "0/0", "highest", "Beta")
ANSWER = FIGHT.format("2@R3", "1@R3 3@R3 2@R6", "1/0", "answer", "Alpha")


@pytest.mark.parametrize(
    ("line", "action", "why"),
    [
        (MOVE, "move A1 L6", "A1 is Alpha's pawn: choose one of yours."),
        (MOVE, "move B5 L6", "B5 is not on the board: choose a pawn that is."),
        (MOVE, "move B3 L5", "B3 has acted this round: choose a pawn that has not (R9)."),
        (MOVE, "move B1 L5", "B1 shows 4 and moves exactly that far: to L2 or R2 (R13)."),
        (MOVE, "off B1", "B1 shows 4, so it does not leave the board: it moves to L2 or R2 (R14)."),
        (MOVE, "defend B2", "B2 has been in Defense since last round: move it now (R12)."),
        (MOVE, "defend B1", "The Defense slot of R6 is taken: move B1 instead (R15)."),
        (GREY, "defend B1", "M4 has no Defense slot: move B1 instead (R11)."),
        (
            FULL,
            "move B1 M4",
            "M4 is full: it holds two pawns per player, not counting Defense. Choose another zone (R16).",
        ),
        (
            PLACE,
            "place left",
            "L1 takes only three pawns while you place them: choose the other zone of your home (B2.1).",
        ),
        (
            "take_off 2 turn=Alpha | Alpha: A1=4@L5 | Beta: B2=4@L3",
            "take off A2",
            "A2 is not on the board: choose a pawn that is.",
        ),
        (
            STRUCK,
            "remove B3",
            "Advantage does not strike B3: remove a higher pawn beside the Advantage zone, outside Defense (R17, R18).",
        ),
        (HIGHEST, "remove B3", "B3 is not the highest in R3: remove a pawn that is (R20)."),
        (ANSWER, "remove B3", "B3 is not in R3: remove a pawn there (R21)."),
    ],
)
def test_a_refusal_says_why(line: str, action: str, why: str) -> None:
    position = load("keep").at(line)
    (seat,) = position.to_act
    with pytest.raises(IllegalAction) as refused:
        position.act(seat, action)
    assert f"'{action}' is not legal here. {why} {position.game.names[seat]} can choose: " in str(refused.value)
