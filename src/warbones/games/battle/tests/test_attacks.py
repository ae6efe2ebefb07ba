"""Attacks: dice, lines, squares and sieges (R20 to R28)."""

from __future__ import annotations

import pytest

from warbones.games.battle.tests.script import after, asked, field, grid, marks, moves, play

WARRIORS = "dragon-warriors@C[5,6/3,3]"


@pytest.mark.rule("X1", "R23", "R24", "B54")
@pytest.mark.parametrize("filling", ["[5,6/3,3]", "[6,5/2,4]"])
def test_x1_melee_has_four_lines_and_ranged_two(filling):
    target = f"dragon-warriors@C{filling}"
    melee = field("lance-bearers@C[1,1,1,1]", target)
    assert after(melee, "act aA; melee; at bA") == ["column 1", "column 2", "row 1", "row 2"]
    ranged = field("archers@AB[1/1]", target)
    assert after(ranged, "act aA; ranged; at bA") == ["column 1", "column 2"]
    for line, total in (("row 1", 11), ("row 2", 6), ("column 1", 8), ("column 2", 9)):
        assert hit_at(melee.copy(), f"melee; at bA; {line}", total + 1)
        assert not hit_at(melee.copy(), f"melee; at bA; {line}", total)


def hit_at(position, choices, total):
    """Return whether this total of two dice, with sixes resolved, crosses anything out."""
    before = grid(position, "bA")
    play(position, f"Alpha act aA; {choices}\nroll {pair(total)}")
    return grid(position, "bA") != before


def pair(total):
    """Return faces of two dice, bonus dice included, that add up to ``total``."""
    dice = {6: "5 1", 7: "5 2", 8: "5 3", 9: "5 4", 10: "5 5", 11: "6 4 1", 12: "6 5 1", 5: "4 1"}
    return dice[total]


@pytest.mark.rule("S1", "R21", "R22")
def test_s1_more_is_needed_and_equal_is_not_enough():
    position = play(field("footsoldiers@C[1,1,1]", WARRIORS), "Alpha act aA; melee; at bA; row 1\nroll 5 6 2")
    assert grid(position, "bA") == "[x,x/3,3]"
    position = play(field("footsoldiers@C[1,1,1]", WARRIORS), "Alpha act aA; melee; at bA; row 1\nroll 6 4 1")
    assert grid(position, "bA") == "[5,6/3,3]"
    position = play(field("archers@C[1/1]", WARRIORS), "Alpha act aA; ranged; at bA; column 2\nroll 4 5")
    assert grid(position, "bA") == "[5,6/3,3]"


@pytest.mark.rule("S2", "R21", "D16")
def test_s2_sixes_add_dice_again_and_again():
    target = "toxic-maelstrom@C[6,6,6/6,6,6/6,6,5]"
    position = play(field("footsoldiers@C[1,1,1]", target), "Alpha act aA; melee; at bA; row 1\nroll 6 6 6 1 4")
    assert grid(position, "bA") == "[x,x,x/6,6,6/6,6,5]"
    missed = play(field("footsoldiers@C[1,1,1]", target), "Alpha act aA; melee; at bA; row 1\nroll 6 6 1 5")
    assert grid(missed, "bA") == "[6,6,6/6,6,6/6,6,5]"


@pytest.mark.rule("R22", "R28")
def test_one_line_is_crossed_out_and_crossed_squares_count_nothing():
    position = field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,x,5/3,6,x]")
    assert after(position, "act aA; melee; at bA") == ["column 1", "column 2", "column 3", "row 1", "row 2"]
    play(position, "Alpha act aA; melee; at bA; column 3\nroll 2 4")
    assert grid(position, "bA") == "[4,x,x/3,6,x]"
    assert "column 3" not in after(
        field("footsoldiers@C[1,1,1]", "zombie-horde@C[4,x,x/3,6,x]"), "act aA; melee; at bA"
    )


@pytest.mark.rule("R23", "R28")
def test_melee_is_for_the_same_zone_and_enemies():
    position = field(
        "footsoldiers@C[1,1,1] archers@C[1/1]", "critters@C[1] critters@BB[1] critters@AB[1] critters@C[x]"
    )
    assert after(position, "act aA; melee") == ["at bA"]


@pytest.mark.rule("R24")
def test_ranged_reaches_one_zone():
    enemies = "critters@AB[1] critters@C[1] critters@BB[1]"
    assert after(field("archers@AB[1/1]", enemies), "act aA; ranged") == ["at bA", "at bB"]
    assert after(field("archers@C[1/1]", enemies), "act aA; ranged") == ["at bA", "at bB", "at bC"]


