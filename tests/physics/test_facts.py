"""What counts as face up, crooked, on a board, on another die: each shown by a scene built by hand."""

from __future__ import annotations

import pytest

from tests.physics.scenes import EDGE, HIGH, LOW, pose, world
from warbones.physics.facts import lies


def facts(**dice):
    """Return how dice lie, by name: face, boards, dice beneath."""
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
