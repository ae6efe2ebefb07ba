"""The wording of the golden games fits: none is cut, in English or when a third longer, even on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.effort import rows
from tests.web.pseudo import SIZES, Walk, looked_through, pages, tables
from tests.web.server_process import Served
from tests.web.test_pseudo import window
from warbones import GAMES

FEW = 4
"""The number of scenes to check in every run."""

ALL = [(game, size) for game in GAMES for size in SIZES]


def test_the_first_texts_of_a_game_fit_a_phone(served: Served, phone: Page) -> None:
    seen = looked_through(phone, served, "dicewing", "phone", locale="en", most=FEW)
    assert seen.stops >= FEW
    assert seen.cut == {}


@pytest.mark.torture
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "size"), rows(ALL, []))
def test_no_text_is_cut_in_english(served: Served, request: pytest.FixtureRequest, game: str, size: str) -> None:
    assert looked_through(window(request, size), served, game, size, locale="en").cut == {}


@pytest.mark.torture
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "size"), rows(ALL, []))
def test_texts_that_are_a_third_longer_fit(
    served: Served, request: pytest.FixtureRequest, game: str, size: str
) -> None:
    assert looked_through(window(request, size), served, game, size).wrong == {}


@pytest.mark.torture
@pytest.mark.timeout(900)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", [pages, tables])
def test_pages_fit_in_english(
    served: Served, request: pytest.FixtureRequest, size: str, look: Callable[..., Walk]
) -> None:
    assert look(window(request, size), served, size, locale="en").cut == {}