@pytest.mark.rule("S4", "R25", "R26")
def test_s4_critical_takes_a_square_and_snipe_only_from_the_next_zone():
    blades = "dark-blades@C[1,1/1,1]"
    position = play(
        field(blades, "zombie-horde@C[6,1,1/1,1,1]"), "Alpha act aA; critical; at bA; square r1c1\nroll 3 4"
    )
    assert grid(position, "bA") == "[x,1,1/1,1,1]"
    position = play(field(blades, "zombie-horde@BB[6,1,1/1,x,1]"), "Alpha act aA; snipe; at bA; square r1c1\nroll 3 3")
    assert grid(position, "bA") == "[6,1,1/1,x,1]"
    assert after(field(blades, "zombie-horde@BB[6,1,x/1,1,x]"), "act aA; snipe; at bA") == [
        "square r1c1",
        "square r1c2",
        "square r2c1",
        "square r2c2",
    ]
    everywhere = "critters@AB[1] critters@C[1] critters@BB[1]"
    home = field("dark-blades@AB[1,1/1,1]", everywhere)
    assert after(home, "act aA; snipe") == ["at bB"]
    assert after(home, "act aA; critical") == ["at bA"]


@pytest.mark.rule("S3", "R27", "B40", "B41")
def test_s3_a_siege_goes_square_by_square():
    position = field("rain-of-fire@AB[1,1/1,1]", "venom-spitters@BB[4/2] critters@BB[1]")
    play(position, "Alpha act aA; siege; at bA\nroll 4 3")
    assert grid(position, "bA") == "[4/x]"
    for dice, left in (("6 1 1", "[x/2]"), ("5 1", "[6/2]")):
        position = field("rain-of-fire@AB[1,1/1,1]", "venom-spitters@BB[6/2]")
        play(position, f"Alpha act aA; siege; at bA\nroll {dice}")
        assert grid(position, "bA") == left


@pytest.mark.rule("R27", "B41", "B52")
def test_the_defender_names_as_many_squares_as_there_are_dice():
    position = field("rain-of-fire@C[1,1/1,1]", "zombie-horde@BB[1,2,3/x,5,6] critters@C[1] critters@AB[1]")
    assert after(position, "act aA; siege") == ["at bA", "at bC"]
    play(position, "Alpha act aA; siege; at bA")
    assert asked(position) == "Beta"
    choices = moves(position)
    assert len(choices) == 10
    assert "squares r1c3 r2c2 r2c3" in choices
    play(position, "Beta squares r1c3 r2c2 r2c3\nroll 4 5 6 1")
    assert grid(position, "bA") == "[1,2,x/x,5,x]"


@pytest.mark.rule("X2", "R27")
def test_x2_four_dice_can_destroy_four_squares():
    position = field("dracolich@AB[1,1,1/1,8,1/1,1,1]", f"{WARRIORS} critters@BB[1]")
    play(position, "Alpha act aA; siege; at bA\nroll 6 1 6 2 4 4")
    assert grid(position, "bA") == "[x,x/x,x]"


@pytest.mark.rule("R27")
def test_surplus_dice_of_a_siege_are_wasted():
    position = field("toxic-maelstrom@AB[1,1,1/1,1,1/1,1,1]", "critters@BB[5] critters@BB[1]")
    play(position, "Alpha act aA; siege; at bA\nroll 5")
    assert grid(position, "bA") == "[5]"


@pytest.mark.rule("R21")
def test_the_attacker_picks_the_type_each_time():
    position = field("lance-bearers@C[1,1,1,1]", "critters@C[1]")
    assert {"melee", "critical"} <= set(after(position, "act aA"))


@pytest.mark.rule("S5", "R35", "D10", "B53", "R28")
def test_s5_defensive_formation_adds_three_to_lines():
    bearers = "lance-bearers@C[3,1,4,2](formation)"
    attacker = "lance-bearers@C[1,1,1,1]"
    hit = play(field(attacker, bearers), "Alpha act aA; melee; at bA; column 2\nroll 4 1")
    assert grid(hit, "bA") == "[3,x,4,2]"
    missed = play(field(attacker, bearers), "Alpha act aA; melee; at bA; column 2\nroll 3 1")
    assert grid(missed, "bA") == "[3,1,4,2]"
    row = play(field(attacker, bearers), "Alpha act aA; melee; at bA; row 1\nroll 6 6 1 1")
    assert grid(row, "bA") == "[x,x,x,x]"
    row = play(field(attacker, bearers), "Alpha act aA; melee; at bA; row 1\nroll 6 5 2")
    assert grid(row, "bA") == "[3,1,4,2]"
    critical = play(field(attacker, bearers), "Alpha act aA; critical; at bA; square r1c2\nroll 1 1")
    assert grid(critical, "bA") == "[3,x,4,2]"
    shot = play(field("archers@AB[1/1]", bearers), "Alpha act aA; ranged; at bA; column 4\nroll 3 2")
    assert grid(shot, "bA") == "[3,1,4,2]"
    assert "column 2" not in after(field(attacker, "lance-bearers@C[3,x,4,2](formation)"), "act aA; melee; at bA")


@pytest.mark.rule("R20", "R22")
def test_an_attacked_unit_is_marked_hit_or_miss_and_the_last_square_defeats_it():
    position = play(field("footsoldiers@C[1,1,1]", WARRIORS), "Alpha act aA; melee; at bA; row 1\nroll 1 1")
    assert marks(position, "bA") == {"attacked"}
    position = field("footsoldiers@C[1,1,1]", "critters@C[2] critters@C[3]")
    play(position, "Alpha act aA; melee; at bA; column 1\nroll 1 2")
    assert grid(position, "bA") == "[x]"
    assert moves(position) == ["move AB", "done"]
