"""The scenarios worked by hand (S1 to S14)."""

from __future__ import annotations

import pytest

from tests.public_events import public_events
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.score import trophies
from warbones.games.dicewing.tests.script import at, attack, face, moves, phase, play, powers, victor, where


@pytest.mark.rule("S1", "R19", "R20", "R22", "R25", "R29", "R33")
@pytest.mark.parametrize(("low", "power"), [("A.d6", 25), ("B.d6", 30)])
def test_s1_training_and_targeting(low, power):
    position = attack("A.d20=17 A.d12=9", f"B.d8=5 {low}=3")
    assert powers(position) == (48, power)
    assert (victor(position), position.to_act) == (0, {1})
    play(position, "Beta lower A.d4")
    assert where(position, "B.d8") == ("trophies", 0)
    assert {where(position, die) for die in ("A.d20", "A.d12", low)} == {("used", -1)}


@pytest.mark.rule("S2", "R21", "R22", "R23", "B8")
@pytest.mark.parametrize("stage", [1, 2])
def test_s2_hundreds_against_ones(stage):
    position = attack("A.d%=100 B.d%=100", "A.d4=1 B.d4=1", stage=stage)
    assert powers(position) == (402, 304)
    assert (victor(position), position.to_act) == (0, {1})
    play(position, "Beta lower A.d6")
    if stage == 1:
        assert moves(position, 0) == ["capture A.d4", "capture B.d4"]
        play(position, "Alpha capture B.d4")
        assert (where(position, "A.d4"), where(position, "B.d4")) == (("used", -1), ("trophies", 0))
    else:
        assert {where(position, die) for die in ("A.d4", "B.d4")} == {("trophies", 0)}


@pytest.mark.rule("S3", "R20", "R21", "R23", "R24", "B2")
@pytest.mark.parametrize(("sides", "power"), [(10, 76), (100, 56)])
def test_s3_ten_and_ten(sides, power):
    position = attack("A.d10=10 A.d%=10", "A.d20=20 B.d6=6", options=f"d_percent_sides={sides}")
    assert powers(position) == (power, 26)
    assert (victor(position), position.to_act) == (0, {1})
    play(position, "Beta lower A.d4")
    assert where(position, "A.d20") == ("trophies", 0)


@pytest.mark.rule("S5", "R26", "R29")
def test_s5_equal_power():
    position = attack("A.d8=8 B.d6=4", "A.d20=10 B.d4=2")
    assert powers(position) == (12, 12)
    assert (victor(position), position.to_act) == (1, {1})
    play(position, "Beta lower A.d4")
    assert where(position, "A.d8") == ("trophies", 1)


@pytest.mark.rule("S7", "R28", "R34")
def test_s7_everything_equal():
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=6")
    assert (powers(position), victor(position)) == ((10, 10), -1)
    assert {where(position, die) for die in ("A.d6", "B.d8", "B.d6", "A.d12")} == {("used", -1)}
    assert public_events(position, events.Lowered) == public_events(position, events.Captured) == []


@pytest.mark.rule("S8", "R30", "R31", "R32", "B7")
@pytest.mark.parametrize(("die", "after"), [("A.d4", 1), ("A.d10", 1), ("B.d%", 10), ("A.d6", 3)])
def test_s8_damage_on_lowest_faces(die, after):
    position = at("""
        collateral 2.1 first=Alpha
        | Alpha: A.d4=1 A.d10=1 B.d%=10 A.d6=4 (A.d12=9 A.d20=17)
        | Beta: A.d8=5 B.d4=2 B.d6=4 B.d8=7 (B.d10=3 B.d12=8)
        | trophies Alpha: B.d20=11 | trophies Beta: A.d%=40
    """)
    assert sorted(moves(position, 1)) == ["lower A.d10", "lower A.d4", "lower A.d6", "lower B.d%"]
    play(position, f"Beta lower {die}")
    assert face(position, die) == after
    if die == "A.d4":
        assert face(position, "A.d6") == 4  # picked to leave the 4 even


@pytest.mark.rule("S13", "R44")
def test_s13_no_victor_in_stage_2():
    position = attack("A.d6=4 B.d8=6", "B.d6=4 A.d12=6", stage=2)
    assert {where(position, die) for die in ("A.d6", "B.d8", "B.d6", "A.d12")} == {("used", -1)}
    assert [trophies(position.record(), seat) for seat in range(2)] == [0, 0]
    assert [squadron_size(position.record(), seat) for seat in range(2)] == [5, 5]
    assert phase(position).name == "LAUNCH"


@pytest.mark.rule("S14", "R23", "B13")
def test_s14_a_d20_and_a_d_percent_show_twenty():
    position = attack("A.d20=20 B.d%=20", "A.d6=2 B.d8=6")
    assert powers(position) == (48, 8)
