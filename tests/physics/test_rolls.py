"""The browser's forecast of throws, compared with the physics it was measured from; see `python -m bench.rolls`."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from bench.hands import at_empty_board, rate
from bench.rolls import SHOTS, WRITTEN
from warbones.physics.hands import HANDS
from warbones.physics.model import FOAMS

ROLLS = json.loads(WRITTEN.read_text())


def test_the_browser_knows_the_hands_and_foams_of_the_physics() -> None:
    assert ROLLS["hands"] == {name: asdict(hand) for name, hand in HANDS.items() if name != "none"}
    assert set(ROLLS["foams"]) == set(FOAMS) - {""}


def test_the_first_suggested_throw_stays_as_often_as_an_average_hand_can() -> None:
    """Held flat and let go from above, 74 to 79 in 100 stay (`python -m bench.hands`). Two standard errors are 0.07."""
    assert rate(at_empty_board("average"), SHOTS[0], range(200)) == pytest.approx(0.74, abs=0.07)
