"""What is said of names that are not known."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, load


def test_of_many_names_an_error_tells_the_nearest() -> None:
    with pytest.raises(
        BrokenPosition, match=r"no die 'captain9'; the nearest of the 65 are captain\d, captain\d, capt"
    ):
        load("army").at("roll 1.2 | Alpha: captain9=sw | trays: Alpha=bonus Beta=unrolled")


def test_of_few_names_an_error_tells_all() -> None:
    with pytest.raises(BrokenPosition, match=r"no seat 'Gamma'; there are Alpha, Beta\."):
        load("keep").at("move 2 turn=Gamma")
