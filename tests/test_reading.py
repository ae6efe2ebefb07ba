"""What is said of names that are not known."""

from __future__ import annotations

import pytest

from warbones import BrokenPosition, load


def test_of_many_names_an_error_tells_the_nearest() -> None:
    with pytest.raises(
        BrokenPosition, match=r"no die 'captain9'; the nearest of the 65 are captain\d, captain\d, capt"
    ):
        load("army").at("roll 1.2 | Alpha: captain9=sw | trays: Alpha=bonus Beta=unrolled")


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        (
            "battle",
            "unit 1 | Alpha: spiker@AB[1/1]",
            r"no unit 'spiker'; the nearest of the 30 are spikers, \S+, \S+\.",
        ),
        (
            "indicesion",
            "turn 1 | start=Alpha | Alpha: mauve1",
            r"no die 'mauve1'; the nearest of the 36 are \w+, \w+, \w+\.",
        ),
    ],
)
def test_a_refusal_never_lists_all_units_or_dice(game: str, line: str, said: str) -> None:
    with pytest.raises(BrokenPosition, match=said) as refused:
        load(game).at(line)
    assert len(str(refused.value)) < 120


def test_of_few_names_an_error_tells_all() -> None:
    with pytest.raises(BrokenPosition, match=r"no seat 'Gamma'; there are Alpha, Beta\."):
        load("keep").at("move 2 turn=Gamma")
