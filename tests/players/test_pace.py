"""A slow device gets fewer simulations."""

from __future__ import annotations

import pytest

from warbones.players.pace import Pace


def test_a_search_that_fits_the_time_gets_all_its_simulations() -> None:
    pace = Pace(3.0)
    pace.note("keep", 1000, 0.1)
    assert pace.within("keep", 20_000) == 20_000
    assert pace.shares == {"keep": 1.0}


def test_a_slow_device_gets_as_many_as_it_manages() -> None:
    pace = Pace(3.0)
    pace.note("keep", 1000, 1.0)
    assert pace.within("keep", 12_000) == 3000
    assert pace.shares["keep"] == pytest.approx(0.25)


def test_the_slowest_device_gets_one() -> None:
    pace = Pace(3.0)
    pace.note("keep", 1, 60.0)
    assert pace.within("keep", 50_000) == 1


def test_a_first_search_is_short_and_measures_each_game_alone() -> None:
    pace = Pace(3.0)
    assert not pace.knows("army")
    assert pace.trial(20_000) == 2000
    pace.note("army", 2000, 0.5)
    assert pace.knows("army")
    assert not pace.knows("keep")
