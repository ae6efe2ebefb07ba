"""Whole games in the pseudo-locale: everything to read is a message of the catalogue.

``python -m tests.web.pseudo`` also lists text that is cut off in whole games, with pictures.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.effort import rows
from tests.web.pseudo import SIZES, Walk, lesson, pages, tables, walk
from tests.web.server_process import Served
from warbones import GAMES

WINDOWS = {"desk": "page", "phone": "phone"}
FEW = 12
"""Stops of the short walk: enough to see the draft and the overlays beside the table."""


def window(request: pytest.FixtureRequest, size: str) -> Page:
    """Return a page of a size."""
    found: Page = request.getfixturevalue(WINDOWS[size])
    return found


def test_a_game_begins_in_the_pseudo_locale_on_a_phone(served: Served, phone: Page) -> None:
    walked = walk(phone, served, "dicewing", "phone", most=FEW)
    assert walked.stops >= FEW
    assert walked.wrong == {}


@pytest.mark.torture
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("game", "size"), rows([(game, size) for game in GAMES for size in SIZES], []))
def test_a_whole_game_has_no_text_outside_the_catalogue(
    served: Served, request: pytest.FixtureRequest, game: str, size: str
) -> None:
    walked = walk(window(request, size), served, game, size)
    assert walked.over
    assert walked.english == {}


@pytest.mark.torture
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", [pages, tables])
def test_pages_have_no_text_outside_the_catalogue(
    served: Served, request: pytest.FixtureRequest, size: str, look: Callable[[Page, Served, str], Walk]
) -> None:
    walked = look(window(request, size), served, size)
    assert walked.stops
    assert walked.wrong == {}


@pytest.mark.torture
@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "size"), rows([(game, size) for game in GAMES for size in SIZES], []))
def test_a_lesson_has_no_text_outside_the_catalogue(
    served: Served, request: pytest.FixtureRequest, game: str, size: str
) -> None:
    walked = lesson(window(request, size), served, game, size)
    assert walked.stops
    assert walked.wrong == {}
