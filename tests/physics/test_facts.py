"""Facts of a throw: face up, crooked, on a board, on another die, each tested by a scene built by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.physics.scenes import EDGE, HIGH, LOW, pose, world
from warbones import Pose
from warbones.physics.facts import lies
from warbones.physics.model import METRE, ROUNDED


def facts(**dice):
    """Return how each die lies, by name: its face, the boards it is on, the dice beneath."""
    return {lie.die: (lie.face, lie.on, lie.beneath) for lie in lies(*world(dice))}


@pytest.mark.parametrize("face", range(1, 7))
def test_the_face_that_looks_up(face):
    assert facts(red=pose(0, 0, LOW, face)) == {"red": (face, (), ())}
    assert facts(red=pose(0, 0, LOW, face, (0, 0, 37)))["red"][0] == face


@pytest.mark.parametrize(("lean", "face"), [(0, 5), (20, 5), (34, 5), (36, 0), (45, 0)])
def test_a_die_that_leans_more_than_35_degrees_is_crooked(lean, face):
    assert facts(red=pose(0, 0, LOW + 800, 5, (lean, 0, 0)))["red"][0] == face


def test_a_die_on_a_board_wholly_or_in_part():
    assert facts(red=pose(0, -22860, HIGH)) == {"red": (1, ("Alpha",), ())}
    assert facts(red=pose(12700, -22860, HIGH)) == {"red": (1, ("Alpha",), ())}
    assert facts(red=pose(0, -22860 + 12700 + 1500, HIGH)) == {"red": (1, ("Alpha",), ())}


def test_touching_the_side_of_a_board_is_not_enough():
    beside = 12700 + EDGE // 2 - 60
    assert facts(red=pose(beside, -22860, LOW)) == {"red": (1, (), ())}
    assert facts(red=pose(0, 0, LOW)) == {"red": (1, (), ())}


@pytest.mark.rule("R11")
@pytest.mark.parametrize("pressed", [0, 20, 60])
def test_touching_a_board_s_side_with_an_upright_edge_is_not_enough(pressed):
    rounding = ROUNDED * METRE
    corner = 12700 + sqrt(2) * (EDGE / 2 - rounding) + rounding - pressed
    assert facts(red=pose(corner, -22860, LOW, 1, (0, 0, 45))) == {"red": (1, (), ())}


@pytest.mark.rule("R11", "R16")
def test_a_part_above_a_board_counts_whatever_holds_it_there():
    leaning = facts(red=pose(0, -22860 + 12700 + 2000, 2576, 1, (40, 0, 0)))
    assert leaning == {"red": (0, ("Alpha",), ())}
    clear = facts(red=pose(0, -22860 + 12700 + 2700, 2576, 1, (40, 0, 0)))
    assert clear == {"red": (0, (), ())}
    pinned = facts(
        red=Pose(at=(2360, 26705, 5023), turn=(-301, 25661, -15468, 13261)),
        a=Pose(at=(2581, 31433, 3171), turn=(-19128, 19142, 13052, -13077)),
        b=Pose(at=(6885, 26611, 3214), turn=(16772, -16439, -16329, -15984)),
        c=Pose(at=(-796, 24401, 3175), turn=(58, -31055, -10453, -66)),
    )
    assert pinned["red"] == (0, ("Beta",), ())


@pytest.mark.rule("R11")
def test_a_board_s_corner_below_a_leaning_die_s_face_is_enough():
    corner = pose(12700 + 900, -22860 + 12700 + 900, 2700, 1, (25, -25, 0))
    assert facts(red=corner)["red"][1] == ("Alpha",)


def test_a_die_leaning_over_the_edge_is_on_the_board():
    assert facts(red=pose(14_502, -22860, 2411, 1, (0, 25, 0)))["red"][1] == ("Alpha",)


def test_a_die_that_only_leans_against_another_does_not_rest_on_it():
    beside = facts(red=pose(0, 0, LOW), blue=pose(EDGE - 50, 0, LOW))
    assert beside == {"red": (1, (), ()), "blue": (1, (), ())}


def test_a_tower_on_a_board():
    tower = facts(
        a=pose(0, -22860, HIGH), b=pose(300, -22860, HIGH + EDGE - 60), c=pose(0, -22860, HIGH + 2 * (EDGE - 60), 4)
    )
    assert tower == {"a": (1, ("Alpha",), ()), "b": (1, ("Alpha",), ("a",)), "c": (4, ("Alpha",), ("b",))}


def test_a_bridge_over_two_dice():
    bridge = facts(a=pose(-2500, -22860, HIGH), b=pose(2500, -22860, HIGH), c=pose(0, -22860, HIGH + EDGE - 60, 6))
    assert bridge["c"] == (6, ("Alpha",), ("a", "b"))


def test_a_tower_beside_a_board_that_leans_over_it_is_above_it():
    tower = facts(a=pose(14700, -22860, LOW), b=pose(13300, -22860, LOW + EDGE - 60))
    assert tower == {"a": (1, (), ()), "b": (1, ("Alpha",), ("a",))}
    clear = facts(a=pose(16700, -22860, LOW), b=pose(16700, -22860, LOW + EDGE - 60))
    assert clear["b"] == (1, (), ("a",))
