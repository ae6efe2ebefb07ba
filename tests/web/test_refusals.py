"""Refusals fit the prompt bar of a phone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.web.pseudo import LOOK
from tests.web.refusals import Refusing, problems
from tests.web.server_process import Served
from warbones.core.messages import Msg


def cut(page: Page, served: Served, refused: Sequence[Msg]) -> list[str]:
    """Return everything that is cut off while any of these refusals is shown."""
    table = Refusing(page, served)
    found = set[str]()
    for problem in refused:
        table.refuse(problem)
        found.update(each["words"] for each in page.evaluate(LOOK) if each["kind"] == "cut")
    return sorted(found)


def test_the_longest_refusals_fit_a_phone(served: Served, phone: Page) -> None:
    every = {each.key: each for each in problems()}
    assert cut(phone, served, [every["refused-seat-key"], every["refused-hint-random-bot"]]) == []


@pytest.mark.torture
@pytest.mark.timeout(900)
def test_every_refusal_fits_a_phone(served: Served, phone: Page) -> None:
    assert cut(phone, served, [*problems()]) == []
