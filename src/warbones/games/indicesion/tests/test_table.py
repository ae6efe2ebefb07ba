"""Throws by a table of chances, without physics (B1)."""

from __future__ import annotations

import pytest

from warbones.games.indicesion.tests.script import at, lying, phase, play, points

HEAD = "turn 1 mode=drafting throw_model=table{} | start=Alpha turn=Alpha asked=Alpha | Alpha: {} pink2 | Beta: blue1"


def thrown(die, table, faces, options=""):
    """Return the position after Alpha threw a die at Beta's board and these faces were rolled."""
    position = at(f"{HEAD.format(options, die)} | table: {table}")
    return play(position, f"Alpha throw {die.rstrip('123456')} at Beta\nroll {faces}")


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("faces", "worth"),
    [("1 6", 4), ("5 6", 4), ("6 6", 4), ("7 6", 6), ("8 6", 6), ("9 6", 12), ("10 6", 12), ("11 6", 10), ("20 1", 5)],
)
def test_a_d20_decides_the_place_and_another_die_the_face(faces, worth):
    assert points(thrown("pink1", "blue2=4@Beta", faces))[1] == worth


@pytest.mark.rule("B1")
def test_without_a_die_on_the_board_none_is_hit():
    for faces in ("7 5", "10 5"):
        assert points(thrown("pink1", "blue2=4@Alpha", faces)) == [4, 5]


@pytest.mark.rule("B1")
def test_a_further_die_decides_the_die_that_is_hit():
    position = thrown("pink1", "blue2=4@Beta green1=3@Beta", "7 6 2")
    assert points(position)[1] == 6 + 4
    assert phase(position).name == "RESPAWN"
    assert position.legal(1)[0].text == "respawn green1"
    position.act(1, "respawn green1")
    assert points(position)[1] == 6 + 4 + 3


@pytest.mark.rule("R28", "B1")
def test_red_burns_the_die_it_hits_and_the_die_that_hits_it():
    assert "blue2" not in lying(thrown("red1", "blue2=4@Beta", "9 6"))
    assert points(thrown("red1", "blue2=4@Beta", "9 6"))[1] == 6
    assert "pink1" not in lying(thrown("pink1", "red2=4@Beta", "9 6"))
    assert points(thrown("red1", "red2=4@Beta", "9 6", " red_vs_red=none"))[1] == 12
    assert not {"red1", "red2"} & set(lying(thrown("red1", "red2=4@Beta", "9 6")))


@pytest.mark.rule("B1", "R28")
def test_dice_on_a_burned_die_come_down_on_the_board():
    drawn = "green1=2@Beta pink1=x^green1"
    assert points(thrown("red1", drawn, "9 3 1"))[1] == 3


@pytest.mark.rule("R28", "B1")
@pytest.mark.parametrize("burn_alike", ["both", "none"])
def test_a_red_die_burns_a_tower_down_to_the_board(burn_alike):
    position = thrown("red1", "green1=2@Beta^blue2 blue2=4@Beta", "9 3", f" red_vs_red={burn_alike}")
    assert not {"green1", "blue2"} & set(lying(position))
    assert points(position)[1] == 3


@pytest.mark.rule("R32", "B25")
def test_a_reroll_needs_no_settling():
    position = thrown("orange1", "blue2=4@Beta", "1 6")
    position.act(0, "reroll")
    assert phase(position).name == "REROLL"
