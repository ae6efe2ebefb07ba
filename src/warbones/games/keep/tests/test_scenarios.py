"""A whole first round, worked by hand (S1)."""

from __future__ import annotations

import pytest

from warbones.games.keep.tests.script import GAME, keeps, log, on_board, phase, play

S1 = """
    roll A1=6
    Alpha place left
    roll B1=2
    Beta place right
    roll A2=3
    Alpha place left
    roll B2=4
    Beta place right
    roll A3=2
    Alpha place left
    roll B3=6
    Beta place left
    roll A4=1
    Alpha place right
    roll B4=1
    Beta place left
    roll A5=5
    Alpha place right
    roll B5=3
    Beta place left
    Alpha move A1 R7
    Beta defend B4
    Alpha move A3 L3
    Beta move B2 R3
    Alpha move A2 M4
    Beta move B3 L1
    Alpha defend A4
    Beta move B5 M4
    Alpha move A5 L6
    Beta move B1 R5
"""


@pytest.mark.rule("S1", "R5", "R6", "R9", "R10", "R13", "R17", "R20", "R23", "R26")
def test_s1_a_whole_round():
    position = play(GAME.new(), S1)
    assert phase(position).name == "TAKE_OFF"
    assert keeps(position) == (18, 17)
    assert on_board(position, 0) == ["1@R1(D)", "2@L3", "5@L6"]
    assert on_board(position, 1) == ["1@L7(D)", "2@R5"]
    fell = [line for line in log(position) if " loses " in line or " keep falls " in line]
    assert fell == [
        "Beta loses [4] in R3: Alpha's [2] in L3 is lower and has Advantage",
        "Beta loses [6] in L1: Alpha's [1] in R1 is lower and has Advantage",
        "Alpha loses [6] in R7: Beta's [1] in L7 is lower and has Advantage",
        "Alpha loses [3] in M4: both sides have the highest number there",
        "Beta loses [3] in M4: both sides have the highest number there",
        "Alpha's keep falls from 20 to 18: two pawns lost away from home",
        "Beta's keep falls from 20 to 17: three pawns lost away from home",
    ]
    play(position, "Alpha take off A5\nBeta stay")
    assert on_board(position, 0) == ["1@R1(D)", "2@L3"]
    assert position.scene(None).status == "Round 2, position"
